/** Close substitutes for characters that our fonts lack. */
const CLOSE: Readonly<Record<string, string>> = {
  "'": '’',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u201B': '‘',
  '\u2021': '†',
  '\u2030': '\u00A0pour mille',
  '\u2032': '’',
  '\u2033': '”',
  '\u2190': '<-',
  '\u2192': '->',
  '\u21D2': '=>',
  '\u2248': '~',
  '\u2260': '!=',
  '\u2264': '<=',
  '\u2265': '>=',
};
/** Pattern of bullets and ticks that people write at the start of lines. */
const BULLETS = /[\u2023\u2043\u204C\u204D\u2219\u25A0-\u25CF\u25E6\u2713\u2714\u27A2\u27A4\uF0B7\uF0A7]/u;
/** Pattern of non-breaking spaces that no font has; they stay non-breaking. Below: the other spaces that no font has. */
const FIRM_SPACE = /[\u202F\u2007]/gu;
const SPACE = /[\t\u2000-\u2006\u2008-\u200A\u205F\u3000]/gu;
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Variation_Selector}\u2028\u2029]+$/u;
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/** Placeholders for text that cannot be printed, because a quote with a missing part must never look complete. */
export const MARKS = { picture: '[émoji]', script: '[autre écriture]' } as const;

/**
 * Returns a function that makes texts printable with the fonts that `canDraw` describes. A visible character is replaced, never
 * dropped.
 */
export function drawableWith(canDraw: (codePoint: number) => boolean): (text: string) => string {
  const printable = (text: string) => Array.from(text, (sign) => sign.codePointAt(0) ?? 0).every(canDraw);
  const segments = new Intl.Segmenter('fr', { granularity: 'grapheme' });
  const known = new Map<string, string>();
  const shown = (sign: string): string => {
    const before = known.get(sign);
    if (before !== undefined) return before;
    const now = lookUp(sign);
    known.set(sign, now);
    return now;
  };
  const lookUp = (sign: string): string => {
    const close = CLOSE[sign];
    if (close !== undefined) return close;
    if (sign === '\n') return sign;
    if (UNSEEN.test(sign)) return '';
    if (printable(sign)) return sign;
    if (BULLETS.test(sign)) return '•';
    // NFKC replaces fullwidth letters, ligatures and « bold » letters from social networks. If the result is not printable, the letter is
    // printed without its diacritics.
    for (const plainer of [sign.normalize('NFKC'), sign.normalize('NFKD').replace(/\p{M}/gu, '')])
      if (plainer !== '' && printable(plainer)) return plainer;
    return PICTURE.test(sign) ? MARKS.picture : MARKS.script;
  };
  return (text) => {
    const plain = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(FIRM_SPACE, '\u00A0').replace(SPACE, ' ');
    if (/^[\n -&(-~]*$/.test(plain)) return plain;
    let printed = '';
    let mark = '';
    for (const { segment } of segments.segment(plain)) {
      const next = shown(segment);
      // A word or a sentence in another script becomes a single placeholder.
      if (next !== '' && next === mark && printed.trimEnd().endsWith(mark)) printed = printed.trimEnd();
      else printed += next;
      mark = next === MARKS.picture || next === MARKS.script ? next : segment.trim() === '' ? mark : '';
    }
    return printed;
  };
}
