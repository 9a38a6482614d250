import type { Page } from '@playwright/test';
import type { Template } from '@kafaa/domain/templates/schema';
import { STARTING_WORDS } from '@kafaa/domain/templates/texts';
import { TEMPLATE_KINDS } from '@kafaa/domain/templates/options';
import type { InterviewMailsSetting } from '@kafaa/domain/desk/schema';
import type { GroupMail, GroupPreview, Messages } from '@kafaa/domain/messages/schema';
import { candidate, pageOf } from '@kafaa/testing/product/dashboard-data';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { dashboard, OPEN_FILE } from './candidates.ts';
import { click, company, type Open } from './stage.ts';

const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const to = 'amira@faux.tn';
const FULL: Messages = {
  mails: [
    { id: 'm1', subject: 'Votre entretien pour Développeur front-end', to, state: 'WAITING', at: at(1), reason: null },
    {
      id: 'm2',
      subject: 'Médina Digital vous invite à un entretien pour Développeur front-end',
      to,
      state: 'REFUSED',
      at: at(20),
      reason: 'Cette adresse n’existe pas.',
    },
    {
      id: 'm3',
      subject: 'Votre candidature est arrivée',
      to: 'amira@ancien.tn',
      state: 'SENT',
      at: at(60),
      reason: null,
    },
  ],
  more: false,
  answers: [
    { kind: 'DECLINED', at: at(10), meetingAt: at(-40), text: '' },
    { kind: 'CONTEST', at: at(30), meetingAt: null, text: 'Mon expérience chez Sotetel n’est pas comptée.' },
  ],
};
const REFUSED = { email: to, emailRefusal: { code: '550 5.1.1', refusedAt: at(20) } };

/** The open file of a candidate whose address refuses mail, with the part « Messages » open. */
const file = (messages: Mock): Open => {
  const one = candidate('c1', 'Amira Ben Salah', REFUSED);
  return dashboard(
    {
      'GET /candidates/job/j1': (request) => ({ body: pageOf([one], new URL(request.url()).searchParams).body }),
      'GET /candidates/c1': { body: { ...one, jobTitle: 'Développeur front-end' } },
      'GET /candidates/c1/messages': messages,
    },
    async (page) => {
      await page.getByText('E-mails envoyés et réponses reçues').click();
      await page.getByRole('heading', { name: 'Messages' }).scrollIntoViewIfNeeded();
    },
    OPEN_FILE,
  );
};

export const full = file({ body: FULL });
const BOUNCED: Messages = {
  ...FULL,
  mails: FULL.mails.map((mail) => (mail.id === 'm2' ? { ...mail, state: 'BOUNCED' } : mail)),
};
export const bounced = file({ body: BOUNCED });
export const empty = file({ body: { mails: [], more: false, answers: [] } satisfies Messages });
export const lost = file({ status: 500, body: {} });

const TEMPLATES: readonly Template[] = TEMPLATE_KINDS.map((kind) => ({
  kind,
  ...STARTING_WORDS[kind],
  own: kind === 'INVITATION',
}));

const settings = (
  answer: Mock,
  then: Parameters<typeof company>[2] = async () => {},
  choice: Mock = { body: { choice: 'DAILY', own: false } satisfies InterviewMailsSetting },
): Open =>
  company(
    '/Settings?section=emails',
    {
      'GET /mail-templates': answer,
      'GET /interview-mails': choice,
      'POST /mail-templates/INVITATION/preview': {
        body: { subject: 'Médina Digital vous invite', text: 'Bonjour Amira,\n\nÀ bientôt.', leavesAt: null },
      },
    },
    then,
  );

export const templates = settings({ body: TEMPLATES });
export const example = settings({ body: TEMPLATES }, (page) => click(page, 'Voir un exemple'));
export const faulty = settings({ body: TEMPLATES }, async (page) => {
  await page.getByLabel('Objet').fill('Bonjour {{nom}}');
  await click(page, 'Enregistrer');
});
export const noTemplates = settings({ status: 500, body: {} });

const chosenTwo = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^Sélectionner (?!les)/ });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByRole('button', { name: 'Autres actions sur la sélection' }).click();
  await page.getByText('Écrire un e-mail (2)').first().click();
  await page.getByRole('dialog', { name: 'Écrire à 2 personnes' }).waitFor();
};
const typed = async (page: Page) => {
  await chosenTwo(page);
  await page.getByLabel('Objet').fill('Une nouvelle pour {{poste}}');
  await page.getByLabel('Texte').fill('Bonjour {{prenom}},\n\nNous répondons lundi.');
  await page.getByRole('button', { name: 'Vérifier' }).click();
};
const PREVIEW: GroupPreview = {
  mail: {
    to,
    subject: 'Une nouvelle pour Développeur front-end',
    text: 'Bonjour Amira,\n\nNous répondons lundi.\n\nVos données\u00a0: http://kafaa.example/MesDonnees/…',
    leavesAt: null,
  },
  recipients: 1,
  leftOut: [{ reason: 'WITHDRAWN', count: 1 }],
  leftToday: 998,
};
const checked = (preview: Partial<GroupPreview>) =>
  dashboard({ 'POST /jobs/j1/group-mails/preview': { body: { ...PREVIEW, ...preview } } }, async (page) => {
    await typed(page);
    await page.getByRole('dialog', { name: 'Vérifier avant l’envoi' }).waitFor();
  });
export const writing = dashboard({}, chosenTwo);
export const faultyWords = dashboard({}, async (page) => {
  await chosenTwo(page);
  await page.getByLabel('Objet').fill('Bonjour {{nom}}');
  await page.getByRole('button', { name: 'Vérifier' }).click();
});
export const check = checked({});
export const nobody = checked({ mail: null, recipients: 0, leftOut: [{ reason: 'REJECTED', count: 2 }] });
export const tooMany = checked({ leftToday: 0 });

const group = (id: string, change: Partial<GroupMail>): GroupMail => ({
  id,
  subject: 'Une nouvelle pour Développeur front-end',
  by: 'Amel Haddad',
  createdAt: new Date().toISOString(),
  leavesAt: new Date(Date.now() + 272_000).toISOString(),
  state: 'HELD',
  chosen: 12,
  sent: 0,
  waiting: 12,
  failed: 0,
  leftOut: [],
  ...change,
});
const strips = (...mails: readonly GroupMail[]) => dashboard({ 'GET /jobs/j1/group-mails': { body: mails } });
const LEFT = at(0.2);
export const held = strips(group('g1', {}));
export const onTheWay = strips(group('g1', { state: 'SENDING', leavesAt: LEFT, sent: 4, waiting: 8 }));
export const ended = strips(
  group('g1', {
    state: 'DONE',
    leavesAt: LEFT,
    sent: 9,
    waiting: 0,
    failed: 1,
    leftOut: [
      { reason: 'WITHDRAWN', count: 1 },
      { reason: 'ERASED', count: 1 },
    ],
  }),
  group('g2', { subject: 'Votre dossier', state: 'DONE', leavesAt: LEFT, chosen: 3, sent: 3, waiting: 0 }),
  group('g3', { subject: 'Changement de date', state: 'TAKEN_BACK', leavesAt: LEFT }),
);
export const interviewMails = settings({ body: TEMPLATES });
export const noChoice = settings({ body: TEMPLATES }, async () => {}, { status: 500, body: {} });
