import type { Client as Database } from 'pg';
import { confirmAccount, requestReset, resetPassword, signup } from '@kafaa/domain/auth/api';
import { getInterview, startInterview } from '@kafaa/domain/interviews/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { getPublicJob, listJobs } from '@kafaa/domain/jobs/api';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { newCandidate, startByApi } from '@kafaa/testing/product/candidate';
import { freshEmail, logIn, newOffer, PASSWORD, type Recruiter } from '@kafaa/testing/product/company';
import type { ProductServer } from '@kafaa/testing/product/server';
import { AckLog } from './ack-log.ts';
import { Caller, type Seen } from './caller.ts';
import { Client } from './client.ts';
import { fromMail } from './scenario-actions.ts';

/** An object that is valid until an instant stored in the database. */
export interface PromisedEnd {
  readonly name: string;
  /** Changes the stored end to this many seconds after the database's current time. */
  endIn(seconds: number): Promise<void>;
  /** Whether a process treats the object as still valid. */
  holds(server: ProductServer): Promise<boolean>;
  /** Set if the check uses the object up: while it is valid (`holding`), or once it has ended (`ended`). */
  readonly usedUp?: 'holding' | 'ended';
}

const PLACE = 'clock_timestamp() + make_interval(secs => $1)';
const SEAT_SECONDS = 48 * 3600;

/** Creates one object of each kind through `server`. */
export async function promisedEnds(server: ProductServer, database: Database): Promise<readonly PromisedEnd[]> {
  // The objects belong to separate companies, because the trial of a reset link ends the company's sessions, and the trial
  // of a seat changes the plan.
  const offers = await Promise.all([newOffer(server), newOffer(server), newOffer(server)]);
  const [links, seats, plans] = offers;
  return [
    await confirmationLink(server, database),
    await resetLink(server, database, links.recruiter),
    await session(server, database, seats.recruiter),
    await interviewLink(server, database, links.job.id),
    await seat(server, database, seats.job.id),
    subscription(database, plans.recruiter, plans.job.id),
  ];
}

/** Whether the call succeeds. Only the status counts, because each expired object answers 4xx with a code of its own. */
async function succeeds(server: ProductServer, ask: (caller: Caller) => Promise<Seen>): Promise<boolean> {
  const caller = new Caller(server.url);
  const { status } = await ask(caller);
  caller.close();
  if (status === 0 || status >= 500) throw new Error(`expiry check answered ${status} instead of 2xx or 4xx`);
  return status < 400;
}

const tokenEnds = (database: Database, email: string, purpose: string) => async (seconds: number) => {
  const ends = `update account_tokens set expires_at = ${PLACE} where purpose = $2
    and user_id = (select user_id from email_locators where email = $3) and used_at is null`;
  await database.query(ends, [seconds, purpose, email]);
};

async function confirmationLink(server: ProductServer, database: Database): Promise<PromisedEnd> {
  const email = freshEmail('rh');
  const account = { name: 'Médina Digital', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
  await callApi(server, signup, { body: { ...account, userName: email, password: PASSWORD } });
  const token = new URL(await linkFrom(server, email, 'verify'), server.url).searchParams.get('token') ?? '';
  return {
    name: 'confirmation link',
    endIn: tokenEnds(database, email, 'CONFIRM'),
    holds: (asked) =>
      succeeds(asked, (caller) => caller.call(confirmAccount, { params: { token }, body: { password: PASSWORD } })),
    usedUp: 'holding',
  };
}

async function resetLink(server: ProductServer, database: Database, { email }: Recruiter): Promise<PromisedEnd> {
  await callApi(server, requestReset, { params: { email } });
  // The link may contain the address of another process, because any process may run the task that writes the mail. So only
  // the token is used.
  const client = new Client({ url: server.url, log: new AckLog() });
  const token = await fromMail(client, email, /reset-password\?token=([\w-]+)/);
  const body = { newPassword: PASSWORD };
  return {
    name: 'password link',
    endIn: tokenEnds(database, email, 'RESET'),
    holds: (asked) => succeeds(asked, (caller) => caller.call(resetPassword, { params: { token }, body })),
    usedUp: 'holding',
  };
}

async function session(server: ProductServer, database: Database, { email }: Recruiter): Promise<PromisedEnd> {
  const { token, userId } = await logIn(server, email);
  return {
    name: 'session',
    endIn: async (seconds) =>
      void (await database.query(`update sessions set ends_at = ${PLACE} where user_id = $2`, [seconds, userId])),
    holds: (asked) => succeeds(asked, (caller) => caller.call(listJobs, { token })),
  };
}

async function interviewLink(server: ProductServer, database: Database, jobId: string): Promise<PromisedEnd> {
  const { token, email } = await newCandidate(server, jobId);
  // The end is stored with the interview and with the link.
  const ends = `with interview as (update interviews set link_expires_at = ${PLACE}
      where candidate_id = (select id from candidates where email = $2) returning candidate_id, link_expires_at)
    update interview_links l set ends_at = link_expires_at from interview i where l.candidate_id = i.candidate_id`;
  return {
    name: 'interview link',
    endIn: async (seconds) => void (await database.query(ends, [seconds, email])),
    holds: (asked) => succeeds(asked, (caller) => caller.call(getInterview, { params: { token } })),
  };
}

/** The only seat of an offer, which an idle candidate holds: until the seat is free again, the next candidate is refused. */
async function seat(server: ProductServer, database: Database, jobId: string): Promise<PromisedEnd> {
  const [holder, next] = [await newCandidate(server, jobId), await newCandidate(server, jobId)];
  await startByApi(server, holder.token);
  await database.query(
    'update subscriptions set max_candidates = 1 where company_id = (select company_id from jobs where id = $1)',
    [jobId],
  );
  const idle = `update interviews set last_answer_at = ${PLACE}, started_at = ${PLACE}
    where candidate_id = (select id from candidates where email = $2)`;
  const body = { consentVersion: CONSENT_VERSION };
  const starts = (caller: Caller) => caller.call(startInterview, { params: { token: next.token }, body });
  return {
    name: 'seat',
    endIn: async (seconds) => void (await database.query(idle, [seconds - SEAT_SECONDS, holder.email])),
    holds: async (asked) => !(await succeeds(asked, starts)),
    usedUp: 'ended',
  };
}

function subscription(database: Database, { email }: Recruiter, jobId: string): PromisedEnd {
  const ends = `update subscriptions set expire_at = ${PLACE}
    where company_id = (select company_id from email_locators where email = $2)`;
  return {
    name: 'subscription',
    endIn: async (seconds) => void (await database.query(ends, [seconds, email])),
    holds: async (asked) => (await callApi(asked, getPublicJob, { params: { id: jobId } })).availability === 'OPEN',
  };
}
