import type * as z from 'zod/mini';
import type { AnyError } from './app-error.ts';
import type { Role } from './roles.ts';

/**
 * Permission to call an endpoint.
 * - `public`: anyone.
 * - `link`: the holder of the personal link (to an interview or to their own data) given in the path or the body.
 * - `session`: a logged-in person of a company, whatever its onboarding.
 * - `company`: a logged-in person of a company whose onboarding is completed.
 * - `local`: anyone, but the route exists only on the loopback default (outbox).
 */
export type Access = 'public' | 'link' | 'session' | 'company' | 'local';

/** Features that only some plans include (specification, section 6); the binder answers 403 to companies on other plans. */
export type PlanFeature = 'PDF_REPORTS' | 'ADVANCED_REPORTS' | 'TRANSCRIPTS' | 'SCHEDULING' | 'REJECTION_EMAIL';

/** A rate limit: at most `calls` in `seconds`, counted per combination of the values named in `per`. */
export interface CallLimit {
  /**
   * `address`: the network address, which many people may share (subscribers of a mobile operator do), so a limit on it alone
   * is generous. `company`: the company of the session. `link`: the resource that the personal link opens, because each mail
   * brings another link to the same resource. Others: a field of the input. An account's e-mail is only used together with the
   * address, so that nobody can lock somebody else out.
   */
  readonly per: readonly ('address' | 'company' | 'link' | `body.${string}` | `params.${string}`)[];
  readonly calls: number;
  readonly seconds: number;
}

/** Exports read all data of one offer or of all, so the limit allows only as many as a person can use. */
export const EXPORTS: CallLimit = { per: ['company'], calls: 60, seconds: 3600 };

type InputPath = `${'params' | 'query' | 'body'}.${string}`;

/** Offers that a call concerns, or the input that names one. Needed for people who see only the offers assigned to them. */
export type OfferReach =
  | 'none'
  | 'listed'
  | 'all'
  | { readonly job: InputPath }
  | { readonly candidate: InputPath }
  | { readonly candidates: InputPath }
  | { readonly invitation: InputPath };

/** The callers that an endpoint accepts. One that requires a session also states roles and offers, or it does not compile. */
type Permission =
  | { readonly access: 'session' | 'company'; readonly roles: readonly Role[]; readonly offers: OfferReach }
  | {
      readonly access: Exclude<Access, 'session' | 'company'>;
      readonly roles?: undefined;
      readonly offers?: undefined;
    };

/** One endpoint of the API: the only place that defines its method, path, access and schemas. */
export type Endpoint = Permission & Description;

interface Description {
  /** Stable name, `feature.verb`; the operation id of the OpenAPI document. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with `{name}` placeholders. */
  readonly path: `/${string}`;
  readonly feature?: PlanFeature;
  /** Rate limits, counted across all processes before the handler runs; a call beyond one of them gets 429 with Retry-After. */
  readonly limits?: readonly CallLimit[];
  /** Summary of the endpoint in one French line, for the API page. */
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Encoding of the body; JSON by default. */
  readonly bodyType?: 'json' | 'multipart' | 'binary';
  /** Name of the multipart field that contains the file. */
  readonly fileField?: string;
  readonly output: z.ZodMiniType;
  /** Type of the response: JSON, or `file` for a download. */
  readonly outputType?: 'json' | 'file';
  /** HTTP status of a success; 200 by default. */
  readonly status?: 200 | 201 | 202;
  readonly errors: readonly AnyError[];
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** The parsed input that a handler receives. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** The input that a client must send; parts without a schema are left out. */
export type Request<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Sent<E[K]>;
};

/** The response of an endpoint. */
export type Output<E extends Endpoint> = z.output<E['output']>;

/** Declares an endpoint, keeping its exact types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Fills `{name}` placeholders with URL-encoded values. Throws if one is missing, which is a programming error. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`missing path parameter ${name} of ${path}`);
    return encodeURIComponent(String(value));
  });
}
