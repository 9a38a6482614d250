import type { Page } from '@playwright/test';
import type { Candidate, CandidatePage, Funnel, MoveEntry } from '@kafaa/domain/candidates/schema';
import type { Resemblance } from '@kafaa/domain/copies/schema';
import { DIMENSION_KEYS, type DimensionKey } from '@kafaa/domain/evaluations/options';
import type { Agreement, Engines, EvaluationView, HouseView } from '@kafaa/domain/evaluations/schema';
import type { Opinions } from '@kafaa/domain/opinions/schema';
import { candidate, evaluation, jobEntry, pageOf, stagesOf, stats } from '@kafaa/testing/product/dashboard-data';
import type { SearchResult } from '@kafaa/domain/search/schema';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { settings, subscription } from '@kafaa/testing/product/offers-data';
import { type Answers, click, company, never, type Open, refusal } from './stage.ts';

const PEOPLE: readonly Candidate[] = [
  candidate('c1', 'Amira Ben Salah'),
  candidate('c2', 'Yassine Trabelsi', { evaluation: evaluation(87), status: 'ACCEPTED' }),
  candidate('c3', 'Mariem Jlassi', { evaluation: evaluation(74) }),
  candidate('c4', 'Oumayma Gharbi', { evaluation: evaluation(66, ['languageMatch']), status: 'REJECTED' }),
  candidate('c5', 'Rim Chaabane', { evaluation: null, interviewState: 'STARTED', cvUrl: null }),
];

type Quote = EvaluationView['dimensions'][number]['quotes'][number];

const list =
  (people: readonly Candidate[]): Mock =>
  (request) => ({ body: pageOf(people, new URL(request.url()).searchParams).body });

const JOBS = { jobs: [jobEntry('j1', 'Développeur front-end'), jobEntry('j2', 'Comptable')], totalCandidates: 6 };
const EMPTY: CandidatePage = {
  content: [],
  last: true,
  cursor: null,
  stats: { ...stats, total: 0, pending: 0, accepted: 0, rejected: 0, evaluated: 0, highPotential: 0, scores: [] },
};
export const NO_JOB: Answers = { 'GET /jobs/company': { body: { jobs: [], totalCandidates: 0 } } };
export const NO_CANDIDATE: Answers = { 'GET /candidates/job/j1': { body: EMPTY } };

export const NO_OPINIONS: Opinions = {
  links: [],
  opinions: [],
  comments: [],
  scorecards: [],
  closedScorecards: [],
  colleagues: [],
};

/** The candidate list with a mocked API; every candidate's file can be opened. */
export const dashboard = (answers: Answers = {}, then?: (page: Page) => Promise<unknown>, query = '?job=j1'): Open =>
  company(
    `/Dashboard${query}`,
    {
      'GET /jobs/company': { body: JOBS },
      'GET /candidates/job/j1': list(PEOPLE),
      'GET /candidates/job/j1/stages': stagesOf(PEOPLE),
      ...Object.fromEntries(PEOPLE.map(({ id }) => [`GET /candidates/${id}/opinions`, { body: NO_OPINIONS }])),
      ...Object.fromEntries(
        PEOPLE.map((one) => [`GET /candidates/${one.id}`, { body: { ...one, jobTitle: 'Développeur front-end' } }]),
      ),
      'GET /subscriptions/user': { body: [subscription('entreprise')] },
      'GET /invitations/defaults': {
        body: { interviewType: 'ONLINE', places: { ONLINE: '', IN_PERSON: '' }, durationMinutes: 60 },
      },
      ...answers,
    },
    then,
  );

/** Two offers with the same title. */
export const TWINS: Answers = {
  'GET /jobs/company': {
    body: {
      jobs: [
        jobEntry('j1', 'Comptable', { createdAt: '2026-11-03T09:00:00.000Z' }),
        jobEntry('j2', 'Comptable', { createdAt: '2026-11-10T09:00:00.000Z' }),
      ],
      totalCandidates: 6,
    },
  },
};

