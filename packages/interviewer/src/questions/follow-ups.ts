import type { AnswerFlag, Exchange, InterviewInput, QuestionKind } from '../contract.ts';
import { scoreAnswers } from '../local.ts';
import { isVerbatim, quotable } from '../quotes.ts';
import type { FeatureName } from '../scoring/features.ts';
import type { ScoredAnswer } from '../scoring/score-answer.ts';
import { isDenial } from './denial.ts';
import { type Asks, followUpLanguage, followUpText, oneWordFollowUp, type FollowUpText } from './follow-up-texts.ts';
import { frenchTypography } from './wording.ts';

type Language = 'fr' | 'en';

/** Level from which an answer gets no follow-up. */
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

/** Returns the element that an answer lacks. Null if nothing is missing or if the answer could not be judged. */
function missing(scored: ScoredAnswer, answer: string, kind: QuestionKind): Asks | null {
  const { level, flags } = scored.evaluation;
  if (flags.includes('wrong-language')) return 'language';
  if (level === null || level >= ENOUGH) return null;
  if (isDenial(answer)) return 'imagine';
  if (level === 0 || flags.some((flag) => GENERAL.has(flag))) return 'subject';
  if (!actsOf(kind).some((name) => shows(scored, name))) return 'action';
  return shows(scored, 'result') ? null : 'result';
}

/** A sentence up to this length, in characters, is quoted whole. */
const WHOLE = 120;
/** Longest quotation of a longer sentence. */
const LONGEST = 90;
const SHORTEST = 12;
/** A cut at the end of a clause must leave this many characters; otherwise the cut is at the end of a word. */
const CLAUSE = 35;

/** End of a clause: a mark, or the space before a word that opens the next one. */
const CLAUSE_END =
  /[,;:–—](?=\s)|\s(?=(?:et|mais|car|puis|donc|alors|ensuite|quand|lorsque|parce|pour|afin|qui|and|but|because|so|then|when|which|who)\s)/gu;
/** Words that need a continuation: a quotation that ends with one of them reads as a mistake. */
const OPEN_WORDS = new Set(
  `et ou de du des d en à au aux le la les l un une pour par avec sans dans sur sous chez vers que qu qui dont où ne n se s me m te ce cet cette ces mon ma mes ton ta tes
son sa ses notre nos votre vos leur leurs très plus si je j tu il elle on nous vous ils elles y ai as a avons avez ont avait avais est sont était étais dû été fait
and or of the an in to for with by on at from that my our his her their i we he she they it is was were are had have has been did not very`.split(
    /\s+/,
  ),
);

/** The beginning of a sentence up to `LONGEST` characters, cut at the end of a clause, or else of a word that may end a text. */
function beginning(sentence: string): string {
  const ends = [...sentence.slice(0, LONGEST + 1).matchAll(CLAUSE_END)].map(({ index }) => index);
  const clause = ends.findLast((at) => at >= CLAUSE && at <= LONGEST);
  return sentence.slice(0, clause ?? Math.max(0, sentence.lastIndexOf(' ', LONGEST)));
}

/** Removes the last words as long as they need a continuation. */
function withoutOpenEnd(piece: string): string {
  let end = piece;
  for (;;) {
    const at = end.lastIndexOf(' ');
    const last =
      end
        .slice(at + 1)
        .split(/['’]/u)
        .at(-1) || end.slice(at + 1, -1);
    if (at < 0 || !OPEN_WORDS.has(last.toLowerCase())) return end;
    end = end.slice(0, at);
  }
}

const endsOfItself = (said: string, length: number) => length === said.length || /^\s?[.!?…]/u.test(said.slice(length));

/**
 * An excerpt of the answer to quote in a follow-up: a whole sentence or its first clauses, verbatim, up to the first character that would
 * end a quotation or look like markup. Null when too little is left or the script is right-to-left.
 */
export function ownWords(sentence: string, answer: string, language: Language): string | null {
  const said = (quotable(sentence) ?? '').replace(/\s+/g, ' ').trim();
  const plain = said.split(/[«»"“”<>{}[\]`*_#|\\]|https?:/u, 1)[0] ?? '';
  const cut = (plain.length > WHOLE ? beginning(plain) : plain).replace(/(?<![\s,;:.!?…–-])[\s,;:.!?…–-]+$/u, '');
  const piece = endsOfItself(said, cut.length) ? cut : withoutOpenEnd(cut);
  const isReadable =
    piece.length >= SHORTEST && piece.includes(' ') && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(piece);
  if (!isReadable || !isVerbatim(piece, answer)) return null;
  const words = language === 'fr' ? frenchTypography(piece) : piece;
  return endsOfItself(said, piece.length) ? words : `${words}…`;
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
  const language = followUpLanguage(input);
  return input.exchanges.map(
    (exchange) => oneWordFollowUp(exchange, language) ?? followUpOf(input, exchange, language),
  );
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
