import { isDenial } from '../questions/denial.ts';
import type { AnswerFlag } from '../contract.ts';
import type { TextLanguage } from '../language/stem.ts';
import { STOPWORDS } from '../language/stopwords.ts';
import type { PreparedAnswer, PreparedSentence } from './prepare.ts';
import { ENGLISH } from './lexicon-en.ts';
import { FRENCH } from './lexicon-fr.ts';
import { TOOL_WORDS } from './tools.ts';
import { tokenise } from '../language/tokens.ts';

export interface Gate {
  flag: AnswerFlag;
  /** Highest value the level may take. */
  cap: number;
}

function trigrams(word: string): string[] {
  const padded = `^${word}$`;
  const list: string[] = [];
  for (let i = 0; i + 3 <= padded.length; i++) list.push(padded.slice(i, i + 3));
  return list;
}

let known: Set<string> | null = null;
/** Letter trigrams of every word in the lexicons: the spelling patterns of French and English words. */
function knownTrigrams(): Set<string> {
  if (known) return known;
  known = new Set();
  const lexicons = [...Object.values(FRENCH), ...Object.values(ENGLISH)].flatMap((list) => tokenise(list));
  for (const word of [...lexicons, ...STOPWORDS.fr, ...STOPWORDS.en, ...TOOL_WORDS]) {
    for (const each of trigrams(word)) if (!each.endsWith('$') || word.length > 3) known.add(each);
  }
  return known;
}

/** Share of letter trigrams that occur in real words; tool names, including acronyms, are skipped. */
function wordLikeness(tokens: readonly string[]): number {
  let seen = 0;
  let real = 0;
  for (const token of tokens.slice(0, 400)) {
    if (token.length < 3 || !/^[a-z]+$/.test(token) || TOOL_WORDS.has(token)) continue;
    for (const each of trigrams(token)) {
      seen++;
      if (knownTrigrams().has(each)) real++;
    }
  }
  return seen < 5 ? 1 : real / seen;
}

const isWord = (token: string): boolean => /^[a-z]/.test(token);

function functionWordShare(tokens: readonly string[]): number {
  const words = tokens.filter(isWord);
  if (words.length === 0) return 0;
  return words.filter((word) => STOPWORDS.fr.has(word) || STOPWORDS.en.has(word)).length / words.length;
}

const carries = (token: string): boolean =>
  token.length >= 3 && isWord(token) && !STOPWORDS.fr.has(token) && !STOPWORDS.en.has(token);

/** True when less than 15 % of the content words are in the vocabulary or the offer: the language is unknown or invented. */
function isUnknownTongue({ sentences, tokens, written }: PreparedAnswer): boolean {
  if (sentences.some(({ counts }) => counts.ownAction > 0 || counts.quantity > 0)) return false;
  const words = written.filter(carries).length;
  return words >= 4 && tokens.filter(carries).length / words < 0.15;
}

const vowelless = (token: string): boolean => token.length >= 5 && !/[aeiouy]/.test(token);

export function isGibberish(answer: PreparedAnswer): boolean {
  const { written } = answer;
  const words = written.filter(isWord);
  if (words.length === 0) return !written.some((token) => /^\d/.test(token)) || written.length < 3;
  const likeness = wordLikeness(words);
  const share = functionWordShare(words);
  const impossible = words.filter(vowelless).length / words.length;
  const distinct = new Set(words).size;
  if (words.length >= 4 && distinct === 1) return true;
  if (/^(.)\1{4,}$/.test(words.join(''))) return true;
  if (isUnknownTongue(answer)) return true;
  if (share >= 0.2) return false;
  return likeness < 0.42 || impossible > 0.3 || (likeness < 0.55 && share < 0.08);
}

export function isCopiedQuestion(answer: PreparedAnswer): boolean {
  const content = answer.sentences
    .flatMap((sentence) => sentence.stems)
    .filter((each) => each.length > 2 && /^[a-z]/.test(each) && !STOPWORDS[answer.scoredAs].has(each));
  const distinct = new Set(content);
  if (distinct.size < 3) return false;
  const copied = [...distinct].filter((each) => answer.context.questionStems.has(each)).length;
  return copied / distinct.size >= 0.75 && distinct.size - copied <= 4;
}

function isKeywordList(answer: PreparedAnswer, acts: number): boolean {
  const words = answer.tokens.filter(isWord);
  // Telegraphic stories contain counts and measures; keyword lists do not.
  const measured = answer.sentences.reduce((sum, { counts }) => sum + counts.quantity, 0);
  return words.length >= 4 && functionWordShare(answer.tokens) < 0.17 && acts === 0 && measured < 2;
}

function isRepetition(answer: PreparedAnswer): boolean {
  const tokens = answer.tokens.slice(0, 1500);
  if (tokens.length < 16) return false;
  const grams = new Set<string>();
  for (let i = 0; i + 3 <= tokens.length; i++) grams.add(tokens.slice(i, i + 3).join(' '));
  return grams.size / (tokens.length - 2) < 0.55;
}

