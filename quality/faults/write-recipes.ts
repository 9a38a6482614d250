import { randomUUID } from 'node:crypto';
import { requestReset } from '@kafaa/domain/auth/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { closeJob } from '@kafaa/domain/jobs/api';
import { askErasure } from '@kafaa/domain/lifecycle/api';
import { withdrawApplication } from '@kafaa/domain/own-data/api';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import * as company from '@kafaa/testing/product/company';
import {
  askedQuestion,
  KEY,
  offer,
  applicant,
  answering,
  answered,
  evaluated,
  evaluatedBefore,
  copied,
  known,
  MEETING,
  invited,
  rejected,
  tail,
  ownLink,
  refuseMailsTo,
  signedUp,
  cv,
  type Recipe,
} from './write-stages.ts';
import { MESSAGE_RECIPES } from './message-recipes.ts';
import { BEGIN_RECIPES } from './begin-recipes.ts';
import { OPINION_RECIPES } from './opinion-recipes.ts';
import { TEAM_RECIPES } from './team-recipes.ts';
import { ACCOUNT_RECIPES } from './account-recipes.ts';
import { STAGE_RECIPES } from './stage-recipes.ts';
import { LIVED_ANSWER } from '@kafaa/testing/answers';
import { OFFER } from '@kafaa/testing/offer';

const { PASSWORD } = company;

const ERASURE = { name: 'Médina Digital', password: PASSWORD };

/** Tables that get a row per call, because a repeated request sends a new mail with a new token. */
const MAILED = ['mails', 'account_tokens'];

