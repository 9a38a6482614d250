import type * as z from 'zod/mini';
import type { ErrorDefinition } from './app-error.ts';

/**
 * Who may call.
 * - `public`: anyone.
 * - `link`: whoever holds the personal link (of an interview, of the own data) that stands in the path or the body.
 * - `session`: a logged-in company, whatever its onboarding.
 * - `company`: a logged-in company whose onboarding is completed.
 * - `local`: anyone, but the route exists only on the loopback default (outbox).
 */
export type Access = 'public' | 'link' | 'session' | 'company' | 'local';

/** Features of section 6 that only some plans include; the binder refuses the others with 403. */
export type PlanFeature = 'PDF_REPORTS' | 'ADVANCED_REPORTS' | 'TRANSCRIPTS' | 'SCHEDULING' | 'REJECTION_EMAIL';

/** How often a call may be made: at most `calls` in `seconds`, counted for everybody who is the same in all parts of `per`. */
export interface CallLimit {
  /**
   * `address`: the network address, which many people may share (a mobile operator's subscribers do): generous where it
   * stands alone. `company`: the session's. `link`: what the personal link opens, since each mail brings another link to the
   * same thing. Others: a field of the input. An account's e-mail stands only beside the address, so that nobody can shut
   * somebody else out.
   */
  readonly per: readonly ('address' | 'company' | 'link' | `body.${string}` | `params.${string}`)[];
  readonly calls: number;
  readonly seconds: number;
}

/** An export reads everything of an offer, or of all: as many as a person can use. */
export const EXPORTS: CallLimit = { per: ['company'], calls: 60, seconds: 3600 };

/** One call of the API: the only place where its method, path, access and shapes are written. */
export interface Endpoint {
  /** Stable name, `feature.verb`; the operation id of the OpenAPI document. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with `{name}` placeholders. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly feature?: PlanFeature;
  /** Counted over all processes, before the handler runs; beyond one of them the answer is 429 with Retry-After. */
  readonly limits?: readonly CallLimit[];
  /** One French line for the API page. */
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** How the body travels; JSON unless said. */
  readonly bodyType?: 'json' | 'multipart' | 'binary';
  /** The part of a multipart body that carries a file. */
  readonly fileField?: string;
  readonly output: z.ZodMiniType;
  /** `file`: the answer is a download, not JSON. */
  readonly outputType?: 'json' | 'file';
  /** Status of the success; 200 unless said. */
  readonly status?: 200 | 201 | 202;
  readonly errors: readonly ErrorDefinition[];
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler receives, after parsing. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** What a client must give; absent parts may be left out. */
export type Request<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Sent<E[K]>;
};

/** What the call answers. */
export type Output<E extends Endpoint> = z.output<E['output']>;

/** Declares an endpoint, keeping its exact types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Fills `{name}` placeholders with URL-encoded values. Throws when one is missing: a programming error. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`missing path parameter ${name} of ${path}`);
    return encodeURIComponent(String(value));
  });
}
