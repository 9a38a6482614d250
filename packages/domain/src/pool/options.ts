/** Version of the sentence beside the box (`poolSentence`), recorded with each consent. A changed text needs a new version. */
export const POOL_CONSENT_VERSION = '2026-11-30';

/** Number of months after which a consent ends by itself. */
export const POOL_MONTHS = 12;