/** Recipes for calling each write endpoint; the trial fails for an endpoint without a recipe. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...TEAM_RECIPES,
  ...ACCOUNT_RECIPES,
  ...STAGE_RECIPES,
  ...OPINION_RECIPES,
  ...MESSAGE_RECIPES,
  ...BEGIN_RECIPES,
  'auth.signup': {
    stage: async () => {
      const email = company.freshEmail('rh');
      const account = { name: 'Médina Digital', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
      return { email, body: { ...account, userName: email, password: PASSWORD } };
    },
    each: MAILED,
  },
  'auth.login': {
    stage: async (server) => {
      const { email } = await company.newAccount(server);
      return { email, body: { userName: email, password: PASSWORD } };
    },
    differs: true,
    each: ['sessions'],
  },
  'auth.confirm': {
    stage: async (server) => {
      const { email } = await signedUp(server);
      const link = new URL(await linkFrom(server, email, 'verify'), server.url);
      return { email, params: { token: link.searchParams.get('token') ?? '' }, body: { password: PASSWORD } };
    },
    again: ['ALREADY_CONFIRMED'],
  },
  'auth.resend': {
    stage: async (server) => {
      const { email } = await signedUp(server);
      return { email, body: { userName: email } };
    },
    each: MAILED,
  },
  'auth.requestReset': {
    stage: async (server) => {
      const { email } = await company.newAccount(server);
      return { email, params: { email } };
    },
    each: MAILED,
  },
  'auth.resetPassword': {
    stage: async (server) => {
      const { email } = await company.newAccount(server);
      await callApi(server, requestReset, { params: { email } });
      const path = await linkFrom(server, email, 'reset-password');
      const token = new URL(path, server.url).searchParams.get('token') ?? tail(path);
      return { email, params: { token }, body: { newPassword: 'un-autre-mot-de-passe' } };
    },
    again: ['RESET_INVALID'],
  },
  'auth.refresh': { stage: (server) => company.newAccount(server), differs: true },
  'auth.logout': { stage: (server) => company.newAccount(server), again: ['UNAUTHENTICATED'] },
  'companies.completeOnboarding': {
    stage: async (server) => ({
      ...(await company.newAccount(server)),
      body: {
        companyDescription: 'Nous refaisons, écran par écran, les services en ligne de trois banques tunisiennes.',
        industry: 'Technologie',
        companySize: '11-50',
        companyValues: ['Transparence', 'Responsabilité', 'Collaboration'],
      },
    }),
  },
  'companies.saveSettings': {
    stage: async (server) => ({
      ...(await company.newCompany(server)),
      body: { name: 'Médina', phone: '71234568', address: '13 rue de la Kasbah', city: 'Sfax' },
    }),
  },
  'plans.buy': {
    stage: async (server) => ({ ...(await company.newCompany(server)), params: { planId: 'entreprise' } }),
  },
  'plans.buyFree': {
    stage: async (server) => ({ ...(await company.newCompany(server)), params: { planId: 'starter' } }),
    again: ['FREE_PLAN_USED'],
  },
  'jobs.create': {
    // Each creation has a request id, as the page sends it.
    stage: async (server) => ({
      ...(await company.newEntreprise(server)),
      body: { ...OFFER, requestId: randomUUID() },
    }),
  },
  'jobs.update': {
    stage: async (server) => {
      const { job, ...at } = await offer(server);
      return { ...at, params: { id: job.id }, body: { ...OFFER, salary: 2600, rewriteQuestions: 'ALL' } };
    },
  },
  'jobs.close': {
    stage: async (server) => {
      const { job, ...at } = await offer(server);
      return { ...at, params: { id: job.id } };
    },
  },
  'jobs.reopen': {
    stage: async (server) => {
      const { job, ...at } = await offer(server);
      await callApi(server, closeJob, { params: { id: job.id } }, at.token);
      return { ...at, params: { id: job.id } };
    },
  },
  'jobs.saveQuestions': {
    stage: async (server) => {
      const { job, ...at } = await offer(server);
      const questions = ['a', 'b', 'c'].map((letter) => ({ text: `Racontez une situation ${letter}.` }));
      return { ...at, params: { id: job.id }, body: { questions } };
    },
    // Questions without an id get a new one at each call.
    differs: true,
  },
  'jobs.saveKey': {
    stage: async (server) => ({ ...(await askedQuestion(server)), body: { ...KEY, sign: false } }),
  },
  'jobs.removeKey': { stage: askedQuestion },
  'jobs.readQuestions': {
    stage: async (server) => {
      const { job, ...at } = await offer(server);
      return { ...at, params: { id: job.id } };
    },
  },
  // None of jobs.tryAnswer, jobs.tryKey and jobs.draftKey changes data.
  'jobs.tryAnswer': {
    stage: async (server) => ({ ...(await askedQuestion(server)), body: { answer: 'Je coupe le courant.' } }),
  },
  'jobs.tryKey': {
    stage: async (server) => ({ ...(await askedQuestion(server)), body: { ...KEY, answer: 'Je coupe le courant.' } }),
  },
  'jobs.draftKey': { stage: askedQuestion, refused: 'NO_DRAFTS' },
  'candidates.create': {
    stage: async (server) => {
      const { job, email } = await offer(server);
      const person = { firstName: 'Amira', lastName: 'Ben Salah', phone: '20123456' };
      return { email, body: { ...person, email: company.freshEmail('candidat'), jobId: job.id } };
    },
    each: ['mails', 'interview_links'],
  },
  'candidates.reject': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      return { ...at, params: { id }, body: { reason: 'Expérience insuffisante' } };
    },
  },
  'candidates.unreject': {
    stage: async (server) => {
      const { id, ...at } = await rejected(server);
      return { ...at, params: { id } };
    },
  },
  'candidates.rejectMany': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      return { ...at, body: { ids: [id] } };
    },
  },
  'candidates.unrejectMany': {
    stage: async (server) => {
      const { id, ...at } = await rejected(server);
      return { ...at, body: { ids: [id] } };
    },
  },
  'candidates.notes': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      return { ...at, params: { id }, body: { notes: 'Une note.', before: '' } };
    },
  },
  'candidates.correctEmail': {
    stage: async (server) => {
      const { id, candidate, ...at } = await known(server);
      await refuseMailsTo(server, candidate.email);
      return { ...at, params: { id }, body: { email: company.freshEmail('juste') } };
    },
    again: ['EMAIL_ARRIVES'],
  },
  'interviews.start': {
    stage: async (server) => {
      const { candidate, email } = await applicant(server);
      return { email, params: { token: candidate.token }, body: { consentVersion: CONSENT_VERSION } };
    },
  },
  'interviews.saveAnswer': {
    stage: async (server) => {
      const { candidate, email } = await answering(server);
      const params = { token: candidate.token, index: '0' };
      return { email, params, body: { answer: LIVED_ANSWER, revision: 1 } };
    },
  },
  'interviews.sendCv': {
    stage: async (server) => {
      const { candidate, email } = await answering(server);
      const { buffer } = await cv;
      const query = { offset: '0', size: String(buffer.length), name: 'CV.pdf' };
      return { email, params: { token: candidate.token }, query, body: buffer };
    },
    again: ['CV_WRONG_OFFSET'],
  },
  'interviews.waitlist': {
    stage: async (server) => {
      const { candidate, email } = await applicant(server);
      return { email, params: { token: candidate.token } };
    },
  },
  'interviews.renew': {
    stage: async (server) => {
      const { candidate, email } = await applicant(server);
      return { email, params: { token: candidate.token } };
    },
    each: ['mails', 'interview_links'],
  },
  'interviews.complete': {
    stage: async (server) => {
      const { candidate, email, questions } = await answered(server);
      const { buffer, name } = await cv;
      const form = new FormData();
      form.set('interviewToken', candidate.token);
      form.set('questions', JSON.stringify(questions));
      form.set('answers', '[]');
      form.set('cvFile', new Blob([new Uint8Array(buffer)], { type: 'application/pdf' }), name);
      const whole = new Response(form);
      const type = whole.headers.get('content-type') ?? '';
      return { email, body: Buffer.from(await whole.arrayBuffer()), headers: { 'content-type': type } };
    },
  },
  'evaluations.deduction': {
    stage: async (server) => {
      const { id, ...at } = await evaluated(server);
      return { ...at, params: { id }, body: { waived: true } };
    },
  },
  'evaluations.level': {
    stage: async (server) => {
      const { id, ...at } = await evaluated(server);
      return { ...at, params: { id }, body: { dimension: 'mindsetScore', level: 3 } };
    },
  },
  'evaluations.changeHouse': {
    stage: async (server) => ({ ...(await company.newEntreprise(server)), body: { on: false } }),
  },
  'evaluations.swapTest': {
    stage: (server) => evaluated(server),
    // The state changes from running to done.
    differs: true,
  },
  'evaluations.recalculate': {
    stage: (server) => evaluatedBefore(server),
    again: ['NOTHING_TO_RECALCULATE'],
    // The state changes from waiting to done.
    differs: true,
    // Each request is recorded, also while a recalculation is waiting.
    each: ['audit_events'],
  },
  'evaluations.previewWeights': {
    stage: async (server) => ({ ...(await company.newCompany(server)), body: { title: 'Comptable' } }),
  },
  'copies.setAside': {
    stage: async (server) => {
      const { id, pair, ...at } = await copied(server);
      return { ...at, params: { id }, body: { ...pair, setAside: true } };
    },
  },
  'reports.generate': {
    stage: async (server) => {
      const { id, ...at } = await evaluated(server);
      return { ...at, params: { id } };
    },
    // The state changes from « En cours » to « prêt ».
    differs: true,
  },
  'invitations.create': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      return { ...at, body: { candidateId: id, ...MEETING } };
    },
  },
  'invitations.move': {
    stage: async (server) => {
      const { invitationId, ...at } = await invited(server);
      return {
        ...at,
        params: { id: invitationId },
        body: { ...MEETING, interviewPlace: 'https://meet.example/b' },
      };
    },
  },
  'invitations.withdraw': {
    stage: async (server) => {
      const { invitationId, ...at } = await invited(server);
      return { ...at, params: { id: invitationId } };
    },
  },
  'invitations.sendReply': {
    stage: async (server) => {
      const { candidate, email } = await invited(server);
      const link = tail(await linkFrom(server, candidate.email, 'Invitation'));
      return { email, params: { link }, body: { reply: 'ACCEPTED', sequence: 0 } };
    },
  },
  'own-data.correct': {
    stage: async (server) => {
      const { candidate, email } = await applicant(server);
      const body = { firstName: 'Amel', lastName: 'Trabelsi', phone: '20123457' };
      return { email, params: { link: await ownLink(server, candidate) }, body };
    },
  },
  'own-data.withdraw': {
    stage: async (server) => {
      const { candidate, email } = await answering(server);
      return { email, params: { link: await ownLink(server, candidate) } };
    },
  },
  'own-data.resume': {
    stage: async (server) => {
      const { candidate, email } = await evaluated(server);
      const params = { link: await ownLink(server, candidate) };
      await callApi(server, withdrawApplication, { params });
      return { email, params };
    },
    again: ['NOTHING_TO_RESUME'],
  },
  'own-data.access': {
    stage: async (server) => {
      const { candidate, email } = await evaluated(server);
      return { email, params: { link: await ownLink(server, candidate) } };
    },
    // Each access to personal data is recorded.
    each: ['audit_events'],
  },
  'own-data.renew': {
    stage: async (server) => {
      const { candidate, email } = await applicant(server);
      return { email, params: { link: await ownLink(server, candidate) } };
    },
    each: ['mails', 'rights_links'],
  },
  'own-data.renewInterview': {
    stage: async (server) => {
      const { candidate, email } = await applicant(server);
      return { email, params: { link: await ownLink(server, candidate) } };
    },
    each: ['mails', 'interview_links'],
  },
  'own-data.reopen': {
    stage: async (server) => {
      const { id, ...at } = await evaluated(server);
      return { ...at, params: { id } };
    },
    again: ['INTERVIEW_OPEN'],
  },
  'reviews.answer': {
    stage: async (server) => {
      const { id, candidate, ...at } = await known(server);
      await fetch(`${server.url}/Relecture/${await ownLink(server, candidate)}`, {
        method: 'POST',
        body: new URLSearchParams({ kind: 'PERSON', reason: '' }),
        redirect: 'manual',
      });
      return { ...at, params: { id }, body: { kind: 'PERSON', answer: 'Nous vous appelons cette semaine.' } };
    },
  },
  'lifecycle.requestExport': {
    stage: (server) => offer(server),
    // The state changes from requested to ready; a request after that makes a new export.
    differs: true,
    each: ['mails', 'audit_events'],
  },
  'lifecycle.askErasure': { stage: async (server) => ({ ...(await offer(server)), body: ERASURE }) },
  'lifecycle.keepCompany': {
    stage: async (server) => {
      const { token, email } = await offer(server);
      await callApi(server, askErasure, { body: ERASURE }, token);
      return { token, email };
    },
  },
  'own-data.erase': {
    stage: async (server) => {
      const { candidate, email } = await answering(server);
      return { email, params: { link: await ownLink(server, candidate) }, body: { confirmed: true } };
    },
  },
};
