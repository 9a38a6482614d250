import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { recruiterPaths } from '@kafaa/domain/paths';
import { OpenIdError } from '#/adapters/tokens/openid-port';
import { FolderInUse } from '#/adapters/db/lock';
import { unboundRole } from '#/adapters/db/bound-role';
import { pendingMigrations } from '#/adapters/db/migrate';
import { requireOwnSessions } from '#/adapters/db/own-sessions';
import { openDatabase, type Database } from '#/adapters/db/open-database';
import type { Config } from '#/config';
import { type Answer, columns, type CommandLine } from '#/platform/tasks/command';
import { refuseClosed } from '#/platform/files/closed-files';
import { errorSummary } from '#/platform/diagnostics/failures';
import { diskOf, KEPT_FROM_FILES } from '#/platform/files/free-space';
import { MailError } from '#/platform/mail/mail-error';
import { EXAMPLE_LEFT, hasExample } from './move.ts';
import { CERTIFICATE, explainStartError } from './start-error.ts';
import { tryFiles } from './try-files.ts';
import { openFiles, openProvider, setupTools } from './wire.ts';

type State = 'ok' | 'failed' | 'skipped' | 'notice';

interface Check {
  readonly what: string;
  readonly state: State;
  readonly text: string;
}

const SIGNS: Readonly<Record<State, string>> = { ok: '✓', failed: '✗', skipped: '–', notice: '!' };
const OLDEST_POSTGRES = 150_000;
const GB = 1024 ** 3;
const ADDRESS_TIMEOUT_MS = 5_000;

export const checkCommand: CommandLine = {
  name: 'check',
  summary:
    'Essaie la base, les fichiers, le serveur d’e-mail, l’adresse publique, le fournisseur d’identité et le disque.',
};

/** Tests each service of the configuration, whether or not a server is running, and leaves nothing behind. */
export async function checkInstallation(config: Config): Promise<Answer> {
  const checks: Check[] = [];
  // The checks run one after the other, because the first two share a folder that may not exist yet.
  for (const [what, check] of CHECKS) checks.push(await attempt(what, config, check));
  const text = columns(checks.map(({ what, state, text: said }) => [SIGNS[state], what, said])).join('\n');
  return { json: checks, text, ok: checks.every(({ state }) => state !== 'failed') };
}

type Outcome = Omit<Check, 'what'>;

async function attempt(
  what: string,
  config: Config,
  check: (config: Config) => Promise<Outcome> | Outcome,
): Promise<Check> {
  try {
    return { what, ...(await check(config)) };
  } catch (error) {
    return { what, state: 'failed', text: explain(what, error, config) };
  }
}

/** Explains an error in terms of the check that failed: an error of the public URL or the object store does not concern the database. */
function explain(what: string, error: unknown, { databaseUrl, dataDir, s3 }: Config): string {
  if (error instanceof MailError) return error.message;
  const { code, cause } = errorSummary(error) as { code?: string; cause?: { code?: string } };
  const reason = code ?? cause?.code ?? (error instanceof Error ? error.message : 'erreur inconnue');
  if (what === 'adresse') return explainCall('PUBLIC_URL', error, reason);
  if (what === 'fichiers' && s3) return explainCall('S3_ENDPOINT', error, reason);
  const url = (what === 'base' || what === 'exemple') && databaseUrl !== null ? { DATABASE_URL: databaseUrl } : {};
  return explainStartError(error, { ...url, DATA_DIR: dataDir }) ?? reason;
}

/** Explains why an HTTP call failed. The text never includes the URL, which may contain a password. */
function explainCall(variable: string, error: unknown, reason: string): string {
  const said = (text: string, advice = '') => `${variable}\u00a0: ${text} (${reason}).${advice}`;
  if (error instanceof Error && error.name === 'TimeoutError')
    return `${variable}\u00a0: pas de réponse à temps. Un pare-feu est peut-être entre les deux.`;
  if (reason === 'ECONNREFUSED') return said('rien ne répond à cette adresse', ' Le proxy tourne-t-il\u202f?');
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(reason)) return said('ce nom n’est pas dans le DNS, vu d’ici');
  if (reason === 'ERR_TLS_CERT_ALTNAME_INVALID') return said('le certificat TLS est celui d’un autre nom');
  if (reason === 'CERT_HAS_EXPIRED') return said('le certificat TLS a expiré');
  if (CERTIFICATE.test(reason))
    return said('aucune autorité connue n’a signé son certificat TLS', ' NODE_EXTRA_CA_CERTS nomme la vôtre.');
  return said('l’appel échoue');
}

