import * as z from 'zod/mini';
import type { AnswerFlag, Exchange, JobBrief, Level } from '../contract.ts';
import { frenchTypography } from '../questions/wording.ts';
import { quotable, verifiedQuotes } from '../quotes.ts';
import { isInstruction } from '../safety/injection.ts';
import { levelByKey } from '../keys/level.ts';
import { reasonByKey } from '../keys/reason.ts';
import { displayScore, levelOf } from '../scoring/model.ts';
import type { ScoredAnswer } from '../scoring/score-answer.ts';
import { fold, hasHiddenCharacters } from '../language/normalise.ts';
import { askFor, readAs, type Reading } from './ask.ts';
import type { ModelSession } from './model.ts';
import { ANSWER_RULES, ANSWER_SCHEMA, answerPrompt } from './prompts.ts';
import { withoutNumbers } from './outgoing/numbers.ts';
import { originalOf, textOf, type Piece } from './shown.ts';

/** A level, a sentence and two quotes of 25 words, as JSON. */
export const ANSWER_TOKENS = 320;

/** Beyond these the two engines, or two samples, do not say the same. */
const DISAGREEMENT = 35;
const SAMPLE_GAP = 2;
const DOUBT = 25;

const verdictSchema = z.object({
  level: z.nullable(z.int().check(z.minimum(0), z.maximum(4))),
  reason: z.string().check(z.maxLength(1000)),
  quotes: z.array(z.string()).check(z.maxLength(20)),
});

export interface Verdict {
  readonly level: Level | null;
  readonly reason: string;
  readonly quotes: readonly string[];
  readonly model: string;
}

const ALONE: Readonly<Record<Level, string>> = {
  0: 'Rien d’exploitable dans cette réponse.',
  1: 'Propos généraux, sans exemple à soi.',
  2: 'Exemple réel mais vague, ou connaissance à moitié juste.',
  3: 'Situation, action et résultat, ou réponse argumentée.',
  4: 'Récit ou démarche précis, avec un arbitrage et un détail vérifiable.',
};

const REASON_LIMIT = 260;
const NONE: ReadonlySet<string> = new Set();
/** A reason speaks about an answer: whoever reads it is neither addressed nor told what to do with the person. */
const TO_THE_READER =
  /\b(?!(?:assez|chez|nez|rez)\b)[a-z]{3,}ez\b|\b(?:merci de|priere de|vous|votre|vos|tu|toi|please|you|your|hire)\b|(?:^|[.;:,!?] ?)(?:a|il faut|faut)(?: l')? ?(?:absolument |vite )?(?:recruter|embaucher|engager|contacter|appeler|rappeler|convoquer|inviter|retenir|rejeter|eliminer|refuser|ecarter|payer|prendre|selectionner)\b|\b(?:doit|devrait|merite|must|should)(?: d')? ?(?:etre|be) (?:recrut|embauch|engag|contact|appel|rappel|convoqu|invit|retenu|rejet|elimin|refus|ecart|hired|called|rejected|selecti)/;

