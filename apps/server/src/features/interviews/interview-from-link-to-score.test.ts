import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { getCandidateCv, listCandidates, registerCandidate } from '@kafaa/domain/candidates/api';
import { getTranscript, getInterview, saveAnswer, sendCvChunk, startInterview } from '@kafaa/domain/interviews/api';
import { NOTHING_TO_ADD } from '@kafaa/domain/interviews/reply-texts';
import { arrivedText, CV_DAMAGED } from '@kafaa/domain/interviews/texts';
import { getJobQuestions, listCompanyJobs, listJobs, saveJobQuestions } from '@kafaa/domain/jobs/api';
import { getOwnData } from '@kafaa/domain/own-data/api';
import { interviewNotice } from '@kafaa/domain/jobs/texts';
import { openSession } from '#/features/auth/service';
import { listTold } from './exchanges-service.ts';
import { waitingInterview } from './pages.ts';
import { getTranscript as chatOf } from './service.ts';
import { findDossier } from '#/features/own-data/store';
import { toCompanyId } from '#/platform/data/tenant';
import { mailDay } from '#/platform/mail/mail-layout.tsx';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  askWhatFits,
  complete,
  newCandidate,
  newJob,
  newSubscriber,
  person,
  start,
  type Recruiter,
} from '@kafaa/testing/app/factories';
import { LIVED_ANSWER } from '@kafaa/testing/answers';

