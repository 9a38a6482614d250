import { Agent, request } from 'node:http';
import type { Verdict } from '../report.ts';

/** The median of a list with its 95 % confidence interval. */
export interface Estimate {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

/** One side of a comparison: a function that works for this many milliseconds and returns the typical duration of one operation. */
export type Side = (ms: number) => Promise<number>;

export interface Comparison {
  /** Duration of the one side divided by the duration of the other side. */
  readonly ratio: Estimate;
  /** Ratio of the other side to itself in the same rounds, which shows the machine's noise around 1. */
  readonly control: Estimate;
}

/** Maximum deviation of the control from 1; above it the machine is too noisy for a verdict. */
const CALM = 0.15;
const RESAMPLES = 2000;

/**
 * Compares two sides in alternating rounds in one run, so that a slow machine slows both. The absolute time of one side has no
 * meaning here.
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

/** The median with its bootstrap interval. The random numbers are seeded, so the same list gives the same interval. */
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

/** Returns the quantile of a list for the given share. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/**
 * The verdict is « met » if the ratio's upper bound is below the goal times the upper bound of the control, and inconclusive on
 * a noisy machine.
 */
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

/** Sends one request on a keep-alive connection; returns its status and text. */
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
    sent.on('timeout', () => sent.destroy(new Error('no response within 30 s')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends requests one after the other; returns the median duration. Every response must be a success. */
export function oneByOne(next: () => Call, times?: number[]): Side {
  return async (ms) => {
    const took: number[] = [];
    const end = performance.now() + ms;
    while (performance.now() < end) {
      const began = performance.now();
      const { status, text } = await send(next());
      if (status >= 300) throw new Error(`the server answered ${status}: ${text.slice(0, 200)}`);
      took.push(performance.now() - began);
    }
    times?.push(...took);
    return median(took);
  };
}

/** Sends `width` requests concurrently; returns the mean time between responses, the inverse of the throughput. */
export function atOnce(next: () => Call, width: number): Side {
  return async (ms) => {
    const began = performance.now();
    let answered = 0;
    const worker = async () => {
      while (performance.now() < began + ms) {
        const { status, text } = await send(next());
        if (status >= 300) throw new Error(`the server answered ${status}: ${text.slice(0, 200)}`);
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: width }, worker));
    return (performance.now() - began) / answered;
  };
}
