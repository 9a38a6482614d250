import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { requestReset, resendConfirmation, signup } from '@kafaa/domain/auth/api';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Mail, Mailer } from '#/deps';
import { readRefusals, sendMail, tryMailServer, waitingMails } from './service.ts';
import { MailError } from '#/platform/mail/mail-error';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { newJob, newSubscriber, person, signupPayload } from '@kafaa/testing/app/factories';

const ERRORS = {
  down: new MailError('connect ECONNREFUSED', { code: 'ECONNREFUSED', scope: 'outage' }),
  'wrong password': new MailError('AUTH PLAIN: 535 5.7.8 wrong', { code: '535 5.7.8', scope: 'outage' }),
  'unknown recipient': new MailError('RCPT TO: 550 5.1.1 no such user', {
    code: '550 5.1.1',
    scope: 'recipient',
    final: true,
  }),
  greylisting: new MailError('RCPT TO: 450 4.2.0 later', { code: '450 4.2.0', scope: 'recipient' }),
  'content refused': new MailError('DATA: 552 5.3.4 too large', { code: '552 5.3.4', scope: 'message' }),
} as const;
type Mood = keyof typeof ERRORS | 'accepts';

/** Mail server that fails or accepts as the test sets it, for all recipients or for one address. */
class MoodyMailer implements Mailer {
  readonly embedded = false;
  readonly accepted: Mail[] = [];
  readonly tried: string[] = [];
  readonly moods = new Map<string, Mood>();
  mood: Mood = 'down';
  async send(mail: Mail): Promise<void> {
    this.tried.push(mail.to);
    const mood = this.moods.get(mail.to) ?? this.mood;
    if (mood !== 'accepts') throw ERRORS[mood];
    this.accepted.push(mail);
  }
  async verify(): Promise<void> {
    if (this.mood === 'down' || this.mood === 'wrong password') throw ERRORS[this.mood];
  }
}

const mailer = new MoodyMailer();
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(freshDatabase, { mailer });
});
afterAll(() => app.close());

test('a mail waits during an outage of the mail server and is sent exactly once afterwards', async () => {
  mailer.mood = 'down';
  const { userName } = signupPayload();
  await app.call(signup, { body: signupPayload(userName) });
  for (let hour = 0; hour < 20; hour += 1) {
    await app.drain();
    app.clock.move({ hours: 1 });
  }
  expect((await app.mails(userName))[0]?.sentAt).toBeNull();
  mailer.mood = 'accepts';
  await app.drain();
  expect(mailer.accepted.filter(({ to }) => to === userName)).toHaveLength(1);
  expect((await app.mails(userName))[0]?.sentAt).not.toBeNull();
});

test('a mail sent by a process with a slow clock gets its creation time as sentAt', async () => {
  mailer.mood = 'accepts';
  const { userName } = signupPayload();
  await app.call(signup, { body: signupPayload(userName) });
  const { rows } = (await app.deps.db.execute(
    sql`select id as "mailId", company_id as "companyId" from mails where recipient = ${userName}`,
  )) as { rows: { mailId: string; companyId: CompanyId }[] };
  const behind = { now: () => new Date(app.clock.now().getTime() - 40) };
  for (const row of rows) await sendMail({ ...app.deps, clock: behind }, row);
  const [mail] = await app.mails(userName);
  expect(mail?.sentAt).toBe(mail?.createdAt);
});

/** Moves the clock through an outage of hours, until every waiting mail has reached the longest retry delay. */
async function hoursPass(count: number) {
  for (let hour = 0; hour < count; hour += 1) {
    await app.drain();
    app.clock.move({ hours: 1 });
  }
  await app.drain();
}

const sentTo = (address: string) => mailer.accepted.filter(({ to }) => to === address);

async function rowOf(address: string) {
  const { rows } = (await app.deps.db.execute(
    sql`select attempts, refusal, last_error as "lastError", outage from mails where recipient = ${address}`,
  )) as { rows: { attempts: number; refusal: string | null; lastError: string | null; outage: boolean }[] };
  return rows[0];
}

