import type { FairnessFact } from './options.ts';
import type { Instructions, SwapTest } from './schema.ts';

/** The facts by which the fairness report groups candidates. */
export const FACT_LABELS: Readonly<Record<FairnessFact, string>> = {
  language: 'Langue de l’entretien',
  cv: 'Lecture du CV',
  engine: 'Moteur d’évaluation',
  job: 'Offre',
};

/**
 * Known and unknown effects of a candidate's identity on the scores, for readers of the report. The figures of the second
 * sentence come from a review by people who had not seen the engine (2026-11, on answers that are not in this repository).
 */
export const IDENTITY_FINDINGS = {
  own: 'Notre propre essai change le nom, la ville, l’école, l’âge et la nationalité de personnes inventées\u00a0: aucun chiffre n’a bougé. Mais il connaît les mêmes listes que le masquage, et du genre il ne change que des accords comme «\u00a0motivé\u00a0»\u00a0: il ne prouve rien au-delà.',
  review:
    'Une relecture indépendante de la version 0.4.0, sur des réponses que nous n’avions jamais vues, a trouvé des écarts\u00a0: au moins un point dans 25 réponses sur 100, 20 points au plus, un autre niveau dans 2 sur 100. Le même entretien dit au féminin est passé de 66 à 62 points, un autre de 64 à 62. Le moteur a changé depuis. Cette relecture n’a pas été refaite.',
  unknown:
    'Personne n’a mesuré l’effet sur de vraies candidatures. Tant que c’est ainsi, quelques points d’écart entre deux personnes ne disent rien\u00a0: lisez leurs réponses.',
} as const;

export const SWAP_STATE_TEXT: Readonly<Record<SwapTest['state'], string>> = {
  NONE: 'Jamais lancé',
  RUNNING: 'En cours',
  DONE: 'Terminé',
  FAILED: 'Interrompu',
};

/** Formats a model's figures: « mesuré le 23/11/2026 sur 200 réponses, niveau exact 61 %… », or « non mesuré » without figures. */
export const modelFiguresText = (figures: Instructions['modelFigures']): string =>
  figures === null
    ? 'non mesuré'
    : `mesuré le ${figures.measuredAt.split('-').reverse().join('/')} sur ${figures.answers} réponses, niveau exact ${figures.exact}\u00a0%, à un niveau près ${figures.within}\u00a0%`;
