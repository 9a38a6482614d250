export const CANDIDATE_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];
export const STATUS_LABELS: Readonly<Record<CandidateStatus, string>> = {
  PENDING: 'En attente',
  ACCEPTED: 'Invité',
  REJECTED: 'Rejeté',
};

/** Label that replaces the status once the candidate has withdrawn. */
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

/**
 * Stages of an application, in the order of the path. The first four follow from the interview while the status is PENDING. The
 * stages from INVITED to DECLINED require the status ACCEPTED; people set all of them but INVITED.
 */
export const STAGES = [
  'REGISTERED',
  'STARTED',
  'EXPIRED',
  'TO_DECIDE',
  'INVITED',
  'MET',
  'OFFERED',
  'HIRED',
  'DECLINED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export type Stage = (typeof STAGES)[number];
export const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  REGISTERED: 'Inscrit',
  STARTED: 'En cours',
  EXPIRED: 'Lien expiré',
  TO_DECIDE: 'À décider',
  INVITED: 'Invité',
  MET: 'Rencontré',
  OFFERED: 'Offre faite',
  HIRED: 'Embauché',
  DECLINED: 'Offre refusée',
  REJECTED: 'Non retenu',
  WITHDRAWN: 'Retiré',
};
/** Stages that people set. They are stored, and require the status ACCEPTED. */
export const SET_STAGES = ['MET', 'OFFERED', 'HIRED', 'DECLINED'] as const;
export type SetStage = (typeof SET_STAGES)[number];

/** Values of `?src=` in a link to an offer, which say where the link was published; other values are not stored. */
export const SOURCES = ['whatsapp', 'facebook', 'linkedin', 'qr', 'affiche', 'lien'] as const;
export type Source = (typeof SOURCES)[number];
export const SOURCE_LABELS: Readonly<Record<Source, string>> = {
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  qr: 'Code QR',
  affiche: 'Affiche',
  lien: 'Lien court',
};

/** Steps of an offer's funnel. */
export const FUNNEL_STEPS = ['FORM', 'STARTED', 'FINISHED', 'INVITED', 'MET', 'OFFERED', 'HIRED'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
export const FUNNEL_LABELS: Readonly<Record<FunnelStep, string>> = {
  FORM: 'Formulaire envoyé',
  STARTED: 'Entretien commencé',
  FINISHED: 'Entretien terminé',
  INVITED: 'Invitation envoyée',
  MET: 'Rencontre faite',
  OFFERED: 'Offre faite',
  HIRED: 'Embauche',
};

/** Label of the openings of the offer's page. They are not a step of the funnel, because they count openings, not people. */
export const VIEWS_LABEL = 'Ouvertures de l’offre';

export const CANDIDATE_SORTS = ['createdAt', 'firstName', 'score'] as const;
export const CANDIDATE_PAGE_SIZE = 5;
export const MAX_PAGE_SIZE = 50;

/** Reasons that the rejection dialog proposes; a recruiter can also write another one or give none. */
export const REJECTION_REASONS = [
  'Profil éloigné des exigences du poste',
  'Expérience insuffisante pour ce poste',
  'Réponses trop peu précises',
  'Disponibilité ou prétentions salariales',
  'Un autre candidat est retenu',
] as const;
export const MAX_REASON_LENGTH = 300;
/** Maximum number of candidates per decision. */
export const MAX_DECISIONS = 50;
/** Maximum length of a short answer that replaces a CV without readable text. */
export const MAX_CV_FIELD_LENGTH = 200;
export const MAX_NOTES_LENGTH = 5000;
/** Time during which the notification of a rejection offers to undo it. */
export const UNDO_MS = 10_000;
/** Contents of an export: the list as shown, or with the whole evaluation. */
export const EXPORT_CONTENTS = ['list', 'evaluation'] as const;
export type ExportContent = (typeof EXPORT_CONTENTS)[number];
