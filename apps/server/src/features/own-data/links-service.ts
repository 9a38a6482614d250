import { LINK_REPLACED } from '@kafaa/domain/candidates/texts';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { ownDataErrors } from '@kafaa/domain/own-data/errors';
import { isOwnDataLinkEnded } from '@kafaa/domain/own-data/rules';
import { LINK_RENEWED, NEWER_LINK } from '@kafaa/domain/own-data/texts';
import type { Deps } from '#/deps';
import { isReplaced, openOwnDataLink, ownDataUrl } from '#/platform/links/own-data-link';
import { findCandidate } from '#/features/candidates/service';
import { getCompany } from '#/features/companies/service';
import { LINK_MAILS } from '#/features/interviews/links-service';
import { requireJob } from '#/features/jobs/service';
import { mayMail } from '#/features/limits/service';
import { queueMail } from '#/features/mails/service';
import { ownDataLinkAsked } from './events.ts';
import { newOwnDataLinkMail } from './mails/new-own-data-link.tsx';
import * as store from './store.ts';

/** Returns the company and candidate that a validly signed link names, regardless of its age. */
export function namedBy(deps: Deps, link: string) {
  const named = openOwnDataLink(deps, link);
  if (!named) throw new AppError(ownDataErrors.OWN_DATA_LINK_UNKNOWN);
  return named;
}

/** Returns the candidate whose data the link opens; null if the signature is valid but the data were erased. */
export async function locate(deps: Deps, link: string): Promise<store.CandidateKey | null> {
  const named = namedBy(deps, link);
  // Links of earlier versions carry no date, so they count as old.
  if (isOwnDataLinkEnded(new Date(Number(named.madeAt ?? 0)), deps.clock.now()))
    throw new AppError(ownDataErrors.OWN_DATA_LINK_ENDED);
  const found = await store.findCandidateUnscoped(deps.db, named);
  if (found && isReplaced(named.madeAt, found.linksFrom))
    throw new AppError(ownDataErrors.OWN_DATA_LINK_UNKNOWN, { message: LINK_REPLACED });
  if (found && isReplaced(named.madeAt, found.ownLinksFrom))
    throw new AppError(ownDataErrors.OWN_DATA_LINK_ENDED, { message: NEWER_LINK });
  return found?.key ?? null;
}

export async function open(deps: Deps, link: string): Promise<store.CandidateKey> {
  const key = await locate(deps, link);
  if (key) return key;
  const hasLeft = await store.findTombstoneUnscoped(deps.db, namedBy(deps, link));
  throw new AppError(hasLeft ? ownDataErrors.COMPANY_LEFT : ownDataErrors.DATA_ERASED);
}

/** Requests a new link. The task looks up whether data exist, so that the response time does not reveal it. */
export async function renewLink(deps: Deps, link: string): Promise<{ message: string }> {
  const { company, candidateId } = namedBy(deps, link);
  await deps.queue.send(deps.db, ownDataLinkAsked, { companyId: company, candidateId });
  return { message: LINK_RENEWED };
}

/** Mails a new link to the application's current address, which the holder of an old link may not read, and ends all older links. */
export async function sendNewLink(deps: Deps, key: store.CandidateKey): Promise<void> {
  const candidate = await findCandidate(deps.db, key);
  if (!candidate || !(await mayMail(deps, ['own-data', candidate.email], LINK_MAILS))) return;
  const [job, company] = [
    await requireJob(deps.db, { ...candidate, ...key }),
    await getCompany(deps.db, key.companyId),
  ];
  // The time is read before the new link is made: the link carries its own date and must not be older.
  const at = deps.clock.now();
  const content = await newOwnDataLinkMail(deps.config, {
    firstName: candidate.firstName,
    job: job.title,
    company: company.name,
    ownData: ownDataUrl(deps, key),
  });
  await deps.db.transaction(async (tx) => {
    await store.endOwnLinks(tx, { ...key, at });
    await queueMail(deps, tx, { ...key, to: candidate.email, content, ownData: true });
  });
}