oneDatabase('interview from the mailed link to the score', (open) => {
  let app: TestApp;
  let recruiter: Recruiter;
  let jobId: string;

  beforeAll(async () => {
    app = await openTestApp(open);
    recruiter = await newSubscriber(app);
    jobId = (await newJob(app, recruiter)).id;
    await askWhatFits(app, recruiter, jobId);
  });
  afterAll(() => app.close());

  const list = (query = {}) =>
    app.call(listCandidates, { params: { jobId }, query: { sortBy: 'score', ...query } }, recruiter.token);

  /** Reads the transcript, regardless of the plan. */
  const readChat = async (candidateId: string) => {
    const session = await openSession(app.deps, recruiter.token);
    return chatOf(app.deps, {
      companyId: toCompanyId(session?.companyId ?? ''),
      candidateId,
      reader: { userId: 'any', readsFirst: false, passages: true },
    });
  };

  test('both offer lists return the questions of each offer in order', async () => {
    const { questions } = (await app.call(getJobQuestions, { params: { id: jobId } }, recruiter.token)).body;
    const texts = questions.map(({ text }) => text);
    expect(texts.length).toBeGreaterThanOrEqual(6);
    const [job] = (await app.call(listJobs, {}, recruiter.token)).body;
    expect(job?.tailoredQuestions).toEqual(texts);
    const { jobs } = (await app.call(listCompanyJobs, {}, recruiter.token)).body;
    expect(jobs[0]?.job.tailoredQuestions).toEqual(texts);
  });

  test('an interview leads from the mailed link to a scored candidate with quotes from the typed answers', async () => {
    const { token, email } = await newCandidate(app, jobId);
    const questions = await answerAll(app, token);
    expect(questions.length).toBeGreaterThanOrEqual(6);
    // The first mail says that an AI asks the questions, how long the interview takes, and that a person decides.
    const [mail] = await app.mails(email);
    expect(interviewNotice(questions.length)).toMatch(/par une IA, environ \d+ à \d+ minutes/);
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(interviewNotice(questions.length));
    const done = await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    expect(done).toEqual({ status: 200, body: { message: 'Candidature soumise avec succès !' } });
    expect((await complete(app, token)).status).toBe(200);

    await app.drain();
    const page = await list();
    const scored = page.body.content.find((candidate) => candidate.email === email);
    expect(scored).toMatchObject({ interviewState: 'COMPLETED', status: 'PENDING' });
    expect(scored?.evaluation?.score).toBeTypeOf('number');
    const quotes =
      scored?.evaluation?.dimensions
        .flatMap((dimension) => dimension.quotes)
        .filter(({ source }) => source === 'answer') ?? [];
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(LIVED_ANSWER).toContain(quote.text);
    expect(page.body.stats).toMatchObject({ total: 1, evaluated: 1, averageScore: scored?.evaluation?.score });

    const told = await app.mails(recruiter.email);
    expect(told.map((mail) => mail.subject)).toContain(
      'Amira Ben Salah a terminé son entretien pour Développeur front-end senior',
    );

    const cv = await app.call(getCandidateCv, { params: { id: scored?.id ?? '' } }, recruiter.token);
    const file = await app.app.inject({ method: 'GET', url: cv.body.url });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    app.clock.move({ minutes: 6 });
    expect((await app.app.inject({ method: 'GET', url: cv.body.url })).statusCode).toBe(404);
  });

  test('an interview returns the number of its questions before the start and their texts only after the start', async () => {
    const { token } = await newCandidate(app, jobId);
    const asked = async () => (await app.call(getInterview, { params: { token } })).body.questions;
    const before = await asked();
    expect(before.length).toBeGreaterThanOrEqual(6);
    expect(new Set(before)).toEqual(new Set(['']));
    expect((await waitingInterview(app.deps, token))?.questions).toEqual(before);
    const { questions } = (await start(app, token)).body;
    expect(questions).toHaveLength(before.length);
    expect(questions).not.toContain('');
    expect(await asked()).toEqual(questions);
  });

  const VAGUE = 'Une fois, chez un client, un formulaire est tombé en panne et on a dû le réparer rapidement.';
  const send = (token: string, index: number, answer: string, revision = 1) =>
    app.call(saveAnswer, { params: { token, index: String(index) }, body: { answer, revision } });

  test('an interview asks follow-ups on two of three vague answers, and transcript and evaluation include the replies', async () => {
    const { token, email } = await newCandidate(app, jobId);
    await start(app, token);
    const { questions } = (await app.call(getInterview, { params: { token } })).body;
    const vague = new Set([1, 3, 4]);
    const answers = questions.map((_, index) => (vague.has(index) ? VAGUE : LIVED_ANSWER));
    const counts: number[] = [];
    for (const [index, answer] of answers.entries())
      counts.push((await send(token, index, answer)).body.followUps.length);
    expect(counts).toEqual(questions.map((_, index) => (index < 1 ? 0 : index < 3 ? 1 : 2)));
    const last = questions.length - 1;
    // Two devices that send the same answer get the same follow-ups.
    const both = await Promise.all([send(token, last, LIVED_ANSWER), send(token, last, LIVED_ANSWER)]);
    const [asked] = both.map(({ body }) => body.followUps);
    expect(both[1]?.body.followUps).toEqual(asked);
    expect(asked?.map(({ question }) => question)).toEqual([1, 3]);
    for (const followUp of asked ?? []) {
      expect(followUp.text).toMatch(/^Vous écrivez\u00A0: «\u00A0Une fois, chez un client/);
      // The internal fields of a follow-up, such as what it asks for, stay on the server.
      expect(Object.keys(followUp)).toEqual(['question', 'text']);
    }
    expect((await app.call(getInterview, { params: { token } })).body.followUps).toEqual(asked);
    expect((await send(token, last + 3, 'Rien de tel.')).status).toBe(404);

    const result = 'J’ai réécrit la validation moi-même et le formulaire est reparti en 40 minutes.';
    // `NOTHING_TO_ADD` is stored as the follow-up's answer and does not change the first answer.
    expect((await send(token, last + 2, NOTHING_TO_ADD.Français)).status).toBe(200);
    const session = await openSession(app.deps, recruiter.token);
    const waiting = (await list()).body.content.find((candidate) => candidate.email === email);
    const key = { companyId: toCompanyId(session?.companyId ?? ''), candidateId: waiting?.id ?? '' };
    const told = await listTold(app.deps.db, key, { jobId, followUps: asked ?? [], accommodation: false });
    expect(told.map(({ exchange }) => exchange.answer)).toEqual(answers);
    expect(told[3]?.again).toEqual({ question: asked?.[1]?.text, answer: NOTHING_TO_ADD.Français });
    expect((await send(token, last + 2, result, 2)).status).toBe(200);
    // The first follow-up was never answered; the call of the specification still completes the interview.
    const done = await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() }, answers });
    expect(done.status).toBe(200);
    await app.drain();
    const scored = (await list()).body.content.find((candidate) => candidate.email === email);
    const chat = await readChat(scored?.id ?? '');
    expect(chat.questions).toEqual(questions);
    expect(chat.followUps).toMatchObject([{ ...asked?.[1], answer: result }]);
    const kept = await findDossier(app.deps.db, key);
    expect(kept?.answers.at(-1)).toMatchObject({ question: asked?.[1]?.text, answer: result });
    const cited = scored?.evaluation?.dimensions.flatMap(({ quotes }) => quotes).map(({ text }) => text) ?? [];
    expect(cited.some((quote) => result.includes(quote))).toBe(true);
  });

  test('the start returns the current questions and accepts the accommodation flag until the first answer', async () => {
    const owner = await newSubscriber(app);
    const { id } = await newJob(app, owner);
    const { token } = await newCandidate(app, id);
    const { questions } = (await app.call(getJobQuestions, { params: { id } }, owner.token)).body;
    const read = (await app.call(getInterview, { params: { token } })).body;
    const changed = [{ id: questions[0]?.id, text: 'Racontez une semaine où tout a changé au dernier moment.' }];
    const saved = { questions: [...changed, ...questions.slice(1).map(({ id: own, text }) => ({ id: own, text }))] };
    expect((await app.call(saveJobQuestions, { params: { id }, body: saved }, owner.token)).status).toBe(200);
    const begin = (accommodation?: boolean) =>
      app.call(startInterview, { params: { token }, body: { consentVersion: CONSENT_VERSION, accommodation } });
    const { body } = await begin(false);
    expect(read.questions).not.toEqual(body.questions);
    expect(body.questions).toEqual(saved.questions.map(({ text }) => text));
    // After a second start, as a client sends after a lost response, the second choice counts.
    expect((await begin(true)).body).toEqual({ ...body, accommodation: true });
    expect((await app.call(getInterview, { params: { token } })).body.accommodation).toBe(true);
    await send(token, 0, LIVED_ANSWER);
    expect((await begin(false)).body).toEqual({ ...body, accommodation: true });
  });

  test('an interview asks no follow-up on answers that state an action and its result', async () => {
    const { token } = await newCandidate(app, jobId);
    await start(app, token);
    const { questions } = (await app.call(getInterview, { params: { token } })).body;
    let followUps: unknown;
    for (const index of questions.keys()) {
      const told = LIVED_ANSWER.replace('virement', `virement numéro ${index}`);
      followUps = (await send(token, index, told)).body.followUps;
    }
    expect(followUps).toEqual([]);
  });

  test('the server keeps the answer with the highest revision in any order of arrival', async () => {
    const { token } = await newCandidate(app, jobId);
    await start(app, token);
    const put = (answer: string, revision: number) =>
      app.call(saveAnswer, { params: { token, index: '0' }, body: { answer, revision } });
    await put('la première version', 5);
    expect((await put('une version plus ancienne', 3)).body.revision).toBe(5);
    await put('la dernière version', 9);
    const interview = await app.call(getInterview, { params: { token } });
    expect(interview.body.answers).toEqual([{ index: 0, answer: 'la dernière version', revision: 9 }]);
  });

  test('a completion without start, answers or valid CV gets a specific error code and keeps the answers', async () => {
    const { token } = await newCandidate(app, jobId);
    const cv = { name: 'cv.pdf', bytes: await pdfCv() };
    expect(await complete(app, token, { cv })).toMatchObject({ status: 409, body: { code: 'NOT_STARTED' } });
    await start(app, token);
    expect(await complete(app, token, { cv })).toMatchObject({ status: 409, body: { code: 'ANSWERS_MISSING' } });
    await answerAll(app, token);
    expect(await complete(app, token)).toMatchObject({ status: 400, body: { code: 'CV_MISSING' } });
    const image = { name: 'cv.pdf', bytes: new TextEncoder().encode('GIF89a…') };
    const damaged = { code: 'CV_UNSUPPORTED', message: CV_DAMAGED };
    expect(await complete(app, token, { cv: image })).toMatchObject({ status: 415, body: damaged });
    expect(await complete(app, token, { cv: { name: 'cv.pdf', bytes: new Uint8Array() } })).toMatchObject({
      body: { code: 'CV_EMPTY' },
    });
    const large = { name: 'cv.pdf', bytes: new Uint8Array(4 * 1024 * 1024) };
    expect(await complete(app, token, { cv: large })).toMatchObject({ status: 413, body: { code: 'CV_TOO_LARGE' } });
    expect((await app.call(getInterview, { params: { token } })).body.answers.length).toBeGreaterThan(5);
    expect((await complete(app, token, { cv })).status).toBe(200);
  });

  test('answers sent with the completion fill gaps but never replace saved answers', async () => {
    const { token, email } = await newCandidate(app, jobId);
    await start(app, token);
    await app.call(saveAnswer, {
      params: { token, index: '0' },
      body: { answer: 'gardée par le serveur', revision: 2 },
    });
    const { questions } = (await app.call(getInterview, { params: { token } })).body;
    const answers = questions.map((_, index) => `réponse ${index}`);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() }, answers });
    const candidate = (await list({ search: email })).body.content[0];
    const row = await app.call(getTranscript, { params: { id: candidate?.id ?? '' } }, recruiter.token);
    expect(row).toMatchObject({ status: 403, body: { code: 'PLAN_FEATURE_REQUIRED' } });
    const chat = await readChat(candidate?.id ?? '');
    expect(chat.answers).toEqual(['gardée par le serveur', ...answers.slice(1)]);
  });

  test('a CV upload in chunks resumes at the received offset and restarts for another file of the same size', async () => {
    const { token } = await newCandidate(app, jobId);
    await answerAll(app, token);
    const bytes = await pdfCv();
    const size = String(bytes.length);
    const half = Math.floor(bytes.length / 2);
    const send = async (offset: number, part: Uint8Array) => {
      const response = await app.app.inject({
        method: 'PUT',
        url: `/api/interviews/${token}/cv`,
        query: { offset: String(offset), size, name: 'mon cv.pdf' },
        headers: { 'content-type': 'application/octet-stream' },
        payload: Buffer.from(part),
      });
      return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
    };
    expect(sendCvChunk.method).toBe('PUT');
    expect(await send(half, bytes.subarray(half))).toMatchObject({ status: 409, body: { code: 'CV_WRONG_OFFSET' } });
    expect(await send(0, bytes.subarray(0, half))).toEqual({
      status: 200,
      body: { received: half, complete: false, readable: null },
    });
    expect(await send(0, bytes.subarray(0, half))).toEqual({
      status: 200,
      body: { received: half, complete: false, readable: null },
    });
    expect((await app.call(getInterview, { params: { token } })).body.cv).toEqual({
      name: 'mon cv.pdf',
      size: bytes.length,
      received: half,
      readable: null,
    });
    expect(await send(half, bytes.subarray(half))).toEqual({
      status: 200,
      body: { received: bytes.length, complete: true, readable: true },
    });
    // Another file of the same name and size restarts the upload, even after the first one was complete.
    const other = await pdfCv(['Un autre CV']);
    const padded = new Uint8Array(bytes.length);
    padded.set(other.subarray(0, bytes.length));
    expect(await send(0, padded.subarray(0, half))).toEqual({
      status: 200,
      body: { received: half, complete: false, readable: null },
    });
    expect(await send(half, padded.subarray(half))).toMatchObject({ body: { complete: true } });
    expect((await complete(app, token)).status).toBe(200);
  });

  test('the questions of an offer are locked with 409 once an interview has started', async () => {
    const questions = await app.call(getJobQuestions, { params: { id: jobId } }, recruiter.token);
    expect(questions.body.editable).toBe(false);
    const body = { questions: questions.body.questions.map(({ id, text }) => ({ id, text })) };
    expect(await app.call(saveJobQuestions, { params: { id: jobId }, body }, recruiter.token)).toMatchObject({
      status: 409,
      body: { code: 'QUESTIONS_LOCKED' },
    });
  });

  test('an unstarted link expires after 7 days and a started link 2 days later, with the code of an unknown link', async () => {
    const expired = { status: 410, body: { code: 'EXPIRED_LINK' } };
    expect(await app.call(getInterview, { params: { token: 'inconnu' } })).toMatchObject(expired);
    const waiting = await newCandidate(app, jobId);
    const running = await newCandidate(app, jobId);
    await start(app, running.token);
    app.clock.move({ days: 7, minutes: 1 });
    expect(await app.call(getInterview, { params: { token: waiting.token } })).toMatchObject(expired);
    expect((await app.call(getInterview, { params: { token: running.token } })).status).toBe(200);
    app.clock.move({ days: 2 });
    expect(await app.call(getInterview, { params: { token: running.token } })).toMatchObject(expired);
  });

  test('a repeated registration mails a new link, or a notice after completion, with the same 201 response', async () => {
    const first = await newCandidate(app, jobId, 'deux.fois@mail.tn');
    app.clock.move({ minutes: 1 });
    const second = await newCandidate(app, jobId, 'deux.fois@mail.tn');
    expect(second.token).not.toBe(first.token);
    await answerAll(app, first.token);
    await complete(app, first.token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    app.clock.move({ minutes: 1 });
    const again = await app.call(registerCandidate, { body: { ...person('deux.fois@mail.tn'), jobId } });
    expect(again).toEqual({
      status: 201,
      body: { message: 'Vérifiez votre boîte e-mail', email: 'deux.fois@mail.tn' },
    });
    expect((await app.mails('deux.fois@mail.tn'))[0]?.subject).toContain('déjà arrivée');
  });

  test('a used link says that the application has arrived, and links to the own-data page for 30 days after completion', async () => {
    const email = 'deja.envoyee@mail.tn';
    const { token } = await newCandidate(app, jobId, email);
    app.clock.move({ minutes: 1 });
    const second = await newCandidate(app, jobId, email);
    await answerAll(app, token);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    for (const used of [token, second.token]) {
      const { status, body } = await app.call(getInterview, { params: { token: used } });
      expect({ status, body }).toMatchObject({
        status: 410,
        body: { code: 'EXPIRED_LINK', message: arrivedText(mailDay(app.clock.now())) },
      });
      const [, link = ''] = /^\/MesDonnees\/(.+)$/.exec((body as { link?: string }).link ?? '') ?? [];
      expect((await app.call(getOwnData, { params: { link } })).body.identity.email).toBe(email);
    }
    app.clock.move({ days: 31 });
    const { link = '' } = (await app.call(getInterview, { params: { token } })).body as { link?: string };
    const late = await app.call(getOwnData, { params: { link: link.replace('/MesDonnees/', '') } });
    expect(late).toMatchObject({ status: 410, body: { code: 'OWN_DATA_LINK_ENDED' } });
  });
});
