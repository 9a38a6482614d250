import { confirmAccount, requestReset, resetPassword, signup } from '@kafaa/domain/auth/api';
import { rejectCandidate } from '@kafaa/domain/candidates/api';
import { completeInterview, saveAnswer, startInterview } from '@kafaa/domain/interviews/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { createJob } from '@kafaa/domain/jobs/api';
import { buyFreePlan, buyPlan, listSubscriptions } from '@kafaa/domain/plans/api';
import { freshEmail, PASSWORD } from '@kafaa/testing/product/company';
import { OFFER } from '@kafaa/testing/offer';
import type { Client, Sent } from './client.ts';
import { invite, lookAt, type Seen } from './decisions.ts';
import {
  answerQuestions,
  type Applicant,
  apply,
  type Company,
  cvOf,
  describe,
  fromMail,
  logIn,
  type Offer,
  sha256,
  subscribe,
} from './scenario-actions.ts';

/** Number of rounds of each race, and rounds with a wrong number of successes or a wrong error for the other calls. */
export class Results {
  readonly rounds = new Map<string, number>();
  readonly faults: string[] = [];

  /** Checks the number of successes in one round. `echo` lists the error codes that the other calls may get. */
  judge(race: string, answers: readonly Sent<unknown>[], winners: number, echo: readonly string[]): void {
    this.rounds.set(race, (this.rounds.get(race) ?? 0) + 1);
    const won = answers.filter(({ code }) => code === '').length;
    if (won !== winners) this.faults.push(`${race}: ${won} of ${answers.length} won, ${winners} should have`);
    for (const { code } of answers)
      if (code !== '' && !echo.includes(code)) this.faults.push(`${race}: a loser was told ${code}`);
  }
}

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Signs up and opens the confirmation link fifty times concurrently. */
async function verify(client: Client, results: Results): Promise<string> {
  const email = freshEmail('rh');
  const body = { name: 'Course', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
  const account = { body: { ...body, userName: email, password: PASSWORD } };
  await client.wish('signup', { email, name: body.name }, () => client.call(signup, account));
  const token = await fromMail(client, email, /verify\?token=([\w-]+)/);
  const entry = client.log.begin('confirm', { email });
  const answers = await times(50, () =>
    client.call(confirmAccount, { params: { token }, body: { password: PASSWORD } }),
  );
  results.judge('verify ×50', answers, 1, ['ALREADY_CONFIRMED']);
  client.log.acked(entry);
  return email;
}

/** Requests the free plan twenty times concurrently. */
async function takeFreePlan(client: Client, company: Company, results: Results): Promise<void> {
  const answers = await times(20, () => client.call(buyFreePlan, { params: { planId: 'starter' } }, company));
  results.judge('free plan ×20', answers, 1, ['FREE_PLAN_USED']);
}

/** Publishes five more offers than the plan has left, concurrently and each under its own request id. */
export async function lastOffers(client: Client, company: Company, left: number, results: Results): Promise<Offer[]> {
  const wishes = await times(left + 5, async (index) => {
    const requestId = `course-${Date.now()}-${index}-${Math.trunc(performance.now())}`;
    const title = `Poste ${company.canary} ${index}`;
    const sending = () => client.call(createJob, { body: { ...OFFER, title, requestId } }, company);
    return client.wish('publish', { email: company.email, requestId, title }, sending, {
      learn: ({ id, tailoredQuestions }) => ({ jobId: id, questions: tailoredQuestions }),
    });
  });
  const answers = wishes.map(({ answer }) => answer);
  results.judge(left === 1 ? 'the last offer' : `the last ${left} offers`, answers, left, ['NO_JOBS_LEFT']);
  return wishes.flatMap(({ ok, answer }) => (ok ? [{ company, jobId: answer.body.id }] : []));
}

/** Sends one offer ten times concurrently under one request id, like a page that retries. */
async function sameOffer(client: Client, company: Company, results: Results): Promise<void> {
  const body = { ...OFFER, title: `Poste ${company.canary}`, requestId: `cle-${Date.now()}` };
  const answers = await times(10, () => client.call(createJob, { body }, company));
  const ids = new Set(answers.map((answer) => (answer.code ? answer.code : answer.body.id)));
  results.judge('one offer ×10 under one key', answers, 10, []);
  if (ids.size !== 1) results.faults.push(`one key made ${ids.size} offers`);
}

/** Starts all interviews concurrently, for `free` seats; returns the applicants who got one. */
export async function lastSeats(
  client: Client,
  applicants: readonly Applicant[],
  free: number,
  results: Results,
): Promise<Applicant[]> {
  const body = { consentVersion: CONSENT_VERSION } as const;
  const wishes = await Promise.all(
    applicants.map(({ link: token, email: candidate, offer }) =>
      client.wish('start', { jobId: offer.jobId, candidate }, () =>
        client.call(startInterview, { params: { token }, body }),
      ),
    ),
  );
  const answers = wishes.map(({ answer }) => answer);
  results.judge(free === 1 ? 'the last seat' : `the last ${free} seats`, answers, free, ['JOB_FULL']);
  return applicants.filter((_, index) => wishes[index]?.ok);
}

/** Sends ten versions of one answer concurrently; all must be accepted. Invariant I2 checks that the highest is stored. */
async function versions(client: Client, applicant: Applicant, results: Results): Promise<void> {
  const { link: token, email: candidate, offer } = applicant;
  const wishes = await times(10, (index) => {
    const body = { answer: `Version ${index + 1} de ${candidate}`, revision: index + 1 };
    const facts = { jobId: offer.jobId, candidate, index: 0, ...body };
    return client.wish('answer', facts, () => client.call(saveAnswer, { params: { token, index: '0' }, body }));
  });
  results.judge(
    'ten versions of one answer',
    wishes.map(({ answer }) => answer),
    10,
    [],
  );
}

/** Completes one interview ten times concurrently, each time with the CV: expects one application and ten identical responses. */
async function completions(client: Client, applicant: Applicant, results: Results): Promise<void> {
  await answerQuestions(client, applicant);
  const { link: interviewToken, email: candidate, offer } = applicant;
  const cv = await cvOf(applicant);
  const entry = client.log.begin('complete', { jobId: offer.jobId, candidate, cv: sha256(cv) });
  const answers = await times(10, () => {
    const form = new FormData();
    form.set('interviewToken', interviewToken);
    form.set('answers', '[]');
    form.set('cvFile', new Blob([cv], { type: 'application/pdf' }), 'CV.pdf');
    return client.call(completeInterview, { body: { interviewToken } }, { body: form });
  });
  results.judge('one completion ×10', answers, 10, []);
  if (new Set(answers.map(({ body }) => JSON.stringify(body))).size !== 1)
    results.faults.push('one completion had different answers');
  client.log.acked(entry);
}

/** Requests two paid plans from two tabs, five times each: exactly one request may be left pending. */
async function purchases(client: Client, company: Company, results: Results): Promise<void> {
  const answers = await times(10, (index) =>
    client.call(buyPlan, { params: { planId: index % 2 ? 'basic' : 'entreprise' } }, company),
  );
  results.judge('buy ∥ buy', answers, 10, []);
  const { body } = await client.call(listSubscriptions, {}, company);
  const waiting = body.filter(({ subscriptionStatus }) => subscriptionStatus === 'PENDING');
  if (waiting.length !== 1) results.faults.push(`buy ∥ buy left ${waiting.length} requests`);
}

/** Rejects and invites one candidate concurrently: both succeed if the invitation is first, otherwise it is refused. */
async function rejectOrInvite(client: Client, company: Company, who: Seen, results: Results): Promise<void> {
  const facts = { candidateId: who.id, candidate: who.email, jobId: who.jobId };
  const rejecting = () => client.call(rejectCandidate, { params: { id: who.id }, body: {} }, company);
  const both = await Promise.all([client.wish('reject', facts, rejecting), invite(client, company, who)]);
  const answers = both.map(({ answer }) => answer);
  const winners = answers.every(({ code }) => code === '') ? 2 : 1;
  results.judge('reject ∥ invite', answers, winners, ['CANDIDATE_REJECTED']);
}

/** Uses one reset link ten times concurrently with different passwords; the account is not logged in with afterwards. */
async function resets(client: Client, email: string, results: Results): Promise<void> {
  await client.call(requestReset, { params: { email } });
  const token = await fromMail(client, email, /reset-password\?token=([\w-]+)/);
  const answers = await times(10, (index) =>
    client.call(resetPassword, { params: { token }, body: { newPassword: `un autre mot ${index}` } }),
  );
  results.judge('one reset link ×10', answers, 1, ['RESET_INVALID']);
}

export interface RaceSettings {
  readonly client: Client;
  readonly results: Results;
  /** Number of pairs of a concurrent rejection and invitation; on PostgreSQL also number of single seats and single offers. */
  readonly rounds: number;
  /** Raises a plan limit by one, so that one seat or offer is free; absent without access to the database. */
  readonly oneMore?: (what: 'seat' | 'offer', company: Company) => Promise<void>;
}

const STARTER_SEATS = 10;
const ENTREPRISE_OFFERS = 10;

/** Runs every race within one company. */
export async function raceThrough({ client, results, rounds, oneMore }: RaceSettings): Promise<void> {
  const email = await verify(client, results);
  const company = await describe(client, await logIn(client, email));
  await takeFreePlan(client, company, results);
  const [offer] = await lastOffers(client, company, 1, results);
  if (!offer) throw new Error('no concurrent call published the last offer');
  const more = oneMore ? rounds : 0;
  const crowd = STARTER_SEATS + 5 + more;
  const applicants = await times(crowd, () => apply(client, offer));
  const seated = await lastSeats(client, applicants, STARTER_SEATS, results);
  const waiting = applicants.filter((one) => !seated.includes(one));
  for (let round = 0; round < more; round += 1) {
    await oneMore?.('seat', company);
    const [winner] = await lastSeats(client, waiting, 1, results);
    if (winner) waiting.splice(waiting.indexOf(winner), 1);
  }
  const [first, second] = seated;
  if (first) await versions(client, first, results);
  if (second) await completions(client, second, results);
  await purchases(client, company, results);
  await subscribe(client, company);
  for (const who of (await lookAt(client, offer)).slice(0, Math.max(rounds, 8)))
    await rejectOrInvite(client, company, who, results);
  await sameOffer(client, company, results);
  await lastOffers(client, company, ENTREPRISE_OFFERS - 1, results);
  for (let round = 0; round < more; round += 1) {
    await oneMore?.('offer', company);
    await lastOffers(client, company, 1, results);
  }
  await resets(client, email, results);
}
