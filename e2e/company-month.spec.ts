import { type Browser, expect, type Page, test } from '@playwright/test';
import { countStages, getCandidate, getFunnel, listCandidates, listMoves } from '@kafaa/domain/candidates/api';
import { FUNNEL_STEPS, type FunnelStep } from '@kafaa/domain/candidates/options';
import type { MoveEntry } from '@kafaa/domain/candidates/schema';
import { getDesk } from '@kafaa/domain/desk/api';
import { setAnswerLevel } from '@kafaa/domain/evaluations/api';
import { HINDSIGHT_KEYS, HINDSIGHT_LABELS } from '@kafaa/domain/hindsight/options';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import { localDateTime } from '@kafaa/domain/invitations/rules';
import { getOpinions, saveScorecard } from '@kafaa/domain/opinions/api';
import { listTeam } from '@kafaa/domain/team/api';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { completeByApi, newCandidate, PHONE, Registration } from '@kafaa/testing/product/candidate';
import {
  askForPlan,
  freshEmail,
  logIn,
  newColleague,
  newEntreprise,
  newJob,
  PASSWORD,
  pressButton,
  type Recruiter,
  signIn,
} from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { ProductServer, realMail } from '@kafaa/testing/product/server';
import { watchErrors } from '@kafaa/testing/product/watch-errors';

// The tests run in order, because they follow one company through a month. The time limit is high, because two restarts of the
// server and several browsers in one test take long on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const DESK = { viewport: { width: 1440, height: 900 } };
const FRONT = 'Développeur front-end senior';

/** The last name of each candidate of the first offer. */
const LAST_NAMES = { Amira: 'Ben Salah', Bilel: 'Mansouri', Chiraz: 'Gharbi' } as const;
type Name = keyof typeof LAST_NAMES;
const NAMES = Object.keys(LAST_NAMES) as Name[];
const full = (name: Name) => `${name} ${LAST_NAMES[name]}`;

/** People of the company who log in during the month. */
type Role = 'admin' | 'nour' | 'sami' | 'leila';

interface Month {
  readonly server: ProductServer;
  readonly people: Record<Role, Recruiter>;
  /** Ids of the company's offers: the first one has three candidates, the second one has one. */
  readonly front: string;
  readonly accounting: string;
  readonly ids: Record<Name, string>;
  readonly emails: Record<Name, string>;
  /** Id of the candidate of the second offer. */
  readonly stranger: string;
  daysLater: number;
}

let month: Month;
const windows: Page[] = [];

test.beforeAll(async () => {
  const server = await ProductServer.start(realMail());
  const admin = await newEntreprise(server);
  const unknown = { Amira: '', Bilel: '', Chiraz: '' };
  month = {
    server,
    people: { admin, nour: admin, sami: admin, leila: admin },
    front: '',
    accounting: '',
    ids: { ...unknown },
    emails: { ...unknown },
    stranger: '',
    daysLater: 0,
  };
});
test.afterAll(async () => {
  await month.server.dispose();
});
test.afterEach(async () => {
  const errors = windows.flatMap((page) => watchErrors(page));
  for (const page of windows.splice(0)) await page.context().close();
  expect(errors).toEqual([]);
});

/** Opens a browser context of its own, with the same clock as the server. */
async function newWindow(browser: Browser, options: object = DESK): Promise<Page> {
  const { server, daysLater } = month;
  const context = await browser.newContext({ ...options, baseURL: server.url });
  if (daysLater > 0) await context.addInitScript(moveClock, daysLater * DAY_MS);
  const page = await context.newPage();
  watchErrors(page);
  windows.push(page);
  return page;
}

/** Shifts the clock of the page; runs before the page's scripts. */
function moveClock(by: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: ConstructorParameters<typeof RealDate> | []) {
      super(...((given.length > 0 ? given : [RealDate.now() + by]) as ConstructorParameters<typeof RealDate>));
    }
    static override now() {
      return RealDate.now() + by;
    }
  } as DateConstructor;
}

