import { calibrate, displayScore, levelOf } from '@kafaa/interviewer/scoring/model';
import type { ScoredAnswer } from '@kafaa/interviewer/scoring/score-answer';
import { PLAIN_CUTS } from '../curve.ts';
import { prepare } from '../examples.ts';
import { CHOSEN } from '../fit.ts';
import { materialFrom } from '../strange.ts';
import { cutsOf, leaveOut } from '../validate.ts';
import { loadVoices } from '../voices.ts';
import type { VoiceAnswer } from '../voice-answers.ts';
import { scoreVoice } from './asking.ts';

let values: Map<string, number> | null = null;
/** Fine levels of the answers of dev by weights that saw neither their voice nor their job. Fitting them takes minutes. */
function unseenValues(): Map<string, number> {
  if (values) return values;
  const examples = prepare(loadVoices().filter(({ split }) => split === 'dev'));
  const { guesses } = leaveOut(materialFrom(examples), 'both', CHOSEN, PLAIN_CUTS);
  const cuts = cutsOf(guesses);
  values = new Map(guesses.map(({ example, value }) => [example.id, calibrate(value, cuts)]));
  return values;
}

/** The answer as the engine would judge it had it never seen its author or its offer; gates that closed stay closed. */
export function unseenScore(answer: VoiceAnswer): ScoredAnswer {
  const scored = scoreVoice(answer);
  const { evaluation, prediction } = scored;
  const guess = unseenValues().get(answer.id);
  if (guess === undefined || scored.value === null || prediction === null) return scored;
  const gated = scored.value < prediction.value - 1e-9;
  const value = Math.min(Math.max(guess, 0.55), gated ? scored.value : 4.6);
  const quotes = evaluation.quotes.length > 0 ? evaluation.quotes : [answer.text.trim().slice(0, 60).trim()];
  return { ...scored, value, evaluation: { ...evaluation, level: levelOf(value), score: displayScore(value), quotes } };
}
