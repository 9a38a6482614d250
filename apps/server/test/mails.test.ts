import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestReset, resendConfirmation, signup } from '@kafaa/domain/auth/api';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Mail, Mailer } from '#/deps';
import { readRefusals } from '#/features/mails/service';
import { MailRefused } from '#/platform/mail-refused';
import { openTestApp, type TestApp } from './app.ts';
import { freshPglite } from './databases.ts';
import { newJob, newSubscriber, person, signupPayload } from './factories.ts';

/** A mail server that is down, refuses or accepts as the test says. */
class MoodyMailer implements Mailer {
  readonly embedded = false;
  readonly accepted: Mail[] = [];
  mood: 'down' | 'refuses' | 'accepts' = 'down';
  async send(mail: Mail): Promise<void> {
    if (this.mood === 'down') throw new MailRefused('ECONNREFUSED', false);
    if (this.mood === 'refuses') throw new MailRefused('550', true);
    this.accepted.push(mail);
  }
}

const mailer = new MoodyMailer();
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(freshPglite, { mailer });
});
afterAll(() => app.close());

test('a mail server that is down delays a mail and never loses it', async () => {
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

test('a mail server that is back gets everything at once, and nobody a later mail before an earlier one', async () => {
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
  // The first of the others gets through with its next try, long before it is this one's turn.
  await app.drain();
  const written = (await app.mails(userName)).toReversed().map(({ id }) => id);
  expect(written).toHaveLength(3);
  expect(mailer.accepted.filter(({ to }) => to === userName).map(({ id }) => id)).toEqual(written);
  for (const { userName: other } of others) expect((await app.mails(other))[0]?.sentAt).not.toBeNull();
});

test('a final refusal is written down and not tried again', async () => {
  mailer.mood = 'refuses';
  const { userName } = signupPayload();
  await app.call(signup, { body: signupPayload(userName) });
  await app.drain();
  mailer.mood = 'accepts';
  app.clock.move({ days: 1 });
  await app.drain();
  expect(mailer.accepted.filter(({ to }) => to === userName)).toHaveLength(0);
  expect(await app.deps.queue.failures()).toEqual([]);
});

test('an address whose server refused the last mail to a candidate is told with the code and the day, until a mail arrives', async () => {
  const recruiter = await newSubscriber(app);
  const { id: jobId } = await newJob(app, recruiter);
  const email = 'adresse.fausse@mail.tn';
  const register = () => app.call(registerCandidate, { body: { ...person(email), jobId } });
  mailer.mood = 'refuses';
  await register();
  await app.drain();
  const { rows } = (await app.deps.db.execute(
    sql`select company_id as "companyId", candidate_id as "candidateId" from mails where recipient = ${email}`,
  )) as { rows: { companyId: CompanyId; candidateId: string }[] };
  const [{ companyId, candidateId } = { companyId: '' as CompanyId, candidateId: '' }] = rows;
  const refusals = () => readRefusals(app.deps, { companyId, candidateIds: [candidateId, app.deps.newId()] });
  expect(await refusals()).toEqual([{ candidateId, recipient: email, code: '550', refusedAt: app.clock.now() }]);
  mailer.mood = 'accepts';
  await register();
  await app.drain();
  expect(await refusals()).toEqual([]);
});

test('once a mail has left, nothing in the database opens what its links open', async () => {
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
  // To confirm, to reset, to the interview, to the own data.
  expect(new Set(tokens).size).toBeGreaterThanOrEqual(4);
  const { rows: tables } = (await app.deps.db.execute(sql`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`)) as { rows: { name: string }[] };
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
