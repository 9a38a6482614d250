import { pathWith, recruiterPaths } from '@kafaa/domain/paths';

/** Paths of the recruiter's app and of the public site, for links. */
export const paths = {
  ...recruiterPaths,
  jobQuestions: (jobId: string) => pathWith(recruiterPaths.jobQuestions, jobId),
  editJob: (jobId: string) => pathWith(recruiterPaths.editJob, jobId),
  poster: (jobId: string) => pathWith(recruiterPaths.poster, jobId),
  interviewChat: (candidateId: string) => pathWith(recruiterPaths.interviewChat, candidateId),
  apply: (jobId: string) => pathWith('/Apply/:jobId', jobId),
  home: '/',
  privacy: '/Privacy',
  terms: '/Privacy#conditions',
  cookies: '/Privacy#cookies',
  method: '/Methode',
  about: '/About',
  contact: '/Contact',
  thanks: '/Merci',
  api: '/api/docs',
} as const;

/** Sections of the landing page that the visitor's header links to. */
export const anchors = [
  { href: '/#features', label: 'Fonctionnalités' },
  { href: '/#how-it-works', label: 'Process' },
  { href: '/#pricing', label: 'Tarifs' },
] as const;

/** Pages that the header of a logged-in recruiter links to. */
export const recruiterLinks = [
  { href: paths.jobs, label: 'Emplois' },
  { href: paths.dashboard, label: 'Dashboard' },
  { href: paths.interviews, label: 'Entretiens' },
  { href: paths.pricing, label: 'Tarifs' },
  { href: paths.settings, label: 'Compte' },
] as const;

/** Columns of the footer, shared by the public pages and the recruiter's app. */
export const footerColumns = [
  { title: 'Produit', links: anchors },
  {
    title: 'Entreprise',
    links: [
      { href: paths.about, label: 'À propos' },
      { href: paths.method, label: 'Méthode' },
      { href: paths.contact, label: 'Contact' },
      { href: paths.login, label: 'Connexion' },
      { href: paths.api, label: 'API' },
      { href: paths.thanks, label: 'Remerciements' },
    ],
  },
  {
    title: 'Légal',
    links: [
      { href: paths.privacy, label: 'Confidentialité' },
      { href: paths.terms, label: 'Conditions d’utilisation' },
      { href: paths.cookies, label: 'Cookies' },
    ],
  },
] as const;
