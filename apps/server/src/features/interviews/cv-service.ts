import type { CvFields } from '@kafaa/domain/candidates/schema';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { cvError } from '@kafaa/domain/interviews/rules';
import { CV_DAMAGED } from '@kafaa/domain/interviews/texts';
import { AppError, type ErrorDefinition } from '@kafaa/domain/kernel/app-error';
import type { CvHarm } from '#/adapters/cv-text/cv-harm';
import type { Db, Deps } from '#/deps';
import { chunks } from '#/platform/files/chunks';
import { openLink, requireOpenInterview } from './links-service.ts';
import * as store from './store.ts';

export const CV_CONTENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Returns the type of a stored CV, which is the extension of its key. */
export function cvTypeOf(cvKey: string): keyof typeof CV_CONTENT_TYPES {
  const type = cvKey.slice(cvKey.lastIndexOf('.') + 1);
  return type === 'doc' || type === 'docx' ? type : 'pdf';
}

const HARMS = {
  mixed: interviewErrors.CV_MIXED,
  locked: interviewErrors.CV_LOCKED,
  macros: interviewErrors.CV_MACROS,
  linked: interviewErrors.CV_LINKED,
  overgrown: interviewErrors.CV_OVERGROWN,
} as const satisfies Record<CvHarm, ErrorDefinition>;

/** Values of the CV columns of an interview without a CV. */
export const NO_CV = { cvName: null, cvSize: null, cvReceived: 0, cvKey: null, cvReadable: null } as const;

/** Stores one chunk of the CV at its offset. Resending a chunk is harmless; the response gives the next offset. */
export async function receiveCvChunk(
  deps: Deps,
  token: string,
  { offset, size, name, bytes }: { offset: number; size: number; name: string; bytes: Uint8Array },
) {
  const key = await openLink(deps, token);
  const interview = await requireRunning(deps, deps.db, key);
  const problem = cvError({ name, size });
  if (problem) throw new AppError(problem);
  const alike = interview.cvName === name && interview.cvSize === size;
  const received = alike && (offset > 0 || (await beginsWith(deps, key, interview, bytes))) ? interview.cvReceived : 0;
  const end = offset + bytes.length;
  // The client may resend a chunk whose response was lost: skip stored bytes, append the rest.
  if (offset < received && end <= received)
    return { received, complete: received === size, readable: interview.cvReadable };
  if (offset < received) {
    const rest = bytes.subarray(received - offset);
    return receiveCvChunk(deps, token, { offset: received, size, name, bytes: rest });
  }
  if (offset > received || bytes.length === 0 || end > size) throw new AppError(interviewErrors.CV_WRONG_OFFSET);
  const parts = cvChunks(deps, key);
  if (offset === 0) await parts.drop();
  await parts.keep(offset, bytes);
  const whole = end === size ? await assembleCv(deps, key, interview, { name, size }) : null;
  const { cvKey, readable } = whole ?? { cvKey: null, readable: null };
  const set = { cvName: name, cvSize: size, cvReceived: end, cvKey, cvReadable: readable };
  if (!(await store.advanceCv(deps.db, { ...key, from: interview, set }))) {
    // A concurrent request stored its chunk first. This chunk stays, and a completed interview keeps its CV.
    if (cvKey) await deps.files.remove(cvKey);
    await requireOpenInterview(deps, deps.db, key);
    throw new AppError(interviewErrors.CV_WRONG_OFFSET);
  }
  // The chunks are deleted last, so that all of them are still there after a crash before this point.
  if (cvKey) await parts.drop();
  if (interview.cvKey) await deps.files.remove(interview.cvKey);
  return { received: end, complete: end === size, readable };
}

/** Returns the interview of a candidate who may still change the CV; throws otherwise. */
async function requireRunning(deps: Deps, db: Db, key: store.InterviewKey): Promise<store.HeldInterview> {
  const interview = await requireOpenInterview(deps, db, key);
  if (!interview.startedAt || interview.withdrawnAt) throw new AppError(interviewErrors.NOT_STARTED);
  return interview;
}

