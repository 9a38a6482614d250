import { createHash } from 'node:crypto';
import { confirmAccount, login, requestReset, resendConfirmation, resetPassword, signup } from '@kafaa/domain/auth/api';
import { downloadFile, getCandidateCv, listCandidates } from '@kafaa/domain/candidates/api';
import { getSettings } from '@kafaa/domain/companies/api';
import { getInterview } from '@kafaa/domain/interviews/api';
import { getReply, inviteCandidate } from '@kafaa/domain/invitations/api';
import { getOwnData } from '@kafaa/domain/own-data/api';
import { Client } from 'pg';
import { openFakeSmtp } from '@kafaa/testing/fakes/smtp-server';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { completeByApi, newCandidate } from '@kafaa/testing/product/candidate';
import { askForPlan, freshEmail, logIn, newAccount, newEntreprise, newJob } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { ProductServer } from '@kafaa/testing/product/server';
import { until } from '../faults/caller.ts';
import type { Row, Trial } from '../report.ts';
import { ask } from './ask.ts';
import { few } from './trying.ts';

const RIVALS = 30;
export const PASSWORD = 'motdepasse-sûr';
const DAY_SECONDS = 86_400;
/** Pattern of an opaque token: 32 random bytes in base64url. */
const OPAQUE = /^[\w-]{43}$/;
const PURPOSES = ['confirm', 'reset', 'interview', 'ownData', 'reply', 'files', 'activation'] as const;
type Purpose = (typeof PURPOSES)[number];
type Links = Record<Purpose, string>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The request that each kind of link is for; the result says whether the link was accepted. */
const DOORS: Record<Purpose, (server: ProductServer, token: string) => Promise<boolean>> = {
  confirm: async (server, token) =>
    (await ask(server, confirmAccount, { params: { token }, body: { password: PASSWORD } })).status < 400,
  reset: async (server, token) =>
    (await ask(server, resetPassword, { params: { token }, body: { newPassword: 'un tout nouveau mot' } })).status <
    400,
  interview: async (server, token) => (await ask(server, getInterview, { params: { token } })).status < 400,
  ownData: async (server, link) => (await ask(server, getOwnData, { params: { link } })).status < 400,
  reply: async (server, link) => (await ask(server, getReply, { params: { link } })).status < 400,
  files: async (server, link) => (await ask(server, downloadFile, { params: { link } })).status < 400,
  activation: async (server, link) => (await fetch(`${server.url}/Activation/${link}`)).status < 400,
};

const lastOf = (path: string) => {
  const { searchParams, pathname } = new URL(path, 'http://x');
  return searchParams.get('token') ?? pathname.split('/').at(-1) ?? '';
};
const newSignup = async (server: ProductServer) => {
  const company = { name: 'Médina Digital', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
  const userName = freshEmail('lien');
  await callApi(server, signup, { body: { ...company, userName, password: PASSWORD } });
  return { userName, token: lastOf(await linkFrom(server, userName, 'verify')) };
};
const newReset = async (server: ProductServer, email: string, before: readonly string[] = []) => {
  await callApi(server, requestReset, { params: { email } });
  return lastOf(await linkFrom(server, email, 'reset-password', (path) => !before.includes(lastOf(path))));
};

/** One valid link of each kind, obtained in the same way as users get them. */
export async function oneOfEach(server: ProductServer): Promise<Links> {
  const recruiter = await newEntreprise(server);
  const job = await newJob(server, recruiter);
  const [open, done] = [await newCandidate(server, job.id), await newCandidate(server, job.id)];
  await completeByApi(server, done.token, await pdfCv());
  const list = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  const id = list.content.find(({ email }) => email === done.email)?.id ?? '';
  const meeting = { interviewType: 'ONLINE', interviewPlace: 'https://meet.example/a' } as const;
  const interviewDate = new Date(Date.now() + 3 * DAY_SECONDS * 1000).toISOString();
  await callApi(server, inviteCandidate, { body: { candidateId: id, ...meeting, interviewDate } }, recruiter.token);
  const { url } = await callApi(server, getCandidateCv, { params: { id } }, recruiter.token);
  return {
    confirm: (await newSignup(server)).token,
    reset: await newReset(server, (await newAccount(server)).email),
    interview: open.token,
    ownData: lastOf(await linkFrom(server, open.email, 'MesDonnees')),
    reply: lastOf(await linkFrom(server, done.email, 'Invitation')),
    files: lastOf(url),
    activation: lastOf(await askForPlan(server, await newEntreprise(server), 'entreprise')),
  };
}

/** Tries every link at every endpoint; each must be accepted only at its own endpoint. */
async function tryDoors(server: ProductServer, links: Links): Promise<string[]> {
  const faults: string[] = [];
  const opens = async (door: Purpose, link: Purpose) => DOORS[door](server, links[link]);
  for (const link of PURPOSES)
    for (const door of PURPOSES)
      if (door !== link && (await opens(door, link))) faults.push(`a link for ${link} opens ${door}`);
  for (const link of PURPOSES) if (!(await opens(link, link))) faults.push(`a link for ${link} does not open`);
  for (const link of ['confirm', 'reset'] as const)
    if (await opens(link, link)) faults.push(`a link for ${link} opens twice`);
  return faults;
}

/** Uses one link many times concurrently; returns the number of successes. */
async function race(token: string, open: (token: string, rival: number) => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: RIVALS }, (_, rival) => open(token, rival)));
  return answers.filter(({ status }) => status < 300).length;
}

