import { getCandidate, moveCandidates } from '@kafaa/domain/candidates/api';
import { HINDSIGHT_KEYS } from '@kafaa/domain/hindsight/options';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import { POOL_CONSENT_VERSION } from '@kafaa/domain/pool/options';
import { saveTemplate } from '@kafaa/domain/templates/api';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import * as company from '@kafaa/testing/product/company';
import type { ProductServer } from '@kafaa/testing/product/server';
import { Client } from 'pg';
import {
  answering,
  applicant,
  evaluated,
  invited,
  known,
  MEETING,
  offer,
  ownLink,
  type Recipe,
  tail,
  TRAIL,
} from './write-stages.ts';

const NEXT_DAY = `${new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)}T09:00:00`;
const FIELDS = {
  diploma: 'Bac',
  lastExperience: 'Vendeuse',
  duration: 'Deux ans',
  languages: 'Français',
  tools: 'Caisse',
};
const WORDS = { subject: 'Une nouvelle pour {{poste}}', text: 'Bonjour {{prenom}}, à lundi.' };
const MARKS = Object.fromEntries(HINDSIGHT_KEYS.map((key) => [key, 'EXPECTED']));

/** Changes rows directly, for a state that only time brings. */
async function inRows(server: ProductServer, statement: string, values: readonly string[]): Promise<void> {
  const database = new Client(server.rowsUrl);
  await database.connect();
  await database.query(statement, [...values]);
  await database.end();
}

/** Creates a candidate; returns the body that moves the candidate on. */
async function movable(server: ProductServer) {
  const { id, ...at } = await known(server);
  const { stageVersion } = await callApi(server, getCandidate, { params: { id } }, at.token);
  return { ...at, id, seen: { ids: [id], versions: [stageVersion] } };
}

/** Creates a hired candidate about whom the recruiter is asked. */
async function asked(server: ProductServer) {
  const at = await known(server);
  await inRows(
    server,
    `with one as (update candidates set status = 'ACCEPTED', set_stage = 'HIRED', hindsight_told_at = now()
       where id = $1 returning company_id),
     two as (update companies set hindsight_since = now() where company_id in (select company_id from one))
     insert into hindsight_questions (company_id, candidate_id, day, user_id, asked_at)
     select u.company_id, $1, 30, u.id, now() from users u where u.email = $2`,
    [at.id, at.email],
  );
  return at;
}

/** Recipes for the write endpoints of stages, readings, feedback, slots, templates, the look back and the talent pool. */
export const STAGE_RECIPES: Readonly<Record<string, Recipe>> = {
  'candidates.move': {
    stage: async (server) => {
      const { seen, id: _, ...at } = await movable(server);
      return { ...at, body: { ...seen, to: 'MET' } };
    },
    again: ['STAGE_CHANGED'],
  },
  'candidates.undoMoves': {
    stage: async (server) => {
      const { seen, id, ...at } = await movable(server);
      const [moved] = await callApi(server, moveCandidates, { body: { ...seen, to: 'MET' } }, at.token);
      return { ...at, body: { ids: [id], versions: [moved?.stageVersion ?? 0] } };
    },
    again: ['STAGE_CHANGED'],
  },
  'candidates.fillJob': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      return { ...at, params: { id } };
    },
  },
  'interviews.remind': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      return { ...at, body: { ids: [id] } };
    },
    again: ['REMINDED_TODAY'],
  },
  'interviews.removeCv': {
    stage: async (server) => {
      const { candidate, email } = await answering(server);
      return { email, params: { token: candidate.token } };
    },
  },
  'interviews.saveCvFields': {
    stage: async (server) => {
      const { candidate, email } = await answering(server);
      return { email, params: { token: candidate.token }, body: FIELDS };
    },
  },
  'own-data.correctCvFields': {
    stage: async (server) => {
      const { candidate, email } = await answering(server);
      return { email, params: { link: await ownLink(server, candidate) }, body: FIELDS };
    },
    // The interview has no short answers in place of a CV, so there is nothing to correct.
    refused: 'NO_CV_FIELDS',
  },
  'evaluations.answerLevel': {
    stage: async (server) => {
      const { id, ...at } = await evaluated(server);
      return { ...at, params: { id }, body: { position: 0, level: 3 } };
    },
    each: TRAIL,
  },
  'evaluations.changeReading': {
    stage: async (server) => ({ ...(await company.newEntreprise(server)), body: { on: true } }),
  },
  'feedback.save': {
    stage: async (server) => {
      const { id, ...at } = await evaluated(server);
      return { ...at, params: { id }, body: { text: 'Un point fort.' } };
    },
    each: TRAIL,
  },
  'feedback.approve': {
    stage: async (server) => {
      const { id, ...at } = await evaluated(server);
      return { ...at, body: { ids: [id] } };
    },
    // The response to a repeated approval lists nobody, because nobody gets a second mail.
    differs: true,
  },
  'hindsight.change': { stage: async (server) => ({ ...(await company.newEntreprise(server)), body: { on: true } }) },
  'hindsight.answer': {
    stage: async (server) => {
      const { id, ...at } = await asked(server);
      return { ...at, params: { candidateId: id }, body: { day: 30, marks: MARKS } };
    },
    again: ['ALREADY_ANSWERED'],
  },
  'invitations.preview': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      return { ...at, body: { candidateId: id, ...MEETING } };
    },
  },
  'invitations.outcome': {
    stage: async (server) => {
      const { invitationId, ...at } = await invited(server);
      await inRows(server, 'update invitations set interview_date = created_at where id = $1', [invitationId]);
      return { ...at, params: { id: invitationId }, body: { outcome: 'HELD' } };
    },
  },
  'invitations.chooseSlot': {
    stage: async (server) => {
      const { id, candidate, ...at } = await known(server);
      const body = { candidateId: id, ...MEETING, otherDates: [NEXT_DAY] };
      await callApi(server, inviteCandidate, { body }, at.token);
      const link = tail(await linkFrom(server, candidate.email, 'Invitation'));
      return { email: at.email, params: { link }, body: { slot: `${NEXT_DAY}.000Z`, sequence: 0 } };
    },
  },
  'pool.choose': {
    stage: async (server) => {
      const { candidate, email } = await applicant(server);
      const body = { agreed: true, version: POOL_CONSENT_VERSION };
      return { email, params: { link: await ownLink(server, candidate) }, body };
    },
    // The date of the consent is that of the call.
    differs: true,
  },
  'desk.visit': {
    stage: async (server) => {
      const { job, ...at } = await offer(server);
      return { ...at, params: { jobId: job.id } };
    },
    // The date of the last visit is that of the call.
    differs: true,
  },
  'templates.save': {
    stage: async (server) => ({ ...(await company.newEntreprise(server)), params: { kind: 'REJECTION' }, body: WORDS }),
    each: TRAIL,
  },
  'templates.reset': {
    stage: async (server) => {
      const at = await company.newEntreprise(server);
      await callApi(server, saveTemplate, { params: { kind: 'REJECTION' }, body: WORDS }, at.token);
      return { ...at, params: { kind: 'REJECTION' } };
    },
  },
  'messages.previewTemplate': {
    stage: async (server) => ({ ...(await company.newEntreprise(server)), params: { kind: 'REJECTION' }, body: WORDS }),
  },
  'team.requireSecondFactor': {
    stage: async (server) => ({ ...(await company.newCompany(server)), body: { roles: ['REVIEWER'] } }),
    each: TRAIL,
  },
};
