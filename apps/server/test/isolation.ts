import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import { READING_FEATURES } from '@kafaa/domain/plans/options';
import { addressOf, type Reply, send, type Sent } from './bodies.ts';
import { cursorAt, rowOf, withValue } from './every-route.ts';
import type { IdKind } from './route-rows.ts';
import { spellingsOf } from './spellings.ts';
import { type Company, rowsOf, type World } from './two-companies.ts';

/** What was tried and what should not have been possible. */
export interface Tally {
  calls: number;
  readonly faults: string[];
}

interface Caller {
  readonly kind: string;
  readonly token?: string;
  /** What this call answers to such a caller before anything is read; null when it lets them in. */
  readonly gate: (endpoint: Endpoint) => string | null;
}

const guarded = ({ access }: Endpoint) => access === 'session' || access === 'company';
const nobody = (endpoint: Endpoint) => (guarded(endpoint) ? '401 UNAUTHENTICATED' : null);

/** Every kind of caller but the one to whom things belong. */
export function callersOf({ owner, stranger, pending, starter, expired, revoked }: World): readonly Caller[] {
  const planless = (outlives: boolean) => (endpoint: Endpoint) =>
    endpoint.feature && !(outlives && READING_FEATURES.includes(endpoint.feature)) ? '403 PLAN_FEATURE_REQUIRED' : null;
  return [
    { kind: 'anonymous', gate: nobody },
    { kind: 'made-up session', token: 'faux', gate: nobody },
    { kind: 'revoked session', token: revoked.token, gate: nobody },
    { kind: 'candidate', token: owner.interviewToken, gate: nobody },
    { kind: 'candidate with own data', token: owner.rightsLink, gate: nobody },
    {
      kind: 'pending onboarding',
      token: pending.token,
      gate: ({ access }) => (access === 'company' ? '403 ONBOARDING_REQUIRED' : null),
    },
    { kind: 'wrong plan', token: starter.token, gate: planless(false) },
    { kind: 'expired subscription', token: expired.token, gate: planless(true) },
    { kind: 'other company', token: stranger.token, gate: () => null },
  ];
}

const MISSING = '0199f000-0000-7000-8000-000000000000';
const NO_TOKEN = 'psh0YZWjj669KfHPmf2IE8L7t9pCIEPXoG5L2bvWcqQ';

/** The content of one link with the signature of another. */
const forged = (link: string, other: string) => `${link.split('.')[0]}.${other.split('.')[1]}`;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What belongs to the owner, or pretends to: each must look like `missing`. */
function foreignIds(kind: IdKind, { owner, stranger, starter }: World): readonly string[] {
  switch (kind) {
    case 'public':
      return [];
    case 'job':
      return [owner.jobId];
    case 'candidate':
      return [owner.candidateId, owner.secondId];
    case 'invitation':
      return [owner.invitationId];
    case 'question':
      return [owner.questionId];
    case 'cursor':
      return [cursorAt(owner.candidateId)];
    case 'request':
      return [owner.requestId];
    case 'address':
      return [starter.email, stranger.candidateEmail];
    case 'interview':
      // Neither what the database keeps of a link nor whose it is opens it.
      return [hashOf(owner.interviewToken), owner.secondId, owner.secondRightsLink, `${owner.interviewToken}x`];
    case 'account':
      return [owner.interviewToken, owner.rightsLink, hashOf(owner.interviewToken)];
    case 'reply':
      return [owner.rightsLink, forged(owner.replyLink, stranger.replyLink), owner.interviewToken];
    case 'rights':
      return [owner.replyLink, forged(owner.rightsLink, stranger.rightsLink), owner.interviewToken];
    case 'file':
      return [owner.rightsLink, forged(owner.fileLink, stranger.fileLink), owner.replyLink];
  }
}

