import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, Packet } from 'dns2';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setupCommands } from '#/commands';
import { parseConfig } from '#/config';
import { setupTools } from '#/main/wire';
import { readArgs } from '#/platform/tasks/command';
import { readSpf } from '#/platform/mail/spf';
import { dnsRecords } from '#/adapters/mail/dns';

/** DNS zone of the test: `TXT entreprise.example` → texts; a name without an entry does not exist. */
const zone = new Map<string, string[]>();
const server = createServer({
  udp: true,
  tcp: true,
  handle(request, send) {
    const answer = Packet.createResponseFromRequest(request);
    const [{ name, type } = { name: '', type: 0 }] = request.questions;
    const kind = Object.entries(Packet.TYPE).find(([, code]) => code === type)?.[0] ?? '';
    if (zone.get(name.toLowerCase())?.includes('SERVFAIL')) answer.header.rcode = 2;
    else if (![...zone.keys()].some((key) => key.endsWith(` ${name.toLowerCase()}`))) answer.header.rcode = 3;
    const written = {
      TXT: (text: string) => ({ data: text.match(/.{1,200}/g) ?? [''] }),
      MX: (exchange: string) => ({ priority: 10, exchange }),
      PTR: (domain: string) => ({ domain }),
      A: (address: string) => ({ address }),
      AAAA: (address: string) => ({ address }),
    };
    for (const value of zone.get(`${kind} ${name.toLowerCase()}`) ?? []) {
      const rest = written[kind as keyof typeof written](value);
      answer.answers.push(new Packet.Resource({ name, type, class: Packet.CLASS.IN, ttl: 1, ...rest }));
    }
    void send(answer);
  },
});
let resolver = '';

beforeAll(async () => {
  const { udp } = await server.listen({ udp: { port: 0, address: '127.0.0.1' } });
  if (!udp || typeof udp === 'string') throw new Error('the DNS server has no address');
  resolver = `127.0.0.1:${udp.port}`;
});
afterAll(() => server.close());
beforeEach(() => zone.clear());

const rsa = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .publicKey.export({ format: 'der', type: 'spki' })
    .toString('base64');
const KEY = rsa(2048);

const config = (env: Record<string, string> = {}) =>
  parseConfig({ MAIL_FROM: 'Kafaa <bonjour@mail.entreprise.example>', ...env });

async function run(line: readonly string[], env: Record<string, string> = {}) {
  const command = setupCommands.find(({ name }) => name === line.slice(0, 2).join(' '));
  if (!command) throw new Error(`no command ${line.join(' ')}`);
  return command.run(setupTools(config(env)), readArgs(command, line.slice(2)));
}

