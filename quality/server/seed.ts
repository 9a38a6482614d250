import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Db } from '../../apps/server/src/deps.ts';
import { read, type World } from './world.ts';

/** An id in the product's format from a series and a number, as an SQL expression and as a string. */
const idSql = (series: number, number: string) =>
  `'0199f0${series.toString(16).padStart(2, '0')}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0')`;
export const idOf = (series: number, number: number) =>
  `0199f0${series.toString(16).padStart(2, '0')}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const CANDIDATE = `company_id, id, job_id, first_name, last_name, email, phone, status, applied_at, sort_name, search_text, score`;

/** Inserts evaluated candidates for an offer of the world, with one statement per table; triggers count them as usual. */
export async function seedCandidates(
  db: Db,
  { companyId, candidateId }: World,
  { series, count, jobId }: { series: number; count: number; jobId: string },
): Promise<void> {
  const key = `'${companyId}', ${idSql(series, 'n')}`;
  await read(
    db,
    `insert into candidates (${CANDIDATE}) select ${key}, '${jobId}', 'Amira', 'Nom ' || n, 'a${series}.' || n || '@mail.tn',
      '20123456', (array['PENDING','ACCEPTED','REJECTED'])[1 + n % 3], now() - n * interval '1 second',
      'amira nom ' || n, 'amira nom ' || n || ' a${series}.' || n || '@mail.tn 20123456', (n * 7919) % 101
      from generate_series(1, ${count}) n`,
  );
  await read(
    db,
    `insert into interviews (company_id, candidate_id, job_id, link_expires_at, started_at, completed_at, seated)
      select ${key}, '${jobId}', now() + interval '7 days', now() - interval '1 day', now() - interval '1 hour', true
      from generate_series(1, ${count}) n`,
  );
  await read(
    db,
    `insert into evaluations (company_id, candidate_id, result, evaluated_at)
      select ${key}, e.result, now() from generate_series(1, ${count}) n, evaluations e where e.candidate_id = '${candidateId}'`,
  );
}

/** Copies the world's offer under another id. */
export async function seedJob(db: Db, { jobId }: World, id: string): Promise<void> {
  const columns = (
    await read<{ name: string }>(
      db,
      `select column_name as name from information_schema.columns where table_name = 'jobs' and table_schema = 'public'`,
    )
  ).map(({ name }) => name);
  const changed: Record<string, string> = { id: `'${id}'`, candidate_count: '0', seats_taken: '0', request_id: 'null' };
  await read(
    db,
    `insert into jobs (${columns.join(', ')}) select ${columns.map((name) => changed[name] ?? name).join(', ')} from jobs where id = '${jobId}'`,
  );
}

/** Inserts started interviews for the world's offer, each with a personal link whose token is `tokenOf(series, n)`. */
export async function seedInterviews(
  db: Db,
  { companyId, jobId }: World,
  { series, count }: { series: number; count: number },
): Promise<void> {
  const key = `'${companyId}', ${idSql(series, 'n')}`;
  await read(
    db,
    `insert into candidates (company_id, id, job_id, first_name, last_name, email, phone, applied_at, sort_name, search_text)
      select ${key}, '${jobId}', 'Amira', 'Nom ' || n, 'i${series}.' || n || '@mail.tn', '20123456', now(), 'amira', 'amira'
      from generate_series(1, ${count}) n`,
  );
  await read(
    db,
    `insert into interviews (company_id, candidate_id, job_id, link_expires_at, started_at, seated, consent_version)
      select ${key}, '${jobId}', now() + interval '7 days', now(), true, '1' from generate_series(1, ${count}) n`,
  );
  // The links are inserted in batches that fit into a statement. The hash is computed here, because the embedded database may
  // not support it.
  const links = Array.from({ length: count }, (_, index) => index + 1).map(
    (n) => `('${hashOf(tokenOf(series, n))}', '${companyId}', '${idOf(series, n)}', now())`,
  );
  for (let at = 0; at < links.length; at += 2000) {
    const values = links.slice(at, at + 2000).join(', ');
    await read(db, `insert into interview_links (token_hash, company_id, candidate_id, created_at) values ${values}`);
  }
}

export const tokenOf = (series: number, n: number) => `bench-${series}-${n}`.padEnd(43, 'x');
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Fills the tables with the candidates of one large offer and of other offers with fifty each. For speed, triggers are disabled
 * and secondary indexes dropped and created afterwards, as in a restore. Search words are inserted for the large offer and for
 * one in ten of the others, because all of them would be seventeen million rows.
 */
export async function fillTables(
  client: ClientBase,
  { companyId, candidateId }: World,
  { total, crowdedId, crowd, depth }: { total: number; crowdedId: string; crowd: number; depth: number },
): Promise<void> {
  const tables = `('candidates', 'interviews', 'evaluations', 'search_words')`;
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename in ${tables} and schemaname = 'public'
      and indexname not in (select conname from pg_constraint)`,
  );
  await client.query(`set session_replication_role = replica`);
  await client.query(`set synchronous_commit = off`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const offer = `case when n <= ${crowd} then '${crowdedId}' else ${idSql(99, 'n / 50')} end`;
  await client.query(
    `insert into candidates (${CANDIDATE}) select '${companyId}', ${idSql(98, 'n')}, ${offer}, 'Sami', 'Nom ' || n, 's' || n || '@mail.tn',
      '20123456', (array['PENDING','ACCEPTED','REJECTED'])[1 + n % 3], now() - n * interval '1 second', 'sami nom ' || n, 'sami nom ' || n || ' s' || n || '@mail.tn 20123456', n % 101
      from generate_series(1, ${total}) n`,
  );
  await client.query(
    `insert into interviews (company_id, candidate_id, job_id, link_expires_at, started_at, completed_at, seated)
      select '${companyId}', ${idSql(98, 'n')}, ${offer}, now(), now(), now(), true from generate_series(1, ${total}) n`,
  );
  // Only the rows that the benchmarks read get a full evaluation; rows of other offers get a small one. The depth of the
  // indexes is the same as with full ones.
  await client.query(
    `insert into evaluations (company_id, candidate_id, result, evaluated_at)
      select '${companyId}', ${idSql(98, 'n')}, '{"score": 50}', now() from generate_series(${crowd} + 1, ${total}) n`,
  );
  await client.query(
    `insert into evaluations (company_id, candidate_id, result, evaluated_at)
      select '${companyId}', ${idSql(98, 'n')}, e.result, now() from generate_series(1, ${crowd}) n, evaluations e
      where e.candidate_id = '${candidateId}' and (n < 100 or n between ${depth} - 100 and ${depth} + 100)`,
  );
  await client.query(
    `insert into search_words (company_id, candidate_id, source, word)
      select c.company_id, c.id, 0, w from generate_series(1, ${total}) n
      join candidates c on c.company_id = '${companyId}' and c.id = ${idSql(98, 'n')}
      cross join lateral contact_words(c.search_text, c.email, c.phone) w where n <= ${crowd} or n % 10 = 0`,
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query(`insert into candidate_counts (company_id, job_id, status, score, candidates)
    select company_id, job_id, status, coalesce(score, -1), count(*) from candidates
    where job_id not in (select job_id from candidate_counts) group by 1, 2, 3, 4`);
  await client.query(`reset session_replication_role`);
  for (const table of [
    'candidates',
    'interviews',
    'evaluations',
    'candidate_counts',
    'jobs',
    'job_questions',
    'search_words',
  ])
    await client.query(`vacuum analyze ${table}`);
}
