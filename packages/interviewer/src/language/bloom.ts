// A Bloom filter as text: sixty times smaller than the list it was made of. Every word of the list passes, and now and then one
// that stands in no list: with twelve bits a key one in three hundred, with twenty one in seven thousand.

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(SIGNS, (sign, value) => [sign.charCodeAt(0), value]));
const BITS_OF_SIGN = 6;
const PROBES = 8;

/** The places of a key in a filter of so many bits. */
function placesOf(key: string, bits: number): number[] {
  let [first, second] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < key.length; at++) {
    first = Math.imul(first ^ key.charCodeAt(at), 0x01000193);
    second = Math.imul(second ^ key.charCodeAt(at), 0x5bd1e995) + at;
  }
  const step = (second | 1) >>> 0;
  return Array.from({ length: PROBES }, (_, probe) => ((first >>> 0) + probe * step) % bits);
}

/** A filter of keys, six bits a sign. For whoever makes one anew. */
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

/** Whether a key stands in a filter, or passes for one that does. */
export function passesFilter(filter: string, key: string): boolean {
  const bits = filter.length * BITS_OF_SIGN;
  return placesOf(key, bits).every((place) => {
    const value = VALUES.get(filter.charCodeAt(Math.floor(place / BITS_OF_SIGN))) ?? 0;
    return ((value >> (place % BITS_OF_SIGN)) & 1) === 1;
  });
}
