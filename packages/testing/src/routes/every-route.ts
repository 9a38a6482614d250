import { requestReset, signup } from '@kafaa/domain/auth/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { createJob } from '@kafaa/domain/jobs/api';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import { requestExport } from '@kafaa/domain/lifecycle/api';
import { POOL_CONSENT_VERSION } from '@kafaa/domain/pool/options';
import { generateReport } from '@kafaa/domain/reports/api';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Sent } from '#/app/bodies';
import { BEGIN_ROWS } from './begin-routes.ts';
import { HINDSIGHT_ROWS } from './hindsight-routes.ts';
import { KEY_ROWS } from './key-routes.ts';
import { STAGE_ROWS } from './stage-routes.ts';
import { MESSAGE_ROWS } from './message-routes.ts';
import { OPINION_ROWS } from './opinion-routes.ts';
import { TEAM_ROWS } from './team-routes.ts';
import type { Row } from './route-rows.ts';
import { ACCOUNT_ROWS, PASSKEY_ID } from './account-routes.ts';
import {
  identity,
  jobPayload,
  newAccount,
  newCompany,
  newEntreprise,
  PASSWORD,
  person,
  signupPayload,
  tokenFromMail,
} from '#/app/factories';
import { logoBody } from '#/files/pictures';
import {
  MEETING,
  cvFields,
  finishedCandidate,
  freshCandidate,
  freshInvitation,
  freshSession,
  pairToSetAside,
  refusingCandidate,
  reviewToAnswer,
  scopeToRecalculate,
  textCv,
} from './two-companies.ts';

const ofCandidate = (body?: object): Row => ({
  ids: { 'path.id': 'candidate' },
  good: ({ candidateId }) => ({ params: { id: candidateId }, ...(body && { body }) }),
});
const ofSecond = (body?: object): Row => ({
  ids: { 'path.id': 'candidate' },
  good: ({ secondId }) => ({ params: { id: secondId }, ...(body && { body }) }),
});
const ofJob = (body?: object): Row => ({
  ids: { 'path.id': 'job' },
  good: ({ jobId }) => ({ params: { id: jobId }, ...(body && { body }) }),
});
const ofInvitation = (body?: object): Row => ({
  ids: { 'path.id': 'invitation' },
  good: ({ invitationId }) => ({ params: { id: invitationId }, ...(body && { body }) }),
});
const alone = (body?: object): Row => ({ good: () => (body ? { body } : {}) });
const ofOwnData = (body?: object): Row => ({
  ids: { 'path.link': 'own-data' },
  good: ({ secondOwnDataLink }) => ({ params: { link: secondOwnDataLink }, ...(body && { body }) }),
});
/** Row for calls that return figures of one offer or of all. */
const ofScope: Row = { ids: { 'query.jobId': 'job' }, good: ({ jobId }) => ({ query: { jobId } }) };
const ofReply: Row = {
  ids: { 'path.link': 'reply' },
  good: ({ replyLink }) => ({ params: { link: replyLink } }),
};
const ofInterview = (body?: object): Row => ({
  ids: { 'path.token': 'interview' },
  good: ({ interviewToken }) => ({ params: { token: interviewToken }, ...(body && { body }) }),
});
const spentOwnData = (body?: object): Row => ({
  ids: { 'path.link': 'own-data' },
  spends: true,
  good: async (company, app) => ({
    params: { link: (await freshCandidate(app, company)).link },
    ...(body && { body }),
  }),
});
/** The list cursor behind this candidate, in the order of application dates. */
export const cursorAt = (id: string) =>
  Buffer.from(JSON.stringify(['createdAt', '2026-11-21T08:00:00.000Z', id])).toString('base64url');

const { title, description, location, salary, type } = jobPayload;
const meeting = { ...MEETING, interviewPlace: 'https://meet.example/entretien', customMessage: 'Bonjour' };

/** The number of slots offered so far. */
let offered = 0;

