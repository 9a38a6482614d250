import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { searchPeople } from '@kafaa/domain/search/api';
import { readingsOf } from '@kafaa/testing/app/counted-statements';
import { freshPostgres } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob, newMember } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { quick } from '@kafaa/testing/routes/two-companies';
import { MAX_PEOPLE } from '@kafaa/domain/search/options';

const cluster = process.env.TEST_DATABASE_URL ?? '';
const CANDIDATES = 10_000;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describe.runIf(cluster !== '')('search among 10,000 candidates', () => {
  let app: TestApp;
  let client: Client;
  let recruiter: Awaited<ReturnType<typeof newEntreprise>>;
  let jobId: string;
  let reviewer: { token: string };

  beforeAll(async () => {
    const database = await freshPostgres(cluster);
    if (database.kind !== 'postgres') throw new Error('expected a PostgreSQL database');
    app = await openTestApp(async () => database, quick);
    recruiter = await newEntreprise(app);
    jobId = (await newJob(app, recruiter)).id;
    const other = await newJob(app, recruiter);
    reviewer = await newMember(app, recruiter, { role: 'REVIEWER', allOffers: false, jobIds: [other.id] });
    const { companyId } = recruiter;
    // The client reads the tables as the queries do: with row level security in force.
    client = new Client({ connectionString: database.url, options: `-c kafaa.company=${companyId}` });
    await client.connect();
    // The triggers are off while the rows are inserted: they would take a minute.
    await client.query('alter table candidates disable trigger user');
    await client.query('alter table search_words drop constraint search_words_candidate');
    const people = `generate_series(1, ${CANDIDATES}) n`;
    await client.query(
      `insert into candidates (company_id, id, job_id, first_name, last_name, email, phone, applied_at, sort_name, search_text)
      select $1, 'c' || n, $2, 'Sarra', 'Nom' || n, n || '@mail.tn', (20000000 + n)::text, now() - n * interval '1 minute',
        'sarra nom' || n, 'sarra nom' || n || ' ' || n || '@mail.tn' from ${people}`,
      [companyId, jobId],
    );
    await client.query(
      `insert into search_words (company_id, candidate_id, source, word)
      select company_id, id, 0, w from candidates, contact_words(search_text, email, phone) w where id like 'c%'`,
    );
    // Inserts words that every candidate has, and « sage », which every five hundredth candidate has.
    await client.query(
      `insert into search_words (company_id, candidate_id, source, word)
      select $1, 'c' || n, 2, w from ${people},
        unnest(array['equipe', 'experience', 'client', 'mot' || n % 97, case n % 500 when 0 then 'sage' else 'autre' end]) w`,
      [companyId],
    );
    await client.query(
      `insert into search_texts (company_id, candidate_id, cv, indexed_at)
      select $1, 'c' || n, 'Une équipe, un client, Excel et Sage.', now() from ${people}`,
      [companyId],
    );
    for (const table of ['candidates', 'search_words', 'search_texts']) await client.query(`analyze ${table}`);
  }, 240_000);
  afterAll(async () => {
    await client.end();
    await app.close();
  });

  /** Returns the plan of the search statement: after that of the session the first one, or the second one, for similar names. */
  async function planOf(call: () => Promise<{ status: number }>, statement: 1 | 2 = 1) {
    const sent = await readingsOf(async () => expect((await call()).status).toBe(200));
    // A third statement asks whether the passages shown are already recorded as read.
    expect(sent.length).toBeLessThanOrEqual(3);
    const { text, values } = sent[statement] ?? { text: '', values: [] };
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
      `explain (analyze, format json) ${text}`,
      [...values],
    );
    const [{ Plan, 'Execution Time': ms }] = rows[0]?.['QUERY PLAN'] ?? [
      { Plan: { 'Node Type': '', 'Actual Rows': 0, 'Actual Loops': 0 }, 'Execution Time': 0 },
    ];
    const nodes = nodesOf(Plan);
    const scans = nodes.filter((node) => node['Node Type'].includes('Scan'));
    return {
      ms,
      words: scans
        .filter((node) => node['Relation Name'] === 'search_words')
        .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0),
      wordScans: new Set(
        scans.filter((node) => node['Relation Name'] === 'search_words').map((node) => node['Node Type']),
      ),
      sequential: scans
        .filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Rows'] * node['Actual Loops'] > 500)
        .map((node) => node['Relation Name']),
    };
  }
  const find = (search: string, { token }: { token: string } = recruiter) =>
    app.call(searchPeople, { query: { search } }, token);

  test.each([
    ['a name of every candidate', 'sarra'],
    ['a rare word beside words of every candidate', 'équipe client sage'],
    ['words of every candidate', 'équipe client experience mot'],
    ['a number', '20 009 999'],
    ['a text of no candidate', 'equipe zzz'],
  ])('a search over all offers for %s reads a bounded number of words by index', async (_, search) => {
    const plan = await planOf(() => find(search));
    expect(plan.sequential).toEqual([]);
    expect([...plan.wordScans].every((type) => /^(?:Index|Index Only|Bitmap Index|Bitmap Heap) Scan$/.test(type))).toBe(
      true,
    );
    // The limit is 1,000 words of each range, plus one look-up per term and source for each person of the rarest term.
    const terms = search.split(' ').length;
    expect(plan.words).toBeLessThanOrEqual(3_000 * terms + 3_000 * terms * 2);
  });

  test.each([
    ['a name that nobody has, spelled like one that everybody has', 'sara'],
    ['the same beside a rare one', 'sara nom9999'],
  ])('a search for %s looks the similar spellings up by index', async (_, search) => {
    const plan = await planOf(() => find(search), 2);
    expect(plan.sequential).toEqual([]);
    expect([...plan.wordScans].every((type) => /^(?:Index|Index Only|Bitmap Index|Bitmap Heap) Scan$/.test(type))).toBe(
      true,
    );
    // At most 1,000 words of each spelling, and the words of 1,000 contacts for the other term.
    expect(plan.words).toBeLessThanOrEqual(20_000);
    expect(plan.ms).toBeLessThan(500);
  });

  test('a search starts from the rarest word, so that no match is lost among many', async () => {
    const { people, more } = (await find('équipe client sage')).body;
    expect([people.length, more]).toEqual([MAX_PEOPLE, true]);
    expect(people.every(({ id }) => Number(id.slice(1)) % 500 === 0)).toBe(true);
    expect((await find('sara nom9999')).body.people.map(({ id }) => id)).toEqual(['c9999']);
    expect((await find('nom9999 équipe')).body.people.map(({ id }) => id)).toEqual(['c9999']);
    expect((await find('20 009 999')).body.people.map(({ id }) => id)).toEqual(['c9999']);
  });

  test('a search by a reviewer of another offer returns nobody and uses the index', async () => {
    const plan = await planOf(() => find('sage', reviewer));
    expect(plan.sequential).toEqual([]);
    expect((await find('sage', reviewer)).body.people).toEqual([]);
  });

  test.each([
    ['nom9999', 1],
    ['sage', 20],
  ])('the search in the candidate list of an offer finds %j by index', async (search, expected) => {
    const list = () => app.call(listCandidates, { params: { jobId }, query: { search, size: '50' } }, recruiter.token);
    const plan = await planOf(list);
    expect(plan.sequential).toEqual([]);
    expect(plan.words).toBeLessThanOrEqual(100);
    expect((await list()).body.content).toHaveLength(expected);
  });
});