/** The stages that people set, one candidate for each. */
export const STAGES: Answers = (() => {
  const people = [
    candidate('c1', 'Amira Ben Salah', { status: 'ACCEPTED', setStage: 'MET' }),
    candidate('c2', 'Yassine Trabelsi', { status: 'ACCEPTED', setStage: 'OFFERED' }),
    candidate('c3', 'Mariem Jlassi', { status: 'ACCEPTED', setStage: 'HIRED' }),
    candidate('c4', 'Oumayma Gharbi', { evaluation: null, interviewState: 'EXPIRED', cvUrl: null }),
    candidate('c5', 'Rim Chaabane', { evaluation: null, interviewState: 'STARTED', cvUrl: null }),
  ];
  return { 'GET /candidates/job/j1': list(people), 'GET /candidates/job/j1/stages': stagesOf(people) };
})();

/** People at many stages, as the server filters them by stage: more than a page to decide on, a closed evaluation, a refused mail. */
const ON_BOARD: readonly Candidate[] = [
  candidate('b1', 'Rim Chaabane', { evaluation: null, interviewState: 'STARTED', cvUrl: null }),
  ...PEOPLE.slice(0, 1),
  candidate('b2', 'Mariem Jlassi', { evaluation: evaluation(74), promisedBy: '2026-01-10' }),
  ...Array.from({ length: 10 }, (_, index) =>
    candidate(`b1${index}`, `Nour Mejri ${index}`, { evaluation: evaluation(71 - index) }),
  ),
  candidate('b3', 'Yassine Trabelsi', { evaluation: evaluation(87), status: 'ACCEPTED' }),
  candidate('b4', 'Abderrahmane Ben Abdelkader', {
    status: 'ACCEPTED',
    setStage: 'MET',
    emailRefusal: { code: '5.1.1', refusedAt: '2026-11-20T09:00:00.000Z' },
  }),
  candidate('b5', 'Sarra Ayadi', { evaluation: evaluation(83), status: 'ACCEPTED', setStage: 'OFFERED' }),
  candidate('b6', 'Oumayma Gharbi', { evaluation: evaluation(66, ['languageMatch']), status: 'REJECTED' }),
];
const byStage =
  (people: readonly Candidate[]): Mock =>
  (request) => {
    const query = new URL(request.url()).searchParams;
    const shown = people.filter(({ stage }) => stage === query.get('stage'));
    return { body: pageOf(query.has('search') ? [] : shown, query).body };
  };
const boardOf = (people: readonly Candidate[]): Answers => ({
  'GET /candidates/job/j1': byStage(people),
  'GET /candidates/job/j1/stages': stagesOf(people),
});
/** The board of an offer; further answers replace its own. */
export const board = (answers: Answers = {}, then?: (page: Page) => Promise<unknown>, query = '?job=j1&vue=tableau') =>
  dashboard({ ...boardOf(ON_BOARD), ...answers }, then, query);