/** A row for each call of the endpoint table; `every-endpoint.test.ts` fails for a call without a row. */
export const ROWS: Readonly<Record<string, Row>> = {
  'mails.outbox': alone(),

  'companies.completeOnboarding': alone(identity),
  'companies.getSettings': alone(),
  'companies.saveSettings': {
    // Any address may be entered, because only its owner can confirm it (contact-address.test.ts).
    ids: { 'body.contactEmail': 'public' },
    good: ({ marks }) => ({
      body: { name: marks.public, phone: '71234567', address: `12 rue ${marks.company}`, city: 'Tunis' },
    }),
  },

  'companies.logo': alone(),
  'companies.saveLogo': alone(logoBody()),
  'companies.removeLogo': alone(),

  'auth.signup': { ids: { 'body.userName': 'address' }, good: () => ({ body: signupPayload() }) },
  'auth.login': {
    ids: { ...PASSKEY_ID, 'body.userName': 'address' },
    good: ({ email }) => ({ body: { userName: email, password: PASSWORD } }),
  },
  'auth.confirm': {
    ids: { 'path.token': 'account' },
    spends: true,
    good: async (_company, app) => {
      const body = signupPayload();
      await app.call(signup, { body });
      const token = await tokenFromMail(app, body.userName, /verify\?token=([\w-]+)/);
      return { params: { token }, body: { password: PASSWORD } };
    },
  },
  'auth.resend': { ids: { 'body.userName': 'address' }, good: ({ email }) => ({ body: { userName: email } }) },
  'auth.requestReset': { ids: { 'path.email': 'address' }, good: ({ email }) => ({ params: { email } }) },
  'auth.resetPassword': {
    ids: { 'path.token': 'account' },
    spends: true,
    good: async (_company, app) => {
      const { email } = await newAccount(app);
      await app.call(requestReset, { params: { email } });
      await app.drain();
      const token = await tokenFromMail(app, email, /reset-password\?token=([\w-]+)/);
      return { params: { token }, body: { newPassword: 'un-autre-mot-de-passe' } };
    },
  },
  'auth.refresh': alone(),
  'auth.logout': { good: () => ({}), spends: true, session: (company, app) => freshSession(app, company) },

  'auth.companies': alone(),
  ...ACCOUNT_ROWS,
  'auth.switch': {
    ids: { 'body.companyId': 'company' },
    spends: true,
    session: (company, app) => freshSession(app, company),
    good: ({ companyId }) => ({ body: { companyId } }),
  },

  'plans.list': alone(),
  'plans.buy': { ids: { 'path.planId': 'public' }, good: () => ({ params: { planId: 'basic' } }) },
  // This call gets another company, because it ends the plan that the other calls need.
  'plans.buyFree': {
    ids: { 'path.planId': 'public' },
    spends: true,
    session: async (_company, app) => (await newCompany(app)).token,
    good: () => ({ params: { planId: 'starter' } }),
  },
  'plans.subscriptions': alone(),
  'jobs.canPost': alone(),
  'jobs.create': {
    ids: { 'body.requestId': 'request' },
    good: ({ requestId }) => ({ body: { ...jobPayload, requestId } }),
  },
  'jobs.list': alone(),
  'jobs.company': alone(),
  'jobs.public': { ...ofJob(), ids: { 'path.id': 'public' } },
  'jobs.update': ofJob({ title, description, location, salary, type, rewriteQuestions: 'NONE' }),
  'jobs.close': ofJob(),
  'jobs.reopen': ofJob(),
  'jobs.readQuestions': ofJob(),
  'jobs.questions': ofJob(),
  'jobs.saveQuestions': {
    ids: { 'path.id': 'job', 'body.questions[].id': 'question' },
    // This call gets an offer without interviews, because the questions of the other one are locked.
    good: async ({ token, questionId }, app) => {
      const { id } = (await app.call(createJob, { body: jobPayload }, token)).body;
      const texts = ['une', 'deux', 'trois'].map((word) => `Racontez la situation ${word} de votre métier.`);
      return {
        params: { id },
        body: { questions: texts.map((text, index) => ({ text, ...(index === 0 && { id: questionId }) })) },
      };
    },
  },
  ...KEY_ROWS,
  ...TEAM_ROWS,
  ...STAGE_ROWS,
  ...OPINION_ROWS,
  ...HINDSIGHT_ROWS,
  ...MESSAGE_ROWS,
  'candidates.create': {
    ids: { 'body.jobId': 'public', 'body.email': 'address' },
    good: ({ jobId }) => ({ body: { ...person(), jobId } }),
  },
  'candidates.list': {
    ids: { 'path.jobId': 'job', 'query.cursor': 'cursor' },
    good: ({ jobId, candidateId }) => ({
      params: { jobId },
      query: { size: '10', sortBy: 'createdAt', sortDir: 'desc', cursor: cursorAt(candidateId) },
    }),
  },
  'candidates.get': ofCandidate(),
  'candidates.reject': ofSecond({ reason: 'Une autre candidature' }),
  'candidates.unreject': ofSecond(),
  'feedback.get': ofCandidate(),
  'feedback.save': ofCandidate({ text: 'Un point fort.' }),
  'feedback.approve': {
    ids: { 'body.ids[]': 'candidate' },
    spends: true,
    good: async (company, app) => {
      const { id } = await finishedCandidate(app, company);
      await app.drain();
      return { body: { ids: [id] } };
    },
  },
  'candidates.rejectMany': {
    ids: { 'body.ids[]': 'candidate' },
    good: ({ secondId }) => ({ body: { ids: [secondId], reason: 'Une autre candidature' } }),
  },
  'candidates.unrejectMany': {
    ids: { 'body.ids[]': 'candidate' },
    good: ({ secondId }) => ({ body: { ids: [secondId] } }),
  },
  'candidates.correctEmail': {
    ids: { 'path.id': 'candidate', 'body.email': 'public' },
    spends: true,
    good: async (company, app) => ({
      params: { id: (await refusingCandidate(app, company)).id },
      body: { email: person().email },
    }),
  },
  'candidates.notes': {
    ...ofCandidate(),
    good: ({ candidateId, marks }) => ({ params: { id: candidateId }, body: { notes: `Note ${marks.company}` } }),
  },
  'candidates.export': {
    ids: { 'path.jobId': 'job' },
    good: ({ jobId }) => ({ params: { jobId }, query: { content: 'evaluation' } }),
  },
  'candidates.cv': ofCandidate(),
  'candidates.download': {
    ids: { 'path.link': 'file' },
    good: ({ fileLink }) => ({ params: { link: fileLink } }),
  },
  ...BEGIN_ROWS,
  'interviews.get': ofInterview(),
  'interviews.start': ofInterview({ consentVersion: CONSENT_VERSION }),
  'interviews.saveAnswer': {
    ids: { 'path.token': 'interview', 'path.index': 'public' },
    good: ({ interviewToken, marks }) => ({
      params: { token: interviewToken, index: '0' },
      body: { answer: `${marks.second} : j’ai mesuré.`, revision: 2 },
    }),
  },
  'interviews.sendCv': {
    ids: { 'path.token': 'interview' },
    good: ({ interviewToken, marks }) => {
      const bytes = textCv(marks.second);
      return {
        params: { token: interviewToken },
        query: { offset: '0', size: String(bytes.length), name: 'cv.pdf' },
        body: bytes,
      };
    },
  },
  'interviews.removeCv': ofInterview(),
  'interviews.saveCvFields': {
    ids: { 'path.token': 'interview' },
    good: ({ interviewToken, marks }) => ({ params: { token: interviewToken }, body: cvFields(marks.second) }),
  },
  'interviews.waitlist': ofInterview(),
  'interviews.renew': ofInterview(),
  'interviews.complete': {
    ids: { 'body.interviewToken': 'interview' },
    spends: true,
    good: async (company, app) => {
      const { token } = await freshCandidate(app, company, { answered: true });
      return { body: { interviewToken: token, answers: '[]', cvFile: textCv('2020 - 2024 : développeuse') } };
    },
  },
  'interviews.chat': ofCandidate(),

  'evaluations.deduction': ofCandidate({ waived: true }),
  'evaluations.level': ofCandidate({ dimension: 'mindsetScore', level: 3, reason: 'Une raison' }),
  'evaluations.answerLevel': ofCandidate({ position: 0, level: 3 }),
  // This call gets another company, because it closes the evaluations that other calls need.
  'evaluations.changeReading': {
    session: async (_company, app) => (await newEntreprise(app)).token,
    good: () => ({ body: { on: true } }),
  },
  'evaluations.independence': alone(),
  'evaluations.agreement': ofScope,
  'evaluations.exportAgreement': ofScope,
  'evaluations.house': alone(),
  'evaluations.changeHouse': alone({ on: false }),
  'evaluations.fairness': ofScope,
  'evaluations.exportFairness': ofScope,
  'evaluations.swapTest': ofScope,
  'evaluations.engines': ofScope,
  'evaluations.recalculate': { ...ofScope, good: scopeToRecalculate },
  'evaluations.previewWeights': alone({ title: 'Comptable', seniorityLevel: 'Junior', skills: ['Sage'] }),
  'evaluations.instructions': alone(),
  'search.people': { good: ({ marks }) => ({ query: { search: marks.first } }) },
  'copies.list': ofCandidate(),
  'copies.setAside': {
    ids: { 'path.id': 'candidate', 'body.otherId': 'candidate' },
    good: (company, app) => pairToSetAside(app, company),
  },
  'reviews.list': alone(),
  'reviews.answer': {
    ids: { 'path.id': 'candidate' },
    spends: true,
    good: (company, app) => reviewToAnswer(app, company),
  },

  'reports.generate': ofCandidate(),
  'reports.get': {
    ids: { 'path.id': 'candidate' },
    // The report is generated again, because a level set by the company in the meantime makes the old one outdated.
    good: async ({ candidateId: id, token }, app) => {
      await app.call(generateReport, { params: { id } }, token);
      await app.drain();
      return { params: { id } };
    },
  },

  'invitations.create': {
    ids: { 'body.candidateId': 'candidate', 'body.colleagueId': 'member' },
    spends: true,
    good: async (company, app) => ({
      body: { candidateId: (await freshCandidate(app, company)).id, colleagueId: company.memberId, ...meeting },
    }),
  },
  'invitations.defaults': alone(),
  // The link leads to a meeting elsewhere.
  'invitations.saveDefaults': {
    ...alone({ durationMinutes: 45, link: 'https://meet.example/salle', address: '' }),
    ids: { 'body.link': 'public' },
  },
  'invitations.list': alone(),
  'invitations.move': {
    ids: { 'path.id': 'invitation', 'body.colleagueId': 'member' },
    good: ({ invitationId, memberId }) => ({
      params: { id: invitationId },
      body: { ...meeting, colleagueId: memberId },
    }),
  },
  'invitations.withdraw': {
    ids: { 'path.id': 'invitation' },
    spends: true,
    good: async (company, app) => ({ params: { id: (await freshInvitation(app, company)).id } }),
  },
  'invitations.outcome': {
    ids: { 'path.id': 'invitation' },
    good: async (company, app) => {
      const { id } = await freshInvitation(app, company);
      await app.deps.db.execute(sql`update invitations set interview_date = created_at
        where company_id = ${company.companyId} and id = ${id}`);
      return { params: { id }, body: { outcome: 'HELD' } };
    },
  },
  'invitations.calendar': ofInvitation(),
  'invitations.reply': ofReply,
  'invitations.sendReply': {
    ids: { 'path.link': 'reply' },
    good: async (company, app) => ({
      params: { link: (await freshInvitation(app, company)).link },
      body: { reply: 'ACCEPTED', sequence: 0 },
    }),
  },
  'invitations.chooseSlot': {
    ids: { 'path.link': 'reply' },
    good: async (company, app) => {
      // Each call gets another slot, because one candidate takes it.
      offered += 1;
      const slot = new Date(Date.UTC(2027, 0, 4, 9 + offered)).toISOString();
      const { link } = await freshInvitation(app, company, { otherDates: [slot.slice(0, 19)] });
      return { params: { link }, body: { slot, sequence: 0 } };
    },
  },
  'invitations.replyCalendar': ofReply,

  'calendar.get': alone(),
  'calendar.openFeed': alone(),
  'calendar.closeFeed': alone(),
  'calendar.saveHours': alone({ ranges: [{ day: 2, from: 540, until: 720 }], durationMinutes: 30 }),
  'calendar.freeSlots': alone(),

  'own-data.get': ofOwnData(),
  'own-data.access': ofOwnData(),
  'own-data.export': ofOwnData(),
  'own-data.cv': {
    ids: { 'path.link': 'own-data' },
    good: ({ ownDataLink }) => ({ params: { link: ownDataLink } }),
  },
  'own-data.correct': {
    ids: { 'path.link': 'own-data' },
    good: ({ secondOwnDataLink, marks }) => ({
      params: { link: secondOwnDataLink },
      body: { firstName: marks.second, lastName: `Ben ${marks.second}`, phone: '20123456' },
    }),
  },
  'own-data.correctCvFields': {
    ids: { 'path.link': 'own-data' },
    good: ({ secondOwnDataLink, marks }) => ({ params: { link: secondOwnDataLink }, body: cvFields(marks.second) }),
  },
  'own-data.withdraw': spentOwnData(),
  'own-data.resume': spentOwnData(),
  'own-data.erase': spentOwnData({ confirmed: true }),
  'own-data.renew': ofOwnData(),
  'own-data.renewInterview': ofOwnData(),
  'pool.others': ofCandidate(),
  'pool.choose': ofOwnData({ agreed: true, version: POOL_CONSENT_VERSION }),
  'own-data.reopen': {
    ids: { 'path.id': 'candidate' },
    spends: true,
    good: async (company, app) => ({ params: { id: (await finishedCandidate(app, company)).id } }),
  },

  'lifecycle.get': alone(),
  'lifecycle.askErasure': {
    spends: true,
    session: async (_company, app) => (await newCompany(app)).token,
    good: () => ({ body: { name: 'Medina Digital', password: PASSWORD } }),
  },
  'lifecycle.keepCompany': alone(),
  'lifecycle.requestExport': alone(),
  'lifecycle.getExport': {
    good: async ({ token }, app) => {
      await app.call(requestExport, {}, token).then(() => app.drain());
      return {};
    },
  },
};

