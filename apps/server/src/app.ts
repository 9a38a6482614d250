import multipart from '@fastify/multipart';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Deps } from '#/deps';
import { openSession } from '#/features/auth/service';
import { method } from '#/features/evaluations/pages';
import { countCalls } from '#/features/limits/service';
import { listPlans } from '#/features/plans/service';
import { installApiDocument } from '#/platform/api-document';
import { unreadable } from '#/platform/clean';
import { errorBody, logFailedCall, toAppError } from '#/platform/failures';
import { installHeaders, isApiPath } from '#/platform/headers';
import { installHealth } from '#/platform/health';
import { refuseForeignHosts, warnOfUnknownProxies } from '#/platform/hosts';
import { type Gate, mountRoute } from '#/platform/mount';
import { installPages, sendHtml, type Site } from '#/platform/pages';
import { acceptPieces } from '#/platform/piece-body';
import { installSecurityText } from '#/platform/security-text';
import { dropSlowSenders } from '#/platform/slow-senders';
import { requestIds } from '#/platform/request-id';
import { refuseAddress, refuseConnection, refuseOddRequests } from '#/platform/refusals';
import { behindWall, newReach, type Reach } from '#/platform/tenant';
import { waitingInterview } from '#/features/interviews/pages';
import { applyHead } from '#/features/jobs/pages';
import { installContactConfirmation } from '#/features/companies/pages';
import { listListedJobs } from '#/features/jobs/service';
import { installOutbox } from '#/features/mails/pages';
import { installReviewPage } from '#/features/reviews/pages';
import { installActivation } from '#/features/plans/pages';
import { routes } from '#/routes';

/** A JSON body holds at most an interview's longest answer with room to spare; a CV travels in pieces below this. */
const BODY_LIMIT = 1024 * 1024;
/** A CV of the largest size at 10 kB/s; whoever sends slower than that holds a connection for nothing. */
const REQUEST_TIMEOUT_MS = 6 * 60_000;
/** Headers are one packet; whoever has not sent them by then never will. */
const HEADERS_TIMEOUT_MS = 10_000;
const CHECK_MS = 2_000;
const LEAST_PACE = { graceMs: 10_000, bytesPerSecond: 1_000, checkMs: CHECK_MS };

interface AppOptions {
  /** In-process tests may leave the built pages out. */
  readonly pages?: boolean;
  /** From its abort on the server still serves, and says that it is about to go. */
  readonly leaving?: AbortSignal;
}

/** The whole web server over its dependencies: in-process in tests, behind a port in `main/server.ts`. */
export async function buildApp(deps: Deps, { pages = true, leaving }: AppOptions = {}): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const secure = deps.config.publicUrl.startsWith('https:');
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(deps.config.trustedProxies),
    // The log itself adds the id of the running request (main/wire.ts), to the lines of services, too.
    childLoggerFactory: (log) => log,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_MS, requireHostHeader: false },
    // While the server stops, what still arrives on an open connection is answered as ever.
    return503OnClosing: false,
    // Proxies whose X-Forwarded-For is believed: calls are counted by the visitor's address.
    trustProxy: [...deps.config.trustedProxies],
    routerOptions: { caseSensitive: false, maxParamLength: 4000 },
    // Calls are checked by their own schemas: the two compilers that Fastify brings would be loaded at each start for nothing.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    frameworkErrors: refuseAddress(secure),
    clientErrorHandler: refuseConnection(secure),
  });
  await app.register(multipart);
  acceptPieces(app, BODY_LIMIT);
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
  raiseTheWall(app);
  const gate: Gate = {
    openSession: (token) => openSession(deps, token),
    count: (counted) => countCalls(deps, counted),
  };
  for (const route of routes) mountRoute(app, deps, gate, route);
  site = pages
    ? await installPages(app, deps, {
        apply: (jobId) => applyHead(deps, jobId),
        interview: (token) => waitingInterview(deps, token),
        plans: () => listPlans(deps),
        listedOffers: (limit) => listListedJobs(deps, limit),
        method,
      })
    : null;
  installApiDocument(app, deps, site);
  installSecurityText(app, deps);
  if (site) {
    installOutbox(app, deps, site);
    installActivation(app, deps, site);
    installContactConfirmation(app, deps, site);
    installReviewPage(app, deps, site);
  }
  return app;
}

/** From its first hook on, each statement of a request names one and the same company. */
function raiseTheWall(app: FastifyInstance): void {
  const reaches = new WeakMap<FastifyRequest, Reach>();
  app.addHook('onRequest', (request, _reply, done) => {
    const reach = newReach('request', request.id);
    reaches.set(request, reach);
    behindWall(reach, done);
  });
  // Again after the body, whose events come from outside of the request's own chain.
  app.addHook('preHandler', (request, _reply, done) =>
    behindWall(reaches.get(request) ?? newReach('request', request.id), done),
  );
}

function noCompiler(): never {
  throw new Error('a route with a schema of Fastify’s own');
}

/** A PUT or POST without payload often comes with a JSON content type and no body. */
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

/** One line a call, by route pattern: addresses hold personal links, which never reach a log. */
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

/** On a full disk every write is asked to come back, before the embedded database finds out. */
function refuseWithoutRoom(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD' && !deps.hasRoom()) throw new AppError(kernelErrors.UNAVAILABLE);
  });
}

function installErrors(app: FastifyInstance, shownSite: () => Site | null): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toAppError(error);
    // A visitor who went away in mid-sending is no fault of ours.
    if (failure.status >= 500 && !request.raw.errored) logFailedCall(request, error);
    const wait = failure.retryAfter ?? (failure.status === 503 ? 5 : undefined);
    if (wait !== undefined) reply.header('retry-after', String(wait));
    const body = errorBody(failure, request.id);
    const site = shownSite();
    // A person reads this in a browser, where a page was to be.
    if (site && failure.status >= 500 && request.method === 'GET' && !isApiPath(request.url))
      return sendHtml(reply.header('cache-control', 'no-store'), failure.status, site.render('failure', body));
    return reply.status(failure.status).send(body);
  });
}
