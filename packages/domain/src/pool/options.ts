/** Version of the sentence beside the box (`poolSentence`), recorded with each consent. A changed text needs a new version. */
export const POOL_CONSENT_VERSION = '2026-11-30';

/** A consent ends by itself after this time. */
export const POOL_MONTHS = 12;
