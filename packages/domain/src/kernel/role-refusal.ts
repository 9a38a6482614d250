/** Message for a missing role. It is not in the table of errors, so that a page that shows it does not load all the other messages. */
export const ROLE_REFUSAL =
  'Votre rôle ne permet pas cette action. Une personne qui administre le compte peut le changer.';
