import { AppError, kernelErrors, type FieldFault } from '@kafaa/domain/kernel/app-error';
import type { FastifyRequest } from 'fastify';
import { unreadable } from './clean.ts';
import { EngineStopped } from './engine-stopped.ts';
import { inSources } from './source-places.ts';

/** What of a fault may stand in a log: its kind and place, never a message (drivers put row values into those). */
export function faultSummary(error: unknown): Record<string, unknown> {
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
    cause: error.cause === undefined ? undefined : faultSummary(error.cause),
  };
}

/** Codes by which drivers say that the database is away, starting, stopping or in a deadlock, and the disk that it is full. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOSPC|EDQUOT|08\w{3}|57P0[1-3]|53\w{3}|40P01)$/;
const AWAY_MESSAGE = /Connection terminated|not queryable|timeout exceeded when trying to connect|PGlite is closed/;

/** True when the fault is that of a database or a disk that takes nothing now; trying again later may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && AWAY.test(code)) return true;
  return AWAY_MESSAGE.test(error.message) || isUnavailable(error.cause);
}

/** Fastify's own refusals, by status, in our words. */
const BY_STATUS: Readonly<Record<number, AppError>> = {
  400: unreadable(),
  403: new AppError(kernelErrors.NOT_FOUND),
  404: new AppError(kernelErrors.NOT_FOUND),
  408: unreadable(),
  413: new AppError(kernelErrors.PAYLOAD_TOO_LARGE),
  414: new AppError(kernelErrors.NOT_FOUND),
  415: new AppError(kernelErrors.UNSUPPORTED_MEDIA_TYPE),
  429: new AppError(kernelErrors.TOO_MANY_REQUESTS),
};

/** Turns anything thrown into the one error a client may see; unknown faults become 500 or 503, never 401. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof EngineStopped || isUnavailable(error)) return new AppError(kernelErrors.UNAVAILABLE);
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  const known = typeof status === 'number' ? BY_STATUS[status] : undefined;
  // What a library blames on the sender is no fault of ours: a range beyond the file, for one.
  const sendersFault = typeof status === 'number' && status >= 400 && status < 500;
  return known ?? (sendersFault ? unreadable() : new AppError(kernelErrors.INTERNAL));
}

interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly FieldFault[];
  readonly requestId?: string;
}

/** The body of every failed call. An error of ours says by which reference the operator finds it in the log. */
export function errorBody({ code, message, fields, status }: AppError, requestId: string): ErrorBody {
  return {
    code,
    message: code === kernelErrors.INTERNAL.code ? `${message} Référence\u00a0: ${requestId}` : message,
    ...(fields.length > 0 && { fields }),
    // A refusal is the same for everybody, to the byte; its id stands in the header.
    ...(status >= 500 && { requestId }),
  };
}

/** The log's line on a call that ended in an error of ours. */
export function logFailedCall(
  { id: requestId, log, routeOptions: { url: route } }: FastifyRequest,
  error: unknown,
): void {
  log.error({ requestId, fault: faultSummary(error), route }, 'call failed');
}