/** The row of a call; every new call needs one. */
export function rowOf({ name }: Endpoint): Row {
  const row = ROWS[name];
  if (!row) throw new Error(`${name} has no row in every-route.ts: add its id positions and a valid call`);
  return row;
}

const NAMES_SOMEBODY = /^(.*[a-z])?(id|ids|token|link|cursor|email|userName)$/i;

/** Every place of a call where an id, a link or an address can stand, read from its schemas. */
export function placesOf({ params, query, body }: Endpoint): string[] {
  const found: string[] = [];
  const walk = (schema: JsonShape, path: string, name: string): void => {
    const { properties = {}, items, anyOf = [] } = schema;
    const inner = Object.entries(properties);
    for (const [key, property] of inner) walk(property, `${path}.${key}`, key);
    if (items) walk(items, `${path}[]`, name);
    for (const option of anyOf) walk(option, path, name);
    const plain = inner.length === 0 && !items && anyOf.length === 0;
    if (plain && (path.startsWith('path.') || NAMES_SOMEBODY.test(name))) found.push(path);
  };
  for (const [schema, path] of [
    [params, 'path'],
    [query, 'query'],
    [body, 'body'],
  ] as const)
    if (schema) walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonShape, path, '');
  return [...new Set(found)];
}

interface JsonShape {
  readonly properties?: Readonly<Record<string, JsonShape>>;
  readonly items?: JsonShape;
  readonly anyOf?: readonly JsonShape[];
}

/** The same call with another value at one place. */
export function withValue(sent: Sent, place: string, value: unknown): Sent {
  const [where = '', ...steps] = place.replaceAll('[]', '.0').split('.');
  const part = where === 'path' ? 'params' : where === 'query' ? 'query' : 'body';
  return { ...sent, [part]: put(sent[part] ?? {}, steps, value) };
}

function put(target: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = Array.isArray(target) ? [...(target as unknown[])] : { ...(target as object) };
  (copy as Record<string, unknown>)[step] = put((copy as Record<string, unknown>)[step] ?? {}, rest, value);
  return copy;
}
