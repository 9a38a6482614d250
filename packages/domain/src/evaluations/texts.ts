import type { EngineView, EvaluationView } from './schema.ts';

type Exactness = Pick<EvaluationView, 'score' | 'margin' | 'range'>;

/**
 * Score with its margin or range: « 72 ± 8 », « 40 à 62, CV à lire », « Non évalué »; only the score if its engine gave no
 * margin. `unit`: « sur 100 ».
 */
export function scoreText({ score, margin, range }: Exactness, unit = ''): string {
  if (score === null) return 'Non évalué';
  const figures = range
    ? `${range.low} à ${range.high}`
    : margin === null
      ? `${score}`
      : `${score}\u00a0±\u00a0${margin}`;
  return `${figures}${unit && ` ${unit}`}${range ? ', CV à lire' : ''}`;
}

/** Says with how many other candidates a score is tied: « à égalité avec 3 autres ». Empty if there are none. */
export function tieText(others: number): string {
  if (others === 0) return '';
  return `à égalité avec ${others} autre${others > 1 ? 's' : ''}`;
}

/** Lists the missing skills: « Indispensable, sans preuve : Sage, Excel. ». Empty if no skill is missing. */
export function missingSkillsText(skills: readonly string[]): string {
  return skills.length === 0 ? '' : `Indispensable, sans preuve\u00a0: ${skills.join(', ')}.`;
}

/** The engine of an evaluation: « Moteur local 0.2.1 » or the language model's name, and the fallback to the local engine, if any. */
export function engineText({ name, version, model, standsInFor, cvReadLocally, calibration }: EngineView): string {
  if (name === 'local')
    return `Moteur local ${version}${standsInFor === undefined ? '' : ' (le modèle de langage n’a pas pu évaluer)'}`;
  const cv = cvReadLocally === undefined ? '' : ', CV lu par le moteur local';
  const measured = calibration === undefined ? '' : `, calé le ${calibration.split('-').reverse().join('/')}`;
  return `Modèle de langage ${model ?? ''}, moteur ${version}${measured}${cv}`;
}

/** Patterns of the three kinds of facts about how an answer was written, in the words of the engine. */
const PASTED_FACT = /^Réponse (\d+)\s?: .*(?:texte collé|en partie collés)/;
const LEFT_FACT = /après un passage par une autre fenêtre/;
const AFTER_FACT = /^(?:Réponse|Question) \d+, juste après/;
const ANY_FACT = /^Réponse (\d+)\s?:/;

const answersText = (count: number, of: number) => `${count} réponse${count > 1 ? 's' : ''} sur ${of}`;

/**
 * Summary of the facts about how the answers were written: « 8 réponses sur 8 collées, dont 7 après un passage par une autre
 * fenêtre »; empty if the facts have none of the known forms.
 */
export function writingSummary(facts: readonly string[], answers: number): string {
  const numbers = (of: (fact: string) => boolean) =>
    new Set(facts.flatMap((fact) => (of(fact) ? [ANY_FACT.exec(fact)?.[1] ?? ''] : []))).size;
  const pasted = numbers((fact) => PASTED_FACT.test(fact));
  const left = numbers((fact) => PASTED_FACT.test(fact) && LEFT_FACT.test(fact));
  const styled = numbers((fact) => ANY_FACT.test(fact) && !PASTED_FACT.test(fact) && !AFTER_FACT.test(fact));
  const from = left === 0 ? '' : `, ${left === pasted ? '' : `dont ${left} `}après un passage par une autre fenêtre`;
  const parts = [
    pasted > 0 ? `${answersText(pasted, answers)} ${pasted > 1 ? 'collées' : 'collée'}${from}` : '',
    styled > 0 ? `${answersText(styled, answers)} au style d’assistant` : '',
  ].filter(Boolean);
  return parts.length === 0 ? '' : `${parts.join('. ')}.`;
}
