export const CANDIDATE_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];
export const STATUS_LABELS: Readonly<Record<CandidateStatus, string>> = {
  PENDING: 'En attente',
  ACCEPTED: 'Invité',
  REJECTED: 'Rejeté',
};

/** Shown instead of the status once the candidate has withdrawn. */
export const WITHDRAWN_LABEL = 'Retirée';

export const REPORT_STATUSES = ['NONE', 'GENERATING', 'READY', 'FAILED'] as const;

/** States of a candidate's interview. */
export const INTERVIEW_STATES = ['REGISTERED', 'STARTED', 'COMPLETED', 'EXPIRED', 'TAKEN'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];
export const INTERVIEW_STATE_LABELS: Readonly<Record<InterviewState, string>> = {
  REGISTERED: 'Inscrit',
  STARTED: 'En cours',
  COMPLETED: 'Terminé',
  EXPIRED: 'Expiré',
  TAKEN: 'Déjà passé',
};

export const CANDIDATE_SORTS = ['createdAt', 'firstName', 'score'] as const;
export const CANDIDATE_PAGE_SIZE = 5;
export const MAX_PAGE_SIZE = 50;

/** Reasons that the rejection dialog proposes; a recruiter can also write another one or give none. */
export const REJECTION_REASONS = [
  'Profil éloigné des exigences du poste',
  'Expérience insuffisante pour ce poste',
  'Réponses trop peu précises',
  'Disponibilité ou prétentions incompatibles',
  'Un autre candidat est retenu',
] as const;
export const MAX_REASON_LENGTH = 300;
/** Maximum number of candidates per decision. */
export const MAX_DECISIONS = 50;
export const MAX_NOTES_LENGTH = 5000;
/** How long a rejection can be undone from its notification. */
export const UNDO_MS = 10_000;
/** Contents of an export: the list as shown, or with the whole evaluation. */
export const EXPORT_CONTENTS = ['list', 'evaluation'] as const;
export type ExportContent = (typeof EXPORT_CONTENTS)[number];
