import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import { parseFields } from '@kafaa/domain/kernel/first-error';
import * as z from 'zod/mini';
import { Readable } from 'node:stream';
import type { Deps, StoredFile } from '#/deps';
import { type Counted, countedOf, tooMany } from './call-limits.ts';
import { cleanTexts } from './clean.ts';
import type { Route, Session } from './route.ts';
import { type FindReachable, hideOtherOffers } from './offer-reach.ts';
import { bindTenant } from '#/platform/data/tenant';
import { writtenParts } from './written-path.ts';

/** Account functions that the routes need, passed in by the app so that `platform` imports no feature. */
export interface Gate {
  /** Returns the session of a bearer token, with the features of the company's plan; null if the token is invalid, expired or revoked. */
  openSession(token: string): Promise<Session | null>;
  /** Whether the token opened a session of a person who is no longer in the company. */
  isFormerMember(token: string): Promise<boolean>;
  /** Returns the ids whose offer the person may see. */
  findReachable: FindReachable;
  /** Counts a call in each counter. Returns the number of seconds to wait; 0 if the call is allowed. */
  count(counted: readonly Counted[]): Promise<number>;
}

/** Mounts one endpoint. A call passes these steps in order: session, role and plan; input; rate limits; offers; handler; output check. */
export function mountRoute(app: FastifyInstance, deps: Deps, gate: Gate, route: Route): void {
  const { endpoint, handle, opens } = route;
  if (endpoint.access === 'local' && deps.config.exposed) return;
  const entered = new WeakMap<FastifyRequest, { session: Session | null; link: string | undefined }>();
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Access is checked in `onRequest`, so that a call without access is refused before its body is read.
    onRequest: async (request: FastifyRequest) => {
      const session = await enter(endpoint, gate, request);
      const link = await opens?.({ params: parseParams(endpoint, request), deps, session, request });
      entered.set(request, { session, link });
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { session = null, link } = entered.get(request) ?? {};
      if (session) bindTenant(session.companyId);
      const input = parseInput(endpoint, request);
      const { exposed } = deps.config;
      const counted = countedOf(endpoint, { ip: request.ip, exposed, companyId: session?.companyId, link, ...input });
      const wait = counted.length > 0 ? await gate.count(counted) : 0;
      if (wait > 0) throw tooMany(wait);
      const reached = session ? await hideOtherOffers(endpoint, session, input, gate.findReachable) : input;
      const output = await handle({ ...reached, deps, session, request });
      const checked = checkOutput(endpoint, output);
      if (endpoint.outputType === 'file') return sendFile(reply, checked as Download);
      return reply.status(endpoint.status ?? 200).send(checked);
    },
  });
}

/**
 * Endpoints, besides those of the person's own account, that are open to a person who lacks the second factor required by the
 * company.
 */
const WITHOUT_FACTOR = new Set(['companies.getSettings', 'companies.logo', 'lifecycle.get', 'team.leave']);
const opensWithoutFactor = ({ name }: Endpoint) => name.startsWith('auth.') || WITHOUT_FACTOR.has(name);

async function enter(endpoint: Endpoint, gate: Gate, request: FastifyRequest): Promise<Session | null> {
  if (!endpoint.roles) return null;
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const session = token ? await gate.openSession(token) : null;
  if (!session) {
    const isFormer = token !== undefined && (await gate.isFormerMember(token));
    throw new AppError(isFormer ? kernelErrors.MEMBERSHIP_ENDED : kernelErrors.UNAUTHENTICATED);
  }
  if (!endpoint.roles.includes(session.role)) throw new AppError(kernelErrors.ROLE_REQUIRED);
  if (endpoint.access === 'company' && session.onBoardingStatus !== 'COMPLETED') {
    throw new AppError(kernelErrors.ONBOARDING_REQUIRED);
  }
  if (session.secondFactorDue && !opensWithoutFactor(endpoint)) throw new AppError(kernelErrors.SECOND_FACTOR_DUE);
  if (endpoint.offers === 'all' && session.offers !== null) throw new AppError(kernelErrors.OFFERS_REQUIRED);
  if (endpoint.feature && !session.allows(endpoint.feature)) throw new AppError(kernelErrors.PLAN_FEATURE_REQUIRED);
  return session;
}

function parseInput(endpoint: Endpoint, request: FastifyRequest) {
  const streamed = endpoint.bodyType === 'multipart' || endpoint.bodyType === 'binary';
  return {
    params: parseParams(endpoint, request),
    query: parsePart(endpoint.query, request.query),
    body: streamed ? undefined : parsePart(endpoint.body, request.body),
  };
}

/** Path parameters that may contain typed text, percent-encoded; all others are generated links and ids. */
const TYPED = new Set(['email', 'planId']);

function parseParams(endpoint: Endpoint, request: FastifyRequest): unknown {
  const names = endpoint.path.split('/').map((part) => /^\{(\w+)\}$/.exec(part)?.[1]);
  const written = writtenParts(request.url).slice(-names.length);
  const params = { ...(request.params as Readonly<Record<string, string>>) };
  for (const [at, name] of names.entries())
    if (name !== undefined && !TYPED.has(name)) params[name] = written[at] ?? '';
  return parsePart(endpoint.params, params);
}

function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = parseFields(schema, cleanTexts(value ?? {}));
  if (result.ok) return result.value;
  throw new AppError(kernelErrors.VALIDATION_FAILED, {
    message: result.faults[0]?.message ?? kernelErrors.VALIDATION_FAILED.message,
    fields: result.faults,
  });
}

interface Download {
  readonly bytes: Uint8Array | StoredFile;
  readonly fileName: string;
  /** Content type of a file that we generate. Phones open a calendar entry by its type. */
  readonly contentType?: 'text/calendar';
}

/**
 * Sends an attachment. The content type is generic unless we generated the file, so that a candidate's file is never opened in our
 * pages.
 */
function sendFile(reply: FastifyReply, { bytes, fileName, contentType }: Download) {
  const body = bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes.chunks);
  if (!(bytes instanceof Uint8Array)) reply.header('content-length', String(bytes.size));
  return reply
    .header('content-type', contentType ? `${contentType}; charset=utf-8` : 'application/octet-stream')
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`,
    )
    .send(body);
}

/** Validates the response. Unknown keys are removed; a wrong shape throws an internal error. */
function checkOutput(endpoint: Endpoint, output: unknown): unknown {
  const result = z.safeParse(endpoint.output, output);
  if (result.success) return result.data;
  const places = result.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`${endpoint.name}: the response does not match the output schema at ${places}`);
}
