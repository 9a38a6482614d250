import type { AnswerEvaluation, AnswerFlag, Exchange } from '../contract.ts';
import type { TextLanguage } from '../language/stem.ts';
import { quotable, verifiedQuotes } from '../quotes.ts';
import { briefCap, gatesOf } from './gates.ts';
import { displayScore, levelOf, predict, type Prediction } from './model.ts';
import type { PreparedAnswer, PreparedSentence } from './prepare.ts';
import { reasonFor } from './reasons.ts';
import { substance } from './substance.ts';
import { isOffTopic } from './topic.ts';

export interface ScoredAnswer {
  evaluation: AnswerEvaluation;
  prepared: PreparedAnswer | null;
  prediction: Prediction | null;
  /** Continuous level after the gates, null when not judged. */
  value: number | null;
}

const NOTHING: ReadonlySet<AnswerFlag> = new Set([
  'gibberish',
  'copied-question',
  'keyword-list',
  'off-topic',
  'instruction-removed',
]);

const unjudged = (reason: string, flags: AnswerFlag[], prepared: PreparedAnswer | null): ScoredAnswer => ({
  evaluation: { level: null, score: null, reason, quotes: [], flags },
  prepared,
  prediction: null,
  value: null,
});

/** The sentences that moved the level most, in the model's own account. */
function pickQuotes(
  answer: PreparedAnswer,
  used: readonly PreparedSentence[],
  prediction: Prediction,
  source: string,
): string[] {
  const ranked = used
    .map((sentence, index) => ({ sentence, index, amount: prediction.sentences[index] ?? 0 }))
    .sort((a, b) => b.amount - a.amount || a.index - b.index);
  const quotes = ranked.slice(0, 2).flatMap(({ sentence }) => quotable(sentence.raw) ?? []);
  if (quotes.length === 0) {
    const clean = answer.sentences.flatMap((sentence) => quotable(sentence.raw) ?? [])[0];
    if (clean !== undefined) quotes.push(clean);
  }
  return verifiedQuotes(quotes, source);
}

/** Levels one prepared answer; `earlier` are the stems of the answers given before it. */
export function scoreAnswer(
  exchange: Exchange,
  prepared: PreparedAnswer | null,
  expected: TextLanguage,
  earlier: readonly ReadonlySet<string>[],
): ScoredAnswer {
  const raw = exchange.answer ?? '';
  if (prepared === null || raw.trim() === '') return unjudged('Aucune réponse à cette question.', ['unanswered'], null);
  const flags: AnswerFlag[] = [];
  if (prepared.instructionRemoved) flags.push('instruction-removed');
  if (prepared.hiddenCharacters) flags.push('hidden-characters');
  if (prepared.truncated) flags.push('truncated');

  const { language } = prepared;
  if (language === 'ar') {
    return unjudged(
      'Réponse en arabe\u00A0: non évaluée, car l’entretien se passe en ' +
        (expected === 'fr' ? 'français.' : 'anglais.'),
      [...flags, 'wrong-language'],
      prepared,
    );
  }
  if (
    language === 'other' ||
    ((language === 'fr' || language === 'en') && language !== expected && prepared.tokens.length >= 6)
  ) {
    const asked = expected === 'fr' ? 'le français' : 'l’anglais';
    return unjudged(
      `Réponse dans une autre langue que ${asked} demandé\u00A0: non évaluée.`,
      [...flags, 'wrong-language'],
      prepared,
    );
  }

  const { kind } = exchange.question;
  const used = substance(prepared);
  const prediction = predict(prepared, used, kind);
  const gates = gatesOf(prepared, earlier);
  if (isOffTopic(prepared, prediction, kind)) gates.push({ flag: 'off-topic', cap: 0.45 });
  const brief = briefCap(used, prepared.scoredAs);
  if (brief !== null && brief < prediction.value) gates.push({ flag: 'too-short', cap: brief });
  const closed = gates.map((gate) => gate.flag);
  // Readable words on the question are worth level 1 at least; level 0 is for what no gate lets through.
  const floor = closed.some((flag) => NOTHING.has(flag)) ? -0.5 : 0.55;
  const value = Math.min(Math.max(prediction.value, floor), 4.6, ...gates.map((gate) => gate.cap));
  const level = levelOf(value);
  const knowledge = ['knowledge', 'situation', 'scenario'].includes(kind);
  // Right, half-right and confidently wrong read alike to an engine without knowledge of the trade.
  const unverified = knowledge && level >= 2;
  if (unverified) flags.push('to-verify');
  const quotes = level === 0 && closed.length > 0 ? [] : pickQuotes(prepared, used, prediction, raw);
  const all = [...new Set([...flags, ...closed])];
  if (quotes.length === 0 && level > 0) {
    return unjudged('Aucun passage citable\u00A0: réponse non évaluée.', all, prepared);
  }
  const reason = reasonFor(level, prediction, closed, knowledge) + (unverified ? ' Exactitude à vérifier.' : '');
  return { evaluation: { level, score: displayScore(value), reason, quotes, flags: all }, prepared, prediction, value };
}