/** Removes an upload, complete or not, because the company must not receive a file that the candidate removed. */
export async function removeCv(deps: Deps, token: string): Promise<{ removed: boolean }> {
  const key = await openLink(deps, token);
  const interview = await requireRunning(deps, deps.db, key);
  const removed = await store.advanceCv(deps.db, { ...key, from: interview, set: NO_CV });
  if (!removed) {
    // A concurrent chunk or completion changed the row first.
    await requireRunning(deps, deps.db, key);
    return removeCv(deps, token);
  }
  await cvChunks(deps, key).drop();
  if (interview.cvKey) await deps.files.remove(interview.cvKey);
  return { removed };
}

/** Saves the short answers that replace the CV's text; the last call wins. */
export async function saveCvFields(deps: Deps, token: string, cvFields: CvFields): Promise<CvFields> {
  const key = await openLink(deps, token);
  await deps.db.transaction(async (tx) => {
    // The interview is locked first, so that a concurrent completion happens entirely before or after.
    await store.lockInterview(tx, key);
    await requireRunning(deps, tx, key);
    await store.updateInterview(tx, { ...key, set: { cvFields } });
  });
  return cvFields;
}

/** Access to the stored chunks of a CV upload. */
export const cvChunks = (deps: Deps, { companyId, candidateId }: store.InterviewKey) =>
  chunks(deps.files, `uploads/${companyId}/${candidateId}/`);

/** Joins the chunks, checks the file's real type and stores it; a refused file resets the upload. */
async function assembleCv(
  deps: Deps,
  key: store.InterviewKey,
  from: store.InterviewRow,
  { name, size }: { name: string; size: number },
): Promise<{ cvKey: string; readable: boolean | null }> {
  try {
    const bytes = await cvChunks(deps, key).join(size);
    if (!bytes) throw new AppError(interviewErrors.CV_WRONG_OFFSET);
    return { cvKey: await storeCv(deps, key, { name, bytes }), readable: await deps.isCvReadable(bytes) };
  } catch (error) {
    // Any other error, such as an unavailable file store, keeps the upload: the last chunk may be resent.
    if (error instanceof AppError) {
      await store.advanceCv(deps.db, { ...key, from, set: NO_CV });
      await cvChunks(deps, key).drop();
    }
    throw error;
  }
}

/** Whether the stored file begins with these bytes: another file may have the same name and size. */
async function beginsWith(
  deps: Deps,
  key: store.InterviewKey,
  { cvKey }: store.InterviewRow,
  bytes: Uint8Array,
): Promise<boolean> {
  const kept = await (cvKey ? deps.files.get(cvKey) : cvChunks(deps, key).first());
  return kept !== null && Buffer.compare(kept.subarray(0, bytes.length), bytes) === 0;
}

/** Stores a CV under a generated key. Its type comes from the content, not from the file name. */
export async function storeCv(
  deps: Deps,
  { companyId, candidateId }: store.InterviewKey,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  const problem = cvError({ name, size: bytes.length });
  if (problem) throw new AppError(problem);
  // Refuses files that a recruiter should not open; the error tells the candidate what to send instead.
  const { type, harm } = await deps.checkCv(bytes);
  // The name was accepted, so the content is damaged or of another type.
  if (!type) throw new AppError(interviewErrors.CV_UNSUPPORTED, { message: CV_DAMAGED });
  if (harm) throw new AppError(HARMS[harm]);
  const cvKey = `cvs/${companyId}/${candidateId}/${deps.newId()}.${type}`;
  await deps.files.put(cvKey, bytes, CV_CONTENT_TYPES[type]);
  return cvKey;
}

/** Reads the CV of a finished interview for the evaluation; null if there is none. */
export async function readCvFile(
  deps: Deps,
  { cvKey, cvName }: store.InterviewRow,
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const bytes = cvKey ? await deps.files.get(cvKey) : null;
  return bytes && cvName ? { name: cvName, bytes } : null;
}
