import { type AnyError, kernelErrors } from './app-error.ts';
import type { Access, CallLimit, Endpoint, OfferReach, PlanFeature } from './endpoint.ts';
import { type Role, ROLES } from './roles.ts';

export const CALLED_BY_SESSION: readonly Access[] = ['session', 'company'];

/** Whether a call concerns all offers of the company, or may do so. */
const coversAll = (offers: OfferReach) =>
  offers === 'all' || (typeof offers === 'object' && 'job' in offers && offers.job === 'query.jobId');

/** Every error of an endpoint: its own errors, and the general ones that apply to the endpoint. */
export function errorsOf(endpoint: Endpoint): readonly AnyError[] {
  const { access, roles, offers, feature, limits, body, bodyType, params, query, errors } = endpoint;
  const sends = body !== undefined || bodyType !== undefined;
  const own = new Set(errors.map(({ code }) => code));
  const general: readonly (readonly [boolean, AnyError])[] = [
    [sends || params !== undefined || query !== undefined, kernelErrors.VALIDATION_FAILED],
    [CALLED_BY_SESSION.includes(access), kernelErrors.UNAUTHENTICATED],
    [CALLED_BY_SESSION.includes(access), kernelErrors.MEMBERSHIP_ENDED],
    [roles !== undefined && roles.length < ROLES.length, kernelErrors.ROLE_REQUIRED],
    [offers !== undefined && coversAll(offers), kernelErrors.OFFERS_REQUIRED],
    [access === 'company', kernelErrors.ONBOARDING_REQUIRED],
    [feature !== undefined, kernelErrors.PLAN_FEATURE_REQUIRED],
    [sends, kernelErrors.PAYLOAD_TOO_LARGE],
    [sends, kernelErrors.UNSUPPORTED_MEDIA_TYPE],
    [limits !== undefined, kernelErrors.TOO_MANY_REQUESTS],
    [true, kernelErrors.INTERNAL],
    [true, kernelErrors.UNAVAILABLE],
  ];
  return [...general.flatMap(([applies, error]) => (applies && !own.has(error.code) ? [error] : [])), ...errors];
}

/** The type of `errorsOf`: the codes of the general errors that apply to an endpoint. Change both together. */
type GeneralCode<E extends Endpoint> =
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | (E extends { params: object } | { query: object } | Sends ? 'VALIDATION_FAILED' : never)
  | (E extends Sends ? 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' : never)
  | (E extends { access: 'session' | 'company' } ? 'UNAUTHENTICATED' | 'MEMBERSHIP_ENDED' : never)
  | (E extends { roles: readonly Role[] } ? (Role extends E['roles'][number] ? never : 'ROLE_REQUIRED') : never)
  | (E extends { offers: 'all' | { job: 'query.jobId' } } ? 'OFFERS_REQUIRED' : never)
  | (E extends { access: 'company' } ? 'ONBOARDING_REQUIRED' : never)
  | (E extends { feature: PlanFeature } ? 'PLAN_FEATURE_REQUIRED' : never)
  | (E extends { limits: readonly CallLimit[] } ? 'TOO_MANY_REQUESTS' : never);
type Sends = { body: object } | { bodyType: string };

/** The definitions of every error that an endpoint can answer. */
export type ErrorOf<E extends Endpoint> = E['errors'][number] | (typeof kernelErrors)[GeneralCode<E>];

/** The codes of every error that an endpoint can answer. */
export type ErrorCode<E extends Endpoint> = ErrorOf<E>['code'];
