import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import { kernelErrors } from '@kafaa/domain/kernel/app-error';
import { errorsOf } from '@kafaa/domain/kernel/endpoint-errors';
import * as z from 'zod/mini';
import { addressOf, type Reply, send, type Sent } from '#/app/bodies';
import { rowOf } from './every-route.ts';
import { bareHeaders, OF_OWNER } from './isolation.ts';
import { rowsOf, type Fixtures } from './two-companies.ts';

/** The value set in every key that callers must not set; it must never be stored. */
const PRIVILEGED = 'zqprivileged';
const PRIVILEGED_NUMBER = 987_654_321;
const PRIVILEGED_KEYS = [
  'companyId',
  'company_id',
  'status',
  'price',
  'score',
  'role',
  'isAdmin',
  'userId',
  'createdAt',
  'onBoardingStatus',
  'maxCandidates',
  'jobsUsed',
  'features',
  'mailedAt',
  'seated',
  'passwordHash',
  '__proto__',
  'constructor',
];

/** Inputs of known attacks and parser bugs. */
const HOSTILE: readonly unknown[] = [
  "' or 1=1 --",
  '"; drop table jobs; --',
  "') union select password_hash from users --",
  '%27%20or%201=1',
  'asc; select pg_sleep(5)',
  'a\r\nBcc: tous@ailleurs.tn',
  'Subject: autre\nX: y',
  'BEGIN:VEVENT\r\nATTENDEE:mailto:x@y.tn',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202egro.live\u202c',
  '\ufeff\u200b',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '=cmd|" /C calc"!A0',
  '../../../etc/passwd',
  '..%2f..%2fetc',
  'javascript:alert(1)',
  '-1',
  '1e309',
  '999999999999999999999999',
  'NaN',
  '0x10',
  '0199f000-0000-7000-8000-000000000000',
  'é'.repeat(70),
  'a'.repeat(9000),
  '',
  ' ',
  -1,
  0,
  0.1,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 53,
  null,
  true,
  [],
  {},
  [null],
  [[[[]]]],
  { $gt: '' },
  { length: 1e9 },
];

/** Maximum length of a text that is repeated: three nested repeats of sixty would give a URL of 300 MB, which no server accepts. */
const LONGEST = 20_000;
const lengthOf = (value: unknown) => JSON.stringify(value)?.length ?? 0;

