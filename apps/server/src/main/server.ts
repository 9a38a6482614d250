import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import type { Logger } from 'pino';
import { UnboundRoleError, unboundRole } from '#/adapters/db/bound-role';
import { lendCopies } from '#/adapters/db/borrowed-copy';
import { refuseUnfinished } from '#/adapters/db/fill';
import { migrate } from '#/adapters/db/migrate';
import { requireOwnSessions } from '#/adapters/db/own-sessions';
import { openDatabase, type Database } from '#/adapters/db/open-database';
import { buildApp } from '#/app';
import type { Config } from '#/config';
import type { Deps } from '#/deps';
import { tryMailServer, waitingMails } from '#/features/mails/service';
import { countOverdueReviews } from '#/features/reviews/service';
import { errorSummary } from '#/platform/diagnostics/failures';
import { diskOf } from '#/platform/files/free-space';
import { databaseAnswers, installHealth } from '#/platform/diagnostics/health';
import { refuseForeignHosts } from '#/platform/http/hosts';
import { actAsOwnerOf } from '#/platform/process/owner';
import { ensurePlans, seedExample } from '#/seed';
import { productVersion } from '#/platform/diagnostics/version';
import { registerTasks } from '#/tasks';
import { openBounceListener } from './bounces.ts';
import { EXAMPLE_LEFT, hasExample, refuseToLeaveData } from './move.ts';
import { explainStartError } from './start-error.ts';
import { requireFiles, tryObjectStore } from './try-files.ts';
import { createLog, freePort, readConfig, withSecret, wire } from './wire.ts';

/** Time for which open connections may stay at shutdown before they are closed. */
const GRACE_MS = 10_000;
/** Time within which a second SIGINT counts as a copy of the first one. */
const SAME_ORDER_MS = 1_000;
/** Delay before the engine is loaded in advance, so that the loading does not slow down the first requests. */
const AT_REST_MS = 2_000;
/** Delay before background tasks start, so that the first requests are answered first. */
const BEFORE_WORK_MS = 300;

/** Starts the server for the configured role. On failure, prints the reason and exits with code 1. */
export async function serve(args: readonly string[]): Promise<void> {
  try {
    await start(args);
  } catch (error) {
    console.error(explainStartError(error, process.env) ?? error);
    process.exit(1);
  }
}

async function start(args: readonly string[]): Promise<void> {
  const read = readConfig();
  actAsOwnerOf(read.dataDir, { forGood: true });
  // PORT=0 means any free port. The port is chosen here, because links in mails need it before the server listens.
  const config = withSecret(read.port === 0 ? readConfig({ PORT: String(await freePort()) }) : read);
  const log = createLog(config);
  const version = productVersion();
  log.info({ version, node: process.versions.node, role: config.role }, 'starting');
  const die = (what: string) => (error: unknown) => {
    log.fatal({ fault: errorSummary(error) }, what);
    process.exit(1);
  };
  process.on('unhandledRejection', die('unhandled rejection'));
  process.on('uncaughtException', die('uncaught exception'));

  const timer = stopwatch(log);
  if (config.databaseUrl !== null) await requireOwnSessions(config.databaseUrl);
  const database = await openDatabase(config, log);
  const unbound = await unboundRole(database);
  if (unbound !== null && config.exposed) throw new UnboundRoleError(unbound);
  await refuseUnfinished(database);
  await refuseToLeaveData(config, database);
  const withdrawCopies = database.kind === 'pglite' ? await lendCopies(database, config.dataDir, log) : () => undefined;
  timer('database opened');
  const { deps, close } = await wire(config, database, log);
  await requireFiles(deps);
  registerTasks(deps);
  await migrate(database);
  timer('schema migrated');
  await ensurePlans(deps);
  const example = config.exposed || config.role !== 'all' || args.includes('--empty') ? null : await seedExample(deps);
  const exampleLeft = config.exposed && (await hasExample(database));
  timer('seeded');
  const metrics =
    config.metricsPort === null ? null : await measure(deps, database, { port: config.metricsPort, version });
  const bounces = await openBounceListener(deps);
  const leaving = new AbortController();
  const app = config.role === 'worker' ? null : await buildApp(deps, { leaving: leaving.signal });
  if (app) metrics?.watch(app);
  onSignal(async () => {
    leaving.abort();
    withdrawCopies();
    if (app) await sleep(config.drainSeconds * 1000);
    setTimeout(() => app?.server.closeAllConnections(), GRACE_MS).unref();
    await app?.close();
    await bounces?.close();
    await deps.queue.stop();
    await metrics?.close();
    close();
    await database.close();
  });
  await app?.listen({ host: config.host, port: config.port });
  timer('listening');
  if (app) await sleep(BEFORE_WORK_MS);
  await deps.queue.work().catch((error: unknown) => {
    // An error after the stop signal is expected and is not thrown.
    if (!leaving.signal.aborted) throw error;
  });
  timer('working');
  if (config.role !== 'web')
    void tryMailServer(deps).catch((error: unknown) =>
      log.error({ fault: errorSummary(error) }, 'trying the mail server'),
    );
  setTimeout(() => void deps.engine.stamp().catch(() => undefined), AT_REST_MS).unref();
  if (config.s3) void tryObjectStore(deps);
  announce(config, example, [unbound, exampleLeft ? EXAMPLE_LEFT : null]);
}