/** The board of a company whose evaluations stay closed until a person has set levels. */
export const UNREAD_BOARD = boardOf(
  ON_BOARD.map((one) =>
    one.evaluation ? { ...one, evaluation: null, reading: { closed: true, needed: 2, levels: [] } } : one,
  ),
);
export const EVERY_STAGE = boardOf([
  ...ON_BOARD,
  candidate('e1', 'Wassim Toumi', { evaluation: null, interviewState: 'REGISTERED', cvUrl: null }),
  candidate('e2', 'Hela Karray', { evaluation: null, interviewState: 'EXPIRED', cvUrl: null }),
  candidate('e3', 'Omar Zouari', { status: 'ACCEPTED', setStage: 'HIRED' }),
  candidate('e4', 'Lina Masmoudi', { status: 'ACCEPTED', setStage: 'DECLINED' }),
  candidate('e5', 'Skander Ferjani', { withdrawnAt: '2026-11-20T09:00:00.000Z' }),
]);
export const asReviewer: Answers = { 'GET /users/settings': { body: { ...settings, role: 'REVIEWER' } } };
/** Opens the moves of a card: a menu on a desktop, a sheet on a phone. */
export const openMoves = async (page: Page) => {
  await click(page, /^Passer à… \(Amira/);
  await page.getByRole('dialog').waitFor();
};

const FUNNEL: Funnel = {
  few: false,
  steps: [
    { step: 'FORM', reached: 48, lost: 6, days: 0.4, timed: 40 },
    { step: 'STARTED', reached: 40, lost: 5, days: 0.1, timed: 31 },
    { step: 'FINISHED', reached: 31, lost: 12, days: 3.5, timed: 14 },
    { step: 'INVITED', reached: 14, lost: 2, days: 4, timed: 9 },
    { step: 'MET', reached: 9, lost: 4, days: 6, timed: 3 },
    { step: 'OFFERED', reached: 3, lost: 1, days: 2, timed: 2 },
    { step: 'HIRED', reached: 2, lost: 0, days: null, timed: 0 },
  ],
  sources: [
    { source: 'whatsapp', applied: 26, finished: 19, invited: 9 },
    { source: 'affiche', applied: 12, finished: 8, invited: 4 },
    { source: null, applied: 10, finished: 4, invited: 1 },
  ],
  views: { count: 412, since: '2026-10-05' },
  stops: {
    questions: 8,
    after: [
      { answered: 0, people: 4 },
      { answered: 3, people: 2 },
      { answered: 5, people: 6 },
      { answered: 8, people: 1 },
    ],
  },
};
export const figures = (change: Partial<Funnel> = {}): Answers => ({
  'GET /candidates/job/j1/funnel': { body: { ...FUNNEL, ...change } },
});
export const openFigures = async (page: Page) => {
  await page.getByRole('button', { name: /^Autres actions/ }).click();
  await page.getByText('Chiffres de l’offre').first().click();
  await page.getByRole('dialog').waitFor();
};
const HISTORY: readonly MoveEntry[] = [
  { from: 'INVITED', to: 'MET', at: '2026-11-21T10:00:00.000Z', by: 'Amel Haddad', reason: null, undo: false },
  { from: 'TO_DECIDE', to: 'INVITED', at: '2026-11-19T10:00:00.000Z', by: 'Amel Haddad', reason: null, undo: false },
  { from: null, to: 'REGISTERED', at: '2026-11-18T10:00:00.000Z', by: null, reason: null, undo: false },
];
export const withHistory: Answers = { ...STAGES, 'GET /candidates/c1/moves': { body: HISTORY } };
export const openHistory = async (page: Page) => {
  await page.getByRole('button', { name: /^Étapes/ }).click();
  await page.getByText('Historique des étapes').first().click();
  await page.getByRole('dialog', { name: 'Historique des étapes' }).waitFor();
};
/** Two candidates are selected; one report was sent before. */
export const readReports = async (page: Page) => {
  for (const name of ['Amira Ben Salah', 'Yassine Trabelsi'])
    await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
  await page.getByRole('button', { name: 'Autres actions sur la sélection' }).click();
  await page.getByRole('button', { name: /^Envoyer les bilans/ }).click();
  await page.getByText(/^Déjà envoyé/).waitFor();
};
const REPORT =
  'Un point fort, « Communication » : vous racontez du vécu.\nUn conseil, « Langues » : donnez un exemple.';
export const REPORTS: Answers = {
  'GET /candidates/c1/feedback': { body: { text: REPORT, edited: false, approvedAt: null } },
  'GET /candidates/c2/feedback': { body: { text: REPORT, edited: false, approvedAt: '2026-11-20T09:00:00.000Z' } },
};

export const closeOffer = async (page: Page) => {
  await page.getByRole('button', { name: /^Autres actions/ }).click();
  await page.getByText('Fermer l’offre').first().click();
  await page.getByLabel(/^Qui (d’autre )?occupera le poste/).waitFor();
};

/** A registered candidate whose e-mail was refused by the mail server. */
export const REFUSED = {
  evaluation: null,
  interviewState: 'REGISTERED',
  completedAt: null,
  cvUrl: null,
  emailRefusal: { code: '550 5.1.1', refusedAt: '2026-11-21T09:12:00.000Z' },
} as const;
export const withFirst = (change: Partial<Candidate>): Answers => {
  const first = candidate('c1', 'Amira Ben Salah', change);
  return {
    'GET /candidates/job/j1': list([first, ...PEOPLE.slice(1)]),
    'GET /candidates/c1': { body: { ...first, jobTitle: 'Développeur front-end' } },
  };
};

/** Two of the three candidates were evaluated by an older engine than the running one. */
export const engines = (change: Partial<Engines> = {}): Answers => {
  const older = { ...evaluation(87), engine: { name: 'local', version: '0.0.9', lexiconHash: 'ab12' }, margin: null };
  const state: Engines = {
    running: 'Moteur local 0.1.0',
    groups: [
      { engine: 'Moteur local 0.1.0', candidates: 1, current: true },
      { engine: 'Moteur local 0.0.9', candidates: 2, current: false },
    ],
    outdated: 2,
    otherThresholds: 0,
    waiting: 0,
    failed: 0,
    ...change,
  };
  return {
    'GET /candidates/job/j1': list([
      candidate('c1', 'Amira Ben Salah'),
      candidate('c2', 'Yassine Trabelsi', { evaluation: older }),
      candidate('c3', 'Mariem Jlassi', { evaluation: { ...older, score: 74 } }),
    ]),
    'GET /evaluations/engines': { body: state },
  };
};

const OWN = { cuts: [20, 45, 68, 88], meet: 66, explore: 46, trade: 44 } satisfies HouseView['engine'];
const HOUSE: HouseView = {
  levels: 14,
  needed: 10,
  engine: { cuts: [13, 38, 63, 84], meet: 65, explore: 48, trade: 46 },
  own: { ...OWN, offset: -5.4 },
  applied: null,
};
const LEVELS = { set: 4, compared: 4, same: 1, higher: 0, lower: 3, far: 0, meanDifference: -0.75 };

/** Candidate whose answers were all pasted from another window. */
export const PASTED: Partial<Candidate> = {
  evaluation: {
    ...evaluation(52),
    authenticity: {
      tier: 'high',
      deduction: 10,
      facts: Array.from(
        { length: 8 },
        (_, at) =>
          `Réponse ${at + 1}\u00A0: 97\u00A0% du texte collé, jusqu’à 720 caractères en une fois, après un passage par une autre fenêtre.`,
      ),
      summary: '8 réponses sur 8 collées, après un passage par une autre fenêtre.',
      waived: false,
      changed: null,
    },
  },
};

export const BY_HOUSE: Partial<Candidate> = { evaluation: { ...evaluation(92), house: { levels: 14 } } };

/** A note as the engine writes it. */
export const withNote = (written: Pick<EvaluationView, 'note' | 'recommendation'>): Answers =>
  withFirst({ evaluation: { ...evaluation(92), ...written } });

/** Expands the first truncated passage and the collapsed ones. */
export const readNote = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Lire la suite/ })
    .first()
    .click();
  await page.getByText(/^Autres passages/).click();
};

