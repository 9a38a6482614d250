import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestReset, signup } from '@kafaa/domain/auth/api';
import { openFeed, saveHours } from '@kafaa/domain/calendar/api';
import { saveLogo } from '@kafaa/domain/companies/api';
import { visitOffer } from '@kafaa/domain/desk/api';
import { setAnswerLevel } from '@kafaa/domain/evaluations/api';
import { requestExport } from '@kafaa/domain/lifecycle/api';
import type { ApplicationFile, ExportFile, OfferFile } from '@kafaa/domain/lifecycle/schema';
import { addComment, createOpinionLink, saveScorecard } from '@kafaa/domain/opinions/api';
import { saveTemplate } from '@kafaa/domain/templates/api';
import { eraseOwnData } from '@kafaa/domain/own-data/api';
import { eraseCompany } from './erase-service.ts';
import { exportEntries } from './export-service.ts';
import { giveOpinion } from '#/features/opinions/shared-service';
import { GLOBAL_TABLES } from '#/platform/data/tenant';
import { oneDatabase } from '@kafaa/testing/app/databases';
import { newMember, signupPayload } from '@kafaa/testing/app/factories';
import { BROWSER } from '@kafaa/testing/app/read-pages';
import { logoBody } from '@kafaa/testing/files/pictures';
import { type Company, openFixtures, pairToSetAside, rowsOf, type Fixtures } from '@kafaa/testing/routes/two-companies';

/** A parsed archive. */
interface Archive {
  readonly head: ExportFile;
  readonly offers: readonly OfferFile[];
  readonly applications: readonly ApplicationFile[];
}

/** Function that counts a table's rows in an archive, or the reason why the archive has none. */
type Exported = ((archive: Archive) => number) | string;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const each =
  (count: (application: ApplicationFile) => number): Exported =>
  ({ applications }) =>
    sum(applications.map(count));

const ELSEWHERE = 'leads to rows that the archive holds';

/** Each table of the schema, with its treatment in an export. The first test fails for a table that is missing here. */
const TABLES: Readonly<Record<string, Exported>> = {
  account_tokens: 'a link that is sent: whoever has it opens the account',
  answer_hashes: 'keyed hashes that copies are looked for by',
  answer_levels: each(({ answerLevels }) => answerLevels.length),
  audit_events: ({ head }) => head.counts.events,
  calendar_feeds: 'a link that is sent: whoever has it reads the meetings',
  call_counts: 'counts by hashes of addresses, of no company',
  candidate_counts: 'figures that follow from the applications',
  candidate_moves: each(({ moves }) => moves.length),
  candidates: ({ applications }) => applications.length,
  comments: each(({ comments }) => comments.length),
  companies: () => 1,
  company_exports: 'the state of this very export',
  company_logos: ({ head }) => (head.company.logo === null ? 0 : 1),
  company_tombstones: 'there is none while the company is here',
  desk_visits: ({ head }) => sum(head.accounts.map(({ visits }) => visits.length)),
  email_locators: ELSEWHERE,
  evaluations: each(({ evaluation }) => (evaluation === null ? 0 : 1)),
  feedback_cards: each(({ feedback }) => (feedback === null ? 0 : 1)),
  group_mail_recipients: ({ offers }) =>
    sum(offers.flatMap(({ groupMails }) => groupMails.map(({ recipients }) => recipients.length))),
  group_mails: ({ offers }) => sum(offers.map(({ groupMails }) => groupMails.length)),
  hindsight_questions: each(({ hindsight }) => hindsight.length),
  interview_answers: each(({ answers }) => answers?.length ?? 0),
  interview_links: 'links are the candidates’ own',
  interviews: each(({ interview }) => (interview === null ? 0 : 1)),
  invitations: each(({ invitations }) => invitations.length),
  job_locators: ELSEWHERE,
  job_questions: ({ offers }) => sum(offers.map(({ questions }) => questions.length)),
  job_views: ({ offers }) => sum(offers.map(({ views }) => views.length)),
  jobs: ({ offers }) => offers.length,
  login_identities: 'identities that log a person in, for all their companies',
  mail_templates: ({ head }) => head.templates.length,
  mails: ({ head }) => head.counts.mails,
  meeting_hours: ({ head }) => head.accounts.filter(({ meetingHours }) => meetingHours !== null).length,
  member_locators: ELSEWHERE,
  model_usage: 'what a language model cost is the operator’s bill',
  offer_access: ({ head }) => sum(head.accounts.map(({ jobIds }) => jobIds.length)),
  opinion_link_candidates: 'a link that is sent: whoever has it reads the candidates',
  opinion_links: 'a link that is sent: whoever has it reads the candidates',
  opinions: each(({ opinions }) => opinions.length),
  passkey_challenges: 'questions to a browser that are open for five minutes',
  passkeys: 'keys that log a person in, for all their companies',
  plans: 'the price list of everybody',
  pool_consents: each(({ pool }) => (pool === null ? 0 : 1)),
  provisional_interviews: 'begun by people who have not confirmed their address: the company is shown nothing of them',
  reports: each(({ report }) => (report === null ? 0 : 1)),
  resemblances: each(({ resemblances }) => resemblances.length),
  review_requests: each(({ reviews }) => reviews.length),
  scorecards: each(({ scorecards }) => scorecards.length),
  search_texts: 'the text of a CV that the archive holds',
  search_words: 'words of what the archive holds',
  second_factors: 'secrets that log a person in, for all their companies',
  sessions: 'who is logged in opens the account',
  sign_ups: 'hashes of passwords that somebody tried to sign up with',
  subscriptions: ({ head }) => head.subscriptions.length,
  swap_tests: 'figures that can be asked for again',
  taken_interviews: 'keyed hashes that name nobody, kept of people who were erased',
  taken_slots: 'follows from the dates of the invitations',
  tasks: 'work that waits is not content',
  users: ({ head }) => head.accounts.length,
};

