/**
 * The features in rank order: on the server and in the domain, a feature may import only from earlier ones. A front end has the same
 * names without ranks, because its pages combine features. A new feature is refused until it is listed here.
 */
export const FEATURES = [
  // Rate limits; they know only keys.
  'limits',
  // The outbox, which every other feature writes to.
  'mails',
  'companies',
  'auth',
  // The audit trail: who read or decided what. Every feature that gives access or decides writes to it.
  'audit',
  // The operator's actions on accounts, which are recorded in the audit trail.
  'accounts',
  // Costs of the language model; every feature that calls it writes here.
  'usage',
  'plans',
  // A company's own words of mails to candidates.
  'templates',
  'jobs',
  // The people of a company: invitations, roles, and which offers each person sees.
  'team',
  'candidates',
  'interviews',
  // The words of contacts, CVs and answers, by which people are found.
  'search',
  'evaluations',
  // The text for candidates about their own interview, sent once a person approved it.
  'feedback',
  'hindsight',
  // Similar answers of different candidates, as facts without a score.
  'copies',
  'reports',
  'invitations',
  // A person's private feed of meetings, and the weekly hours that slots are offered from.
  'calendar',
  // Candidates' actions on their own data; the feature joins all of the above.
  'own-data',
  // Candidates' consent to be contacted for other offers, and the people who gave it.
  'pool',
  // Candidates' objections and requests for a human review, and the company's answer.
  'reviews',
  // Opinions of people on a candidate: opinions by a link, comments, scorecards, and the history of an application.
  'opinions',
  // The work that awaits a person of the company, over all offers, and when each person last opened an offer.
  'desk',
  // Mails to candidates in their file, and mails before they are sent.
  'messages',
  // Operations on a whole company: export, suspension, erasure.
  'lifecycle',
] as const;

/** The front ends have two features more: the public pages, and the recruiter's command palette. */
export const WEB_FEATURES = [...FEATURES, 'site', 'palette'] as const;

export function rankOf(feature: string): number {
  return (FEATURES as readonly string[]).indexOf(feature);
}
