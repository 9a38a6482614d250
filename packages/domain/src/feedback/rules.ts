import { DIMENSIONS, type DimensionKey } from '#/evaluations/options';
import { isPlainName } from '#/kernel/plain-name';
import { FEEDBACK_STRENGTHS, MAX_FEEDBACK_QUOTE, MIN_FEEDBACK_QUOTE } from './options.ts';
import { ADVICE_SAID, FEEDBACK_END, STRENGTH_SAID } from './texts.ts';

/** The criteria judged from the answers; the other ones compare the CV with the offer, or judge how something is written. */
const FROM_ANSWERS: readonly DimensionKey[] = [
  'technicalSkillsMatch',
  'mindsetScore',
  'cultureFit',
  'otherFactorsScore',
];

interface Judged {
  readonly key: DimensionKey;
  /** Level from 0 to 4; null if the engine could not judge the criterion. */
  readonly level: number | null;
  readonly quotes: readonly { readonly text: string; readonly source: 'answer' | 'cv' }[];
}

/** Whether a sentence of an answer can be quoted in a mail unchanged: it is on one line and contains no address or telephone number. */
function isQuotable({ text, source }: Judged['quotes'][number]): boolean {
  const fits = text.length >= MIN_FEEDBACK_QUOTE && text.length <= MAX_FEEDBACK_QUOTE;
  return source === 'answer' && fits && !/[\n\r\t]/.test(text) && isPlainName(text);
}

/**
 * The text for a candidate about their own interview, one line each: up to two strengths, each with a sentence of the
 * candidate's own answers, and one piece of advice. The text contains no score, no verdict and no comparison. Null if no
 * criterion of the answers was judged.
 */
export function composeFeedback(dimensions: readonly Judged[]): string | null {
  const judged = FROM_ANSWERS.flatMap((key) => {
    const found = dimensions.find((dimension) => dimension.key === key);
    return found && found.level !== null ? [{ ...found, level: found.level }] : [];
  });
  const weakest = judged.toSorted((one, other) => one.level - other.level)[0];
  if (!weakest) return null;
  const lines: string[] = [];
  const quoted: string[] = [];
  for (const { key, level, quotes } of judged.toSorted((one, other) => other.level - one.level)) {
    const said = STRENGTH_SAID[level];
    const quote = quotes.find((one) => isQuotable(one) && !quoted.includes(one.text))?.text;
    if (said === undefined || quote === undefined || quoted.length === FEEDBACK_STRENGTHS) continue;
    quoted.push(quote);
    lines.push(`Un point fort, ${labelOf(key)}\u00A0: ${said}.`, `Vous avez écrit\u00A0: «\u00A0${quote}\u00A0»`);
  }
  return [
    ...lines,
    `Un conseil, ${labelOf(weakest.key)}\u00A0: ${ADVICE_SAID[weakest.level] ?? ''}`,
    FEEDBACK_END,
  ].join('\n');
}

const labelOf = (key: DimensionKey): string =>
  `«\u00A0${DIMENSIONS.find((dimension) => dimension.key === key)?.label ?? key}\u00A0»`;
