import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpMailer, type SmtpOptions } from './smtp.ts';
import type { Mail } from '#/deps';
import { MailError } from '#/platform/mail/mail-error';
import { SNAKEOIL } from '@kafaa/testing/fakes/snakeoil';

const MAIL: Mail = {
  id: '0190c2a4-7b1e-7000-8000-000000000001',
  from: 'Kafaa <contact@kafaa.example>',
  to: 'amel@example.tn',
  subject: 'Votre entretien',
  text: 'https://kafaa.example/Interview/secret',
  html: '<p>secret</p>',
};
/** Address that reaches this machine on Linux, although the mailer takes it for another machine. */
const ELSEWHERE = '0.0.0.0';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const STEPS = ['connect', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'end'] as const;
type Step = (typeof STEPS)[number];

/** Starts a mail server that accepts every step except `at`, where it responds with `answer`. Returns the server's port. */
async function refuse(at: Step, answer: string, heard: string[] = []): Promise<number> {
  const server = createServer((socket) => {
    const say = (step: Step, otherwise: string) => {
      socket.write(`${step === at ? answer : otherwise}\r\n`);
      return step !== at;
    };
    let content = false;
    socket.on('error', () => {});
    say('connect', '220 mail.test ESMTP');
    createInterface(socket).on('line', (line) => {
      const [verb = ''] = line.toUpperCase().split(/[ :]/);
      if (content) {
        if (line !== '.') return;
        say('end', '250 2.0.0 queued');
        content = false;
        return;
      }
      heard.push(line);
      if (verb === 'EHLO' || verb === 'HELO') say('EHLO', '250-mail.test\r\n250 AUTH PLAIN');
      else if (verb === 'AUTH') say('AUTH', '235 2.7.0 in');
      else if (verb === 'MAIL') say('MAIL', '250 2.1.0 ok');
      else if (verb === 'RCPT') say('RCPT', '250 2.1.5 ok');
      else if (verb === 'DATA') content = say('DATA', '354 go on');
      else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function mailerTo(url: string, options: Partial<SmtpOptions> = {}) {
  const mailer = smtpMailer({ url, domain: 'kafaa.example', timeoutMs: 2_000, ...options });
  closing.push(() => mailer.close());
  return mailer;
}

async function failure(url: string, options?: Partial<SmtpOptions>): Promise<MailError> {
  const error: unknown = await mailerTo(url, options)
    .send(MAIL)
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof MailError)) throw new Error(`expected a MailError, got ${String(error)}`);
  return error;
}

const credentials = 'relais:mot-de-passe';
const answered = async (step: Step, answer: string) =>
  failure(`smtp://${credentials}@127.0.0.1:${await refuse(step, answer)}`);

describe('classification of SMTP errors', () => {
  it.each<[Step, string]>([
    ['connect', '554 5.7.1 mail.test no service for your IP, see https://blocklist.test/?ip=192.0.2.1'],
    ['connect', '521 mail.test does not accept mail'],
    ['connect', '421 4.3.2 too many connections'],
    ['EHLO', '550 5.7.1 helo command rejected: bad name'],
    ['AUTH', '535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6'],
    ['AUTH', '534 5.7.9 Application-specific password required'],
    ['AUTH', '538 5.7.11 Encryption required for requested authentication mechanism'],
    ['AUTH', '454 4.7.0 Temporary authentication failure'],
    ['MAIL', '530 5.7.0 Must issue a STARTTLS command first'],
    ['MAIL', '550 5.7.1 sender not allowed'],
    ['MAIL', '553 5.1.8 <contact@kafaa.example>: Sender address rejected: Domain not found'],
    ['MAIL', '452 4.3.1 Insufficient system storage'],
    ['RCPT', '421 4.7.0 closing'],
  ])('a rejection at SMTP step %s with « %s » is an outage and is retried', async (step, answer) => {
    expect(await answered(step, answer)).toMatchObject({ scope: 'outage', final: false });
  });

  it.each<[MailError['scope'], string]>([
    ['recipient', '450 4.2.0 <amel@example.tn>: Recipient address rejected: Greylisted'],
    ['recipient', '452 4.2.2 The email account that you tried to reach is over quota'],
    ['recipient', '552 5.2.2 Mailbox full'],
    ['outage', '550 5.7.1 <amel@example.tn>: Relay access denied'],
    ['outage', '554 5.7.1 <amel@example.tn>: Relay access denied'],
    ['outage', '550 relaying denied'],
    ['outage', '551 we do not relay'],
    ['outage', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
    ['outage', "553 sorry, that domain isn't in my list of allowed rcpthosts"],
    ['outage', '553 5.7.1 <contact@kafaa.example>: Sender address rejected: not owned by user relais'],
    ['outage', '554 5.7.1 <contact@kafaa.example>: Sender address rejected: Access denied'],
    ['outage', '550 5.1.0 <contact@kafaa.example>: Sender address rejected: User unknown in virtual mailbox table'],
    ['outage', '550 5.1.8 <contact@kafaa.example>: Sender address rejected: Domain not found'],
    ['outage', '504 5.5.2 <kafaa>: Helo command rejected: need fully-qualified hostname'],
    ['message', '550 5.2.1 Mailbox unavailable. Your IP address 192.0.2.1 is blacklisted using RBL'],
    ['message', '550 5.7.26 This mail is unauthenticated, SPF and DKIM did not pass'],
    ['message', '550 Rejected: 192.0.2.1 listed at zen.spamhaus.org'],
    ['message', '550 SPF check failed'],
    ['message', '550 Verification failed for <contact@kafaa.example>'],
    ['message', '503 5.5.1 need MAIL first'],
  ])('the mailer reports the scope %s and permits a retry if RCPT answers « %s »', async (scope, answer) => {
    expect(await answered('RCPT', answer)).toMatchObject({ scope, final: false });
  });

  it.each([
    ['550 5.1.1 <amel@example.tn>: Recipient address rejected: User unknown in local recipient table', '550 5.1.1'],
    [
      "550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n550 5.1.1 double-checking the recipient's email address",
      '550 5.1.1',
    ],
    ['550 5.1.2 bad destination system', '550 5.1.2'],
    ['553 5.1.3 invalid address', '553 5.1.3'],
    ['551 5.1.6 moved', '551 5.1.6'],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', '550 5.1.10'],
    ['550 5.1.10 recipient address has null MX', '550 5.1.10'],
    ['550 5.2.1 The email account that you tried to reach is inactive', '550 5.2.1'],
    ['550 5.4.1 Recipient address rejected: Access denied. [DB5EUR01.prod.protection.outlook.com]', '550 5.4.1'],
    ['550 no such user here', '550'],
    ['550 Requested action not taken: mailbox unavailable', '550'],
    ['550 sorry, no mailbox here by that name. (#5.1.1)', '550 5.1.1'],
    ['553 mailbox name not allowed', '553'],
  ])('the rejection « %s » at RCPT is a final error of the recipient', async (answer, code) => {
    const error = await answered('RCPT', answer);
    expect(error).toMatchObject({ scope: 'recipient', final: true, code });
  });

  it.each<[Step, string]>([
    ['DATA', '550 5.7.1 not now'],
    ['DATA', '451 4.3.0 try again later'],
    ['end', '552 5.3.4 Message size exceeds fixed limit'],
    ['end', '554 5.7.1 rejected as spam'],
    ['end', '550 5.7.1 content refused'],
    ['end', '451 4.7.1 greylisted'],
  ])('a rejection at SMTP step %s with « %s » has the scope message and is retried', async (step, answer) => {
    expect(await answered(step, answer)).toMatchObject({ scope: 'message', final: false });
  });

  it('a mail error contains the step and the server’s reply in 300 characters, without addresses or links', async () => {
    const words = '550 5.1.1 <amel@example.tn> amel@example.tn unknown, see https://mail.test/amel \u001b[2Jrelais';
    const error = await answered('RCPT', words);
    expect(error.message).toBe('RCPT TO: 550 5.1.1 <…> … unknown, see … [2Jrelais');
    expect(`${error.stack}`).not.toContain('amel');
    expect((await answered('AUTH', '535 5.7.8 no')).message).toBe('AUTH PLAIN: 535 5.7.8 no');
    expect((await answered('end', `554 ${'x'.repeat(5_000)}`)).message.length).toBeLessThanOrEqual(300);
  });

  it('a failed connection to the mail server is an outage with the cause in the error message', async () => {
    expect(await failure('smtp://127.0.0.1:1')).toMatchObject({
      code: 'ECONNREFUSED',
      scope: 'outage',
      message: 'connect ECONNREFUSED 127.0.0.1:1',
    });
    expect(await failure('smtp://nowhere.invalid:25')).toMatchObject({ scope: 'outage', message: /nowhere\.invalid/ });
  });
});

describe('SMTP encryption', () => {
  /** Starts smtp-server with a self-signed certificate; returns its port and the logins and mails that it received. */
  async function serve(options: SMTPServerOptions = {}) {
    const seen: { user: unknown; secure: boolean; hello: unknown }[] = [];
    const server = new SMTPServer({
      ...SNAKEOIL,
      authOptional: true,
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      onData(stream, session, done) {
        seen.push({ user: session.user as unknown, secure: session.secure, hello: session.hostNameAppearsAs });
        stream.resume().on('end', () => done());
      },
      ...options,
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => void server.listen(0, '0.0.0.0', resolve));
    closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return { port: (server.server.address() as AddressInfo).port, seen };
  }

  it('the mailer sends nothing to a remote server without STARTTLS, even if the URL disables TLS', async () => {
    const { port, seen } = await serve({ disabledCommands: ['STARTTLS'] });
    for (const options of ['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true', '?secure=false'])
      expect(await failure(`smtp://${credentials}@${ELSEWHERE}:${port}${options}`)).toMatchObject({ scope: 'outage' });
    expect(seen).toEqual([]);
  });

  it('the mailer sends unencrypted mail to a local server without STARTTLS', async () => {
    const { port, seen } = await serve({ disabledCommands: ['STARTTLS'] });
    await mailerTo(`smtp://127.0.0.1:${port}`).send(MAIL);
    expect(seen).toMatchObject([{ secure: false }]);
  });

  it('the mailer refuses a remote server with a self-signed certificate and names the cause', async () => {
    const { port, seen } = await serve();
    expect(await failure(`smtp://${credentials}@${ELSEWHERE}:${port}`)).toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      scope: 'outage',
      message: 'self-signed certificate',
    });
    expect(seen).toEqual([]);
  });

  it('the mailer accepts a self-signed certificate with tls.ca, or with tls.rejectUnauthorized=false', async () => {
    const { port, seen } = await serve();
    const folder = mkdtempSync(join(tmpdir(), 'kafaa-ca-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    const ca = join(folder, 'relay.pem');
    writeFileSync(ca, SNAKEOIL.cert);
    const url = `smtp://${credentials}@${ELSEWHERE}:${port}`;
    await mailerTo(`${url}?tls.ca=${ca}&tls.servername=relay.internal`).send(MAIL);
    await mailerTo(`${url}?tls.rejectUnauthorized=false`).send(MAIL);
    const mail = { user: 'relais', secure: true, hello: 'kafaa.example' };
    expect(seen).toEqual([mail, mail]);
    expect(await failure(`${url}?tls.ca=${ca}&tls.servername=other.internal`)).toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
    expect(() => smtpMailer({ url: `${url}?tls.ca=${ca}.missing`, domain: 'kafaa.example' })).toThrow(/ENOENT/);
  });

  it('the mailer uses STARTTLS with a local server and does not verify its certificate', async () => {
    const { port, seen } = await serve();
    await mailerTo(`smtp://127.0.0.1:${port}`).send(MAIL);
    expect(seen).toMatchObject([{ secure: true }]);
  });

  it('the mailer sends EHLO with the host of PUBLIC_URL, or with the name in the SMTP URL', async () => {
    const { port, seen } = await serve();
    await mailerTo(`smtp://127.0.0.1:${port}`).send(MAIL);
    await mailerTo(`smtp://127.0.0.1:${port}?name=app.entreprise.tn`).send(MAIL);
    expect(seen.map(({ hello }) => hello)).toEqual(['kafaa.example', 'app.entreprise.tn']);
  });

  it('verify checks a mail server without sending a mail and reports a self-signed certificate', async () => {
    const { port, seen } = await serve();
    await mailerTo(`smtp://127.0.0.1:${port}`).verify();
    await expect(mailerTo(`smtp://${ELSEWHERE}:${port}`).verify()).rejects.toMatchObject({
      message: 'self-signed certificate',
    });
    expect(seen).toEqual([]);
  });
});
