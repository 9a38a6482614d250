/** Mails to candidates for which a company may write its own text. */
export const TEMPLATE_KINDS = ['INVITATION', 'REJECTION', 'WAITING', 'PROPOSAL'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];
export const TEMPLATE_NAMES: Readonly<Record<TemplateKind, string>> = {
  INVITATION: 'Invitation',
  REJECTION: 'Refus',
  WAITING: 'Liste d’attente',
  PROPOSAL: 'Autre offre',
};

/** Variables of a template, written in double braces; a mail contains their values instead. */
export const VARIABLES = ['prenom', 'poste', 'entreprise'] as const;
export type Variable = (typeof VARIABLES)[number];

export const MAX_SUBJECT_LENGTH = 120;
export const MAX_TEMPLATE_LENGTH = 4000;
