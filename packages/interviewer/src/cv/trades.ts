import type { JobBrief } from '../contract.ts';
import { CRAFT_FAMILIES } from '../questions/bank/craft-families.ts';
import { DESK_FAMILIES } from '../questions/bank/desk-families.ts';
import { DIGITAL_FAMILIES } from '../questions/bank/digital-families.ts';
import { FIELD_FAMILIES } from '../questions/bank/field-families.ts';
import { OFFICE_FAMILIES } from '../questions/bank/office-families.ts';
import { familyOf, tradesIn } from '../questions/family.ts';
import { genderlessPattern, oneGender } from './gender.ts';
import { skillsNamer } from './skills.ts';

/** Trades whose years count for each other: nobody who changes shop, counter or site begins again. */
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
/** Leading people and work is part of every trade; whoever leads a shop is of the shop's trade first. */
const EVERYWHERE = 'project';

/** What a CV names a trade by and an offer hardly does. */
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

/** The ways a word of the bank stands in a line: it begins a word (« comptab »), or is one, in either gender. */
function waysOf(word: string): string[] {
  const form = spaced(word).trim();
  const parts = word.trim().split(' ');
  const start = [...parts.slice(0, -1).map(oneGender), parts.at(-1) ?? ''].join(' ');
  const whole = word.endsWith(' ') || word.length <= 4;
  const ways = [` ${form} `, ` ${form}s `];
  if (whole) return ways;
  // What begins with the form begins with the start, too, where the form is no shorter.
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

/** A leader's trade only where no other is named. */
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

/** What the person was, before where: « Aide-comptable, société de transport » is no driver. */
const roleOf = (period: string): string => period.split(/[,|(\n]|\schez\s|\sat\s/u)[0] ?? '';

/** Whose years these are: the offer's trade or a neighbour, clearly another one, or one that nothing tells. */
export type TradeOf = 'same' | 'other' | 'unknown';

/**
 * The trade of a period of work (`CvLine.bare`) beside the offer's. A word of the title or a skill asked makes it the
 * offer's own; what names no trade is not recognised, and neither is any where the offer names none.
 */
export function tradeFor(job: JobBrief): (period: string) => TradeOf {
  const family = familyOf(job, { industry: '' })?.key;
  // An ambiguous title (« magasin » is a shop and a store-room) is of all the trades it names.
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
