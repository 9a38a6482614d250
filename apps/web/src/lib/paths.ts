/** Every page of the recruiter's app and of the public site, spelled as the specification does. */
export const paths = {
  home: '/',
  privacy: '/Privacy',
  terms: '/Privacy#conditions',
  cookies: '/Privacy#cookies',
  method: '/Methode',
  about: '/About',
  contact: '/Contact',
  thanks: '/Merci',
  api: '/api/docs',
  signup: '/Signup',
  login: '/Login',
  signin: '/signin',
  verify: '/verify',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  onBoarding: '/OnBoarding',
  jobs: '/Jobs',
  jobQuestions: (jobId: string) => `/Jobs/${encodeURIComponent(jobId)}/Questions`,
  createJob: '/CreateJob',
  dashboard: '/Dashboard',
  /** Of one offer (`?offre=`) or of all. */
  fairness: '/Equite',
  /** How the evaluation is to be used, for companies. */
  instructions: '/ModeEmploi',
  interviews: '/Interviews',
  interviewChat: (candidateId: string) => `/InterViewChat/${encodeURIComponent(candidateId)}`,
  pricing: '/Pricing',
  settings: '/Settings',
  apply: (jobId: string) => `/Apply/${encodeURIComponent(jobId)}`,
} as const;

/** The parts of the landing page that the header of a visitor names. */
export const anchors = [
  { href: '/#features', label: 'Fonctionnalités' },
  { href: '/#how-it-works', label: 'Process' },
  { href: '/#pricing', label: 'Tarifs' },
] as const;

/** The pages that the header of a logged-in recruiter names. */
export const recruiterLinks = [
  { href: paths.jobs, label: 'Emplois' },
  { href: paths.dashboard, label: 'Dashboard' },
  { href: paths.interviews, label: 'Entretiens' },
  { href: paths.pricing, label: 'Tarifs' },
  { href: paths.settings, label: 'Compte' },
] as const;

/** The columns of the footer, below public pages and the recruiter's alike. */
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
