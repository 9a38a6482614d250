import { setTimeout as delay } from 'node:timers/promises';
import { listenForBounces } from '@kafaa/server/adapters/mail/bounce-listener';
import { readDeliveryReport } from '@kafaa/server/adapters/mail/delivery-report';
import { smtpMailer } from '@kafaa/server/adapters/mail/smtp';
import { bounceAddress, mailOfBounce } from '@kafaa/server/platform/mail/bounce-address';
import { parseConfig } from '../../apps/server/src/config.ts';
import { createLog } from '../../apps/server/src/main/wire.ts';
import type { Row } from '../report.ts';
import { DOMAIN, type Postfix, RELAY } from './postfix.ts';

const RETURNS = `rebonds.${DOMAIN}`;
const WITHIN_MS = 60_000;
const ID = '0190c2a4-7b1e-7000-8000-000000000001';

/** Tests a bounce: Postfix accepts a mail to a mailbox that does not exist, and returns it with its own report to our listener. */
export async function bounce(postfix: Postfix, password: string): Promise<Row> {
  const bounces = { domain: RETURNS, host: '127.0.0.1', port: 0 };
  const settings = { config: { ...parseConfig({}), bounces, sessionSecret: 's'.repeat(48) } };
  const returned = Promise.withResolvers<{ mailId: string; report: Awaited<ReturnType<typeof readDeliveryReport>> }>();
  const listener = await listenForBounces({
    ...bounces,
    name: RETURNS,
    mailOf: (address) => mailOfBounce(settings, address),
    take: async (mail) =>
      returned.resolve({ mailId: mail.mailId, report: await readDeliveryReport(mail.message, mail) }),
    log: createLog({ ...settings.config, logLevel: 'silent' }),
  });
  postfix.returnTo(RETURNS, listener.port);
  const mailer = smtpMailer({
    url: postfix.url(password, { 'tls.ca': postfix.certificate, 'tls.servername': RELAY }),
    domain: DOMAIN,
  });
  const began = performance.now();
  try {
    const [from, to] = [`Recrute <bonjour@${DOMAIN}>`, `personne@${DOMAIN}`];
    const returnPath = bounceAddress(settings, ID) ?? '';
    await mailer.send({ id: ID, from, to, subject: 'Votre entretien', text: 'Bonjour', html: 'Bonjour', returnPath });
    const late = delay(WITHIN_MS, null, { ref: false });
    const result = await Promise.race([returned.promise, late]);
    const met = result?.mailId === ID && result.report.outcome === 'rejected' && result.report.code === '5.1.1';
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return {
      id: 'R20f',
      goal: 'the bounce of a mail that Postfix accepted reaches the listener within a minute with its reason',
      figure: result === null ? 'nothing came back' : `${JSON.stringify(result.report)} after ${seconds} s`,
      verdict: met ? 'met' : 'short',
    };
  } finally {
    mailer.close();
    await listener.close();
  }
}
