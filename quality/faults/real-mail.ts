import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { resendConfirmation, signup } from '@kafaa/domain/auth/api';
import { Client } from 'pg';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { bounce } from './real-bounce.ts';
import { Caller, until } from './caller.ts';
import { DOMAIN, missingPrograms, Postfix, RELAY } from './postfix.ts';

const PEOPLE = 20;
/** Seconds within which all waiting mails must leave once the relay accepts mail again. */
const WITHIN = 30;

interface Stored {
  readonly id: string;
  readonly recipient: string;
  readonly sent: boolean;
  readonly refusal: string | null;
  readonly lastError: string | null;
}

/** A production installation that sends its mails through Debian's Postfix, with the operator's actions on it. */
class Installation {
  readonly #postfix: Postfix;
  #server: ProductServer | null = null;
  #database: Client | null = null;
  #serial = 0;

  constructor(postfix: Postfix) {
    this.#postfix = postfix;
  }

  get server(): ProductServer {
    if (!this.#server) throw new Error('the installation has not been started');
    return this.#server;
  }

  /** Starts or restarts the installation on the same database, with this password and these options in SMTP_URL. */
  async start(password: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
    const databaseUrl = this.#server?.databaseUrl;
    await this.#server?.dispose();
    this.#server = await ProductServer.start({
      ...(databaseUrl === undefined ? { database: 'postgres' } : { databaseUrl }),
      env: {
        SMTP_URL: this.#postfix.url(password, options),
        PUBLIC_URL: `https://recrute.${DOMAIN}`,
        MAIL_FROM: `Recrute <bonjour@${DOMAIN}>`,
        BRAND_EMAIL: `bonjour@${DOMAIN}`,
        BRAND_PHONE: '+216 71 234 567',
        BRAND_WHATSAPP: '+216 71 234 567',
        OPERATOR_EMAIL: `exploitation@${DOMAIN}`,
        SESSION_SECRET: 's'.repeat(48),
        LOG_LEVEL: 'info',
      },
    });
    if (!this.#database) {
      this.#database = new Client(this.#server.rowsUrl);
      await this.#database.connect();
    }
  }

  /** Signs up this many people, each of whom requests the confirmation mail a second time. */
  async people(count: number, name = 'contact'): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const number = (this.#serial += 1);
      const caller = new Caller(this.server.url, `127.1.20.${number % 250}`);
      const userName = `${name}${number}@${DOMAIN}`;
      const company = { name: 'Medina Digital', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
      await caller.call(signup, { body: { userName, password: 'sept bleus oiseaux', ...company } });
      await caller.call(resendConfirmation, { body: { userName } });
      caller.close();
    }
  }

  async mails(): Promise<Stored[]> {
    const rows = await this.#database?.query<Stored>(
      `select id, recipient, sent_at is not null as sent, refusal, last_error as "lastError" from mails order by created_at, id`,
    );
    return rows?.rows ?? [];
  }

  /** Returns the number of seconds until no mail is waiting; null if one still is after `seconds`. */
  async allLeft(seconds: number): Promise<number | null> {
    const began = performance.now();
    const left = async () => (await this.mails()).every(({ sent, refusal }) => sent || refusal !== null);
    return (await until(left, seconds * 1000, 100)) ? (performance.now() - began) / 1000 : null;
  }

  /** Runs an operator command; returns whether it failed and its output. */
  async ops(...line: string[]): Promise<{ failed: boolean; said: string }> {
    try {
      return { failed: false, said: await this.server.ops(...line) };
    } catch (error) {
      return { failed: true, said: String(error) };
    }
  }

  async end(): Promise<void> {
    await this.#database?.end();
    await this.#server?.dispose();
  }
}

