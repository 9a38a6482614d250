import multipart from '@fastify/multipart';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Deps } from '#/deps';
import { findReachable } from './features/team/service.ts';
import { isFormerMember, openSession } from '#/features/auth/service';
import { method } from '#/features/evaluations/pages';
import { countCalls } from '#/features/limits/service';
import { listPlans } from '#/features/plans/service';
import { installApiDocument } from '#/platform/http/api-document';
import { unreadable } from '#/platform/http/clean';
import { errorBody, logFailedCall, toAppError } from '#/platform/diagnostics/failures';
import { installHeaders, isApiPath } from '#/platform/http/headers';
import { installHealth } from '#/platform/diagnostics/health';
import { refuseForeignHosts, warnOfUnknownProxies } from '#/platform/http/hosts';
import { type Gate, mountRoute } from '#/platform/http/mount';
import { installPages } from '#/platform/pages/pages';
import { sendHtml } from '#/platform/pages/send';
import type { Site } from '#/platform/pages/site';
import { acceptChunks } from '#/platform/http/chunk-body';
import { installSecurityText } from '#/platform/http/security-text';
import { dropSlowSenders } from '#/platform/http/slow-senders';
import { requestIds } from '#/platform/http/request-id';
import { refuseAddress, refuseConnection, refuseOddRequests } from '#/platform/http/refusals';
import { createTenantScope, runInTenantScope, type TenantScope } from '#/platform/data/tenant';
import { waitingInterview } from '#/features/interviews/pages';
import { applyHead, installLogos } from '#/features/jobs/pages';
import { installCalendarFeed } from '#/features/calendar/pages';
import { installContactConfirmation } from '#/features/companies/pages';
import { countView, findOfferByCode, listListedJobs } from '#/features/jobs/service';
import { installOutbox } from '#/features/mails/pages';
import { installOpinionPage } from '#/features/opinions/pages';
import { installReviewPage } from '#/features/reviews/pages';
import { installActivation } from '#/features/plans/pages';
import { routes } from '#/routes';

/** Maximum size of a body, which fits a JSON body with the longest interview answer. A CV is uploaded in chunks below this limit. */
const BODY_LIMIT = 1024 * 1024;
/** Maximum duration of a request: the time for the largest CV at 10 kB/s. A slower client would only occupy a connection. */
const REQUEST_TIMEOUT_MS = 6 * 60_000;
/** Maximum time until all headers have arrived. Headers fit into one packet, so a client that is slower will never send them. */
const HEADERS_TIMEOUT_MS = 10_000;
const CHECK_MS = 2_000;
const LEAST_PACE = { graceMs: 10_000, bytesPerSecond: 1_000, checkMs: CHECK_MS };

interface AppOptions {
  /** Whether the built pages are served; in-process tests may omit them. */
  readonly pages?: boolean;
  /** Signal that the server is about to stop. Once it is aborted, the server still serves, but `/readyz` reports the stop. */
  readonly leaving?: AbortSignal;
}

/** Builds the web server on its dependencies. Tests call this function in-process; `main/server.ts` calls it and opens a port. */
export async function buildApp(deps: Deps, { pages = true, leaving }: AppOptions = {}): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const secure = deps.config.publicUrl.startsWith('https:');
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(deps.config.trustedProxies),
    // The logger adds the request id to every line (main/wire.ts), so no child logger is needed.
    childLoggerFactory: (log) => log,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_MS, requireHostHeader: false },
    // While the server stops, requests on open connections are still answered normally.
    return503OnClosing: false,
    // X-Forwarded-For is trusted from these proxies only, so that rate limits count by the visitor's address.
    trustProxy: [...deps.config.trustedProxies],
    routerOptions: { caseSensitive: false, maxParamLength: 4000 },
    // Routes validate with their own schemas, so Fastify's two schema compilers are not loaded; they would delay each start.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    frameworkErrors: refuseAddress(secure),
    clientErrorHandler: refuseConnection(secure),
  });
  await app.register(multipart);
  acceptChunks(app, BODY_LIMIT);
  acceptEmptyJson(app);
  dropSlowSenders(app, LEAST_PACE);
  installHeaders(app, secure);
  refuseOddRequests(app);
  refuseForeignHosts(app, deps.config);
  warnOfUnknownProxies(app, deps.config, deps.log);
  installLog(app);
  let site: Site | null = null;
  installErrors(app, () => site);
  refuseWithoutRoom(app, deps);
  installHealth(app, deps, leaving && { leaving });
  installTenantScope(app);
  const gate: Gate = {
    openSession: (token) => openSession(deps, token),
    isFormerMember: (token) => isFormerMember(deps, token),
    findReachable: (session, kind, ids) => findReachable(deps.db, session, kind, ids),
    count: (counted) => countCalls(deps, counted),
  };
  for (const route of routes) mountRoute(app, deps, gate, route);
  site = pages
    ? await installPages(app, deps, {
        apply: (jobId) => applyHead(deps, jobId),
        countView: (jobId) => countView(deps, jobId),
        offerByCode: (code) => findOfferByCode(deps, code),
        interview: (token) => waitingInterview(deps, token),
        plans: () => listPlans(deps),
        listedOffers: (limit) => listListedJobs(deps, limit),
        method,
      })
    : null;
  installApiDocument(app, deps, site);
  installSecurityText(app, deps);
  installCalendarFeed(app, deps);
  installLogos(app, deps);
  if (site) {
    installOutbox(app, deps, site);
    installActivation(app, deps, site);
    installContactConfirmation(app, deps, site);
    installReviewPage(app, deps, site);
    installOpinionPage(app, deps, site);
  }
  return app;
}

/** Runs each request in its tenant scope, in which all statements must name the same company. */
function installTenantScope(app: FastifyInstance): void {
  const scopes = new WeakMap<FastifyRequest, TenantScope>();
  app.addHook('onRequest', (request, _reply, done) => {
    const scope = createTenantScope('request', request.id);
    scopes.set(request, scope);
    runInTenantScope(scope, done);
  });
  // The scope is set again after the body, because body events run outside the request's async context.
  app.addHook('preHandler', (request, _reply, done) =>
    runInTenantScope(scopes.get(request) ?? createTenantScope('request', request.id), done),
  );
}

function noCompiler(): never {
  throw new Error('Fastify route schemas are not supported: endpoints validate with zod (app.noCompiler)');
}

/** Accepts an empty body with a JSON content type, which clients often send when a PUT or POST has no payload. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch {
      done(unreadable());
    }
  });
}

/** Logs one line per call, with the route pattern. The URL is never logged, because it may contain a personal link. */
function installLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    );
  });
}

/** Answers 503 to every write when the disk is nearly full, before the embedded database runs out of space. */
function refuseWithoutRoom(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD' && !deps.hasRoom()) throw new AppError(kernelErrors.UNAVAILABLE);
  });
}

function installErrors(app: FastifyInstance, shownSite: () => Site | null): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toAppError(error);
    // A client that disconnected while sending is not logged as a server error.
    if (failure.status >= 500 && !request.raw.errored) logFailedCall(request, error);
    const wait = failure.retryAfter ?? (failure.status === 503 ? 5 : undefined);
    if (wait !== undefined) reply.header('retry-after', String(wait));
    const body = errorBody(failure, request.id);
    const site = shownSite();
    // The response is HTML if a person has requested a page in a browser.
    if (site && failure.status >= 500 && request.method === 'GET' && !isApiPath(request.url))
      return sendHtml(reply.header('cache-control', 'no-store'), failure.status, site.render('failure', body));
    return reply.status(failure.status).send(body);
  });
}
