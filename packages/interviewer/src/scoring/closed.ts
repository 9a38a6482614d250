import { PLACEHOLDER_TOKEN, SOMEBODY } from '../language/tokens.ts';
import { isCommon } from '../language/vocabulary.ts';
import { TOOL_WORDS } from './tools.ts';

/** Stands for every run of words outside of the vocabulary, whatever they were. */
export const OPEN_WORD = '¤';

/** What belongs to the word behind it, and goes with it: « chez le docteur », « à la », « mon grand frère », « Mr ». */
const BEFORE = new Set(
  `a de d le les l des un chez en par mon ma mes ton tes son sa ses nos notre leur leurs ce ces m mr dr pr docteur sidi grand petit beau vieux jeune
an the my his our their your from at in of by`.split(/\s+/),
);
/** What stands between two names of one list. */
const BETWEEN = new Set(['et', 'ou', 'and', 'or', 'de', 'd', 'le', 'ben', 'el', 'al']);

/** Life outside of work: a mosque weighs what a sports club weighs, a child what a garden does. */
const OUTSIDE_WORK = new Set(
  `association associatif club amical amicale scout scouts scoutisme mosquee eglise temple synagogue paroisse priere prieres messe chorale choeur religieux
benevole benevolat volontaire volontariat croyant mosque church parish prayer choir charity volunteer volunteering ramadan careme aid noel paques shabbat
religion foi faith vacances holidays pause jardin bibliotheque library enfant enfants bebe bebes child children kid kids baby babies`.split(
    /\s+/,
  ),
);

/**
 * The tokens that anybody may use. Names, places, relatives and whatever stands in no vocabulary are one and the same sign, with
 * the articles before them: neither their letters nor their number tell anything. `keep` knows the words of the offer and its questions.
 */
export function closedTokens(tokens: readonly string[], keep: (token: string) => boolean): string[] {
  const isOpen = (token: string | undefined): boolean =>
    token !== undefined &&
    (token === PLACEHOLDER_TOKEN ||
      token === SOMEBODY ||
      (OUTSIDE_WORK.has(token) && !keep(token)) ||
      !(TOOL_WORDS.has(token) || isCommon(token) || keep(token)));
  const left: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (!isOpen(token) && !(token === 'office' && left.at(-1) === 'l')) {
      left.push(token);
      continue;
    }
    while (BEFORE.has(left.at(-1) ?? '')) left.pop();
    if (left.at(-1) !== OPEN_WORD) left.push(OPEN_WORD);
    while (isOpen(tokens[at + 1]) || (BETWEEN.has(tokens[at + 1] ?? '') && isOpen(tokens[at + 2]))) at++;
  }
  return left;
}
