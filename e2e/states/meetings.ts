import type { Page } from '@playwright/test';
import type { InvitationItem, ReplyView } from '@kafaa/domain/invitations/schema';
import type { OwnData } from '@kafaa/domain/own-data/schema';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import { deductionSaid, levelSaid, LINK_RENEWED, OWN_CRITERIA } from '@kafaa/domain/own-data/texts';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { subscription } from '@kafaa/testing/product/offers-data';
import { type Answers, click, company, fails, guest, type Open, refusal } from './stage.ts';

/** A time some days ahead in the format of the API: UTC, to the second, no suffix. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 19);

function item(id: string, name: string, days: number, reply: InvitationItem['interviewInvitation']['reply'] = 'NONE') {
  const [candidateFirstName = '', ...rest] = name.split(' ');
  const entry: InvitationItem = {
    candidateFullName: name,
    candidateEmail: `${id}@mail.tn`,
    candidatePhone: '27451802',
    interviewInvitation: {
      id,
      interviewDate: inDays(days),
      interviewAt: `${inDays(days)}Z`,
      interviewType: days % 2 === 0 ? 'ONLINE' : 'IN_PERSON',
      interviewPlace: days % 2 === 0 ? 'https://meet.example/abc' : '14 rue de Palestine, Tunis',
      customMessage: `Bonjour ${candidateFirstName}, nous aimerions vous rencontrer.`,
      createdAt: inDays(-3),
      reply,
      repliedAt: reply === 'NONE' ? null : inDays(-1),
      durationMinutes: 60,
      slots: [],
      note: '',
      outcome: null,
      colleague: null,
    },
    candidateId: `c-${id}`,
    candidateFirstName,
    candidateLastName: rest.join(' '),
    jobId: 'j1',
    jobTitle: 'Développeur front-end',
  };
  return entry;
}

const ITEMS = [
  item('i1', 'Amira Ben Salah', 2, 'ACCEPTED'),
  item('i2', 'Yassine Trabelsi', 5, 'DECLINED'),
  item('i3', 'Mariem Jlassi', 7),
  item('i4', 'Rim Chaabane', -4, 'ACCEPTED'),
];

export const interviews = (answer: Mock = { body: ITEMS }, then?: (page: Page) => Promise<unknown>): Open =>
  company(
    '/Interviews',
    { 'GET /invitations': answer, 'GET /subscriptions/user': { body: [subscription('entreprise')] } },
    then,
  );
export const past = (page: Page) => page.getByRole('radio', { name: /^Passés/ }).check();
export const searchFor = (text: string) => (page: Page) =>
  page.getByRole('searchbox', { name: 'Rechercher un entretien' }).fill(text);

function replyView(change: Partial<ReplyView> = {}): ReplyView {
  return {
    state: 'UPCOMING',
    outdated: false,
    sequence: 0,
    firstName: 'Amira',
    companyName: 'Medina Digital',
    companyCity: 'Tunis',
    companyPhone: '71234567',
    jobTitle: 'Développeur front-end',
    interviewDate: inDays(3),
    interviewAt: `${inDays(3)}Z`,
    interviewType: 'ONLINE',
    interviewPlace: 'https://meet.example/abc',
    customMessage: 'Bonjour Amira, nous aimerions vous rencontrer.',
    reply: 'NONE',
    repliedAt: null,
    durationMinutes: 60,
    choice: false,
    slots: [],
    ...change,
  };
}

/** Opens the candidate's page of an invitation. */
export const invitation = (change: Partial<ReplyView> = {}, query = ''): Open =>
  guest(`/Invitation/l${query}`, { 'GET /replies/l': { body: replyView(change) } });
/** Opens an invitation with three slots to choose from. */
export const slots = (change: Partial<ReplyView> = {}, query = ''): Open =>
  invitation({ choice: true, slots: [2, 3, 4].map((days) => `${inDays(days)}.000Z`), ...change }, query);
export const unknownInvitation: Open = guest('/Invitation/l', { 'GET /replies/l': fails(404) });

/** The path of an application that the company is about to decide. */
const ownPath = (): OwnData['path'] => [
  { step: 'REGISTERED', state: 'DONE', at: inDays(-9) },
  { step: 'INTERVIEW', state: 'DONE', at: inDays(-8) },
  { step: 'CV', state: 'DONE', at: inDays(-8) },
  { step: 'READ', state: 'DONE', at: inDays(-3) },
  { step: 'DECISION', state: 'NOW', at: null },
];

