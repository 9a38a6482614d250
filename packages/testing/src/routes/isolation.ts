import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import type { Role } from '@kafaa/domain/kernel/roles';
import { READING_FEATURES } from '@kafaa/domain/plans/options';
import { addressOf, type Reply, send, type Sent } from '#/app/bodies';
import { cursorAt, rowOf, withValue } from './every-route.ts';
import type { IdKind } from './route-rows.ts';
import { spellingsOf } from './spellings.ts';
import { type Company, rowsOf, type Fixtures } from './two-companies.ts';

/** Number of calls, and the faults that they found. */
export interface Tally {
  calls: number;
  readonly faults: string[];
}

interface Caller {
  readonly kind: string;
  readonly token?: string;
  /** Set if the caller belongs to the owner's company, but sees none of its offers. */
  readonly colleague?: true;
  /** Code of the error that this caller gets before any data are read; null if the caller has access. */
  readonly gate: (endpoint: Endpoint) => string | null;
}

const guarded = ({ access }: Endpoint) => access === 'session' || access === 'company';
const nobody = (endpoint: Endpoint) => (guarded(endpoint) ? '401 UNAUTHENTICATED' : null);

/** Every kind of caller except the owner of the data. */
export function callersOf(fixtures: Fixtures): readonly Caller[] {
  const { owner, stranger, pending, starter, expired, recruiter, reviewer, colleagues, revoked } = fixtures;
  const planless = (outlives: boolean) => (endpoint: Endpoint) =>
    endpoint.feature && !(outlives && READING_FEATURES.includes(endpoint.feature)) ? '403 PLAN_FEATURE_REQUIRED' : null;
  const lacking = (role: Role) => (endpoint: Endpoint) =>
    endpoint.roles?.includes(role) === false ? '403 ROLE_REQUIRED' : null;
  return [
    { kind: 'anonymous', gate: nobody },
    { kind: 'made-up session', token: 'faux', gate: nobody },
    { kind: 'revoked session', token: revoked.token, gate: nobody },
    { kind: 'candidate', token: owner.interviewToken, gate: nobody },
    { kind: 'candidate with own data', token: owner.ownDataLink, gate: nobody },
    { kind: 'guest with an opinion link', token: owner.opinionLink, gate: nobody },
    {
      kind: 'pending onboarding',
      token: pending.token,
      gate: ({ access }) => (access === 'company' ? '403 ONBOARDING_REQUIRED' : null),
    },
    { kind: 'wrong plan', token: starter.token, gate: planless(false) },
    { kind: 'expired subscription', token: expired.token, gate: planless(true) },
    { kind: 'other company’s recruiter', token: recruiter.token, gate: lacking('RECRUITER') },
    { kind: 'other company’s reviewer', token: reviewer.token, gate: lacking('REVIEWER') },
    { kind: 'other company', token: stranger.token, gate: () => null },
    ...(['RECRUITER', 'REVIEWER'] as const).map((role) => ({
      kind: `colleague without offers, ${role}`,
      token: colleagues[role].token,
      colleague: true as const,
      gate: (endpoint: Endpoint) =>
        lacking(role)(endpoint) ?? (endpoint.offers === 'all' ? '403 OFFERS_REQUIRED' : null),
    })),
  ];
}

const MISSING = '0199f000-0000-7000-8000-000000000000';
const NO_TOKEN = 'psh0YZWjj669KfHPmf2IE8L7t9pCIEPXoG5L2bvWcqQ';

/** A forged link: the payload of one link with the signature of another. */
const forged = (link: string, other: string) => `${link.split('.')[0]}.${other.split('.')[1]}`;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Ids of the owner, or forged ones. The answer to each must be the same as the answer to `missingId`. */
function foreignIds(kind: IdKind, { owner, stranger, starter }: Fixtures): readonly string[] {
  switch (kind) {
    case 'public':
      return [];
    case 'job':
      return [owner.jobId];
    case 'candidate':
      return [owner.candidateId, owner.secondId];
    case 'invitation':
      return [owner.invitationId];
    case 'member':
      return [owner.memberId];
    case 'company':
      return [owner.companyId];
    case 'question':
      return [owner.questionId];
    case 'opinion':
      return owner.opinionIds;
    case 'group':
      return [owner.groupId];
    case 'cursor':
      return [cursorAt(owner.candidateId)];
    case 'request':
      return [owner.requestId];
    case 'address':
      return [starter.email, stranger.candidateEmail];
    case 'interview':
      // Neither the stored hash of a link nor its candidate's id opens the link.
      return [
        hashOf(owner.interviewToken),
        owner.secondId,
        owner.secondOwnDataLink,
        owner.opinionLink,
        `${owner.interviewToken}x`,
      ];
    case 'account':
      return [owner.interviewToken, owner.ownDataLink, owner.opinionLink, hashOf(owner.interviewToken)];
    case 'reply':
      return [owner.ownDataLink, owner.opinionLink, forged(owner.replyLink, stranger.replyLink), owner.interviewToken];
    case 'own-data':
      return [
        owner.replyLink,
        owner.opinionLink,
        forged(owner.ownDataLink, stranger.ownDataLink),
        owner.interviewToken,
      ];
    case 'file':
      return [owner.ownDataLink, owner.opinionLink, forged(owner.fileLink, stranger.fileLink), owner.replyLink];
  }
}

