import type { JobBrief } from '../contract.ts';
import { CRAFT_FAMILIES } from '../questions/bank/craft-families.ts';
import { DESK_FAMILIES } from '../questions/bank/desk-families.ts';
import { DIGITAL_FAMILIES } from '../questions/bank/digital-families.ts';
import { FIELD_FAMILIES } from '../questions/bank/field-families.ts';
import { OFFICE_FAMILIES } from '../questions/bank/office-families.ts';
import { familyOf } from '../questions/family.ts';
import { genderlessPattern, oneGender } from './gender.ts';
import { namedSkills } from './skills.ts';

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

/** A word of the bank begins the words it names (« comptab »), or is one of them in either gender. */
function wordNames(word: string): (line: string) => boolean {
  const whole = word.endsWith(' ') || word.length <= 4;
  const form = spaced(word).trim();
  const before = word.trim().split(' ').slice(0, -1).map(oneGender).join(' ');
  const start = ` ${before === '' ? '' : `${before} `}${word.trim().split(' ').at(-1) ?? ''}`;
  return (line) => line.includes(` ${form} `) || line.includes(` ${form}s `) || (!whole && line.includes(start));
}

const TRADES: readonly Trade[] = [
  ...CRAFT_FAMILIES,
  ...DESK_FAMILIES,
  ...DIGITAL_FAMILIES,
  ...OFFICE_FAMILIES,
  ...FIELD_FAMILIES,
].map(({ key, words }) => {
  const tests = [...words, ...(OF_CVS[key] ?? [])].map(wordNames);
  return { key, names: (line) => tests.some((names) => names(line)) };
});

/** Keys of the trades that a part of a CV names. */
function tradesIn(plain: string): string[] {
  const line = ` ${spaced(plain)} `;
  const keys = TRADES.filter(({ names }) => names(line)).map(({ key }) => key);
  return keys.some((key) => key !== EVERYWHERE) ? keys.filter((key) => key !== EVERYWHERE) : keys;
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
 * The trade of a period of work (`CvLine.plain`) beside the offer's. A word of the title or a skill asked makes it the
 * offer's own; what names no trade is not recognised, and neither is any where the offer names none.
 */
export function tradeFor(job: JobBrief): (period: string) => TradeOf {
  const family = familyOf(job, { industry: '' })?.key;
  // An ambiguous title (« magasin » is a shop and a store-room) is of all the trades it names.
  const own = [...new Set([...(family === undefined ? [] : [family]), ...tradesIn(job.title)])];
  const stems = titleStems(job.title);
  return (period) => {
    const words = ` ${spaced(period)} `;
    if (stems.some((stem) => words.includes(` ${stem}`)) || namedSkills(period, job.skills).length > 0) return 'same';
    const held = tradesIn(roleOf(period));
    const named = held.length > 0 ? held : tradesIn(period);
    if (named.length === 0 || own.length === 0) return 'unknown';
    return named.some((key) => own.some((each) => near(key, each))) ? 'same' : 'other';
  };
}
