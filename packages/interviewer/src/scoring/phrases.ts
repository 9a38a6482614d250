import { tokenise } from '../language/tokens.ts';

/**
 * Compiles a list of phrases to one regex over a padded token line (" j ai gere un stock ").
 * Phrases go through the same tokeniser as the answers, so that spelling, accents and gender are folded alike;
 * a trailing "*" stands for any ending.
 */
export function compilePhrases(list: string): RegExp {
  const alternatives = list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) =>
      phrase
        .split(/\s+/)
        .map((word) => {
          if (!word.endsWith('*')) return tokenise(word).join(' ').replace(/[+.]/g, '\\$&');
          const parts = tokenise(word.slice(0, -1).replace(/'/g, "' "));
          return `${parts.join(' ')}[a-z]*`;
        })
        .join(' '),
    );
  return new RegExp(` (?:${alternatives.join('|')})(?= )`, 'g');
}

/** Calls `found` with the start and end of each match, without the blanks, at most `limit` times. Returns the number of matches. */
export function eachMatch(
  pattern: RegExp,
  line: string,
  found: (from: number, to: number) => void,
  limit = 20,
): number {
  pattern.lastIndex = 0;
  let count = 0;
  for (let match = pattern.exec(line); match !== null && count < limit; match = pattern.exec(line)) {
    found(match.index + 1, match.index + match[0].length);
    count++;
  }
  pattern.lastIndex = 0;
  return count;
}

/** Number of matches, at most `limit`. */
export function countMatches(pattern: RegExp, line: string, limit = 20): number {
  return eachMatch(pattern, line, () => undefined, limit);
}