describe('mail check', () => {
  const check = async (...line: string[]) => {
    const { ok, json, text } = await run(['mail', 'check', '--resolver', resolver, ...line]);
    const { findings } = json as { findings: { what: string; state: string; says: string; publish?: string }[] };
    return { ok, text, findings, states: Object.fromEntries(findings.map(({ what, state }) => [what, state])) };
  };
  const inOrder = () => {
    zone.set('MX mail.entreprise.example', ['mx.entreprise.example']);
    zone.set('TXT mail.entreprise.example', ['google-site-verification=x', 'v=spf1 include:_spf.relais.example -all']);
    zone.set('TXT _spf.relais.example', ['v=spf1 ip4:192.0.2.0/28 ip6:2001:db8::/32 ~all']);
    zone.set('TXT s1._domainkey.mail.entreprise.example', [`v=DKIM1; k=rsa; p=${KEY}`]);
    zone.set('TXT _dmarc.entreprise.example', ['v=DMARC1; p=quarantine']);
    zone.set('PTR 5.2.0.192.in-addr.arpa', ['sortie.entreprise.example']);
    zone.set('A sortie.entreprise.example', ['192.0.2.5']);
  };

  test('mail check reports ok for all records, with DMARC at the parent domain and SPF by an include', async () => {
    inOrder();
    const { ok, states, text } = await check('--ip', '192.0.2.5');
    expect(states).toEqual({ MX: 'ok', SPF: 'ok', DKIM: 'ok', DMARC: 'ok', PTR: 'ok' });
    expect(ok).toBe(true);
    expect(text).toContain('mail.entreprise.example');
  });

  test('mail check fails without DNS records, and prints the records to publish', async () => {
    const { ok, states, text } = await check();
    expect(states).toEqual({ MX: 'missing', SPF: 'missing', DKIM: 'missing', DMARC: 'missing' });
    expect(ok).toBe(false);
    for (const line of [
      'MX 10',
      '"v=spf1 mx ~all"',
      '._domainkey.mail.entreprise.example. TXT',
      '"v=DMARC1; p=quarantine',
    ])
      expect(text).toContain(line);
  });

  test.each([
    [
      'the record omits the sending address',
      { 'TXT mail.entreprise.example': ['v=spf1 ip4:198.51.100.7 -all'] },
      '192.0.2.5 n’est pas autorisé (fail)',
    ],
    ['there are two records', { 'TXT mail.entreprise.example': ['v=spf1 -all', 'v=spf1 mx -all'] }, 'ils s’annulent'],
    ['the record permits every sender', { 'TXT mail.entreprise.example': ['v=spf1 +all'] }, 'le monde entier'],
    [
      'an included domain has no record',
      { 'TXT mail.entreprise.example': ['v=spf1 include:rien.example -all'] },
      'illisible',
    ],
    [
      'the record includes itself',
      { 'TXT mail.entreprise.example': ['v=spf1 include:mail.entreprise.example -all'] },
      '10 au plus',
    ],
    [
      'the record needs too many DNS queries',
      {
        'TXT mail.entreprise.example': [
          `v=spf1 ${Array.from({ length: 11 }, (_, at) => `a:h${at}.example`).join(' ')} -all`,
        ],
      },
      '11 recherches',
    ],
  ])('mail check reports SPF as missing when %s', async (_what, records, says) => {
    inOrder();
    for (const [key, values] of Object.entries(records)) zone.set(key, values);
    const { ok, findings } = await check('--ip', '192.0.2.5');
    expect(findings.find(({ what }) => what === 'SPF')).toMatchObject({ state: 'missing' });
    expect(findings.find(({ what }) => what === 'SPF')?.says).toContain(says);
    expect(ok).toBe(false);
  });

  test.each([
    ['k=rsa; p=', 'missing', 'révoquée'],
    ['k=rsa; p=pas-une-clé', 'missing', 'illisible'],
    [`k=rsa; t=y; p=${KEY}`, 'missing', 'en essai'],
    [`p=${rsa(1024)}`, 'unsure', '1024 bits'],
    [`v=DKIM1; p=${rsa(512)}`, 'missing', 'trop courte'],
    [`v=DKIM1; k=ed25519; p=${Buffer.alloc(32).toString('base64')}`, 'unsure', 'ed25519'],
  ])('mail check reads the DKIM key %j under the requested selector', async (record, state, says) => {
    inOrder();
    zone.set('TXT relais._domainkey.mail.entreprise.example', [record]);
    const { findings } = await check('--selector', 'relais');
    expect(findings.find(({ what }) => what === 'DKIM')).toMatchObject({ state });
    expect(findings.find(({ what }) => what === 'DKIM')?.says).toContain(says);
  });

  test('mail check reports DMARC p=none as unsure and a PTR name without the address as missing', async () => {
    inOrder();
    zone.set('TXT _dmarc.mail.entreprise.example', ['v=DMARC1;p=none']);
    zone.set('A sortie.entreprise.example', ['192.0.2.6']);
    const { states } = await check('--ip', '192.0.2.5');
    expect(states).toMatchObject({ DMARC: 'unsure', PTR: 'missing' });
  });

  test('mail check fails with DNS_AWAY if the DNS server does not answer', async () => {
    await expect(run(['mail', 'check', '--resolver', '127.0.0.1:1'])).rejects.toMatchObject({ code: 'DNS_AWAY' });
  }, 30_000);

  test.each([
    ['--ip', 'x'],
    ['--resolver', 'x'],
    ['--selector', 'a b'],
    ['--domain', '-._'],
  ])('mail check rejects the option %s %s with a UsageError', async (...line) => {
    await expect(run(['mail', 'check', ...line])).rejects.toMatchObject({ name: 'UsageError' });
  });

  test('readSpf evaluates mx, a, redirect and the address family of an SPF record', async () => {
    zone.set('MX e.example', ['mx.e.example']);
    zone.set('A mx.e.example', ['203.0.113.9']);
    zone.set('AAAA e.example', ['2001:db8::1']);
    zone.set('TXT e.example', ['v=spf1 mx/24 a//64 redirect=r.example']);
    zone.set('TXT r.example', ['v=spf1 ip4:198.51.100.1 ?all']);
    const dns = dnsRecords(resolver);
    const result = async (ip: string) => (await readSpf(dns, 'e.example', ip)).result;
    expect(await result('203.0.113.77')).toBe('pass');
    expect(await result('2001:db8::abcd')).toBe('pass');
    expect(await result('198.51.100.1')).toBe('pass');
    expect(await result('198.51.100.2')).toBe('neutral');
    expect((await readSpf(dns, 'none.example', '198.51.100.2')).result).toBe('none');
  });
});

