import type { JobBrief } from '../contract.ts';
import { CRAFT_FAMILIES } from '../questions/bank/craft-families.ts';
import { DESK_FAMILIES } from '../questions/bank/desk-families.ts';
import { DIGITAL_FAMILIES } from '../questions/bank/digital-families.ts';
import { FIELD_FAMILIES } from '../questions/bank/field-families.ts';
import { OFFICE_FAMILIES } from '../questions/bank/office-families.ts';
import { familyOf, tradesIn } from '../questions/family.ts';
import { genderlessPattern, oneGender } from './gender.ts';
import { skillsNamer } from './skills.ts';

/** Groups of related trades: experience in one counts for the others of its group. */
const NEIGHBOURS: readonly (readonly string[])[] = [
  ['development', 'data', 'infrastructure', 'design'],
  ['design', 'marketing', 'sales', 'social-media', 'media'],
  ['sales', 'retail', 'customer-service', 'call-centre', 'real-estate', 'bank-insurance'],
  ['hotel', 'restaurant', 'kitchen', 'retail', 'customer-service', 'beauty', 'cleaning', 'security'],
  ['construction', 'maintenance', 'manufacturing', 'logistics', 'electricity', 'metal', 'sewing', 'agriculture'],
  ['logistics', 'driving'],
  ['accounting', 'finance-lead', 'bank-insurance', 'administration', 'hr', 'legal', 'attorney', 'customer-service'],
  ['health', 'education', 'early-years'],
  ['health', 'pharmacy', 'laboratory'],
];
/** Leading people and projects is part of every trade; another trade named beside it takes precedence. */
const EVERYWHERE = 'project';

/** Extra words for a trade, by key, that occur in CVs and hardly ever in offers. */
const OF_CVS: Readonly<Record<string, readonly string[]>> = {
  retail: ['superette', 'hypermarche', 'epicerie', 'quincaillerie', 'librairie', 'libre service', 'chef de caisse'],
  driving: ['taxiste', 'camionneur', 'chauffeuse'],
};

interface Trade {
  key: string;
  /** Tells whether a line of words in one gender, spaces around each, names the trade. */
  names: (line: string) => boolean;
}

const spaced = (text: string): string => oneGender(text).replace(/[^\p{L}\d+#]+/gu, ' ');

/** Substrings that reveal a word of the bank in a line: a prefix (« comptab ») or a whole word, in either gender. */
function waysOf(word: string): string[] {
  const form = spaced(word).trim();
  const parts = word.trim().split(' ');
  const start = [...parts.slice(0, -1).map(oneGender), parts.at(-1) ?? ''].join(' ');
  const whole = word.endsWith(' ') || word.length <= 4;
  const ways = [` ${form} `, ` ${form}s `];
  if (whole) return ways;
  // If the form begins with the start, matching the start also finds the form.
  return form.startsWith(start) ? [` ${start}`] : [...ways, ` ${start}`];
}

const TRADES: readonly Trade[] = [
  ...CRAFT_FAMILIES,
  ...DESK_FAMILIES,
  ...DIGITAL_FAMILIES,
  ...OFFICE_FAMILIES,
  ...FIELD_FAMILIES,
].map(({ key, words }) => {
  const ways = [...words, ...(OF_CVS[key] ?? [])].flatMap(waysOf);
  return { key, names: (line) => ways.some((way) => line.includes(way)) };
});

/** Drops the leadership trade (`EVERYWHERE`) if any other trade is named. */
const precise = (keys: readonly string[]): readonly string[] =>
  keys.some((key) => key !== EVERYWHERE) ? keys.filter((key) => key !== EVERYWHERE) : keys;

/** Keys of the trades that a part of a CV names. */
function tradesOf(plain: string): readonly string[] {
  const line = ` ${spaced(plain)} `;
  return precise(TRADES.filter(({ names }) => names(line)).map(({ key }) => key));
}

const near = (one: string, other: string): boolean =>
  one === other ||
  one === EVERYWHERE ||
  other === EVERYWHERE ||
  NEIGHBOURS.some((group) => group.includes(one) && group.includes(other));

/** Words of the offer's title that name a trade, not a rank or a contract. */
const titleStems = (title: string): string[] =>
  (oneGender(title).match(/\p{L}{4,}/gu) ?? []).filter((word) => !RANKS.test(word)).map((word) => word.slice(0, 6));
const RANKS = genderlessPattern(
  /^(?:junior|senior|charge|responsable|assistant|stagiaire|stage|equipe|adjoint|poste|chef|pour|avec|dans|homme)$/,
);

/** The job title of a period, without the employer: « Aide-comptable, société de transport » is not a driver. */
const roleOf = (period: string): string => period.split(/[,|(\n]|\schez\s|\sat\s/u)[0] ?? '';

/** Trade of a period: the offer's or a related one, clearly another one, or undetermined. */
export type TradeOf = 'same' | 'other' | 'unknown';

/**
 * Returns a function that compares the trade of a period of work (`CvLine.bare`) with the offer's. A word of the offer's
 * title or a required skill makes it the same. The result is 'unknown' if the period or the offer names no trade.
 */
export function tradeFor(job: JobBrief): (period: string) => TradeOf {
  const family = familyOf(job, { industry: '' })?.key;
  // An ambiguous title (« magasin » is a shop and a store-room) belongs to all the trades it names.
  const own = [...new Set([...(family === undefined ? [] : [family]), ...precise(tradesIn(job.title))])];
  const stems = titleStems(job.title);
  const skillsIn = skillsNamer(job.skills);
  return (period) => {
    const words = ` ${spaced(period)} `;
    if (stems.some((stem) => words.includes(` ${stem}`))) return 'same';
    const held = tradesOf(roleOf(period));
    const named = held.length > 0 ? held : tradesOf(period);
    if (named.some((key) => own.some((each) => near(key, each)))) return 'same';
    if (skillsIn(period).length > 0) return 'same';
    return named.length === 0 || own.length === 0 ? 'unknown' : 'other';
  };
}
