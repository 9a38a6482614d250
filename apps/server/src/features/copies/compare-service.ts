import { COMMON_FROM, FEWEST_SHARED, MOST_PER_ANSWER } from '@kafaa/domain/copies/options';
import { mayCompare } from '@kafaa/domain/copies/rules';
import type { Likeness } from '@kafaa/interviewer/copies/compare';
import type { Comparing, Db, Deps } from '#/deps';
import { EngineStopped } from '#/platform/process/engine-stopped';
import { keyedHash } from '#/platform/links/keyed-hash';
import { isStillCompleted } from '../interviews/service.ts';
import { jobBrief } from '../jobs/briefs-service.ts';
import { listQuestions } from '../jobs/service.ts';
import * as store from './store.ts';

/** Number of answers that are compared word by word; those that share most wording are chosen. */
const READ_PER_ANSWER = 10;

type Compared = NonNullable<Awaited<ReturnType<typeof store.findCompared>>>;
type Answer = Compared['answers'][number];

interface Found {
  readonly position: number;
  readonly other: store.AnswerKey;
  readonly likeness: Likeness;
}

/**
 * Finds answers of the offer's other candidates that resemble this candidate's. Idempotent. Each run stores its hashes before it searches,
 * so that two concurrent runs find each other.
 */
export async function compareAnswers(deps: Deps, key: store.CandidateKey): Promise<void> {
  const compared = await store.findCompared(deps.db, key);
  if (!compared || !mayCompare(compared.interview.consentVersion)) return;
  const { job, answers } = compared;
  const scope = { companyId: key.companyId, jobId: job.id };
  const comparing = await comparingOf(deps, key, compared);
  const hashKey = keyedHash(deps, 'copies', JSON.stringify([key.companyId, job.id])).toString('base64url');
  const texts = answers.map(({ answer }) => answer);
  const hashes = await unlessStopped(deps, () => deps.engine.shingles(texts, comparing, hashKey));
  if (!hashes) return;
  const kept = await whileCompared(deps, key, compared, [], async (tx) => {
    for (const [at, { position }] of answers.entries())
      await store.keepHashes(tx, { ...key, position, hashes: hashes[at] ?? [] });
  });
  if (!kept) return;
  const found: Found[] = [];
  for (const [at, answer] of answers.entries()) {
    const near = await nearest(deps, key, hashes[at] ?? []);
    const others = await store.listAnswers(deps.db, { ...scope, keys: near });
    found.push(...(await alike(deps, answer, others, comparing)));
  }
  const ids = [...new Set(found.map(({ other }) => other.candidateId))];
  if (ids.length === 0) return;
  await whileCompared(deps, key, compared, ids, async (tx, held) => {
    const foundAt = deps.clock.now();
    const rows = found
      .filter(({ other }) => held.has(other.candidateId))
      .flatMap((one) => sidesOf(key.candidateId, one).map((side) => ({ ...side, foundAt })));
    await store.keepResemblances(tx, { ...key, rows });
  });
}

/** Returns the texts that all candidates were shown, because shared wording from them proves no copying, and the interview's language. */
async function comparingOf(deps: Deps, { companyId }: store.CandidateKey, { job }: Compared): Promise<Comparing> {
  const { title, description, skills, interviewLanguage } = jobBrief(job);
  const questions = await listQuestions(deps.db, { companyId, jobId: job.id });
  return {
    given: [title, description, ...skills, ...questions.map(({ question }) => question.text)],
    language: interviewLanguage === 'Anglais' ? 'en' : 'fr',
  };
}

/** Returns null if the answers stop the engine. They are then not compared, because a retry would stop it again. */
async function unlessStopped<T>(deps: Deps, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof EngineStopped) || error.code === 'broken') throw error;
    deps.log.error({ fault: error.code }, 'answers that stopped the engine are not compared');
    return null;
  }
}

/** Runs `write` with the candidates' rows locked; false if the candidate withdrew, was erased or had the interview reopened. */
async function whileCompared(
  deps: Deps,
  key: store.CandidateKey,
  { interview }: Compared,
  others: readonly string[],
  write: (tx: Db, held: ReadonlySet<string>) => Promise<void>,
): Promise<boolean> {
  const { completedAt } = interview;
  return deps.db.transaction(async (tx) => {
    const held = await store.holdCompared(tx, { companyId: key.companyId, ids: [key.candidateId, ...others] });
    if (!held.has(key.candidateId) || !completedAt || !(await isStillCompleted(tx, key, completedAt))) return false;
    await write(tx, held);
    return true;
  });
}

/** Returns the answers of other candidates that share rare wording, most shared first. */
async function nearest(
  deps: Deps,
  { companyId, candidateId }: store.CandidateKey,
  hashes: readonly number[],
): Promise<store.AnswerKey[]> {
  if (hashes.length < FEWEST_SHARED) return [];
  const shared = new Map<string, { key: store.AnswerKey; count: number }>();
  for (const holders of await store.listHolders(deps.db, { companyId, hashes, limit: COMMON_FROM + 1 })) {
    if (holders.length > COMMON_FROM) continue;
    for (const key of holders.filter((holder) => holder.candidateId !== candidateId)) {
      const name = `${key.candidateId} ${key.position}`;
      shared.set(name, { key, count: (shared.get(name)?.count ?? 0) + 1 });
    }
  }
  return [...shared.values()]
    .filter(({ count }) => count >= FEWEST_SHARED)
    .sort((a, b) => b.count - a.count)
    .slice(0, READ_PER_ANSWER)
    .map(({ key }) => key);
}

/** Returns the answers that resemble this one, only the closest of each candidate. */
async function alike(
  deps: Deps,
  { position, answer }: Answer,
  others: Awaited<ReturnType<typeof store.listAnswers>>,
  comparing: Comparing,
): Promise<Found[]> {
  if (others.length === 0) return [];
  const texts = others.map((other) => other.answer);
  const likenesses = await unlessStopped(deps, () => deps.engine.likenesses(answer, texts, comparing));
  const found = others.flatMap((other, at): Found[] => {
    const likeness = likenesses?.[at];
    return likeness ? [{ position, other, likeness }] : [];
  });
  const isSame = ({ other }: Found) => Number(other.position === position);
  found.sort((a, b) => b.likeness.share - a.likeness.share || isSame(b) - isSame(a));
  const people = new Map<string, Found>();
  for (const one of found) if (!people.has(one.other.candidateId)) people.set(one.other.candidateId, one);
  return [...people.values()].slice(0, MOST_PER_ANSWER);
}

/** Returns the two rows of a pair, one per side. */
function sidesOf(candidateId: string, { position, other, likeness: { share, one, other: there } }: Found) {
  const own = { candidateId, position, ...one };
  const theirs = { ...other, ...there };
  const side = (here: typeof own, its: typeof own) => ({
    candidateId: here.candidateId,
    position: here.position,
    start: here.start,
    end: here.end,
    otherId: its.candidateId,
    otherPosition: its.position,
    otherStart: its.start,
    otherEnd: its.end,
    share,
  });
  return [side(own, theirs), side(theirs, own)];
}
