import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  countStages,
  getFunnel,
  listCandidates,
  listMoves,
  moveCandidates,
  rejectCandidate,
} from '@kafaa/domain/candidates/api';
import { FUNNEL_STEPS, type FunnelStep } from '@kafaa/domain/candidates/options';
import type { MoveEntry } from '@kafaa/domain/candidates/schema';
import { changeReading, setAnswerLevel } from '@kafaa/domain/evaluations/api';
import { inviteCandidate, recordOutcome } from '@kafaa/domain/invitations/api';
import { localDateTime } from '@kafaa/domain/invitations/rules';
import { createOpinionLink, getHistory, getOpinions } from '@kafaa/domain/opinions/api';
import { listTeam, removeMember } from '@kafaa/domain/team/api';
import { callApi } from '@kafaa/testing/product/api';
import { completeByApi, newCandidate, PHONE } from '@kafaa/testing/product/candidate';
import { logIn, newColleague, newEntreprise, newJob, type Recruiter, signIn } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { ProductServer } from '@kafaa/testing/product/server';
import { watchErrors } from '@kafaa/testing/product/watch-errors';

const DAY_MS = 24 * 60 * 60 * 1000;
const NAMES = ['Amira', 'Bilel', 'Chiraz'] as const;
type Name = (typeof NAMES)[number];

const inDays = (days: number, time: string) =>
  `${localDateTime(new Date(Date.now() + days * DAY_MS)).slice(0, 10)}T${time}`;

interface Office {
  readonly server: ProductServer;
  readonly browser: Browser;
  readonly jobId: string;
  readonly emails: Readonly<Record<Name, string>>;
  readonly ids: Readonly<Record<Name, string>>;
}

/** The board of the offer in a window of its own. */
async function openBoard({ browser, server, jobId }: Office, person: Recruiter): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, person);
  await page.goto(`/Dashboard?job=${jobId}&vue=tableau`);
  return page;
}
const card = (page: Page, stage: string, name: Name) =>
  page.getByRole('region', { name: stage, exact: true }).getByRole('listitem').filter({ hasText: name });

