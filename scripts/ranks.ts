/**
 * The features in rank order: a feature may import only from earlier ones. The array applies to the server, the domain and the web; a
 * new feature is refused until it is listed here.
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
  'jobs',
  'candidates',
  'interviews',
  'evaluations',
  // Similar answers of different candidates, as facts without a score.
  'copies',
  'reports',
  'invitations',
  // Candidates' actions on their own data; the feature joins all of the above.
  'rights',
  // Candidates' objections and requests for a human review, and the company's answer.
  'reviews',
  // Operations on a whole company: export, suspension, erasure.
  'lifecycle',
] as const;

/** The web has additional features: the public site ranks below all others, settings and dashboard, which combine them, above. */
export const WEB_FEATURES = ['site', ...FEATURES, 'settings', 'dashboard'] as const;

export function rankOf(feature: string): number {
  return (WEB_FEATURES as readonly string[]).indexOf(feature);
}
