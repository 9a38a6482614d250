import { saveCandidateNotes } from '@kafaa/domain/candidates/api';
import { saveQuestionKey } from '@kafaa/domain/jobs/api';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, attempt, type CallError } from './api.ts';

const NOTES = { params: { id: 'c' }, body: { notes: 'Bien.' } };

function answerWith(status: number, body: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

beforeEach(() => void vi.unstubAllGlobals());

it('attempt returns the answer of a call, or the failure of a refused call with its code', async () => {
  answerWith(200, { notes: 'Bien.' });
  expect(await attempt(saveCandidateNotes, NOTES)).toEqual({ ok: true, value: { notes: 'Bien.' } });

  answerWith(409, { code: 'NOTES_CHANGED', message: 'Changées ailleurs.' });
  const answer = await attempt(saveCandidateNotes, NOTES);
  if (answer.ok) throw new Error('the refused call was answered');
  expect(answer.failure.code === 'NOTES_CHANGED').toBe(true);
  expect(answer.failure.code === 'CANDIDATE_NOT_FOUND').toBe(false);
});

it('comparing a failure with a code that the endpoint cannot return does not compile', async () => {
  answerWith(409, { code: 'NOTES_CHANGED', message: 'Changées ailleurs.' });
  const answer = await attempt(saveCandidateNotes, NOTES);
  if (answer.ok) throw new Error('the refused call was answered');
  const { code } = answer.failure;
  // @ts-expect-error -- only the interview's endpoints answer JOB_FULL
  expect(code === 'JOB_FULL').toBe(false);
  // @ts-expect-error -- the endpoint belongs to no feature of a plan
  expect(code === 'PLAN_FEATURE_REQUIRED').toBe(false);
  // These codes come from the platform or the client, so calls of every endpoint can have them.
  expect(code === 'UNAUTHENTICATED' || code === 'VALIDATION_FAILED' || code === 'NETWORK').toBe(false);
});

it('the error code of an unknown endpoint cannot be read', () => {
  const error = new ApiError(409, 'NOTES_CHANGED', 'Changées ailleurs.');
  // @ts-expect-error -- only CallError, which knows the endpoint, shows the code
  expect(error.code).toBe('NOTES_CHANGED');
});

it('only an error whose definition has fields gives access to a field’s message', async () => {
  answerWith(400, { code: 'KEY_FAULTY', message: 'Incomplet.', fields: [{ path: 'points.1', message: 'Vide.' }] });
  const key = { points: [], redFlags: [], sign: true };
  const answer = await attempt(saveQuestionKey, { params: { id: 'j', questionId: 'q' }, body: key });
  if (answer.ok) throw new Error('the refused call was answered');
  const messageOf = (failure: CallError<typeof saveQuestionKey>) => {
    if (failure.code === 'KEY_FAULTY' || failure.code === 'VALIDATION_FAILED') return failure.fields[0]?.message;
    // @ts-expect-error -- the other errors carry no fields
    return failure.fields.length === 1 ? 'one field' : undefined;
  };
  expect(messageOf(answer.failure)).toBe('Vide.');
});

it('attempt returns a failure instead of rejecting for a call that lacks a path parameter', async () => {
  const answer = await attempt(saveCandidateNotes, { ...NOTES, params: JSON.parse('{}') as { id: string } });
  expect(answer.ok).toBe(false);
});
