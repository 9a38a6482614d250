/**
 * The features in rank order: a feature imports only from those before it. This one array rules the server, the
 * domain and the web, so a new feature is guarded as soon as it is written here (and refused until it is).
 */
export const FEATURES = [
  // How often somebody may call; it knows keys only.
  'limits',
  // The outbox, which every other feature writes to.
  'mails',
  'companies',
  'auth',
  // Who read or decided what; whoever lets somebody read or decide writes here.
  'audit',
  // What the operator does with accounts; it writes into the trail.
  'accounts',
  // What the language model has cost; whoever asks it writes here.
  'usage',
  'plans',
  'jobs',
  'candidates',
  'interviews',
  'evaluations',
  // Answers of different candidates that are alike: facts, no score.
  'copies',
  'reports',
  'invitations',
  // What candidates may do with their own data: it joins all of the above.
  'rights',
  // What candidates contest or ask a person for, and the company's answer.
  'reviews',
  // What happens to a company as a whole: export, suspension, erasure.
  'lifecycle',
] as const;

/** The web has pages of its own: the public site below every feature, what gathers them above. */
export const WEB_FEATURES = ['site', ...FEATURES, 'settings', 'dashboard'] as const;

export function rankOf(feature: string): number {
  return (WEB_FEATURES as readonly string[]).indexOf(feature);
}
