import { createHmac } from 'node:crypto';
import { logout, requestReset, resetPassword } from '@kafaa/domain/auth/api';
import { getSettings } from '@kafaa/domain/companies/api';
import { linkFrom } from '@kafaa/testing/product/api';
import { logIn, newAccount } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { ask, twoNodes } from './ask.ts';
import { few } from './trying.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const sign = (text: string, secret: string, digest = 'sha256') =>
  createHmac(digest, secret).update(text).digest('base64url');

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Changes one character of a token by its highest bit, because the lowest bits of a part's last character may be unused. */
function flipped(token: string, place: number): string {
  const value = ALPHABET.indexOf(token[place] ?? '');
  return token.slice(0, place) + (value < 0 ? 'A' : ALPHABET[value ^ 32]) + token.slice(place + 1);
}

/** Every forgery that somebody without the secret can derive from a token and public facts. */
function forgeries(token: string, others: { publicUrl: string; companyId: string }): string[] {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const header = decode(head);
  const said = decode(claims);
  const list: string[] = [];
  for (const alg of ['none', 'None', 'NONE', 'nOnE', '', null])
    for (const tail of ['', signature, 'AA']) list.push(`${encode({ ...header, alg })}.${claims}.${tail}`);
  const guesses = ['', 'secret', 'kafaa', 'changeme', others.publicUrl, signature, claims, head, '\0'];
  for (const guess of guesses)
    for (const [alg, digest] of [
      ['HS256', 'sha256'],
      ['HS384', 'sha384'],
      ['HS512', 'sha512'],
      ['RS256', 'sha256'],
      ['ES256', 'sha256'],
      ['PS256', 'sha256'],
    ] as const) {
      const text = `${encode({ ...header, alg, kid: '../../dev/null', jwk: { kty: 'oct', k: 'AA' }, jku: 'https://ailleurs.example' })}.${claims}`;
      list.push(`${text}.${sign(text, guess, digest)}`);
    }
  const edits = [
    { cid: others.companyId },
    { sub: 'somebody-else' },
    { sid: 'another' },
    { exp: 4_102_444_800 },
    { iss: 'ailleurs' },
    { nbf: 0, exp: undefined },
    { cid: null },
    { cid: [said['cid']] },
  ];
  for (const edit of edits) {
    const edited = `${head}.${encode({ ...said, ...edit })}`;
    list.push(`${edited}.${signature}`, `${edited}.`, `${edited}.${sign(edited, 'secret')}`);
  }
  for (let place = 0; place < token.length; place += 1) if (token[place] !== '.') list.push(flipped(token, place));
  for (let length = 0; length < token.length; length += 7) list.push(token.slice(0, length));
  list.push(
    `${token}.`,
    `${token}A`,
    `${token}.${signature}`,
    `.${token}`,
    token.toUpperCase(),
    [head, claims, '', '', signature].join('.'),
    `${claims}.${head}.${signature}`,
  );
  return list.filter((one) => one !== token);
}

/** Trial of forged and revoked tokens, on two processes. */
export const sessions: Trial = {
  id: 'S4',
  title: 'the server refuses forged, edited and revoked sessions',
  async run(): Promise<readonly Row[]> {
    const [one, other] = await twoNodes((options) => ProductServer.start(options));
    try {
      const [mine, theirs] = [await newAccount(one), await newAccount(one)];
      const claimsOf = (token: string) => decode(token.split('.')[1] ?? '');
      const open = async (server: ProductServer, token: string) =>
        (await ask(server, getSettings, {}, { token })).status;
      const forged = forgeries(mine.token, { publicUrl: one.url, companyId: String(claimsOf(theirs.token)['cid']) });
      const faults: string[] = [];
      for (const token of forged) {
        const status = await open(other, token);
        if (status !== 401) faults.push(`${status} for ${token.slice(0, 60)}`);
      }
      if ((await open(other, mine.token)) !== 200) faults.push('the token itself does not open the other process');

      const ended = async (end: () => Promise<unknown>, token: string) => {
        if ((await open(other, token)) !== 200) faults.push('a session that does not begin');
        await end();
        const started = performance.now();
        if ((await open(other, token)) !== 401) faults.push('a session that goes on elsewhere');
        return performance.now() - started;
      };
      const afterLogout = await ended(() => ask(one, logout, {}, { token: mine.token }), mine.token);
      const again = await logIn(one, mine.email);
      await ask(one, requestReset, { params: { email: mine.email } });
      const link = await linkFrom(one, mine.email, 'reset-password');
      const token = new URL(link, one.url).searchParams.get('token') ?? '';
      const reset = () => ask(one, resetPassword, { params: { token }, body: { newPassword: 'un tout nouveau mot' } });
      const afterReset = await ended(reset, again.token);
      return [
        {
          id: 'S4',
          goal: 'the server refuses forged and edited tokens, and a log-out or reset ends the session on every process within 1 s',
          figure: `${forged.length} forgeries, ${faults.length} faults; refused by the other process ${afterLogout.toFixed(0)} ms after a log-out, ${afterReset.toFixed(0)} ms after a reset`,
          verdict: faults.length === 0 && Math.max(afterLogout, afterReset) < 1000 ? 'met' : 'short',
          note: few(faults),
        },
      ];
    } finally {
      await other.dispose();
      await one.dispose();
    }
  },
};
