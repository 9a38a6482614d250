import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDesk } from '@kafaa/domain/desk/api';
import { MAX_UNREAD } from '@kafaa/domain/desk/options';
import { readingsOf } from '@kafaa/testing/app/counted-statements';
import { freshPostgres } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob, newMember, type Recruiter } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { quick } from '@kafaa/testing/routes/two-companies';

const cluster = process.env.TEST_DATABASE_URL ?? '';
const CANDIDATES = 10_000;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describe.runIf(cluster !== '')('the desk among 10,000 candidates', () => {
  let app: TestApp;
  let client: Client;
  let recruiter: Awaited<ReturnType<typeof newEntreprise>>;
  let reviewer: Recruiter;

  beforeAll(async () => {
    const database = await freshPostgres(cluster);
    if (database.kind !== 'postgres') throw new Error('expected a PostgreSQL database');
    app = await openTestApp(async () => database, quick);
    recruiter = await newEntreprise(app);
    const jobs = [];
    for (let count = 0; count < 3; count += 1) {
      jobs.push(await newJob(app, recruiter));
      // Moves the clock, because offers created at the same instant have no order.
      app.clock.move({ seconds: 1 });
    }
    reviewer = await newMember(app, recruiter, { role: 'REVIEWER', allOffers: false, jobIds: [jobs[2]?.id ?? ''] });
    const { companyId } = recruiter;
    // The client reads the tables as the queries do: with row level security in force.
    client = new Client({ connectionString: database.url, options: `-c kafaa.company=${companyId}` });
    await client.connect();
    // The triggers are off while the rows are inserted: they would take a minute.
    await client.query('alter table candidates disable trigger user');
    const at = app.clock.now().toISOString();
    // A third of the candidates waits for a decision, a third is decided, and a third has not finished; each source has many rows.
    await client.query(
      `insert into candidates (company_id, id, job_id, first_name, last_name, email, phone, applied_at, sort_name, search_text, status, evaluated_at)
      select $1, 'c' || n, ($2::text[])[1 + n % 2], 'Sarra', 'Nom' || n, n || '@mail.tn', '', $3::timestamptz - n * interval '1 minute', '', '',
        case n % 3 when 1 then 'ACCEPTED' else 'PENDING' end,
        case when n % 3 < 2 then $3::timestamptz - n * interval '1 minute' end
      from generate_series(1, ${CANDIDATES}) n`,
      [companyId, jobs.map(({ id }) => id), at],
    );
    await client.query(
      `insert into interviews (company_id, candidate_id, job_id, link_expires_at, completed_at)
      select company_id, id, job_id, applied_at + interval '7 days', evaluated_at from candidates where id like 'c%'`,
    );
    await client.query(
      `insert into evaluations (company_id, candidate_id, result, evaluated_at)
      select company_id, id, '{"recommendation": "À rencontrer", "note": "À rencontrer : dit « Repris Sage. Seule » (réponse 2). Puis."}', evaluated_at
      from candidates where evaluated_at is not null`,
    );
    await client.query(
      `insert into invitations (company_id, id, candidate_id, interview_type, interview_place, interview_date, custom_message, created_at, reply, replied_at)
      select company_id, 'i' || id, id, 'ONLINE', '', $1::timestamptz + interval '1 day', '', $1, 'ACCEPTED', $1::timestamptz - interval '1 hour'
      from candidates where status = 'ACCEPTED'`,
      [at],
    );
    await client.query(
      `insert into mails (company_id, id, recipient, subject, text, html, candidate_id, created_at, sent_at)
      select company_id, 'm' || id, email, '', '', '', id, $1, $1 from candidates`,
      [at],
    );
    for (const table of ['candidates', 'interviews', 'evaluations', 'invitations', 'mails'])
      await client.query(`analyze ${table}`);
  }, 240_000);
  afterAll(async () => {
    await client.end();
    await app.close();
  });

  /** Returns the number of rows that the statement of a call reads, by table, and the tables that it scans completely. */
  async function readBy({ token }: Recruiter) {
    const sent = await readingsOf(async () => expect((await app.call(getDesk, { query: {} }, token)).status).toBe(200));
    expect(sent).toHaveLength(2);
    const { text, values } = sent[1] ?? { text: '', values: [] };
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    const scans = (plan ? nodesOf(plan) : []).filter((node) => node['Relation Name'] !== undefined);
    const read: Record<string, number> = {};
    for (const node of scans) {
      const of = node['Relation Name'] ?? '';
      const each = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
      read[of] = (read[of] ?? 0) + each * node['Actual Loops'];
    }
    return read;
  }

  test('a request for the desk reads a bounded number of rows by index', async () => {
    for (const who of [recruiter, reviewer]) {
      const read = await readBy(who);
      // Rows read: the page of three offers, the counts of new and of unfinished candidates, and one look-up for each of at most 500
      // answers.
      expect(read['candidates'] ?? 0).toBeLessThanOrEqual(3 * (21 + MAX_UNREAD + 1 + 200) + 500);
      expect(read['evaluations'] ?? 0).toBeLessThanOrEqual(21);
      expect(read['interviews'] ?? 0).toBeLessThanOrEqual(3 * 200);
      expect(read['invitations'] ?? 0).toBeLessThanOrEqual(500);
      expect(read['mails'] ?? 0).toBe(0);
    }
  });

  test('the desk lists the newest candidates of all offers first, and counts new candidates up to a limit', async () => {
    const { toDecide, replies, blocked, offers } = (await app.call(getDesk, { query: {} }, recruiter.token)).body;
    const order = toDecide.items.map(({ candidate }) => Number(candidate.id.slice(1)));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect([order[0], order.length, toDecide.more]).toEqual([3, 20, true]);
    expect(toDecide.items[0]).toMatchObject({
      recommendation: 'À rencontrer',
      reason: 'Dit « Repris Sage. Seule » (réponse 2).',
      isNew: true,
    });
    expect([replies.items.length, replies.more, blocked.more]).toEqual([20, true, false]);
    // Offers are listed newest first; the third one has no candidates.
    expect(offers.map(({ unread }) => unread)).toEqual([0, MAX_UNREAD + 1, MAX_UNREAD + 1]);
  });
});
