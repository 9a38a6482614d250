/** Dimension of a number; each dimension has one base unit: minutes, degrees, metres, grams, litres… */
type Dimension = 'time' | 'temperature' | 'length' | 'mass' | 'volume' | 'voltage' | 'pressure' | 'share' | 'money';

/** A number as an interval: « 4 » is [4, 4], « moins de 2 heures » is [−∞, 120] in minutes. */
export interface Quantity {
  low: number;
  high: number;
  dimension: Dimension | null;
}

const UNITS: ReadonlyMap<string, readonly [Dimension, number]> = new Map(
  (
    [
      ['time', 1 / 60, 's sec secs seconde secondes second seconds'],
      ['time', 1, 'min mn minute minutes mins'],
      ['time', 60, 'h heure heures hour hours hr hrs'],
      ['time', 1440, 'j jour jours day days'],
      ['time', 10_080, 'semaine semaines week weeks'],
      ['time', 43_200, 'mois month months'],
      ['time', 525_600, 'an ans annee annees year years'],
      ['temperature', 1, '° degre degres degree degrees celsius'],
      ['length', 0.001, 'mm millimetre millimetres'],
      ['length', 0.01, 'cm centimetre centimetres'],
      ['length', 1, 'm metre metres meter meters'],
      ['mass', 1, 'g gr gramme grammes gram grams'],
      ['mass', 1000, 'kg kilo kilos'],
      ['mass', 1_000_000, 'tonne tonnes ton tons'],
      ['volume', 0.001, 'ml'],
      ['volume', 0.01, 'cl'],
      ['volume', 1, 'l litre litres liter liters'],
      ['voltage', 1, 'v volt volts'],
      ['pressure', 1, 'bar bars'],
      ['share', 1, '% pourcent percent'],
      ['money', 1, 'dt tnd dinar dinars'],
    ] as const
  ).flatMap(([dimension, factor, names]) => names.split(' ').map((name) => [name, [dimension, factor]] as const)),
);

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    vingtaine: 20,
    trente: 30,
    trentaine: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
    mille: 1000,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    hundred: 100,
  }),
);

const ONE = new Set(['un', 'a', 'an', 'one']);
const AT_MOST = new Set([
  'moins de',
  'au plus',
  'sous',
  'inferieur a',
  'maximum',
  'less than',
  'at most',
  'below',
  'under',
  '<',
  '≤',
  'within',
]);
const AT_LEAST = new Set([
  'plus de',
  'au moins',
  'superieur a',
  'minimum',
  'more than',
  'at least',
  'above',
  'over',
  '>',
  '≥',
]);

/** A quantity and the number of words it was read from. */
export interface Read {
  quantity: Quantity;
  taken: number;
}

function plain(words: readonly string[], at: number): { value: number; taken: number } | null {
  const word = words[at] ?? '';
  if (/^\d/.test(word)) return { value: Number(word), taken: 1 };
  const named = NUMBERS.get(word);
  if (named !== undefined) return { value: named, taken: 1 };
  if (word === 'quart' && /^(?:d|de)$/.test(words[at + 1] ?? '') && words[at + 2] === 'heure')
    return { value: 0.25, taken: 2 };
  if (word.startsWith('demi') && words[at + 1] === 'heure') return { value: 0.5, taken: 1 };
  if (word === 'half' && words[at + 1] === 'an') return { value: 0.5, taken: 2 };
  // « une semaine » is seven days; « une » alone is not a number.
  return ONE.has(word) && UNITS.get(words[at + 1] ?? '')?.[0] === 'time' ? { value: 1, taken: 1 } : null;
}

function withUnit(words: readonly string[], at: number): (Read & { scale: number }) | null {
  const number = plain(words, at);
  if (!number) return null;
  const unit = UNITS.get(words[at + number.taken] ?? '');
  const [dimension, scale] = unit ?? [null, 1];
  let taken = number.taken + (unit ? 1 : 0);
  if (dimension === 'temperature' && words[at + taken] === 'c') taken++;
  const value = number.value * scale;
  return { quantity: { low: value, high: value, dimension }, taken, scale };
}

/** The quantity that begins at a word, with its unit, its upper end (« 0 à 4 ») and the comparison beside it. */
export function quantityAt(words: readonly string[], at: number): Read | null {
  const first = withUnit(words, at);
  if (!first) return null;
  const joiner = words[at + first.taken] ?? '';
  const between = /^(?:entre|between)$/.test(words[at - 1] ?? '');
  if (joiner === 'a' || joiner === 'to' || joiner === '-' || (between && /^(?:et|and)$/.test(joiner))) {
    const second = withUnit(words, at + first.taken + 1);
    const same = first.quantity.dimension === null || first.quantity.dimension === second?.quantity.dimension;
    if (second && same) {
      const scale = first.quantity.dimension === null ? second.scale : 1;
      const low = first.quantity.low * scale;
      if (low < second.quantity.high)
        return {
          quantity: { low, high: second.quantity.high, dimension: second.quantity.dimension },
          taken: first.taken + 1 + second.taken,
        };
    }
  }
  const one = words[at - 1] ?? '';
  const two = `${words[at - 2] ?? ''} ${one}`;
  const next = words[at + first.taken] ?? '';
  const { quantity, taken } = first;
  if (AT_MOST.has(one) || AT_MOST.has(two) || /^max(?:imum)?$/.test(next))
    return { quantity: { ...quantity, low: -Infinity }, taken };
  if (AT_LEAST.has(one) || AT_LEAST.has(two) || next === 'minimum')
    return { quantity: { ...quantity, high: Infinity }, taken };
  return { quantity, taken };
}

/** Whether two quantities share an end; required if the number is the whole phrase. */
export function sharesEnd(said: Quantity, asked: Quantity): boolean {
  const ends = (each: Quantity): number[] => [each.low, each.high].filter((end) => Number.isFinite(end));
  return said.dimension === asked.dimension && ends(said).some((end) => ends(asked).includes(end));
}

/** Whether an answer's quantity fits the key's: one of its ends is the number asked, or it lies within the interval asked. */
export function fits(said: Quantity, asked: Quantity): boolean {
  if (said.dimension !== null && asked.dimension !== null && said.dimension !== asked.dimension) return false;
  if (asked.dimension === null && (said.dimension === 'share' || said.dimension === 'money')) return false;
  // A missing unit (« frigo à 3 ») is taken as the base unit of the dimension asked.
  const near = (a: number, b: number): boolean => a === b || Math.abs(a - b) < 1e-9;
  if (asked.low === asked.high) return near(said.low, asked.low) || near(said.high, asked.low);
  const low = said.low === -Infinity && asked.low > -Infinity ? said.high : said.low;
  const high = said.high === Infinity && asked.high < Infinity ? said.low : said.high;
  return low >= asked.low - 1e-9 && high <= asked.high + 1e-9;
}
