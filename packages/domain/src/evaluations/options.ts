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

/** Words short enough to stand around the rosette. */
const SHORT_LABELS: Partial<Record<DimensionKey, string>> = {
  technicalSkillsMatch: 'Technique',
  cultureFit: 'Culture',
  otherFactorsScore: 'Autres',
};

/** The ten petals, clockwise from the top; the last two change places: « Communication » only has room at the upper left. */
export const PETALS = [...DIMENSIONS.slice(0, -2), ...DIMENSIONS.slice(-2).toReversed()].map(
  ({ key, label, group }) => ({ key, group, label: SHORT_LABELS[key] ?? label }),
);

/** As many people of one offer show what a choice of weights would do. */
export const PREVIEW_PEOPLE = 8;

export const AUTHENTICITY_TIERS = ['none', 'low', 'medium', 'high'] as const;
/** « Haut potentiel » counts scores from here. */
export const HIGH_POTENTIAL_FROM = 85;

/** What a level means, whoever gives it: from nothing to a story with a constraint and facts that can be checked. */
export const LEVEL_ANCHORS = [
  'Rien d’utile, ou hors sujet',
  'Une opinion ou une description de soi, sans exemple',
  'Un épisode réel mais vague, ou un savoir à moitié juste',
  'Une situation, une action à soi et son résultat, ou un savoir juste et appliqué',
  'Le niveau 3, avec une contrainte, un fait vérifiable et ce qu’il en est sorti',
] as const;
export const MAX_LEVEL_REASON_LENGTH = 300;

/** Below this many people a share says more about chance than about the engine: no percentage, no mean to compare. */
export const SMALL_SAMPLE = 10;
/** Parts of the score scale whose people the fairness report counts, from the top. */
export const SCORE_BANDS = [
  { from: HIGH_POTENTIAL_FROM, label: '85 et plus (élevé)' },
  { from: 70, label: '70 à 84 (moyen)' },
  { from: 50, label: '50 à 69 (faible)' },
  { from: 0, label: 'Moins de 50 (faible)' },
] as const;
/** Facts of the work, never of the person, by which the report counts people apart. */
export const FAIRNESS_FACTS = ['language', 'cv', 'engine', 'job'] as const;
export type FairnessFact = (typeof FAIRNESS_FACTS)[number];
/** The identity-swap test takes the newest interviews, this many at most: half a minute of the server's time. */
export const SWAP_INTERVIEWS = 30;
/** With a language model, these of them are also judged by it, in the names of two people: six evaluations at most. */
export const SWAP_MODEL_INTERVIEWS = 3;
/** A test that has not ended by then was interrupted: whoever ran it is gone. */
export const SWAP_OVERDUE_MS = 15 * 60 * 1000;