const silent = pino({ level: 'silent' });

async function checkDatabase(config: Config): Promise<Outcome> {
  if (config.databaseUrl === null) return checkEmbedded(config);
  await requireOwnSessions(config.databaseUrl);
  const database = await openDatabase(config, silent);
  try {
    if (database.kind !== 'postgres') return { state: 'failed', text: 'DATABASE_URL n’ouvre pas PostgreSQL' };
    const version = await createAndUndo(database);
    if (version < OLDEST_POSTGRES)
      return { state: 'failed', text: `PostgreSQL ${Math.floor(version / 10_000)}\u00a0: il faut 15 ou plus récent` };
    const unbound = await unboundRole(database);
    if (unbound !== null) return { state: config.exposed ? 'failed' : 'notice', text: unbound };
    const tables = (await pendingMigrations(database)) ? 'tables à faire au prochain démarrage' : 'tables à jour';
    return { state: 'ok', text: `PostgreSQL ${Math.floor(version / 10_000)}, droits suffisants, ${tables}` };
  } finally {
    await database.close();
  }
}

/** Uses the rights that a start needs, in a transaction that is rolled back. Returns the server's version. */
async function createAndUndo({ pool }: Extract<Database, { kind: 'postgres' }>): Promise<number> {
  const client = await pool.connect();
  try {
    const schema = `kafaa_check_${randomUUID().replaceAll('-', '')}`;
    await client.query('begin');
    await client.query(`create schema ${schema}`);
    await client.query(`create table ${schema}.one (id int)`);
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    return Number(rows[0]?.version);
  } finally {
    // This call ends the session, which rolls the transaction back.
    client.release(true);
  }
}

async function checkEmbedded(config: Config): Promise<Outcome> {
  if (!existsSync(join(config.dataDir, 'db'))) {
    tryWriting(config.dataDir);
    return { state: 'ok', text: `embarquée, à faire au premier démarrage dans ${config.dataDir}` };
  }
  try {
    const database = await openDatabase(config, silent);
    try {
      const later = await pendingMigrations(database);
      return { state: 'ok', text: later ? 'embarquée, tables à faire au prochain démarrage' : 'embarquée, à jour' };
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return { state: 'skipped', text: `embarquée, non essayée\u00a0: le serveur (${error.holder}) y travaille` };
  }
}

function tryWriting(folder: string): void {
  // A folder that did not exist before the check is removed again.
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `.check-${randomUUID()}`);
  writeFileSync(file, '');
  rmSync(file);
  if (made !== undefined) rmSync(made, { recursive: true });
}

async function checkFiles(config: Config): Promise<Outcome> {
  // Opening a local store creates its folder, so a folder that did not exist before is removed at the end.
  const existed = config.s3 !== null || existsSync(config.dataDir);
  const files = openFiles(config);
  try {
    if (!config.s3) refuseClosed(join(config.dataDir, 'files'));
    if (!(await tryFiles(files))) return { state: 'failed', text: 'ce qui est écrit ne se relit pas' };
  } finally {
    if (!existed) rmSync(config.dataDir, { recursive: true, force: true });
  }
  const where = config.s3 ? `S3 (${config.s3.bucket})` : join(config.dataDir, 'files');
  return { state: 'ok', text: `écrits, relus et effacés dans ${where}` };
}

async function checkMail(config: Config): Promise<Outcome> {
  const mailer = setupTools(config).openMailer(() => {});
  if (mailer === null)
    return { state: 'skipped', text: 'SMTP_URL n’est pas donné\u00a0: les e-mails restent sur /outbox' };
  try {
    await mailer.verify();
    return { state: 'ok', text: 'le serveur de SMTP_URL accepte la connexion et le mot de passe' };
  } finally {
    mailer.close();
  }
}

