import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { rejectCandidate } from '@kafaa/domain/candidates/api';
import { chooseInterviewMails, getInterviewMails, visitOffer } from '@kafaa/domain/desk/api';
import type { InterviewMails } from '@kafaa/domain/auth/options';
import { changeReading, setAnswerLevel } from '@kafaa/domain/evaluations/api';
import { eraseOwnData, withdrawApplication } from '@kafaa/domain/own-data/api';
import type { Db } from '#/deps';
import { askForReview } from '#/features/reviews/service';
import { Offer } from '@kafaa/testing/app/applicants';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob, newMember, PASSWORD, type Recruiter } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { quick, rowsOf } from '@kafaa/testing/routes/two-companies';
import { nextRun } from '#/adapters/queue/schedule';
import { sendDigests } from './digest-service.ts';
import { registerDeskTasks } from './tasks.ts';

const bound = (target: object, name: string | symbol): unknown => {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
};
const EACH = /a terminé son entretien/;
const DIGEST = /entretiens? terminés?.* à regarder/;

oneDatabase('the daily mail about finished interviews', (open, kind) => {
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

  const choose = (choice: InterviewMails, who: Recruiter = recruiter) =>
    app.call(chooseInterviewMails, { body: { choice } }, who.token);
  const mailsTo = async ({ email }: Recruiter, subject: RegExp) => {
    await app.drain();
    return (await app.mails(email)).filter((mail) => subject.test(mail.subject));
  };
  /** The text of the only digest. */
  const digestOf = async (who: Recruiter = recruiter) => {
    const found = await mailsTo(who, DIGEST);
    expect(found).toHaveLength(1);
    return found[0]?.text ?? '';
  };
  /** Sends the digests one minute later, because a digest covers the time until a minute before. */
  const send = (deps = app.deps) => {
    app.clock.move({ minutes: 1 });
    return sendDigests(deps);
  };

  test('a member with one offer is mailed about each interview by default, and with two offers once a day', async () => {
    const single = await newEntreprise(app);
    const only = new Offer(app, single, (await newJob(app, single)).id);
    const setting = async () => (await app.call(getInterviewMails, {}, single.token)).body;
    expect(await setting()).toEqual({ choice: 'EACH', own: false });
    await only.evaluated();
    app.clock.move({ minutes: 1 });
    await newJob(app, single);
    expect(await setting()).toEqual({ choice: 'DAILY', own: false });
    const later = await only.evaluated();
    expect(await mailsTo(single, EACH)).toHaveLength(1);
    await send();
    // The first interview was mailed when it finished.
    const text = await digestOf(single);
    expect(text.match(/candidate=/g)).toHaveLength(1);
    expect(text).toContain(`candidate=${later.id}`);
    expect((await choose('EACH', single)).body).toEqual({ choice: 'EACH', own: true });
    await only.evaluated();
    expect(await mailsTo(single, EACH)).toHaveLength(2);
    expect(await setting()).toEqual({ choice: 'EACH', own: true });
  });

  test('the digest lists finished interviews per offer with recommendation and links, and without a score', async () => {
    const [one, two] = [await first.evaluated(), await second.evaluated()];
    expect(await mailsTo(recruiter, EACH)).toEqual([]);
    await send();
    const text = await digestOf();
    for (const { id } of [one, two]) expect(text).toContain(`candidate=${id}`);
    expect(text).toMatch(/À rencontrer|À approfondir|Peu adapté|Preuves insuffisantes/);
    expect(text).not.toMatch(/Score|sur 100/);
    expect(text).toContain('/Dashboard?vue=a-traiter');
    expect(text).toContain('/Settings?section=emails');
  });

  test('two processes and a second run on the same day send one digest, and the next digest lists only new interviews', async () => {
    await first.evaluated();
    await Promise.all([send(), send()]);
    await first.evaluated();
    await send();
    await digestOf();
    app.clock.move({ days: 1 });
    await send();
    const sent = await mailsTo(recruiter, DIGEST);
    expect(sent.map(({ text }) => text.match(/candidate=/g)?.length)).toEqual([1, 1]);
    app.clock.move({ days: 1 });
    await send();
    expect(await mailsTo(recruiter, DIGEST)).toHaveLength(2);
  });

  test('the digest’s day ends at midnight in Tunis, an hour before midnight UTC', async () => {
    const now = app.clock.now();
    const evening = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 22, 30);
    await choose('DAILY');
    app.clock.move({ minutes: Math.round((evening - now.getTime()) / 60_000) });
    const insert = (minutes: number) =>
      app.deps.db
        .execute(sql`update candidates set evaluated_at = ${new Date(app.clock.now().getTime() - minutes * 60_000).toISOString()}::timestamptz
        where company_id = ${recruiter.companyId}`);
    const again = new Offer(app, await newSession(), first.jobId);
    await again.evaluated();
    await send();
    await digestOf();
    app.clock.move({ minutes: 20 });
    await insert(1);
    await send();
    await digestOf();
    app.clock.move({ minutes: 20 });
    await send();
    expect(await mailsTo(recruiter, DIGEST)).toHaveLength(2);
  });

  test('the digest omits candidates that the person has already seen and candidates decided, withdrawn or erased', async () => {
    const opened = await first.evaluated();
    app.clock.move({ minutes: 1 });
    await app.call(visitOffer, { params: { jobId: first.jobId } }, recruiter.token);
    const [rejected, gone, erased, left] = [
      await second.evaluated(),
      await second.evaluated(),
      await second.evaluated(),
      await second.evaluated(),
    ];
    await app.call(rejectCandidate, { params: { id: rejected.id }, body: {} }, recruiter.token);
    await app.call(withdrawApplication, { params: { link: gone.link } });
    await app.call(eraseOwnData, { params: { link: erased.link }, body: { confirmed: true } });
    await send();
    const text = await digestOf();
    expect(text.match(/candidate=[\w-]+/g)).toEqual([`candidate=${left.id}`]);
    expect(text).not.toContain(opened.id);
  });

  test('reviewers, former members, members without the offer and members who chose « never » get no mail about an interview', async () => {
    const never = await newMember(app, recruiter, { role: 'RECRUITER', allOffers: true });
    await choose('NEVER', never);
    const reviewer = await newMember(app, recruiter, { role: 'REVIEWER', allOffers: true });
    expect((await choose('DAILY', reviewer)).status).toBe(403);
    const other = await newMember(app, recruiter, { role: 'RECRUITER', allOffers: false, jobIds: [second.jobId] });
    const mine = await second.evaluated();
    await first.evaluated();
    await send();
    for (const who of [never, reviewer])
      for (const subject of [EACH, DIGEST]) expect(await mailsTo(who, subject)).toEqual([]);
    expect((await digestOf(other)).match(/candidate=[\w-]+/g)).toEqual([`candidate=${mine.id}`]);
    expect((await digestOf()).match(/candidate=/g)).toHaveLength(2);
  });

  test('the digest shows the recommendation of a closed evaluation only after the reader has given levels', async () => {
    const colleague = await newMember(app, recruiter, { role: 'RECRUITER', allOffers: true });
    const { status } = await app.call(changeReading, { body: { on: true } }, recruiter.token);
    expect(status).toBe(200);
    const { id } = await first.evaluated();
    for (const position of [0, 1])
      await app.call(setAnswerLevel, { params: { id }, body: { position, level: 2 } }, colleague.token);
    await send();
    expect(await digestOf()).toContain('deux réponses à lire d’abord');
    expect(await digestOf()).not.toMatch(/À rencontrer|À approfondir|Peu adapté|Preuves insuffisantes/);
    expect(await digestOf(colleague)).not.toContain('à lire d’abord');
  });

  test('the digest lists a candidate who asked for a human review without a recommendation', async () => {
    const { link } = await first.evaluated();
    await askForReview(app.deps, link, { kind: 'PERSON', reason: '' });
    await app.drain();
    await send();
    expect(await digestOf()).toContain('à lire vous-même, sans score');
  });

  test('the erasure of a candidate deletes the daily mails that name the candidate', async () => {
    const { id, link } = await first.evaluated();
    await send();
    await digestOf();
    await app.call(eraseOwnData, { params: { link }, body: { confirmed: true } });
    const kept = await rowsOf(app.deps.db, sql`select 1 from mails where strpos(text, ${id}) > 0`);
    expect(kept).toEqual([]);
  });

  test.skipIf(kind === 'pglite')(
    'the digest does not name a candidate who is erased while the digest is sent',
    async () => {
      const [gone, stays] = [await first.evaluated(), await first.evaluated()];
      const erase = () => app.call(eraseOwnData, { params: { link: gone.link }, body: { confirmed: true } });
      const reads: number[] = [];
      const db = new Proxy(app.deps.db, {
        get: (target, name): unknown => {
          if (name !== 'transaction') return bound(target, name);
          return (work: (tx: Db) => Promise<unknown>) =>
            target.transaction((tx) =>
              work(
                new Proxy(tx, {
                  get: (inner, method): unknown => {
                    if (method !== 'execute') return bound(inner, method);
                    return async (query: SQL) => {
                      const news = await inner.execute(query);
                      reads.push((await erase()).status);
                      return news;
                    };
                  },
                }),
              ),
            );
        },
      });
      await send({ ...app.deps, db });
      expect(reads[0]).toBe(200);
      expect((await digestOf()).match(/candidate=[\w-]+/g)).toEqual([`candidate=${stays.id}`]);
    },
  );

  test('the first digest contains an interview that was evaluated before the person chose the digest', async () => {
    const { id } = await first.evaluated();
    await choose('DAILY');
    await send();
    expect(await digestOf()).toContain(`candidate=${id}`);
  });

  test('an evaluation written while a digest is sent appears once, in the next digest', async () => {
    await second.evaluated();
    await send();
    await digestOf();
    const sentAt = app.clock.now().getTime();
    const { id } = await first.evaluated();
    await app.deps.db.execute(
      sql`update candidates set evaluated_at = ${new Date(sentAt - 5000).toISOString()}::timestamptz where id = ${id}`,
    );
    for (let day = 1; day <= 2; day += 1) {
      app.clock.move({ days: 1 });
      await send();
    }
    const texts = (await mailsTo(recruiter, DIGEST)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes(id))).toHaveLength(1);
  });

  test('a failed digest of one company does not stop the others, and is sent at the next try', async () => {
    const healthy = await newEntreprise(app);
    const offers = [await newJob(app, healthy), await newJob(app, healthy)];
    await first.evaluated();
    app.clock.move({ minutes: 1 });
    const [offer] = offers;
    await new Offer(app, healthy, offer?.id ?? '').finished();
    await app.drain();
    await app.deps.db.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'disk trouble'; end $$`,
    );
    const failing = sql.raw(`'${recruiter.companyId}'`);
    await app.deps.db.execute(
      sql`create trigger refuse before insert on mails for each row when (new.company_id = ${failing}) execute function refuse()`,
    );
    await expect(send()).rejects.toThrow('mails');
    await app.deps.db.execute(sql`drop trigger refuse on mails`);
    expect(await mailsTo(healthy, DIGEST)).toHaveLength(1);
    await send();
    for (const who of [recruiter, healthy]) expect(await mailsTo(who, DIGEST)).toHaveLength(1);
  });

  test('the digest task runs at eight o’clock in Tunis', () => {
    const crons: string[] = [];
    const queue = {
      ...app.deps.queue,
      handle: () => {},
      schedule: (_task: object, cron: string) => void crons.push(cron),
    };
    registerDeskTasks({ ...app.deps, queue });
    const before = new Date('2026-11-30T06:59:00Z');
    expect(crons.map((cron) => nextRun(cron, before).toISOString())).toEqual(['2026-11-30T07:00:00.000Z']);
  });

  async function newSession(): Promise<Recruiter> {
    const body = { userName: recruiter.email, password: PASSWORD };
    return { ...recruiter, token: (await app.call(login, { body })).body.accessToken };
  }
});
