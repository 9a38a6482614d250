import type { Desk, DeskBlock, DeskReply, ToDecide } from '@kafaa/domain/desk/schema';
import { HOUR_MS } from '@kafaa/domain/kernel/time';
import { settings, subscription } from '@kafaa/testing/product/offers-data';
import { type Answers, click, company, type Open, refusal } from './stage.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

let people = 0;
const person = (name: string) => {
  const [firstName = '', ...rest] = name.split(' ');
  return { id: `d${(people += 1)}`, firstName, lastName: rest.join(' ') };
};
const entry = (jobTitle: string, hours: number) => ({ jobId: 'j1', jobTitle, at: hoursAgo(hours), isNew: hours < 24 });

const decide = (
  name: string,
  recommendation: ToDecide['recommendation'],
  reason: string | null,
  hours: number,
  levelsLeft = 0,
): ToDecide => ({
  ...entry('Comptable', hours),
  candidate: person(name),
  recommendation,
  reason,
  levelsLeft,
  promisedBy: null,
});

const reply = (name: string, kind: DeskReply['kind'], change: Partial<DeskReply> = {}): DeskReply => ({
  ...entry('Comptable', 2),
  candidate: person(name),
  kind,
  interviewAt: null,
  note: '',
  dueAt: null,
  opinion: null,
  ...change,
});

const block = (name: string | null, kind: DeskBlock['kind'], waiting = 0): DeskBlock => ({
  ...entry('Développeur front-end', 30),
  candidate: name === null ? null : person(name),
  kind,
  waiting,
});

const group = <T>(items: T[], more = false) => ({ items, more });

export const EMPTY: Desk = {
  offers: [
    { jobId: 'j1', title: 'Comptable', unread: 0 },
    { jobId: 'j2', title: 'Développeur front-end', unread: 0 },
  ],
  closed: 0,
  lastVisit: hoursAgo(20),
  toDecide: group([]),
  replies: group([]),
  blocked: group([]),
  lookBacks: group([]),
};

export const FULL: Desk = {
  ...EMPTY,
  offers: [
    { jobId: 'j1', title: 'Comptable', unread: 3 },
    { jobId: 'j2', title: 'Développeur front-end senior pour une équipe de six personnes à Tunis', unread: 0 },
    { jobId: 'j3', title: 'Chef de chantier', unread: 100 },
  ],
  toDecide: group(
    [
      decide('Rania Kefi', 'À rencontrer', 'Sur Sage, retrouve une TVA mal imputée parmi 214 lignes (réponse 6).', 1),
      decide(
        'Hela Bouaziz',
        'À approfondir',
        'Très solide sur le métier, nettement moins sur le travail avec les autres.',
        5,
      ),
      decide('محمد بن صالح', 'Peu adapté au poste', 'Rien sur la fiscalité tunisienne.', 26),
      { ...decide('Olfa Mansouri', 'Preuves insuffisantes', null, 50), promisedBy: '2026-11-02' },
    ],
    true,
  ),
  replies: group([
    reply('Sarra Mejri', 'ACCEPTED', { interviewAt: '2026-12-03T09:00:00.000Z' }),
    reply('Anis Trabelsi', 'DECLINED', { interviewAt: '2026-12-04T13:30:00.000Z' }),
    reply('Hatem Zouari', 'DECLINED', { note: 'Plutôt jeudi après 17 h.' }),
    reply('Leïla Chaouch', 'OUTCOME', { interviewAt: '2026-12-02T08:00:00.000Z' }),
    reply('Wassim Gharbi', 'CONTEST', { dueAt: '2026-12-20T09:00:00.000Z' }),
    reply('Nour Haddad', 'OPINION', {
      opinion: { name: 'M. Ayari', verdict: 'YES', sentence: 'Je la rencontre volontiers.' },
    }),
  ]),
  blocked: group([
    block('Mehdi Jlassi', 'MAIL_REFUSED'),
    block('Rim Chaabane', 'PERSON_ASKED'),
    block('Karim Saidi', 'NOT_EVALUATED'),
    block('Oumayma Gharbi', 'TAKEN'),
    block('Yassine Ben Ali', 'LINK_EXPIRED'),
    block('Amel Dridi', 'LINK_ENDS'),
    block(null, 'WAITING_LIST', 3),
    { ...block(null, 'QUESTIONS_UNREAD'), jobId: 'j3', jobTitle: 'Chef de chantier' },
  ]),
  lookBacks: group([{ ...entry('Comptable', 3), candidate: person('Sonia Ayadi'), day: 30 as const }]),
};

/** A desk with two evaluations closed to the reader: one without a level yet, one that lacks one level. */
export const UNREAD: Desk = {
  ...EMPTY,
  toDecide: group([
    decide('Rania Kefi', null, null, 1, 2),
    decide('Hela Bouaziz', null, null, 5, 1),
    ...FULL.toDecide.items.slice(2),
  ]),
};

/** A desk on which three candidates of the first offer are new. */
export const NEW_ON_OFFER: Desk = {
  ...EMPTY,
  offers: [{ jobId: 'j1', title: 'Développeur front-end', unread: 3 }],
};

export const desk = (body: Desk, answers: Answers = {}, then?: Parameters<typeof company>[2]): Open =>
  company('/Dashboard?vue=a-traiter', { 'GET /desk': { body }, ...answers }, then);

/** The plan of the company has ended: it may read, but not invite. */
export const PLAN_ENDED: Answers = {
  'GET /subscriptions/user': {
    body: [subscription('entreprise', { subscriptionStatus: 'EXPIRED', isCurrent: false })],
  },
};

/** Answer for a person whose role can neither invite nor reject. */
export const asReviewer: Answers = { 'GET /users/settings': { body: { ...settings, role: 'REVIEWER' } } };

/** Answer for a person who has given no name. */
export const nameless: Answers = { 'GET /users/settings': { body: { ...settings, personName: null } } };

/** The session of a person who was removed meanwhile: the next call of the page ends it. */
export const removed: Open = desk(EMPTY, {
  'GET /desk': refusal(401, 'MEMBERSHIP_ENDED', 'Vous ne faites plus partie de cette équipe. Votre accès est fermé.'),
});

export const refusing: Parameters<typeof company>[2] = (page) => click(page, 'Refuser Rania Kefi');
