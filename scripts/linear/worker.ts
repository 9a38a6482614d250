import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { attacksOn, EVERYBODYS, hostileText, type Attack } from './attacks.ts';
import type { Module } from './calls.ts';
import type { Found } from './found.ts';

/** Input of the search: the findings in the sources below `root`, and further files that create patterns when they are imported. */
export interface Work extends Found {
  readonly root: string;
  readonly imports: readonly string[];
  /** Whether functions are tried with as many lengths and attacks as patterns. */
  readonly thorough?: boolean;
}

export type Message =
  /** The trial that begins now, so that one that never finishes can be reported. */
  | { readonly kind: 'begun'; readonly place: string }
  | {
      readonly kind: 'slow';
      readonly place: string;
      readonly what: string;
      readonly ms: number;
      /** Length of the text that exceeded the limit. */
      readonly length: number;
      readonly attack: Attack;
    }
  /** A line that creates a pattern, but was not executed here. */
  | { readonly kind: 'unmade'; readonly place: string }
  /** A function that has no row in CALLS. */
  | { readonly kind: 'uncalled'; readonly place: string }
  | { readonly kind: 'done'; readonly patterns: number; readonly functions: number };

/** Limit in milliseconds of processor time for a hostile text of LENGTH characters. */
const BOUND = 50;
const LENGTH = 60_000;
/** Lengths that are tried before the full one if a sample was slow. */
const STEPS = [12_000, 24_000];
/**
 * Lengths that are tried first. With a tenth of the length, quadratic time is a hundredth: half a millisecond at the limit.
 * Cubic or exponential time is detected before it takes hours.
 */
const SAMPLES = [26, 120, 600, 1_800, 6_000];
/** Functions take longer than patterns, so they are tried with fewer lengths, and in full only once or twice, unless `thorough`. */
const SAMPLES_OF_FUNCTIONS = [120, 2_000];
const SUSPECT = 0.2;
const TELLING = 5;
const SLOWEST = 4;
const SLOWEST_OF_FUNCTIONS = 2;
/** Number of measurements; a busy machine slows down some of them, not all. */
const TRIES = 4;
/** Granularity of the kernel's processor time, in milliseconds. */
const STEP = 4;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no target origin
const say = (message: Message): void => parentPort?.postMessage(message);
const load = async (root: string, path: string): Promise<Module> =>
  (await import(pathToFileURL(join(root, path)).href)) as Module;

async function timeOf(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  const started = performance.now();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  // Wall-clock time is exact but includes other processes; the kernel's processor time is coarse. The smaller of the two
  // counts.
  return Math.min(performance.now() - started, (user + system) / 1000 + STEP);
}

/** Milliseconds that the reference work below takes on an idle core of the machine on which the limits were measured. */
const CALM_MS = 12;
const MOST_SLOWED = 3;
const REFERENCE = 'a b\n'.repeat(15_000);

/** The factor by which the machine is slower now; measured times are divided by it before they are compared with a limit. */
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
  /** Duration of the longest sample, in milliseconds, above which an attack is among those that may be tried at full length. */
  readonly suspect: number;
  /** Duration of a sample, in milliseconds, above which the full length is tried at once. */
  readonly telling: number;
  /** The lengths that are tried first, and the number of attacks that are then tried in full. */
  readonly samples?: readonly number[];
  readonly slowest?: number;
  readonly run: (text: string) => unknown;
}

/** Tries every attack on samples, then the slowest ones in full; reports the first that exceeds the limit. */
async function tryAll(trial: Trial): Promise<void> {
  const { place, what, attacks, bound, suspect, telling, samples = SAMPLES, slowest = SLOWEST, run } = trial;
  say({ kind: 'begun', place: `${place} ${what}` });
  const isSlow = async (attack: Attack, length: number): Promise<boolean> => {
    const text = hostileText(attack, length);
    let ms = Infinity;
    // A time above ten times the limit is not noise, so it is not measured again.
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
    // A shorter text that already exceeds the limit proves the fault in a small part of the time.
    for (const length of ms > telling ? [...STEPS, LENGTH] : []) if (await isSlow(attack, length)) return;
    if (ms > suspect) sampled.push({ attack, ms });
  }
  sampled.sort((one, other) => other.ms - one.ms);
  for (const { attack } of sampled.slice(0, slowest)) if (await isSlow(attack, LENGTH)) return;
}

interface Made {
  readonly place: string;
  readonly regex: RegExp;
}

/** Imports the modules that create patterns from strings, and records each pattern with the line in its stack trace. */
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
  // The module is imported here, because its own imports create patterns, too.
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
    // The pattern is tried at every character, like a search without a match, and continues after each match.
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
