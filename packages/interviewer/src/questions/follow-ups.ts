import type { AnswerFlag, Exchange, InterviewInput, QuestionKind } from '../contract.ts';
import { scoreAnswers } from '../local.ts';
import { isVerbatim, quotable } from '../quotes.ts';
import type { FeatureName } from '../scoring/features.ts';
import type { ScoredAnswer } from '../scoring/score-answer.ts';
import { isDenial } from './denial.ts';
import { type Asks, followUpText } from './follow-up-texts.ts';
import { frenchTypography } from './wording.ts';

type Language = 'fr' | 'en';

export interface FollowUpText {
  readonly asks: Asks;
  readonly text: string;
}

/** An answer at this level or above gets no follow-up. */
const ENOUGH = 3;

/** Flags which mean that the subject of the answer is unclear. */
const GENERAL: ReadonlySet<AnswerFlag> = new Set([
  'generic',
  'off-topic',
  'copied-question',
  'keyword-list',
  'gibberish',
  'repetition',
]);

const shows = ({ prepared }: ScoredAnswer, name: FeatureName) =>
  prepared?.sentences.find(({ counts }) => counts[name] > 0);

/** Questions on lived experience need a past action; on knowledge or hypothetical cases, a habitual action counts too. */
const actsOf = (kind: QuestionKind): readonly FeatureName[] =>
  ['knowledge', 'situation', 'scenario'].includes(kind) ? ['ownAction', 'habit'] : ['ownAction'];

/** Lack of a judged answer; null when nothing is missing or when it could not be judged. */
function missing(scored: ScoredAnswer, answer: string, kind: QuestionKind): Asks | null {
  const { level, flags } = scored.evaluation;
  if (flags.includes('wrong-language')) return 'language';
  if (level === null || level >= ENOUGH) return null;
  if (isDenial(answer)) return 'imagine';
  if (level === 0 || flags.some((flag) => GENERAL.has(flag))) return 'subject';
  if (!actsOf(kind).some((name) => shows(scored, name))) return 'action';
  return shows(scored, 'result') ? null : 'result';
}

const LONGEST = 90;
const SHORTEST = 12;

/**
 * An excerpt of the answer to quote in a follow-up: whole words of one sentence, verbatim, up to the first character that would
 * end a quotation or look like markup. Null when too little is left or the script is right-to-left.
 */
export function ownWords(sentence: string, answer: string, language: Language): string | null {
  const said = (quotable(sentence) ?? '').replace(/\s+/g, ' ').trim();
  const plain = said.split(/[«»"“”<>{}[\]`*_#|\\]|https?:/u, 1)[0] ?? '';
  const cut = plain.length > LONGEST ? plain.slice(0, Math.max(0, plain.lastIndexOf(' ', LONGEST))) : plain;
  const piece = cut.replace(/(?<![\s,;:.!?…–-])[\s,;:.!?…–-]+$/u, '');
  const isReadable =
    piece.length >= SHORTEST && piece.includes(' ') && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(piece);
  if (!isReadable || !isVerbatim(piece, answer)) return null;
  const whole = piece.length === said.length || /^\s?[.!?…]/u.test(said.slice(piece.length));
  return (language === 'fr' ? frenchTypography(piece) : piece) + (whole ? '' : '…');
}

/** The sentence that a follow-up quotes. */
function aboutWhat(scored: ScoredAnswer, asks: Asks): string {
  const { prepared, evaluation } = scored;
  if (asks === 'language' || evaluation.flags.includes('gibberish')) return '';
  const first = prepared?.sentences[0]?.raw ?? '';
  if (asks === 'action') return shows(scored, 'teamAction')?.raw ?? evaluation.quotes[0] ?? first;
  if (asks === 'result') return shows(scored, 'ownAction')?.raw ?? evaluation.quotes[0] ?? first;
  return evaluation.quotes[0] ?? first;
}

/**
 * The follow-up for each answer, or null. Each answer is scored by itself, so the result does not depend on the other answers or
 * on when it is asked. The texts are fixed, apart from the excerpt of the answer that they quote.
 */
export function chooseFollowUps(input: InterviewInput): (FollowUpText | null)[] {
  const language = input.job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  return input.exchanges.map((exchange) => followUpOf(input, exchange, language));
}

function followUpOf(input: InterviewInput, exchange: Exchange, language: Language): FollowUpText | null {
  const asked = input.exchanges.map(({ question }) => question);
  const [scored] = scoreAnswers({ ...input, exchanges: [exchange] }, asked);
  const answer = exchange.answer ?? '';
  const asks = scored ? missing(scored, answer, exchange.question.kind) : null;
  if (!scored || asks === null) return null;
  const fixed = followUpText(asks, exchange.question.kind, language);
  const words = ownWords(aboutWhat(scored, asks), answer, language);
  if (words === null) return { asks, text: fixed };
  return {
    asks,
    text:
      language === 'fr' ? `Vous écrivez\u00A0: «\u00A0${words}\u00A0». ${fixed}` : `You write: “${words}”. ${fixed}`,
  };
}
