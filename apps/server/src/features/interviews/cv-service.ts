import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { cvProblem } from '@kafaa/domain/interviews/rules';
import { AppError, type ErrorDefinition } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import type { CvHarm } from '#/adapters/cv-text/cv-harm';
import type { Deps } from '#/deps';
import { fileLink } from '#/platform/file-link';
import { pieces } from '#/platform/pieces';
import { recordDeed } from '../audit/service.ts';
import { openLink, requireOpenInterview } from './links-service.ts';
import * as store from './store.ts';

const CV_CONTENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

const HARMS = {
  mixed: interviewErrors.CV_MIXED,
  locked: interviewErrors.CV_LOCKED,
  macros: interviewErrors.CV_MACROS,
  linked: interviewErrors.CV_LINKED,
  overgrown: interviewErrors.CV_OVERGROWN,
} as const satisfies Record<CvHarm, ErrorDefinition>;

/** Takes one piece of the CV at its offset. Repeating a piece is harmless; the answer always says where to go on. */
export async function receiveCvPiece(
  deps: Deps,
  token: string,
  { offset, size, name, bytes }: { offset: number; size: number; name: string; bytes: Uint8Array },
) {
  const key = await openLink(deps, token);
  const interview = await requireOpenInterview(deps, deps.db, key);
  if (!interview.startedAt || interview.withdrawnAt) throw new AppError(interviewErrors.NOT_STARTED);
  const problem = cvProblem({ name, size });
  if (problem) throw new AppError(problem);
  const alike = interview.cvName === name && interview.cvSize === size;
  const received = alike && (offset > 0 || (await beginsWith(deps, key, interview, bytes))) ? interview.cvReceived : 0;
  const end = offset + bytes.length;
  // Of a piece that is already here the answer was lost on the way; of one that broke off, the rest counts.
  if (offset < received && end <= received) return { received, complete: received === size };
  if (offset < received) {
    const rest = bytes.subarray(received - offset);
    return receiveCvPiece(deps, token, { offset: received, size, name, bytes: rest });
  }
  if (offset > received || bytes.length === 0 || end > size) throw new AppError(interviewErrors.CV_WRONG_OFFSET);
  const parts = cvPieces(deps, key);
  if (offset === 0) await parts.drop();
  await parts.keep(offset, bytes);
  const cvKey = end === size ? await assembleCv(deps, key, interview, { name, size }) : null;
  const set = { cvName: name, cvSize: size, cvReceived: end, cvKey };
  if (!(await store.advanceCv(deps.db, { ...key, from: interview, set }))) {
    // Another request was faster: what it sent counts, and a finished interview keeps the CV it was finished with.
    if (cvKey) await deps.files.remove(cvKey);
    await requireOpenInterview(deps, deps.db, key);
    throw new AppError(interviewErrors.CV_WRONG_OFFSET);
  }
  // Only now: a process that ends on the way finds every piece again.
  if (cvKey) await parts.drop();
  if (interview.cvKey) await deps.files.remove(interview.cvKey);
  return { received: end, complete: end === size };
}

/** What has arrived of a CV that comes in pieces. */
export const cvPieces = (deps: Deps, { companyId, candidateId }: store.InterviewKey) =>
  pieces(deps.files, `uploads/${companyId}/${candidateId}/`);

/** Joins the pieces, looks at what the file really is and stores it; a wrong file starts over from nothing. */
async function assembleCv(
  deps: Deps,
  key: store.InterviewKey,
  from: store.InterviewRow,
  { name, size }: { name: string; size: number },
): Promise<string> {
  try {
    const bytes = await cvPieces(deps, key).join(size);
    if (!bytes) throw new AppError(interviewErrors.CV_WRONG_OFFSET);
    return await storeCv(deps, key, { name, bytes });
  } catch (error) {
    // A store that is away says nothing about the file: the last piece may be sent again.
    if (error instanceof AppError) {
      await store.advanceCv(deps.db, { ...key, from, set: { cvName: null, cvSize: null, cvReceived: 0, cvKey: null } });
      await cvPieces(deps, key).drop();
    }
    throw error;
  }
}

/** Whether what has arrived begins with these bytes: another file may have the same name and size. */
async function beginsWith(
  deps: Deps,
  key: store.InterviewKey,
  { cvKey }: store.InterviewRow,
  bytes: Uint8Array,
): Promise<boolean> {
  const kept = await (cvKey ? deps.files.get(cvKey) : cvPieces(deps, key).first());
  return kept !== null && Buffer.compare(kept.subarray(0, bytes.length), bytes) === 0;
}

/** Stores a CV under a name of ours. What it is counts, not what it is called. */
export async function storeCv(
  deps: Deps,
  { companyId, candidateId }: store.InterviewKey,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  const problem = cvProblem({ name, size: bytes.length });
  if (problem) throw new AppError(problem);
  // What the recruiter should never have to open; whoever sent it in good faith is told what to send instead.
  const { type, harm } = await deps.checkCv(bytes);
  if (!type) throw new AppError(interviewErrors.CV_UNSUPPORTED);
  if (harm) throw new AppError(HARMS[harm]);
  const cvKey = `cvs/${companyId}/${candidateId}/${deps.newId()}.${type}`;
  await deps.files.put(cvKey, bytes, CV_CONTENT_TYPES[type]);
  return cvKey;
}

/** A short-lived address where the recruiter's browser fetches the CV. */
export async function getCvLink(deps: Deps, { userId, ...key }: store.InterviewKey & { userId: string }) {
  // Whoever has registered has an interview.
  const interview = isId(key.candidateId) ? await store.findInterview(deps.db, key) : null;
  if (!interview) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  if (!interview.cvKey || !interview.cvName) throw new AppError(candidateErrors.CV_NOT_FOUND);
  await recordDeed(deps, deps.db, { ...key, by: { userId }, action: 'CV_READ', of: key.candidateId });
  return { url: fileLink(deps, { key: interview.cvKey, name: interview.cvName }), fileName: interview.cvName };
}

/** The CV of a finished interview as the evaluation reads it; null when there is none. */
export async function readCvFile(
  deps: Deps,
  { cvKey, cvName }: store.InterviewRow,
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const bytes = cvKey ? await deps.files.get(cvKey) : null;
  return bytes && cvName ? { name: cvName, bytes } : null;
}
