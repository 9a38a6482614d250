import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type AUTHENTICITY_TIERS, type DimensionKey, SWAP_OVERDUE_MS } from '@kafaa/domain/evaluations/options';
import { type LevelTally, swapScope } from '@kafaa/domain/evaluations/rules';
import type { HumanLevels } from '@kafaa/domain/evaluations/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Evaluation, House } from '@kafaa/interviewer/contract';
import type { Db } from '#/deps';
import type { Reader } from '#/platform/http/route';
import { candidates } from '../candidates/tables.ts';
import { interviewAnswers, interviews } from '../interviews/tables.ts';
import { companies } from '../companies/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { answerLevels, evaluations, isUnread, levelsNeeded, swapTests } from './tables.ts';

export type EvaluationRow = typeof evaluations.$inferSelect;

export interface EvaluationKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}

const isEvaluation = ({ companyId, candidateId }: EvaluationKey) =>
  and(eq(evaluations.companyId, companyId), eq(evaluations.candidateId, candidateId));

/** Stores an evaluation; false if the candidate already has one, because the first of two runs wins. */
export async function insertEvaluation(
  db: Db,
  evaluation: EvaluationKey & Pick<EvaluationRow, 'result' | 'evaluatedAt' | 'recalculation'>,
): Promise<boolean> {
  const rows = await db
    .insert(evaluations)
    .values(evaluation)
    .onConflictDoNothing()
    .returning({ id: evaluations.candidateId });
  return rows.length === 1;
}

/** Returns the evaluation; null if there is none, and for a candidate who asked to be read by a person. */
export async function findEvaluation(db: Db, key: EvaluationKey): Promise<EvaluationRow | null> {
  const [row] = await db
    .select({ evaluation: evaluations })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .where(and(isEvaluation(key), isNull(candidates.personAskedAt)));
  return row?.evaluation ?? null;
}

export async function hasEvaluation(db: Db, key: EvaluationKey): Promise<boolean> {
  const rows = await db.select({ id: evaluations.candidateId }).from(evaluations).where(isEvaluation(key));
  return rows.length > 0;
}

/** Lists the criterion scores of an offer's other candidates, newest first; `engine` is a prefix of the engine's key. */
export async function listOthers(db: Db, key: EvaluationKey & { jobId: string; engine: string; limit: number }) {
  const scores = sql<Partial<Record<DimensionKey, number | null>>>`(select jsonb_object_agg(k, v)
    from jsonb_each(${evaluations.result}) e(k, v) where k in ('technicalSkillsMatch', 'mindsetScore', 'cultureFit', 'otherFactorsScore'))`;
  const others = and(ne(candidates.id, key.candidateId), isNull(candidates.withdrawnAt));
  return db
    .select({ scores })
    .from(candidates)
    .innerJoin(evaluations, ofCandidate)
    .where(and(inScope(key), others, sql`starts_with(${candidates.engine}, ${key.engine})`))
    .orderBy(desc(candidates.appliedAt), desc(candidates.id))
    .limit(key.limit);
}

type Decided = Partial<Omit<EvaluationRow, 'companyId' | 'candidateId' | 'result' | 'evaluatedAt'>>;

/** Stores a person's decision about an evaluation; the caller has locked the candidate's row. */
export async function revise(db: Db, { set, ...key }: EvaluationKey & { set: Decided }): Promise<EvaluationRow> {
  const [row] = await db.update(evaluations).set(set).where(isEvaluation(key)).returning();
  if (!row) throw new Error('invariant: update matched no evaluation (evaluations.revise)');
  return row;
}

/** Scope of a query: one offer of a company, or all of them. */
export interface Scope {
  readonly companyId: CompanyId;
  readonly jobId: string | undefined;
}

const inScope = ({ companyId, jobId }: Scope) =>
  and(
    eq(evaluations.companyId, companyId),
    jobId === undefined ? undefined : eq(candidates.jobId, jobId),
    isNull(candidates.personAskedAt),
  );
