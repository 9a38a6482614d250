import { POOL_MONTHS } from './options.ts';

/** The sentence beside the box, which a candidate accepts or not; POOL_CONSENT_VERSION is its version. */
export const poolSentence = (companyName: string): string =>
  `J’accepte que ${companyName} me contacte pour ses autres offres, pendant ${POOL_MONTHS} mois.`;

export const POOL_FREE = 'Ce choix est libre et ne change rien à votre candidature.';