/** The model's sentence where it reads as one; else what its level means. A reason never carries a message onward. */
export function reasonOf(reason: string, level: Level): string {
  const sentence = reason.replace(/\s+/g, ' ').trim();
  const unfit =
    sentence.length < 12 ||
    sentence.length > REASON_LIMIT ||
    hasHiddenCharacters(sentence) ||
    isInstruction(sentence) ||
    TO_THE_READER.test(fold(sentence)) ||
    withoutNumbers(sentence, NONE) !== sentence ||
    /https?:|www\.|@|[<>{}`]|\b(?:100|\d{1,3} ?\/ ?(?:100|20|10))\b/.test(sentence);
  if (unfit) return ALONE[level];
  const ended = /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
  return frenchTypography(ended.replace(/\[(?:nom|perso)\]/g, 'la personne').replace(/(?:(?<!\s)\s+)?\[[a-z]+\]/g, ''));
}

function readVerdict(
  text: string,
  pieces: readonly Piece[],
  raw: string,
  strict: boolean,
): Reading<Omit<Verdict, 'model'>> {
  const read = readAs(verdictSchema, text);
  if ('wrong' in read) return read;
  const { level, reason, quotes } = read.value as { level: Level | null; reason: string; quotes: string[] };
  const found = verifiedQuotes(
    quotes.flatMap((quote) => originalOf(quote, pieces) ?? []).flatMap((quote) => quotable(quote) ?? []),
    raw,
  ).slice(0, 2);
  if (strict && level !== null && level > 0 && found.length === 0)
    return { wrong: 'No quote stands in the answer letter by letter.' };
  return { value: { level, reason, quotes: found } };
}

/** One answer, one call (two where the first reply could not be used). */
export async function judge(
  session: ModelSession,
  { question, answer, imagined }: Exchange,
  job: JobBrief,
  pieces: readonly Piece[],
): Promise<Verdict> {
  const raw = answer ?? '';
  const request = {
    system: ANSWER_RULES,
    prompt: answerPrompt(question, job, textOf(pieces), session.nonce()),
    schema: ANSWER_SCHEMA,
    maxTokens: ANSWER_TOKENS,
  };
  const { value, model } = await askFor(
    session,
    request,
    (text) => readVerdict(text, pieces, raw, true),
    // A level that no quote carries is « Non évalué » (rule 2), not the end of the work.
    (text) => readVerdict(text, pieces, raw, false),
  );
  const level = imagined && value.level === 4 ? 3 : value.level;
  return { ...value, level, model };
}

/** True where a second sample is worth its price. */
export function isDoubtful(verdict: Verdict, local: ScoredAnswer): boolean {
  if (verdict.level === null || local.evaluation.score === null) return false;
  return Math.abs(displayScore(verdict.level) - local.evaluation.score) > DOUBT;
}

/** Flags that the words themselves prove, and the level they allow whoever judges. */
const CAPS: Partial<Record<AnswerFlag, Level>> = { 'keyword-list': 1, repetition: 1 };
/** Flags that stay beside a model's verdict: facts about the text. */
const FACTS: ReadonlySet<AnswerFlag> = new Set([
  'keyword-list',
  'repetition',
  'instruction-removed',
  'hidden-characters',
  'truncated',
]);

/** The model's verdict as an answer's evaluation: checked quotes, caps and doubts are code's. */
export function asScored(
  verdict: Verdict,
  local: ScoredAnswer,
  second: Verdict | null,
  shortened: boolean,
): ScoredAnswer {
  const flags = local.evaluation.flags.filter((flag) => FACTS.has(flag));
  if (shortened && !flags.includes('truncated')) flags.push('truncated');
  if (verdict.level === null || (verdict.level > 0 && verdict.quotes.length === 0)) {
    const reason =
      verdict.level === null
        ? 'Non évalué\u00A0: la réponse n’a pas pu être jugée.'
        : 'Non évalué\u00A0: aucun passage à citer.';
    return {
      ...local,
      evaluation: { level: null, score: null, reason, quotes: [], flags },
      prediction: null,
      value: null,
    };
  }
  const { key } = local.evaluation;
  const caps = flags.flatMap((flag) => CAPS[flag] ?? []);
  const own = Math.min(verdict.level, ...caps) as Level;
  // A person has signed for the key: it stands above what a model believes to be right.
  const byKey = key ? levelByKey(key, own, own >= 3) : null;
  const level = byKey ? levelOf(byKey.value) : own;
  const apart = second !== null && second.level !== null && Math.abs(second.level - verdict.level) >= SAMPLE_GAP;
  const score = displayScore(byKey ? byKey.value : level);
  const disagree = local.evaluation.score !== null && Math.abs(score - local.evaluation.score) > DISAGREEMENT;
  const contradicts = byKey !== null && Math.abs(own - level) >= SAMPLE_GAP;
  if (apart || disagree || contradicts) flags.push('to-verify');
  const reason =
    key && byKey
      ? reasonByKey(level, key, byKey)
      : level === verdict.level
        ? reasonOf(verdict.reason, level)
        : local.evaluation.reason;
  return {
    ...local,
    evaluation: { level, score, reason, quotes: level === 0 ? [] : [...verdict.quotes], flags, ...(key && { key }) },
    prediction: null,
    value: byKey ? byKey.value : level,
  };
}