/** Scope limited to evaluations that are open to the reader, because a figure over few evaluations could reveal a closed one. */
export interface ReadScope extends Scope {
  readonly reader: Reader;
}
const inOpenScope = (scope: ReadScope) => and(inScope(scope), sql`not ${isUnread(scope.reader)}`);
const ofCandidate = and(eq(candidates.companyId, evaluations.companyId), eq(candidates.id, evaluations.candidateId));

/** Counts pairs of the company's level and the engine's, by dimension, of one offer or all. Null if the offer is not the company's. */
export async function tallyLevels(
  db: Db,
  scope: ReadScope,
): Promise<{ candidates: number; tallies: LevelTally[] } | null> {
  const judged = and(inOpenScope(scope), sql`${evaluations.humanLevels} <> '{}'::jsonb`);
  const people = db
    .select({ count: sql<number>`count(*)::int`.as('people') })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .where(judged)
    .as('judged');
  const tallies = db
    .select({
      key: sql<keyof HumanLevels>`own.key`.as('dimension'),
      human: sql<number>`(own.value->>'level')::int`.as('human'),
      machine: sql<number | null>`(engine.value->>'level')::int`.as('machine'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .innerJoin(sql`jsonb_each(${evaluations.humanLevels}) own`, sql`true`)
    .leftJoin(
      sql`jsonb_array_elements(${evaluations.result}->'dimensions') engine(value)`,
      sql`engine.value->>'key' = own.key`,
    )
    .where(judged)
    .groupBy(sql`1, 2, 3`)
    .as('tallies');
  const { key, human, machine, count } = tallies;
  const rows = await db
    .select({ known: isKnown(db, scope), candidates: people.count, tally: { key, human, machine, count } })
    .from(people)
    .leftJoin(tallies, sql`true`);
  const [first] = rows;
  if (!first?.known) return null;
  return { candidates: first.candidates, tallies: rows.flatMap(({ tally }) => (tally === null ? [] : [tally])) };
}

/** SQL expression: whether the offer is the company's. */
function isKnown(db: Db, { companyId, jobId }: Scope) {
  if (jobId === undefined) return sql<boolean>`true`;
  const isJob = and(eq(jobs.companyId, companyId), eq(jobs.id, jobId));
  return sql<boolean>`${exists(db.select({ id: jobs.id }).from(jobs).where(isJob))}`;
}

/**
 * Returns the figures of every evaluation that the fairness report counts, without personal data, and the swap test's row, in one
 * statement. Null if the offer is not the company's.
 */
export async function readFairness(db: Db, scope: ReadScope) {
  const path = (keys: string) => sql`${evaluations.result} #>> ${`{${keys}}`}::text[]`;
  const facts = db
    .select({
      jobTitle: jobs.title,
      language: jobs.interviewLanguage,
      score: candidates.score,
      tier: sql<(typeof AUTHENTICITY_TIERS)[number]>`${path('authenticity,tier')}`.as('tier'),
      deduction: sql<number>`(${path('authenticity,deduction')})::float8`.as('deduction'),
      waived: evaluations.deductionWaived,
      cvRead: sql<boolean>`${evaluations.result} ->> 'cvScore' is not null`.as('cv_read'),
      engine: sql<string>`${path('engine,name')}`.as('engine'),
      version: sql<string>`${path('engine,version')}`.as('version'),
      model: sql<string | null>`${path('engine,model')}`.as('model'),
    })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .where(inOpenScope(scope))
    .as('facts');
  const { jobTitle, language, score, tier, deduction, waived, cvRead, engine, version, model } = facts;
  const rows = await db
    .select({
      known: isKnown(db, scope),
      test: swapTests,
      fact: { jobTitle, language, score, tier, deduction, waived, cvRead, engine, version, model },
    })
    .from(companies)
    .leftJoin(swapTests, and(eq(swapTests.companyId, companies.companyId), eq(swapTests.scope, swapScope(scope.jobId))))
    .leftJoin(facts, sql`true`)
    .where(eq(companies.companyId, scope.companyId));
  const [first] = rows;
  if (!first?.known) return null;
  return { test: first.test, facts: rows.flatMap(({ fact }) => (fact === null ? [] : [fact])) };
}

/** Lists evaluated candidates, newest first, whose interviews the swap test can use. */
export async function listTestable(
  db: Db,
  { limit, ...scope }: Scope & { limit: number },
): Promise<{ available: number; candidateIds: string[] }> {
  const where = and(inScope(scope), isNull(candidates.withdrawnAt));
  const [known] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .where(where);
  const rows = await db
    .select({ id: evaluations.candidateId })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .where(where)
    .orderBy(desc(evaluations.evaluatedAt), desc(evaluations.candidateId))
    .limit(limit);
  return { available: known?.count ?? 0, candidateIds: rows.map(({ id }) => id) };
}

type Stamp = Evaluation['engine'];
export interface EngineCount {
  readonly engine: Stamp;
  readonly recalculation: EvaluationRow['recalculation'];
  readonly house: Evaluation['house'] | null;
  readonly candidates: number;
}

const engineOf = <T extends string | null = string>(field: string) =>
  sql<T>`${evaluations.result} #>> ${`{engine,${field}}`}::text[]`;

const houseOf = sql<House | null>`${evaluations.result} -> 'house'`;

/**
 * Returns the engine that ranks an offer's candidates. It is `local` if the model evaluated no candidate and the local engine evaluated one
 * in its own right, neither as a stand-in nor because no answer needed the model. Otherwise it is `llm`.
 */
export async function findKind(db: Db, scope: Scope): Promise<Stamp['name']> {
  const [row] = await db
    .select({
      model: sql<number>`count(*) filter (where ${engineOf('name')} = 'llm')::int`,
      local: sql<number>`count(*) filter (where ${engineOf('name')} = 'local' and ${engineOf('standsInFor')} is null and ${engineOf('settled')} is null)::int`,
    })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .where(inScope(scope));
  return row && row.model === 0 && row.local > 0 ? 'local' : 'llm';
}

/**
 * Counts evaluations by engine (newest first), recalculation state and thresholds, and returns the company's thresholds; null if the offer
 * is not the company's.
 */
export async function countEngines(db: Db, scope: Scope): Promise<{ house: House | null; rows: EngineCount[] } | null> {
  const counted = db
    .select({
      engine: sql<Stamp>`${evaluations.result} -> 'engine'`.as('stamp'),
      recalculation: sql`${evaluations.recalculation}`.as('state'),
      house: houseOf.as('followed'),
      people: sql<number>`count(*)::int`.as('people'),
    })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .where(and(inScope(scope), isNull(candidates.withdrawnAt)))
    .groupBy(sql`1, 2, 3`)
    .as('counted');
  const rows = await db
    .select({
      known: isKnown(db, scope),
      engine: sql<Stamp | null>`${counted.engine}`,
      recalculation: sql<EngineCount['recalculation']>`${counted.recalculation}`,
      followed: sql<House | null>`${counted.house}`,
      house: companies.house,
      candidates: sql<number>`${counted.people}`,
    })
    .from(companies)
    .leftJoin(counted, sql`true`)
    .where(eq(companies.companyId, scope.companyId))
    .orderBy(sql`string_to_array(${counted.engine} ->> 'version', '.')::int[] desc, ${counted.engine} ->> 'name' desc`);
  const [first] = rows;
  if (!first?.known) return null;
  const counts = rows.flatMap(({ engine, recalculation, followed: house, candidates: people }) =>
    engine === null ? [] : [{ engine, recalculation, house, candidates: people }],
  );
  return { house: first.house, rows: counts };
}

/** The running engine, the company's thresholds and the measured model's calibration. */
interface Running extends Pick<Stamp, 'name' | 'version'> {
  readonly house: House | null;
  readonly measured: Required<Pick<Stamp, 'model' | 'calibration'>> | null;
}

/** Marks the next evaluations by another engine, calibration or thresholds as `WAITING`; returns their candidate ids in order. */
export async function askRecalculation(
  db: Db,
  { name, version, house, measured, after, limit, ...scope }: Scope & Running & { after: string; limit: number },
): Promise<string[]> {
  const wanted = sql`case when ${engineOf('model')} = ${measured?.model ?? ''} then ${measured?.calibration ?? ''} else '' end`;
  const next = db
    .select({ id: evaluations.candidateId })
    .from(evaluations)
    .innerJoin(candidates, ofCandidate)
    .where(
      and(
        inScope(scope),
        isNull(candidates.withdrawnAt),
        gt(evaluations.candidateId, after),
        or(
          and(ne(engineOf('name'), name), isNull(engineOf('settled'))),
          and(eq(engineOf('name'), 'llm'), ne(sql`coalesce(${engineOf('calibration')}, '')`, wanted)),
          ne(engineOf('version'), version),
          sql`coalesce(${houseOf}, 'null'::jsonb) <> ${JSON.stringify(house)}::jsonb`,
        ),
      ),
    )
    .orderBy(evaluations.candidateId)
    .limit(limit);
  const rows = await db
    .update(evaluations)
    .set({ recalculation: 'WAITING' })
    .where(and(eq(evaluations.companyId, scope.companyId), inArray(evaluations.candidateId, next)))
    .returning({ id: evaluations.candidateId });
  return rows.map(({ id }) => id).sort();
}

type Ended = Pick<EvaluationRow, 'recalculation'> & Partial<Pick<EvaluationRow, 'result' | 'evaluatedAt' | 'earlier'>>;

/** Ends a recalculation, with or without a newer result; people's decisions stay. */
export async function endRecalculation(db: Db, { set, ...key }: EvaluationKey & { set: Ended }): Promise<void> {
  await db.update(evaluations).set(set).where(isEvaluation(key));
}

const isRanked = (companyId: CompanyId, reader: Reader) =>
  and(
    eq(candidates.companyId, companyId),
    isNotNull(candidates.engine),
    isNull(candidates.withdrawnAt),
    sql`not ${isUnread(reader)}`,
  );

/** Number of scored candidates per offer and engine. */
export async function listRanked(
  db: Db,
  { companyId, offers, reader }: { companyId: CompanyId; offers: readonly string[] | null; reader: Reader },
) {
  return db
    .select({
      jobId: jobs.id,
      engine: sql<string>`${candidates.engine}`,
      industryBackground: sql<string>`${jobs.idealProfile} ->> 'industryBackground'`,
      seniorityLevel: sql<string>`${jobs.idealProfile} ->> 'seniorityLevel'`,
      candidates: sql<number>`count(*)::int`,
    })
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .where(and(isRanked(companyId, reader), offers === null ? undefined : inArray(jobs.id, [...offers])))
    .groupBy(jobs.companyId, jobs.id, candidates.engine);
}

/** Lists the top candidates of one offer and engine, with their evaluations. */
export async function listExample(
  db: Db,
  {
    companyId,
    jobId,
    engine,
    limit,
    reader,
  }: { companyId: CompanyId; jobId: string; engine: string; limit: number; reader: Reader },
) {
  return db
    .select({
      id: candidates.id,
      name: sql<string>`${candidates.firstName} || ' ' || ${candidates.lastName}`,
      margin: candidates.margin,
      evaluation: evaluations,
      job: jobs,
    })
    .from(candidates)
    .innerJoin(evaluations, ofCandidate)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .where(and(isRanked(companyId, reader), eq(candidates.jobId, jobId), eq(candidates.engine, engine)))
    .orderBy(desc(candidates.score), desc(candidates.id))
    .limit(limit);
}

/** Returns how far the person has read the candidate, and whether the answer at `position` of the completed interview exists. */
export async function findReading(
  db: Db,
  { companyId, candidateId, reader, position }: EvaluationKey & { reader: Reader; position: number },
) {
  const { userId } = reader;
  const theirs = and(
    eq(answerLevels.companyId, companyId),
    eq(answerLevels.candidateId, candidateId),
    eq(answerLevels.userId, userId),
  );
  const [row] = await db
    .select({
      closed: isUnread(reader),
      needed: levelsNeeded(sql`${candidates}`),
      completedAt: interviews.completedAt,
      answered: exists(
        db
          .select({ position: interviewAnswers.position })
          .from(interviewAnswers)
          .where(
            and(
              eq(interviewAnswers.companyId, companyId),
              eq(interviewAnswers.candidateId, candidateId),
              eq(interviewAnswers.position, position),
            ),
          ),
      ),
    })
    .from(candidates)
    .innerJoin(
      interviews,
      and(eq(interviews.companyId, candidates.companyId), eq(interviews.candidateId, candidates.id)),
    )
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)));
  if (!row) return null;
  const levels = await db
    .selectDistinctOn([answerLevels.position], { position: answerLevels.position, level: answerLevels.level })
    .from(answerLevels)
    .where(theirs)
    .orderBy(answerLevels.position, desc(answerLevels.seen));
  return { ...row, levels };
}

