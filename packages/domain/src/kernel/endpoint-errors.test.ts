import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rejectCandidate, saveCandidateNotes } from '#/candidates/api';
import { getAgreement } from '#/evaluations/api';
import { sendCvChunk } from '#/interviews/api';
import { AppError, kernelErrors } from './app-error.ts';
import { type ErrorCode, errorsOf } from './endpoint-errors.ts';
import { endpoint } from './endpoint.ts';
import { EVERYBODY } from './roles.ts';
import { jobErrors } from '#/jobs/errors';

type Codes<Code extends string> = Readonly<Record<Code, true>>;

// The compiler requires exactly the codes of the type. The test compares them with the codes of the endpoint table.
const rejecting: Codes<ErrorCode<typeof rejectCandidate>> = {
  VALIDATION_FAILED: true,
  UNAUTHENTICATED: true,
  MEMBERSHIP_ENDED: true,
  ROLE_REQUIRED: true,
  ONBOARDING_REQUIRED: true,
  PAYLOAD_TOO_LARGE: true,
  UNSUPPORTED_MEDIA_TYPE: true,
  INTERNAL: true,
  UNAVAILABLE: true,
  CANDIDATE_NOT_FOUND: true,
  APPLICATION_WITHDRAWN: true,
};
const comparing: Codes<ErrorCode<typeof getAgreement>> = {
  VALIDATION_FAILED: true,
  UNAUTHENTICATED: true,
  MEMBERSHIP_ENDED: true,
  ROLE_REQUIRED: true,
  OFFERS_REQUIRED: true,
  ONBOARDING_REQUIRED: true,
  PLAN_FEATURE_REQUIRED: true,
  INTERNAL: true,
  UNAVAILABLE: true,
  JOB_NOT_FOUND: true,
};
/** Every role may call this endpoint, so its type must not contain the error for a missing role. */
const noting: Codes<ErrorCode<typeof saveCandidateNotes>> = {
  VALIDATION_FAILED: true,
  UNAUTHENTICATED: true,
  MEMBERSHIP_ENDED: true,
  ONBOARDING_REQUIRED: true,
  PAYLOAD_TOO_LARGE: true,
  UNSUPPORTED_MEDIA_TYPE: true,
  INTERNAL: true,
  UNAVAILABLE: true,
  CANDIDATE_NOT_FOUND: true,
  NOTES_CHANGED: true,
};
const sending: Codes<ErrorCode<typeof sendCvChunk>> = {
  VALIDATION_FAILED: true,
  PAYLOAD_TOO_LARGE: true,
  UNSUPPORTED_MEDIA_TYPE: true,
  TOO_MANY_REQUESTS: true,
  INTERNAL: true,
  UNAVAILABLE: true,
  EXPIRED_LINK: true,
  APPLICATION_CLOSED: true,
  NOT_STARTED: true,
  CV_TOO_LARGE: true,
  CV_EMPTY: true,
  CV_UNSUPPORTED: true,
  CV_LOCKED: true,
  CV_MACROS: true,
  CV_LINKED: true,
  CV_MIXED: true,
  CV_OVERGROWN: true,
  CV_WRONG_OFFSET: true,
};

test.each([
  [rejectCandidate, rejecting],
  [getAgreement, comparing],
  [saveCandidateNotes, noting],
  [sendCvChunk, sending],
] as const)('the type ErrorCode of $name has the codes that errorsOf lists', (endpoint, codes) => {
  expect(
    errorsOf(endpoint)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(Object.keys(codes).sort());
});

test('AppError accepts only the details that the error’s definition names', () => {
  const fields = [{ path: 'points.1', message: 'Vide.' }];
  expect(new AppError(jobErrors.KEY_FAULTY, { fields })).toMatchObject({ code: 'KEY_FAULTY', fields });
  expect(new AppError(kernelErrors.TOO_MANY_REQUESTS, { retryAfter: 60 })).toMatchObject({ retryAfter: 60 });
  expect(new AppError(jobErrors.JOB_NOT_FOUND)).toMatchObject({ fields: [], retryAfter: undefined });
  // @ts-expect-error -- KEY_FAULTY requires `fields`
  expect(() => new AppError(jobErrors.KEY_FAULTY)).not.toThrow();
  // @ts-expect-error -- JOB_NOT_FOUND carries no `fields`
  expect(() => new AppError(jobErrors.JOB_NOT_FOUND, { fields })).not.toThrow();
});

test('an endpoint compiles with roles if and only if it requires a session', () => {
  const common = { name: 'x.y', method: 'GET', path: '/x', summary: 'X', output: z.object({}), errors: [] } as const;
  expect(endpoint({ ...common, access: 'company', roles: EVERYBODY, offers: 'none' }).roles).toEqual(EVERYBODY);
  // @ts-expect-error -- an endpoint with a session requires `roles`
  expect(endpoint({ ...common, access: 'company' })).not.toHaveProperty('roles');
  // @ts-expect-error -- an endpoint with a session requires `offers`
  expect(endpoint({ ...common, access: 'company', roles: EVERYBODY })).not.toHaveProperty('offers');
  // @ts-expect-error -- an endpoint with a session requires `roles`
  expect(endpoint({ ...common, access: 'session' })).not.toHaveProperty('roles');
  // @ts-expect-error -- a public call has no person whose role could be checked
  expect(endpoint({ ...common, access: 'public', roles: EVERYBODY })).toHaveProperty('roles');
});