function missingId(kind: IdKind): string {
  if (kind === 'cursor') return cursorAt(MISSING);
  if (kind === 'request') return 'nobody-s-request-1';
  if (kind === 'address') return 'personne@nulle-part.tn';
  return ['interview', 'account', 'reply', 'own-data', 'file'].includes(kind) ? NO_TOKEN : MISSING;
}

const MALFORMED = ["x' or 1=1 --", '../../etc/passwd', 'null', '\u202eé\u0000'];

/** A reply without the sent value and without the parts that are new in every reply. */
function essence({ status, text }: Reply, value: string): { status: number; text: string } {
  const ours = text
    .replaceAll(JSON.stringify(value).slice(1, -1), '«sent»')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '«id»');
  return { status, text: status < 300 ? ours.replaceAll(/"accessToken":"[^"]+"/g, '"accessToken":"«token»"') : ours };
}

/** Marker words of the owner in a reply to another caller. The public texts of an offer do not count. */
const leaks = (text: string, marks: RegExp) => text.match(marks) ?? [];
export const OF_OWNER = /zqanna(?!pub)\w*/gi;
/** Pattern of texts of the owner's offers and candidates, and of all texts of the other company. */
const OF_OFFERS = /zqanna(?:quest|one|two)\w*|zqbert(?!pub)\w*/gi;
const OF_ANY = /zq(?:anna|bert)(?!pub)\w*/gi;

/** Sends one call of the table as every kind of caller, with every foreign id in every place that takes an id. */
export async function tryRoute(
  fixtures: Fixtures,
  endpoint: Endpoint,
  tally: Tally,
  { thorough = false } = {},
): Promise<void> {
  const { app } = fixtures.app;
  const row = rowOf(endpoint);
  const own = await goodCall(fixtures, fixtures.stranger, endpoint);
  const call = async (caller: Caller, sent: Sent) => {
    tally.calls++;
    // Rate limits are not under test here.
    if (endpoint.limits) await fixtures.app.deps.db.execute(sql`delete from call_counts`);
    const reply = await send(app, endpoint, sent, caller.token);
    const fault = (what: string) => void tally.faults.push(`${endpoint.name}, ${caller.kind}: ${what}`);
    // A session, a link or an invitation of the other company gives access to that company's data.
    const byToken = endpoint.access === 'link' || ['candidates.download', 'team.invitation'].includes(endpoint.name);
    const held = caller.kind === 'other company' || byToken;
    // A colleague may read data that concern no offer.
    const marks = caller.colleague ? OF_OFFERS : held ? OF_OWNER : OF_ANY;
    // A reply may echo what its caller sent.
    const known = JSON.stringify(sent).toLowerCase();
    for (const word of leaks(reply.text, marks)) if (!known.includes(word.toLowerCase())) fault(`reads « ${word} »`);
    for (const header of bareHeaders(reply)) fault(`without ${header}`);
    return { reply, fault };
  };
  const places = Object.entries(row.ids ?? {}).filter(([, kind]) => kind !== 'public');
  for (const caller of callersOf(fixtures)) {
    const gate = endpoint.access === 'local' ? '404 undefined' : caller.gate(endpoint);
    if (gate !== null) {
      // The call contains an id of the owner, which must not be looked up before the gate.
      const asked = places.reduce((sent, [place, kind]) => withValue(sent, place, foreignIds(kind, fixtures)[0]), own);
      for (const sent of thorough ? [asked, {}] : [asked]) {
        const { reply, fault } = await call(caller, sent);
        const answer = `${reply.status} ${reply.body.code}`;
        if (answer !== gate) fault(`${answer} instead of ${gate}`);
      }
      continue;
    }
    // A session has no effect on calls by link or without a session, so the short run tries only two callers for them.
    const matters = guarded(endpoint) || thorough || caller.kind === 'anonymous' || caller.kind === 'other company';
    if (!matters) continue;
    if (endpoint.method === 'GET') await call(caller, own);
    for (const [place, kind] of places) {
      // The person's own company and colleagues are not secret. A request's id is known only to the browser that made the
      // request.
      if (caller.colleague && ['company', 'member', 'request'].includes(kind)) continue;
      // Only the other company tries this id, because the first call uses up the free plan's only offer.
      if (kind === 'request' && caller.kind !== 'other company') continue;
      // The password is wrong for every address, so that replies differ only by address.
      const takesPassword = ['auth.login', 'auth.linkProvider'].includes(endpoint.name);
      const base = takesPassword ? withValue(own, 'body.password', 'pas-le-bon-mot') : own;
      const missing = missingId(kind);
      const expected = essence((await call(caller, withValue(base, place, missing))).reply, missing);
      const isPath = place.startsWith('path.') && kind !== 'address';
      for (const value of [...foreignIds(kind, fixtures), ...(isPath ? MALFORMED : [])]) {
        const { reply, fault } = await call(caller, withValue(base, place, value));
        const seen = essence(reply, value);
        if (!isDeepStrictEqual(seen, expected))
          fault(`${place} of ${kind} is not like a missing one: ${JSON.stringify(seen)} / ${JSON.stringify(expected)}`);
        if (isPath && reply.status < 300) fault(`${place} of somebody else’s is served`);
      }
    }
  }
  await readAsOtherCandidate(fixtures, endpoint, tally);
}