describe('mail test', () => {
  const heard: string[] = [];
  let refusal: { responseCode: number; message: string } | null = null;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'juste'
        ? done(null, { user: 'relais' })
        : done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) =>
      refusal ? done(Object.assign(new Error(refusal.message), refusal)) : (heard.push(address), done()),
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  smtp.on('error', () => {});
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
    port = (smtp.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  beforeEach(() => {
    heard.length = 0;
    refusal = null;
  });
  const url = (password: string) => ({
    SMTP_URL: `smtp://relais:${password}@127.0.0.1:${port}`,
    PUBLIC_URL: 'http://localhost:3000',
  });

  test('mail test sends a real mail and prints the SMTP dialogue without the password', async () => {
    const { ok, text, json } = await run(['mail', 'test', 'amel@example.tn'], url('juste'));
    expect(ok).not.toBe(false);
    expect(heard).toEqual(['amel@example.tn']);
    expect(json).toMatchObject({ sent: true });
    for (const part of ['→ EHLO localhost', '→ AUTH PLAIN', '← 235', '→ MAIL FROM', '→ RCPT TO', '→ DATA', '← 250'])
      expect(text).toContain(part);
    expect(text).not.toContain('juste');
    expect(text).not.toContain(Buffer.from('\u0000relais\u0000juste').toString('base64'));
  });

  test('mail test fails with the mail server’s rejection and a remedy', async () => {
    const wrong = await run(['mail', 'test', 'amel@example.tn'], url('faux'));
    expect(wrong.ok).toBe(false);
    expect(wrong.text).toContain('AUTH PLAIN: 535');
    expect(wrong.text).toContain('mot de passe de SMTP_URL');
    refusal = { responseCode: 550, message: '5.1.1 no such user' };
    const unknown = await run(['mail', 'test', 'personne@example.tn'], url('juste'));
    expect(unknown).toMatchObject({ ok: false, json: { sent: false, code: '550 5.1.1' } });
    expect(unknown.text).toContain('ne connaît pas cette adresse');
    const away = await run(['mail', 'test', 'amel@example.tn'], { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(away.text).toContain('Rien ne répond');
  });

  test('mail test requires a valid address and an SMTP server', async () => {
    await expect(run(['mail', 'test', 'x'], url('juste'))).rejects.toMatchObject({ name: 'UsageError' });
    await expect(run(['mail', 'test', 'amel@example.tn'])).rejects.toMatchObject({ code: 'NO_SMTP' });
  });
});
