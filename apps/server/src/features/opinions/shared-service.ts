import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { PETALS } from '@kafaa/domain/evaluations/options';
import { noteParts } from '@kafaa/domain/evaluations/reason-texts';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { scoreText } from '@kafaa/domain/evaluations/texts';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { parseFields } from '@kafaa/domain/kernel/first-error';
import { opinionErrors } from '@kafaa/domain/opinions/errors';
import {
  MAX_OPINIONS_A_LINK,
  type OpinionVerdict,
  SHOWN_QUESTIONS,
  SHOWN_QUOTES,
} from '@kafaa/domain/opinions/options';
import { opinionLinkState } from '@kafaa/domain/opinions/rules';
import { type OpinionPageData, opinionPayload, type SharedCandidate } from '@kafaa/domain/opinions/schema';
import type { Deps } from '#/deps';
import { tooMany } from '#/platform/http/call-limits';
import { cleanTexts } from '#/platform/http/clean';
import { recordAuditEvent } from '../audit/service.ts';
import { findCandidate, lockCandidate, presentEvaluation } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { requireJob } from '../jobs/service.ts';
import { countCalls, mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { planAllows } from '../plans/service.ts';
import { openOpinionLink } from './links-service.ts';
import { opinionGivenMail } from './mails/opinion-given.tsx';
import * as store from './store.ts';

const HOUR_SECONDS = 3600;
/** Limits per link: each link has its own counters, so that flooding one closes no other. */
const READS = { calls: 600, seconds: HOUR_SECONDS };
const ANSWERS = { calls: 60, seconds: HOUR_SECONDS };
const MAILS = { calls: 20, seconds: 86_400 };
/** Minimum time between two audit events of a link, so that a reload does not fill the trail. */
const READ_AGAIN_MS = HOUR_SECONDS * 1000;

const ended = () => new AppError(opinionErrors.OPINION_LINK_ENDED);

async function openCounted(deps: Deps, link: string, kind: 'opinion-read' | 'opinion', limit: typeof READS) {
  const row = await openOpinionLink(deps, link);
  const wait = await countCalls(deps, [{ who: [kind, row.companyId, row.id], ...limit }]);
  if (wait > 0) throw tooMany(wait);
  return row;
}

/** Opens a link for reading. A link without any candidate left answers as if it had ended. */
export async function readShared(deps: Deps, link: string): Promise<Extract<OpinionPageData, { state: 'READY' }>> {
  const row = await openCounted(deps, link, 'opinion-read', READS);
  const { companyId, jobId, endsAt } = row;
  const key = { companyId, linkId: row.id };
  const company = await getCompany(deps.db, companyId);
  if (company.suspendedAt) throw ended();
  const shared = await store.listShared(deps.db, key);
  if (shared.length === 0) throw ended();
  const { title: jobTitle } = await requireJob(deps.db, { companyId, jobId });
  const passages = await planAllows(deps, companyId, 'TRANSCRIPTS');
  const given = await store.listOpinions(deps.db, key);
  const candidates = shared.map(({ candidate, evaluation }): SharedCandidate => {
    const { id, firstName, lastName, personAskedAt } = candidate;
    return {
      id,
      name: `${firstName} ${lastName}`,
      evaluation: evaluation && share(presentEvaluation(evaluation, { passages }), passages),
      byPerson: personAskedAt !== null,
      opinions: given
        .filter(({ candidateId }) => candidateId === id)
        .map(({ name, verdict, sentence }) => ({ name, verdict, sentence })),
    };
  });
  await recordReading(deps, key, candidates);
  return { state: 'READY', companyName: company.name, jobTitle, endsAt: endsAt.toISOString(), candidates };
}

/** Matches the marks between which the note quotes an answer. */
const QUOTED = /[«“"]/u;

/** Returns the parts of an evaluation that help to form an own opinion, without the engine's conclusions. */
function share(view: EvaluationView, passages: boolean): SharedCandidate['evaluation'] {
  const note = noteParts(view.note, view.recommendation);
  const shown = (texts: readonly string[]) => texts.filter((text) => passages || !QUOTED.test(text));
  const best = view.dimensions.toSorted((one, other) => (other.level ?? -1) - (one.level ?? -1));
  const quotes = best.flatMap((dimension) => dimension.quotes.filter(({ source }) => source === 'answer'));
  return {
    paragraphs: shown(note.paragraphs),
    quotes: passages ? [...new Set(quotes.map(({ text }) => text))].slice(0, SHOWN_QUOTES) : [],
    questions: shown(note.questions).slice(0, SHOWN_QUESTIONS),
    closed: {
      recommendation: view.recommendation,
      score: scoreText(view, view.score === null ? '' : 'sur 100'),
      petals: PETALS.map(({ key, label, group }) => ({ key, label, group, value: view[key] })),
    },
  };
}

async function recordReading(deps: Deps, key: store.LinkKey, candidates: readonly SharedCandidate[]): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await store.markRead(tx, { ...key, at, since: new Date(at.getTime() - READ_AGAIN_MS) }))) return;
    const of = candidates.map(({ id }) => id);
    await recordAuditEvent(deps, tx, { companyId: key.companyId, by: 'GUEST', action: 'OPINION_LINK_READ', of });
  });
}

