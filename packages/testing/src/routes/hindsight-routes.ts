import { HINDSIGHT_KEYS } from '@kafaa/domain/hindsight/options';
import { sql } from 'drizzle-orm';
import type { Recruiter } from '#/app/factories';
import type { TestApp } from '#/app/test-app';
import type { Row } from './route-rows.ts';
import { type Company, freshCandidate } from './two-companies.ts';

/** The same mark for each criterion. */
export const marksOf = (mark: 'BETTER' | 'EXPECTED' | 'WORSE' | 'UNKNOWN') =>
  Object.fromEntries(HINDSIGHT_KEYS.map((key) => [key, mark])) as Record<(typeof HINDSIGHT_KEYS)[number], typeof mark>;

/** Hires a candidate and asks this person about the hire, as the daily task does thirty days later. */
export async function askAbout(app: TestApp, { email }: Pick<Recruiter, 'email'>, candidateId: string): Promise<void> {
  const { db, clock } = app.deps;
  const at = sql`${clock.now().toISOString()}::timestamptz`;
  await db.execute(sql`update companies set hindsight_since = coalesce(hindsight_since, ${at})
    where company_id = (select company_id from candidates where id = ${candidateId})`);
  await db.execute(sql`update candidates set status = 'ACCEPTED', set_stage = 'HIRED', hindsight_told_at = ${at}
    where id = ${candidateId}`);
  await db.execute(sql`insert into hindsight_questions (company_id, candidate_id, day, user_id, asked_at)
    select c.company_id, c.id, 30, u.id, ${at} from candidates c
    join users u on u.company_id = c.company_id and u.email = ${email} where c.id = ${candidateId}`);
}

async function asked(app: TestApp, company: Company): Promise<string> {
  const { id } = await freshCandidate(app, company);
  await askAbout(app, company, id);
  return id;
}

/** Rows for the calls of the look back on hires. */
export const HINDSIGHT_ROWS: Readonly<Record<string, Row>> = {
  'hindsight.get': { good: () => ({}) },
  'hindsight.change': { good: () => ({ body: { on: true } }) },
  'hindsight.question': {
    ids: { 'path.candidateId': 'candidate' },
    good: async (company, app) => ({ params: { candidateId: await asked(app, company) } }),
  },
  'hindsight.answer': {
    ids: { 'path.candidateId': 'candidate' },
    spends: true,
    good: async (company, app) => ({
      params: { candidateId: await asked(app, company) },
      body: { day: 30, marks: marksOf('EXPECTED') },
    }),
  },
};
