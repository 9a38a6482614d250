import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestReset, signup } from '@kafaa/domain/auth/api';
import { requestExport } from '@kafaa/domain/lifecycle/api';
import type { ApplicationFile, ExportFile, OfferFile } from '@kafaa/domain/lifecycle/schema';
import { eraseOwnData } from '@kafaa/domain/own-data/api';
import { eraseCompany } from './erase-service.ts';
import { exportEntries } from './export-service.ts';
import { GLOBAL_TABLES } from '#/platform/data/tenant';
import { eachDatabase } from '@kafaa/testing/app/databases';
import { signupPayload } from '@kafaa/testing/app/factories';
import { type Company, openFixtures, pairToSetAside, rowsOf, type Fixtures } from '@kafaa/testing/routes/two-companies';

/** A parsed archive. */
interface Archive {
  readonly head: ExportFile;
  readonly offers: readonly OfferFile[];
  readonly applications: readonly ApplicationFile[];
}

/** The number of a table's rows in an archive, or the reason why it holds none. */
type Exported = ((archive: Archive) => number) | string;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const each =
  (count: (application: ApplicationFile) => number): Exported =>
  ({ applications }) =>
    sum(applications.map(count));

const ELSEWHERE = 'leads to rows that the archive holds';

/** Each table of the schema, with what an export does with it. The first test fails for a table without a line here. */
const TABLES: Readonly<Record<string, Exported>> = {
  account_tokens: 'a link that is sent: whoever has it opens the account',
  answer_hashes: 'keyed hashes that copies are looked for by',
  audit_events: ({ head }) => head.counts.events,
  call_counts: 'counts by hashes of addresses, of no company',
  candidate_counts: 'figures that follow from the applications',
  candidates: ({ applications }) => applications.length,
  companies: () => 1,
  company_exports: 'the state of this very export',
  company_tombstones: 'there is none while the company is here',
  email_locators: ELSEWHERE,
  evaluations: each(({ evaluation }) => (evaluation === null ? 0 : 1)),
  interview_answers: each(({ answers }) => answers?.length ?? 0),
  interview_links: 'links are the candidates’ own',
  interviews: each(({ interview }) => (interview === null ? 0 : 1)),
  invitations: each(({ invitations }) => invitations.length),
  job_locators: ELSEWHERE,
  job_questions: ({ offers }) => sum(offers.map(({ questions }) => questions.length)),
  jobs: ({ offers }) => offers.length,
  mails: ({ head }) => head.counts.mails,
  model_usage: 'what a language model cost is the operator’s bill',
  plans: 'the price list of everybody',
  reports: each(({ report }) => (report === null ? 0 : 1)),
  resemblances: each(({ resemblances }) => resemblances.length),
  review_requests: each(({ reviews }) => reviews.length),
  sessions: 'who is logged in opens the account',
  sign_ups: 'hashes of passwords that somebody tried to sign up with',
  subscriptions: ({ head }) => head.subscriptions.length,
  swap_tests: 'figures that can be asked for again',
  taken_interviews: 'keyed hashes that name nobody, kept of people who were erased',
  tasks: 'work that waits is not content',
  users: ({ head }) => head.accounts.length,
};

/** Tables that keep rows after the erasure of a candidate, with the candidate's id alone. */
const OUTLIVES_CANDIDATE = ['audit_events'];

eachDatabase('each table of the schema', (open) => {
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
  async function fill({ companyId, email, jobId, ownDataLink, interviewToken, token }: Company): Promise<void> {
    const { app } = fixtures;
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
    await app.call(requestExport, {}, token);
    await app.drain();
    await pairToSetAside(app, fixtures.owner);
  }

  /** The number of rows that contain a text in any column, by table; tables without any are left out. */
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

  test('the TABLES list of this test names every table of the schema, global tables included', () => {
    expect(tables).toEqual(Object.keys(TABLES));
    for (const name of Object.keys(GLOBAL_TABLES)) expect(tables).toContain(name);
  });

  test('the company export holds as many entries of each exported table as the company has rows', async () => {
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

  test('erasing a candidate leaves the id in the audit trail only and the personal data in no table', async () => {
    const { owner, app } = fixtures;
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

  test('erasing a company leaves its id in the tombstone only and its data in no table', async () => {
    const { owner, stranger, app } = fixtures;
    const before = await rowsWith(owner.companyId);
    // The report and the invitation were erased with the candidate, and the tasks have run.
    const without = ['call_counts', 'company_tombstones', 'invitations', 'plans', 'reports', 'tasks'];
    expect(Object.keys(before)).toEqual(tables.filter((name) => !without.includes(name)));
    // The other company's own tasks run meanwhile.
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
