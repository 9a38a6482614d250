import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  exportCandidates,
  getCandidateCv,
  listCandidates,
  rejectCandidate,
  unrejectCandidate,
} from '@kafaa/domain/candidates/api';
import { setHumanLevel } from '@kafaa/domain/evaluations/api';
import { getTranscript } from '@kafaa/domain/interviews/api';
import { inviteCandidate, moveInvitation, withdrawInvitation } from '@kafaa/domain/invitations/api';
import type { Endpoint, Request } from '@kafaa/domain/kernel/endpoint';
import { generateReport, getReport } from '@kafaa/domain/reports/api';
import { eraseOwnData } from '@kafaa/domain/own-data/api';
import { commands } from '#/commands';
import { forgetOldEvents } from './service.ts';
import { auditEvents } from './tables.ts';
import { readArgs } from '#/platform/tasks/command';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  newCandidate,
  newEntreprise,
  newJob,
  newSubscriber,
  tokenFromMail,
} from '@kafaa/testing/app/factories';

const PDF = new TextEncoder().encode('%PDF-1.4 un CV');

oneDatabase('the trail', (open) => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof newEntreprise>>;
  let jobId: string;
  beforeAll(async () => {
    app = await openTestApp(open, {
      // The tests are about who reads the CV, so reading and rendering are stubbed.
      readCv: async () => ({ text: 'Quatre ans de React.', pages: 1, hiddenText: [], warnings: [] }),
      renderReport: async () => PDF,
    });
    owner = await newEntreprise(app);
    jobId = (await newJob(app, owner)).id;
  });
  afterAll(() => app.close());

  const interviewed = async () => {
    const { token, email } = await newCandidate(app, jobId);
    await answerAll(app, token);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: PDF } });
    await app.drain();
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, owner.token);
    return {
      id: page.body.content[0]?.id ?? '',
      email,
      link: await tokenFromMail(app, email, /MesDonnees\/([\w.-]+)/),
    };
  };
  const trail = async (...line: string[]) => {
    const command = commands.find(({ name }) => name === 'audit list');
    const answer = await command?.run(app.deps, readArgs(command, line));
    return answer as {
      text: string;
      json: { action: string; actor: string; email: string | null; candidateId: string }[];
    };
  };
  /** Calls an endpoint as the owner, one second after the last action, because the audit trail is sorted by time. */
  const decide = <E extends Endpoint>(endpoint: E, request: Request<E>) => {
    app.clock.move({ seconds: 1 });
    return app.call(endpoint, request, owner.token);
  };
  /** Returns the candidate's audited actions, oldest first. */
  const events = async (id: string) => (await trail('--candidate', id)).json.map(({ action }) => action).toReversed();

  test('the audit trail records each reading and decision once, with its actor and without the candidate’s address', async () => {
    const { id, email, link } = await interviewed();
    const params = { id };
    expect(await events(id)).toEqual([]);
    await decide(getCandidateCv, { params });
    await decide(getTranscript, { params });
    await decide(generateReport, { params });
    await app.drain();
    await decide(getReport, { params });
    await decide(exportCandidates, { params: { jobId }, query: {} });
    await decide(setHumanLevel, { params, body: { dimension: 'communicationSkills', level: 3 } });
    await decide(setHumanLevel, { params, body: { dimension: 'communicationSkills', level: 3 } });
    await decide(rejectCandidate, { params, body: {} });
    await decide(rejectCandidate, { params, body: {} });
    await decide(unrejectCandidate, { params });
    const meeting = {
      interviewType: 'ONLINE' as const,
      interviewPlace: 'https://meet.example/a',
      customMessage: 'Bonjour',
    };
    const invited = await decide(inviteCandidate, {
      body: { candidateId: id, ...meeting, interviewDate: '2026-12-01T09:00:00' },
    });
    const invitation = { id: invited.body.interviewInvitation.id };
    await decide(moveInvitation, { params: invitation, body: { ...meeting, interviewDate: '2026-12-02T09:00:00' } });
    await decide(withdrawInvitation, { params: invitation });
    await decide(withdrawInvitation, { params: invitation });
    app.clock.move({ seconds: 1 });
    await app.app.inject({ url: `/api/rights/${link}/cv` });
    const expected = [
      'CV_READ',
      'TRANSCRIPT_READ',
      'REPORT_READ',
      'EXPORTED',
      'LEVEL_SET',
      'REJECTED',
      'REJECTION_UNDONE',
      'INVITED',
      'INVITATION_MOVED',
      'INVITATION_WITHDRAWN',
      'CV_READ',
    ];
    expect(await events(id)).toEqual(expected);
    const { json, text } = await trail('--candidate', email, '--company', owner.email);
    expect(json).toHaveLength(expected.length);
    expect(json.at(-1)).toMatchObject({ actor: 'RECRUITER', email: owner.email, candidateId: id });
    expect(json[0]).toMatchObject({ actor: 'CANDIDATE', email: null, candidateId: id });
    expect(text).toContain('a ouvert le CV');
    // The trail holds ids and the account's own address, but nothing of the candidate.
    expect(JSON.stringify(json) + text).not.toContain(email);
    expect((await trail('--action', 'report_read')).json).toHaveLength(1);
  });

  test('a refused reading or decision writes no audit event', async () => {
    const { id } = await interviewed();
    const stranger = await newSubscriber(app);
    for (const endpoint of [getCandidateCv, getReport]) await app.call(endpoint, { params: { id } }, stranger.token);
    await app.call(getTranscript, { params: { id } }, stranger.token);
    await app.call(getReport, { params: { id } }, owner.token);
    await app.call(rejectCandidate, { params: { id }, body: {} }, stranger.token);
    expect(await events(id)).toEqual([]);
  });

  test('the audit trail keeps an erasure without the person’s data, and refuses every update and deletion', async () => {
    const { id, link, email } = await interviewed();
    await app.call(getCandidateCv, { params: { id } }, owner.token);
    expect(await events(id)).toEqual(['CV_READ']);
    app.clock.move({ seconds: 1 });
    await app.call(eraseOwnData, { params: { link }, body: { confirmed: true } });
    await app.call(eraseOwnData, { params: { link }, body: { confirmed: true } });
    expect(await events(id)).toEqual(['CV_READ', 'ERASED']);
    expect((await trail('--candidate', email)).json).toEqual([]);
    const { db } = app.deps;
    const mine = eq(auditEvents.candidateId, id);
    const refused = (work: PromiseLike<unknown>) =>
      expect(Promise.resolve(work)).rejects.toMatchObject({ cause: { message: 'audit_events is append-only' } });
    await refused(db.update(auditEvents).set({ action: 'INVITED' }).where(mine));
    await refused(db.delete(auditEvents).where(mine));
    await refused(db.execute(sql`truncate audit_events`));
    // The setting of the retention task does not allow the deletion of rows newer than its cutoff either.
    const early = new Date(app.clock.now().getTime() - 1000);
    await refused(
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('kafaa.audit_cutoff', ${early.toISOString()}, true)`);
        await tx.delete(auditEvents).where(mine);
      }),
    );
    expect(await events(id)).toEqual(['CV_READ', 'ERASED']);
  });

  test('an audit event is kept for the retention period of candidate data and then deleted', async () => {
    const { id } = await interviewed();
    await app.call(getCandidateCv, { params: { id } }, owner.token);
    const kept = () => app.deps.db.$count(auditEvents, eq(auditEvents.candidateId, id));
    app.clock.move({ days: 720 });
    await forgetOldEvents(app.deps);
    expect(await kept()).toBe(1);
    app.clock.move({ days: 20 });
    await forgetOldEvents(app.deps);
    expect(await kept()).toBe(0);
  });
});