/** Tables of all schemas, including the queue's and the migrations', that have a row with one of the texts. */
async function dumped(database: Client, texts: readonly string[]): Promise<{ tables: number; found: Set<string> }> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: string }>(`select t::text as row from ${name} t`);
    if (rows.some(({ row }) => texts.some((text) => row.includes(text)))) found.add(name);
  }
  return { tables: tables.length, found };
}

/** Trial of the creation, storage, use and cancellation of links that give access, on PostgreSQL with an SMTP server. */
export const links: Trial = {
  id: 'S6',
  title: 'mailed links expire, work once and are stored as hashes',
  async run(): Promise<readonly Row[]> {
    const smtp = await openFakeSmtp();
    // The mail server is busy at first, so that mails stay in the database, where the trial reads the links as an intruder
    // would.
    smtp.behave('busy');
    const server = await ProductServer.start({
      database: 'postgres',
      env: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, LOG_LEVEL: 'debug' },
    });
    const database = new Client(server.rowsUrl);
    try {
      await database.connect();
      const each = await oneOfEach(server);
      const all = Object.values(each);
      const opaque = [each.confirm, each.reset, each.interview];
      const { rows: kept } = await database.query<{ hash: string; life: number }>(
        `select token_hash as hash, extract(epoch from expires_at - created_at)::int as life from account_tokens
          union all select l.token_hash, extract(epoch from i.link_expires_at - l.created_at)::int
          from interview_links l join interviews i using (company_id, candidate_id)`,
      );
      const lifeOf = (token: string) => kept.find(({ hash }) => hash === hashOf(token))?.life;
      const lives = opaque.map(lifeOf);
      const strong = opaque.every((token) => OPAQUE.test(token)) && new Set(opaque).size === opaque.length;
      const faults = await tryDoors(server, each);

      const first = await newSignup(server);
      await callApi(server, resendConfirmation, { body: { userName: first.userName } });
      const other = (path: string) => lastOf(path) !== first.token;
      const second = lastOf(await linkFrom(server, first.userName, 'verify', other));
      if (await DOORS.confirm(server, first.token)) faults.push('a newer confirmation does not cancel the older');
      const confirmed = await race(second, (token) =>
        ask(server, confirmAccount, { params: { token }, body: { password: PASSWORD } }),
      );
      const account = await logIn(server, first.userName);
      const older = await newReset(server, first.userName);
      const newer = await newReset(server, first.userName, [older]);
      if (await DOORS.reset(server, older)) faults.push('a newer reset does not cancel the older');
      const newPassword = (rival: number) => `un mot assez long ${rival}`;
      const reset = await race(newer, (token, rival) =>
        ask(server, resetPassword, { params: { token }, body: { newPassword: newPassword(rival) } }),
      );
      if ((await ask(server, getSettings, {}, { token: account.token })).status !== 401)
        faults.push('a session outlives a reset');
      const logIns = await Promise.all(
        Array.from({ length: RIVALS }, (_, rival) =>
          ask(server, login, { body: { userName: first.userName, password: newPassword(rival) } }),
        ),
      );
      const opened = logIns.filter(({ status }) => status === 200).length;
      if (opened !== 1) faults.push(`${opened} of the rivals’ passwords open the account`);
      const notices = (await server.mailsTo(first.userName)).filter(({ subject }) => subject.includes('a changé'));
      if (notices.length !== 1) faults.push(`${notices.length} notices of a changed password`);

      // These links expired a minute ago.
      const [late, lateReset] = [await newSignup(server), await newReset(server, first.userName)];
      await database.query(`update account_tokens set expires_at = now() - interval '1 minute' where used_at is null`);
      for (const token of [late.token, lateReset])
        if ((await DOORS.confirm(server, token)) || (await DOORS.reset(server, token)))
          faults.push('an old link opens');

      const secrets = [...all, first.token, second, older, newer, late.token, lateReset];
      const waiting = await dumped(database, secrets);
      smtp.behave('ok');
      await server.ops('outbox', 'retry', '--all');
      const waits = async () => (await database.query('select 1 from mails where sent_at is null')).rows.length > 0;
      const sent = await until(async () => !(await waits()), 60_000, 200);
      const after = await dumped(database, secrets);
      const logged = secrets.filter((secret) => server.log.includes(secret)).length;
      const [confirmLife, resetLife, interviewLife] = lives;
      const inTime = confirmLife === DAY_SECONDS && resetLife === 1800 && interviewLife === 7 * DAY_SECONDS;
      const met = faults.length === 0 && strong && inTime && confirmed === 1 && reset === 1;
      return [
        {
          id: 'S6a',
          goal: `mailed links have 256 bits, are stored as SHA-256, expire, and admit one of ${RIVALS} concurrent uses for one purpose`,
          figure: `${PURPOSES.length ** 2} links at doors, ${confirmed} of ${RIVALS} confirmed, ${reset} of ${RIVALS} reset; lives of ${lives.join(', ')} s; ${faults.length} faults`,
          verdict: met ? 'met' : 'short',
          note:
            few(faults) ||
            'an interview’s links stay good together until it is done, as decided; reading one’s data, a reply and an activation are signed, not kept',
        },
        {
          id: 'S6b',
          goal: 'a dump of the database with its queue, and the log, contain no mailed link',
          figure: `${secrets.length} links looked for in ${after.tables} tables: ${after.found.size} hold one, ${logged} in the log`,
          verdict: sent && after.found.size === 0 && logged === 0 ? 'met' : 'short',
          note: `${sent ? '' : 'not all mails left; '}a mail that waits for its server holds its text: then in ${[...waiting.found].join(', ')}`,
        },
      ];
    } finally {
      await database.end();
      await server.dispose();
      await smtp.close();
    }
  },
};
