import { afterAll, beforeAll, expect, test } from 'vitest';
import { unzipSync } from 'fflate';
import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { getTranscript, getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import {
  createJob,
  draftQuestionKey,
  getJobQuestions,
  removeQuestionKey,
  saveJobQuestions,
  saveQuestionKey,
  tryQuestionKey,
} from '@kafaa/domain/jobs/api';
import type { KeyDraft } from '@kafaa/domain/jobs/schema';
import { getExport, requestExport } from '@kafaa/domain/lifecycle/api';
import { generateReport } from '@kafaa/domain/reports/api';
import { languageModel } from '#/adapters/llm/language-model';
import { usageSince } from '#/features/usage/service';
import type { ReportContent } from '#/platform/files/report-content';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { oneDatabase, silent } from '@kafaa/testing/app/databases';
import {
  complete,
  jobPayload,
  newCandidate,
  newEntreprise,
  newSubscriber,
  type Recruiter,
  start,
} from '@kafaa/testing/app/factories';
import { type FakeLlm, openFakeLlm } from '@kafaa/testing/fakes/language-model';
import { LIVED_ANSWER } from '@kafaa/testing/answers';

const KEY: KeyDraft = {
  points: [
    { text: 'Couper l’alimentation', synonyms: ['couper le courant', 'ouvrir le disjoncteur'] },
    { text: 'Condamner la coupure', synonyms: ['mettre un cadenas', 'poser une pancarte'] },
    { text: 'Vérifier l’absence de tension', synonyms: ['VAT', 'tester au multimètre'] },
  ],
  redFlags: [{ text: 'Travailler sous tension', synonyms: ['laisser le courant', 'pas besoin de couper'] }],
};
const OFFER = {
  ...jobPayload,
  title: 'Électricien de maintenance',
  idealProfile: { ...jobPayload.idealProfile, skills: ['Secourisme', 'Lecture de plans', 'Zarfalage'] },
};
const ASKED = 'Comment travaillez-vous en sécurité sur un tableau électrique ?';
const RIGHT =
  'D’abord je coupe le courant au disjoncteur, parce que rien ne presse. Ensuite je mets un cadenas, puis je vérifie qu’il n’y a plus de tension.';

oneDatabase('the key of a question', (open) => {
  let app: TestApp;
  let fake: FakeLlm;
  let report: ReportContent | undefined;

  beforeAll(async () => {
    fake = await openFakeLlm();
    const config = {
      protocol: 'chat-completions',
      baseUrl: fake.url,
      apiKey: null,
      model: 'faux',
      params: {},
    } as const;
    const bounds = { timeoutSeconds: 20, tokensIn: 15_000, tokensOut: 3_000 };
    const model = () => languageModel({ ...config, ...bounds }, silent, { tryMs: 300, workMs: 2_000, pauseMs: 1 });
    app = await openTestApp(open, {
      languageModel: { model: 'faux', begin: (times) => model().begin(times) },
      renderReport: async (content) => {
        report = content;
        return Buffer.from('%PDF');
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await fake.close();
  });

  /** Creates a job offer with a knowledge question written by the recruiter, and returns the calls on its answer key. */
  async function asking(of?: Recruiter) {
    // Creates a new company unless one is given, because a plan limits the number of job offers.
    const recruiter = of ?? (await newEntreprise(app));
    const { token } = recruiter;
    const { id } = (await app.call(createJob, { body: OFFER }, token)).body;
    const params = { id };
    const sheet = async () => (await app.call(getJobQuestions, { params }, token)).body;
    const save = (questions: readonly { id?: string; text: string; kind?: 'knowledge' | 'behaviour' }[]) =>
      app.call(saveJobQuestions, { params, body: { questions: [...questions] } }, token);
    const kept = (await sheet()).questions.slice(0, 3).map((question) => ({ id: question.id, text: question.text }));
    await save([{ text: ASKED }, ...kept]);
    const first = async () => (await sheet()).questions[0];
    const questionId = (await first())?.id ?? '';
    const at = { params: { id, questionId } };
    return {
      id,
      recruiter,
      questionId,
      kept,
      sheet,
      save,
      first,
      put: (body: object) => app.call(saveQuestionKey, { ...at, body: body as never }, token),
      remove: () => app.call(removeQuestionKey, at, token),
      attempt: (answer: string, key: KeyDraft = KEY) =>
        app.call(tryQuestionKey, { ...at, body: { ...key, answer } }, token),
      draft: () => app.call(draftQuestionKey, at, token),
    };
  }

  /** Completes an interview with `answer` to the first question and LIVED_ANSWER to the others. */
  async function interviewed(
    { id: jobId, recruiter }: { id: string; recruiter: Recruiter },
    answer: string,
  ): Promise<string> {
    const { token, email } = await newCandidate(app, jobId);
    await start(app, token);
    const { questions } = (await app.call(getInterview, { params: { token } })).body;
    for (const index of questions.keys())
      await app.call(saveAnswer, {
        params: { token, index: String(index) },
        body: { answer: index === 0 ? answer : LIVED_ANSWER, revision: 1 },
      });
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    await app.drain();
    const list = { params: { jobId }, query: { size: '50' } };
    const { content } = (await app.call(listCandidates, list, recruiter.token)).body;
    return content.find((candidate) => candidate.email === email)?.id ?? '';
  }

  test('in a new offer only the bank question on « Secourisme » has an answer key, signed by Kafaa and without advice', async () => {
    const { sheet, recruiter } = await asking();
    const { body } = await app.call(createJob, { body: OFFER }, recruiter.token);
    const { questions } = (await app.call(getJobQuestions, { params: { id: body.id } }, recruiter.token)).body;
    const keyed = questions.filter(({ key }) => key);
    expect(keyed.map(({ competency }) => competency)).toEqual(['Secourisme']);
    expect(keyed[0]?.key).toMatchObject({ signedBy: 'Kafaa', advice: [] });
    expect(keyed[0]?.key?.signedAt).toBeUndefined();
    expect((await sheet()).questions[0]?.expectation[0]).toMatch(/^Une bonne réponse dit .*\.$/);
  });

  test('an answer key is a draft until it is signed, and the server sets its signer and time', async () => {
    const { put, first, remove, recruiter } = await asking();
    const forged = { ...KEY, signedBy: 'un autre', signedAt: '2020-01-01T00:00:00.000Z' };
    expect((await put(forged)).status).toBe(200);
    expect((await first())?.key).toEqual({
      ...KEY,
      advice: [
        {
          at: 'key',
          message: 'Personne n’a validé ce corrigé\u00A0: il ne compte pas tant qu’il est un brouillon.',
          blocks: false,
        },
      ],
    });
    await put({ ...forged, sign: true });
    const signedAt = app.clock.now().toISOString();
    expect((await first())?.key).toEqual({ ...KEY, signedBy: recruiter.email, signedAt, advice: [] });
    // A changed key is a draft again.
    await put({ ...KEY, redFlags: [] });
    expect((await first())?.key?.signedBy).toBeUndefined();
    expect((await remove()).body.questions[0]?.key).toBeUndefined();
  });

  const english: KeyDraft = {
    points: [
      { text: 'Switch off the power before you touch anything', synonyms: ['turn off the power', 'open the breaker'] },
      { text: 'Lock the breaker with a padlock', synonyms: ['use a padlock', 'put up a sign'] },
      { text: 'Check that there is no voltage left', synonyms: ['test with a meter', 'check the wires'] },
    ],
    redFlags: [],
  };
  const [cut] = KEY.points;
  test.each([
    [
      'with one point',
      { points: KEY.points.slice(0, 1), redFlags: [] },
      'key',
      'Le corrigé a 1 point\u00A0: il en faut trois à cinq',
    ],
    [
      'that contradicts itself',
      { ...KEY, redFlags: [{ text: 'Couper l’alimentation', synonyms: cut?.synonyms ?? [] }] },
      'redFlags.0',
      'Le corrigé se contredit',
    ],
    ['in another language', english, 'key', 'Le corrigé n’est pas écrit dans la langue de l’entretien'],
    [
      'whose point only repeats the question',
      { ...KEY, points: [...KEY.points, { text: 'Travailler en sécurité', synonyms: [] }] },
      'points.3',
      'Le point 4 ne contient aucun mot à chercher',
    ],
  ])(
    'an answer key %s is stored as a draft, and signing it answers KEY_FAULTY with the path of the faulty field',
    async (_, key, at, message) => {
      const { put, first } = await asking();
      const refused = await put({ ...key, sign: true });
      expect(refused).toMatchObject({ status: 400, body: { code: 'KEY_FAULTY' } });
      const { fields } = refused.body as unknown as { fields: { path: string; message: string }[] };
      expect(fields.find(({ path }) => path === at)?.message).toContain(message);
      expect((await first())?.key).toBeUndefined();
      await put(key);
      expect((await first())?.key?.advice.find((each) => each.at === at)).toMatchObject({ blocks: true });
    },
  );

  test.each([
    [
      'one point of 500 words',
      { points: [{ text: 'couper '.repeat(500), synonyms: [] }], redFlags: [] },
      'points.0.text',
    ],
    ['an empty point', { points: [...KEY.points, { text: ' ', synonyms: [] }], redFlags: [] }, 'points.3.text'],
    ['no point at all', { points: [], redFlags: [] }, 'points'],
    ['six points', { points: [...KEY.points, ...KEY.points], redFlags: [] }, 'points'],
    [
      'a synonym as long as a story',
      { points: [{ text: 'Couper', synonyms: ['x'.repeat(81)] }], redFlags: [] },
      'points.0.synonyms.0',
    ],
    ['three errors', { points: KEY.points, redFlags: KEY.points }, 'redFlags'],
  ])('an answer key with %s answers 400 VALIDATION_FAILED and is not stored', async (_, key, path) => {
    const { put, first } = await asking();
    const refused = await put(key);
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect((refused.body as unknown as { fields: { path: string }[] }).fields.map((field) => field.path)).toContain(
      path,
    );
    expect((await first())?.key).toBeUndefined();
  });

  test('a new wording of a question removes its key’s signature, and a change of the question’s kind keeps it', async () => {
    const { put, first, save, questionId, kept, recruiter } = await asking();
    await put({ ...KEY, sign: true });
    await save([{ id: questionId, text: ASKED, kind: 'behaviour' }, ...kept]);
    expect(await first()).toMatchObject({
      kind: 'behaviour',
      key: { signedBy: recruiter.email, advice: [{ at: 'key', blocks: true }] },
    });
    await save([{ id: questionId, text: ASKED, kind: 'knowledge' }, ...kept]);
    expect(await first()).toMatchObject({ kind: 'knowledge', key: { signedBy: recruiter.email, advice: [] } });
    // The kind was chosen explicitly, so another wording does not change it.
    await save([
      { id: questionId, text: 'Racontez une fois où vous avez travaillé sur un tableau électrique.' },
      ...kept,
    ]);
    const question = await first();
    expect(question?.kind).toBe('knowledge');
    expect(question?.key).toMatchObject(KEY);
    expect(question?.key?.signedBy).toBeUndefined();
  });

  test('trying an answer key on an answer returns each point as named, denied or not found, and stores nothing', async () => {
    const { attempt, first } = await asking();
    const { body } = await attempt(
      'Je coupe le courant. Je ne mets jamais de cadenas. Si c’est urgent, je travaille sous tension.',
    );
    expect(body.reading?.points.map(({ found, quote }) => [found, quote])).toEqual([
      ['named', 'Je coupe le courant'],
      ['denied', 'Je ne mets jamais de cadenas'],
      ['not-found', null],
    ]);
    expect(body.reading?.redFlags.map(({ text }) => text)).toEqual(['Travailler sous tension']);
    expect(body.level).toBeLessThanOrEqual(1);
    expect((await attempt('')).status).toBe(400);
    expect((await attempt('Je coupe le courant.', english)).body.reading).toBeNull();
    expect((await first())?.key).toBeUndefined();
  });

  test('the question sheet lists the skills without a question and suggests a bank question for each', async () => {
    const { sheet, save, kept } = await asking();
    const before = await sheet();
    const open = before.coverage.filter(({ questions }) => questions.length === 0);
    expect(before.coverage.map(({ skill }) => skill)).toEqual(OFFER.idealProfile.skills);
    expect(open.map(({ skill }) => skill)).toContain('Secourisme');
    const added = open.map(({ suggestion }) => ({ text: suggestion ?? '' }));
    await save([...kept, ...added]);
    const after = await sheet();
    expect(after.coverage.filter(({ questions }) => questions.length === 0)).toEqual([]);
    const aid = after.questions.find(({ competency }) => competency === 'Secourisme');
    expect(aid?.key?.signedBy).toBe('Kafaa');
  });

  test('transcript, file, report and export show the points found by a signed key, but none of a draft key', async () => {
    const signed = await asking();
    const { recruiter } = signed;
    const draft = await asking(recruiter);
    await signed.put({ ...KEY, sign: true });
    await draft.put(KEY);
    const id = await interviewed(signed, RIGHT);
    const other = await interviewed(draft, RIGHT);
    const chat = (await app.call(getTranscript, { params: { id } }, recruiter.token)).body;
    expect(chat.readings[0]?.points.map(({ found }) => found)).toEqual(['named', 'named', 'named']);
    expect(chat.readings[0]?.points[0]?.quote).toBe('D’abord je coupe le courant au disjoncteur');
    expect(chat.readings.slice(1)).toEqual(chat.questions.slice(1).map(() => null));
    const file = (await app.call(getCandidate, { params: { id } }, recruiter.token)).body;
    expect(file.evaluation?.keys).toEqual([{ exchangeIndex: 0, reading: chat.readings[0] }]);
    const without = (await app.call(getCandidate, { params: { id: other } }, recruiter.token)).body;
    expect(without.evaluation).not.toBeNull();
    expect(without.evaluation?.keys).toBeUndefined();

    await app.call(generateReport, { params: { id } }, recruiter.token);
    await app.drain();
    expect(report?.exchanges[0]?.verdict).toMatch(/^Niveau \d sur 4\. 3 points sur 3 du corrigé\.$/);
    expect(report?.exchanges[0]?.key?.map(({ label, text }) => `${label}: ${text}`)).toEqual(
      KEY.points.map(({ text }) => `Nommé: ${text}`),
    );
    expect(report?.exchanges[1]?.key).toEqual([]);

    await app.call(requestExport, {}, recruiter.token);
    await app.drain();
    const { url } = (await app.call(getExport, {}, recruiter.token)).body;
    const files = Object.entries(unzipSync((await app.app.inject({ url })).rawPayload)).map(
      ([name, bytes]) => [name, Buffer.from(bytes).toString()] as const,
    );
    const exported = (folder: string, part: string) =>
      files.find(([name, text]) => name.startsWith(folder) && name.endsWith('.json') && text.includes(part))?.[1] ??
      '{}';
    const offer = JSON.parse(exported('offres/', signed.id)) as { questions: { key?: object }[] };
    expect(offer.questions[0]?.key).toMatchObject({ ...KEY, signedBy: recruiter.email });
    const application = JSON.parse(exported('candidatures/', id)) as { evaluation: { keys: object[] } };
    expect(application.evaluation.keys).toEqual([{ exchangeIndex: 0, reading: chat.readings[0] }]);
  });

  test('a plan without answers shows the named points of a key without quotes from the answer', async () => {
    const signed = await asking(await newSubscriber(app));
    await signed.put({ ...KEY, sign: true });
    const id = await interviewed(signed, RIGHT);
    const { evaluation } = (await app.call(getCandidate, { params: { id } }, signed.recruiter.token)).body;
    expect(evaluation?.keys?.[0]?.reading).toEqual({
      points: KEY.points.map(({ text }) => ({ text, found: 'named', quote: null })),
      redFlags: [],
    });
  });

  test('an answer key is locked with 409 QUESTIONS_LOCKED once the first interview starts, but can still be tried', async () => {
    const { id, put, remove, attempt, draft, first } = await asking();
    await put({ ...KEY, sign: true });
    const { token } = await newCandidate(app, id);
    await start(app, token);
    const before = await first();
    for (const refused of [await put(KEY), await put({ ...KEY, sign: true }), await remove()])
      expect(refused).toMatchObject({ status: 409, body: { code: 'QUESTIONS_LOCKED' } });
    expect(await first()).toEqual(before);
    expect((await attempt(RIGHT)).status).toBe(200);
    fake.write(() => JSON.stringify(KEY));
    expect((await draft()).status).toBe(200);
  });

  test('a language model drafts an unsigned key that is not stored, and its usage is recorded', async () => {
    const { draft, first, sheet, id } = await asking();
    expect((await sheet()).drafts).toBe(true);
    fake.behave('ok');
    fake.write(() => JSON.stringify({ ...KEY, signedBy: 'le modèle' }));
    expect((await draft()).body).toEqual(KEY);
    expect((await first())?.key).toBeUndefined();
    const usage = (await usageSince(app.deps, { days: 1 })).filter(({ jobId }) => jobId === id);
    expect(usage).toMatchObject([{ purpose: 'questions', used: 'llm', candidateId: null }]);
  });

  test.each(['down', 'no-json', 'wrong-schema', 'hanging', 'refusal'] as const)(
    'a key draft by a failing model (%s) answers 503 DRAFT_FAILED with a French message and stores no key',
    async (mode) => {
      const { draft, first } = await asking();
      fake.write(null);
      fake.behave(mode);
      const failed = await draft();
      expect(failed).toMatchObject({ status: 503, body: { code: 'DRAFT_FAILED' } });
      expect((failed.body as unknown as { message: string }).message).toContain('écrivez le corrigé vous-même');
      expect((await first())?.key).toBeUndefined();
      fake.behave('ok');
    },
  );

  test('the free plan offers no key drafts and answers a draft request with 409 NO_DRAFTS', async () => {
    const { draft, sheet } = await asking(await newSubscriber(app));
    expect((await sheet()).drafts).toBe(false);
    expect(await draft()).toMatchObject({ status: 409, body: { code: 'NO_DRAFTS' } });
  });
});