/** The company's own levels beside the engine's, with the thresholds derived from them. */
export const house = (change: Partial<HouseView> = {}): Answers => ({
  'GET /evaluations/agreement': {
    body: { candidates: 5, criteria: DIMENSION_KEYS.map((key) => ({ key, ...LEVELS })) } satisfies Agreement,
  },
  'GET /evaluations/house': { body: { ...HOUSE, ...change } },
  'PUT /evaluations/house': { body: { ...HOUSE, applied: { ...OWN, levels: 14 } } },
});
export const OLDER_HOUSE = { applied: { ...OWN, cuts: [18, 43, 66, 87], levels: 10 } } satisfies Partial<HouseView>;
export const compareLevels = async (page: Page) => {
  await page.getByRole('button', { name: /^Autres actions/ }).click();
  await page.getByText('Êtes-vous d’accord avec l’IA').first().click();
  await page.getByRole('dialog').waitFor();
};
export const followHouse = async (page: Page) => {
  await compareLevels(page);
  // check() reads the checkbox immediately, but React renders a mutation's state one task later.
  await page.getByLabel('Suivre nos seuils dans les prochaines évaluations').click();
};

/** Scores with their margins, a CV that has not been read yet, and required skills without evidence. */
export const EXACTNESS: Answers = {
  'GET /candidates/job/j1': list([
    candidate('c1', 'Amira Ben Salah', { tiedWith: 2 }),
    candidate('c2', 'Yassine Trabelsi', {
      evaluation: { ...evaluation(40), margin: null, range: { low: 40, high: 62 }, missingSkills: ['Sage', 'Excel'] },
    }),
  ]),
};

/** Candidate registered by somebody who knows the e-mail address; nobody has opened the link. */
export const UNCONFIRMED = {
  interviewState: 'REGISTERED',
  identityConfirmed: false,
  completedAt: null,
  evaluation: null,
  cvUrl: null,
} as const;
export const TAKEN = { ...UNCONFIRMED, interviewState: 'TAKEN' } as const;
export const reopen = (page: Page) => click(page, 'Rouvrir l’entretien');