/** Tables that keep rows after the erasure of a candidate, with the candidate's id alone. */
const OUTLIVES_CANDIDATE = ['audit_events'];

oneDatabase('each table of the schema', (open) => {
  let fixtures: Fixtures;
  let tables: string[];
  beforeAll(async () => {
    fixtures = await openFixtures(open, { exposed: false, pages: true });
    const rows = await rowsOf<{ name: string }>(
      fixtures.app.deps.db,
      sql`select table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`,
    );
    tables = rows.map(({ name }) => name);
    await fill(fixtures.owner);
  });
  afterAll(() => fixtures.app.close());

  /** Adds rows to the tables that are otherwise empty for a company in normal operation. */
  async function fill({
    companyId,
    email,
    jobId,
    candidateId,
    secondId,
    ownDataLink,
    interviewToken,
    token,
  }: Company): Promise<void> {
    const { app, starter } = fixtures;
    // This person has a company of their own.
    await newMember(app, { email, token }, { email: starter.email, role: 'REVIEWER' });
    const at = app.clock.now().toISOString();
    await app.call(signup, { body: signupPayload(email) });
    await app.call(requestReset, { params: { email } });
    const form = async (link: string, kind: string, mark: string) =>
      app.app.inject({
        method: 'POST',
        url: `/Relecture/${link}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ kind, reason: `${mark} conteste ceci.` }).toString(),
      });
    expect((await form(ownDataLink, 'CONTEST', 'Zqannaone')).statusCode).toBe(303);
    expect((await form(interviewToken, 'PERSON', 'Zqannatwo')).statusCode).toBe(303);
    await app.deps.db.execute(
      sql`insert into taken_interviews values (${companyId}, ${jobId}, 'hash', ${at}::timestamptz)`,
    );
    await app.deps.db.execute(
      sql`insert into swap_tests (company_id, scope, state, requested_at) values (${companyId}, 'all', 'DONE', ${at}::timestamptz)`,
    );
    await app.deps.db.execute(
      sql`insert into model_usage (company_id, id, at, purpose, job_id, candidate_id, model, used, calls, tokens_in, tokens_out)
        select ${companyId}, 'one', ${at}::timestamptz, 'evaluation', ${jobId}, id, 'm', 'llm', 1, 1, 1 from candidates
        where company_id = ${companyId} order by id limit 1`,
    );
    const candidateIds = [candidateId, secondId];
    const { url } = (await app.call(createOpinionLink, { body: { candidateIds, recipient: 'Patron' } }, token)).body;
    for (const [id, mark] of [
      [candidateId, 'Zqannaone'],
      [secondId, 'Zqannatwo'],
    ] as const) {
      const opinion = { candidateId: id, name: 'Sami', verdict: 'YES' as const, sentence: `${mark} me convient.` };
      await giveOpinion(app.deps, url?.split('/').at(-1) ?? '', opinion);
      const params = { id };
      await app.call(addComment, { params, body: { text: `${mark} vient lundi.` } }, token);
      const body = { levels: { cultureFit: 3 }, sentence: `${mark} écoute.` };
      await app.call(saveScorecard, { params, body }, token);
      await app.deps.db.execute(
        sql`insert into feedback_cards (company_id, candidate_id, text, saved_by, saved_at)
          values (${companyId}, ${id}, ${`${mark} raconte bien.`}, 'somebody', ${at}::timestamptz)`,
      );
    }
    await app.call(visitOffer, { params: { jobId } }, token);
    await app.call(saveLogo, { body: logoBody() }, token);
    const opened = await app.app.inject({ method: 'GET', url: `/Apply/${jobId}`, headers: { 'user-agent': BROWSER } });
    expect(opened.statusCode).toBe(200);
    await app.call(openFeed, {}, token);
    const ranges = [{ day: 1 as const, from: 540, until: 660 }];
    await app.call(saveHours, { body: { ranges, durationMinutes: 30 } }, token);
    const words = { subject: 'Zqanna {{poste}}', text: 'Merci.' };
    await app.call(saveTemplate, { params: { kind: 'REJECTION' }, body: words }, token);
    // The first candidate's level is deleted with the candidate, the second one's with the company.
    await app.call(setAnswerLevel, { params: { id: candidateId }, body: { position: 0, level: 2 } }, token);
    await app.deps.db.execute(
      sql`insert into answer_levels (company_id, candidate_id, user_id, position, seen, level, at)
        select company_id, ${secondId}, user_id, position, seen, level, at from answer_levels where company_id = ${companyId}`,
    );
    for (const [id, day] of [
      [candidateId, 30],
      [secondId, 90],
    ] as const)
      await app.deps.db
        .execute(sql`insert into hindsight_questions (company_id, candidate_id, day, user_id, asked_at, answered_at, marks)
        select company_id, ${id}, ${day}, id, ${at}::timestamptz, ${at}::timestamptz, '{"cultureFit": "WORSE"}'::jsonb
        from users where company_id = ${companyId} and email = ${email}`);
    await app.deps.db
      .execute(sql`insert into pool_consents (company_id, candidate_id, mailbox, version, given_at, ends_at)
      select company_id, id, email, '1', ${at}::timestamptz, ${at}::timestamptz from candidates
      where company_id = ${companyId} and id in (${candidateId}, ${secondId})`);
    await app.call(requestExport, {}, token);
    await app.drain();
    await pairToSetAside(app, fixtures.owner);
  }

  /** Inserts an unconfirmed interview that somebody began with this mailbox. */
  async function begin({ companyId, candidateId }: Company, mark: string, mailbox: SQL): Promise<void> {
    const { db } = fixtures.app.deps;
    await db.execute(sql`insert into interviews (company_id, candidate_id, job_id, link_expires_at, provisional)
      select company_id, ${mark}, job_id, now(), true from candidates where company_id = ${companyId} and id = ${candidateId}`);
    await db.execute(sql`insert into provisional_interviews (company_id, candidate_id, job_id, mailbox, person, begun_at)
      select c.company_id, ${mark}, c.job_id, ${mailbox}, '{}', now() from candidates c
      where c.company_id = ${companyId} and c.id = ${candidateId}`);
  }

  /** Returns the number of rows that contain a text in any column, by table; tables without any are left out. */
  async function rowsWith(text: string): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const name of tables) {
      const [row] = await rowsOf<{ n: number }>(
        fixtures.app.deps.db,
        sql`select count(*)::int as n from ${sql.identifier(name)} t where to_jsonb(t)::text ilike ${`%${text}%`}`,
      );
      if (row && row.n > 0) found[name] = row.n;
    }
    return found;
  }

  async function archive({ companyId }: Company): Promise<Archive> {
    const files: [string, unknown][] = [];
    for await (const { name, bytes } of exportEntries(fixtures.app.deps, {
      companyId,
      by: 'OPERATOR',
      withAnswers: true,
    }))
      if (name.endsWith('.json')) files.push([name, JSON.parse(Buffer.from(bytes).toString())]);
    const of = <T>(folder: string) => files.flatMap(([name, file]) => (name.startsWith(folder) ? [file as T] : []));
    const [head] = of<ExportFile>('export.json');
    if (!head) throw new Error('the company export has no export.json');
    return { head, offers: of('offres/'), applications: of('candidatures/') };
  }

  test('the TABLES list of this test names every table of the schema, including global tables', () => {
    expect(tables).toEqual(Object.keys(TABLES));
    for (const name of Object.keys(GLOBAL_TABLES)) expect(tables).toContain(name);
  });

  test('the company export contains as many entries of each exported table as the company has rows', async () => {
    const { owner } = fixtures;
    const read = await archive(owner);
    const kept = await rowsWith(owner.companyId);
    const counted = Object.entries(TABLES).flatMap(([name, exported]) =>
      typeof exported === 'function' ? [[name, exported(read), kept[name]] as const] : [],
    );
    expect(counted.length).toBeGreaterThan(10);
    expect(counted.map(([name, inArchive]) => [name, inArchive])).toEqual(
      counted.map(([name, , rows]) => [name, rows]),
    );
    const contested = read.applications.find(({ id }) => id === owner.candidateId);
    expect(contested?.reviews).toMatchObject([{ kind: 'CONTEST', reason: 'Zqannaone conteste ceci.', answer: null }]);
  });

  test('erasing a candidate leaves the id only in the audit trail, and the personal data in no table', async () => {
    const { owner, app } = fixtures;
    // These interviews are added only here, because an archive has none of their rows.
    await begin(owner, 'Zqannaone', sql`c.mailbox`);
    await begin(owner, 'Zqannatwo', sql`'someone@mail.tn'`);
    const before = await rowsWith(owner.candidateId);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['review_requests', 'evaluations', 'reports', 'mails']));
    await app.call(eraseOwnData, { params: { link: owner.ownDataLink }, body: { confirmed: true } });
    await app.drain();
    // Until then, the task of the second removal of files names the candidate.
    app.clock.move({ minutes: 20 });
    await app.drain();
    expect(Object.keys(await rowsWith(owner.candidateId))).toEqual(OUTLIVES_CANDIDATE);
    expect(await rowsWith('Zqannaone')).toEqual({});
  });

  test('erasing a company leaves its id only in the tombstone, and its data in no table', async () => {
    const { owner, stranger, app } = fixtures;
    const before = await rowsWith(owner.companyId);
    // The report and the invitation were erased with the candidate, and the tasks have run. A second factor belongs to an address.
    const without = [
      'call_counts',
      'company_tombstones',
      'invitations',
      'login_identities',
      'passkey_challenges',
      'passkeys',
      'plans',
      'reports',
      'second_factors',
      'tasks',
      'taken_slots',
    ];
    expect(Object.keys(before)).toEqual(tables.filter((name) => !without.includes(name)));
    // Tasks are left out, because the other company's own tasks run meanwhile.
    const { tasks: _, ...others } = await rowsWith(stranger.companyId);
    await eraseCompany(app.deps, { companyId: owner.companyId, by: 'OPERATOR' });
    await app.drain();
    app.clock.move({ days: 8 });
    await app.drain();
    expect(Object.keys(await rowsWith(owner.companyId))).toEqual(['company_tombstones']);
    expect(await rowsWith('Zqanna')).toEqual({});
    expect(await rowsWith(stranger.companyId)).toMatchObject(others);
  });
});