/** Opens a window in which the person is logged in. */
async function openAs(browser: Browser, role: Role, path: string, options: object = DESK): Promise<Page> {
  const page = await newWindow(browser, options);
  await signIn(page, month.people[role]);
  await page.goto(path);
  return page;
}

/** Moves the clock by some days, after which old sessions have ended; the given people log in again. */
async function pass(days: number, ...roles: Role[]): Promise<void> {
  month.daysLater += days;
  await month.server.restart({ daysLater: month.daysLater });
  for (const role of roles) month.people[role] = await logIn(month.server, month.people[role].email);
}

const call = <const E extends Parameters<typeof callApi>[1]>(
  role: Role,
  endpoint: E,
  request: Parameters<typeof callApi<E>>[2],
) => callApi(month.server, endpoint, request, month.people[role].token);

const row = (page: Page, name: Name) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: full(name) }) });
const notices = (page: Page) => page.getByLabel('Notifications');
const fileOf = (name: Name) => `/Dashboard?job=${month.front}&candidate=${month.ids[name]}`;
const DESK_PAGE = '/Dashboard?vue=a-traiter';

/** A date some days after today at this time in Tunis, in the form's format. */
function inDays(days: number, time: string): string {
  const [day = ''] = localDateTime(new Date(Date.now() + days * DAY_MS)).split('T');
  return `${day.split('-').toReversed().join('/')} ${time}`;
}

