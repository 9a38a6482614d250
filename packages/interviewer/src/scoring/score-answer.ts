import { isGeneralProse } from '../authenticity/text-signals.ts';
import type { AnswerEvaluation, AnswerFlag, Exchange, KeyReading, Level, QuestionKind } from '../contract.ts';
import { BANK_SIGNATURE } from '../keys/bank.ts';
import { usableKey } from '../keys/compile.ts';
import { isWaived, levelByKey, type KeyLevel } from '../keys/level.ts';
import { readByKey } from '../keys/match.ts';
import { reasonByKey } from '../keys/reason.ts';
import { contentStems } from '../language/content.ts';
import type { TextLanguage } from '../language/stem.ts';
import { sentences } from '../language/tokens.ts';
import { quotable, verifiedQuotes } from '../quotes.ts';
import { withoutInstructions } from '../safety/injection.ts';
import type { FeatureName } from './features.ts';
import { briefCap, gatesOf, type Gate } from './gates.ts';
import { hollowCap } from './hollow.ts';
import { displayScore, levelOf, predict, type Prediction } from './model.ts';
import { SCORED_CHARACTERS, type PreparedAnswer, type PreparedSentence } from './prepare.ts';
import { firstWords, reasonFor } from './reasons.ts';
import { besideCap, relevance, type AskedQuestions } from './relevance/relevance.ts';
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

/** Quotes from the sentences that moved the level most, according to the model. */
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

const HIGHEST = 4.6;
/** Cap at level 3 for an answer on what one would do, given in place of past behaviour. */
const IMAGINED_CAP = 3.4;

/** Minimum drop of the level from which an answer is flagged off-topic. */
const TOLD_FROM = 0.75;

const isKnowledge = (kind: QuestionKind): boolean => ['knowledge', 'situation', 'scenario'].includes(kind);

/** The two passages most relevant to the key; red flags and denied points come first, because they decide. */
const keyQuotes = ({ points, redFlags }: KeyReading): string[] =>
  [
    ...redFlags.map(({ quote }) => quote),
    ...points.flatMap(({ found, quote }) => (found === 'denied' ? (quote ?? []) : [])),
    ...points.flatMap(({ found, quote }) => (found === 'named' ? (quote ?? []) : [])),
  ].slice(0, 2);

/** Every sentence that gives no instruction, including those of unknown words only (« Oxymètre. »), which `prepared` lacks. */
function saidIn(answer: string): string[] {
  const read = answer.slice(0, SCORED_CHARACTERS);
  return withoutInstructions(sentences(read), read).map(({ raw }) => raw);
}

interface Judged {
  value: number;
  closed: AnswerFlag[];
  byKey: { reading: KeyReading; level: KeyLevel } | null;
  /** Whether a gate, and not the key, decided the value. */
  gated: boolean;
}

/** The continuous level: from the model and its gates; with a signed key, half of it comes from what the key found. */
function judge(
  prepared: PreparedAnswer,
  prediction: Prediction,
  gates: readonly Gate[],
  { question, imagined, answer }: Exchange,
): Judged {
  const highest = imagined ? IMAGINED_CAP : HIGHEST;
  const under = (left: readonly Gate[]): number => {
    // Readable words on the question get at least level 1 from the model; only a gate can lower them to level 0.
    const floor = left.some(({ flag }) => NOTHING.has(flag)) ? -0.5 : 0.55;
    return Math.min(Math.max(prediction.value, floor), highest, ...left.map(({ cap }) => cap));
  };
  const key = usableKey(question, prepared.scoredAs);
  if (!key) return { value: under(gates), closed: gates.map(({ flag }) => flag), byKey: null, gated: gates.length > 0 };
  const reading = readByKey(saidIn(answer ?? ''), key, prepared.scoredAs);
  const left = gates.filter(({ flag }) => !isWaived(flag, reading));
  const told = (name: FeatureName): number => prepared.sentences.reduce((sum, { counts }) => sum + counts[name], 0);
  const reasoned =
    told('reasoning') + told('constraint') + told('learning') > 0 || told('ownAction') + told('habit') > 1;
  const level = levelByKey(reading, under(left), reasoned);
  const value = Math.min(level.value, highest, ...left.map(({ cap }) => cap));
  return { value, closed: left.map(({ flag }) => flag), byKey: { reading, level }, gated: value < level.value };
}

/** The points of the company's own key that were not found, and of which the answer contains no word, synonyms included. */
function missedPoints({ points }: KeyReading, { question, answer }: Exchange, language: TextLanguage): string[] {
  const { key } = question;
  if (!key || key.signedBy === BANK_SIGNATURE) return [];
  const said = new Set(contentStems(answer ?? '', language));
  return points.flatMap(({ text, found }, index) => {
    const entry = key.points[index];
    const words = [entry?.text ?? text, ...(entry?.synonyms ?? [])].flatMap((each) => contentStems(each, language));
    return found === 'not-found' && words.every((word) => !said.has(word)) ? [text] : [];
  });
}