export const NO_MATCH: Answers = {
  'GET /candidates/job/j1': (request) => {
    const query = new URL(request.url()).searchParams;
    return { body: pageOf(query.has('search') ? [] : PEOPLE, query).body };
  },
};

export const OPEN_FILE = '?job=j1&candidate=c1';

/** Mock server whose first page of candidates loads and whose next one fails. */
export const moreFails: Answers = {
  'GET /candidates/job/j1': (request) => {
    const query = new URL(request.url()).searchParams;
    const long = Array.from({ length: 12 }, (_, index) => candidate(`p${index}`, `Personne ${index}`));
    return query.has('cursor') ? { status: 400, body: {} } : { body: pageOf(long, query).body };
  },
};
export const scrollDown = (page: Page) =>
  page.getByRole('list', { name: 'Candidats' }).getByRole('listitem').last().scrollIntoViewIfNeeded();

export const chooseOnPhone = (page: Page) => page.locator('summary', { hasText: 'Sélectionner un poste' }).click();

export const search = (text: string) => (page: Page) =>
  page.getByRole('searchbox', { name: 'Rechercher un candidat' }).fill(text);

export const plan = async (page: Page) => {
  await click(page, /^Planifier un entretien$/);
  await page.getByRole('dialog').waitFor();
};

const DATE = 'Date et heure';
const place = (page: Page) => page.getByRole('dialog').getByLabel(/^(Lien de réunion|Adresse)/);