test('the first mail sent after an outage triggers the delivery of all waiting mails', async () => {
  mailer.mood = 'down';
  const waiting = signupPayload();
  await app.call(signup, { body: waiting });
  await hoursPass(8);
  mailer.mood = 'accepts';
  const fresh = signupPayload();
  await app.call(signup, { body: fresh });
  await app.drain();
  expect(sentTo(fresh.userName)).toHaveLength(1);
  expect(sentTo(waiting.userName)).toHaveLength(1);
});

test('mails survive days with a wrong SMTP password, and are sent in order once tryMailServer succeeds', async () => {
  mailer.mood = 'wrong password';
  const { userName } = signupPayload();
  await app.call(signup, { body: signupPayload(userName) });
  await hoursPass(24 * 4);
  await app.call(resendConfirmation, { body: { userName } });
  await app.drain();
  expect(await rowOf(userName)).toMatchObject({ refusal: null, outage: true, attempts: 0 });
  expect((await rowOf(userName))?.lastError).toContain('535 5.7.8');
  expect(await app.deps.queue.failures()).toEqual([]);
  mailer.mood = 'accepts';
  await tryMailServer(app.deps);
  await app.drain();
  const written = (await app.mails(userName)).toReversed().map(({ id }) => id);
  expect(sentTo(userName).map(({ id }) => id)).toEqual(written);
});

test('a greylisted recipient does not delay other mails, and other deliveries do not trigger its retry', async () => {
  mailer.mood = 'accepts';
  const { userName } = signupPayload();
  mailer.moods.set(userName, 'greylisting');
  await app.call(signup, { body: signupPayload(userName) });
  await hoursPass(2);
  const tries = mailer.tried.filter((to) => to === userName).length;
  for (let count = 0; count < 5; count += 1) {
    const other = signupPayload();
    await app.call(signup, { body: other });
    await app.drain();
    expect(sentTo(other.userName)).toHaveLength(1);
  }
  expect(mailer.tried.filter((to) => to === userName)).toHaveLength(tries);
  mailer.moods.delete(userName);
  app.clock.move({ minutes: 6 });
  await app.drain();
  expect(sentTo(userName)).toHaveLength(1);
});

test('after 600 tries a greylisted mail ends as a refusal, and a mail with refused content ends without one', async () => {
  mailer.mood = 'accepts';
  const late = signupPayload();
  const large = signupPayload();
  mailer.moods.set(late.userName, 'greylisting').set(large.userName, 'content refused');
  for (const body of [late, large]) await app.call(signup, { body });
  await app.drain();
  await app.deps.db.execute(
    sql`update mails set attempts = 599 where recipient in (${late.userName}, ${large.userName})`,
  );
  app.clock.move({ minutes: 6 });
  await app.drain();
  expect(await rowOf(late.userName)).toMatchObject({ refusal: '450 4.2.0', attempts: 600 });
  expect(await rowOf(large.userName)).toMatchObject({ refusal: null, attempts: 600 });
  const tries = mailer.tried.length;
  app.clock.move({ days: 1 });
  await app.drain();
  expect(mailer.tried).toHaveLength(tries);
  expect(await waitingMails(app.deps)).toEqual({ count: 0, inOutage: 0, oldestSeconds: 0 });
  mailer.moods.clear();
});

test('mail errors are counted by code and scope, and waitingMails reports the age of the oldest mail', async () => {
  mailer.mood = 'wrong password';
  const before = app.deps.mailErrors.entries().find(({ labels }) => labels.code === '535 5.7.8')?.count ?? 0;
  await app.call(signup, { body: signupPayload() });
  await app.drain();
  app.clock.move({ seconds: 1 });
  expect(await waitingMails(app.deps)).toMatchObject({ inOutage: 1, oldestSeconds: 1 });
  expect(app.deps.mailErrors.entries()).toContainEqual({
    labels: { code: '535 5.7.8', scope: 'outage' },
    count: before + 1,
  });
  mailer.mood = 'accepts';
  await tryMailServer(app.deps);
  await app.drain();
  expect(await waitingMails(app.deps)).toEqual({ count: 0, inOutage: 0, oldestSeconds: 0 });
});

