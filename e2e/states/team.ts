import type { CompanyChoice, OpenedSession, SecondFactor } from '@kafaa/domain/auth/schema';
import { HINDSIGHT_KEYS, HINDSIGHT_LABELS } from '@kafaa/domain/hindsight/options';
import type { InvitationToTeam, Member } from '@kafaa/domain/team/schema';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { settings } from '@kafaa/testing/product/offers-data';
import { type Answers, click, company, guest, type Open } from './stage.ts';

const person = (id: string, more: Partial<Member> = {}): Member => ({
  id,
  email: `${id}@medina.tn`,
  name: null,
  role: 'RECRUITER',
  state: 'ACTIVE',
  allOffers: true,
  jobIds: [],
  invitedUntil: null,
  ...more,
});

const ME = person('u1', { name: 'Amel Trabelsi', role: 'ADMINISTRATOR' });
export const ALONE: Mock = { body: [ME] };
export const FULL: Mock = {
  body: [
    ME,
    person('sami', { name: 'Sami Gharbi' }),
    person('leila', { role: 'REVIEWER', allOffers: false, jobIds: ['j1', 'j2'] }),
    person('ines', { state: 'INVITED', invitedUntil: '2026-12-01T09:00:00.000Z' }),
    person('nour', { state: 'INVITED' }),
    person('yassine', { name: 'Yassine Ayari', state: 'LEFT' }),
  ],
};

export const team = (list: Mock, answers: Answers = {}, then?: Parameters<typeof company>[2]): Open =>
  company(
    '/Settings?section=equipe',
    { 'GET /team': list, 'GET /hindsight': { body: { since: null, people: 0, criteria: null } }, ...answers },
    then,
  );

/** Answers for the look back on hires: switched on with few answers, and with enough for counts. */
export const FEW_HIRES: Answers = {
  'GET /hindsight': { body: { since: '2026-11-02T09:00:00.000Z', people: 12, criteria: null } },
};
export const HIRES: Answers = {
  'GET /hindsight': {
    body: {
      since: '2026-11-02T09:00:00.000Z',
      people: 34,
      criteria: HINDSIGHT_KEYS.map((key, index) => ({
        key,
        counts: { BETTER: 4 + index, EXPECTED: 20, WORSE: 7 - index, UNKNOWN: 3 },
      })),
    },
  },
};

export const hire = (answer: Mock, then?: Parameters<typeof company>[2]): Open =>
  company(
    '/Dashboard?vue=embauche&candidate=c1',
    { 'GET /hindsight/c1': answer, 'PUT /hindsight/c1': { body: { message: 'Merci.' } } },
    then,
  );
export const HIRE: Mock = {
  body: { candidate: { firstName: 'Sonia', lastName: 'Ayadi' }, jobTitle: 'Comptable', day: 30 },
};
/** Sends the form with one answer missing, or with all. */
export const sendHire =
  (all: boolean): Parameters<typeof company>[2] =>
  async (page) => {
    const names = HINDSIGHT_KEYS.map((key) => HINDSIGHT_LABELS[key]);
    for (const name of all ? names : names.slice(1))
      await page.getByRole('radiogroup', { name }).getByRole('radio', { name: 'Comme prévu' }).check();
    await click(page, 'Envoyer');
  };

/** Answer for a person whose role manages nobody. */
export const asReviewer: Answers = { 'GET /users/settings': { body: { ...settings, role: 'REVIEWER' } } };

export const inviting: Parameters<typeof company>[2] = (page) => click(page, 'Inviter');

const INVITATION: InvitationToTeam = {
  companyName: 'Medina Digital',
  email: 'sami@medina.tn',
  role: 'RECRUITER',
  hasAccount: false,
};
export const join = (answer: Mock): Open => guest('/Rejoindre?token=t', { 'GET /team/invitations/t': answer });
export const invitation = (more: Partial<InvitationToTeam> = {}): Mock => ({ body: { ...INVITATION, ...more } });

const choice = (name: string, more: Partial<CompanyChoice> = {}): CompanyChoice => ({
  id: name,
  name,
  role: 'RECRUITER',
  current: false,
  suspended: false,
  ...more,
});
export const companies = (
  answer: Mock = {
    body: [
      choice('Medina', { current: true, role: 'ADMINISTRATOR' }),
      choice('Atlas'),
      choice('Sahel', { suspended: true }),
    ],
  },
): Open => company('/Entreprises', { 'GET /auth/companies': answer });

const session = (id: string, more: Partial<OpenedSession> = {}): OpenedSession => ({
  id,
  device: 'Chrome sur Windows',
  companyName: 'Medina Digital',
  createdAt: '2026-11-24T08:00:00.000Z',
  usedAt: '2026-11-27T08:15:00.000Z',
  current: false,
  ...more,
});
const SESSIONS: Mock = {
  body: [
    session('s1', { current: true }),
    session('s2', { device: 'Safari sur iPhone' }),
    session('s3', { device: null }),
  ],
};

const factor = (more: Partial<SecondFactor> = {}): Mock => ({
  body: {
    enabled: false,
    since: null,
    recoveryLeft: 0,
    required: false,
    passkeys: [],
    passkeyOrigin: null,
    ...more,
  } satisfies SecondFactor,
});
export const NO_FACTOR = factor();
export const FACTOR = factor({ enabled: true, since: '2026-11-20T08:00:00.000Z', recoveryLeft: 2 });
export const PASSKEYS = factor({
  recoveryLeft: 9,
  required: true,
  passkeyOrigin: 'https://kafaa.example',
  passkeys: [
    { id: 'k1', name: 'Téléphone d’Amel', createdAt: '2026-11-20T08:00:00.000Z', usedAt: '2026-11-21T08:00:00.000Z' },
    { id: 'k2', name: 'Ordinateur du bureau', createdAt: '2026-11-21T08:00:00.000Z', usedAt: null },
  ],
});
export const FACTOR_DUE = factor({ required: true });

/** Answer for a person who lacks the second factor that the company requires. */
export const due: Answers = { 'GET /users/settings': { body: { ...settings, secondFactorDue: true } } };

export const security = (answer: Mock, answers: Answers = {}, then?: Parameters<typeof company>[2]): Open =>
  company(
    '/Settings?section=securite',
    {
      'GET /auth/second-factor': answer,
      'GET /auth/sessions': SESSIONS,
      'POST /auth/second-factor': {
        body: {
          secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
          uri: 'otpauth://totp/Kafaa:amel@medina.tn?issuer=Kafaa&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        },
      },
      ...answers,
    },
    then,
  );

export const enrolling: Parameters<typeof company>[2] = async (page) => {
  await click(page, 'Activer');
  await page.getByLabel('Votre mot de passe').and(page.locator('input')).fill('un-mot-de-passe');
  await click(page, 'Continuer');
};