/** Fills in and sends the invitation dialog; omitted values stay empty. */
export const sendPlan =
  ({ type = 'En ligne', where = '', when = '' }: { type?: string; where?: string; when?: string }) =>
  async (page: Page) => {
    await plan(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(type, { exact: true }).check();
    if (where) await place(page).fill(where);
    if (when) await dialog.getByLabel(new RegExp(`^${DATE}`)).fill(when);
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  };
export const MEETING = { where: 'https://meet.example/abc', when: '15/03/2031 10:30' };

export const askReport = (page: Page) => click(page, 'Générer le rapport');

/** A report whose file is missing and is generated again. */
export const LOST_REPORT: Answers = {
  ...withFirst({ reportStatus: 'READY', reportPdfUrl: '/api/candidates/c1/report' }),
  'GET /candidates/c1/report': refusal(404, 'REPORT_LOST', 'Le fichier de ce rapport n’existe plus.'),
  'PUT /candidates/report/c1': { status: 202, body: { reportStatus: 'GENERATING', message: 'ok' } },
  'GET /candidates/c1': never,
};
export const askLostReport = async (page: Page) => {
  await click(page, 'Voir Rapport');
  await click(page, 'Générer à nouveau');
};

export const reject = async (page: Page) => {
  await click(page, /^Rejeter$/);
  await page.getByRole('dialog').waitFor();
};
export const sendReject = async (page: Page) => {
  await reject(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Rejeter' }).click();
};

export const COMPARED = '?job=j1&comparer=c1,c2,c3';
export const unfoldReasons = (page: Page) => click(page, 'Déplier les raisons');
export const REJECTED: Partial<Candidate> = {
  status: 'REJECTED',
  rejection: { reason: null, rejectedAt: '2026-11-20T09:00:00.000Z', mailedAt: null, mailAt: null },
};
/** Candidate who was rejected, and notified by mail an hour later. */
export const TOLD: Partial<Candidate> = {
  status: 'REJECTED',
  rejection: {
    reason: 'Un autre candidat est retenu',
    rejectedAt: '2026-11-20T09:00:00.000Z',
    mailedAt: '2026-11-20T10:00:00.000Z',
    mailAt: null,
  },
};

const CHAT = {
  questions: ['Pourquoi ce poste ?', 'Racontez un désaccord dans votre équipe.', 'Une décision difficile ?'],
  answers: ['Pour l’équipe et le produit.', 'J’ai proposé d’essayer les deux, et mesuré.', 'Réduire le périmètre.'],
  verdicts: [
    { level: 1, reason: 'Une opinion, sans exemple vécu.' },
    { level: 3, reason: 'Une action personnelle et sa mesure, sans chiffre.' },
    { level: null, reason: 'Trop court pour juger.' },
  ],
};
/** The passages of the answers above that criteria rest on. */
const PASSAGES: Partial<Record<DimensionKey, readonly Quote[]>> = {
  technicalSkillsMatch: [{ text: 'et mesuré', source: 'answer', exchangeIndex: 1 }],
  mindsetScore: [{ text: 'Réduire le périmètre', source: 'answer', exchangeIndex: 2 }],
  cultureFit: [
    { text: 'J’ai proposé d’essayer les deux', source: 'answer', exchangeIndex: 1 },
    { text: 'Pour l’équipe', source: 'answer', exchangeIndex: 0 },
  ],
};
const READ = ((view) => ({
  ...view,
  dimensions: view.dimensions.map((one) => ({ ...one, quotes: [...(PASSAGES[one.key] ?? [])] })),
}))(evaluation(92));
export const CRITERION = '/InterViewChat/c1#q2-cultureFit-1';

function differing(score: number, levels: Partial<Record<DimensionKey, number>>) {
  const view = evaluation(score);
  return {
    ...view,
    dimensions: view.dimensions.map((one) => ({ ...one, level: levels[one.key] ?? one.level })),
  };
}

/** Three different levels for the same questions, and a criterion that only one of them shows. */
export const DIFFERENT: Answers = {
  'GET /candidates/c1': {
    body: { ...candidate('c1', 'Amira Ben Salah', { evaluation: READ }), jobTitle: 'Développeur front-end' },
  },
  'GET /candidates/c2': {
    body: {
      ...candidate('c2', 'Yassine Trabelsi', {
        evaluation: differing(87, { cultureFit: 1, technicalSkillsMatch: 4 }),
        status: 'ACCEPTED',
      }),
      jobTitle: 'Développeur front-end',
    },
  },
  ...Object.fromEntries(
    ['c1', 'c2', 'c3'].map((id, at) => [
      `GET /chat/${id}`,
      {
        body: {
          ...CHAT,
          verdicts: [4 - at, 3, 3].map((level) => ({ level, reason: 'Une action personnelle, sans chiffre.' })),
        },
      },
    ]),
  ),
};
export const readAnswers = (page: Page) => click(page, 'Lire leurs réponses côte à côte');
export const BASIC: Answers = { 'GET /subscriptions/user': { body: [subscription('basic')] } };
export const UNANSWERED: Mock = { body: { questions: [], answers: [] } };
/** Interview with one question and no answer. */
export const ONE_QUESTION: Mock = { body: { questions: CHAT.questions.slice(0, 1), answers: [] } };

/** Two answers that resemble those of other candidates; the second pair is set aside. */
export const COPIES: readonly Resemblance[] = [
  {
    position: 1,
    question: 1,
    passage:
      'J’ai proposé d’essayer les deux solutions pendant une semaine, puis nous avons mesuré les retours des clients.',
    other: {
      id: 'c2',
      firstName: 'Yassine',
      lastName: 'Trabelsi',
      position: 1,
      question: 1,
      passage: 'j’ai proposé d’essayer les deux solutions pendant 10 jours puis on a mesuré les retours de nos clients',
    },
    share: 86,
    foundAt: '2026-11-21T09:12:00.000Z',
    setAside: null,
  },
  {
    position: 2,
    question: 2,
    passage: 'Réduire le périmètre de la livraison, et l’annoncer le jour même à toute l’équipe.',
    other: {
      id: 'c3',
      firstName: 'Mariem',
      lastName: 'Jlassi',
      position: 0,
      question: 0,
      passage: 'réduire le périmètre de cette livraison et l’annoncer le jour même à l’équipe',
    },
    share: 64,
    foundAt: '2026-11-21T09:12:00.000Z',
    setAside: { by: 'rh@medina.tn', at: '2026-11-22T14:30:00.000Z' },
  },
];

/** The interview of c1 with the resemblances found in its answers. */
export const transcriptAnswers = (copies: readonly Resemblance[] = []): Answers => ({
  'GET /chat/c1': { body: CHAT },
  'GET /candidates/c1/copies': { body: copies },
  'GET /candidates/c1': {
    body: { ...candidate('c1', 'Amira Ben Salah', { evaluation: READ }), jobTitle: 'Développeur front-end' },
  },
  'GET /candidates/job/j1': list(PEOPLE),
  'GET /subscriptions/user': { body: [subscription('entreprise')] },
});

/** The evaluation is closed until two answers have a level; none has one yet. */
export const UNREAD: Answers = {
  'GET /chat/c1': { body: { ...CHAT, verdicts: CHAT.questions.map(() => null) } },
  'GET /candidates/c1': {
    body: {
      ...candidate('c1', 'Amira Ben Salah', {
        evaluation: null,
        reading: { closed: true, needed: 2, levels: [{ position: 0, level: 2 }] },
      }),
      jobTitle: 'Développeur front-end',
    },
  },
};
export const unread = company('/InterViewChat/c1', { ...transcriptAnswers(), ...UNREAD });

export const transcript = (
  chat: Mock = { body: CHAT },
  path = '/InterViewChat/c1',
  copies: readonly Resemblance[] = [],
): Open => company(path, { ...transcriptAnswers(copies), 'GET /chat/c1': chat });
export const resembling = company('/InterViewChat/c1', transcriptAnswers(COPIES), (page) =>
  page.getByRole('heading', { name: '2 ressemblances' }).click(),
);

/** Overlays of the list: selection, comparison, keyboard help, palette, export. */
export const select = async (page: Page) => {
  await page.getByLabel('Sélectionner Amira Ben Salah').check();
  // The bar slides over the end of the list; a click during that may press one element and release another.
  await page.getByRole('button', { name: 'Désélectionner' }).click({ trial: true });
  await page.getByLabel('Sélectionner Mariem Jlassi').check();
};
export const compare = async (page: Page) => {
  await select(page);
  await click(page, 'Comparer');
};
const keys = (key: string) => async (page: Page) => {
  await page.getByRole('heading', { name: 'Amira Ben Salah' }).waitFor();
  await page.keyboard.press(key);
};
export const help = keys('?');
export const palette = keys('Control+k');
export const findPeople = async (page: Page) => {
  await palette(page);
  await page.getByRole('combobox', { name: 'Rechercher un candidat, une page' }).fill('sarra');
};
const SOMEBODY = { jobId: 'j2', jobTitle: 'Comptable' };
const FOUND_PEOPLE: SearchResult = {
  people: [
    {
      ...SOMEBODY,
      id: 'c7',
      stage: 'REGISTERED',
      name: [
        { text: 'Sarra', found: true },
        { text: ' Mejri', found: false },
      ],
      byContact: true,
      passage: null,
    },
    {
      ...SOMEBODY,
      id: 'c8',
      stage: 'INVITED',
      name: [{ text: 'سارة الزهراء', found: false }],
      byContact: false,
      passage: {
        source: 'ANSWER',
        question: 1,
        parts: [
          { text: 'Avec ', found: false },
          { text: 'Sarra', found: true },
          { text: ', j’ai retrouvé une TVA mal imputée parmi 214 lignes …', found: false },
        ],
      },
    },
  ],
  more: true,
  near: false,
  answers: true,
};
export const FOUND: Answers = { 'GET /search': { body: FOUND_PEOPLE } };
export const FOUND_NOBODY: Answers = {
  'GET /search': { body: { people: [], more: false, near: false, answers: false } },
};
/** Nobody is called as typed; one person has a similar name. */
export const FOUND_NEAR: Answers = {
  'GET /search': { body: { ...FOUND_PEOPLE, people: FOUND_PEOPLE.people.slice(0, 1), more: false, near: true } },
};
export const FOUND_POOL: Answers = {
  'GET /search': {
    body: {
      people: [
        {
          id: 'c1',
          jobId: 'j1',
          jobTitle: 'Développeur front-end',
          name: [{ text: 'Amira Ben Salah', found: false }],
          stage: 'TO_DECIDE',
          poolUntil: '2027-11-30T09:00:00.000Z',
          byContact: true,
          passage: null,
        },
      ],
      more: false,
      near: false,
      answers: true,
    },
  },
};
export const findPool = async (page: Page) => {
  await palette(page);
  await page.getByRole('button', { name: 'Vivier' }).click();
};
/** Opens the export from the offer's menu. */
export const exportList = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Autres actions/ })
    .first()
    .click();
  await page.getByText('Exporter les candidats').first().click();
};
