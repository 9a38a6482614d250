import { stageOf } from '@kafaa/domain/candidates/rules';
import { interviewState } from '@kafaa/domain/interviews/rules';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { MAX_PEOPLE, MAX_POOL, MIN_SEARCH_LENGTH, SOURCE_CODES } from '@kafaa/domain/search/options';
import {
  markContact,
  markNear,
  nearTerms,
  passageOf,
  searchableSources,
  type SearchTerm,
  searchTerms,
  wordRanges,
  wordsOf,
} from '@kafaa/domain/search/rules';
import type { FoundPerson, SearchQuery, SearchResult } from '@kafaa/domain/search/schema';
import type { Db, Deps } from '#/deps';
import { cleanText } from '#/platform/http/clean';
import type { Session } from '#/platform/http/route';
import { recordReadingEvent } from '../audit/service.ts';
import { findCandidate, holdCandidate } from '../candidates/service.ts';
import { readCvFile } from '../interviews/cv-service.ts';
import { completedInterview, isStillCompleted } from '../interviews/service.ts';
import { indexToFill } from './events.ts';
import * as store from './store.ts';

/** Maximum length of a CV's text in the index, some forty pages; the rest is left out. */
const LONGEST_CV = 120_000;

/** Puts CV and answers of an interview into the index, in the caller's transaction, which holds the candidate's row. */
export async function indexInterview(
  deps: Deps,
  tx: Db,
  { cv: text, ...key }: store.CandidateKey & { cv: string },
): Promise<void> {
  const cv = cleanText(text.slice(0, LONGEST_CV));
  const answers = await store.listAnswers(tx, key);
  const words = [
    ...wordsOf(cv).map((word) => ({ source: SOURCE_CODES.CV, word })),
    ...wordsOf(answers.join('\n')).map((word) => ({ source: SOURCE_CODES.ANSWER, word })),
  ];
  await store.replaceContents(tx, { ...key, cv, words, at: deps.clock.now() });
}

/** Removes an interview's words from the index, when the company reopens it or the application is withdrawn. */
export const forgetContents = store.dropContents;

/** Reads the CV again and puts it into the index with the answers. Does nothing if the interview is gone. */
export async function indexAnew(deps: Deps, key: store.CandidateKey): Promise<void> {
  const finished = await completedInterview(deps, key);
  const candidate = await findCandidate(deps.db, key);
  if (!finished || !candidate || candidate.withdrawnAt) return;
  const file = await readCvFile(deps, finished.interview);
  const cv = file ? (await deps.readCv(file.bytes, file.name)).text : '';
  await deps.db.transaction(async (tx) => {
    const held = (await holdCandidate(tx, key)) && (await isStillCompleted(tx, key, finished.completedAt));
    if (!held || (await findCandidate(tx, key))?.withdrawnAt) return;
    await indexInterview(deps, tx, { ...key, cv });
  });
}

/** Maximum number of interviews indexed by one run, because each may read a CV in a process of its own. */
const MOST_AT_ONCE = 200;

/**
 * Adds the completed interviews that are missing from the index. No progress is stored: each run lists the interviews that are still
 * missing. A failed interview does not stop the others; its error is thrown at the end, so that the task is retried.
 */
export async function fillIndex(deps: Deps): Promise<void> {
  const faults: unknown[] = [];
  let left = MOST_AT_ONCE;
  for (const companyId of await store.findCompaniesUnscoped(deps.db)) {
    const ids = await store.listMissing(deps.db, { companyId, after: '', limit: left });
    for (const candidateId of ids)
      await indexAnew(deps, { companyId, candidateId }).catch((fault) => faults.push(fault));
    left -= ids.length;
    if (left > 0) continue;
    // If all of them failed, the next hour's run tries again.
    if (faults.length < MOST_AT_ONCE) await deps.queue.send(deps.db, indexToFill, {}, { singletonKey: 'next' });
    break;
  }
  if (left < MOST_AT_ONCE) deps.log.info({ indexed: MOST_AT_ONCE - left - faults.length }, 'search index');
  if (faults.length > 0) throw faults[0];
}

const NOBODY = { people: [], more: false, near: false };

/**
 * Finds the people of all offers that the reader may see who have every word, or, if there are none, those with similar names. Shown
 * passages of CVs and answers are audited.
 */
