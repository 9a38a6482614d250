import { readFileSync } from 'node:fs';
import { displayScore, levelOf } from '@kafaa/interviewer/scoring/model';
import type { ScoredAnswer } from '@kafaa/interviewer/scoring/score-answer';
import { UNSEEN_FILE } from '#/training/validation';
import type { VoiceAnswer } from '#/material/voice-answers';
import { scoreVoice } from '#/material/asking';

let values: Readonly<Record<string, number>> | null = null;
/** Continuous levels of the dev answers by weights that saw neither their voice nor their job, as the last training stored them. */
const unseenValues = (): Readonly<Record<string, number>> =>
  (values ??= JSON.parse(readFileSync(UNSEEN_FILE, 'utf8')) as Record<string, number>);

/** The answer as the engine would judge it without having learned from its author or its offer. The caps of gates still apply. */
export function unseenScore(answer: VoiceAnswer): ScoredAnswer {
  const scored = scoreVoice(answer);
  const { evaluation, prediction } = scored;
  const guess = unseenValues()[answer.id];
  if (guess === undefined || scored.value === null || prediction === null) return scored;
  const gated = scored.value < prediction.value - 1e-9;
  const value = Math.min(Math.max(guess, 0.55), gated ? scored.value : 4.6);
  const quotes = evaluation.quotes.length > 0 ? evaluation.quotes : [answer.text.trim().slice(0, 60).trim()];
  return { ...scored, value, evaluation: { ...evaluation, level: levelOf(value), score: displayScore(value), quotes } };
}
