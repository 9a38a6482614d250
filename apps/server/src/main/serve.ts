import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { extractCvText } from '#/adapters/cv-text/extract-cv';
import { FolderInUse } from '#/adapters/db/lock';
import { migrate } from '#/adapters/db/migrate';
import { openDatabase, type Database } from '#/adapters/db/open-database';
import { embeddedMailer } from '#/adapters/mail/embedded';
import { smtpMailer } from '#/adapters/mail/smtp';
import { argon2Passwords } from '#/adapters/passwords/argon2';
import { openQueue } from '#/adapters/queue/open-queue';
import { localFiles } from '#/adapters/storage/local';
import { s3Files } from '#/adapters/storage/s3';
import { signedTokens } from '#/adapters/tokens/access-token';
import { buildApp } from '#/app';
import { ConfigError, parseConfig, type Config } from '#/config';
import type { Deps } from '#/deps';
import { faultSummary, isUnavailable } from '#/platform/failures';
import { randomToken, uuidV7 } from '#/platform/ids';
import { keptSecret } from '#/platform/secret';
import { ensurePlans, seedExample } from '#/seed';
import { registerTasks } from '#/tasks';

/** How long requests and tasks that are running may take to end. */
const GRACE_MS = 10_000;

async function main(args: readonly string[]): Promise<void> {
  const config = await readConfig();
  const log = createLog(config);
  const die = (what: string) => (error: unknown) => {
    log.fatal({ fault: faultSummary(error) }, what);
    process.exit(1);
  };
  process.on('unhandledRejection', die('unhandled rejection'));
  process.on('uncaughtException', die('uncaught exception'));

  const timer = stopwatch(log);
  const database = await openDatabase(config, log);
  timer('database opened');
  await migrate(database);
  timer('schema migrated');
  const { deps, close } = wire(config, database, log);
  registerTasks(deps);
  await deps.queue.start();
  timer('queue started');
  await ensurePlans(deps);
  const example = config.exposed || args.includes('--empty') ? null : await seedExample(deps);
  timer('seeded');
  const app = await buildApp(deps);
  onSignal(app, async () => {
    await deps.queue.stop();
    close();
    await database.close();
  });
  await app.listen({ host: config.host, port: config.port });
  timer('listening');
  announce(config, example);
}

async function readConfig(): Promise<Deps['config']> {
  const file = resolve('.env');
  // What the shell says wins over the file.
  if (existsSync(file)) process.loadEnvFile(file);
  const env = { ...process.env };
  // PORT=0 means any free one; links in mails need to know it before the server listens.
  if (env.PORT?.trim() === '0') env.PORT = String(await freePort());
  const config = parseConfig(env);
  return {
    ...config,
    dataDir: resolve(config.dataDir),
    sessionSecret: config.sessionSecret ?? keptSecret(config.dataDir),
  };
}

function createLog(config: Config): Logger {
  const redact = ['authorization', 'cookie', 'password', 'token'].flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  return pino({ level: config.logLevel, redact, base: { pid: process.pid } }, pino.destination({ fd: 2, sync: true }));
}

function wire(config: Deps['config'], database: Database, log: Logger): { deps: Deps; close: () => void } {
  const clock = { now: () => new Date() };
  const smtp =
    config.smtpUrl === null ? null : smtpMailer({ url: config.smtpUrl, domain: new URL(config.publicUrl).hostname });
  const deps: Deps = {
    config,
    db: database.db,
    queue: openQueue(database, { clock, log }),
    mailer: smtp ?? embeddedMailer(),
    files: config.s3 ? s3Files(config.s3) : localFiles(join(config.dataDir, 'files')),
    readCv: extractCvText,
    passwords: argon2Passwords(),
    accessTokens: signedTokens(config.sessionSecret),
    clock,
    log,
    newId: () => uuidV7(clock.now()),
    newToken: randomToken,
  };
  return { deps, close: () => smtp?.close() };
}

function onSignal(app: FastifyInstance, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    // Asked twice, it goes at once: nothing that was acknowledged is in memory only.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    await app.close();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function announce(config: Config, example: { email: string; password: string } | null): void {
  console.log(`\n${config.brand.name} est prêt\u00a0: ${config.publicUrl}`);
  if (example) console.log(`Compte d’exemple\u00a0: ${example.email} / ${example.password}`);
  if (config.smtpUrl === null) console.log(`E-mails envoyés\u00a0: ${config.publicUrl}/outbox`);
  console.log('');
}

function stopwatch(log: Logger): (step: string) => void {
  const started = performance.now();
  return (step) => log.debug({ ms: Math.round(performance.now() - started) }, step);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no free port')),
      );
    });
  });
}

/** What the operator can do about a start that failed; null when it is a fault of ours. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError) return `${error.message}\nVoir .env.example.`;
  if (error instanceof FolderInUse) return error.message;
  const { code, syscall, port } = error as { code?: string; syscall?: string; port?: number };
  if (code === 'EADDRINUSE') return `Le port ${port ?? ''} est déjà utilisé. Choisissez-en un autre avec PORT.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Le port ${port ?? ''} est réservé au système. Choisissez-en un autre avec PORT.`;
  if (code === 'EADDRNOTAVAIL') return 'HOST n’est pas une adresse de cette machine.';
  if (isUnavailable(error) && process.env.DATABASE_URL) return 'La base de DATABASE_URL ne répond pas.';
  return null;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error) ?? error);
  process.exit(1);
});
