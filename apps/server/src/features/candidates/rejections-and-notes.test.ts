import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getCandidate,
  listCandidates,
  rejectCandidate,
  rejectCandidates,
  saveCandidateNotes,
  unrejectCandidate,
  unrejectCandidates,
} from '@kafaa/domain/candidates/api';
import { inviteCandidate, listInvitations } from '@kafaa/domain/invitations/api';
import { getInterview, joinWaitlist, saveAnswer, startInterview } from '@kafaa/domain/interviews/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { MAX_DECISIONS, MAX_NOTES_LENGTH, MAX_REASON_LENGTH } from '@kafaa/domain/candidates/options';
import { sendRejectionMail } from './decision-service.ts';
import { recordStatus } from './service.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  complete,
  newCandidate,
  newEntreprise,
  newJob,
  newMember,
  newSubscriber,
  type Recruiter,
  start,
} from '@kafaa/testing/app/factories';

oneDatabase('deciding', (open) => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof newEntreprise>>;
  let jobId: string;
  beforeAll(async () => {
    app = await openTestApp(open);
    owner = await newEntreprise(app);
    jobId = (await newJob(app, owner)).id;
  });
  afterAll(() => app.close());

  const applicant = async (recruiter: Recruiter = owner, job = jobId) => {
    const { email, token } = await newCandidate(app, job);
    const page = await app.call(listCandidates, { params: { jobId: job }, query: { search: email } }, recruiter.token);
    const [candidate] = page.body.content;
    if (!candidate) throw new Error('the offer does not list the candidate');
    return { id: candidate.id, email, token };
  };
  const reject = (id: string, reason?: string, { token }: Recruiter = owner) =>
    app.call(rejectCandidate, { params: { id }, body: { reason } }, token);
  const unreject = (id: string, { token }: Recruiter = owner) => app.call(unrejectCandidate, { params: { id } }, token);
  const read = async (id: string, { token }: Recruiter = owner) =>
    (await app.call(getCandidate, { params: { id } }, token)).body;
  const answersTo = async (email: string) =>
    (await app.mails(email)).filter(({ subject }) => subject.startsWith('Votre candidature pour'));

  test('a rejection closes the candidate’s interview with 410, and an undo reopens it', async () => {
    const waiting = await applicant();
    const running = await applicant();
    await start(app, running.token);
    const params = ({ token }: { token: string }) => ({ params: { token } });
    const answer = () =>
      app.call(saveAnswer, {
        params: { token: running.token, index: '0' },
        body: { answer: 'Une réponse.', revision: 1 },
      });
    for (const { id } of [waiting, running]) await reject(id);

    const closed = { status: 410, body: { code: 'APPLICATION_CLOSED' } };
    expect(await app.call(getInterview, params(waiting))).toMatchObject(closed);
    expect(
      await app.call(startInterview, { ...params(waiting), body: { consentVersion: CONSENT_VERSION } }),
    ).toMatchObject(closed);
    expect(await app.call(joinWaitlist, params(waiting))).toMatchObject(closed);
    expect(await app.call(getInterview, params(running))).toMatchObject(closed);
    expect(await answer()).toMatchObject(closed);
    expect(await complete(app, running.token)).toMatchObject(closed);

    for (const { id } of [waiting, running]) expect((await unreject(id)).status).toBe(200);
    expect((await app.call(getInterview, params(waiting))).status).toBe(200);
    expect((await answer()).status).toBe(200);
  });

  test('a rejection stores its trimmed reason and returns the time of the mail to the candidate', async () => {
    const { id } = await applicant();
    const { status, body } = await reject(id, '  Un autre candidat est retenu ');
    expect(status).toBe(200);
    const now = app.clock.now().getTime();
    expect(body).toEqual({
      id,
      status: 'REJECTED',
      stage: 'REJECTED',
      setStage: null,
      stageVersion: 2,
      rejection: {
        reason: 'Un autre candidat est retenu',
        rejectedAt: new Date(now).toISOString(),
        mailedAt: null,
        mailAt: new Date(now + 3_600_000).toISOString(),
      },
    });
    expect((await read(id)).rejection).toEqual(body.rejection);
  });

  test('a rejection needs no body, a repetition changes nothing, and an overlong reason answers 400', async () => {
    const { id } = await applicant();
    const bare = await app.app.inject({
      method: 'PUT',
      url: `/api/candidates/reject/${id}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(bare.statusCode).toBe(200);
    app.clock.move({ minutes: 5 });
    const again = await reject(id, 'Autre');
    expect(again.body.rejection).toEqual(bare.json<{ rejection: object }>().rejection);
    expect(again.body.rejection?.reason).toBeNull();
    expect(await reject((await applicant()).id, 'x'.repeat(MAX_REASON_LENGTH + 1))).toMatchObject({ status: 400 });
  });

  test('the rejection mail is sent once, one hour later, without the reason', async () => {
    const { id, email } = await applicant();
    await reject(id, 'Réponses trop peu précises');
    app.clock.move({ minutes: 59 });
    await app.drain();
    expect(await answersTo(email)).toEqual([]);
    app.clock.move({ minutes: 1 });
    await app.drain();
    const [mail, ...more] = await answersTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('prise par une personne, pas par une machine');
    expect(mail?.text).toContain('/MesDonnees/');
    expect(mail?.text).not.toContain('Réponses trop peu précises');
    expect(mail?.text).not.toContain('répondre à l’entretien');
    const { rejection } = await read(id);
    expect(rejection).toMatchObject({ mailedAt: app.clock.now().toISOString(), mailAt: null });

    await sendRejectionMail(app.deps, {
      companyId: owner.companyId,
      candidateId: id,
      rejectedAt: rejection?.rejectedAt ?? '',
    });
    expect(await answersTo(email)).toHaveLength(1);
    expect(await unreject(id)).toMatchObject({ status: 409, body: { code: 'REJECTION_MAILED' } });
    expect((await read(id)).status).toBe('REJECTED');
  });

  test('undoing a rejection within the hour cancels its mail, and a second rejection waits an hour again', async () => {
    const { id, email } = await applicant();
    await reject(id);
    app.clock.move({ minutes: 30 });
    expect((await unreject(id)).body).toMatchObject({ id, status: 'PENDING', stage: 'REGISTERED', rejection: null });
    expect((await unreject(id)).body).toMatchObject({ id, status: 'PENDING', stage: 'REGISTERED', rejection: null });
    app.clock.move({ minutes: 20 });
    await reject(id);
    // The first rejection's hour is over, but that rejection was undone.
    app.clock.move({ minutes: 30 });
    await app.drain();
    expect(await answersTo(email)).toEqual([]);
    app.clock.move({ minutes: 30 });
    await app.drain();
    expect(await answersTo(email)).toHaveLength(1);
  });

  test('a plan below Entreprise sends a short rejection mail after the same delay, with the same undo', async () => {
    const small = await newSubscriber(app);
    const { id, email } = await applicant(small, (await newJob(app, small)).id);
    await reject(id, 'Profil trop junior', small);
    expect((await unreject(id, small)).body.status).toBe('PENDING');
    app.clock.move({ hours: 2 });
    await app.drain();
    expect(await answersTo(email)).toEqual([]);
    const mailAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    expect((await reject(id, 'Profil trop junior', small)).body.rejection).toMatchObject({ mailAt });
    app.clock.move({ hours: 1 });
    await app.drain();
    const [mail, ...more] = await answersTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('a décidé de ne pas donner suite à votre candidature');
    expect(mail?.text).not.toContain('pas la réponse que vous espériez');
    expect(mail?.text).not.toContain('junior');
    expect((await unreject(id, small)).status).toBe(409);
  });

  test('a candidate gets the short rejection mail if the plan ends before the mail is sent', async () => {
    const other = await openTestApp(open);
    const late = await newEntreprise(other);
    const { email } = await newCandidate(other, (await newJob(other, late)).id);
    const [job] = (await other.call((await import('@kafaa/domain/jobs/api')).listJobs, {}, late.token)).body;
    const page = await other.call(listCandidates, { params: { jobId: job?.id ?? '' }, query: {} }, late.token);
    const id = page.body.content[0]?.id ?? '';
    const { login } = await import('@kafaa/domain/auth/api');
    const { PASSWORD } = await import('@kafaa/testing/app/factories');
    const token = async () =>
      (await other.call(login, { body: { userName: late.email, password: PASSWORD } })).body.accessToken;
    other.clock.move({ days: 29, hours: 23, minutes: 30 });
    const decided = await other.call(rejectCandidate, { params: { id }, body: {} }, await token());
    expect(decided.body.rejection?.mailAt).not.toBeNull();
    other.clock.move({ hours: 1 });
    await other.drain();
    const told = (await other.mails(email)).filter(({ subject }) => subject.startsWith('Votre candidature'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toContain('pas la réponse que vous espériez');
    await other.close();
  });

  test('an unfinished interview and an invited candidate can be rejected, and an undo without a rejection changes nothing', async () => {
    const started = await applicant();
    await start(app, started.token);
    expect((await reject(started.id)).body.status).toBe('REJECTED');
    const invited = await applicant();
    const key = { companyId: owner.companyId, candidateId: invited.id };
    await recordStatus(app.deps.db, key, 'ACCEPTED', { at: app.clock.now(), by: null });
    expect((await unreject(invited.id)).body.status).toBe('ACCEPTED');
    expect((await reject(invited.id)).body.status).toBe('REJECTED');
  });

  test('a batch of rejections or undos changes all its candidates or none', async () => {
    const [a, b, c] = [await applicant(), await applicant(), await applicant()];
    const ids = [c.id, a.id, b.id];
    const many = (list: string[], { token }: Recruiter = owner) =>
      app.call(rejectCandidates, { body: { ids: list, reason: 'Autre' } }, token);
    expect(await many([a.id, '0199f000-0000-7000-8000-000000000000'])).toMatchObject({ status: 404 });
    expect(await many([a.id, 'x'])).toMatchObject({ status: 404 });
    const stranger = await newSubscriber(app);
    expect(await many([a.id], stranger)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
    expect((await read(a.id)).status).toBe('PENDING');
    expect(await many([])).toMatchObject({ status: 400 });
    expect(await many(Array.from({ length: MAX_DECISIONS + 1 }, () => a.id))).toMatchObject({ status: 400 });

    const done = await many([...ids, a.id]);
    expect(done.body.map(({ id, status }) => [id, status])).toEqual(ids.map((id) => [id, 'REJECTED']));
    const undo = (list: string[]) => app.call(unrejectCandidates, { body: { ids: list } }, owner.token);
    expect((await undo(ids)).body.map(({ status }) => status)).toEqual(['PENDING', 'PENDING', 'PENDING']);

    await many([a.id]);
    app.clock.move({ hours: 1 });
    await app.drain();
    await many([b.id]);
    expect(await undo([b.id, a.id])).toMatchObject({ status: 409, body: { code: 'REJECTION_MAILED' } });
    expect((await read(b.id)).status).toBe('REJECTED');
  });

  test('concurrent rejections, undos and mails end in one mail and a final rejection, or in no mail', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id, email } = await applicant();
      const rejectedAt = (await reject(id)).body.rejection?.rejectedAt ?? '';
      const tell = () => sendRejectionMail(app.deps, { companyId: owner.companyId, candidateId: id, rejectedAt });
      const [undone] = await Promise.all([unreject(id), tell(), tell(), reject(id), unreject(id)]);
      const { status, rejection } = await read(id);
      const told = (await answersTo(email)).length;
      const mailed = typeof rejection?.mailedAt === 'string';
      // If the mail was sent, it is the only one and the rejection is final. Otherwise the first undo came in time.
      expect(told).toBe(mailed ? 1 : 0);
      expect(mailed ? [200, 409] : [200]).toContain(undone.status);
      expect(mailed ? status : 'REJECTED').toBe('REJECTED');
    }
  }, 60_000);

  test('concurrent batch decisions in opposite orders do not deadlock and leave all candidates with one status', async () => {
    const people = [await applicant(), await applicant(), await applicant(), await applicant()].map(({ id }) => id);
    const rounds = Array.from({ length: 10 }, (_, index) => {
      const ids = index % 2 === 0 ? people : people.toReversed();
      const endpoint = index % 3 === 0 ? unrejectCandidates : rejectCandidates;
      return app.call(endpoint, { body: { ids } }, owner.token);
    });
    expect((await Promise.all(rounds)).map(({ status }) => status)).toEqual(rounds.map(() => 200));
    expect(new Set(await Promise.all(people.map(async (id) => (await read(id)).status))).size).toBe(1);
  });

  test('a concurrent rejection and invitation by two recruiters end in a rejection without a meeting', async () => {
    const colleague = await newMember(app, owner, { role: 'RECRUITER' });
    for (let round = 0; round < 6; round += 1) {
      const { id, email } = await applicant();
      const interviewDate = new Date(app.clock.now().getTime() + (round + 3) * 86_400_000).toISOString().slice(0, 19);
      const place = { interviewType: 'ONLINE', interviewPlace: 'https://meet.example/abc', customMessage: '' } as const;
      const invite = () =>
        app.call(inviteCandidate, { body: { candidateId: id, ...place, interviewDate } }, colleague.token);
      const [first, second] = round % 2 === 0 ? [() => reject(id), invite] : [invite, () => reject(id)];
      const statuses = (await Promise.all([first(), second()])).map(({ status }) => status).toSorted((a, b) => a - b);
      expect([
        [200, 201],
        [200, 409],
      ]).toContainEqual(statuses);
      app.clock.move({ seconds: 15 });
      await app.drain();
      expect((await read(id)).status).toBe('REJECTED');
      const listed = (await app.call(listInvitations, {}, owner.token)).body;
      expect(listed.filter(({ candidateId }) => candidateId === id)).toEqual([]);
      const about = (words: RegExp) => async () =>
        (await app.mails(email)).filter(({ subject }) => words.test(subject)).length;
      expect(await about(/annulé/)()).toBe(await about(/vous invite à un entretien/)());
    }
  });

  test('the server stores candidate notes as typed, and answers 400 to overlong notes', async () => {
    const { id } = await applicant();
    const save = (notes: string) => app.call(saveCandidateNotes, { params: { id }, body: { notes } }, owner.token);
    expect((await read(id)).notes).toBe('');
    expect((await save('À rappeler lundi \n')).body).toEqual({ notes: 'À rappeler lundi \n' });
    expect((await read(id)).notes).toBe('À rappeler lundi \n');
    expect(await save('x'.repeat(MAX_NOTES_LENGTH + 1))).toMatchObject({ status: 400 });
    expect((await save('')).status).toBe(200);
    expect((await read(id)).notes).toBe('');
  });

  test('saving notes over a changed version answers 409 NOTES_CHANGED, also for concurrent saves', async () => {
    const { id } = await applicant();
    const save = (notes: string, before: string) =>
      app.call(saveCandidateNotes, { params: { id }, body: { notes, before } }, owner.token);
    expect((await save('Rappeler lundi', '')).status).toBe(200);
    expect(await save('Rappeler mardi', '')).toMatchObject({ status: 409, body: { code: 'NOTES_CHANGED' } });
    expect((await read(id)).notes).toBe('Rappeler lundi');
    // The same text is saved again, as a client does after a lost response.
    expect((await save('Rappeler lundi', '')).status).toBe(200);
    expect((await save('Rappeler mardi', 'Rappeler lundi')).status).toBe(200);
    const both = await Promise.all([save('Oui', 'Rappeler mardi'), save('Non', 'Rappeler mardi')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(['Oui', 'Non']).toContain((await read(id)).notes);
  });
});
