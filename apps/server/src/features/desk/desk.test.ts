import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { getCandidate, rejectCandidate } from '@kafaa/domain/candidates/api';
import { getDesk, visitOffer } from '@kafaa/domain/desk/api';
import type { Desk } from '@kafaa/domain/desk/schema';
import { changeReading, setAnswerLevel } from '@kafaa/domain/evaluations/api';
import { firstReason } from '@kafaa/domain/evaluations/reason-texts';
import { remindCandidates } from '@kafaa/domain/interviews/api';
import { inviteCandidate, listInvitations, recordOutcome, sendReply } from '@kafaa/domain/invitations/api';
import { readQuestions } from '@kafaa/domain/jobs/api';
import { createOpinionLink } from '@kafaa/domain/opinions/api';
import { reopenInterview, withdrawApplication } from '@kafaa/domain/own-data/api';
import { removeMember } from '@kafaa/domain/team/api';
import { giveOpinion } from '#/features/opinions/shared-service';
import { askForReview } from '#/features/reviews/service';
import { Offer } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import {
  newEntreprise,
  newJob,
  newMember,
  PASSWORD,
  type Recruiter,
  refuseMailTo,
  tokenFromMail,
} from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { quick, rowsOf } from '@kafaa/testing/routes/two-companies';