/**
 * Tries other spellings of a link or an id in a company's own calls. A fault is an answer that differs from the answer for an
 * unknown one.
 */
export async function trySpellings(fixtures: Fixtures, endpoint: Endpoint): Promise<string[]> {
  const { app, stranger } = fixtures;
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

/**
 * Calls the endpoint with another candidate's link: the reply must contain nothing of the first candidate, and nothing internal
 * to the company.
 */
async function readAsOtherCandidate({ app, owner }: Fixtures, endpoint: Endpoint, tally: Tally): Promise<void> {
  if (endpoint.access !== 'link' || endpoint.method !== 'GET') return;
  const sent = await rowOf(endpoint).good(owner, app);
  const links: readonly unknown[] = [owner.ownDataLink, owner.replyLink];
  const isFirst = Object.values(sent.params ?? {}).some((value) => links.includes(value));
  const reply = await send(app.app, endpoint, sent);
  tally.calls++;
  if (reply.status >= 300) tally.faults.push(`${endpoint.name}: its own link answers ${reply.status}`);
  const others = isFirst ? /zqannatwo\w*|zqannafirm\w*|zqbert\w*/gi : /zqannaone\w*|zqannafirm\w*|zqbert\w*/gi;
  // The company's contact address is for candidates: their mails have it as Reply-To, and the interview page shows it.
  const told = reply.text.replaceAll(/"contact":"[^"]*"/g, '');
  for (const word of leaks(told, others)) tally.faults.push(`${endpoint.name}, other candidate: reads « ${word} »`);
}

const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

/** Security headers that are missing in a reply of the API. */
export function bareHeaders({ headers }: Pick<Reply, 'headers'>): string[] {
  const bare = HEADERS.filter((name) => !headers[name]);
  return headers['cache-control'] === 'no-store' ? bare : [...bare, 'cache-control: no-store'];
}

/** A valid call of the company itself. */
export function goodCall({ app }: Fixtures, company: Company, endpoint: Endpoint): Sent | Promise<Sent> {
  return rowOf(endpoint).good(company, app);
}

/** All rows of the company in the database, except audit events of the actor CANDIDATE, which candidates' own links cause. */
export async function snapshot({ app }: Fixtures, { companyId }: Company): Promise<Record<string, string>> {
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

/** Marker words in mails, files and logs that must not contain them. `read` turns a stored file into text. */
export async function strayMarks(
  fixtures: Fixtures,
  read: (bytes: Uint8Array, key: string) => Promise<string> | string = (bytes) => Buffer.from(bytes).toString(),
): Promise<{ faults: string[]; mails: number; files: number; lines: number }> {
  const { app, owner, stranger } = fixtures;
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
    // Mails to people of the company may contain its words, because an invitation to the team names its author.
    const toFirm = recipient.startsWith(`${whose}firm`);
    const toOperator = recipient === app.deps.config.brand.email;
    // The company's own address may appear in ORGANIZER, which names the person who invites.
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
      // An export contains the whole company, and must contain nothing of another one.
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
  const lines = fixtures.log();
  const secrets = [owner, stranger].flatMap((company) => [
    company.token,
    company.interviewToken,
    company.usedToken,
    company.ownDataLink,
    company.replyLink,
    company.fileLink,
  ]);
  for (const secret of secrets) if (lines.includes(secret)) faults.push('a link or a session stands in the log');
  for (const word of new Set(leaks(lines, /zq(?:anna|bert)\w*|20123456|@mail\.tn|@societe\.tn/gi)))
    faults.push(`the log says « ${word} »`);
  return { faults, mails: mails.length, files: keys.length, lines: lines.split('\n').length - 1 };
}
