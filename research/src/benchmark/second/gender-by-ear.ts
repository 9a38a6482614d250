/**
 * Both genders of dictionary words, typed by ear in many ways, in the sentences of real answers. The tokens that the scores are made from
 * must be the same. `npx tsx research/src/benchmark/second/gender-by-ear.ts [pairs] [read]` prints the pairs that differ; « read » draws
 * only words that the engine reads.
 */
import french from 'dictionary-fr';
import { fold } from '@kafaa/interviewer/language/normalise';
import { neutralForm } from '@kafaa/interviewer/language/neutral';
import { tokenise } from '@kafaa/interviewer/language/tokens';
import { isRead } from '@kafaa/interviewer/language/vocabulary';
import { closedTokens } from '@kafaa/interviewer/scoring/closed';
import { pick, seeded, shuffled } from '@kafaa/interviewer/test/seeded';
import { questionOf, voiceAnswers } from '#/material/voice-answers';
import { accentedPairs } from '#/training/gender-pairs';
import { scoreIn } from '#/material/asking';

type Pair = readonly [masculine: string, feminine: string];
type Ways = readonly (readonly [letters: RegExp, typed: readonly string[]])[];

const MASCULINE_ENDS: Ways = [
  [/ier$/, ['ié', 'ier', 'yé']],
  [/er$/, ['é', 'er']],
  [/eur$/, ['eur', 'eure']],
  [/ien$/, ['ien', 'iin', 'yin']],
  [/ant$/, ['an', 'en', 'ant']],
  [/ent$/, ['en', 'an', 'ent']],
  [/et$/, ['é', 'et', 'ai']],
  [/eux$/, ['eu', 'eux']],
  [/(?<=[aiouyn])(?:ts|ds|[tdsx])$/, ['']],
  [/eau$/, ['o']],
  [/el$/, ['el', 'èl']],
  [/if$/, ['if', 'ife']],
];
const FEMININE_ENDS: Ways = [
  [/ière$/, ['ièr', 'iere', 'yère', 'ier', 'iaire']],
  [/ère$/, ['èr', 'ere', 'aire']],
  [/trice$/, ['tris', 'trisse', 'trise']],
  [/euse$/, ['euz', 'euze', 'eus', 'euse']],
  [/ienne$/, ['ien', 'iène', 'iene', 'yenne']],
  [/ée$/, ['é', 'ée']],
  [/elle$/, ['el', 'èle', 'ele']],
  [/ette$/, ['et', 'ète']],
  [/ive$/, ['iv', 'ive']],
  [/(?<=[nltrs])[nltrs]e$/, ['', 'e']],
  [/(?<=[aiou])se$/, ['z', 'ze', 'se']],
  [/(?<=[tdnlrviu])e$/, ['', 'e']],
];
/** Ways of typing the letters inside; both genders are typed in the same way. */
const INSIDE: Ways = [
  [/(?<=([bcdfglmnprt]))\1/g, ['']],
  [/ph/g, ['f']],
  [/qu/g, ['k']],
  [/c(?=[aou])/g, ['k']],
  [/eau/g, ['o']],
  [/au/g, ['o']],
  [/[eé]m(?=[bp])/g, ['an']],
  [/en(?=[cdt])/g, ['an']],
  [/ai/g, ['é']],
  [/y/g, ['i']],
  [/h/g, ['']],
  [/ç/g, ['s']],
  [/x(?=.)/g, ['ks']],
];

const plain = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bare = (word: string): string => word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

let pairs: readonly Pair[] | null = null;
/** Pairs of both genders in the spelling dictionary, each once. */
function dictionaryPairs(): readonly Pair[] {
  pairs ??= [
    ...new Map(
      accentedPairs(plain(french.aff), plain(french.dic))
        .filter(([one, other]) => /^\p{Ll}{3,}$/u.test(one) && /^\p{Ll}{3,}$/u.test(other) && one !== other)
        .map((pair) => [pair.join(' '), pair]),
    ).values(),
  ];
  return pairs;
}

/** Pairs drawn by a seed; `onlyRead`: of words that the engine reads. */
export const drawn = (seed: string, amount: number, onlyRead = false): Pair[] =>
  shuffled(
    onlyRead ? dictionaryPairs().filter(([masculine]) => isRead(neutralForm(fold(masculine)))) : dictionaryPairs(),
    seed,
  ).slice(0, amount);

