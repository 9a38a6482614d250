export const CANDIDATE_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];
export const STATUS_LABELS: Readonly<Record<CandidateStatus, string>> = {
  PENDING: 'En attente',
  ACCEPTED: 'Invité',
  REJECTED: 'Rejeté',
};

export const REPORT_STATUSES = ['NONE', 'GENERATING', 'READY', 'FAILED'] as const;

/** Where the interview of a candidate stands. */
export const INTERVIEW_STATES = ['REGISTERED', 'STARTED', 'COMPLETED', 'EXPIRED'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];
export const INTERVIEW_STATE_LABELS: Readonly<Record<InterviewState, string>> = {
  REGISTERED: 'Inscrit',
  STARTED: 'En cours',
  COMPLETED: 'Terminé',
  EXPIRED: 'Expiré',
};

export const CANDIDATE_SORTS = ['createdAt', 'firstName', 'score'] as const;
export const CANDIDATE_PAGE_SIZE = 5;
export const MAX_PAGE_SIZE = 50;
