/** Apart from the table of errors, so that a page that shows this text does not load all the others. */
export const ROLE_REFUSAL =
  'Votre rôle ne permet pas cette action. Une personne qui administre le compte peut le changer.';