/** A pair as it is spelled and in several ways of typing it. */
function typedWays([masculine, feminine]: Pair, seed: string): Pair[] {
  const random = seeded(seed);
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const ended = (word: string, ends: Ways): string => {
    const end = ends.find(([letters]) => letters.test(word));
    return end && random() < 0.8 ? word.replace(end[0], one(end[1])) : word;
  };
  const ways: Pair[] = [[masculine, feminine]];
  for (let turn = 0; turn < 3; turn++) {
    const style = INSIDE.filter(() => random() < 0.6);
    const inside = (word: string): string =>
      style.reduce((typed, [letters, [to = '']]) => typed.replace(letters, to), word);
    const ends: Pair = [ended(masculine, MASCULINE_ENDS), ended(feminine, FEMININE_ENDS)];
    ways.push(ends, [inside(masculine), inside(feminine)], [inside(ends[0]), inside(ends[1])]);
  }
  return [...ways, ...ways.map(([one_, other]): Pair => [bare(one_), bare(other)])];
}

/** Sentences in which a word of either gender may stand, each in both genders. */
const SENTENCES: readonly Pair[] = [
  ['j’étais {x} depuis trois ans', 'j’étais {x} depuis trois ans'],
  ['com le {x} il a dit', 'com la {x} elle a dit'],
  ['un {x} est venu me voir', 'une {x} est venue me voir'],
  ['je sui {x}', 'je sui {x}'],
];

let hosts: ReturnType<typeof voiceAnswers> | null = null;
function hostAnswers(): ReturnType<typeof voiceAnswers> {
  hosts ??= voiceAnswers().filter(
    ({ split, level, job }) => split === 'dev' && level >= 2 && job.job.interviewLanguage === 'Français',
  );
  return hosts;
}

/** One word of both genders in the same real answer: at its start, after its first sentence or at its end. */
function inAnswer(
  [masculine, feminine]: Pair,
  seed: string,
): { texts: Pair; host: ReturnType<typeof voiceAnswers>[number] } {
  const host = pick(hostAnswers(), seed);
  const sentence = pick(SENTENCES, `${seed} sentence`);
  const parts = host.text.split(/(?<=[.!?])\s+/);
  const place = pick([0, 1, parts.length], `${seed} place`);
  const put = (template: string, word: string): string =>
    parts.toSpliced(place, 0, `${template.replace('{x}', word)}.`).join(' ');
  return { texts: [put(sentence[0], masculine), put(sentence[1], feminine)], host };
}

const tokensOf = (text: string): string => closedTokens(tokenise(text), 'fr', () => false).join(' ');

export interface Apart {
  masculine: string;
  typed: Pair;
}

/** Finds the ways of typing these pairs in which the two genders give different tokens. */
export const apart = (sample: readonly Pair[], seed: string, ways?: readonly Pair[]): Apart[] =>
  sample.flatMap((pair) =>
    (ways ?? typedWays(pair, `${seed} ${pair[0]}`)).flatMap((typed): Apart[] => {
      const [one, other] = inAnswer(typed, `${seed} ${typed.join(' ')}`).texts;
      return tokensOf(one) === tokensOf(other) ? [] : [{ masculine: pair[0], typed }];
    }),
  );

/** Finds the ways of typing these pairs in which the two genders give different scores. */
export const scoredApart = (sample: readonly Pair[], seed: string): Apart[] =>
  sample.flatMap((pair) =>
    typedWays(pair, `${seed} ${pair[0]}`)
      .slice(0, 4)
      .flatMap((typed): Apart[] => {
        const { texts, host } = inAnswer(typed, `${seed} ${typed.join(' ')}`);
        const question = questionOf(host.job, host.question, host.kind);
        const [one, other] = texts.map((text) => scoreIn(host.job, question, text).evaluation.score);
        return one === other ? [] : [{ masculine: pair[0], typed }];
      }),
  );

if (import.meta.main) {
  const amount = Number(process.argv[2] ?? 3000);
  const sample = drawn('large sample', amount, process.argv[3] === 'read');
  const found = apart(sample, 'large sample');
  for (const { typed } of found) console.log(typed.join(' / '));
  const moved = new Set(found.map(({ masculine }) => masculine)).size;
  const scored = sample.slice(0, Math.ceil(amount / 10));
  const scores = new Set(scoredApart(scored, 'large sample').map(({ masculine }) => masculine)).size;
  console.log(`tokens: ${moved} of ${sample.length} pairs differ; scores: ${scores} of ${scored.length}`);
}
