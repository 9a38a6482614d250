import { sql } from 'drizzle-orm';
import { setAnswerLevel } from '@kafaa/domain/evaluations/api';
import { endpoints } from '@kafaa/domain/endpoints';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import type { Evaluation } from '@kafaa/interviewer/contract';
import { send, type Sent } from '#/app/bodies';
import { rowOf, withValue } from './every-route.ts';
import { type Company, type Fixtures, rowsOf } from './two-companies.ts';

/** Marker word in every text of the marked evaluation and scorecard; no other text contains it. */
const MARK = 'Zqfermee';
const SCORE = 87;
const RECOMMENDATION = 'Peu adapté au poste';
/** Matches the parts of an evaluation in a response: its texts, its score as a separate number, and its recommendation. */
const TOLD = new RegExp(`${MARK}|\\b${SCORE}\\b|${RECOMMENDATION}`, 'gi');

/** Gives the candidate an evaluation, and a colleague's scorecard, that can be recognised in any response. */
async function markEvaluation({ app }: Fixtures, { companyId, candidateId, memberId }: Company): Promise<void> {
  const { db } = app.deps;
  const [row] = await rowsOf<{ result: Evaluation }>(
    db,
    sql`select result from evaluations where company_id = ${companyId} and candidate_id = ${candidateId}`,
  );
  if (!row) throw new Error('invariant: the candidate has no evaluation (closed-reading.markEvaluation)');
  const quote = { text: `${MARK} citation`, source: 'answer' as const, exchangeIndex: 0 };
  const result = {
    ...row.result,
    score: SCORE,
    recommendation: RECOMMENDATION,
    note: `${RECOMMENDATION}. ${MARK} note.`,
    dimensions: row.result.dimensions.map((each) => ({
      ...each,
      score: SCORE,
      level: 3,
      reason: `${MARK} raison`,
      quotes: [quote],
    })),
    answers: row.result.answers.map((each) => ({
      ...each,
      reason: `${MARK} raison de la réponse`,
      key: { points: [{ text: `${MARK} point`, found: 'named', quote: MARK }], redFlags: [] },
    })),
  };
  await db.execute(
    sql`update evaluations set result = ${JSON.stringify(result)}::jsonb where company_id = ${companyId} and candidate_id = ${candidateId}`,
  );
  // The reader has no own scorecard, also after a call that saved one.
  await db.execute(sql`delete from scorecards where company_id = ${companyId} and candidate_id = ${candidateId}`);
  await db.execute(
    sql`insert into scorecards (company_id, candidate_id, user_id, levels, sentence, saved_at)
      values (${companyId}, ${candidateId}, ${memberId}, '{"cultureFit": 3}', ${`${MARK} grille`}, now())`,
  );
  await db.execute(sql`update candidates set score = ${SCORE} where company_id = ${companyId} and id = ${candidateId}`);
}

/**
 * Whether the test calls the endpoint. It leaves out calls that change what the test needs, end a session, or give a whole
 * archive to administrators.
 */
const isWalked = (endpoint: Endpoint) =>
  (endpoint.access === 'company' || endpoint.access === 'session') &&
  !rowOf(endpoint).spends &&
  !['evaluations.changeReading', 'evaluations.answerLevel', 'lifecycle.getExport', 'reports.get'].includes(
    endpoint.name,
  );

/**
 * The calls to try: the row's call, the same call about the evaluated candidate, and the call without filter and cursor,
 * ordered by score.
 */
async function variants({ app }: Fixtures, company: Company, endpoint: Endpoint): Promise<Sent[]> {
  const { good, ids = {} } = rowOf(endpoint);
  const own = await good(company, app);
  const places = Object.entries(ids).flatMap(([place, kind]) => (kind === 'candidate' ? [place] : []));
  const about = places.reduce((sent, place) => withValue(sent, place, company.candidateId), own);
  if (endpoint.name !== 'candidates.list' && endpoint.name !== 'candidates.export') return [own, about];
  return [own, ...['score', 'createdAt', 'firstName'].map((sortBy) => ({ ...own, query: { sortBy } }))];
}

/**
 * Calls every route of the table with a person's session, and returns the names of the routes whose responses contain a part of
 * the marked evaluation or the colleague's scorecard. A new route is covered by its row.
 */
export async function routesThatTell(fixtures: Fixtures, company: Company, token: string): Promise<string[]> {
  const telling = new Set<string>();
  for (const endpoint of endpoints.filter(isWalked)) {
    // The evaluation is marked before each call, because some calls evaluate again.
    await markEvaluation(fixtures, company);
    for (const sent of await variants(fixtures, company, endpoint)) {
      const { text } = await send(fixtures.app.app, endpoint, sent, token);
      // A response may repeat what the caller sent.
      const known = JSON.stringify(sent);
      if ([...text.matchAll(TOLD)].some(([word]) => !known.includes(word))) telling.add(endpoint.name);
    }
  }
  return [...telling].sort();
}

/** Gives two answers of the candidate a level. */
export async function readTwo(
  { app }: Pick<Fixtures, 'app'>,
  { candidateId, token }: Pick<Company, 'candidateId' | 'token'>,
) {
  const params = { id: candidateId };
  await app.call(setAnswerLevel, { params, body: { position: 0, level: 2 } }, token);
  return (await app.call(setAnswerLevel, { params, body: { position: 1, level: 4 } }, token)).body;
}
