import material from './identities.json' with { type: 'json' };
import type { CvText, Evaluation, Identity, InterviewInput } from './contract.ts';
import { fold } from '#/language/normalise';
import { NAMES_THAT_ARE_WORDS } from '#/privacy/keep-words';
import { EMAIL, SCHOOL, TOWN } from '#/privacy/redact';

/** A fictitious person: a transcript is rewritten with this identity. */
export interface StandIn extends Identity {
  gender: 'm' | 'f';
  town: string;
  school: string;
  age: number;
  nationality: string;
  nationalityEn: string;
}

/** Fictitious people and templates of sentences about oneself; the benchmark's identity swaps use all of them. */
export const IDENTITIES = material as {
  people: StandIn[];
  answers: Record<'fr' | 'en', string[]>;
  cv: string[];
};

/** People for the test on a company's own transcripts: as many women as men, from several countries, young and old. */
const CHOSEN = ['Mohamed', 'Fatma', 'Salma', 'Jean-Baptiste', 'Aminata', 'Yacine'];
export const STAND_INS: readonly StandIn[] = IDENTITIES.people.filter(({ firstName }) => CHOSEN.includes(firstName));
/** The subset used with a language model, where each call costs money: a man and a woman, of two countries. */
export const MODEL_STAND_INS: readonly StandIn[] = STAND_INS.filter(({ firstName }) =>
  ['Mohamed', 'Aminata'].includes(firstName),
);

const YEAR = 2027;
const MAIL = 'candidat@example.com';
const PHONE = '55123456';

/** Fills a template of a sentence about oneself with this person's data. */
export function told(template: string, person: StandIn, english: boolean): string {
  const mail = `${person.firstName}.${person.lastName}@example.com`.toLowerCase().replace(/[ ']/g, '');
  return template
    .replace('{name}', `${person.firstName} ${person.lastName}`)
    .replace('{first}', person.firstName)
    .replace('{town}', person.town)
    .replace('{school}', person.school)
    .replace('{age}', String(person.age))
    .replace('{birth}', String(YEAR - person.age))
    .replace('{nationality}', english ? person.nationalityEn : person.nationality)
    .replace('{mail}', mail);
}

/** The lines at the head of a CV that state the identity. */
export const cvHead = (person: StandIn, english: boolean): string =>
  IDENTITIES.cv.map((line) => told(line, person, english)).join('\n');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Participles that agree with the speaker's gender: « je suis motivée », « j’étais très occupé ». */
const AGREEMENT =
  /(?<!\p{L})((?:je suis|j['’ ]?étais|je me suis|j['’ ]?ai été|je serai)\s+(?:\p{L}+ment\s+|très\s+|bien\s+|toujours\s+)?\p{L}+é)e?(?!\p{L})/giu;

/** Another school of the same kind, so that the level of education stays. « À l’école » names no school and is kept. */
function schoolLike(found: string, { school, town }: StandIn): string {
  if (!/\p{Lu}/u.test(found.slice(1))) return found;
  const [kind] = /^(?:lyc|coll|high school)\S*/iu.exec(found) ?? [];
  const end = found.slice(found.trimEnd().length);
  return `${kind === undefined ? school : `${kind} de ${town}`}${end}`;
}

/** Replaces the candidate's name, e-mail, phone number, towns, schools and gender in a text by another person's. */
function inTheNameOf(text: string, { firstName, lastName, email, phone }: Identity, person: StandIn): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const parts = (name: string) => name.split(/[\s-]+/).filter((part) => part.length > 2);
  const names = new Map<string, string>();
  const name = (from: string, to: string) => from !== '' && !names.has(fold(from)) && names.set(fold(from), to);
  name(`${first} ${last}`, `${person.firstName} ${person.lastName}`);
  name(`${last} ${first}`, `${person.lastName} ${person.firstName}`);
  for (const [own, other] of [
    [last, person.lastName],
    [first, person.firstName],
  ] as const) {
    name(own, other);
    for (const part of parts(own)) name(part, other);
  }
  let result = text.replace(EMAIL, MAIL);
  for (const own of [email, phone]) if (own) result = result.replaceAll(own, own === phone ? PHONE : MAIL);
  const forms = [`${first} ${last}`, `${last} ${first}`, last, first, ...parts(last), ...parts(first)];
  const pattern = forms
    .filter((form) => form.trim() !== '')
    .map(escaped)
    .join('|');
  if (pattern !== '') {
    result = result.replace(new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'), (found) => {
      // In lower case a name may be an ordinary word: « petit à petit » in a text by Rose Petit.
      const isWord = NAMES_THAT_ARE_WORDS.has(fold(found)) && !/^\p{Lu}/u.test(found);
      return isWord ? found : (names.get(fold(found)) ?? found);
    });
  }
  return result
    .replace(SCHOOL, (found) => schoolLike(found, person))
    .replace(TOWN, () => person.town)
    .replace(AGREEMENT, (_, words: string) => (person.gender === 'f' ? `${words}e` : words));
}

/** The same interview rewritten for each of these people; `turn` chooses the sentence that introduces them. */
export function retellings(
  input: InterviewInput,
  turn: number,
  people: readonly StandIn[] = STAND_INS,
): InterviewInput[] {
  const english = input.job.interviewLanguage === 'Anglais';
  const openings = IDENTITIES.answers[english ? 'en' : 'fr'];
  const opening = openings[turn % openings.length] ?? '';
  const speaks = input.exchanges.findIndex(({ answer }) => (answer ?? '').trim() !== '');
  return people.map((person) => {
    const again = (text: string) => inTheNameOf(text, input.identity, person);
    const { firstName, lastName } = person;
    const cv: CvText | null = input.cv && {
      ...input.cv,
      text: input.cv.text.trim() === '' ? '' : `${cvHead(person, english)}\n${again(input.cv.text)}`,
    };
    return {
      ...input,
      identity: { firstName, lastName, email: MAIL, phone: PHONE },
      exchanges: input.exchanges.map((exchange, index) => ({
        ...exchange,
        answer: exchange.answer && (index === speaks ? told(opening, person, english) : '') + again(exchange.answer),
      })),
      cv,
    };
  });
}

/** Every 0–100 number of an evaluation: overall, criteria, answers. */
export const numbersOf = (evaluation: Evaluation): (number | null)[] => [
  evaluation.score,
  ...evaluation.dimensions.map(({ score }) => score),
  ...evaluation.answers.map(({ score }) => score),
];

/** Highest minus lowest value; 100 if only some of the values are null. */
function spread(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return 0;
  return known.length < values.length ? 100 : Math.max(...known) - Math.min(...known);
}

export interface Difference {
  /** Difference between the highest and the lowest overall score, in points. */
  readonly overall: number;
  /** Largest such difference among all numbers of the evaluations. */
  readonly anywhere: number;
}

/** Differences between the evaluations of one interview under several identities. */
export function differenceOf(evaluations: readonly Evaluation[]): Difference {
  const all = evaluations.map(numbersOf);
  const spreads = (all[0] ?? []).map((_, index) => spread(all.map((numbers) => numbers[index] ?? null)));
  return { overall: spreads[0] ?? 0, anywhere: Math.max(0, ...spreads) };
}
