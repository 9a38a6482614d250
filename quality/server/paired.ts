import { Agent, request } from 'node:http';
import type { Verdict } from '../report.ts';

/** The middle of a list and the range in which it lies with 95 % confidence. */
export interface Estimate {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

/** One side of a comparison: works for so many milliseconds and answers how long one piece of work took, in its middle. */
export type Side = (ms: number) => Promise<number>;

export interface Comparison {
  /** How much longer the one takes than the other. */
  readonly ratio: Estimate;
  /** The other against itself in the same rounds: what the machine's own noise makes of a ratio of 1. */
  readonly control: Estimate;
}

/** Wider than this, a ratio says more about the machine than about the code. */
const CALM = 0.15;
const RESAMPLES = 2000;

/**
 * Compares two sides in alternating rounds on one machine in one run: what slows the machine slows both. Time alone, of one
 * side, means nothing here.
 */
export async function compare(one: Side, other: Side, { rounds = 40, ms = 150 } = {}): Promise<Comparison> {
  for (const side of [one, other]) await side(ms * 2);
  const ratios: number[] = [];
  const controls: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const [a, b, again] = [await one(ms), await other(ms), await other(ms)];
      ratios.push(a / b);
      controls.push(again / b);
    } else {
      const [again, b, a] = [await other(ms), await other(ms), await one(ms)];
      ratios.push(a / b);
      controls.push(again / b);
    }
  }
  return { ratio: estimate(ratios), control: estimate(controls) };
}

/** The median with its bootstrap interval. The resampling is seeded: the same list gives the same interval. */
export function estimate(values: readonly number[]): Estimate {
  let state = 42;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const medians = Array.from({ length: RESAMPLES }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN)),
  ).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.floor(share * (RESAMPLES - 1))] ?? Number.NaN;
  return { middle: median(values), low: at(0.025), high: at(0.975) };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this share of the list lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Met when the ratio's upper end stays below the goal, the noise of the control granted; never said of a noisy machine. */
export function verdictOf({ ratio, control }: Comparison, goal: number): Verdict {
  if (control.high - 1 > CALM || 1 - control.low > CALM) return 'inconclusive';
  return ratio.high <= goal * control.high ? 'met' : 'short';
}

const show = ({ middle, low, high }: Estimate) => `${middle.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

export function ratioText({ ratio, control }: Comparison): string {
  return `${show(ratio)}, A/A ${show(control)}`;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export interface Call {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One request on a kept connection; its status and text. */
export function send({ url, method = 'GET', headers = {}, body }: Call): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const length =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method, agent, headers: { ...headers, ...length }, timeout: 30_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** One request after the other; the middle time of one. Every answer must be a success. */
export function oneByOne(next: () => Call, times?: number[]): Side {
  return async (ms) => {
    const took: number[] = [];
    const end = performance.now() + ms;
    while (performance.now() < end) {
      const began = performance.now();
      const { status, text } = await send(next());
      if (status >= 300) throw new Error(`answered ${status}: ${text.slice(0, 200)}`);
      took.push(performance.now() - began);
    }
    times?.push(...took);
    return median(took);
  };
}

/** So many at a time; the mean time from one answer to the next, which is what a full server is measured by. */
export function atOnce(next: () => Call, width: number): Side {
  return async (ms) => {
    const began = performance.now();
    let answered = 0;
    const worker = async () => {
      while (performance.now() < began + ms) {
        const { status, text } = await send(next());
        if (status >= 300) throw new Error(`answered ${status}: ${text.slice(0, 200)}`);
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: width }, worker));
    return (performance.now() - began) / answered;
  };
}