/** Number of times that a recipient got a later mail before an earlier one, and number of mails that arrived twice. */
function disorder(mails: readonly Stored[], taken: readonly string[]) {
  const at = new Map(taken.map((id, index) => [id, index]));
  const last = new Map<string, number>();
  let swapped = 0;
  for (const { id, recipient, sent } of mails.filter(({ refusal }) => refusal === null)) {
    const arrival = sent ? (at.get(id) ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    if (arrival < (last.get(recipient) ?? -1)) swapped += 1;
    last.set(recipient, arrival);
  }
  return { swapped, twice: taken.length - new Set(taken).size };
}

const row = (id: string, goal: string, figure: string, met: boolean): Row => ({
  id,
  goal,
  figure,
  verdict: met ? 'met' : 'short',
});

async function certificate(installation: Installation, trusted: Readonly<Record<string, string>>): Promise<Row> {
  await installation.start('juste');
  const [reason = ''] = await installation.server.said(/"reason":"self-signed certificate"/);
  await installation.people(2);
  const refused = await until(
    async () => (await installation.mails()).some(({ lastError }) => lastError === 'self-signed certificate'),
    20_000,
    200,
  );
  const listed = (await installation.ops('outbox', 'list')).said.includes('self-signed certificate');
  await installation.start('juste', trusted);
  const named = await installation.allLeft(WITHIN);
  await installation.start('juste', { 'tls.rejectUnauthorized': 'false' });
  await installation.people(2);
  const unlooked = await installation.allLeft(WITHIN);
  return row(
    'R20a',
    'a certificate that nobody signed is refused with its reason at the start, in the log and in outbox list; tls.ca and tls.rejectUnauthorized accept it',
    `reason ${reason && refused && listed ? 'seen in all three' : 'MISSING'}; with tls.ca all left after ${String(named?.toFixed(1))} s, unverified after ${String(unlooked?.toFixed(1))} s`,
    reason !== '' && refused && listed && named !== null && unlooked !== null,
  );
}

async function password(
  installation: Installation,
  postfix: Postfix,
  trusted: Readonly<Record<string, string>>,
): Promise<Row> {
  await installation.start('rotated', trusted);
  await installation.server.said(/"code":"535 5.7.8"/);
  await installation.people(PEOPLE);
  await delay(5_000);
  const waiting = (await installation.mails()).filter(({ sent }) => !sent);
  const lost = waiting.filter(({ refusal }) => refusal !== null).length;
  const reasons = waiting.filter(({ lastError }) => lastError?.startsWith('AUTH PLAIN: 535 5.7.8')).length;
  postfix.password('rotated');
  await installation.people(1);
  const seconds = await installation.allLeft(WITHIN);
  const { swapped, twice } = disorder(await installation.mails(), postfix.taken());
  return row(
    'R20b',
    `with a wrong password nothing is lost and the reason is kept; mended, all leave by themselves within ${WITHIN} s, in order, each once`,
    `${waiting.length} waited, ${lost} lost, ${reasons} with their reason; all left after ${String(seconds?.toFixed(1))} s, ${swapped} out of order, ${twice} twice`,
    lost === 0 && waiting.length === PEOPLE * 2 && reasons >= PEOPLE && seconds !== null && swapped + twice === 0,
  );
}

async function sender(installation: Installation, postfix: Postfix): Promise<Row> {
  postfix.set('smtpd_sender_restrictions', 'reject');
  await delay(2_000);
  await installation.people(5);
  await delay(5_000);
  const waiting = (await installation.mails()).filter(({ sent }) => !sent);
  const lost = waiting.filter(({ refusal }) => refusal !== null).length;
  const told = (await installation.ops('outbox', 'list')).said.includes('Sender address rejected');
  postfix.set('smtpd_sender_restrictions', '');
  await delay(2_000);
  await installation.people(1);
  const seconds = await installation.allLeft(WITHIN);
  return row(
    'R20c',
    'a sender that the relay refuses (554 5.7.1, said in answer to RCPT) loses nothing; mended, all leave',
    `${waiting.length} waited, ${lost} lost, reason ${told ? 'listed' : 'MISSING'}; all left after ${String(seconds?.toFixed(1))} s`,
    waiting.length === 10 && lost === 0 && told && seconds !== null,
  );
}

async function recipient(installation: Installation): Promise<Row> {
  await installation.people(1, 'personne');
  await installation.people(3);
  const settled = await installation.allLeft(WITHIN);
  const refused = (await installation.mails()).filter(({ refusal }) => refusal !== null);
  const right = refused.every(({ recipient: to, refusal }) => to.startsWith('personne') && refusal === '550 5.1.1');
  return row(
    'R20d',
    'an address that does not exist is recorded as refused by its server, and holds nobody up',
    `${refused.length} mails refused, ${right ? 'all' : 'NOT all'} of the address that does not exist; the others after ${String(settled?.toFixed(1))} s`,
    settled !== null && refused.length === 2 && right,
  );
}

/** Runs dnsmasq on this machine as the DNS server of the sender's domain; null if it is not installed. */
async function publish(records: readonly string[]): Promise<{ resolver: string; server: ChildProcess } | null> {
  if (spawnSync('which', ['dnsmasq']).status !== 0) return null;
  const port = 20_000 + (process.pid % 20_000);
  const options = [
    '--keep-in-foreground',
    '--conf-file=/dev/null',
    '--no-resolv',
    '--no-hosts',
    '--bind-interfaces',
    '--pid-file=',
  ];
  const server = spawn('dnsmasq', [
    ...options,
    `--port=${port}`,
    '--listen-address=127.0.0.1',
    `--local=/${DOMAIN}/`,
    ...records,
  ]);
  await delay(1_000);
  return { resolver: `127.0.0.1:${port}`, server };
}

async function commands(installation: Installation): Promise<Row> {
  const known = await installation.ops('mail', 'test', `contact@${DOMAIN}`);
  const unknown = await installation.ops('mail', 'test', `personne@${DOMAIN}`);
  const tested =
    !known.failed && known.said.includes('queued as') && unknown.failed && unknown.said.includes('550 5.1.1');
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const complete = [
    `--mx-host=${DOMAIN},${RELAY},10`,
    `--txt-record=${DOMAIN},v=spf1 ip4:192.0.2.5 -all`,
    `--txt-record=s1._domainkey.${DOMAIN},v=DKIM1; k=rsa; p=${key.slice(0, 180)},${key.slice(180)}`,
    `--host-record=sortie.${DOMAIN},192.0.2.5`,
  ];
  const dmarc = `--txt-record=_dmarc.${DOMAIN},v=DMARC1; p=quarantine`;
  const answers: boolean[] = [];
  for (const records of [[...complete, dmarc], complete]) {
    const dns = await publish(records);
    if (dns === null) break;
    const checked = await installation.ops(
      'mail',
      'check',
      '--ip',
      '192.0.2.5',
      '--selector',
      's1',
      '--resolver',
      dns.resolver,
    );
    answers.push(checked.failed);
    dns.server.kill();
  }
  const [full, without] = answers;
  return row(
    'R20e',
    'ops mail test says what Postfix said; ops mail check reads dnsmasq and fails where DMARC is missing',
    `mail test ${tested ? 'right' : 'WRONG'} for a known and an unknown address; mail check ${answers.length === 0 ? 'not tried, dnsmasq is missing' : `${full === false && without === true ? 'right' : 'WRONG'} with and without DMARC`}`,
    tested && (answers.length === 0 || (full === false && without === true)),
  );
}

async function run(): Promise<readonly Row[]> {
  const missing = missingPrograms();
  if (missing.length > 0 || process.getuid?.() !== 0)
    return [
      {
        id: 'R20',
        goal: 'the server sends its mails through a real Postfix',
        figure: `not tried: needs root and Debian’s postfix, sasl2-bin and openssl (missing: ${missing.join(', ') || 'root'})`,
        verdict: 'inconclusive',
      },
    ];
  const postfix = await Postfix.start();
  const installation = new Installation(postfix);
  const trusted = { 'tls.ca': postfix.certificate, 'tls.servername': RELAY };
  try {
    postfix.password('juste');
    return [
      await certificate(installation, trusted),
      await password(installation, postfix, trusted),
      await sender(installation, postfix),
      await recipient(installation),
      await commands(installation),
      await bounce(postfix, 'rotated'),
    ];
  } finally {
    await installation.end();
    postfix.stop();
  }
}

/** Trial with Debian's Postfix with mandatory STARTTLS and login, and with the refusals of a real relay. */
export const realMail: Trial = { id: 'R20', title: 'the server sends its mails through a real Postfix', run };
