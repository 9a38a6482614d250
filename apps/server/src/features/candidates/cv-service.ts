import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import type { Deps } from '#/deps';
import { fileLink, openFileLink } from '#/platform/links/file-link';
import { recordAuditEvent } from '../audit/service.ts';
import * as store from './store.ts';

/** Returns a short-lived URL from which the recruiter's browser fetches the CV. */
export async function getCvLink(deps: Deps, { userId, ...key }: store.CandidateKey & { userId: string }) {
  const cv = isId(key.candidateId) ? await store.findCv(deps.db, key) : null;
  if (!cv) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  if (!cv.key || !cv.name) throw new AppError(candidateErrors.CV_NOT_FOUND);
  await recordAuditEvent(deps, deps.db, { ...key, by: { userId }, action: 'CV_READ', of: key.candidateId });
  return { url: fileLink(deps, { key: cv.key, name: cv.name }), fileName: cv.name };
}

/** Reads the file that a short-lived URL names. */
export async function downloadFile(deps: Deps, link: string) {
  const file = openFileLink(deps, link);
  const bytes = file && (await deps.files.read(file.key));
  if (!file || !bytes) throw new AppError(candidateErrors.FILE_LINK_EXPIRED);
  return { bytes, fileName: file.name };
}
