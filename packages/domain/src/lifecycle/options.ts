/** Number of days for which an export can be downloaded. */
export const EXPORT_DAYS = 7;

/** Number of days during which a company can cancel its erasure. */
export const ERASURE_DELAY_DAYS = 7;

export const EXPORT_STATES = ['RUNNING', 'READY', 'FAILED'] as const;

/** Format name in an export's `export.json`; docs/company-export.md describes the format. */
export const EXPORT_FORMAT = 'kafaa-company-1';

/** Parts that an export may leave out: answers, if no plan of the company ever showed them. */
export const EXPORT_PARTS = ['answers'] as const;
