import { CONSENT_VERSIONS } from '#/interviews/options';

/** First version of the warning that mentions the comparison; answers given under an earlier one are not compared. */
const TOLD_FROM = CONSENT_VERSIONS.indexOf('2026-11-23');

/** Whether the candidate was told beforehand that answers are compared. */
export const mayCompare = (consentVersion: string | null): boolean =>
  CONSENT_VERSIONS.slice(TOLD_FROM).some((version) => version === consentVersion);
