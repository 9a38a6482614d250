import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** A hostile text: `head`, then `pump` repeated, then `tail`. */
export interface Attack {
  readonly head: string;
  readonly pump: string;
  readonly tail: string;
}

export const hostileText = ({ head, pump, tail }: Attack, length: number): string =>
  head + pump.repeat(Math.max(1, Math.floor(length / pump.length))) + tail;

/** Characters for attacks: one or two of each kind that people, files and attackers type. A pattern's own characters are added. */
export const ALPHABET: readonly string[] = [
  ...Array.from('aAzé0951 \n\t\r.,;:!?…-–—_/\\|<>=&%$#@"\'’`´«»“”()[]{}*+^~•·'),
  '\u00A0',
  '\u202F',
  '\u0301',
  '\u200D',
  '\uFEFF',
  '\uD83D',
  '\u0628',
  '\u0001',
];

/** A character that almost no pattern accepts, so that the match fails after a run. */
const NOBODYS = '\u0001';
/** Only quantifiers with at least this maximum are attacked: fewer rounds cost a constant factor, twenty are noticeable. */
const MANY = 8;
/** Maximum number of attacks on one pattern. A longer list is sampled evenly, so that every part of the pattern is attacked. */
const MOST = 600;

type SingleCharacter = AST.Character | AST.CharacterSet | AST.CharacterClass;
/** A quantifier and the elements that a text must match before it. */
interface Repeated {
  readonly quantifier: AST.Quantifier;
  readonly before: readonly AST.Element[];
}

/**
 * Hostile texts for one regular expression, built from its parts: each repeated run, the prefixes before it, and a character
 * that makes the match fail.
 */
export function attacksOn(regex: RegExp): Attack[] {
  const parsed = new RegExpParser().parsePattern(regex.source, 0, regex.source.length, {
    unicode: regex.flags.includes('u'),
    unicodeSets: regex.flags.includes('v'),
  });
  const reader = new Reader(regex.flags.replace(/[gy]/g, ''), parsed);
  const attacks = new Map<string, Attack>();
  const add = (head: string, pump: string, tail: string): void => {
    if (pump !== '') attacks.set(JSON.stringify([head, pump, tail]), { head, pump, tail });
  };
  const attack = (head: string, pump: string): void => {
    for (const tail of ['', NOBODYS, `${NOBODYS}${pump}`, `\n${NOBODYS}`]) add(head, pump, tail);
  };
  for (const character of reader.kinds()) attack('', character);
  for (const { quantifier, before } of repeatedIn(parsed.alternatives)) {
    for (const variant of [0, 1, 2]) {
      const head = before.map((element) => reader.sample(element, variant)).join('');
      for (const pump of reader.pumps(quantifier.element, variant)) {
        attack(head, pump);
        // Repeats prefix and run together, because the run may be tried to the end of the text from each repetition.
        attack('', head + pump);
      }
      attack('', head);
    }
  }
  for (const { elements } of parsed.alternatives) {
    for (const variant of [0, 1, 2, 3]) {
      const parts = elements.map((element) => reader.sample(element, variant));
      // Attacks the whole pattern, and each prefix at which a match may fail.
      elements.forEach((element, index) => {
        if (index === elements.length - 1 || element.type === 'Assertion' || element.type === 'Quantifier')
          attack('', parts.slice(0, index + 1).join(''));
      });
    }
  }
  const all = [...attacks.values()];
  const step = Math.max(1, all.length / MOST);
  return all.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}

/** Every quantifier with a maximum of at least MANY. */
function repeatedIn(alternatives: readonly AST.Alternative[], before: readonly AST.Element[] = []): Repeated[] {
  return alternatives.flatMap(({ elements }) =>
    elements.flatMap((element, index) => {
      const led = [...before, ...elements.slice(0, index)];
      const found: Repeated[] = [];
      if (element.type === 'Quantifier') {
        if (element.max >= MANY) found.push({ quantifier: element, before: led });
        if ('alternatives' in element.element) found.push(...repeatedIn(element.element.alternatives, led));
      } else if ('alternatives' in element) {
        // A lookahead follows the preceding elements. A lookbehind does not, so the prefix of its quantifiers consists of its
        // own elements only.
        found.push(
          ...repeatedIn(element.alternatives, element.type === 'Assertion' && element.kind === 'lookbehind' ? [] : led),
        );
      }
      return found;
    }),
  );
}

