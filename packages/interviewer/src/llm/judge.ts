import * as z from 'zod/mini';
import type { Exchange, JobBrief, Level } from '../contract.ts';
import { fold, hasHiddenCharacters } from '../language/normalise.ts';
import type { TextLanguage } from '../language/stem.ts';
import { frenchTypography } from '../questions/wording.ts';
import { quotable, verifiedQuotes } from '../quotes.ts';
import { isInstruction } from '../safety/injection.ts';
import { askFor, readAs, type Reading } from './ask.ts';
import { CORRECTNESSES, RELEVANCES, type Judgement } from './judgement.ts';
import type { ModelSession } from './model.ts';
import { withoutNumbers } from './outgoing/numbers.ts';
import { ANSWER_SCHEMA, answerPrompt, answerRules, type Wording } from './rating.ts';
import { originalOf, textOf, type Piece } from './shown.ts';

/** Maximum tokens of a reply: three quotes of 25 words, three fields and a sentence, as JSON. */
export const ANSWER_TOKENS = 320;

const verdictSchema = z.object({
  evidence: z.array(z.string()).check(z.maxLength(20)),
  relevance: z.enum(RELEVANCES),
  correctness: z.optional(z.nullable(z.enum(CORRECTNESSES))),
  level: z.nullable(z.int().check(z.minimum(0), z.maximum(4))),
  reason: z.string().check(z.maxLength(1000)),
});

/** Result of one call. It counts only with a quote that occurs in the answer; only level 0 or null may have no evidence. */
export interface Verdict extends Omit<Judgement, 'level'> {
  readonly level: Level | null;
  readonly reason: string;
  readonly quotes: readonly string[];
  readonly faithful: boolean;
  readonly model: string;
}

/** Reason to show for a level if the model's own sentence cannot be shown. */
export const ALONE: Readonly<Record<Level, string>> = {
  0: 'Rien d’exploitable dans cette réponse.',
  1: 'Propos généraux, sans exemple à soi.',
  2: 'Exemple réel mais vague, ou connaissance à moitié juste.',
  3: 'Situation, action et résultat, ou réponse argumentée.',
  4: 'Récit ou démarche précis, avec un arbitrage et un détail vérifiable.',
};

const REASON_LIMIT = 260;
const NONE: ReadonlySet<string> = new Set();
/** Wording that addresses the reader or says what to do with the candidate; a reason may speak only about the answer. */
const TO_THE_READER =
  /\b(?!(?:assez|chez|nez|rez)\b)[a-z]{3,}ez\b|\b(?:merci de|priere de|vous|votre|vos|tu|toi|please|you|your|hire)\b|(?:^|[.;:,!?] ?)(?:a|il faut|faut)(?: l')? ?(?:absolument |vite )?(?:recruter|embaucher|engager|contacter|appeler|rappeler|convoquer|inviter|retenir|rejeter|eliminer|refuser|ecarter|payer|prendre|selectionner)\b|\b(?:doit|devrait|merite|must|should)(?: d')? ?(?:etre|be) (?:recrut|embauch|engag|contact|appel|rappel|convoqu|invit|retenu|rejet|elimin|refus|ecart|hired|called|rejected|selecti)/;

/** The model's sentence if it is fit to show, else the standard text of its level. Messages to the reader are never shown. */
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
  language: TextLanguage,
  strict: boolean,
): Reading<Omit<Verdict, 'model'>> {
  const read = readAs(verdictSchema, text);
  if ('wrong' in read) return read;
  const { evidence, correctness = null, ...said } = read.value;
  const quotes = verifiedQuotes(
    evidence.flatMap((quote) => originalOf(quote, pieces, language) ?? []).flatMap((quote) => quotable(quote) ?? []),
    raw,
  ).slice(0, 2);
  const level = said.level as Level | null;
  const faithful = quotes.length > 0 || (evidence.length === 0 && (level === 0 || level === null));
  if (strict && !faithful) return { wrong: 'No passage of evidence stands in the answer letter by letter.' };
  return { value: { ...said, level, correctness, quotes, faithful } };
}

/** Judges one answer in one wording, with one call, or two if the first reply was unusable. */
export async function judge(
  session: ModelSession,
  { question, answer }: Exchange,
  job: JobBrief,
  pieces: readonly Piece[],
  wording: Wording,
): Promise<Verdict> {
  const raw = answer ?? '';
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const request = {
    system: answerRules(wording, question.kind, language),
    prompt: answerPrompt(question, job, textOf(pieces), session.nonce()),
    schema: ANSWER_SCHEMA,
    maxTokens: ANSWER_TOKENS,
  };
  const { value, model } = await askFor(
    session,
    request,
    (text) => readVerdict(text, pieces, raw, language, true),
    // A level without a genuine quote becomes « Non évalué » (rule 2) and does not fail the whole interview.
    (text) => readVerdict(text, pieces, raw, language, false),
  );
  return { ...value, model };
}