test('a recovered mail server gets all waiting mails at once, in order for each recipient', async () => {
  const { userName } = signupPayload();
  const ask = () => app.call(resendConfirmation, { body: { userName } });
  mailer.mood = 'down';
  await app.call(signup, { body: signupPayload(userName) });
  for (let hour = 0; hour < 3; hour += 1) {
    await app.drain();
    app.clock.move({ hours: 1 });
  }
  const others = Array.from({ length: 5 }, () => signupPayload());
  for (const body of others) await app.call(signup, { body });
  await ask();
  await app.drain();
  mailer.mood = 'accepts';
  app.clock.move({ seconds: 3 });
  await ask();
  // One of the other mails is retried and delivered long before this recipient's next retry is due.
  await app.drain();
  const written = (await app.mails(userName)).toReversed().map(({ id }) => id);
  expect(written).toHaveLength(3);
  expect(mailer.accepted.filter(({ to }) => to === userName).map(({ id }) => id)).toEqual(written);
  for (const { userName: other } of others) expect((await app.mails(other))[0]?.sentAt).not.toBeNull();
});

test('a final rejection by the recipient’s server is not retried and leaves no failed task', async () => {
  mailer.mood = 'unknown recipient';
  const { userName } = signupPayload();
  await app.call(signup, { body: signupPayload(userName) });
  await app.drain();
  mailer.mood = 'accepts';
  app.clock.move({ days: 1 });
  await app.drain();
  expect(mailer.accepted.filter(({ to }) => to === userName)).toHaveLength(0);
  expect(await app.deps.queue.failures()).toEqual([]);
});

test('readRefusals returns code and time of a candidate’s last refused mail until a later mail arrives', async () => {
  const recruiter = await newSubscriber(app);
  const { id: jobId } = await newJob(app, recruiter);
  const email = 'adresse.fausse@mail.tn';
  const register = () => app.call(registerCandidate, { body: { ...person(email), jobId } });
  mailer.mood = 'unknown recipient';
  await register();
  await app.drain();
  const { rows } = (await app.deps.db.execute(
    sql`select company_id as "companyId", candidate_id as "candidateId" from mails where recipient = ${email}`,
  )) as { rows: { companyId: CompanyId; candidateId: string }[] };
  const [{ companyId, candidateId } = { companyId: '' as CompanyId, candidateId: '' }] = rows;
  const refusals = () => readRefusals(app.deps, { companyId, candidateIds: [candidateId, app.deps.newId()] });
  expect(await refusals()).toEqual([{ candidateId, recipient: email, code: '550 5.1.1', refusedAt: app.clock.now() }]);
  mailer.mood = 'accepts';
  app.clock.move({ seconds: 1 });
  await register();
  await app.drain();
  expect(await refusals()).toEqual([]);
});

test('once a mail is sent, no data in the database gives the access that its links give', async () => {
  mailer.mood = 'accepts';
  const recruiter = await newSubscriber(app);
  const { id: jobId } = await newJob(app, recruiter);
  const email = 'dossier@mail.tn';
  await app.call(registerCandidate, { body: { ...person(email), jobId } });
  await app.call(requestReset, { params: { email: recruiter.email } });
  await app.drain();
  const sent = mailer.accepted.filter(({ to }) => to === recruiter.email || to === email);
  const tokens = sent.flatMap(({ text }) =>
    [...text.matchAll(/[/=]([\w-]{40,}(?:\.[\w-]{40,})?)/g)].map(([, token]) => token ?? ''),
  );
  // Tokens of the links for confirmation, password reset, interview and own data.
  expect(new Set(tokens).size).toBeGreaterThanOrEqual(4);
  const { rows: tables } = (await app.deps.db.execute(sql`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public'`)) as { rows: { name: string }[] };
  let dump = '';
  for (const { name } of tables) {
    const { rows } = (await app.deps.db.execute(sql.raw(`select to_jsonb(t)::text as text from ${name} t`))) as {
      rows: { text: string }[];
    };
    dump += rows.map(({ text }) => text).join('\n');
  }
  expect(dump).toContain(email);
  expect(tokens.filter((token) => dump.includes(token))).toEqual([]);
});
