import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pino, type Logger } from 'pino';
import { JUDGE_WITHIN_MS } from '@kafaa/domain/interviews/options';
import { recruiterPaths } from '@kafaa/domain/paths';
import { renderReport } from '#/adapters/pdf/render-report';
import { cvReader } from '#/adapters/cv-text/extract-cv';
import { databaseClock } from '#/adapters/db/database-clock';
import type { Database } from '#/adapters/db/open-database';
import { removeRemains } from '#/adapters/db/remains';
import { languageModel } from '#/adapters/llm/language-model';
import { readModelFigures } from '#/adapters/llm/model-figures';
import { dnsRecords } from '#/adapters/mail/dns';
import { embeddedMailer } from '#/adapters/mail/embedded';
import { smtpMailer } from '#/adapters/mail/smtp';
import { argon2Passwords } from '#/adapters/passwords/argon2';
import { threadedEngine } from '#/adapters/engine/threads';
import { openQueue } from '#/adapters/queue/open-queue';
import { localFiles } from '#/adapters/storage/local';
import { s3Files } from '#/adapters/storage/s3';
import { signedTokens } from '#/adapters/tokens/access-token';
import type { OpenId } from '#/adapters/tokens/openid-port';
import { ConfigError, parseConfig, type Brand, type Config } from '#/config';
import type { Deps, FileStore, SetupTools } from '#/deps';
import { freeBytes, KEPT_FOR_DATABASE, KEPT_FROM_FILES } from '#/platform/files/free-space';
import { randomToken, uuidV7 } from '#/platform/data/ids';
import { keptSecret } from '#/platform/links/secret';
import { Tally } from '#/platform/diagnostics/tally';
import { currentTenantScope } from '#/platform/data/tenant';

/** Reads the configuration from the environment, which already includes `.env` (`environment.ts`). */
export function readConfig(overrides: Readonly<Record<string, string>> = {}): Config {
  const config = parseConfig({ ...process.env, ...overrides });
  return { ...config, dataDir: resolve(config.dataDir), brand: withImages(config.brand) };
}

function withImages(brand: Brand): Brand {
  if (brand.images === null) return brand;
  const images = resolve(brand.images);
  if (!statSync(images, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(['BRAND_IMAGES\u00a0: ce dossier n’existe pas.']);
  return { ...brand, images };
}

/** Adds the session secret, which the first start generates if none is configured. */
export function withSecret(config: Config): Deps['config'] {
  return { ...config, sessionSecret: config.sessionSecret ?? keptSecret(config.dataDir) };
}

/** Adds to each log line the id of the current request, or of the request that queued the current task. */
export function logMixin(): { requestId?: string } {
  const requestId = currentTenantScope()?.requestId;
  return requestId ? { requestId } : {};
}

export function createLog(config: Config): Logger {
  const redact = ['authorization', 'cookie', 'password', 'token'].flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  return pino(
    { level: config.logLevel, redact, mixin: logMixin, base: { pid: process.pid } },
    pino.destination({ fd: 2, sync: true }),
  );
}

/** Creates the adapters of all ports for the configuration. */
export async function wire(
  config: Deps['config'],
  database: Database,
  log: Logger,
  { manual = false } = {},
): Promise<{ deps: Deps; close: () => void }> {
  const { clock, stop } = await databaseClock(database);
  const embedded = database.kind === 'pglite';
  const smtp = config.smtpUrl === null ? null : openSmtp(config, config.smtpUrl);
  const deps: Deps = {
    config,
    db: database.db,
    queue: openQueue(database, { clock, log, manual, worker: config.role !== 'web' }),
    mailer: smtp ?? embeddedMailer(),
    mailErrors: new Tally(),
    mailsSent: new Tally(),
    files: openFiles(config),
    ...cvReader(),
    engine: threadedEngine(),
    judgeWithinMs: JUDGE_WITHIN_MS,
    renderReport,
    removeRemains: (options) => removeRemains(database, options),
    hasRoom: () => !embedded || freeBytes(config.dataDir) > KEPT_FOR_DATABASE,
    languageModel: config.llm && {
      ...languageModel(config.llm, log),
      figures: readModelFigures(config.dataDir, config.llm.model),
    },
    passwords: argon2Passwords(),
    accessTokens: signedTokens(config.sessionSecret),
    openId: await openProvider(config),
    clock,
    log,
    newId: () => uuidV7(clock.now()),
    newToken: randomToken,
  };
  const close = () => {
    stop();
    smtp?.close();
  };
  return { deps, close };
}

/** Opens the file store. Local files leave disk space free for the embedded database. */
export function openFiles({ s3, dataDir, databaseUrl }: Config): FileStore {
  if (s3) return s3Files(s3);
  return localFiles(join(dataDir, 'files'), { keepFree: databaseUrl === null ? KEPT_FROM_FILES : 0 });
}

/** Time limit in seconds of a request to the identity provider. Two requests follow one another while a person waits. */
const PROVIDER_TIMEOUT_SECONDS = 8;

/** Creates the client of the identity provider. Its library is loaded only if a provider is configured. No request is sent before the first log-in. */
export async function openProvider({ oidc, publicUrl }: Config): Promise<OpenId | null> {
  if (oidc === null) return null;
  const { createOpenId } = await import('#/adapters/tokens/openid');
  const redirectUri = `${publicUrl}${recruiterPaths.providerReturn}`;
  return createOpenId({ ...oidc, redirectUri, timeoutSeconds: PROVIDER_TIMEOUT_SECONDS });
}

/** Creates the tools for commands that use the configuration but not the data. */
export function setupTools(config: Config): SetupTools {
  return {
    config,
    openMailer: (onLine) => (config.smtpUrl === null ? null : openSmtp(config, config.smtpUrl, onLine)),
    openDns: dnsRecords,
  };
}

function openSmtp({ publicUrl }: Config, url: string, onLine?: (line: string) => void) {
  try {
    return smtpMailer({ url, domain: new URL(publicUrl).hostname, ...(onLine && { onLine }) });
  } catch {
    // The CA certificate is the only file that the mailer reads, so the certificate is unreadable.
    throw new ConfigError(['SMTP_URL\u00a0: le certificat que nomme tls.ca est illisible.']);
  }
}

/**
 * Finds a free port below the system's ephemeral range, so that the system does not assign the port to another process before it is
 * used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(false) : fail(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
