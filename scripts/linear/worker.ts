import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { attacksOn, EVERYBODYS, hostileText, type Attack } from './attacks.ts';
import type { Module } from './calls.ts';
import type { Found } from './found.ts';

/** What to try: what was found in the sources below `root`, and further files that make patterns when they are imported. */
export interface Work extends Found {
  readonly root: string;
  readonly imports: readonly string[];
  /** Whether functions are tried as often as patterns. */
  readonly thorough?: boolean;
}

export type Message =
  /** What is tried now, for the report on one that never ends. */
  | { readonly kind: 'begun'; readonly place: string }
  | {
      readonly kind: 'slow';
      readonly place: string;
      readonly what: string;
      readonly ms: number;
      /** Characters of the text that took so long. */
      readonly length: number;
      readonly attack: Attack;
    }
  /** A line that makes a pattern, which nothing here has made. */
  | { readonly kind: 'unmade'; readonly place: string }
  /** A function that nobody here knows how to call. */
  | { readonly kind: 'uncalled'; readonly place: string }
  | { readonly kind: 'done'; readonly patterns: number; readonly functions: number };

/** Milliseconds of processor time for a hostile text of this many characters. */
const BOUND = 50;
const LENGTH = 60_000;
/**
 * Lengths that are tried first. What grows with the square takes a hundredth of its time for a tenth of the length: half a
 * millisecond at the bound. What doubles with each character, or grows with the cube, is met before it takes hours.
 */
const SAMPLES = [26, 120, 600, 6_000];
/** A function takes longer than a pattern: it is tried on fewer lengths, and in full once or twice, unless asked for more. */
const SAMPLES_OF_FUNCTIONS = [120, 2_000];
const SUSPECT = 0.2;
const TELLING = 5;
const SLOWEST = 4;
const SLOWEST_OF_FUNCTIONS = 2;
/** A busy machine makes one try slow, not all of them. */
const TRIES = 4;
/** The kernel counts processor time in steps. */
const STEP = 4;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, no window
const say = (message: Message): void => parentPort?.postMessage(message);
const load = async (root: string, path: string): Promise<Module> =>
  (await import(pathToFileURL(join(root, path)).href)) as Module;

async function timeOf(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  const started = performance.now();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  // The clock is exact, and counts what the machine did besides.
  return Math.min(performance.now() - started, (user + system) / 1000 + STEP);
}

/** Milliseconds that the work below takes on a calm core of the machine on which the bounds were measured. */
const CALM_MS = 12;
const MOST_SLOWED = 3;
const REFERENCE = 'a b\n'.repeat(15_000);

/** How many times slower than that the machine is now: a bound in milliseconds means something only beside it. */
async function slowdown(): Promise<number> {
  const ms = await timeOf(() => {
    for (let round = 0; round < 4; round++) REFERENCE.replace(/\p{L}+(?=\s)/gu, (word) => word.toUpperCase());
  });
  return Math.min(MOST_SLOWED, Math.max(1, ms / CALM_MS));
}

interface Trial {
  readonly place: string;
  readonly what: string;
  readonly attacks: readonly Attack[];
  readonly bound: number;
  /** Milliseconds for the longest sample from which on the whole length is tried. */
  readonly suspect: number;
  /** From which on it is tried at once. */
  readonly telling: number;
  /** Lengths that are tried first, and how many attacks in full then. */
  readonly samples?: readonly number[];
  readonly slowest?: number;
  readonly run: (text: string) => unknown;
}

