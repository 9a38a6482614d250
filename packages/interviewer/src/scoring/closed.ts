import { PLACEHOLDER_TOKEN, SOMEBODY } from '../language/tokens.ts';
import { isCommon } from '../language/vocabulary.ts';
import { TOOL_WORDS } from './tools.ts';

/** What belongs to a name that stands behind it, and goes with it: « chez le docteur », « à la », « Mr ». */
const BEFORE_NAMES = new Set(
  'a de d le les l des un chez en par mon ma ton son nos m mr dr pr monsieur docteur madame sidi from at in of the by'.split(
    ' ',
  ),
);
/** What stands between two names of one list. */
const BETWEEN_NAMES = new Set(['et', 'ou', 'and', 'or', 'de', 'd', 'le', 'ben', 'el', 'al']);

/** Where somebody prays or belongs outside of work: a mosque weighs what a sports club weighs, nothing. */
const OUTSIDE_WORK = new Set(
  `association associatif club clubs amicale scout scouts scoutisme mosquee eglise temple synagogue paroisse priere prieres messe chorale choeur religieux
benevole benevolat volontaire volontariat croyant mosque church parish prayer choir charity volunteer volunteering ramadan careme aid noel paques shabbat
religion foi faith`.split(/\s+/),
);

/**
 * The tokens that anybody may use: of names, places and whatever stands in no vocabulary nothing is left, neither a neighbour nor
 * a length. `keep` knows the words of the offer and its questions.
 */
export function closedTokens(tokens: readonly string[], keep: (token: string) => boolean): string[] {
  const isOpen = (token: string | undefined): boolean =>
    token !== undefined &&
    (token === PLACEHOLDER_TOKEN ||
      (OUTSIDE_WORK.has(token) && !keep(token)) ||
      !(token === SOMEBODY || TOOL_WORDS.has(token) || isCommon(token) || keep(token)));
  const left: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (!isOpen(token)) {
      left.push(token);
      continue;
    }
    while (BEFORE_NAMES.has(left.at(-1) ?? '')) left.pop();
    while (isOpen(tokens[at + 1]) || (BETWEEN_NAMES.has(tokens[at + 1] ?? '') && isOpen(tokens[at + 2]))) at++;
  }
  return left;
}
