import { connect } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctCandidateEmail, getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { getMessages } from '@kafaa/domain/messages/api';
import { eraseOwnData } from '@kafaa/domain/own-data/api';
import { embeddedMailer } from '#/adapters/mail/embedded';
import { listenForBounces } from '#/adapters/mail/bounce-listener';
import type { Config } from '#/config';
import type { Mail } from '#/deps';
import { openBounceListener } from '#/main/bounces';
import { listUndelivered } from './service.ts';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newCandidate, newEntreprise, newJob, type Recruiter } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { EXCHANGE, notification, prose } from '@kafaa/testing/fakes/bounces';

const UNKNOWN = notification({ action: 'failed', status: '5.1.1', diagnostic: '550 5.1.1 unknown user' });
const bounces = { domain: 'rebonds.societe.tn', host: '127.0.0.1', port: 0 };
let serial = 0;

oneDatabase('bounced mails', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;
  let listener: NonNullable<Awaited<ReturnType<typeof openBounceListener>>>;
  const sent: Mail[] = [];
  const logged: string[] = [];
  const config: { bounces: Config['bounces'] } = { bounces };

  beforeAll(async () => {
    const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
    app = await openTestApp(open, { log, mailer: { ...embeddedMailer(), send: async (mail) => void sent.push(mail) } });
    Object.assign(app.deps.config, config);
    const opened = await openBounceListener(app.deps);
    if (!opened) throw new Error('the listener has not started');
    listener = opened;
    recruiter = await newEntreprise(app);
    jobId = (await newJob(app, recruiter)).id;
  });
  afterAll(async () => {
    await listener.close();
    await app.close();
  });

  /** Delivers a mail to the listener like another mail server; returns the answer of a refusal, or null. */
  async function deliver(to: string | readonly string[], raw: string, from = ''): Promise<string | null> {
    const client = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
    const mail: SendMailOptions = { envelope: { from, to: [to].flat() }, raw };
    try {
      await client.sendMail(mail);
      return null;
    } catch (error) {
      return String((error as { response?: unknown }).response ?? error);
    } finally {
      client.close();
    }
  }

  async function registered() {
    const email = `amira.fausse${++serial}@mail.tn`;
    await newCandidate(app, jobId, email);
    await app.drain();
    const { body } = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, recruiter.token);
    const mail = sent.findLast(({ to }) => to === email);
    const ownData = /MesDonnees\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    app.clock.move({ minutes: 1 });
    return { email, id: body.content[0]?.id ?? '', returnPath: mail?.returnPath ?? '', ownData };
  }
  const file = async (id: string) => (await app.call(getCandidate, { params: { id } }, recruiter.token)).body;
  const mailsOf = async (id: string) => (await app.call(getMessages, { params: { id } }, recruiter.token)).body.mails;
  const counted = () =>
    app.deps.mailErrors.entries().reduce((sum, { labels, count }) => sum + (labels.scope === 'bounce' ? count : 0), 0);

  test('a mail to a candidate has a signed return path with a local part of at most 64 characters, and an account’s mail none', async () => {
    const { returnPath } = await registered();
    expect(returnPath).toMatch(/^b\+[0-9a-f]{32}\.[0-9a-f]{24}@rebonds\.societe\.tn$/);
    expect(returnPath.indexOf('@')).toBeLessThanOrEqual(64);
    expect(sent.find(({ to }) => to === recruiter.email)?.returnPath).toBeUndefined();
    Object.assign(app.deps.config, { bounces: null });
    const without = await registered();
    Object.assign(app.deps.config, config);
    expect(without.returnPath).toBe('');
  });

  test.each([
    ['A notification', UNKNOWN, '550 5.1.1', 'Cette adresse n’existe pas.'],
    ['Exchange’s text', prose({ text: EXCHANGE }), '550 5.1.1', 'Cette adresse n’existe pas.'],
    [
      'A bounce for a full mailbox',
      notification({ action: 'failed', status: '5.2.2' }),
      '5.2.2',
      'Cette boîte est pleine.',
    ],
  ])(
    '%s marks the sent mail as rejected and the candidate’s address as refusing mail',
    async (_what, raw, code, reason) => {
      const { id, returnPath } = await registered();
      expect((await mailsOf(id))[0]?.state).toBe('SENT');
      expect(await deliver(returnPath.toUpperCase(), raw)).toBeNull();
      const at = app.clock.now().toISOString();
      expect(await mailsOf(id)).toMatchObject([{ state: 'BOUNCED', reason, at }]);
      expect((await file(id)).emailRefusal).toEqual({ code, refusedAt: at });
    },
  );

  test('a late bounce of a corrected address changes nothing for the new address', async () => {
    const { id, email, returnPath } = await registered();
    await deliver(returnPath, UNKNOWN);
    const right = `juste.${email}`;
    const corrected = await app.call(
      correctCandidateEmail,
      { params: { id }, body: { email: right } },
      recruiter.token,
    );
    expect(corrected.status).toBe(200);
    await app.drain();
    expect(await deliver(returnPath, UNKNOWN)).toBeNull();
    expect(await file(id)).toMatchObject({ email: right, emailRefusal: null });
    expect((await mailsOf(id)).map(({ state, to }) => [state, to])).toEqual([
      ['SENT', right],
      ['BOUNCED', email],
    ]);
  });

  test('a second bounce of a mail changes neither its code nor its time, and is counted once', async () => {
    const { id, returnPath } = await registered();
    const before = counted();
    await deliver(returnPath, UNKNOWN);
    const first = (await file(id)).emailRefusal;
    app.clock.move({ hours: 1 });
    expect(await deliver(returnPath, notification({ action: 'failed', status: '5.2.2' }))).toBeNull();
    expect((await file(id)).emailRefusal).toEqual(first);
    expect(counted()).toBe(before + 1);
  });

  test.each([
    ['a notice of delay', notification({ action: 'delayed', status: '4.2.2' }), ''],
    [
      'a vacation reply',
      prose({ from: 'amira@mail.tn', text: 'Absente', headers: 'Auto-Submitted: auto-replied\n' }),
      '',
    ],
    [
      'a bounce of a bounce',
      notification({ action: 'failed', status: '5.1.1', returned: 'Return-Path: <>\nSubject: Undelivered' }),
      '',
    ],
    [
      'a mail from a person',
      prose({ from: 'amira@mail.tn', text: 'Mon message non remis 550 5.1.1' }),
      'amira@mail.tn',
    ],
    ['random bytes', '\0\u00ff', ''],
  ])('the listener accepts %s and changes nothing', async (_what, raw, from) => {
    const { id, returnPath } = await registered();
    expect(await deliver(returnPath, raw, from)).toBeNull();
    expect((await mailsOf(id))[0]?.state).toBe('SENT');
    expect((await file(id)).emailRefusal).toBeNull();
  });

  test('the listener accepts the late bounce of an erased candidate and drops it', async () => {
    const { id, returnPath, ownData } = await registered();
    const erased = await app.call(eraseOwnData, { params: { link: ownData }, body: { confirmed: true } });
    expect(erased.status).toBeLessThan(300);
    const before = counted();
    expect(await deliver(returnPath, UNKNOWN)).toBeNull();
    expect((await app.call(getCandidate, { params: { id } }, recruiter.token)).status).toBe(404);
    expect(counted()).toBe(before);
  });

  test('the listener refuses a forged or foreign signature, another domain and a second recipient at RCPT', async () => {
    const { returnPath } = await registered();
    const { returnPath: other } = await registered();
    const forged = returnPath.replace(/.(?=@)/, (digit) => (digit === '0' ? '1' : '0'));
    const [local = ''] = other.split('@');
    const mixed = returnPath.replace(/\.[0-9a-f]+(?=@)/, `.${local.split('.')[1] ?? ''}`);
    for (const wrong of [forged, mixed, returnPath.replace('@rebonds.', '@'), 'postmaster@rebonds.societe.tn'])
      expect(await deliver(wrong, UNKNOWN), wrong).toMatch(/^550 /);
    // The first recipient gets the mail; the second one must use another connection.
    expect(await dialogue([`MAIL FROM:<>`, `RCPT TO:<${returnPath}>`, `RCPT TO:<${other}>`, 'QUIT'])).toMatch(
      /250[^]*452 4\.5\.3/,
    );
  });

  /** Returns the listener's answers to these lines. */
  async function dialogue(lines: readonly string[], port = listener.port): Promise<string> {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    const left = ['EHLO ici', ...lines];
    let said = '';
    for await (const part of socket as AsyncIterable<string>) {
      said += part;
      const next = /^\d{3} .*\r\n$/m.test(part) ? left.shift() : undefined;
      if (next !== undefined) socket.write(`${next}\r\n`);
    }
    return said;
  }

  test('the listener offers neither log-in nor encryption, and ends a connection that guesses addresses', async () => {
    const said = await dialogue(
      Array.from({ length: 8 }, (_, at) => `RCPT TO:<b+${at}@${bounces.domain}>`).toSpliced(0, 0, 'MAIL FROM:<>'),
    );
    expect(said).not.toMatch(/AUTH|STARTTLS/);
    expect(said).toMatch(/421 4\.7\.0/);
  });

  test('the listener refuses a mail of more than 256 KB and changes nothing', async () => {
    const { id, returnPath } = await registered();
    const large = UNKNOWN.replace('This is', `${'x'.repeat(70)}\r\n`.repeat(4_000));
    expect(await deliver(returnPath, large)).toMatch(/^552 /);
    expect((await file(id)).emailRefusal).toBeNull();
  });

  test('the listener answers 451 to a bounce that it cannot store, and ends a connection after its time limit', async () => {
    const failing = await listenForBounces({
      ...bounces,
      name: bounces.domain,
      mailOf: () => 'm1',
      take: () => Promise.reject(new Error('no database')),
      log: app.deps.log,
      connectionMs: 200,
    });
    const mail = ['MAIL FROM:<>', 'RCPT TO:<x@y.tn>', 'DATA', 'Subject: x\r\n\r\n.', 'QUIT'];
    expect(await dialogue(mail, failing.port)).toMatch(/451 4\.3\.0/);
    expect(await dialogue([], failing.port)).not.toMatch(/221/);
    await failing.close();
  });

  test('the operator sees the code and the reason of a bounce, and the log contains no personal data', async () => {
    const { email, returnPath } = await registered();
    logged.length = 0;
    const named = notification({
      action: 'failed',
      status: '5.1.1',
      recipient: email,
      diagnostic: `550 5.1.1 ${email.split('@')[0]}: no such user, see <${email}>`,
    });
    await deliver(returnPath, named);
    const rows = await listUndelivered(app.deps, { all: false, limit: 100 });
    const row = rows.find(({ recipient }) => recipient === email);
    expect(row).toMatchObject({ refusal: '550 5.1.1', lastError: '550 5.1.1 …: no such user, see <…>' });
    expect(app.deps.mailErrors.entries()).toContainEqual({
      labels: { code: '550 5.1.1', scope: 'bounce' },
      count: expect.any(Number) as number,
    });
    expect(logged.join('')).toContain('rejected after the mail server had accepted it');
    expect(logged.join('')).not.toMatch(/amira|@/i);
  });
});
