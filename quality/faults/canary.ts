import { randomUUID } from 'node:crypto';

/**
 * A random name for a company (`C`) or a candidate (`K`), so that finding it elsewhere cannot be a coincidence. It contains no
 * digits, because eight digits in a row look like a telephone number, which names must not contain.
 */
export function canary(letter: 'C' | 'K'): string {
  const letters = randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return `${letter}${letters.slice(0, 9)}`;
}

/** The canary names found in a text. */
export function canariesIn(text: string): string[] {
  return [...text.matchAll(/\b[CK][a-p]{9}\b/g)].map(([word]) => word);
}