/** Tries every attack on samples, then the slowest of them in full; says so when one is over the bound. */
async function tryAll(trial: Trial): Promise<void> {
  const { place, what, attacks, bound, suspect, telling, samples = SAMPLES, slowest = SLOWEST, run } = trial;
  say({ kind: 'begun', place: `${place} ${what}` });
  const isSlow = async (attack: Attack, length: number): Promise<boolean> => {
    const text = hostileText(attack, length);
    let ms = Infinity;
    // Ten times the bound is no noise.
    for (let tries = 0; tries < TRIES && ms > bound && !(tries > 0 && ms > 10 * bound); tries++) {
      const took = await timeOf(() => run(text));
      ms = Math.min(ms, took > bound ? took / (await slowdown()) : took);
    }
    if (ms > bound) say({ kind: 'slow', place, what, ms, length, attack });
    return ms > bound;
  };
  const sampled: { attack: Attack; ms: number }[] = [];
  for (const attack of attacks) {
    let ms = 0;
    for (const length of samples) {
      const text = hostileText(attack, length);
      const started = performance.now();
      await run(text);
      ms = performance.now() - started;
      if (ms > bound && (await isSlow(attack, length))) return;
    }
    if (ms > telling && (await isSlow(attack, LENGTH))) return;
    if (ms > suspect) sampled.push({ attack, ms });
  }
  sampled.sort((one, other) => other.ms - one.ms);
  for (const { attack } of sampled.slice(0, slowest)) if (await isSlow(attack, LENGTH)) return;
}

interface Made {
  readonly place: string;
  readonly regex: RegExp;
}

/** Imports what makes patterns of texts and keeps each pattern with the line that made it, as its stack tells. */
async function madePatterns({ root, makings, imports }: Work): Promise<Made[]> {
  const made = new Map<string, Made>();
  const places = new Set(makings.map(({ path, line }) => `${path}:${line}`));
  const note = (regex: RegExp): RegExp => {
    for (const [, path = '', line] of (new Error('where').stack ?? '').matchAll(/file:\/\/(\/[^:\n]+):(\d+):\d+/g)) {
      const place = `${path.slice(root.length + 1)}:${line}`;
      if (places.has(place)) made.set(`${place} ${regex}`, { place, regex });
    }
    return regex;
  };
  const Native = RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, given: [string], self) => note(Reflect.construct(target, given, self) as RegExp),
    apply: (target, self, given: [string]) => note(Reflect.apply(target, self, given)),
  });
  // Only now: what the calls import makes patterns, too.
  const { MAKERS } = await import('./calls.ts');
  for (const path of new Set([...imports, ...makings.map((each) => each.path)])) {
    const module = await load(root, path);
    await MAKERS[path]?.(module);
  }
  globalThis.RegExp = Native;
  const reached = new Set([...made.values()].map(({ place }) => place));
  for (const place of places) if (!reached.has(place)) say({ kind: 'unmade', place });
  return [...made.values()];
}

async function tryPatterns(all: Work): Promise<number> {
  const literals = all.literals.map(({ place, source, flags }) => ({ place, regex: new RegExp(source, flags) }));
  const patterns = new Map([...literals, ...(await madePatterns(all))].map((each) => [String(each.regex), each]));
  for (const { place, regex } of patterns.values()) {
    // From every character on, as in a search that finds nothing, and again behind each find.
    const everywhere = new RegExp(regex.source, `${regex.flags.replace('g', '')}g`);
    const run = (text: string) => text.replace(everywhere, '');
    await tryAll({
      place,
      what: String(regex),
      attacks: attacksOn(regex),
      bound: BOUND,
      suspect: SUSPECT,
      telling: TELLING,
      run,
    });
  }
  return patterns.size;
}

async function tryFunctions({ root, functions, thorough = false }: Work): Promise<number> {
  const { BOUNDS, CALLS } = await import('./calls.ts');
  let tried = 0;
  for (const { path, name, alone } of functions) {
    const key = `${path.replace(/^packages\/interviewer\/src\//, '')} ${name}`;
    const call = CALLS[key];
    if (call === null) continue;
    if (call === undefined && !alone) {
      say({ kind: 'uncalled', place: key });
      continue;
    }
    const module = await load(root, path);
    const run = (text: string) => (call ? call(module, text) : module[name]?.(text));
    const bound = BOUNDS[key] ?? BOUND;
    const few = thorough ? {} : { samples: SAMPLES_OF_FUNCTIONS, slowest: SLOWEST_OF_FUNCTIONS };
    await tryAll({ place: path, what: name, attacks: EVERYBODYS, bound, suspect: 0, telling: bound, run, ...few });
    tried++;
  }
  return tried;
}

const all = workerData as Work;
say({ kind: 'done', patterns: await tryPatterns(all), functions: await tryFunctions(all) });