export async function isClosed(
  db: Db,
  { companyId, candidateId, reader }: EvaluationKey & { reader: Reader },
): Promise<boolean> {
  const [row] = await db
    .select({ closed: isUnread(reader) })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)));
  return row?.closed ?? false;
}

export async function saveAnswerLevel(db: Db, row: EvaluationKey & typeof answerLevels.$inferInsert): Promise<void> {
  const { companyId, candidateId, userId, position, seen } = answerLevels;
  await db
    .insert(answerLevels)
    .values(row)
    .onConflictDoUpdate({
      target: [companyId, candidateId, userId, position, seen],
      set: { level: row.level, at: row.at },
    });
}

/** Lists the levels that one person gave answers, each with the engine's level. Omits evaluations that are closed to the person. */
export async function listGivenLevels(db: Db, { companyId, reader }: { companyId: CompanyId; reader: Reader }) {
  return db
    .select({
      candidateId: answerLevels.candidateId,
      seen: answerLevels.seen,
      human: answerLevels.level,
      machine: sql<number | null>`(${evaluations.result} -> 'answers' -> ${answerLevels.position} ->> 'level')::int`,
    })
    .from(answerLevels)
    .innerJoin(
      evaluations,
      and(eq(evaluations.companyId, answerLevels.companyId), eq(evaluations.candidateId, answerLevels.candidateId)),
    )
    .innerJoin(candidates, ofCandidate)
    .where(
      and(
        eq(answerLevels.companyId, companyId),
        eq(answerLevels.userId, reader.userId),
        inOpenScope({ companyId, jobId: undefined, reader }),
      ),
    );
}

