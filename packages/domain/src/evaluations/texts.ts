import type { AUTHENTICITY_TIERS, FairnessFact } from './options.ts';
import type { EngineView, EvaluationView, SwapTest } from './schema.ts';

/** The note without the recommendation it opens with, which is shown by itself; one entry a paragraph. */
export function noteParagraphs(note: string, recommendation: string): string[] {
  const rest = note.startsWith(recommendation) ? note.slice(recommendation.length).replace(/^[\s.:,–—-]+/u, '') : note;
  return rest
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.charAt(0).toUpperCase() + paragraph.slice(1));
}

type Exactness = Pick<EvaluationView, 'score' | 'margin' | 'range'>;

/** « 72 ± 8 », « 40 à 62, CV à lire », « Non évalué »; a score alone where its engine did not know how exact it is. `unit`: « sur 100 ». */
export function scoreText({ score, margin, range }: Exactness, unit = ''): string {
  if (score === null) return 'Non évalué';
  const figures = range
    ? `${range.low} à ${range.high}`
    : margin === null
      ? `${score}`
      : `${score}\u00a0±\u00a0${margin}`;
  return `${figures}${unit && ` ${unit}`}${range ? ', CV à lire' : ''}`;
}

/** « à égalité avec 3 autres »; empty for somebody who stands alone. */
export function tieText(others: number): string {
  if (others === 0) return '';
  return `à égalité avec ${others} autre${others > 1 ? 's' : ''}`;
}

/** « Indispensable, sans preuve : Sage, Excel. »; empty where nothing is missing. */
export function missingSkillsText(skills: readonly string[]): string {
  return skills.length === 0 ? '' : `Indispensable, sans preuve\u00a0: ${skills.join(', ')}.`;
}

/** How many signals of writing there are, in words. */
export const TIER_TEXT: Readonly<Record<(typeof AUTHENTICITY_TIERS)[number], string>> = {
  none: 'Aucun signal relevé',
  low: 'Signaux faibles',
  medium: 'Signaux moyens',
  high: 'Signaux forts',
};

/** « 4 points retirés du score. », or given back to it. */
export function deductionText({
  deduction,
  lifted,
}: Pick<EvaluationView['authenticity'], 'deduction' | 'lifted'>): string {
  if (deduction === 0) return 'Aucun point retiré du score.';
  const plural = deduction >= 2 ? 's' : '';
  const points = `${String(deduction).replace('.', ',')} point${plural}`;
  return lifted ? `${points} rendu${plural} au score par décision humaine.` : `${points} retiré${plural} du score.`;
}

/** « 17,5 % », the share of the overall score. */
export function weightText(weight: number): string {
  return `${String(weight).replace('.', ',')}\u00a0%`;
}

/** Which engine made an evaluation: « Moteur local 0.2.1 », a language model by its name, and who stood in for whom. */
export function engineText({ name, version, model, standsInFor, cvReadLocally }: EngineView): string {
  if (name === 'local')
    return `Moteur local ${version}${standsInFor === undefined ? '' : ' (le modèle de langage n’a pas pu évaluer)'}`;
  const cv = cvReadLocally === undefined ? '' : ', CV lu par le moteur local';
  return `Modèle de langage ${model ?? ''}, moteur ${version}${cv}`;
}

/** What the fairness report tells people apart by. */
export const FACT_LABELS: Readonly<Record<FairnessFact, string>> = {
  language: 'Langue de l’entretien',
  cv: 'Lecture du CV',
  engine: 'Moteur d’évaluation',
  job: 'Offre',
};

/**
 * What is known of the effect of an identity on the figures, and what is not, for whoever reads them. The figures of the
 * second sentence are those of a review by people who had not seen the engine (2026-11, answers that are not in this repository).
 */
export const IDENTITY_FINDINGS = {
  own: 'Notre propre essai change le nom, la ville, l’école, l’âge et la nationalité de personnes inventées\u00a0: aucun chiffre n’a bougé. Mais il connaît les mêmes listes que le masquage, et du genre il ne change que des accords comme «\u00a0motivé\u00a0»\u00a0: il ne prouve rien au-delà.',
  review:
    'Une relecture indépendante de la version 0.4.0, sur des réponses que nous n’avions jamais vues, a trouvé des écarts\u00a0: au moins un point dans 25 réponses sur 100, 20 points au plus, un autre niveau dans 2 sur 100. Le même entretien dit au féminin est passé de 66 à 62 points, un autre de 64 à 62.',
  unknown:
    'Personne n’a mesuré l’effet sur de vraies candidatures. Tant que c’est ainsi, quelques points d’écart entre deux personnes ne disent rien\u00a0: lisez leurs réponses.',
} as const;

export const SWAP_STATE_TEXT: Readonly<Record<SwapTest['state'], string>> = {
  NONE: 'Jamais lancé',
  RUNNING: 'En cours',
  DONE: 'Terminé',
  FAILED: 'Interrompu',
};