/** Lets the administrator invite a person on the team page, and the person join by the link of the mail. */
async function invite(
  admin: Page,
  browser: Browser,
  { name, role }: { name: string; role: string },
): Promise<Recruiter> {
  const email = freshEmail('equipe');
  await admin.getByRole('button', { name: 'Inviter' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Inviter une personne' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check({ force: true });
  if (role === 'Évaluation') await dialog.getByRole('checkbox', { name: FRONT }).click();
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(dialog).toBeHidden();
  const page = await newWindow(browser);
  await page.goto(await linkFrom(month.server, email, 'Rejoindre'));
  await page.getByLabel('Prénom et nom').fill(name);
  await page.getByLabel('Choisissez un mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  await expect(page).toHaveURL(/\/Dashboard/);
  await page.context().close();
  windows.splice(windows.indexOf(page), 1);
  return logIn(month.server, email);
}

test('an administrator invites a recruiter and a reviewer by mail, and each sees only what the role permits', async ({
  browser,
}) => {
  const { server, people } = month;
  const admin = await openAs(browser, 'admin', '/Settings?section=equipe');
  people.nour = await invite(admin, browser, { name: 'Nour Jaziri', role: 'Recrutement' });
  const front = await newJob(server, people.nour);
  const accounting = await newJob(server, people.nour, { title: 'Comptable' });
  await newJob(server, people.nour, { title: 'Vendeur' });
  Object.assign(month, { front: front.id, accounting: accounting.id });
  await admin.reload();
  people.sami = await invite(admin, browser, { name: 'Sami Trabelsi', role: 'Évaluation' });
  people.leila = await newColleague(server, people.admin, 'RECRUITER', {
    jobIds: [accounting.id],
    name: 'Leïla Gharbi',
  });
  await admin.reload();
  for (const label of ['Toute l’équipe lit avant de voir', 'Revenir sur les embauches']) {
    await admin.getByLabel(label).click();
    await expect(admin.getByLabel(label)).toBeChecked();
  }
  await expect(admin.getByRole('listitem').filter({ hasText: 'Sami Trabelsi' })).toContainText('1 offre');

  const sami = await openAs(browser, 'sami', '/Jobs');
  await expect(sami.getByText(FRONT).first()).toBeVisible();
  await expect(sami.getByText('Comptable')).toHaveCount(0);
  await sami.goto(`/Jobs/${front.id}/Modifier`);
  await expect(sami.getByRole('heading', { level: 1 })).toHaveText('Cette page est réservée à d’autres rôles');
  await sami.goto('/Settings?section=equipe');
  await expect(sami.getByText('Nour Jaziri')).toBeVisible();
  await expect(sami.getByRole('button', { name: /^(?:Inviter|Actions)/ })).toHaveCount(0);
  const leila = await openAs(browser, 'leila', '/Jobs');
  await expect(leila.getByText('Comptable').first()).toBeVisible();
  await expect(leila.getByText(FRONT)).toHaveCount(0);
});

test('candidates apply and complete interviews, and a reviewer without access to an offer sees none of its data', async ({
  browser,
}) => {
  const { server, front, accounting, emails, ids } = month;
  const cv = await pdfCv();
  const form = new Registration(await newWindow(browser, PHONE));
  emails.Amira = freshEmail('candidat');
  await form.page.goto(`/Apply/${front}`);
  await form.fill(emails.Amira);
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
  const link = await linkFrom(server, emails.Amira, 'Interview');
  await completeByApi(server, link.split('/').at(-1) ?? '', cv);
  for (const firstName of ['Bilel', 'Chiraz'] as const) {
    const { token, email } = await newCandidate(server, front, { firstName, lastName: LAST_NAMES[firstName] });
    emails[firstName] = email;
    await completeByApi(server, token, cv);
  }
  await completeByApi(server, (await newCandidate(server, accounting, { firstName: 'Dorra' })).token, cv);
  const waiting = async () => (await call('nour', getDesk, { query: {} })).toDecide.items;
  await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(4);
  for (const { candidate } of await waiting()) {
    const name = NAMES.find((one) => one === candidate.firstName);
    if (name) ids[name] = candidate.id;
    else Object.assign(month, { stranger: candidate.id });
  }

  const sami = await openAs(browser, 'sami', DESK_PAGE);
  await expect(row(sami, 'Amira')).toBeVisible();
  await expect(sami.getByRole('heading', { name: /^Dorra/ })).toHaveCount(0);
  await sami.goto(`/Dashboard?job=${accounting}&candidate=${month.stranger}`);
  await expect(sami.getByText('Dorra')).toHaveCount(0);
  await sami.goto(`/InterViewChat/${month.stranger}`);
  await expect(sami.getByText('Dorra')).toHaveCount(0);
  await expect(call('sami', getCandidate, { params: { id: month.stranger } })).rejects.toThrow('CANDIDATE_NOT_FOUND');
  await expect(call('leila', getCandidate, { params: { id: ids.Amira } })).rejects.toThrow('CANDIDATE_NOT_FOUND');
  await expect(call('leila', listCandidates, { params: { jobId: front }, query: {} })).rejects.toThrow('JOB_NOT_FOUND');
});

test('the desk leads a reviewer to two answers, and levels for them open the evaluation to this reviewer only', async ({
  browser,
}) => {
  const sami = await openAs(browser, 'sami', DESK_PAGE);
  await expect(row(sami, 'Amira')).toContainText('Lisez deux réponses et donnez-leur un niveau');
  await expect(sami.getByText(/sur 100|À rencontrer|À approfondir/)).toHaveCount(0);
  await expect(sami.getByRole('button', { name: /^(?:Inviter|Refuser)/ })).toHaveCount(0);
  await row(sami, 'Amira')
    .getByRole('link', { name: /^Lire ses réponses/ })
    .click();
  for (const answer of [1, 2]) {
    await expect(sami.getByText(`${answer - 1} sur 2`)).toBeVisible();
    const kept = sami.waitForResponse((response) => response.url().endsWith('/answer-level'));
    const levels = sami.getByRole('radiogroup', { name: `Votre niveau, réponse ${answer}` });
    await levels.getByRole('radio', { name: '3', exact: true }).click();
    await kept;
  }
  await expect(sami.getByText('Évaluation fermée')).toHaveCount(0);
  await expect(sami.getByText(/^Niveau \d sur 4$/).first()).toBeVisible();
  await sami.goto(`/Dashboard?job=${month.front}&vue=tableau`);
  const card = (name: Name) => sami.getByRole('listitem').filter({ hasText: name });
  await expect(card('Amira')).toContainText('sur 100');
  await expect(card('Bilel')).toContainText('Évaluation fermée');
  await expect(sami.getByRole('button', { name: /^Passer à…/ })).toHaveCount(0);
  expect((await call('nour', getCandidate, { params: { id: month.ids.Amira } })).evaluation).toBeNull();
});

/** Mentions a colleague with the button, publishes the comment, and waits for the mail. */
async function mention(page: Page, { name, text, to }: { name: string; text: string; to: Role }): Promise<string> {
  await page.getByRole('button', { name: `@${name}` }).click();
  await page.getByLabel('Commenter').pressSequentially(text);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText(`@${name} ${text}`)).toBeVisible();
  const { email } = month.people[to];
  const mail = await month.server.mailTo(email, ({ subject }) => subject.includes(`mentionne à propos de Amira`));
  expect(mail.text).not.toContain(text);
  return /(\/Dashboard\?[^\s"<>]+)/.exec(mail.text)?.[1] ?? '';
}

test('two colleagues comment on a candidate and mention each other, and each mail leads to the file', async ({
  browser,
}) => {
  for (const name of NAMES)
    for (const position of [0, 1])
      await call('nour', setAnswerLevel, { params: { id: month.ids[name] }, body: { position, level: 2 } });
  const nour = await openAs(browser, 'nour', fileOf('Amira'));
  const first = { name: 'Sami Trabelsi', text: 'que pensez-vous de la réponse 2 ?', to: 'sami' } as const;
  const link = await mention(nour, first);
  const sami = await openAs(browser, 'sami', link, PHONE);
  await expect(sami.getByText(first.text)).toBeVisible();
  const second = { name: 'Nour Jaziri', text: 'claire, je la verrais volontiers.', to: 'nour' } as const;
  await mention(sami, second);
  await nour.reload();
  await expect(nour.getByText(second.text)).toBeVisible();
});

test('a guest answers yes, to discuss and no by one opinion link on a phone until the link is revoked', async ({
  browser,
}) => {
  const { server, people, ids } = month;
  const nour = await openAs(browser, 'nour', `/Dashboard?job=${month.front}`);
  await nour.getByRole('checkbox', { name: 'Sélectionner les candidats affichés (3)' }).check();
  await nour.getByRole('region', { name: 'Sélection' }).getByRole('button', { name: 'Demander un avis' }).click();
  await nour.getByLabel('Pour qui').fill('Monsieur Gharbi');
  const made = nour.waitForResponse((answer) => answer.url().endsWith('/api/opinion-links'));
  await nour.getByRole('button', { name: 'Créer un lien' }).click();
  const { url } = (await (await made).json()) as { url: string };
  const path = new URL(url).pathname;

  const phone = await newWindow(browser, { ...PHONE, javaScriptEnabled: false });
  await phone.goto(path);
  await expect(phone.getByText('sur 100').first()).toBeHidden();
  const verdicts = { Amira: 'Oui', Bilel: 'À discuter', Chiraz: 'Non' } as const;
  for (const name of NAMES) {
    const part = phone.getByRole('article', { name: full(name) });
    await part.getByRole('radio', { name: verdicts[name] }).check();
    // The page remembers the name after the first answer.
    if (name === 'Amira') await part.getByLabel('Votre nom').fill('Karim Gharbi');
    await expect(part.getByLabel('Votre nom')).toHaveValue('Karim Gharbi');
    await part.getByRole('button', { name: 'Donner mon avis' }).click();
    await expect(part.getByText('Votre avis est enregistré')).toBeVisible();
    await server.mailTo(
      people.nour.email,
      ({ subject }) => subject === `Karim Gharbi a donné son avis sur ${full(name)}`,
    );
  }
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await nour.goto(DESK_PAGE);
  const replies = nour.getByRole('region', { name: 'Réponses' });
  for (const name of NAMES)
    await expect(replies.getByRole('listitem').filter({ hasText: name })).toContainText(
      `son avis : ${verdicts[name]}.`,
    );

  await nour.goto(fileOf('Amira'));
  await nour.getByText(/^Demander l’avis d’une personne sans compte/).click();
  await nour.getByRole('button', { name: 'Fermer le lien' }).click();
  await expect(nour.getByText('Ce lien ne s’ouvre plus. Les avis reçus restent.')).toBeVisible();
  expect((await phone.goto(path))?.status()).toBe(410);
  const { opinions } = await call('sami', getOpinions, { params: { id: ids.Chiraz } });
  expect(opinions).toMatchObject([{ name: 'Karim Gharbi', verdict: 'NO' }]);
});

test('a candidate takes one of two offered slots on a phone, and the recruiter sees the agreed date', async ({
  browser,
}) => {
  const { server, emails, ids } = month;
  const nour = await openAs(browser, 'nour', DESK_PAGE);
  await nour.getByRole('button', { name: 'Inviter Amira Ben Salah' }).click();
  const form = nour.getByRole('dialog', { name: 'Planifier un entretien' });
  await form.getByLabel('Lien de réunion').fill('https://meet.example/abc-defg');
  await form.getByLabel('Date et heure').fill(inDays(3, '10:00'));
  await form.getByRole('button', { name: 'Proposer un autre créneau' }).click();
  await form.getByLabel('Deuxième créneau').fill(inDays(4, '11:30'));
  await form.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(notices(nour).getByText('Invitation envoyée à Amira Ben Salah.')).toBeVisible();
  const mail = await server.mailTo(emails.Amira, ({ subject }) => subject.includes('vous invite à un entretien'));
  const phone = await newWindow(browser, PHONE);
  await phone.goto(/(\/Invitation\/[\w.-]+)/.exec(mail.text)?.[1] ?? '');
  await phone.getByRole('button', { name: / à 11:30/ }).click();
  await phone.getByRole('button', { name: 'Confirmer ce créneau' }).click();
  await expect(phone.getByRole('heading', { name: 'Votre présence est confirmée' })).toBeVisible();
  await nour.goto('/Interviews');
  await expect(row(nour, 'Amira')).toContainText('Accepté');
  await expect(row(nour, 'Amira')).toContainText('11:30');

  const place = { interviewType: 'IN_PERSON' as const, interviewPlace: '12 rue de la Kasbah, Tunis' };
  const interviewDate = `${localDateTime(new Date(Date.now() + 5 * DAY_MS)).slice(0, 10)}T09:00`;
  const body = { candidateId: ids.Bilel, ...place, interviewDate, otherDates: [], customMessage: '' };
  await call('nour', inviteCandidate, { body });
});

test('after the meetings two scorecards are shown side by side, and one candidate is refused and one hired', async ({
  browser,
}) => {
  await pass(7, 'nour', 'sami');
  const { ids, front } = month;
  const nour = await openAs(browser, 'nour', '/Interviews?vue=passes');
  for (const name of ['Amira', 'Bilel'] as const) {
    await row(nour, name).getByRole('button', { name: 'Oui' }).click();
    await expect(row(nour, name)).toContainText('L’entretien a-t-il eu lieu ? Oui');
  }
  const levels = { communicationSkills: 2, cultureFit: 4 };
  await call('sami', saveScorecard, { params: { id: ids.Amira }, body: { levels, sentence: 'Va droit au but.' } });
  await nour.goto(fileOf('Amira'));
  await nour.getByText('Remplir ma grille').click();
  await nour.getByLabel('Communication', { exact: true }).selectOption({ index: 4 });
  await nour.getByRole('button', { name: 'Enregistrer ma grille' }).click();
  const cards = nour.getByRole('region', { name: 'Grilles côte à côte' });
  await expect(cards.getByRole('columnheader')).toHaveText([/^Critère/, /^Sami Trabelsi/, /^Nour Jaziri/]);
  await expect(cards.getByRole('row', { name: /^Communication/ })).toHaveText('Communication2 sur 43 sur 4');
  await expect(cards.getByRole('row', { name: /^Adéquation culturelle/ })).toHaveText(/4 sur 4–$/);

  await nour.goto(`/Dashboard?job=${front}&vue=tableau`);
  const card = (stage: string, name: Name) =>
    nour.getByRole('region', { name: stage, exact: true }).getByRole('listitem').filter({ hasText: name });
  for (const [stage, name] of [
    ['Rencontré', 'Bilel'],
    ['À décider', 'Chiraz'],
  ] as const) {
    await card(stage, name)
      .getByRole('button', { name: /^Passer à…/ })
      .click();
    await nour.getByRole('dialog').getByRole('button', { name: 'Passer à « Non retenu »' }).click();
    const dialog = nour.getByRole('dialog', { name: 'Rejeter la candidature' });
    await dialog.getByLabel('Un autre candidat est retenu').check();
    await dialog.getByRole('button', { name: 'Rejeter' }).click();
    await expect(card('Non retenu', name)).toBeVisible();
  }
  await nour.getByRole('button', { name: /^Autres actions, / }).click();
  await nour.getByRole('button', { name: 'Fermer l’offre' }).click();
  const closing = nour.getByRole('dialog', { name: /^Fermer cette offre/ });
  await closing.getByLabel(/^Qui occupera le poste/).selectOption({ label: 'Amira Ben Salah, Rencontré' });
  await closing.getByRole('button', { name: 'Fermer l’offre' }).click();
  await expect(notices(nour).getByText('Poste pourvu, offre fermée')).toBeVisible();
  await expect(card('Embauché', 'Amira')).toBeVisible();
});

test('thirty days after the hire the person who decided answers the question of the mail', async ({ browser }) => {
  const { server, emails, people } = month;
  await pass(1);
  const told = await server.mailTo(emails.Amira, ({ subject }) => subject.startsWith('Après votre embauche chez'));
  expect(told.text).toContain('30 jours');
  await pass(30, 'admin', 'nour');
  // The plan is bought again, because it lasts thirty days.
  await pressButton(server, await askForPlan(server, people.admin, 'entreprise'));
  const isQuestion = ({ subject }: { subject: string }) => subject.startsWith('30 jours après l’embauche');
  const mail = await server.mailTo(people.nour.email, isQuestion);
  const nour = await openAs(browser, 'nour', DESK_PAGE);
  await expect(nour.getByRole('region', { name: 'Après l’embauche' })).toContainText('Amira Ben Salah');
  const phone = await openAs(browser, 'nour', /(\/Dashboard\?[^\s"<>]+)/.exec(mail.text)?.[1] ?? '', PHONE);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Est-ce comme vous l’attendiez ?');
  for (const key of HINDSIGHT_KEYS) {
    const marks = phone.getByRole('radiogroup', { name: HINDSIGHT_LABELS[key] });
    await marks.getByRole('radio', { name: 'Comme prévu' }).check({ force: true });
  }
  await phone.getByRole('button', { name: 'Envoyer' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Merci, c’est enregistré');
  await nour.reload();
  await expect(nour.getByRole('region', { name: 'Après l’embauche' })).toHaveCount(0);
  for (const role of ['admin', 'sami', 'leila'] as const)
    expect((await server.mailsTo(people[role].email)).filter(isQuestion)).toEqual([]);
});

const STEP_OF: Readonly<Partial<Record<MoveEntry['to'], FunnelStep>>> = {
  REGISTERED: 'FORM',
  STARTED: 'STARTED',
  TO_DECIDE: 'FINISHED',
  INVITED: 'INVITED',
  MET: 'MET',
  OFFERED: 'OFFERED',
  HIRED: 'HIRED',
};

/** The funnel computed independently from the candidates' histories, which contain no move that was taken back. */
function recompute(histories: readonly (readonly MoveEntry[])[]) {
  const people = histories.map((moves) => {
    const steps = moves.flatMap(({ to }) => STEP_OF[to] ?? []);
    const furthest = Math.max(...steps.map((step) => FUNNEL_STEPS.indexOf(step)));
    // `moves` is sorted from new to old.
    return { furthest, ended: moves[0]?.to === 'REJECTED' };
  });
  return FUNNEL_STEPS.map((step, index) => ({
    step,
    reached: people.filter(({ furthest }) => furthest >= index).length,
    lost: people.filter(({ furthest, ended }) => ended && furthest === index).length,
  }));
}

test('a member who leaves loses the session at once, and the history keeps the name and time of each action', async ({
  browser,
}) => {
  const { people, ids, front } = month;
  const nour = await openAs(browser, 'nour', DESK_PAGE);
  await expect(nour.getByRole('heading', { level: 1 })).toHaveText('À traiter');
  const admin = await openAs(browser, 'admin', '/Settings?section=equipe');
  await admin.getByRole('button', { name: 'Actions, Nour Jaziri' }).click();
  await admin.getByRole('button', { name: 'Retirer de l’équipe' }).click();
  await admin
    .getByRole('dialog', { name: /^Retirer cette personne/ })
    .getByRole('button', { name: 'Retirer de l’équipe' })
    .click();
  await admin.getByText('Ont quitté l’équipe (1)').click();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Nour Jaziri' })).toBeVisible();
  await expect(call('nour', listTeam, {})).rejects.toThrow('401');
  await nour.reload();
  await expect(nour).toHaveURL(/\/Login/);
  await expect(nour.getByText(/^Vous ne faites plus partie de l’équipe/)).toBeVisible();
  await expect(logIn(month.server, people.nour.email)).rejects.toThrow('BAD_CREDENTIALS');

  await admin.goto(fileOf('Amira'));
  await admin.getByText('Qui a fait quoi, et quand').click();
  const history = admin.locator('details', { hasText: 'Qui a fait quoi, et quand' }).getByRole('listitem');
  for (const act of [
    'Nour Jaziri a commenté',
    'Sami Trabelsi a donné un niveau à une réponse',
    'Nour Jaziri a créé un lien d’avis',
    'Une personne sans compte a donné un avis',
    'Nour Jaziri a invité',
    'Nour Jaziri a noté que l’entretien a eu lieu',
    'Sami Trabelsi a rempli sa grille de rendez-vous',
    'Nour Jaziri a changé l’étape',
    'Nour Jaziri a répondu sur cette embauche',
  ])
    await expect(history.filter({ hasText: act }).first()).toHaveText(/^\d.*\d{2}:\d{2}/);

  const histories = await Promise.all(NAMES.map((name) => call('admin', listMoves, { params: { id: ids[name] } })));
  expect(histories[0]?.flatMap(({ to, by }) => (by === null ? [] : [`${to} ${by}`]))).toEqual([
    'HIRED Nour Jaziri',
    'MET Nour Jaziri',
    'INVITED Nour Jaziri',
  ]);
  const { steps } = await call('admin', getFunnel, { params: { jobId: front } });
  expect(steps.map(({ step, reached, lost }) => ({ step, reached, lost }))).toEqual(recompute(histories));
  const counts = await call('admin', countStages, { params: { jobId: front } });
  expect(Object.fromEntries(counts.map(({ stage, count }) => [stage, count]))).toEqual({ HIRED: 1, REJECTED: 2 });
});

test('the product sends each mail about a candidate exactly once', async () => {
  const { server, people, emails } = month;
  for (const to of [...Object.values(people).map(({ email }) => email), ...Object.values(emails)]) {
    const mails = (await server.mailsTo(to)).map(({ subject, text }) => `${subject}\n${text}`);
    const sent = mails.filter((mail) => NAMES.some((name) => mail.includes(name)));
    expect(sent.filter((mail, index) => sent.indexOf(mail) !== index)).toEqual([]);
  }
  for (const name of ['Bilel', 'Chiraz'] as const) {
    const answers = (await server.mailsTo(emails[name])).filter(({ subject }) =>
      /^Votre candidature pour .* chez /.test(subject),
    );
    expect(answers).toHaveLength(1);
  }
});
