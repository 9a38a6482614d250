/** Mails to candidates that a company may word itself. */
export const TEMPLATE_KINDS = ['INVITATION', 'REJECTION', 'WAITING', 'PROPOSAL'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];
export const TEMPLATE_NAMES: Readonly<Record<TemplateKind, string>> = {
  INVITATION: 'Invitation',
  REJECTION: 'Refus',
  WAITING: 'Liste d’attente',
  PROPOSAL: 'Autre offre',
};

/** Names in double braces that are replaced when a mail is written; nothing else is. */
export const VARIABLES = ['prenom', 'poste', 'entreprise'] as const;
export type Variable = (typeof VARIABLES)[number];

export const MAX_SUBJECT_LENGTH = 120;
export const MAX_TEMPLATE_LENGTH = 4000;
