/**
 * The short-answer fields that replace a CV without readable text, in the order of the form. `label` asks the candidate,
 * `title` names the answer afterwards.
 */
export const CV_FIELDS = {
  diploma: { title: 'Diplôme', label: 'Votre diplôme ou niveau d’études', example: 'Licence en gestion, 2024' },
  lastExperience: {
    title: 'Dernière expérience',
    label: 'Votre dernière expérience',
    example: 'Vendeuse chez Zen, en stage',
  },
  duration: { title: 'Durée', label: 'Combien de temps a-t-elle duré\u202F?', example: '8 mois' },
  languages: { title: 'Langues', label: 'Vos langues', example: 'Arabe, français bien, anglais un peu' },
  tools: { title: 'Outils ou permis', label: 'Vos outils ou permis', example: 'Excel, caisse, permis B' },
} as const;
export type CvFieldName = keyof typeof CV_FIELDS;
export const CV_FIELD_NAMES = Object.keys(CV_FIELDS) as CvFieldName[];

/** Text that an application shows in place of an empty answer. */
export const CV_FIELD_EMPTY = 'Sans réponse';
