import { setTimeout as delay } from 'node:timers/promises';
import type { AckLog } from './ack-log.ts';
import { Client, GaveUp } from './client.ts';
import { callOff, invite, lookAt, note, reject, report, unreject } from './decisions.ts';
import {
  answerQuestions,
  type Applicant,
  apply,
  complete,
  erase,
  foundCompany,
  type Offer,
  publish,
  reply,
  subscribe,
  withdraw,
} from './scenario-actions.ts';

export interface LoadSettings {
  readonly url: string;
  readonly log: AckLog;
  /** Seed of the random choices; the timing of the actions still depends on the machine. */
  readonly seed: number;
  /** Number of concurrent actors. */
  readonly width?: number;
  /** Percentage of answering candidates who complete the interview; each completion causes an evaluation. */
  readonly finishing?: number;
  readonly patience?: number;
  /** Existing offers of companies on the Entreprise plan, and their applicants. */
  readonly known?: Known;
}

export interface Known {
  readonly offers: readonly Offer[];
  readonly people: readonly Applicant[];
}

export interface Load {
  /** Finishes the operations in progress and resolves once each has a response. */
  stop(): Promise<void>;
  /** Resolves once the first candidate has applied, which requires a published offer. */
  readonly warm: Promise<void>;
}

/** A seeded random number generator. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Number of seats of an offer on the Entreprise plan. */
const SEATS = 50;
const MAX_OFFERS = 10;
const MAX_COMPANIES = 12;

/** Simulates companies, candidates and recruiters who use every feature concurrently, across kills and restarts, until stopped. */
export function startLoad({ url, log, seed, width = 6, finishing = 35, patience, known }: LoadSettings): Load {
  const client = new Client({ url, log, ...(patience !== undefined && { patience }) });
  const next = random(seed);
  const chance = (percent: number) => next() * 100 < percent;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  const offers: { offer: Offer; seats: number }[] = (known?.offers ?? []).map((offer) => ({ offer, seats: SEATS }));
  const offersOf = new Map(offers.map(({ offer }) => [offer.company.email, 1]));
  const people: Applicant[] = [...(known?.people ?? [])];
  /**
   * Ids of candidates and companies with an operation in progress. Concurrent decisions on one candidate would leave the log
   * without a known last one.
   */
  const busy = new Set<string>();
  const warm = Promise.withResolvers<void>();
  const ending = new AbortController();

  let founded = offers.length;
  const company = async () => {
    founded += 1;
    const recruiting = await foundCompany(client);
    await subscribe(client, recruiting);
    offers.push({ offer: await publish(client, recruiting), seats: SEATS });
    offersOf.set(recruiting.email, 1);
  };

  const candidate = async () => {
    const open = pick(offers.filter(({ seats }) => seats > 0));
    if (!open) return;
    open.seats -= 1;
    const applicant = await apply(client, open.offer);
    if (people.length === 0) warm.resolve();
    if (chance(15)) return void people.push(applicant);
    const finishes = chance(finishing);
    await answerQuestions(client, applicant, finishes ? Infinity : 1 + Math.floor(next() * 4));
    if (finishes) await complete(client, applicant, { inChunks: chance(50) });
    people.push(applicant);
  };

  const recruiter = async () => {
    const offer = pick(offers)?.offer;
    if (!offer) return;
    const { company: who } = offer;
    if (chance(4) && !busy.has(who.email)) {
      busy.add(who.email);
      return subscribe(client, who).finally(() => busy.delete(who.email));
    }
    const known = (offersOf.get(who.email) ?? 0) + 1;
    if (chance(5) && known <= MAX_OFFERS) {
      offersOf.set(who.email, known);
      return void offers.push({ offer: await publish(client, who), seats: SEATS });
    }
    const found = pick((await lookAt(client, offer)).filter(({ id, email }) => !busy.has(id) && !busy.has(email)));
    if (!found) return;
    busy.add(found.id).add(found.email);
    try {
      if (found.evaluation && found.reportStatus === 'NONE' && chance(40))
        return void (await report(client, who, found));
      if (found.withdrawnAt || chance(30)) return void (await note(client, who, found, `Note ${next()}`));
      if (found.status !== 'PENDING') return;
      if (chance(50)) {
        const { ok } = await reject(client, who, found);
        if (ok && chance(50)) await unreject(client, who, found);
        return;
      }
      const { ok, entry } = await invite(client, who, found);
      const { invitationId } = entry.facts;
      if (ok && invitationId && chance(30)) await callOff(client, who, found, invitationId);
    } finally {
      busy.delete(found.id);
      busy.delete(found.email);
    }
  };

  const replying = async () => {
    const invited = pick(people);
    if (invited) await reply(client, invited, chance(70) ? 'ACCEPTED' : 'DECLINED');
  };

  const leaving = async () => {
    const leaver = pick(people);
    if (!leaver || busy.has(leaver.email)) return;
    busy.add(leaver.email);
    people.splice(people.indexOf(leaver), 1);
    await (chance(50) ? withdraw(client, leaver) : erase(client, leaver));
  };

  const act = async () => {
    const dice = next() * 100;
    if (founded === 0 || (dice < 4 && founded < MAX_COMPANIES)) return company();
    if (dice < 60) return candidate();
    if (dice < 93) return recruiter();
    if (dice < 96) return replying();
    return leaving();
  };

  const actor = async () => {
    while (!ending.signal.aborted) {
      try {
        await act();
      } catch (error) {
        // The log already contains the outcome.
        if (!(error instanceof GaveUp)) throw error;
      }
      await delay(5 + next() * 20);
    }
  };
  const actors = Promise.all(Array.from({ length: width }, actor));
  // A bug in the trial rejects `warm` and `stop`; without this handler it would be an unhandled rejection.
  actors.catch(warm.reject);
  return {
    warm: warm.promise,
    async stop() {
      ending.abort();
      await actors;
    },
  };
}