/** The gates that a reason may name: low relevance only if it lowered the level. */
function gatesTold(level: Level, { closed }: Judged, withoutRelevance: () => number): AnswerFlag[] {
  if (!closed.includes('off-topic') || levelOf(withoutRelevance()) > level) return closed;
  return closed.filter((flag) => flag !== 'off-topic');
}

/** Why an answer is not scored because of its language; null if it is scored. */
function languageFault({ language, tokens }: PreparedAnswer, expected: TextLanguage): string | null {
  if (language === 'ar') {
    return (
      'Réponse en arabe\u00A0: non évaluée, car l’entretien se passe en ' +
      (expected === 'fr' ? 'français.' : 'anglais.')
    );
  }
  const isOther =
    language === 'other' || ((language === 'fr' || language === 'en') && language !== expected && tokens.length >= 6);
  if (!isOther) return null;
  const asked = expected === 'fr' ? 'le français' : 'l’anglais';
  return `Réponse dans une autre langue que ${asked} demandé\u00A0: non évaluée.`;
}

/** Scores one prepared answer by itself; copies within an interview are detected when it is assembled (`repeats.ts`). */
export function scoreAnswer(
  exchange: Exchange,
  prepared: PreparedAnswer | null,
  expected: TextLanguage,
  asked: AskedQuestions,
): ScoredAnswer {
  const raw = exchange.answer ?? '';
  if (prepared === null || raw.trim() === '') return unjudged('Aucune réponse à cette question.', ['unanswered'], null);
  const flags: AnswerFlag[] = [];
  if (prepared.instructionRemoved) flags.push('instruction-removed');
  if (prepared.hiddenCharacters) flags.push('hidden-characters');
  if (prepared.truncated) flags.push('truncated');

  const otherLanguage = languageFault(prepared, expected);
  if (otherLanguage !== null) return unjudged(otherLanguage, [...flags, 'wrong-language'], prepared);

  const kind = exchange.imagined ? 'situation' : exchange.question.kind;
  const used = substance(prepared);
  const prediction = predict(prepared, used, kind);
  const gates = gatesOf(prepared);
  // Ready-made sentences around an answer do not count for its relevance.
  const found = relevance({ ...prepared, sentences: [...used] }, exchange.question.text, asked);
  const offTopic = isOffTopic(prepared, prediction, kind, found);
  if (offTopic) gates.push({ flag: 'off-topic', cap: 0.45 });
  const beside = besideCap(found);
  if (beside !== null && beside < prediction.value) gates.push({ flag: 'off-topic', cap: beside });
  const isSlight = !offTopic && beside !== null && prediction.value - beside < TOLD_FROM;
  if (isGeneralProse(raw, prepared)) gates.push({ flag: 'generic', cap: 1.3 });
  const hollow = hollowCap(used, prepared.scoredAs);
  if (hollow !== null && hollow < prediction.value) gates.push({ flag: 'generic', cap: hollow });
  const brief = briefCap(used, prepared.scoredAs);
  if (brief !== null && brief < prediction.value) gates.push({ flag: 'too-short', cap: brief });
  const judged = judge(prepared, prediction, gates, exchange);
  const { value, byKey } = judged;
  const closed = judged.closed.filter((flag) => flag !== 'off-topic' || !isSlight);
  const level = levelOf(value);
  const knowledge = isKnowledge(kind);
  // Without a key, the engine cannot tell a correct answer from a half-correct or confidently wrong one.
  if (knowledge && level >= 2 && !byKey) flags.push('to-verify');
  const ofKey = byKey ? keyQuotes(byKey.reading) : [];
  const picked = level === 0 && closed.length > 0 ? [] : pickQuotes(prepared, used, prediction, raw);
  const quotes = ofKey.length > 0 ? verifiedQuotes(ofKey, raw) : picked;
  const all = [...new Set([...flags, ...closed])];
  if (quotes.length === 0 && level > 0) {
    return unjudged('Aucun passage citable\u00A0: réponse non évaluée.', all, prepared);
  }
  const onQuestion = gates.filter(({ flag }) => flag !== 'off-topic');
  const told = gatesTold(level, judged, () => judge(prepared, prediction, onQuestion, exchange).value);
  const reason =
    byKey && !judged.gated
      ? reasonByKey(level, byKey.reading, byKey.level, {
          words: firstWords(prepared, raw)?.text ?? null,
          missed: missedPoints(byKey.reading, exchange, prepared.scoredAs),
        })
      : reasonFor(level, prediction, told, { answer: prepared, used, kind, said: raw });
  const key = byKey ? { key: byKey.reading } : {};
  const evaluation = { level, score: displayScore(value), reason, quotes, flags: all, ...key };
  return { evaluation, prepared, prediction, value };
}
