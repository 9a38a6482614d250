export const RECOMMENDATIONS = [
  'À rencontrer',
  'À approfondir',
  'Peu adapté au poste',
  'Preuves insuffisantes',
] as const;

/** The ten dimensions, in the order of the rosette: six « Parcours », then four « Personne ». */
export const DIMENSIONS = [
  { key: 'experienceMatch', label: 'Expérience', group: 'Parcours' },
  { key: 'technicalSkillsMatch', label: 'Compétences techniques', group: 'Parcours' },
  { key: 'educationMatch', label: 'Formation', group: 'Parcours' },
  { key: 'languageMatch', label: 'Langues', group: 'Parcours' },
  { key: 'seniorityMatch', label: 'Séniorité', group: 'Parcours' },
  { key: 'cvScore', label: 'CV', group: 'Parcours' },
  { key: 'mindsetScore', label: 'État d’esprit', group: 'Personne' },
  { key: 'cultureFit', label: 'Adéquation culturelle', group: 'Personne' },
  { key: 'communicationSkills', label: 'Communication', group: 'Personne' },
  { key: 'otherFactorsScore', label: 'Autres facteurs', group: 'Personne' },
] as const;
export type DimensionKey = (typeof DIMENSIONS)[number]['key'];
export type DimensionGroup = (typeof DIMENSIONS)[number]['group'];
export const DIMENSION_KEYS = DIMENSIONS.map(({ key }) => key) as readonly DimensionKey[];

export const AUTHENTICITY_TIERS = ['none', 'low', 'medium', 'high'] as const;
/** « Haut potentiel » counts scores from here. */
export const HIGH_POTENTIAL_FROM = 85;
