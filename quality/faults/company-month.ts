import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import { listCompanyJobs } from '@kafaa/domain/jobs/api';
import { readOutbox } from '@kafaa/domain/mails/api';
import { ensureChromium } from '@kafaa/testing/machine/chromium';
import { freePort } from '@kafaa/testing/machine/free-port';
import { callApi } from '@kafaa/testing/product/api';
import { logIn } from '@kafaa/testing/product/company';
import { type Delivered, readMailboxes } from '@kafaa/testing/product/mailboxes';
import { ProductServer, REAL_MAIL, type ServerOptions } from '@kafaa/testing/product/server';
import { ROOT } from '@kafaa/testing/root';
import type { Row, Trial } from '../report.ts';
import { until } from './caller.ts';
import { missingPrograms, Postfix } from './postfix.ts';

/** Number of days by which e2e/company-month.spec.ts has moved the clock at its end. */
const LAST_DAY = 38;
/** Domains of the people in the browser test, and of the operator. */
const DOMAINS = ['exemple.tn', 'kafaa.example'];
/** Start of the addresses for which the mail server has no mailbox. */
const LOST = 'perdu';
const RETURNS = 'rebonds.kafaa.example';
const BOUNCES = 5;
const WITHIN_MS = 60_000;

const BOXES = {
  domains: DOMAINS,
  known: `^(candidats?|collegue|contact|equipe|rh)[.0-9]*@(${DOMAINS.map((domain) => domain.replace('.', '\\.')).join('|')})$`,
  maildirs: true,
};

/** Mails that a date causes, by their subjects, with the number that the month must cause. */
const DEADLINES: readonly { readonly subject: RegExp; readonly mails: number }[] = [
  // One for each of the two meetings, after it.
  { subject: /a-t-il eu lieu/, mails: 2 },
  // One for each of the two candidates who are not retained, after the time in which a rejection can be undone.
  { subject: /^Votre candidature pour .* chez/, mails: 2 },
  { subject: /^Après votre embauche chez/, mails: 1 },
  { subject: /^30 jours après l’embauche/, mails: 1 },
  { subject: /^Votre plan Entreprise a pris fin/, mails: 1 },
];

type Written = Awaited<ReturnType<typeof outbox>>[number];

const outbox = (server: ProductServer) => callApi(server, readOutbox, { query: {} });

/** Runs the browser test of the month in Chromium; returns the number of its steps that passed, and of all. */
async function live(options: ServerOptions): Promise<{ passed: number; steps: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-month-'));
  const report = join(folder, 'playwright.json');
  const line = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', 'company-month'];
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), ...line], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: ensureChromium(),
      [REAL_MAIL]: JSON.stringify(options),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  await once(child, 'exit');
  type Stats = { stats: { expected: number; unexpected: number; skipped: number; flaky: number } };
  const { expected, unexpected, skipped, flaky } = (JSON.parse(readFileSync(report, 'utf8')) as Stats).stats;
  rmSync(folder, { recursive: true, force: true });
  return { passed: expected, steps: expected + unexpected + skipped + flaky };
}

const row = (id: string, goal: string, figure: string, met: boolean): Row => ({
  id,
  goal,
  figure,
  verdict: met ? 'met' : 'short',
});

/** Compares the mails that the product has written with those in the mailboxes. */
function eachOnce(written: readonly Written[], delivered: readonly Delivered[]): Row {
  const boxOf = new Map(written.map(({ id, to }) => [id, to]));
  const dayOf = new Map(written.map(({ id, createdAt }) => [id, createdAt.slice(0, 10)]));
  const ids = delivered.map(({ id }) => id);
  const missing = written.filter(({ id }) => !ids.includes(id)).length;
  const twice = ids.length - new Set(ids).size;
  const stray = delivered.filter(({ id, box, to }) => boxOf.get(id) !== box || to !== box).length;
  // The company orders its plan twice, a month apart, so its mails may be the same on two days.
  const contents = delivered.map(({ id, box, subject, text }) => [dayOf.get(id), box, subject, text].join('\n'));
  const repeated = contents.length - new Set(contents).size;
  return row(
    'R24b',
    'each mail of the month arrives once, in the mailbox of its recipient only, and no two of a day are the same',
    `${written.length} written, ${delivered.length} in ${new Set(delivered.map(({ box }) => box)).size} mailboxes; ${missing} missing, ${twice} twice, ${stray} in another box, ${repeated} repeated`,
    written.length > 0 && missing + twice + stray + repeated === 0,
  );
}

/** Counts the mails that a date causes, in the month and after two more starts of the server on its last day. */
function deadlines(delivered: readonly Delivered[], later: readonly Delivered[]): Row {
  const counts = DEADLINES.map(({ subject, mails }) => {
    const found = delivered.filter((mail) => subject.test(mail.subject)).length;
    return { mails, found, name: subject.source.replace('^', '') };
  });
  const more = later.length - delivered.length;
  return row(
    'R24c',
    'each deadline of the month mails once, and a restart on the same day mails nothing again',
    `${counts.map(({ name, found, mails }) => `« ${name} » ${found} of ${mails}`).join(', ')}; ${more} more after a restart`,
    more === 0 && counts.every(({ found, mails }) => found === mails),
  );
}

