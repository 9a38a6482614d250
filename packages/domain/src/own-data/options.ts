/** The state of an application, worded for the candidate. */
export const APPLICATION_STATES = [
  'REGISTERED',
  'WAITING',
  'STARTED',
  'EXPIRED',
  'SENT',
  'INVITED',
  'REJECTED',
  'WITHDRAWN',
  'TAKEN',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
export const APPLICATION_STATE_LABELS: Readonly<Record<ApplicationState, string>> = {
  REGISTERED: 'Inscription reçue',
  WAITING: 'Sur la liste d’attente',
  STARTED: 'Entretien en cours',
  EXPIRED: 'Lien d’entretien expiré',
  SENT: 'Candidature à l’étude',
  INVITED: 'Invitation à un entretien',
  REJECTED: 'Candidature non retenue',
  WITHDRAWN: 'Candidature retirée',
  TAKEN: 'Entretien déjà passé',
};

/** The steps of an application, in order. */
export const PATH_STEPS = ['REGISTERED', 'INTERVIEW', 'CV', 'READ', 'DECISION'] as const;
export type PathStep = (typeof PATH_STEPS)[number];
export const PATH_STEP_LABELS: Readonly<Record<PathStep, string>> = {
  REGISTERED: 'Inscription',
  INTERVIEW: 'Entretien',
  CV: 'CV ou parcours',
  READ: 'Lecture par l’entreprise',
  DECISION: 'Décision',
};
export const PATH_STATES = ['DONE', 'NOW', 'NEXT'] as const;

/** Number of days after which a link expires. Each mail contains a link of its own, which may be forwarded or found in an old mailbox. */
export const OWN_DATA_LINK_DAYS = 30;

/** Number of days after the interview from which levels and reasons are shown, even if the company has not decided. */
export const RESULT_SHOWN_AFTER_DAYS = 14;

/**
 * Delay after which the candidate's page shows a rejection that was not mailed yet; one that was mailed is shown at once. The
 * delay exists because a rejection can be undone, and the candidate is told by e-mail first.
 */
export const REJECTION_SHOWN_AFTER_MS = 24 * 60 * 60 * 1000;