/** Serves Prometheus metrics and health checks on a separate port that visitors cannot reach. The worker role serves them, too. */
async function measure(deps: Deps, database: Database, { port, version }: { port: number; version: string }) {
  const { prometheus } = await import('#/adapters/metrics/prometheus');
  const figures = prometheus(database, deps.queue, {
    mails: { errors: deps.mailErrors, sent: deps.mailsSent, waiting: () => waitingMails(deps) },
    overdueReviews: () => countOverdueReviews(deps),
    databaseAnswers: () => databaseAnswers(deps),
    disk: () => diskOf(deps.config.dataDir),
    version,
  });
  const app = fastify({ logger: false });
  installHealth(app, deps, { version });
  // In an exposed installation, Prometheus and load balancers may use any host name on this port.
  if (!deps.config.exposed) refuseForeignHosts(app, deps.config);
  app.get('/metrics', async (_request, reply) => reply.type(figures.contentType).send(await figures.read()));
  await app.listen({ host: deps.config.host, port });
  return { watch: figures.watch, close: () => app.close() };
}

/**
 * Stops the server on SIGTERM and SIGINT. One stop order can arrive several times: a supervisor signals the whole process group,
 * and `npm start` forwards its own copy. So running work ends within limits even if SIGTERM is repeated. Only a later second SIGINT
 * (Ctrl-C) exits immediately.
 */
function onSignal(close: () => Promise<void>): void {
  let since: number | null = null;
  const stop = async (atOnceIfAgain: boolean) => {
    if (since !== null) {
      // An immediate exit loses nothing, because all acknowledged data is already stored.
      if (atOnceIfAgain && performance.now() - since > SAME_ORDER_MS) process.exit(1);
      return;
    }
    since = performance.now();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(false));
  process.on('SIGINT', () => void stop(true));
}

function announce(
  config: Config,
  example: { email: string; password: string } | null,
  warnings: readonly (string | null)[],
): void {
  if (config.role === 'worker') return console.log(`\n${config.brand.name}\u00a0: les tâches de fond tournent.\n`);
  console.log(`\n${config.brand.name} est prêt\u00a0: ${config.publicUrl}`);
  console.log(
    config.exposed
      ? `Installation exposée\u00a0: ${config.exposure.join(', ')}.`
      : 'Installation non exposée\u00a0: elle ne répond qu’à cette machine, car ni HOST, ni PUBLIC_URL, ni SMTP_URL ne mène ailleurs.',
  );
  const claims = config.brand.claims.filter((percent) => percent > 0);
  if (config.exposed && claims.length > 0)
    console.log(
      `L’accueil affirme ${claims.map((percent) => `${percent}\u00a0%`).join(', ')}\u00a0: rien dans le produit ne le prouve. BRAND_CLAIMS= (vide) retire ces chiffres.`,
    );
  if (example) console.log(`Compte d’exemple\u00a0: ${example.email} / ${example.password}`);
  for (const warning of warnings) if (warning !== null) console.log(`Attention\u00a0: ${warning}`);
  if (config.smtpUrl === null) console.log(`E-mails envoyés\u00a0: ${config.publicUrl}/outbox`);
  console.log('');
}

function stopwatch(log: Logger): (step: string) => void {
  const started = performance.now();
  return (step) => log.debug({ ms: Math.round(performance.now() - started) }, step);
}
