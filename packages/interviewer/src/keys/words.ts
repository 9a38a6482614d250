import { cleanText } from '../language/normalise.ts';
import { stem, type TextLanguage } from '../language/stem.ts';
import { tokenise } from '../language/tokens.ts';
import { senseOf } from './concepts.ts';
import { verbBehindJ } from './joined.ts';
import { quantityAt, type Quantity } from './quantities.ts';

/** One word of a sentence or of a key, with its place in the text it was read from. */
export interface Word {
  /** The word, folded by the tokeniser; `#` for a number. */
  text: string;
  stem: string;
  /** The first stem of its synonym group, or its own stem (`senseOf`). */
  sense: string;
  start: number;
  end: number;
  /** Separator from the word before: none, a comma, or a mark that ends a clause. */
  after: 'word' | 'comma' | 'mark';
  capital: boolean;
  quantity: Quantity | null;
}

/** Numbers, runs of letters, and the signs written with numbers; everything else is a separator. */
const PIECE = /\d{1,3}(?:[\u00A0\u202F ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[%°<>≤≥]/gu;
const COMMA = /,/;
const MARK = /[.;:!?…()[\]–—→|/\n•]|\s-\s/;

interface Token extends Omit<Word, 'stem' | 'sense' | 'quantity'> {
  joined: boolean;
}

function tokensOf(raw: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of raw.matchAll(PIECE)) {
    const piece = match[0];
    const between = raw.slice(end, match.index);
    const after = MARK.test(between) ? 'mark' : COMMA.test(between) ? 'comma' : 'word';
    const joined = between === '-' || between === '–';
    const place = { start: match.index, end: match.index + piece.length, capital: /^\p{Lu}/u.test(piece), joined };
    const texts = /^[\d%°<>≤≥]/.test(piece)
      ? [piece.replace(/[\u00A0\u202F ]/g, '').replace(',', '.')]
      : tokenise(cleanText(piece)).flatMap((text) => {
          const verb = verbBehindJ(text);
          return verb === null ? [text] : ['j', verb];
        });
    texts.forEach((text, i) => tokens.push({ text, after: i === 0 ? (joined ? 'word' : after) : 'word', ...place }));
    end = place.end;
  }
  return tokens;
}

/** The words of a text in order, numbers with their units as one word each. */
export function wordsOf(raw: string, language: TextLanguage): Word[] {
  const tokens = tokensOf(raw);
  // The hyphen is a word only between two numbers: « 0-4 °C » is a range.
  const texts: string[] = [];
  const places: number[] = [];
  tokens.forEach((token, i) => {
    if (token.joined && /^\d/.test(token.text) && /^\d/.test(tokens[i - 1]?.text ?? '')) {
      texts.push('-');
      places.push(i);
    }
    texts.push(token.text);
    places.push(i);
  });
  const words: Word[] = [];
  // In « quand même » and « même si », « même » does not mean "same".
  const isFiller = (at: number): boolean =>
    texts[at] === 'meme' &&
    (/^(?:quand|de|tout)$/.test(texts[at - 1] ?? '') || /^(?:si|s|pas|quand|apres)$/.test(texts[at + 1] ?? ''));
  for (let at = 0; at < texts.length; at++) {
    // « n° 45 » is « numéro 45 ».
    const isNumber = texts[at] === 'n' && texts[at + 1] === '°';
    const text = isNumber ? 'numero' : isFiller(at) ? 'aussi' : (texts[at] ?? '');
    const token = tokens[places[at] ?? 0];
    if (!token || text === '-') continue;
    const read = quantityAt(texts, at);
    const last = read ? tokens[places[at + read.taken - 1] ?? 0] : token;
    const { start, after, capital } = token;
    const end = last?.end ?? token.end;
    if (read) {
      words.push({ text: '#', stem: '#', sense: '#', start, end, after, capital: false, quantity: read.quantity });
      at += read.taken - 1;
    } else {
      const stemmed = stem(text, language);
      words.push({
        text,
        stem: stemmed,
        sense: senseOf(stemmed, language),
        start,
        end,
        after,
        capital,
        quantity: null,
      });
    }
  }
  return words;
}
