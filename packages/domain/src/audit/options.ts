/** The actor: an account of the company, the candidate, the installation's operator, or the retention task. */
export const AUDIT_ACTORS = ['RECRUITER', 'CANDIDATE', 'OPERATOR', 'RETENTION'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];

/** Audit events: each reading of a candidate's data or of results derived from it, and each decision by a person. */
export const AUDIT_ACTIONS = [
  'CV_READ',
  'TRANSCRIPT_READ',
  'REPORT_READ',
  'EXPORTED',
  'INVITED',
  'INVITATION_MOVED',
  'INVITATION_WITHDRAWN',
  'REJECTED',
  'REJECTION_UNDONE',
  'POINTS_GIVEN_BACK',
  'POINTS_TAKEN_AGAIN',
  'LEVEL_SET',
  'LEVEL_REMOVED',
  'RECALCULATED',
  'HOUSE_TURNED_ON',
  'HOUSE_TURNED_OFF',
  'COPIES_READ',
  'COPY_SET_ASIDE',
  'COPY_TAKEN_UP',
  'CORRECTED',
  'WITHDRAWN',
  'RESUMED',
  'INTERVIEW_REOPENED',
  'ERASED',
  'CONTESTED',
  'PERSON_ASKED',
  'REVIEW_ANSWERED',
  'COMPANY_EXPORTED',
  'PASSWORD_RESET',
  'ACCOUNT_CONFIRMED',
  'LOGIN_CHANGED',
  'COMPANY_SUSPENDED',
  'COMPANY_RESUMED',
  'COMPANY_ERASURE_ASKED',
  'COMPANY_ERASURE_CANCELLED',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
