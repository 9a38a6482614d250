import { pathWith, recruiterPaths } from '@kafaa/domain/paths';

/** Paths of the recruiter's app and of the public site, for links. */
export const paths = {
  ...recruiterPaths,
  jobQuestions: (jobId: string) => pathWith(recruiterPaths.jobQuestions, jobId),
  editJob: (jobId: string) => pathWith(recruiterPaths.editJob, jobId),
  /** « À traiter », the first view of the dashboard. */
  desk: `${recruiterPaths.dashboard}?vue=a-traiter`,
  /** The form of a new offer, filled in from an existing one. */
  copyJob: (jobId: string) => `${recruiterPaths.createJob}?copie=${encodeURIComponent(jobId)}`,
  poster: (jobId: string) => pathWith(recruiterPaths.poster, jobId),
  trial: (jobId: string) => pathWith(recruiterPaths.trial, jobId),
  interviewChat: (candidateId: string) => pathWith(recruiterPaths.interviewChat, candidateId),
  apply: (jobId: string) => pathWith('/Apply/:jobId', jobId),
  home: '/',
  privacy: '/Privacy',
  terms: '/Privacy#conditions',
  cookies: '/Privacy#cookies',
  method: '/Methode',
  candidates: '/Candidats',
  about: '/About',
  contact: '/Contact',
  thanks: '/Merci',
  api: '/api/docs',
} as const;

/** Sections of the landing page that the visitor's header links to. */
export const anchors = [
  { href: '/#features', label: 'Fonctionnalités' },
  { href: '/#how-it-works', label: 'Process', title: 'Comment ça marche' },
  { href: '/#pricing', label: 'Tarifs' },
] as const;

/** Link for candidates who arrive on a page for companies. */
export const candidateDoor = { href: paths.candidates, label: 'Vous postulez\u202F?' } as const;

/** Links of a visitor's header. */
export const visitorLinks = [...anchors, candidateDoor] as const;

/** Links of the header on pages that candidates open: none leads to the sign-up of companies. */
export const candidateLinks = [
  { href: `${paths.candidates}#etapes`, label: 'L’entretien' },
  { href: `${paths.candidates}#essai`, label: 'Essayer une question' },
  { href: paths.method, label: 'Méthode' },
  { href: paths.privacy, label: 'Confidentialité' },
] as const;

/** Pages that the header of a logged-in recruiter links to. */
export const recruiterLinks = [
  { href: paths.desk, label: 'Dashboard', title: 'Ce qui vous attend, et les candidats de vos offres' },
  { href: paths.jobs, label: 'Emplois', title: 'Vos offres' },
  { href: paths.interviews, label: 'Entretiens' },
  { href: paths.pricing, label: 'Tarifs' },
  { href: paths.settings, label: 'Compte' },
] as const;

/** Links of the one-line footer under the recruiter's pages. */
export const recruiterFooterLinks = [
  { href: paths.contact, label: 'Contact' },
  { href: paths.method, label: 'Méthode' },
  { href: paths.privacy, label: 'Confidentialité' },
  { href: paths.terms, label: 'Conditions d’utilisation' },
] as const;

/** Columns of the footer of the public pages and of those before the log-in. */
export const footerColumns = [
  { title: 'Produit', links: visitorLinks },
  {
    title: 'Entreprise',
    links: [
      { href: paths.about, label: 'À propos' },
      { href: paths.method, label: 'Méthode' },
      { href: paths.contact, label: 'Contact' },
      { href: paths.login, label: 'Connexion' },
      { href: paths.api, label: 'API' },
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