export type SwapTestRow = typeof swapTests.$inferSelect;
interface SwapKey {
  readonly companyId: CompanyId;
  readonly scope: string;
}

const isSwapTest = ({ companyId, scope }: SwapKey) =>
  and(eq(swapTests.companyId, companyId), eq(swapTests.scope, scope));

export async function findSwapTest(db: Db, key: SwapKey): Promise<SwapTestRow | null> {
  const [row] = await db.select().from(swapTests).where(isSwapTest(key));
  return row ?? null;
}

/**
 * Marks a swap test as begun. Returns false while another test runs and is not overdue. Of two concurrent requests, the second waits for
 * the row lock and then gets false.
 */
export async function beginSwapTest(
  db: Db,
  { requestedAt, ...key }: SwapKey & { requestedAt: Date },
): Promise<boolean> {
  const overdue = new Date(requestedAt.getTime() - SWAP_OVERDUE_MS);
  const rows = await db
    .insert(swapTests)
    .values({ ...key, state: 'RUNNING', requestedAt })
    .onConflictDoUpdate({
      target: [swapTests.companyId, swapTests.scope],
      set: { state: 'RUNNING', requestedAt },
      setWhere: or(ne(swapTests.state, 'RUNNING'), lt(swapTests.requestedAt, overdue)),
    })
    .returning({ scope: swapTests.scope });
  return rows.length === 1;
}

export async function endSwapTest(
  db: Db,
  { set, ...key }: SwapKey & { set: Partial<Pick<SwapTestRow, 'state' | 'result' | 'measuredAt'>> },
): Promise<void> {
  await db.update(swapTests).set(set).where(isSwapTest(key));
}
