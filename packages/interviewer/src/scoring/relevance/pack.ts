// Stores numbers as text, one character each; sixty-three steps suffice for values that are only summed. Stores terms many to a line.

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(SIGNS, (sign, value) => [sign.charCodeAt(0), value]));
const MOST = 31;
/** Clipping threshold, as a multiple of the root mean square. */
const CUT = 4;

/** Numbers as characters, after the step size and a colon. */
export function pack(values: Float32Array): string {
  const usual = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length));
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const step = Number((Math.min(largest, CUT * usual) / MOST || 1).toPrecision(6));
  const signs = Array.from(values, (value) => SIGNS[Math.max(-MOST, Math.min(MOST, Math.round(value / step))) + MOST]);
  return `${step}:${signs.join('')}`;
}

export function unpack(packed: string): Float32Array {
  const from = packed.indexOf(':') + 1;
  const step = Number(packed.slice(0, from - 1));
  const values = new Float32Array(packed.length - from);
  for (let at = 0; at < values.length; at++)
    values[at] = ((VALUES.get(packed.charCodeAt(from + at)) ?? MOST) - MOST) * step;
  return values;
}

const ON_A_LINE = 600;

/** The terms of a table, in the order of its rows. */
export function packTerms(terms: readonly string[]): string {
  const lines: string[] = [];
  for (let at = 0; at < terms.length; at += ON_A_LINE) lines.push(terms.slice(at, at + ON_A_LINE).join('|'));
  return lines.join('\n');
}

/** The row of each term. */
export const unpackTerms = (packed: string): Map<string, number> =>
  new Map(packed.split(/[|\n]/).map((term, row) => [term, row]));
