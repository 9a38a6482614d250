import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { random } from '../load.ts';
import type { World } from './world.ts';

const RealDate = Date;
const realDelay = timers.setTimeout;
let world: World | null = null;
/** Random sequences, one for each caller, so that a library that draws numbers ahead does not shift the others. */
const rows = new Map<string, () => number>();
let seedOfRows = 1;

function draw(who: string): number {
  const row = rows.get(who) ?? random(seedOfRows);
  rows.set(who, row);
  return row();
}

/**
 * Replaces clock and randomness in this process, which also runs the database and the waiting clients. The function must be
 * called before any other module is imported. Until `enter` is called, the real clock and randomness are used.
 */
export function makeDeterministic(): void {
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      if (given.length > 0) super(...(given as [number]));
      else super(WorldDate.now());
    }
    static override now(): number {
      return world?.now ?? RealDate.now();
    }
    static override [Symbol.hasInstance](value: unknown): boolean {
      return Object.prototype.toString.call(value) === '[object Date]';
    }
  } as DateConstructor;
  const WorldDate = globalThis.Date;
  const fillFor =
    (who: string) =>
    <T extends ArrayBufferView>(view: T): T => {
      const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
      for (const index of bytes.keys()) bytes[index] = Math.floor(draw(who) * 256);
      return view;
    };
  const bytesFor = (who: string) => (size: number) => Buffer.from(fillFor(who)(new Uint8Array(size)));
  const uuid = () => {
    const hex = bytesFor('uuid')(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  Math.random = () => draw('random');
  // The e-mail addresses of simulated people contain the process id.
  Object.defineProperty(process, 'pid', { value: 1 });
  Object.assign(globalThis.crypto, { getRandomValues: fillFor('database'), randomUUID: uuid });
  Object.assign(crypto, { randomUUID: uuid, randomFillSync: fillFor('fill'), randomBytes: bytesFor('bytes') });
  Object.assign(timers, {
    setTimeout: (ms: number, ...more: []) => (world ? world.sleep(ms) : realDelay(ms, ...more)),
  });
  syncBuiltinESMExports();
}

/** Replaces clock and randomness with those of this world; null restores the real ones. */
export function enter(next: World | null, seed: number): void {
  world = next;
  seedOfRows = seed;
  rows.clear();
}
