import { AppError, kernelErrors, type FieldError } from '@kafaa/domain/kernel/app-error';
import type { FastifyRequest } from 'fastify';
import { unreadable } from '#/platform/http/clean';
import { EngineStopped } from '#/platform/process/engine-stopped';
import { inSources } from './source-places.ts';

/** Part of an error that may be logged: its kind and place, never its message, because drivers put row values into messages. */
export function errorSummary(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    kind: error.name,
    code: typeof code === 'string' ? code : undefined,
    place: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 6)
      .map(inSources),
    cause: error.cause === undefined ? undefined : errorSummary(error.cause),
  };
}

/** Error codes of a database that is unreachable, starting, stopping, out of resources or in a deadlock, and of a full disk. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOSPC|EDQUOT|08\w{3}|57P0[1-3]|53\w{3}|40P01)$/;
const AWAY_MESSAGE = /Connection terminated|not queryable|timeout exceeded when trying to connect|PGlite is closed/;

/** Whether the error is a temporary failure of the database or the disk, so that a later retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && AWAY.test(code)) return true;
  return AWAY_MESSAGE.test(error.message) || isUnavailable(error.cause);
}

/** Replacements for Fastify's own errors, by status. */
const BY_STATUS: Readonly<Record<number, AppError>> = {
  400: unreadable(),
  403: new AppError(kernelErrors.NOT_FOUND),
  404: new AppError(kernelErrors.NOT_FOUND),
  408: unreadable(),
  413: new AppError(kernelErrors.PAYLOAD_TOO_LARGE),
  414: new AppError(kernelErrors.NOT_FOUND),
  415: new AppError(kernelErrors.UNSUPPORTED_MEDIA_TYPE),
  429: new AppError(kernelErrors.TOO_MANY_REQUESTS, { retryAfter: 60 }),
};

/** Converts any thrown value to the error that the client sees. Unknown errors become 500 or 503, never 401. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof EngineStopped || isUnavailable(error)) return new AppError(kernelErrors.UNAVAILABLE);
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  const known = typeof status === 'number' ? BY_STATUS[status] : undefined;
  // A 4xx status set by a library is a client error, for example a range beyond the file.
  const sendersFault = typeof status === 'number' && status >= 400 && status < 500;
  return known ?? (sendersFault ? unreadable() : new AppError(kernelErrors.INTERNAL));
}

interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly FieldError[];
  readonly link?: string;
  readonly requestId?: string;
}

/**
 * Body of every failed call. The message of an internal error includes the request id, by which the operator finds the error in the
 * log.
 */
export function errorBody({ code, message, fields, link, status }: AppError, requestId: string): ErrorBody {
  return {
    code,
    message: code === kernelErrors.INTERNAL.code ? `${message} Référence\u00a0: ${requestId}` : message,
    ...(fields.length > 0 && { fields }),
    ...(link !== undefined && { link }),
    // The body of a 4xx is byte-identical for all callers; the request id is in the header only.
    ...(status >= 500 && { requestId }),
  };
}

/** Logs a call that failed with a server error. */
export function logFailedCall(
  { id: requestId, log, routeOptions: { url: route } }: FastifyRequest,
  error: unknown,
): void {
  log.error({ requestId, fault: errorSummary(error), route }, 'call failed');
}
