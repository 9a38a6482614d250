import { cleanText } from '../language/normalise.ts';
import { sentences } from '../language/tokens.ts';
import { withoutPerson } from './outgoing/without-person.ts';
import { withoutInstructions } from '../safety/injection.ts';
import type { Identity } from '../contract.ts';
import type { TextLanguage } from '../language/stem.ts';
import { inOneGender } from './outgoing/one-gender.ts';

/** Separates pieces while they are redacted together; a private-use character that no keyboard types. */
const MARK = '\u{F0000}';

export interface Piece {
  /** Exact slice of the author's text. */
  readonly raw: string;
  /** The slice without what identifies the person, in one gender. */
  readonly shown: string;
}

/** Redacts pieces as one text, because whether capitals indicate names depends on the whole text. */
export function redactPieces(
  raws: readonly string[],
  identity: Identity,
  keep: ReadonlySet<string>,
  language: TextLanguage,
): Piece[] {
  const clean = raws.map(
    (raw) => inOneGender(cleanText(raw).replaceAll(MARK, '').replace(/\s+/g, ' ').trim(), language, 'own').text,
  );
  const shown = withoutPerson(clean.join(`\n${MARK}\n`), identity, keep).split(MARK);
  return raws.map((raw, index) => ({ raw, shown: inOneGender((shown[index] ?? '').trim(), language).text }));
}

/** The sentences of an answer that a model may see: no identity, nothing hidden, no instruction. */
export function shownSentences(
  answer: string,
  identity: Identity,
  keep: ReadonlySet<string>,
  language: TextLanguage,
): Piece[] {
  const said = withoutInstructions(sentences(answer), answer);
  return redactPieces(
    said.map(({ raw }) => raw),
    identity,
    keep,
    language,
  ).filter(({ shown }) => shown !== '');
}

/** Keeps as many whole pieces from the start as fit; if the first one alone does not fit, it is cut. */
export function fitting(pieces: readonly Piece[], characters: number): Piece[] {
  const kept: Piece[] = [];
  let used = 0;
  for (const piece of pieces) {
    used += piece.shown.length + 1;
    if (used > characters) break;
    kept.push(piece);
  }
  const [first] = pieces;
  if (kept.length > 0 || first === undefined) return kept;
  const cut = first.shown.slice(0, characters).replace(/(?<!\s)\s+\S*$/, '');
  return cut === '' ? [] : [{ ...first, shown: cut }];
}

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ shown }) => shown).join('\n');

const squeezed = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();
const PLACEHOLDER = /\[(?:nom|mail|tel|lien|adresse|date|age|perso|ecole|id)\]/;
const ENOUGH_WORDS = 3;

/** The quoted words as the author wrote them, before the change of gender; null if `raw` does not contain them. */
function asWritten(wanted: string, raw: string, language: TextLanguage): string | null {
  if (PLACEHOLDER.test(wanted)) return null;
  if (raw.includes(wanted)) return wanted;
  const { text, placeOf } = inOneGender(raw, language);
  const at = text.indexOf(wanted);
  return at < 0 ? null : raw.slice(placeOf(at), placeOf(at + wanted.length));
}

/**
 * The author's text for a model's quote: the same words if the author wrote them, else the whole sentence
 * (with the parts that were masked for the model). Null if the model was not shown these words, or for too short a quote.
 */
export function originalOf(quote: string, pieces: readonly Piece[], language: TextLanguage): string | null {
  const wanted = squeezed(quote)
    .replace(/^[«"“”'\s]+|(?<![»"“”'\s])[»"“”'\s]+$/g, '')
    .replace(/(?:\.{3}|…)$/, '')
    .trim();
  const whole = squeezed(textOf(pieces));
  const short = wanted.split(' ').length < ENOUGH_WORDS && wanted.length < whole.length / 2;
  if (wanted === '' || short || !whole.includes(wanted)) return null;
  const home = pieces.find(({ shown }) => shown.includes(wanted)) ?? pieces.find(({ shown }) => wanted.includes(shown));
  if (!home) return null;
  return asWritten(wanted, home.raw, language) ?? home.raw;
}