const units = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const anything = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.string({ unit: units, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** One change to a valid call; `at` selects the place. */
const change = fc.record({
  at: fc.nat({ max: 999 }),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'privileged', 'repeat'),
  value: anything,
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
const changes = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Change[]>([]) },
  { weight: 12, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
);

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Every value in a call, at any depth, with its place. */
function placesIn(value: unknown): Place[] {
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

function altered(good: Sent, list: readonly Change[]): Sent {
  const sent = structuredClone({ params: {}, query: {}, ...good }) as Record<string, unknown>;
  for (const { at, how, value: picked } of list) {
    // The value is copied, because the next change may modify it, and every later case reuses `picked`.
    const value = structuredClone(picked);
    const places = placesIn(sent).filter(({ holder }) => holder !== sent || sent['body'] !== undefined);
    const place = places[at % places.length];
    if (how === 'privileged') {
      const holders = [sent['query'], sent['body']].filter((one) => one !== null && typeof one === 'object');
      const holder = holders[at % holders.length] as object;
      const name = PRIVILEGED_KEYS[at % PRIVILEGED_KEYS.length] ?? '';
      // This defines an own property, even for a name such as `__proto__`.
      if (!(name in holder) || name === '__proto__' || name === 'constructor')
        Object.defineProperty(holder, name, {
          value: at % 3 === 0 ? PRIVILEGED_NUMBER : PRIVILEGED,
          enumerable: true,
          configurable: true,
          writable: true,
        });
    } else if (place === undefined || place.holder === sent) {
      // Some cases replace the whole body.
      if (place?.key === 'body' && at % 4 === 0) sent['body'] = value;
    } else if (how === 'remove') delete place.holder[place.key];
    else if (how === 'repeat' && lengthOf(place.holder) < LONGEST)
      place.holder[place.key] = Array.from({ length: 60 }, () => place.holder[place.key]);
    else place.holder[place.key] = value;
  }
  return sent;
}

const FOREIGN_WORDS = /\b(expected|invalid (input|type|option)|required|received|undefined|null)\b/i;
const INNARDS = /node_modules|\bat (file|async|Object)|drizzle|pglite|postgres|select .* from|insert into|fastify/i;

/** The faults of a reply that must not occur for any input. */
export function faultsOf(endpoint: Endpoint, sent: Sent, reply: Reply): string[] {
  const { status, body, text, headers } = reply;
  const faults = bareHeaders(reply).map((header) => `without ${header}`);
  if (status >= 500) return [...faults, `${status} ${body.code ?? ''}`];
  // A path segment of this form leads to another route, or to none.
  const elsewhere = Object.values(sent.params ?? {}).some((value) =>
    ['', '.', '..', undefined].includes(value as string),
  );
  if (elsewhere && status !== 400) return faults;
  if (status < 300) {
    if (status !== (endpoint.status ?? 200)) faults.push(`answers ${status}`);
    if (endpoint.outputType === 'file') {
      if (!String(headers['content-disposition']).startsWith('attachment')) faults.push('is served inline');
      return faults;
    }
    const parsed = z.safeParse(endpoint.output, body);
    if (!parsed.success) faults.push(`has another shape: ${JSON.stringify(parsed.error.issues.slice(0, 2))}`);
    else if (!isDeepStrictEqual(parsed.data, body)) faults.push('says more than its shape');
    const { content } = body;
    if (Array.isArray(content) && content.length > 50) faults.push(`${content.length} entries on one page`);
    return faults;
  }
  const declared = errorsOf(endpoint).some((error) => error.status === status && error.code === body.code);
  const general = [kernelErrors.NOT_FOUND, kernelErrors.TOO_MANY_REQUESTS].some(
    (error) => error.status === status && error.code === body.code,
  );
  if (!declared && !general) faults.push(`answers ${status} ${body.code}, which it does not declare`);
  if (Object.keys(body).some((key) => !['code', 'message', 'fields'].includes(key))) faults.push('an error with more');
  const words = `${body.message ?? ''} ${JSON.stringify(body.fields ?? '')}`;
  if (typeof body.message !== 'string' || FOREIGN_WORDS.test(words)) faults.push(`is no French message: ${words}`);
  if (INNARDS.test(text)) faults.push('shows its innards');
  return faults;
}

export interface Fuzzed {
  readonly cases: number;
  readonly served: number;
  readonly faults: readonly string[];
}

/** Sends many variants of a route's valid call with hostile changes. A fault names the seed that reproduces it. */
export async function fuzzRoute(fixtures: Fixtures, endpoint: Endpoint, runs: number, seed: number): Promise<Fuzzed> {
  const { app, stranger } = fixtures;
  const row = rowOf(endpoint);
  let cases = 0;
  let served = 0;
  let good: Sent | null = null;
  let session = '';
  const once = async (list: readonly Change[]): Promise<string[]> => {
    // Rate limits are not under test here.
    if (endpoint.limits && cases % 20 === 0) await app.deps.db.execute(sql`delete from call_counts`);
    if (!good) {
      good = await row.good(stranger, app);
      session = (await row.session?.(stranger, app)) ?? stranger.token;
    }
    const sent = altered(good, list);
    const reply = await send(app.app, endpoint, sent, session);
    cases++;
    const faults = faultsOf(endpoint, sent, reply);
    // The outbox of a local-only installation shows the mails of all companies.
    if (endpoint.access !== 'local' && reply.text.search(OF_OWNER) >= 0) faults.push('reads another company’s');
    if (reply.status < 300) {
      served++;
      if (row.spends) good = null;
    } else if (list.length === 0 && reply.status !== 409) {
      faults.push(`the good call itself answers ${reply.status} ${reply.body.code}`);
    }
    return faults.map((fault) => `${endpoint.name} ${fault}: ${addressOf(endpoint, sent)} ${shown(sent.body)}`);
  };
  const faults = await once([]);
  const property = fc.asyncProperty(changes, async (list) => {
    const found = await once(list);
    if (found.length > 0) throw new Error(found.join('\n'));
  });
  const result = await fc.check(property, { numRuns: Math.max(1, runs - 1), seed });
  if (result.failed) {
    const why = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
    faults.push(`${why.slice(0, 700)} (seed ${result.seed}, path ${result.counterexamplePath})`);
  }
  return { cases, served, faults };
}

const shown = (body: unknown) => (body === undefined ? '' : (JSON.stringify(body)?.slice(0, 300) ?? ''));

/** Traces that a call must not leave: privileged values, mails with broken headers, failed tasks, sent text in the log. */
export async function leftBehind(fixtures: Fixtures): Promise<string[]> {
  const { app } = fixtures;
  const { db, queue } = app.deps;
  await app.drain();
  const faults = (await queue.failures()).map(({ name, count }) => `${count} tasks of ${name} gave up`);
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const hits = await rowsOf<{ row: string }>(
      db,
      sql`select t::text as row from ${sql.identifier(name)} t where t::text ~ ${`${PRIVILEGED}|${PRIVILEGED_NUMBER}`} limit 1`,
    );
    for (const { row } of hits) faults.push(`${name} keeps what nobody may set: ${row.slice(0, 200)}`);
  }
  const mails = await rowsOf<{ recipient: string; subject: string }>(
    db,
    sql`select recipient, subject from mails where recipient ~ '[[:cntrl:][:space:],;<>]' or subject ~ '[[:cntrl:]]' limit 3`,
  );
  for (const mail of mails) faults.push(`a mail with a broken head: ${JSON.stringify(mail)}`);
  if (PRIVILEGED in {}) faults.push('every object of the process has it now');
  if (/drop table|Bcc: tous|zqprivileged/.test(fixtures.log())) faults.push('the log repeats what was sent');
  return faults;
}
