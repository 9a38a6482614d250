import type { AnyError, FieldError } from '@kafaa/domain/kernel/app-error';
import type { ErrorCode, ErrorOf } from '@kafaa/domain/kernel/endpoint-errors';
import { type Endpoint, fillPath, type Output, type Request } from '@kafaa/domain/kernel/endpoint';
import { closeSession, sessionToken } from './session.ts';

const BASE = '/api';
const DEFAULT_TIMEOUT_MS = 30_000;

const NO_NETWORK = 'Connexion impossible. Vérifiez votre réseau, puis réessayez.';
const TOO_SLOW = 'Le serveur met trop de temps à répondre. Réessayez dans un instant.';
const UNREADABLE = 'Une erreur inattendue est survenue. Réessayez dans un instant.';

/**
 * A failed call of any endpoint. `status` is 0 when there was no response; `message` is French and can be shown to the user. The
 * type hides `code`: only `CallError`, which knows the endpoint, gives access to it.
 */
export class ApiError extends Error {
  readonly status: number;
  protected readonly code: string;
  readonly fields: readonly FieldError[];
  /** True when the server itself wrote the message. */
  readonly fromServer: boolean;
  /** Path where the user can go on, if the server names one. */
  readonly link: string | undefined;

  constructor(status: number, code: string, message: string, body?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fromServer = status !== 0 && body !== undefined;
    const { fields, link } = (body ?? {}) as { fields?: unknown; link?: unknown };
    this.link = typeof link === 'string' ? link : undefined;
    this.fields = Array.isArray(fields) ? (fields as FieldError[]) : [];
  }
}

interface Failed<Code extends string, Fields> extends Error, Pick<ApiError, 'status' | 'fromServer' | 'link'> {
  readonly code: Code;
  readonly fields: Fields;
}

/** Codes of failures that the client finds itself: no answer, none in time, or one that is not from our server. */
type FoundHere = 'NETWORK' | 'TIMEOUT' | 'INVALID_RESPONSE' | 'UNKNOWN_ERROR';

type FailedBy<D extends AnyError> = D extends AnyError
  ? Failed<D['code'], D extends { readonly carries: 'fields' } ? readonly FieldError[] : readonly []>
  : never;

/** The codes with which a call of one endpoint can fail. */
export type CallCode<E extends Endpoint> = ErrorCode<E> | FoundHere;

/**
 * The errors of one endpoint, told apart by `code`. Comparing `code` with a code that the endpoint cannot answer is a type error.
 */
export type CallError<E extends Endpoint> = (FailedBy<ErrorOf<E>> | Failed<FoundHere, readonly []>) & {
  readonly code: CallCode<E>;
};

/** The outcome of a call that does not throw. */
export type Answer<E extends Endpoint> =
  | { readonly ok: true; readonly value: Output<E> }
  | { readonly ok: false; readonly failure: CallError<E> };

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/** The input of a call; parts without a schema are left out. */
export type Arguments<E extends Endpoint> = keyof Request<E> extends never ? object : Request<E>;

const authenticatedListeners = new Set<() => void>();

/** Adds a listener called after each successful authenticated call, which shows that the session is in use and may be renewed. */
export function onAuthenticatedCall(listener: () => void): () => void {
  authenticatedListeners.add(listener);
  return () => authenticatedListeners.delete(listener);
}

function queryString(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

function formData(body: object): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value == null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

function requestBody(endpoint: Endpoint, body: unknown, headers: Headers): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (endpoint.bodyType === 'multipart') return formData(body as object);
  if (endpoint.bodyType === 'binary') {
    headers.set('content-type', 'application/octet-stream');
    return body as BodyInit;
  }
  headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

/** A plain-text body that is shown as a message; text with markup or over 300 characters is a proxy's error page. */
const PLAIN_BODY = /^[^<]{1,300}$/;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * Builds the error of a failed response. Its message is the body if that is plain text, else the `message` or the `error` of the
 * body.
 */
async function failure(response: Response): Promise<ApiError> {
  const body = parsed(await response.text());
  const { code, message, error } = (body ?? {}) as { code?: unknown; message?: unknown; error?: unknown };
  const plain = typeof body === 'string' && PLAIN_BODY.test(body) ? body : undefined;
  const words = [plain, message, error].find((one): one is string => typeof one === 'string' && one !== '');
  return new ApiError(
    response.status,
    typeof code === 'string' ? code : 'UNKNOWN_ERROR',
    words ?? UNREADABLE,
    words && body,
  );
}

/**
 * Calls one endpoint of the API. Responses are not validated: the server does it with the same schemas, and the parser would be
 * larger than the page. Every failure is an `ApiError`, except an abort by the caller's own signal.
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: Arguments<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  const { params, query, body } = input as { params?: Record<string, string | number>; query?: object; body?: unknown };
  const authenticated = endpoint.access === 'session' || endpoint.access === 'company';
  const headers = new Headers({ accept: 'application/json' });
  const token = authenticated ? sessionToken() : undefined;
  if (token) headers.set('authorization', `Bearer ${token}`);

  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const init: RequestInit = {
    method: endpoint.method,
    headers,
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  };

  try {
    init.body = requestBody(endpoint, body, headers) ?? null;
    const response = await fetch(BASE + fillPath(endpoint.path, params ?? {}) + queryString(query ?? {}), init);
    if (!response.ok) {
      const failed = await failure(response);
      // Close only the session that made the call: a newer one may have been opened meanwhile.
      // `code` is protected to keep callers from it, not this module.
      if (response.status === 401 && authenticated && sessionToken() === token)
        closeSession(failed['code'] === 'MEMBERSHIP_ENDED' ? 'removed' : 'expired');
      throw failed;
    }
    const text = await response.text();
    const answer = parsed(text);
    // The body is empty or was written by a proxy: no endpoint responds with plain text.
    if (answer === text) throw new ApiError(response.status, 'INVALID_RESPONSE', UNREADABLE);
    if (authenticated) for (const listener of authenticatedListeners) listener();
    return answer as Output<E>;
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError(0, 'TIMEOUT', TOO_SLOW);
    throw new ApiError(0, 'NETWORK', NO_NETWORK);
  }
}

/** Calls one endpoint and returns its failure instead of throwing it. */
export function attempt<const E extends Endpoint>(
  endpoint: E,
  input: Arguments<E>,
  options?: Omit<CallOptions, 'signal'>,
): Promise<Answer<E>> {
  return call(endpoint, input, options).then(
    (value) => ({ ok: true, value }),
    (failure: CallError<E>) => ({ ok: false, failure }),
  );
}

/** The message to show for a failure: the server's or the network's if there is one, else the screen's fallback. */
export function errorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.fromServer || error.status === 0 ? error.message : fallback;
}
