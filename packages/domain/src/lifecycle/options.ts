/** For how many days an export waits to be fetched. */
export const EXPORT_DAYS = 7;

/** For how many days a company that has asked for its erasure may change its mind. */
export const ERASURE_DELAY_DAYS = 7;

export const EXPORT_STATES = ['RUNNING', 'READY', 'FAILED'] as const;

/** The format of an export, in its `export.json`; docs/company-export.md describes it. */
export const EXPORT_FORMAT = 'kafaa-company-1';

/** What an export may leave out: answers, where no plan of the company ever showed them. */
export const EXPORT_PARTS = ['answers'] as const;
