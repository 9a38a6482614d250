import { seeded } from '@kafaa/interviewer/test/seeded';

/** Ways of typing a text: without marks (accents, punctuation), by ear, and abbreviated. The last two are for French only. */
export const TYPINGS = ['bare', 'phonetic', 'sms'] as const;
export type Typing = (typeof TYPINGS)[number];

/** Replacement rules of one style, applied in order. Each match is replaced with the probability `FOLLOWED`. */
type Rules = readonly (readonly [RegExp, string])[];

const LETTER = '(?![\\p{L}])';
const word = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}])${pattern}${LETTER}`, 'gu');

/** By ear: silent letters are dropped, and each sound has one spelling. */
const BY_EAR: Rules = [
  [word("j['’]ai"), 'jé'],
  [word("c['’]était"), 'cété'],
  [word("c['’]est"), 'cé'],
  [word("s['’]est"), 'cé'],
  [word("parce qu['’]?e?"), 'paske'],
  [word('les'), 'lé'],
  [word('des'), 'dé'],
  [word('mes'), 'mé'],
  [word('ses'), 'sé'],
  [word('et'), 'é'],
  [word('est'), 'é'],
  [word('au|aux'), 'o'],
  [word('dans'), 'dan'],
  [word('quand'), 'kan'],
  [word('qui'), 'ki'],
  [word('que'), 'ke'],
  [word('quoi'), 'koi'],
  [/qu(?=[\p{L}'’])/gu, 'k'],
  [new RegExp(`eaux?${LETTER}`, 'gu'), 'o'],
  [new RegExp(`(?<=\\p{L}{2})(?:aient|ait|ais|er|ez|ées|ée|és)${LETTER}`, 'gu'), 'é'],
  [/tion/gu, 'sion'],
  [/ph/gu, 'f'],
  [/ç/gu, 's'],
  [/(\p{L})\1/gu, '$1'],
  [new RegExp(`(?<=\\p{L}{3})[sxt]${LETTER}`, 'gu'), ''],
  [new RegExp(`(?<=\\p{L}{3}[bcdfglmnprstv])e${LETTER}`, 'gu'), ''],
  [/(?<![\p{L}])h/gu, ''],
  [/['’]/gu, ''],
];

const SHORT: Rules = [
  [word("j['’]ai"), 'g'],
  [word("c['’]était"), 'ct'],
  [word("c['’]est"), 'c'],
  [word('je suis'), 'chui'],
  [word("parce qu['’]?e?"), 'pcq'],
  [word('pour'), 'pr'],
  [word('dans'), 'ds'],
  [word('avec'), 'avc'],
  [word('tout'), 'tt'],
  [word('toute'), 'tte'],
  [word('tous'), 'ts'],
  [word('quand'), 'qd'],
  [word('que'), 'q'],
  [word('beaucoup'), 'bcp'],
  [word('toujours'), 'tjrs'],
  [word('souvent'), 'svt'],
  [word('pendant'), 'pdt'],
  [word('depuis'), 'dp'],
  [word('jours'), 'jrs'],
  [word('client'), 'clt'],
  [word('clients'), 'clts'],
  [word('même'), 'mm'],
  [word('nous'), 'ns'],
  [word('vous'), 'vs'],
  [word('sans'), 'ss'],
  [word('sont'), 'st'],
  [word('plus'), '+'],
  [word('après'), 'apres'],
  [word('pas'), 'pa'],
  [/['’]/gu, ''],
];

/** Probability that a rule is applied to a match. */
const FOLLOWED = 0.8;

const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[.,;:!?«»"“”()…]/gu, ' ');

/** A text as another person would type it; the seed decides which matches are replaced. */
export function typedAs(text: string, typing: Typing, seed: string): string {
  const random = seeded(`${typing} ${seed}`);
  const lower = text.toLowerCase();
  if (typing === 'bare') {
    const apostrophe = random() < 0.5 ? ' ' : '';
    return withoutMarks(lower).replace(/['’]/gu, apostrophe).replace(/\s+/g, ' ').trim();
  }
  const rules = typing === 'phonetic' ? BY_EAR : SHORT;
  const typed = rules.reduce(
    (said, [pattern, by]) =>
      said.replace(pattern, (found: string, ...rest: unknown[]) => {
        if (random() >= FOLLOWED) return found;
        return by === '$1' ? String(rest[0]) : by;
      }),
    lower,
  );
  const marks = typing === 'sms' || random() < 0.5 ? withoutMarks(typed) : typed;
  return marks.replace(/\s+/g, ' ').trim();
}