async function checkAddress({ exposed, publicUrl }: Config): Promise<Outcome> {
  if (!exposed) return { state: 'skipped', text: 'non essayée\u00a0: l’installation n’est pas exposée' };
  const signal = AbortSignal.timeout(ADDRESS_TIMEOUT_MS);
  const response = await fetch(`${publicUrl}/healthz`, { redirect: 'manual', signal });
  const body = await response.text();
  if (response.ok && body === '{"status":"ok"}') return { state: 'ok', text: `${publicUrl} mène à Kafaa` };
  return { state: 'failed', text: `${publicUrl} répond ${response.status}, mais ce n’est pas Kafaa` };
}

async function checkExample(config: Config): Promise<Outcome> {
  if (!config.exposed) return { state: 'skipped', text: 'non cherchée\u00a0: l’installation n’est pas exposée' };
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'db')))
    return { state: 'ok', text: 'l’entreprise d’exemple n’est pas là' };
  const database = await openDatabase(config, silent).catch((error: unknown) => {
    if (error instanceof FolderInUse) return null;
    throw error;
  });
  if (database === null) return { state: 'skipped', text: 'non cherchée\u00a0: le serveur travaille sur la base' };
  try {
    if (await hasExample(database)) return { state: 'notice', text: EXAMPLE_LEFT };
    return { state: 'ok', text: 'l’entreprise d’exemple n’est pas là' };
  } finally {
    await database.close();
  }
}

/** Asks the identity provider for its metadata, as the first log-in does. */
async function checkProvider(config: Config): Promise<Outcome> {
  const provider = await openProvider(config);
  if (provider === null)
    return { state: 'skipped', text: 'OIDC_ISSUER n’est pas donné\u00a0: pas de fournisseur d’identité' };
  try {
    await provider.begin();
    return {
      state: 'ok',
      text: `le fournisseur de OIDC_ISSUER répond\u00a0; retour vers ${config.publicUrl}${recruiterPaths.providerReturn}`,
    };
  } catch (error) {
    if (!(error instanceof OpenIdError)) throw error;
    const why = error.kind === 'UNREACHABLE' ? 'ne répond pas' : 'donne une réponse qui ne se vérifie pas';
    return { state: 'failed', text: `OIDC_ISSUER\u00a0: le fournisseur ${why} (${error.reason})` };
  }
}

function checkDisk({ dataDir }: Config): Outcome {
  const { free } = diskOf(dataDir);
  const text = `${(free / GB).toFixed(1).replace('.', ',')}\u00a0Go libres pour DATA_DIR`;
  return { state: free < KEPT_FROM_FILES ? 'failed' : free < GB ? 'notice' : 'ok', text };
}

function checkClaims({ exposed, brand }: Config): Outcome {
  const claims = brand.claims.filter((percent) => percent > 0);
  if (claims.length === 0) return { state: 'ok', text: 'aucun chiffre affirmé' };
  const text = `affirme ${claims.map((percent) => `${percent}\u00a0%`).join(', ')}\u00a0: rien dans le produit ne le prouve (BRAND_CLAIMS)`;
  return { state: exposed ? 'notice' : 'skipped', text };
}

function checkTransfer({ llm, brand }: Config): Outcome {
  if (llm === null) return { state: 'ok', text: 'aucun modèle de langage\u00a0: les réponses sont évaluées ici' };
  if (!llm.abroad) return { state: 'ok', text: 'le modèle de langage tourne sur votre réseau' };
  const texts = `${llm.operatedBy ?? 'le modèle'} reçoit des textes de candidats`;
  if (brand.inpdpTransfer !== null) return { state: 'ok', text: `${texts}\u00a0: ${brand.inpdpTransfer}` };
  // This state occurs only in an installation that is not exposed: otherwise the configuration is rejected before the checks run.
  return {
    state: 'notice',
    text: `${texts}\u00a0: à l’étranger, il faut d’abord l’autorisation de l’INPDP (BRAND_INPDP_TRANSFER)`,
  };
}

const CHECKS: readonly (readonly [string, (config: Config) => Promise<Outcome> | Outcome])[] = [
  ['base', checkDatabase],
  ['fichiers', checkFiles],
  ['e-mails', checkMail],
  ['adresse', checkAddress],
  ['identités', checkProvider],
  ['exemple', checkExample],
  ['disque', checkDisk],
  ['accueil', checkClaims],
  ['transfert', checkTransfer],
];