export interface GivenOpinion {
  readonly candidateId: string;
  readonly name: string;
  readonly verdict: OpinionVerdict | null;
  readonly sentence: string;
}

/** Stores an opinion under the given name, and mails it to the author of the link. */
export async function giveOpinion(deps: Deps, link: string, given: GivenOpinion): Promise<void> {
  const { companyId, id: linkId, jobId, createdBy } = await openCounted(deps, link, 'opinion', ANSWERS);
  const key = { companyId, linkId };
  const { candidateId } = given;
  if ((await getCompany(deps.db, companyId)).suspendedAt) throw ended();
  const candidate = await findCandidate(deps.db, { companyId, candidateId });
  if (!candidate || candidate.withdrawnAt || !(await store.showsCandidate(deps.db, { ...key, candidateId })))
    throw ended();
  const parsed = parseFields(opinionPayload, cleanTexts(given));
  if (!parsed.ok) {
    const { faults: fields } = parsed;
    throw new AppError(kernelErrors.VALIDATION_FAILED, { fields, ...(fields[0] && { message: fields[0].message }) });
  }
  const { name, verdict, sentence } = parsed.value;
  const to = await store.findReader(deps.db, { companyId, jobId, userId: createdBy });
  const mailed = to !== null && (await mayMail(deps, ['opinion', companyId, linkId], MAILS));
  const content = await opinionGivenMail(deps.config, {
    candidate: `${candidate.firstName} ${candidate.lastName}`,
    candidateId,
    jobId,
    by: name,
    verdict,
    sentence,
  });
  await deps.db.transaction(async (tx) => {
    const held = await lockCandidate(tx, { companyId, candidateId }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === candidateErrors.CANDIDATE_NOT_FOUND.code) throw ended();
      throw error;
    });
    const locked = await store.lockLink(tx, key);
    const givenAt = deps.clock.now();
    if (held.withdrawnAt || !locked || opinionLinkState(locked, givenAt) !== 'OPEN') throw ended();
    if ((await store.countNames(tx, { ...key, candidateId, name })) >= MAX_OPINIONS_A_LINK)
      throw new AppError(opinionErrors.TOO_MANY_OPINIONS);
    await store.saveOpinion(tx, { ...key, candidateId, name, verdict, sentence, givenAt });
    await recordAuditEvent(deps, tx, { companyId, by: 'GUEST', action: 'OPINION_GIVEN', of: candidateId });
    if (mailed) await queueMail(deps, tx, { companyId, candidateId, to, content });
  });
}