/** Number of content stems two answers share, divided by those of the shorter one. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const small = Math.min(a.size, b.size);
  return small < 6 ? 0 : [...a].filter((each) => b.has(each)).length / small;
}

export const stemSet = (sentences: readonly PreparedSentence[]): ReadonlySet<string> =>
  new Set(sentences.flatMap((sentence) => sentence.stems).filter((each) => each.length > 3));

/** Whether two answers are almost the same text, judged by their stems. */
export const isSameText = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  Math.abs(a.size - b.size) < 0.4 * Math.max(a.size, b.size) && overlap(a, b) > 0.85;

const NO_EXAMPLE =
  / (?:n ai|n avais|ai|avais) (?:pas|aucun|jamais)(?: [a-z]+){0,3} (?:exemple|idee|souvenir|cas)(?= )| (?:je|moi|j) (?:ne |n )?(?:en )?sais (?:pas|plus|rien)(?= )| je passe (?:$|mon tour|la question|cette question)| (?:aucun|pas d) (?:idee|exemple|avis)(?= )| no (?:idea|example|comment|answer)(?= )| (?:i )?(?:do not|dunno|no) know(?= )| (?:rien a dire|nothing to say|skip this|i pass)(?= )| (?:i have|have|there is|i ve) (?:no|not any)(?: [a-z]+){0,2} (?:example|idea|memory|case)(?= )| i do not (?:have|know|remember)(?: [a-z]+){0,3} (?:example|idea|case)?(?= )|(?:can not|could not) think of (?:a|any|an)/;

/** True when a short answer says that no example comes to mind. */
function saysNothing(answer: PreparedAnswer, acts: number): boolean {
  return answer.tokens.length <= 16 && acts === 0 && NO_EXAMPLE.test(` ${answer.tokens.join(' ')} `);
}

/**
 * True when ready-made phrases and principles outnumber acts and facts many times over. The few facts
 * between them are then no evidence either.
 */
function isRhetoric(answer: PreparedAnswer): boolean {
  let rhetoric = 0;
  let facts = 0;
  for (const { counts, empty } of answer.sentences) {
    rhetoric += counts.generic + counts.selfDescription + counts.normative;
    if (!empty) {
      facts += 2 * (counts.ownAction + counts.learning) + counts.teamAction + counts.habit;
      facts += 1.5 * counts.quantity + counts.people;
    }
  }
  return rhetoric >= 4 && facts < rhetoric / 8;
}

const CEILING_WITHIN = 8;

/**
 * The cap of an answer with very few content words: it rises with their number. A bare action, without
 * situation, reason or result, gets a lower cap than a story of the same length. Null for longer answers.
 */
export function briefCap(used: readonly PreparedSentence[], language: TextLanguage): number | null {
  const said = new Set(
    used.flatMap(({ stems }) =>
      stems.filter((each) => /^\d/.test(each) || (each.length > 2 && !STOPWORDS[language].has(each))),
    ),
  ).size;
  if (said > CEILING_WITHIN) return null;
  const told = used.some(
    ({ counts }) =>
      counts.situation + counts.task + counts.result + counts.learning + counts.quantity + counts.tool > 0 ||
      counts.reasoning + counts.constraint + counts.steps > 0,
  );
  return told ? 0.4 + 0.35 * said : 0.2 + 0.3 * said;
}

/** Every gate that applies to this answer. */
export function gatesOf(answer: PreparedAnswer): Gate[] {
  if (answer.sentences.length === 0) return answer.instructionRemoved ? [{ flag: 'instruction-removed', cap: 0 }] : [];
  if (isGibberish(answer)) return [{ flag: 'gibberish', cap: -0.5 }];
  const gates: Gate[] = [];
  const acts = answer.sentences.reduce(
    (sum, { counts }) => sum + counts.ownAction + counts.habit + counts.teamAction,
    0,
  );
  const empty = answer.sentences.every((sentence) => sentence.empty);
  // A denial (neither lived nor imagined) is no evidence.
  if (isDenial(answer.sentences.map(({ raw }) => raw).join(' '))) return [{ flag: 'too-short', cap: 0 }];
  if (saysNothing(answer, acts) || (answer.tokens.length <= 6 && acts === 0 && (empty || answer.tokens.length <= 3)))
    gates.push({ flag: 'too-short', cap: 0 });
  if (isCopiedQuestion(answer)) gates.push({ flag: 'copied-question', cap: 0 });
  if (isKeywordList(answer, acts)) gates.push({ flag: 'keyword-list', cap: 0.8 });
  if (isRepetition(answer)) gates.push({ flag: 'repetition', cap: 1 });
  if (empty || isRhetoric(answer)) gates.push({ flag: 'generic', cap: 1.3 });
  return gates;
}