function missingId(kind: IdKind): string {
  if (kind === 'cursor') return cursorAt(MISSING);
  if (kind === 'request') return 'nobody-s-request-1';
  if (kind === 'address') return 'personne@nulle-part.tn';
  return ['interview', 'account', 'reply', 'rights', 'file'].includes(kind) ? NO_TOKEN : MISSING;
}

const MALFORMED = ["x' or 1=1 --", '../../etc/passwd', 'null', '\u202eé\u0000'];

/** A reply without what the caller has sent and without what is new in every reply. */
function essence({ status, text }: Reply, value: string): { status: number; text: string } {
  const ours = text
    .replaceAll(JSON.stringify(value).slice(1, -1), '«sent»')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '«id»');
  return { status, text: status < 300 ? ours.replaceAll(/"accessToken":"[^"]+"/g, '"accessToken":"«token»"') : ours };
}

/** Words of the owner's in a reply to somebody else. What anybody may read of an offer is no secret. */
const leaks = (text: string, marks: RegExp) => text.match(marks) ?? [];
export const OF_OWNER = /zqanna(?!pub)\w*/gi;
const OF_ANY = /zq(?:anna|bert)(?!pub)\w*/gi;

/** One call of the table, by every kind of caller, with every id in every place where one can stand. */
export async function tryRoute(
  world: World,
  endpoint: Endpoint,
  tally: Tally,
  { thorough = false } = {},
): Promise<void> {
  const { app } = world.app;
  const row = rowOf(endpoint);
  const own = await goodCall(world, world.stranger, endpoint);
  const call = async (caller: Caller, sent: Sent) => {
    tally.calls++;
    // What is tried here is not how often one may call.
    if (endpoint.limits) await world.app.deps.db.execute(sql`delete from call_counts`);
    const reply = await send(app, endpoint, sent, caller.token);
    const fault = (what: string) => void tally.faults.push(`${endpoint.name}, ${caller.kind}: ${what}`);
    // Who has a session or a link of the other company may read that one's.
    const held =
      caller.kind === 'other company' || endpoint.access === 'link' || endpoint.name === 'candidates.download';
    // What was sent with the call may come back to its sender.
    const known = JSON.stringify(sent).toLowerCase();
    for (const word of leaks(reply.text, held ? OF_OWNER : OF_ANY))
      if (!known.includes(word.toLowerCase())) fault(`reads « ${word} »`);
    for (const header of bareHeaders(reply)) fault(`without ${header}`);
    return { reply, fault };
  };
  const places = Object.entries(row.ids ?? {}).filter(([, kind]) => kind !== 'public');
  for (const caller of callersOf(world)) {
    const gate = endpoint.access === 'local' ? '404 undefined' : caller.gate(endpoint);
    if (gate !== null) {
      // With an id of the owner's, so that nothing is looked up before the gate.
      const asked = places.reduce((sent, [place, kind]) => withValue(sent, place, foreignIds(kind, world)[0]), own);
      for (const sent of thorough ? [asked, {}] : [asked]) {
        const { reply, fault } = await call(caller, sent);
        const answer = `${reply.status} ${reply.body.code}`;
        if (answer !== gate) fault(`${answer} instead of ${gate}`);
      }
      continue;
    }
    // Whoever calls with a link or without a session: the session changes nothing, so in short two of them do.
    const matters = guarded(endpoint) || thorough || caller.kind === 'anonymous' || caller.kind === 'other company';
    if (!matters) continue;
    if (endpoint.method === 'GET') await call(caller, own);
    for (const [place, kind] of places) {
      // The free plan's only offer is gone after the first.
      if (kind === 'request' && caller.kind !== 'other company') continue;
      // A wrong password, so that only the address differs.
      const base = endpoint.name === 'auth.login' ? withValue(own, 'body.password', 'pas-le-bon-mot') : own;
      const missing = missingId(kind);
      const expected = essence((await call(caller, withValue(base, place, missing))).reply, missing);
      const isPath = place.startsWith('path.') && kind !== 'address';
      for (const value of [...foreignIds(kind, world), ...(isPath ? MALFORMED : [])]) {
        const { reply, fault } = await call(caller, withValue(base, place, value));
        const seen = essence(reply, value);
        if (!isDeepStrictEqual(seen, expected))
          fault(`${place} of ${kind} is not like a missing one: ${JSON.stringify(seen)} / ${JSON.stringify(expected)}`);
        if (isPath && reply.status < 300) fault(`${place} of somebody else’s is served`);
      }
    }
  }
  await readAsOtherCandidate(world, endpoint, tally);
}