/** Lets people with mistyped addresses apply; their mails come back by the signed return path. */
async function bounces(server: ProductServer, jobId: string, delivered: readonly Delivered[]): Promise<Row> {
  const began = performance.now();
  for (let at = 1; at <= BOUNCES; at += 1) {
    const person = { firstName: 'Amira', lastName: 'Ben Salah', phone: '20123456', email: `${LOST}.${at}@exemple.tn` };
    await callApi(server, registerCandidate, { body: { ...person, jobId } });
  }
  const lost = async () => (await outbox(server)).filter(({ to }) => to.startsWith(LOST));
  await until(async () => (await lost()).every(({ refusal }) => refusal !== null), WITHIN_MS, 200);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const mails = await lost();
  const returned = mails.filter(({ refusal, sentAt }) => sentAt !== null && refusal?.includes('5.1.1')).length;
  const signed = delivered.filter(({ returnPath }) => /^b\+[0-9a-f]{32}\.[0-9a-f]{24}@/.test(returnPath)).length;
  const unsigned = delivered.filter(
    ({ box, returnPath }) => box.startsWith('candidat') && !returnPath.endsWith(RETURNS),
  );
  const wrong = (await outbox(server)).filter(({ to, refusal }) => !to.startsWith(LOST) && refusal !== null).length;
  return row(
    'R24d',
    'mails to mailboxes that do not exist come back by their signed return path, each to its own mail, within a minute',
    `${mails.length} mails to ${BOUNCES} lost addresses, ${returned} came back after ${seconds} s, ${wrong} others counted as refused; ${signed} mails of the month had a signed return path, ${unsigned.length} to candidates had none`,
    mails.length >= BOUNCES && returned === mails.length && wrong + unsigned.length === 0,
  );
}

/** Starts the server on the month's last day; resolves once no mail waits. */
async function lastDay(options: ServerOptions): Promise<ProductServer> {
  const server = await ProductServer.start({ ...options, clockShift: LAST_DAY * DAY_MS });
  await until(async () => (await outbox(server)).every(({ sentAt, refusal }) => sentAt ?? refusal), WITHIN_MS, 200);
  return server;
}

async function judge(options: ServerOptions, mailboxes: string): Promise<Row[]> {
  let server = await lastDay(options);
  try {
    const delivered = await readMailboxes(mailboxes);
    const written = await outbox(server);
    await server.dispose();
    server = await lastDay(options);
    const later = await readMailboxes(mailboxes);
    const { token } = await logIn(server, delivered.find(({ box }) => box.startsWith('rh.'))?.box ?? '');
    const { jobs } = await callApi(server, listCompanyJobs, {}, token);
    const jobId = jobs.find(({ job }) => job.status === 'OPEN')?.job.id ?? '';
    return [eachOnce(written, delivered), deadlines(delivered, later), await bounces(server, jobId, delivered)];
  } finally {
    await server.dispose();
  }
}

async function run(): Promise<readonly Row[]> {
  const missing = missingPrograms();
  if (missing.length > 0 || process.getuid?.() !== 0) {
    const figure = `not tried: needs root and Debian’s postfix, sasl2-bin and openssl (missing: ${missing.join(', ') || 'root'})`;
    return [{ id: 'R24', goal: 'a company’s month sends its mails through Postfix', figure, verdict: 'inconclusive' }];
  }
  const postfix = await Postfix.start(BOXES);
  const dataDir = mkdtempSync(join(tmpdir(), 'kafaa-month-data-'));
  try {
    postfix.password('juste');
    const port = await freePort();
    postfix.returnTo(RETURNS, port);
    const env = {
      SMTP_URL: postfix.localUrl('juste'),
      MAIL_BOUNCE_DOMAIN: RETURNS,
      BOUNCE_SMTP_HOST: '127.0.0.1',
      BOUNCE_SMTP_PORT: String(port),
    };
    const options = { dataDir, mailboxes: postfix.mailboxes, env };
    const { passed, steps } = await live(options);
    const isWhole = steps > 0 && passed === steps;
    const lived = row(
      'R24a',
      'a month of a company of five people and three offers is lived in Chromium, with the clock moved and the mails through Postfix',
      `${passed} of ${steps} steps of e2e/company-month.spec.ts`,
      isWhole,
    );
    return isWhole ? [lived, ...(await judge(options, postfix.mailboxes))] : [lived];
  } finally {
    postfix.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Trial in which the month of the browser test sends its mails through Debian's Postfix to local mailboxes. */
export const companyMonth: Trial = {
  id: 'R24',
  title: 'a company’s month sends its mails through a real mail server',
  run,
};