async function choose(page: Page, stage: string, name: Name, entry: string): Promise<void> {
  await card(page, stage, name)
    .getByRole('button', { name: /^Passer à…/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
}

/** An offer whose three candidates are interviewed and evaluated. */
async function openOffer(server: ProductServer, person: Recruiter) {
  const job = await newJob(server, person);
  const cv = await pdfCv();
  const emails = new Map<string, string>();
  for (const firstName of NAMES) {
    const { token, email } = await newCandidate(server, job.id, { firstName });
    await completeByApi(server, token, cv);
    emails.set(firstName, email);
  }
  const listed = () =>
    callApi(server, listCandidates, { params: { jobId: job.id }, query: { size: '50' } }, person.token);
  await expect
    .poll(async () => (await listed()).content.filter(({ evaluation }) => evaluation !== null).length, {
      timeout: 60_000,
    })
    .toBe(NAMES.length);
  const { content } = await listed();
  const of = (values: (name: Name) => string | undefined) =>
    Object.fromEntries(NAMES.map((name) => [name, values(name) ?? ''])) as Record<Name, string>;
  return {
    jobId: job.id,
    emails: of((name) => emails.get(name)),
    ids: of((name) => content.find(({ firstName }) => firstName === name)?.id),
  };
}

/** Both people read two answers of a candidate; the assessor sees the score only afterwards. */
async function readFirst(office: Office, recruiter: Recruiter, reviewer: Recruiter): Promise<void> {
  const { server, ids } = office;
  const page = await openBoard(office, reviewer);
  const errors = watchErrors(page);
  await expect(card(page, 'À décider', 'Amira')).toContainText('Évaluation fermée');
  await expect(page.getByText('3 évaluations fermées pour vous.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Passer à…/ })).toHaveCount(0);
  for (const person of [recruiter, reviewer])
    for (const position of [0, 1])
      await callApi(server, setAnswerLevel, { params: { id: ids.Amira }, body: { position, level: 3 } }, person.token);
  await page.reload();
  await expect(card(page, 'À décider', 'Amira')).toContainText('sur 100');
  await expect(card(page, 'À décider', 'Bilel')).toContainText('Évaluation fermée');
  const move = callApi(
    server,
    moveCandidates,
    { body: { ids: [ids.Bilel], versions: [0], to: 'MET' } },
    reviewer.token,
  );
  await expect(move).rejects.toThrow('ROLE_REQUIRED');
  expect(errors).toEqual([]);
  await page.context().close();
}

/** The boss answers by a link, on a phone without scripts. */
async function askBoss({ server, browser, ids }: Office, recruiter: Recruiter): Promise<void> {
  const body = { candidateIds: [ids.Amira], recipient: 'Monsieur Gharbi' };
  const { url } = await callApi(server, createOpinionLink, { body }, recruiter.token);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const phone = await context.newPage();
  await phone.goto(server.url + new URL(url ?? '').pathname);
  await expect(phone.getByText('Bilel')).toHaveCount(0);
  await phone.getByRole('radio', { name: 'Oui' }).check();
  await phone.getByLabel('Votre nom').fill('Karim Gharbi');
  await phone.getByRole('button', { name: 'Donner mon avis' }).click();
  await expect(phone.getByText('Votre avis est enregistré')).toBeVisible();
  const { opinions } = await callApi(server, getOpinions, { params: { id: ids.Amira } }, recruiter.token);
  expect(opinions).toMatchObject([{ name: 'Karim Gharbi', verdict: 'YES' }]);
  await context.close();
}

/** Amira is invited with two slots and chooses the second on a phone; returns the meeting. */
async function meet({ server, browser, ids, emails }: Office, recruiter: Recruiter): Promise<string> {
  const body = {
    candidateId: ids.Amira,
    interviewType: 'ONLINE' as const,
    interviewPlace: 'https://meet.example/abc-defg',
    interviewDate: inDays(3, '10:00'),
    otherDates: [inDays(4, '11:30')],
    customMessage: '',
  };
  const { interviewInvitation } = await callApi(server, inviteCandidate, { body }, recruiter.token);
  const mail = await server.mailTo(emails.Amira, ({ subject }) => subject.includes('vous invite à un entretien'));
  const context = await browser.newContext({ ...PHONE, locale: 'fr-FR', timezoneId: 'Africa/Tunis' });
  const phone = await context.newPage();
  await phone.goto(server.url + (/(\/Invitation\/[\w.-]+)/.exec(mail.text)?.[1] ?? ''));
  await phone.getByRole('button', { name: / à 11:30/ }).click();
  await phone.getByRole('button', { name: 'Confirmer ce créneau' }).click();
  await expect(phone.getByRole('heading', { name: 'Votre présence est confirmée' })).toBeVisible();
  await context.close();
  return interviewInvitation.id;
}

const STEP_OF: Readonly<Partial<Record<MoveEntry['to'], FunnelStep>>> = {
  REGISTERED: 'FORM',
  STARTED: 'STARTED',
  TO_DECIDE: 'FINISHED',
  INVITED: 'INVITED',
  MET: 'MET',
  OFFERED: 'OFFERED',
  HIRED: 'HIRED',
};

/** The funnel computed a second time, from what the histories of the candidates show; nothing was taken back. */
function recompute(histories: readonly (readonly MoveEntry[])[]) {
  const people = histories.map((moves) => {
    const steps = moves.flatMap(({ to }) => STEP_OF[to] ?? []);
    const furthest = Math.max(...steps.map((step) => FUNNEL_STEPS.indexOf(step)));
    // The newest entry comes first.
    return { furthest, ended: moves[0]?.to === 'REJECTED' };
  });
  return FUNNEL_STEPS.map((step, index) => ({
    step,
    reached: people.filter(({ furthest }) => furthest >= index).length,
    lost: people.filter(({ furthest, ended }) => ended && furthest === index).length,
  }));
}

/** The figures of the offer equal those recomputed from the histories, and each candidate stands where the last move led. */
async function checkFigures({ server, jobId, ids }: Office, { token }: Recruiter): Promise<void> {
  const histories = await Promise.all(
    NAMES.map((name) => callApi(server, listMoves, { params: { id: ids[name] } }, token)),
  );
  const { steps } = await callApi(server, getFunnel, { params: { jobId } }, token);
  expect(steps.map(({ step, reached, lost }) => ({ step, reached, lost }))).toEqual(recompute(histories));
  const counts = await callApi(server, countStages, { params: { jobId } }, token);
  const expected = Map.groupBy(histories, (moves) => moves[0]?.to);
  expect(Object.fromEntries(counts.map(({ stage, count }) => [stage, count]))).toEqual(
    Object.fromEntries([...expected].map(([stage, { length }]) => [stage, length])),
  );
}

test('a company of three people lives a month: it reads first, asks its boss, meets, hires, refuses by mail and loses a colleague', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const server = await ProductServer.start();
  try {
    const boss = await newEntreprise(server);
    const people = {
      recruiter: await newColleague(server, boss, 'RECRUITER', { name: 'Nour Jaziri' }),
      reviewer: await newColleague(server, boss, 'REVIEWER', { name: 'Sami Trabelsi' }),
    };
    const office: Office = { server, browser, ...(await openOffer(server, people.recruiter)) };
    const { ids, emails } = office;
    await callApi(server, changeReading, { body: { on: true } }, boss.token);
    await readFirst(office, people.recruiter, people.reviewer);
    await askBoss(office, people.recruiter);
    const meeting = await meet(office, people.recruiter);

    // A week later the meeting is over, and the other two are decided on.
    await server.restart({ daysLater: 7 });
    const recruiter = await logIn(server, people.recruiter.email);
    await callApi(server, recordOutcome, { params: { id: meeting }, body: { outcome: 'HELD' } }, recruiter.token);
    const page = await openBoard(office, recruiter);
    const errors = watchErrors(page);
    await choose(page, 'Rencontré', 'Amira', 'Passer à « Offre faite »');
    await expect(card(page, 'Offre faite', 'Amira')).toBeVisible();
    await choose(page, 'À décider', 'Bilel', 'Passer à « Non retenu »');
    const dialog = page.getByRole('dialog', { name: 'Rejeter la candidature' });
    await dialog.getByLabel('Expérience insuffisante pour ce poste').check();
    await dialog.getByRole('button', { name: 'Rejeter' }).click();
    await expect(card(page, 'Non retenu', 'Bilel')).toBeVisible();
    await choose(page, 'Offre faite', 'Amira', 'Passer à « Embauché »');
    await expect(card(page, 'Embauché', 'Amira')).toBeVisible();
    expect(errors).toEqual([]);
    await page.context().close();
    const rejection = { params: { id: ids.Chiraz }, body: {} };
    await callApi(server, rejectCandidate, rejection, recruiter.token);

    // At the end of the month the mails have left once, and the recruiter leaves the company.
    await server.restart({ daysLater: 28 });
    const admin = await logIn(server, boss.email);
    for (const name of ['Bilel', 'Chiraz'] as const) {
      const isRejection = ({ subject }: { subject: string }) => /^Votre candidature pour .* chez /.test(subject);
      await server.mailTo(emails[name], isRejection);
      expect((await server.mailsTo(emails[name])).filter(isRejection)).toHaveLength(1);
    }
    const team = await callApi(server, listTeam, {}, admin.token);
    const id = team.find(({ email }) => email === recruiter.email)?.id ?? '';
    const theirs = await logIn(server, recruiter.email);
    await callApi(server, removeMember, { params: { id } }, admin.token);
    await expect(callApi(server, listTeam, {}, theirs.token)).rejects.toThrow('401');
    const moves = await callApi(server, listMoves, { params: { id: ids.Amira } }, admin.token);
    expect(moves.filter(({ by }) => by !== null).map(({ to, by }) => `${to} ${by}`)).toEqual([
      'HIRED Nour Jaziri',
      'OFFERED Nour Jaziri',
      'MET Nour Jaziri',
      'INVITED Nour Jaziri',
    ]);
    const { entries } = await callApi(server, getHistory, { params: { id: ids.Bilel } }, admin.token);
    expect(entries.some(({ person }) => person === 'Nour Jaziri')).toBe(true);
    await checkFigures(office, admin);
  } finally {
    await server.dispose();
  }
});
