export const RECOMMENDATIONS = [
  'À rencontrer',
  'À approfondir',
  'Peu adapté au poste',
  'Preuves insuffisantes',
] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** The ten dimensions, in the order of the rosette: six of the group « Parcours », then four of the group « Personne ». */
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

/** Plain meaning of the labels that a reader may not know; shown as a tooltip and read by screen readers. */
export const DIMENSION_HINTS: Partial<Record<DimensionKey, string>> = {
  seniorityMatch: 'Niveau d’autonomie',
  cvScore: 'Compétences que le CV montre à lui seul',
  mindsetScore: 'Façon de travailler avec les autres',
  cultureFit: 'Accord avec vos valeurs',
  otherFactorsScore: 'Motivation pour ce poste',
};

/** Labels short enough to fit around the rosette. */
const SHORT_LABELS: Partial<Record<DimensionKey, string>> = {
  technicalSkillsMatch: 'Technique',
  cultureFit: 'Culture',
  otherFactorsScore: 'Autres',
};

/** The ten petals, clockwise from the top. The last two are swapped, because « Communication » fits only at the upper left. */
export const PETALS = [...DIMENSIONS.slice(0, -2), ...DIMENSIONS.slice(-2).toReversed()].map(
  ({ key, label, group }) => ({ key, group, label: SHORT_LABELS[key] ?? label }),
);

/** Maximum number of candidates in the preview of a choice of weights. */
export const PREVIEW_PEOPLE = 8;

export const AUTHENTICITY_TIERS = ['none', 'low', 'medium', 'high'] as const;
/** Minimum score of « Haut potentiel ». */
export const HIGH_POTENTIAL_FROM = 85;

/** Name of the dialog that compares the company's own levels with the engine's. */
export const AGREEMENT_TITLE = 'Êtes-vous d’accord avec l’IA\u202F?';
/** Meaning of the levels 0 to 4, for people and the engine: from nothing useful to a story with a constraint and verifiable facts. */
export const LEVEL_ANCHORS = [
  'Rien d’utile, ou hors sujet',
  'Une opinion ou une description de soi, sans exemple',
  'Un exemple réel mais vague, ou une connaissance à moitié juste',
  'Un exemple vécu avec un résultat, ou une connaissance bien appliquée',
  'Un exemple complet et vérifiable\u00A0: situation, action, résultat, difficulté surmontée',
] as const;
export const MAX_LEVEL_REASON_LENGTH = 300;

/** Minimum size of a sample for a percentage or a mean; chance dominates smaller samples. */
export const SMALL_SAMPLE = 10;
/** Score bands of the fairness report and of the tile of a score, from the top. */
export const SCORE_BANDS = [
  { from: HIGH_POTENTIAL_FROM, word: 'élevé', label: '85 et plus (élevé)' },
  { from: 70, word: 'moyen', label: '70 à 84 (moyen)' },
  { from: 50, word: 'faible', label: '50 à 69 (faible)' },
  { from: 0, word: 'faible', label: 'Moins de 50 (faible)' },
] as const;
/** Facts by which the report groups candidates; they concern the work, never the person. */
export const FAIRNESS_FACTS = ['language', 'cv', 'engine', 'job'] as const;
export type FairnessFact = (typeof FAIRNESS_FACTS)[number];
/** Maximum number of interviews in the identity-swap test, which takes the newest ones; it costs half a minute of server time. */
export const SWAP_INTERVIEWS = 30;
/** Number of these interviews that a configured language model also judges under two names, which takes at most six evaluations. */
export const SWAP_MODEL_INTERVIEWS = 3;
/** Maximum duration of a test; one that runs longer counts as failed, because its process has ended. */
export const SWAP_OVERDUE_MS = 15 * 60 * 1000;

/** Number of levels that a person must give before an evaluation opens to that person, if the company requires reading first. */
export const LEVELS_TO_OPEN = 2;
/** Largest accepted answer index (from 0) in a request that sets a level. */
export const MAX_POSITION = 99;
/** Minimum number of levels for figures that show a person how close their levels are to the engine's. */
export const INDEPENDENCE_FROM = 10;
