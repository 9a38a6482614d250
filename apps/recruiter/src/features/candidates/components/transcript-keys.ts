/** List of shortcuts: the keys of each action, with the action's name. */
export type KeyList = readonly (readonly [readonly string[], string])[];

/** The keys of a candidate's transcript, as the help lists them. */
export const TRANSCRIPT_KEYS: KeyList = [
  [['J', 'K'], 'Candidat suivant, précédent'],
  [['→', '←'], 'Candidat suivant, précédent'],
  [['P'], 'Planifier un entretien'],
  [['R'], 'Rejeter'],
  [['Z'], 'Annuler le dernier rejet'],
  [['?'], 'Afficher ces raccourcis'],
];