export async function searchPeople(
  deps: Deps,
  { companyId, userId, offers, allows }: Session,
  { search, pool: inPool }: SearchQuery,
): Promise<SearchResult> {
  const answers = allows('TRANSCRIPTS');
  const terms = searchTerms(search ?? '');
  const now = deps.clock.now();
  const reach = { companyId, jobIds: offers, pool: inPool !== undefined, now };
  if (reach.pool && terms.length === 0) return { ...(await listPool(deps, reach)), answers };
  if (terms.every(({ word }) => word.length < MIN_SEARCH_LENGTH)) return { ...NOBODY, answers };
  const ranges = wordRanges(terms, searchableSources(answers));
  const rows = await store.findPeople(deps.db, { ...reach, ranges, answers, limit: MAX_PEOPLE + 1 });
  if (rows.length === 0) return { ...(await searchNear(deps, reach, terms)), answers };
  const people = rows.slice(0, MAX_PEOPLE).map((row) => present(row, terms, now));
  await recordPassages(deps, { companyId, userId }, people);
  return { people, more: rows.length > MAX_PEOPLE, near: false, answers };
}

type Reach = Omit<store.PeopleQuery, 'ranges' | 'limit'>;

/** Finds people whose names are spelled almost like the terms. */
async function searchNear(deps: Deps, reach: Reach, searched: readonly SearchTerm[]) {
  const terms = nearTerms(searched);
  if (terms.length === 0) return NOBODY;
  const rows = await store.findNear(deps.db, { ...reach, terms, limit: MAX_PEOPLE + 1 });
  const people = rows.slice(0, MAX_PEOPLE).map((row): FoundPerson => ({
    ...present(row, [], reach.now),
    name: markNear(`${row.candidate.firstName} ${row.candidate.lastName}`, terms),
  }));
  return { people, more: rows.length > MAX_PEOPLE, near: people.length > 0 };
}

async function listPool(deps: Deps, reach: Reach) {
  const rows = await store.listPool(deps.db, { ...reach, limit: MAX_POOL + 1 });
  const people = rows
    .slice(0, MAX_POOL)
    .map((row) => present({ ...row, known: true, cv: null, answers: null }, [], reach.now));
  return { people, more: rows.length > MAX_POOL, near: false };
}

async function recordPassages(
  deps: Deps,
  { companyId, userId }: { companyId: CompanyId; userId: string },
  people: readonly FoundPerson[],
): Promise<void> {
  const of = people.filter(({ passage }) => passage && passage.source !== 'CONTACT').map(({ id }) => id);
  await recordReadingEvent(deps, deps.db, { companyId, by: { userId }, action: 'PASSAGES_READ', of });
}

type FoundRow = Awaited<ReturnType<typeof store.findPeople>>[number];

function present(row: FoundRow, terms: readonly SearchTerm[], now: Date): FoundPerson {
  const { candidate, interview, jobTitle, known, poolUntil } = row;
  const { id, jobId, firstName, lastName } = candidate;
  const name = markContact(`${firstName} ${lastName}`, terms);
  return {
    id,
    jobId,
    jobTitle,
    name,
    stage: stageOf({ ...candidate, interviewState: interview ? interviewState(interview, now) : 'REGISTERED' }),
    ...(poolUntil !== null && { poolUntil: new Date(poolUntil).toISOString() }),
    byContact: known,
    passage: known ? contactOf(row, terms) : passageIn(row, terms),
  };
}

/** Returns address or number as the passage, unless the words are in the name. */
function contactOf({ candidate }: FoundRow, terms: readonly SearchTerm[]): FoundPerson['passage'] {
  const names = new Set(termsOfName(candidate, terms));
  if (terms.every((_, index) => names.has(index))) return null;
  const parts = [
    ...markContact(candidate.email, terms),
    { text: ' · ', found: false },
    ...markContact(candidate.phone, terms),
  ];
  return { source: 'CONTACT', question: null, parts };
}

/** Returns the indexes of the terms that begin a word of the name. */
function termsOfName({ firstName, lastName }: FoundRow['candidate'], terms: readonly SearchTerm[]): number[] {
  const name = `${firstName} ${lastName}`;
  return terms.flatMap((term, index) => (markContact(name, [term]).some(({ found }) => found) ? [index] : []));
}

/** Returns the passage with the most words, of the CV or of an answer. */
function passageIn({ cv, answers }: FoundRow, terms: readonly SearchTerm[]): FoundPerson['passage'] {
  const texts = [
    { source: 'CV' as const, question: null, text: cv ?? '' },
    ...(answers ?? []).map(({ position, answer }) => ({ source: 'ANSWER' as const, question: position, text: answer })),
  ];
  let best: { terms: number; passage: FoundPerson['passage'] } = { terms: 0, passage: null };
  for (const { text, ...place } of texts) {
    const found = passageOf(text, terms);
    if (found && found.terms > best.terms) best = { terms: found.terms, passage: { ...place, parts: found.parts } };
  }
  return best.passage;
}
