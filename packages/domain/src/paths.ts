/**
 * The pages of the recruiter's app, with paths spelled as in the specification. The app renders them, and the server answers each
 * path with the app's shell. `:name` is a parameter, `:name?` an optional one. Case does not matter in the browser.
 */
export const recruiterPaths = {
  signup: '/Signup',
  login: '/Login',
  signin: '/signin',
  /** Page to which the identity provider sends the browser back; the provider's configuration contains this path. */
  providerReturn: '/Login/Retour',
  verify: '/verify',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Page behind the link of an invitation to a team. */
  join: '/Rejoindre',
  /** Page on which a person of several companies chooses one. */
  companies: '/Entreprises',
  onBoarding: '/OnBoarding',
  jobs: '/Jobs',
  jobQuestions: '/Jobs/:jobId/Questions',
  editJob: '/Jobs/:jobId/Modifier',
  poster: '/Jobs/:jobId/Affiche',
  createJob: '/CreateJob',
  dashboard: '/Dashboard',
  /** Page on which the company tries the interview of its own offer. */
  trial: '/Jobs/:jobId/Essai',
  /** Fairness report of one offer (`?offre=`) or of all. */
  fairness: '/Equite',
  /** Instructions for companies on how to use the evaluation. */
  instructions: '/ModeEmploi',
  interviews: '/Interviews',
  interviewChat: '/InterViewChat/:candidateId?',
  pricing: '/Pricing',
  settings: '/Settings',
} as const;

/** The path of a page that has one parameter. */
export function pathWith(pattern: string, value: string): string {
  return pattern.replace(/:\w+\??/, () => encodeURIComponent(value));
}