oneDatabase('the desk', (open) => {
  let app: TestApp;
  let recruiter: Awaited<ReturnType<typeof newEntreprise>>;
  let [first, second]: [Offer, Offer] = [] as never;
  beforeAll(async () => {
    app = await openTestApp(open, quick);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    recruiter = await newEntreprise(app);
    first = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
    app.clock.move({ minutes: 1 });
    second = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
  });

  const desk = async (who: Recruiter = recruiter, size?: string): Promise<Desk> => {
    const { status, body } = await app.call(getDesk, { query: size === undefined ? {} : { size } }, who.token);
    expect(status).toBe(200);
    return body;
  };
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 19);
  const invite = async (candidateId: string, otherDates: string[] = []) => {
    const body = {
      candidateId,
      interviewType: 'ONLINE' as const,
      interviewPlace: 'https://meet.example/a',
      interviewDate: inDays(3),
      otherDates,
    };
    expect((await app.call(inviteCandidate, { body }, recruiter.token)).status).toBe(201);
    await app.drain();
  };
  const reply = async (email: string, answer: 'ACCEPTED' | 'DECLINED', note = '') => {
    const link = await tokenFromMail(app, email, /\/Invitation\/([\w.-]+)/);
    const sent = await app.call(sendReply, { params: { link }, body: { reply: answer, sequence: 0, note } });
    expect(sent.status).toBe(200);
  };
  /** Moves the clock by days and logs in again, because the session has ended. */
  const pass = async (days: number) => {
    app.clock.move({ days });
    const again = await app.call(login, { body: { userName: recruiter.email, password: PASSWORD } });
    Object.assign(recruiter, { token: again.body.accessToken });
  };
  const kinds = (group: { items: readonly { kind: string }[] }) => group.items.map(({ kind }) => kind);

  test('the desk lists the candidates to decide on over all offers, newest first, with recommendation and one sentence', async () => {
    const one = await first.evaluated();
    const two = await second.evaluated();
    const { toDecide, offers } = await desk();
    expect(toDecide.items.map(({ candidate, jobId }) => [candidate.id, jobId])).toEqual([
      [two.id, second.jobId],
      [one.id, first.jobId],
    ]);
    expect(offers.map(({ jobId, unread }) => [jobId, unread])).toEqual([
      [second.jobId, 1],
      [first.jobId, 1],
    ]);
    const { evaluation } = (await app.call(getCandidate, { params: { id: one.id } }, recruiter.token)).body;
    const row = toDecide.items[1];
    expect(row?.recommendation).toBe(evaluation?.recommendation);
    expect(row?.reason).toMatch(/\S\.$/);
    expect(row?.reason).toBe(firstReason(evaluation?.note ?? '', evaluation?.recommendation ?? ''));
    expect(row?.at).toBe(evaluation?.evaluatedAt);
  });

  test('the desk lists candidates recommended for a meeting before the others to decide on', async () => {
    const people = [await first.evaluated(), await second.evaluated(), await first.evaluated()];
    const [oldest, middle, newest] = people.map(({ id }) => id);
    const given = {
      [oldest ?? '']: 'À rencontrer',
      [middle ?? '']: 'Peu adapté au poste',
      [newest ?? '']: 'À approfondir',
    };
    for (const [id, recommendation] of Object.entries(given))
      await rowsOf(
        app.deps.db,
        sql`update evaluations set result = jsonb_set(result, '{recommendation}', to_jsonb(${recommendation}::text)) where candidate_id = ${id}`,
      );
    expect((await desk()).toDecide.items.map(({ candidate }) => candidate.id)).toEqual([oldest, newest, middle]);
  });

  test('a decided, withdrawn or reopened candidate leaves the group to decide', async () => {
    const people = [await first.evaluated(), await first.evaluated(), await first.evaluated(), await first.evaluated()];
    const [rejected, invited, gone, again] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ];
    await app.call(rejectCandidate, { params: { id: rejected.id }, body: {} }, recruiter.token);
    await invite(invited.id);
    await app.call(withdrawApplication, { params: { link: gone.link } });
    await app.call(reopenInterview, { params: { id: again.id } }, recruiter.token);
    expect((await desk()).toDecide).toEqual({ items: [], more: false });
  });

  test('a closed evaluation shows the number of answers without a level, and its recommendation once they have levels', async () => {
    const reviewer = await newMember(app, recruiter, { role: 'REVIEWER', jobIds: [first.jobId] });
    await app.call(changeReading, { body: { on: true } }, recruiter.token);
    const { id } = await first.evaluated();
    const row = async (who: Recruiter) => {
      const [item] = (await desk(who)).toDecide.items;
      return [item?.levelsLeft, item?.recommendation === null, item?.reason === null];
    };
    const level = (position: number) =>
      app.call(setAnswerLevel, { params: { id }, body: { position, level: 2 } }, reviewer.token);
    expect(await row(reviewer)).toEqual([2, true, true]);
    await level(0);
    expect(await row(reviewer)).toEqual([1, true, true]);
    await level(1);
    await level(2);
    expect((await row(reviewer)).slice(0, 2)).toEqual([0, false]);
    expect(await row(recruiter)).toEqual([2, true, true]);
    await app.call(changeReading, { body: { on: false } }, recruiter.token);
    expect((await row(recruiter)).slice(0, 2)).toEqual([0, false]);
  });

  test('a group of the desk lists as many entries as requested and says whether there are more', async () => {
    const people = [await first.evaluated(), await second.evaluated(), await first.evaluated()];
    const { toDecide } = await desk(recruiter, '2');
    expect(toDecide.items.map(({ candidate }) => candidate.id)).toEqual([people[2]?.id, people[1]?.id]);
    expect(toDecide.more).toBe(true);
    expect((await desk(recruiter, '3')).toDecide.more).toBe(false);
    expect((await app.call(getDesk, { query: { size: '101' } }, recruiter.token)).status).toBe(400);
  });

  test('opening an offer marks its candidates as seen by this person, and only later ones are new', async () => {
    const other = await newMember(app, recruiter, { role: 'RECRUITER', allOffers: true });
    await first.evaluated();
    await second.evaluated();
    expect((await desk()).lastVisit).toBeNull();
    app.clock.move({ minutes: 1 });
    const at = app.clock.now().toISOString();
    const visit = () => app.call(visitOffer, { params: { jobId: first.jobId } }, recruiter.token);
    expect(await visit()).toMatchObject({ status: 200, body: { visitedAt: at } });
    const seen = async (who?: Recruiter) => (await desk(who)).offers.map(({ unread }) => unread);
    expect(await seen()).toEqual([1, 0]);
    expect(await seen(other)).toEqual([1, 1]);
    const shown = await desk();
    expect([shown.lastVisit, shown.toDecide.items.map(({ isNew }) => isNew)]).toEqual([at, [true, false]]);
    await first.evaluated();
    expect(await seen()).toEqual([1, 1]);
    app.clock.move({ minutes: 1 });
    await visit();
    expect(await seen()).toEqual([1, 0]);
    const params = { jobId: '0199f000-0000-7000-8000-000000000000' };
    expect(await app.call(visitOffer, { params }, recruiter.token)).toMatchObject({ status: 404 });
  });

  test('the server deletes the offer visits of a person who leaves the company', async () => {
    const other = await newMember(app, recruiter, { role: 'RECRUITER', allOffers: true });
    await app.call(visitOffer, { params: { jobId: first.jobId } }, other.token);
    const visits = () => rowsOf(app.deps.db, sql`select * from desk_visits where user_id = ${other.id}`);
    expect(await visits()).toHaveLength(1);
    expect((await app.call(removeMember, { params: { id: other.id } }, recruiter.token)).status).toBe(200);
    expect(await visits()).toEqual([]);
  });

  test('candidates’ replies, opinions and contestations stay among the replies until a member acts on them', async () => {
    const [yes, no, judged, contests] = [
      await first.evaluated(),
      await first.evaluated(),
      await second.evaluated(),
      await second.evaluated(),
    ];
    await invite(yes.id);
    await invite(no.id, [inDays(4)]);
    await reply(yes.email, 'ACCEPTED');
    app.clock.move({ minutes: 1 });
    await reply(no.email, 'DECLINED', 'Plutôt jeudi.');
    app.clock.move({ minutes: 1 });
    const link = await app.call(
      createOpinionLink,
      { body: { candidateIds: [judged.id], recipient: 'Patron' } },
      recruiter.token,
    );
    const opinion = { name: 'Sami', verdict: 'YES' as const, sentence: 'Me convient.' };
    await giveOpinion(app.deps, link.body.url?.split('/').at(-1) ?? '', { candidateId: judged.id, ...opinion });
    app.clock.move({ minutes: 1 });
    await askForReview(app.deps, contests.link, { kind: 'CONTEST', reason: 'Relisez.' });
    const { replies } = await desk();
    expect(replies.items.map(({ kind, candidate }) => [kind, candidate.id])).toEqual([
      ['CONTEST', contests.id],
      ['OPINION', judged.id],
      ['DECLINED', no.id],
      ['ACCEPTED', yes.id],
    ]);
    expect(replies.items[1]?.opinion).toEqual(opinion);
    expect(replies.items[2]?.interviewAt).toBeNull();
    expect(replies.items[3]?.interviewAt).toMatch(/^\d{4}-/);
    expect(replies.items.map(({ note }) => note)).toEqual(['', '', 'Plutôt jeudi.', '']);
    expect(replies.items[0]?.dueAt).toMatch(/^\d{4}-/);
    // The accepted meeting has taken place.
    await pass(4);
    expect(kinds((await desk()).replies)).toEqual(['OUTCOME', 'CONTEST', 'OPINION', 'DECLINED']);
    const listed = await app.call(listInvitations, {}, recruiter.token);
    const met = listed.body.find(({ candidateId }) => candidateId === yes.id)?.interviewInvitation.id ?? '';
    await app.call(recordOutcome, { params: { id: met }, body: { outcome: 'HELD' } }, recruiter.token);
    expect(kinds((await desk()).replies)).toEqual(['CONTEST', 'OPINION', 'DECLINED']);
    for (const { id } of [no, judged]) await app.call(rejectCandidate, { params: { id }, body: {} }, recruiter.token);
    expect(kinds((await desk()).replies)).toEqual(['CONTEST']);
  });

  test('the desk lists an offer with candidates as blocked until a member reads its questions or an interview starts', async () => {
    expect((await desk()).blocked.items).toEqual([]);
    await first.applicant();
    await second.applicant();
    const shown = async () =>
      (await desk()).blocked.items.map(({ kind, jobId, candidate }) => [kind, jobId, candidate]);
    expect(await shown()).toEqual([
      ['QUESTIONS_UNREAD', second.jobId, null],
      ['QUESTIONS_UNREAD', first.jobId, null],
    ]);
    await app.call(readQuestions, { params: { id: second.jobId } }, recruiter.token);
    expect(await shown()).toEqual([['QUESTIONS_UNREAD', first.jobId, null]]);
    await first.evaluated();
    expect(await shown()).toEqual([]);
    const reviewer = await newMember(app, recruiter, { role: 'REVIEWER' });
    expect((await desk(reviewer)).blocked.items).toEqual([]);
  });

  test('the desk lists refused mails, ended links, missing evaluations and waiting lists as blocked until they are resolved', async () => {
    const { db } = app.deps;
    await app.call(readQuestions, { params: { id: first.jobId } }, recruiter.token);
    const [refused, ended] = [await first.applicant(), await first.applicant()];
    await app.drain();
    await refuseMailTo(app, refused.email);
    const asked = await second.evaluated();
    await askForReview(app.deps, asked.link, { kind: 'PERSON', reason: '' });
    const failed = await second.evaluated();
    await db.execute(sql`update candidates set evaluated_at = null where id = ${failed.id}`);
    const waiting = await second.applicant();
    const at = app.clock.now().toISOString();
    await db.execute(sql`update interviews set waitlisted_at = ${at}::timestamptz
      where candidate_id = (select id from candidates where email = ${waiting.email})`);
    const shown = async () => new Set(kinds((await desk()).blocked));
    expect(await shown()).toEqual(new Set(['MAIL_REFUSED', 'PERSON_ASKED', 'WAITING_LIST']));
    expect((await desk()).blocked.items.find(({ kind }) => kind === 'WAITING_LIST')).toMatchObject({
      jobId: second.jobId,
      candidate: null,
      waiting: 1,
    });
    // An evaluation may take an hour, so it counts as missing only after that.
    app.clock.move({ hours: 2 });
    expect(await shown()).toContain('NOT_EVALUATED');
    await pass(8);
    const links = (await desk()).blocked.items.filter(({ kind }) => kind === 'LINK_EXPIRED');
    expect(links.map(({ jobId }) => jobId)).toEqual([second.jobId, first.jobId, first.jobId]);
    const id = await first.idOf(ended);
    await app.call(reopenInterview, { params: { id } }, recruiter.token);
    const left = (await desk()).blocked.items.filter(({ kind }) => kind === 'LINK_EXPIRED');
    expect(left.map(({ candidate }) => candidate?.id)).not.toContain(id);
    expect(left).toHaveLength(2);
    // The link of an old application no longer needs a renewal.
    await pass(40);
    expect(await shown()).toEqual(new Set(['MAIL_REFUSED', 'PERSON_ASKED', 'NOT_EVALUATED', 'WAITING_LIST']));
  });

  test('the desk lists a link that ends within a day as blocked until a reminder is sent or the link ends', async () => {
    await app.call(readQuestions, { params: { id: first.jobId } }, recruiter.token);
    const { email } = await first.applicant();
    await app.drain();
    await pass(5);
    expect((await desk()).blocked.items).toEqual([]);
    app.clock.move({ hours: 6 });
    await pass(1);
    const [row] = (await desk()).blocked.items;
    expect(row).toMatchObject({ kind: 'LINK_ENDS', jobId: first.jobId, isNew: true });
    // The entry has waited since a day before the end of the link.
    expect(app.clock.now().getTime() - Date.parse(row?.at ?? '')).toBe(6 * 3_600_000);
    const id = await first.idOf({ email });
    expect(row?.candidate?.id).toBe(id);
    expect((await app.call(remindCandidates, { body: { ids: [id] } }, recruiter.token)).status).toBe(200);
    expect((await desk()).blocked.items).toEqual([]);
    await pass(2);
    expect(kinds((await desk()).blocked)).toEqual(['LINK_EXPIRED']);
  });

  test('a reviewer sees only their own offers, without the requests and actions of other roles', async () => {
    const [own, other] = [await first.evaluated(), await second.evaluated()];
    await askForReview(app.deps, own.link, { kind: 'CONTEST', reason: 'Relisez.' });
    await app.drain();
    await refuseMailTo(app, own.email);
    const reviewer = await newMember(app, recruiter, { role: 'REVIEWER', allOffers: false, jobIds: [first.jobId] });
    const seen = await desk(reviewer);
    expect(seen.toDecide.items.map(({ candidate }) => candidate.id)).toEqual([own.id]);
    expect(seen.offers.map(({ jobId }) => jobId)).toEqual([first.jobId]);
    expect([seen.replies.items, seen.blocked.items]).toEqual([[], []]);
    expect((await desk()).blocked.items.map(({ candidate }) => candidate?.id)).toEqual([own.id]);
    const visit = (jobId: string) => app.call(visitOffer, { params: { jobId } }, reviewer.token);
    expect([(await visit(first.jobId)).status, (await visit(second.jobId)).status]).toEqual([200, 404]);
    const nobody = await newMember(app, recruiter, { role: 'RECRUITER', allOffers: false, jobIds: [] });
    expect(await desk(nobody)).toMatchObject({ offers: [], toDecide: { items: [] }, blocked: { items: [] } });
    expect(JSON.stringify(await desk(nobody))).not.toContain(other.id);
  });
});
