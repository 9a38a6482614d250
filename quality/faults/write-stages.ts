import type { Call } from './caller.ts';
import { signup } from '@kafaa/domain/auth/api';
import { listCandidates, rejectCandidate } from '@kafaa/domain/candidates/api';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { saveAnswer } from '@kafaa/domain/interviews/api';
import { listCopies } from '@kafaa/domain/copies/api';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import { getJobQuestions } from '@kafaa/domain/jobs/api';
import { Client } from 'pg';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import * as people from '@kafaa/testing/product/candidate';
import * as company from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import type { ProductServer } from '@kafaa/testing/product/server';
import { until } from './caller.ts';
import { ASSISTANT_ANSWER, LIVED_ANSWER } from '@kafaa/testing/answers';

/** A prepared write call that changes data if it is sent. */
export interface Staged extends Call {
  /** E-mail address of the company whose rows are counted. */
  readonly email: string;
}

export interface Recipe {
  stage(server: ProductServer): Promise<Staged>;
  /** Error codes that a repeated call may get because the first one succeeded. */
  readonly again?: readonly string[];
  /** Set if the body of a repeated call may differ from the first. */
  readonly differs?: true;
  /** The error code that every call gets, for an endpoint that a minimal installation cannot serve. */
  readonly refused?: string;
  /** Tables in which every call must add a row. */
  readonly each?: readonly string[];
}

/** The trail of a company records each call, also one that repeats the last. */
export const TRAIL = ['audit_events'];

// The functions below prepare the data of write calls: an offer, an applicant, one with answers, one with an evaluation.

const { PASSWORD } = company;
const { completeByApi, newCandidate, startByApi } = people;
export const cv = pdfCv();

export async function offer(server: ProductServer) {
  const recruiter = await company.newEntreprise(server);
  return { ...recruiter, job: await company.newJob(server, recruiter) };
}

export async function applicant(server: ProductServer, lastName = 'Ben Salah') {
  const at = await offer(server);
  return { ...at, candidate: await newCandidate(server, at.job.id, { lastName }) };
}

export async function answering(server: ProductServer) {
  const at = await applicant(server);
  return { ...at, questions: await startByApi(server, at.candidate.token) };
}

const PASTED = { pastedShare: 0.97, largestInsert: 400, charsPerMinute: 2000, blurBeforePaste: true };

const PASTED_ANSWERS = 3;

/** Creates an applicant with all questions answered, three of them with pasted text, for which the engine deducts points. */
export async function answered(server: ProductServer) {
  const at = await answering(server);
  for (const index of at.questions.keys()) {
    const behaviour = index < PASTED_ANSWERS ? PASTED : { pastedShare: 0, largestInsert: 0 };
    const params = { token: at.candidate.token, index: String(index) };
    await callApi(server, saveAnswer, {
      params,
      body: {
        answer: `${index < PASTED_ANSWERS ? ASSISTANT_ANSWER : LIVED_ANSWER} Cas ${index}.`,
        revision: 1,
        behaviour,
      },
    });
  }
  return at;
}

type Offered = Awaited<ReturnType<typeof offer>>;

async function listed(server: ProductServer, { job, token }: Offered): Promise<Candidate> {
  const page = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, token);
  const [first] = page.content;
  if (!first) throw new Error('the offer lists no candidate');
  return first;
}

export async function evaluated(server: ProductServer) {
  const at = await answered(server);
  await completeByApi(server, at.candidate.token, await cv);
  await until(async () => (await listed(server, at)).evaluation !== null, 60_000, 200);
  return { ...at, id: (await listed(server, at)).id };
}

/** Creates two applicants to an offer with the same answers. */
export async function copied(server: ProductServer) {
  const at = await evaluated(server);
  const { token } = await newCandidate(server, at.job.id, { lastName: 'Trabelsi' });
  await completeByApi(server, token, await cv);
  const found = () => callApi(server, listCopies, { params: { id: at.id } }, at.token);
  await until(async () => (await found()).length > 0, 60_000, 200);
  const [pair] = await found();
  if (!pair) throw new Error('no resemblance stored for two identical answers');
  return { ...at, pair: { position: pair.position, otherId: pair.other.id, otherPosition: pair.other.position } };
}

/** Creates an evaluated candidate, and marks the evaluation as made by an older engine. */
export async function evaluatedBefore(server: ProductServer) {
  const at = await evaluated(server);
  const database = new Client(server.rowsUrl);
  await database.connect();
  await database.query(
    `update evaluations set result = jsonb_set(result, '{engine,version}', '"0.3.0"') where candidate_id = $1`,
    [at.id],
  );
  await database.end();
  return at;
}

export async function known(server: ProductServer) {
  const at = await applicant(server);
  return { ...at, id: (await listed(server, at)).id };
}

export const MEETING = {
  interviewType: 'ONLINE' as const,
  interviewPlace: 'https://meet.example/entretien',
  interviewDate: `${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)}T09:00:00`,
};

export async function invited(server: ProductServer) {
  const at = await known(server);
  const body = { candidateId: at.id, ...MEETING };
  const { interviewInvitation } = await callApi(server, inviteCandidate, { body }, at.token);
  return { ...at, invitationId: interviewInvitation.id };
}

export async function rejected(server: ProductServer) {
  const at = await known(server);
  await callApi(server, rejectCandidate, { params: { id: at.id }, body: {} }, at.token);
  return at;
}

export const tail = (path: string) => /[^/?]+(?=\?|$)/.exec(path)?.[0] ?? '';
export const ownLink = async (server: ProductServer, { email }: people.Invited) =>
  tail(await linkFrom(server, email, 'MesDonnees'));

/** Records a refusal as if by the recipient's mail server. */
export async function refuseMailsTo(server: ProductServer, recipient: string): Promise<void> {
  const database = new Client(server.rowsUrl);
  await database.connect();
  await database.query(
    `update mails set sent_at = null, refusal = '550 5.1.1', refused_at = now() where recipient = $1`,
    [recipient],
  );
  await database.end();
}

export async function signedUp(server: ProductServer): Promise<{ email: string }> {
  const email = company.freshEmail('rh');
  const account = { name: 'Médina Digital', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
  await callApi(server, signup, { body: { ...account, userName: email, password: PASSWORD } });
  return { email };
}

export const KEY = {
  points: ['Couper le courant', 'Mettre un cadenas', 'Tester'].map((text) => ({ text, synonyms: ['autrement dit'] })),
  redFlags: [],
};

/** Creates a question of an offer without any answers yet. */
export async function askedQuestion(server: ProductServer) {
  const { job, ...at } = await offer(server);
  const { questions } = await callApi(server, getJobQuestions, { params: { id: job.id } }, at.token);
  return { ...at, params: { id: job.id, questionId: questions[0]?.id ?? '' } };
}