/** Calls of a company's own with a link or an id in another spelling: faults are those that were not like an unknown one. */
export async function trySpellings(world: World, endpoint: Endpoint): Promise<string[]> {
  const { app, stranger } = world;
  const row = rowOf(endpoint);
  const ids = Object.entries(row.ids ?? {}).filter(
    ([place, kind]) => place.startsWith('path.') && kind !== 'address' && place !== 'path.planId',
  );
  const faults: string[] = [];
  if (ids.length === 0 || endpoint.access === 'local') return faults;
  const good = await row.good(stranger, app);
  const token = row.session ? await row.session(stranger, app) : stranger.token;
  for (const [place, kind] of ids) {
    const text = String(good.params?.[place.slice('path.'.length)]);
    const unknown = await send(app.app, endpoint, withValue(good, place, missingId(kind)), token);
    for (const [name, segment] of spellingsOf(text)) {
      const address = addressOf(endpoint, good);
      const at = address.lastIndexOf(text);
      const written = address.slice(0, at) + segment + address.slice(at + text.length);
      const reply = await send(app.app, endpoint, good, token, written);
      if (![404, unknown.status].includes(reply.status))
        faults.push(
          `${place} with ${name}: ${reply.status} ${reply.body.code ?? ''}, an unknown one ${unknown.status}`,
        );
    }
  }
  return faults;
}

/** A candidate's link shows that candidate: nothing of the next one, nothing that the company keeps to itself. */
async function readAsOtherCandidate({ app, owner }: World, endpoint: Endpoint, tally: Tally): Promise<void> {
  if (endpoint.access !== 'link' || endpoint.method !== 'GET') return;
  const sent = await rowOf(endpoint).good(owner, app);
  const links: readonly unknown[] = [owner.rightsLink, owner.replyLink];
  const isFirst = Object.values(sent.params ?? {}).some((value) => links.includes(value));
  const reply = await send(app.app, endpoint, sent);
  tally.calls++;
  if (reply.status >= 300) tally.faults.push(`${endpoint.name}: its own link answers ${reply.status}`);
  const others = isFirst ? /zqannatwo\w*|zqannafirm\w*|zqbert\w*/gi : /zqannaone\w*|zqannafirm\w*|zqbert\w*/gi;
  for (const word of leaks(reply.text, others))
    tally.faults.push(`${endpoint.name}, other candidate: reads « ${word} »`);
}

const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

/** Security headers that a reply of the API lacks. */
export function bareHeaders({ headers }: Pick<Reply, 'headers'>): string[] {
  const bare = HEADERS.filter((name) => !headers[name]);
  return headers['cache-control'] === 'no-store' ? bare : [...bare, 'cache-control: no-store'];
}

/** A good call of the company's own. */
export function goodCall({ app }: World, company: Company, endpoint: Endpoint): Sent | Promise<Sent> {
  return rowOf(endpoint).good(company, app);
}