function ownData(change: Partial<OwnData> = {}): OwnData {
  return {
    companyName: 'Medina Digital',
    jobId: 'j1',
    jobTitle: 'Développeur front-end',
    identity: {
      firstName: 'Amira',
      lastName: 'Ben Salah',
      email: 'amira@exemple.tn',
      phone: '27451802',
      availableFrom: '2027-03-01',
    },
    appliedAt: inDays(-9),
    keptUntil: inDays(700),
    state: 'SENT',
    path: ownPath(),
    meeting: null,
    promise: null,
    resumable: false,
    consents: [
      { to: 'REGISTRATION', version: '2026-11', at: inDays(-9) },
      { to: 'INTERVIEW', version: '2026-11', at: inDays(-8) },
    ],
    interview: { linkExpiresAt: null, startedAt: inDays(-8), completedAt: inDays(-8), accommodation: false },
    answers: [
      {
        question: 'Pourquoi ce poste ?',
        answer: 'Pour l’équipe et le produit.',
        savedAt: inDays(-8),
        measured: ['0 % du texte collé'],
      },
    ],
    cv: { name: 'cv-amira.pdf', size: 182_000, searchable: true },
    cvFields: null,
    resultFrom: null,
    evaluation: null,
    feedback: null,
    resemblances: [],
    writtenByPeople: 0,
    hindsight: null,
    pool: null,
    reportedAt: null,
    invitations: [],
    moves: [
      { to: 'REGISTERED', at: inDays(-9) },
      { to: 'TO_DECIDE', at: inDays(-8) },
    ],
    mails: [{ subject: 'Votre lien d’entretien', at: inDays(-9) }],
    ...change,
  };
}

const OWN = 'GET /rights/l';
/** The page of a candidate's own data (/MesDonnees), which a link in the e-mails to the candidate opens. */
export const ownDataPage = (
  then?: (page: Page) => Promise<unknown>,
  change: Partial<OwnData> = {},
  more: Answers = {},
): Open => guest('/MesDonnees/l', { [OWN]: { body: ownData(change) }, ...more }, then);
export const ownDataAnswer = (answer: Mock): Open => guest('/MesDonnees/l', { [OWN]: answer });
/** Opens an expired link and presses the button that requests a new one. */
export const renewed: Open = guest(
  '/MesDonnees/l',
  {
    [OWN]: refusal(410, 'OWN_DATA_LINK_ENDED', 'Ce lien a plus de 30 jours et ne s’ouvre plus.'),
    'POST /rights/l/renew': { body: { message: LINK_RENEWED } },
  },
  (page) => click(page, 'Recevoir un nouveau lien'),
);
export const press = (name: string) => (page: Page) => click(page, name);
export const erase = async (page: Page) => {
  await click(page, 'Effacer mes données');
  await click(page, 'Effacer pour toujours');
};

export const WAITS: Partial<OwnData> = {
  state: 'WAITING',
  path: ownPath().map(({ step }, index) => ({
    step,
    state: index === 0 ? 'DONE' : index === 1 ? 'NOW' : 'NEXT',
    at: index === 0 ? inDays(-9) : null,
  })),
  interview: { linkExpiresAt: inDays(-2), startedAt: null, completedAt: null, accommodation: false },
  answers: [],
  cv: null,
};

/** The page of an invited candidate. */
export const invited: Open = ownDataPage(undefined, {
  state: 'INVITED',
  path: ownPath().map((entry) => (entry.step === 'DECISION' ? { ...entry, state: 'DONE', at: inDays(-1) } : entry)),
  meeting: {
    interviewType: 'IN_PERSON',
    interviewPlace: '14 rue de Palestine, Tunis',
    interviewDate: `${inDays(4)}Z`,
    reply: 'NONE',
    link: '/Invitation/l',
    slots: [],
  },
});

/** Opens the result of the automatic evaluation, expanded. */
export const result: Open = ownDataPage(
  async (page) => {
    await page.getByText('Le texte que lit Medina Digital').click();
  },
  {
    evaluation: {
      evaluatedAt: inDays(-7),
      score: 74,
      scoreSaid: 'Score\u00A0: 74 sur 100.',
      recommendation: 'À approfondir',
      note: 'À approfondir. Le dossier a des points solides.',
      criteria: [
        {
          label: 'Compétences techniques',
          title: OWN_CRITERIA.technicalSkillsMatch,
          level: 3,
          said: levelSaid('technicalSkillsMatch', 3),
          reason: 'Une situation, une action à soi et son résultat.',
        },
        {
          label: 'Langues',
          title: OWN_CRITERIA.languageMatch,
          level: null,
          said: levelSaid('languageMatch', null),
          reason: 'Non évalué.',
        },
      ],
      deduction: 4,
      deductionSaid: deductionSaid(4),
      signs: ['8 réponses sur 8 collées, après un passage par une autre fenêtre'],
    },
  },
);
