// A Bloom filter as text: sixty times smaller than its list. Every word of the list passes. False positives: one word in three
// hundred at twelve bits a key, one in seven thousand at twenty bits a key.

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(SIGNS, (sign, value) => [sign.charCodeAt(0), value]));
const BITS_OF_SIGN = 6;
const PROBES = 8;

/** The bit positions of a key in a filter of `bits` bits. */
function placesOf(key: string, bits: number): number[] {
  let [first, second] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < key.length; at++) {
    first = Math.imul(first ^ key.charCodeAt(at), 0x01000193);
    second = Math.imul(second ^ key.charCodeAt(at), 0x5bd1e995) + at;
  }
  const step = (second | 1) >>> 0;
  return Array.from({ length: PROBES }, (_, probe) => ((first >>> 0) + probe * step) % bits);
}

/** Builds a filter from keys, six bits per character. Used by the scripts that generate the filters. */
export function packFilter(list: readonly string[], bitsOfKey = 12): string {
  const keys = new Set(list);
  const signs = new Uint8Array(Math.ceil((keys.size * bitsOfKey) / BITS_OF_SIGN));
  const bits = signs.length * BITS_OF_SIGN;
  for (const key of keys)
    for (const place of placesOf(key, bits)) {
      const at = Math.floor(place / BITS_OF_SIGN);
      signs[at] = (signs[at] ?? 0) | (1 << (place % BITS_OF_SIGN));
    }
  return [...signs].map((value) => SIGNS[value]).join('');
}

/** Whether a key is in a filter; false positives are possible. */
export function passesFilter(filter: string, key: string): boolean {
  const bits = filter.length * BITS_OF_SIGN;
  return placesOf(key, bits).every((place) => {
    const value = VALUES.get(filter.charCodeAt(Math.floor(place / BITS_OF_SIGN))) ?? 0;
    return ((value >> (place % BITS_OF_SIGN)) & 1) === 1;
  });
}