/** Everything that the database holds of the company, but what its candidates do with links of their own. */
export async function snapshot({ app }: World, { companyId }: Company): Promise<Record<string, string>> {
  const { db } = app.deps;
  const tables = await rowsOf<{ table_name: string }>(
    db,
    sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'company_id' order by 1`,
  );
  const rows: Record<string, string> = {};
  for (const { table_name: table } of tables) {
    const [found] = await rowsOf<{ rows: string }>(
      db,
      sql`select coalesce(string_agg(t::text, E'\n' order by t::text), '') as rows from ${sql.identifier(table)} t where company_id = ${companyId} and t::text not like '%,CANDIDATE,%'`,
    );
    rows[table] = found?.rows ?? '';
  }
  return rows;
}

interface MailRow {
  company_id: string;
  recipient: string;
  everything: string;
}

/** Marks in mails, files and logs where they do not belong. `read` turns a stored file into text. */
export async function strayMarks(
  world: World,
  read: (bytes: Uint8Array, key: string) => Promise<string> | string = (bytes) => Buffer.from(bytes).toString(),
): Promise<{ faults: string[]; mails: number; files: number; lines: number }> {
  const { app, owner, stranger } = world;
  const faults: string[] = [];
  const mails = await rowsOf<MailRow>(
    app.deps.db,
    sql`select company_id, recipient, concat(subject, ' ', text, ' ', html, ' ', attachments::text) as everything from mails`,
  );
  const prefix = (companyId: string) =>
    ({ [owner.companyId]: 'zqanna', [stranger.companyId]: 'zqbert' })[companyId] ?? 'none';
  for (const { company_id: companyId, recipient, everything } of mails) {
    const whose = prefix(companyId);
    const own = /^zq(?:anna|bert)(one|two)@/.exec(recipient)?.[1];
    const toFirm = recipient.startsWith(`${whose}firm@`);
    const toOperator = recipient === app.deps.config.brand.email;
    // Who invites stands in the appointment, by the company's own address.
    const told = everything.replaceAll(recipient, '').replaceAll(/ORGANIZER[^\n]*?@/g, '');
    for (const word of new Set(toOperator ? [] : leaks(told, /zq(?:anna|bert)(pub|firm|quest|one|two)/gi))) {
      const lower = word.toLowerCase();
      if (!(lower.startsWith(whose) && (toFirm || lower.endsWith('pub') || (own && lower.endsWith(own)))))
        faults.push(`a mail to ${recipient} says « ${word} »`);
    }
  }
  const keys = await app.deps.files.list('');
  for (const key of keys) {
    const whose = prefix(key.split('/')[1] ?? '');
    const bytes = (await app.deps.files.get(key)) ?? new Uint8Array();
    if (key.startsWith('exports/')) {
      // The whole company is in it, and nobody else.
      const entries = Object.entries(unzipSync(bytes)).map(
        ([name, entry]) => `${name} ${Buffer.from(entry).toString()}`,
      );
      const foreign = whose === 'zqanna' ? /zqbert\w*/gi : whose === 'zqbert' ? /zqanna\w*/gi : OF_ANY;
      for (const word of new Set(leaks(entries.join('\n'), foreign))) faults.push(`${key} says « ${word} »`);
      continue;
    }
    const text = await read(bytes, key);
    const other = whose === 'zqanna' ? /zqbert\w*|zqannatwo/gi : /zqanna\w*|zqberttwo/gi;
    const isFirst = [owner.candidateId, stranger.candidateId].some((id) => key.includes(id));
    for (const word of leaks(text, isFirst ? other : /zq(?:anna|bert)(firm|one)/gi))
      faults.push(`${key} says « ${word} »`);
  }
  const lines = world.log();
  const secrets = [owner, stranger].flatMap((company) => [
    company.token,
    company.interviewToken,
    company.usedToken,
    company.rightsLink,
    company.replyLink,
    company.fileLink,
  ]);
  for (const secret of secrets) if (lines.includes(secret)) faults.push('a link or a session stands in the log');
  for (const word of new Set(leaks(lines, /zq(?:anna|bert)\w*|20123456|@mail\.tn|@societe\.tn/gi)))
    faults.push(`the log says « ${word} »`);
  return { faults, mails: mails.length, files: keys.length, lines: lines.split('\n').length - 1 };
}