class Reader {
  readonly #flags: string;
  readonly #alphabet: readonly string[];
  readonly #singles: readonly SingleCharacter[];
  readonly #accepted = new Map<string, readonly string[]>();

  constructor(flags: string, pattern: AST.Pattern) {
    this.#flags = flags;
    this.#singles = singlesIn(pattern);
    const own = this.#singles.flatMap((single) =>
      single.type === 'Character' ? [String.fromCodePoint(single.value)] : [],
    );
    this.#alphabet = [...new Set([...ALPHABET, ...own])];
  }

  /** The characters of the alphabet that an element accepts. */
  accepted(single: SingleCharacter): readonly string[] {
    const known = this.#accepted.get(single.raw);
    if (known) return known;
    const pattern = new RegExp(`^(?:${single.raw})$`, this.#flags.replace('m', ''));
    const accepted = this.#alphabet.filter((character) => pattern.test(character));
    this.#accepted.set(single.raw, accepted);
    return accepted;
  }

  /** One character of each class that the pattern can distinguish. */
  kinds(among: readonly string[] = this.#alphabet): string[] {
    const kinds = new Map<string, string>();
    for (const character of among) {
      const taken = this.#singles.map((single) => (this.accepted(single).includes(character) ? 1 : 0));
      const general = [/\w/, /\s/, /\n/, /\p{L}/u, /\p{Lu}/u].map((pattern) => (pattern.test(character) ? 1 : 0));
      const key = [...taken, ...general].join('');
      if (!kinds.has(key)) kinds.set(key, character);
    }
    return [...kinds.values()];
  }

  /** Texts for one round of a repeated element. */
  pumps(element: AST.QuantifiableElement, variant: number): string[] {
    if (isSingle(element)) return variant === 0 ? this.kinds(this.accepted(element)) : [];
    return [this.sample(element, variant)];
  }

  /** A text that the element accepts; `variant` selects among its alternatives. */
  sample(element: AST.Element, variant: number): string {
    if (isSingle(element)) {
      const accepted = this.accepted(element);
      return accepted[variant % Math.max(1, accepted.length)] ?? '';
    }
    if (element.type === 'Quantifier') {
      // Odd variants leave out optional elements.
      const rounds = Math.min(Math.max(element.min, variant % 2 === 0 ? 1 : 0), Math.max(element.max, 0));
      return this.sample(element.element, variant).repeat(rounds);
    }
    if (element.type === 'Group' || element.type === 'CapturingGroup') {
      const chosen = element.alternatives[(variant * 7) % element.alternatives.length];
      return (chosen?.elements ?? []).map((each) => this.sample(each, variant)).join('');
    }
    return '';
  }
}

const isSingle = (element: AST.Element): element is SingleCharacter =>
  element.type === 'Character' || element.type === 'CharacterSet' || element.type === 'CharacterClass';

function singlesIn(pattern: AST.Pattern): SingleCharacter[] {
  const found = new Map<string, SingleCharacter>();
  const visit = (element: AST.Element): void => {
    if (isSingle(element)) found.set(element.raw, element);
    else if (element.type === 'Quantifier') visit(element.element);
    else if ('alternatives' in element)
      for (const { elements } of element.alternatives) for (const each of elements) if (each !== undefined) visit(each);
  };
  for (const { elements } of pattern.alternatives) elements.forEach(visit);
  return [...found.values()];
}

/** Texts that people, files and attackers repeat; used for functions, whose patterns are unknown to the caller. */
const WORDS = [
  'de ',
  'ben ',
  'a.',
  '. ',
  'rue de ',
  '2019 - 2021 ',
  '2019 - 2021\n',
  'janvier 2020 a ce jour\n',
  'm. ',
  'a@',
  'Ab ',
  '[nom] ',
  '{"a":',
  '• ',
  '- ',
  'né le ',
  'a\n',
  'A b\n',
  '12 ',
  ' x',
  'toutes ',
  'ignore ',
  'j ai ',
  'le ',
  'a,',
  '3 ans ',
  'i g n o r e ',
  'a1',
  'www.',
  'a-',
  "a'",
  'é ',
  'ب ',
  '12/2020 ',
  'I ',
  'we ',
  'react ',
  '".',
  'x; ',
  '» ',
  '{{',
  '```',
  '</think>',
  'a b c\n\n',
  '1, ',
];

/** Hostile texts for any function that takes a text; each ends with a character that breaks the run. */
export const EVERYBODYS: readonly Attack[] = [...ALPHABET, ...WORDS].map((pump) => ({ head: '', pump, tail: 'x' }));
