import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { embeddedMailer } from './embedded.ts';
import { smtpMailer } from './smtp.ts';
import type { Mail } from '#/deps';

const MAIL: Mail = {
  id: '0190c2a4-7b1e-7000-8000-000000000001',
  from: 'Kafaa <contact@kafaa.example>',
  to: 'amel@example.tn',
  subject: 'Votre entretien à Béja\u00a0: « Chef·fe de rang » — عامل',
  text: 'Bonjour Amel,\n\nÀ bientôt\u202f!',
  html: '<p>Bonjour Amel, à bientôt\u202f!</p>',
};

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts a mail server on a free port. The server refuses the first mails with `answers` and keeps the mails that it accepts. */
async function serve(answers: Error[] = [], options: SMTPServerOptions = {}) {
  const received: Email[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const take = async () => {
        const content = await buffer(stream);
        const fault = answers.shift();
        if (fault) throw fault;
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        received.push(await PostalMime.parse(content));
      };
      callbackify(take)((fault) => done(fault));
    },
    ...options,
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, domain: 'kafaa.example', timeoutMs: 400 });
  closing.push(() => mailer.close());
  return { mailer, received, recipients };
}

const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

describe('SMTP mailer', () => {
  it('the SMTP mailer uses the return path as envelope sender and rejects a forged one with BAD_SENDER', async () => {
    const senders: unknown[] = [];
    const { mailer, received } = await serve([], {
      onMailFrom({ address, args }, _session, done) {
        senders.push([address, args]);
        done();
      },
    });
    await mailer.send({ ...MAIL, returnPath: 'b+1.2@rebonds.example' });
    await mailer.send(MAIL);
    expect(senders).toEqual([
      ['b+1.2@rebonds.example', expect.anything()],
      ['contact@kafaa.example', expect.anything()],
    ]);
    expect(received[0]?.from?.address).toBe('contact@kafaa.example');
    const forged = mailer.send({ ...MAIL, returnPath: 'b+1@x.tn>\r\nRCPT TO:<y@z.tn' });
    await expect(forged).rejects.toMatchObject({ code: 'BAD_SENDER' });
  });

  it('the SMTP mailer delivers headers, accented text, HTML and attachments unchanged', async () => {
    const { mailer, received, recipients } = await serve();
    await mailer.send({
      ...MAIL,
      replyTo: 'rh@entreprise.tn',
      attachments: [
        { filename: 'entretien.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' },
        { filename: 'rapport.pdf', content: new Uint8Array([0, 255, 10, 13]), contentType: 'application/pdf' },
      ],
    });
    expect(recipients).toEqual(['amel@example.tn']);
    expect(received[0]).toMatchObject({
      from: { name: 'Kafaa', address: 'contact@kafaa.example' },
      to: [{ address: 'amel@example.tn' }],
      replyTo: [{ address: 'rh@entreprise.tn' }],
      subject: MAIL.subject,
      messageId: `<${MAIL.id}@kafaa.example>`,
    });
    expect(received[0]?.text?.trim()).toBe(MAIL.text);
    expect(received[0]?.html?.trim()).toBe(MAIL.html);
    const [calendar, report] = received[0]?.attachments ?? [];
    expect(calendar).toMatchObject({ filename: 'entretien.ics', mimeType: 'text/calendar' });
    expect(new Uint8Array(report?.content as ArrayBuffer)).toEqual(new Uint8Array([0, 255, 10, 13]));
  });

  it('the SMTP mailer keeps the Message-ID when it sends a mail again after a 451', async () => {
    const { mailer, received } = await serve([answer(451, 'try again')]);
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: '451', scope: 'message', final: false });
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    expect(received.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${MAIL.id}@kafaa.example>`));
  });

  it('the SMTP mailer gives up on a hanging server with ETIMEDOUT, an outage that is retried', async () => {
    const { mailer } = await serve([], { onMailFrom: () => {} });
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'ETIMEDOUT', scope: 'outage', final: false });
  });

  it('the SMTP mailer reports an unreachable server as the outage ECONNREFUSED', async () => {
    const mailer = smtpMailer({ url: 'smtp://127.0.0.1:1', domain: 'kafaa.example', timeoutMs: 400 });
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ name: 'MailError', code: 'ECONNREFUSED', scope: 'outage' });
  });

  it.each([
    { to: 'amel@example.tn\r\nRCPT TO:<evil@example.tn>' },
    { to: 'amel@example.tn, evil@example.tn' },
    { to: 'Amel <amel@example.tn>' },
    { to: '' },
    { replyTo: 'a@b.tn\nBcc: evil@example.tn' },
    { from: 'Kafaa\r\nBcc: evil@example.tn <contact@kafaa.example>' },
    { subject: 'Bonjour\r\nBcc: evil@example.tn' },
  ])('the SMTP mailer rejects a mail with %j and delivers nothing', async (change) => {
    const { mailer, received } = await serve();
    await expect(mailer.send({ ...MAIL, ...change })).rejects.toMatchObject({ name: 'MailError' });
    expect(received).toEqual([]);
  });
});

describe('embedded mailer', () => {
  it('the embedded mailer accepts a mail without an error and reports itself as embedded', async () => {
    const mailer = embeddedMailer();
    await expect(mailer.send(MAIL)).resolves.toBeUndefined();
    expect(mailer.embedded).toBe(true);
  });
});
