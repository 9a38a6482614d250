import { hash } from '@kafaa/interviewer/questions/wording';

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function seeded(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A copy of the list in an order that depends on the seed. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const random = seeded(seed);
  return list
    .map((each) => ({ each, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ each }) => each);
}

/** One element, chosen by the seed; the list must not be empty. */
export function pick<T>(list: readonly T[], seed: string): T {
  const each = list[Math.floor(seeded(seed)() * list.length)];
  if (each === undefined) throw new Error(`nothing to pick from for ${seed}`);
  return each;
}
