import { CONSENT_VERSIONS } from '#/interviews/options';

/** The warning tells of the comparison from this version on: answers that were given under an earlier one are not compared. */
const TOLD_FROM = CONSENT_VERSIONS.indexOf('2026-11-23');

/** True where the candidate was told beforehand that answers are compared. */
export const mayCompare = (consentVersion: string | null): boolean =>
  CONSENT_VERSIONS.slice(TOLD_FROM).some((version) => version === consentVersion);
