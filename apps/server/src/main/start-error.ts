import { resolve } from 'node:path';
import { UnboundRoleError } from '#/adapters/db/bound-role';
import { UnfinishedCopyError } from '#/adapters/db/fill';
import { FolderInUse } from '#/adapters/db/lock';
import { UnknownTablesError } from '#/adapters/db/migrate';
import { SharedSessions } from '#/adapters/db/own-sessions';
import { ConfigError } from '#/config';
import { ClosedFileError } from '#/platform/files/closed-files';
import { isUnavailable } from '#/platform/diagnostics/failures';
import type { Environment } from '#/platform/process/environment-reader';
import { EmbeddedLeftError } from './move.ts';

/** Explanations of PostgreSQL errors that prevent a start, by SQLSTATE. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'PostgreSQL refuse ce nom ou mot de passe.',
  '28000': 'PostgreSQL refuse ce nom ou mot de passe, ou pg_hba.conf ne les admet pas d’ici.',
  '3D000': 'cette base n’existe pas. Créez-la, au nom du rôle qui s’y connecte (createdb -O RÔLE BASE).',
  '42501':
    'ce rôle n’a pas le droit d’y créer schémas et tables. Donnez-lui la base (alter database BASE owner to RÔLE).',
};
export const CERTIFICATE =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_\w+)$/;
/** SQLite's error codes for a lock file that cannot be opened (14) or written (8). */
const SQLITE_CLOSED = [8, 14];

interface SystemError extends Error {
  code?: string;
  syscall?: string;
  path?: string;
  port?: number;
  hostname?: string;
  errcode?: number;
}

/**
 * Explains in a short text why a start failed and what the operator can do. Null for an internal error. The text never includes a
 * URL.
 */
export function explainStartError(error: unknown, env: Environment): string | null {
  if (error instanceof ConfigError) return `${error.message}\nVoir .env.example.`;
  const told = [
    FolderInUse,
    ClosedFileError,
    SharedSessions,
    UnboundRoleError,
    UnfinishedCopyError,
    UnknownTablesError,
    EmbeddedLeftError,
  ];
  if (told.some((kind) => error instanceof kind) && error instanceof Error) return error.message;
  for (const one of chainOf(error)) {
    const said =
      explainListening(one, env) ?? explainFolder(one, env) ?? (env.DATABASE_URL ? explainPostgres(one) : null);
    if (said !== null) return said;
  }
  return isUnavailable(error) && env.DATABASE_URL ? 'La base de DATABASE_URL ne répond pas.' : null;
}

/** Returns the error followed by its causes, because drivers wrap system errors. */
function chainOf(error: unknown): SystemError[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

function explainListening({ code, syscall, port, hostname }: SystemError, env: Environment): string | null {
  const bounces = env.MAIL_BOUNCE_DOMAIN?.trim() && String(port) === (env.BOUNCE_SMTP_PORT?.trim() || '2525');
  const others = bounces ? 'BOUNCE_SMTP_PORT' : 'PORT';
  const variable = String(port) === env.METRICS_PORT?.trim() ? 'METRICS_PORT' : others;
  if (code === 'EADDRINUSE') return `Le port ${port ?? ''} est déjà utilisé. Choisissez-en un autre avec ${variable}.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Le port ${port ?? ''} est réservé au système. Choisissez-en un autre avec ${variable}.`;
  const unknownName = syscall === 'getaddrinfo' && hostname === env.HOST?.trim();
  if (bounces && (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo'))
    return 'BOUNCE_SMTP_HOST n’est pas une adresse de cette machine.';
  return code === 'EADDRNOTAVAIL' || unknownName ? 'HOST n’est pas une adresse de cette machine.' : null;
}

function explainFolder({ code, syscall, path, errcode }: SystemError, env: Environment): string | null {
  const onDisk = syscall === 'mkdir' || syscall === 'open' || syscall === 'rename' || syscall === 'cp';
  // A path outside DATA_DIR comes from the argument of a backup or export command.
  const inData = path === undefined || resolve(path).startsWith(resolve(env.DATA_DIR?.trim() || './data'));
  if (onDisk && !inData && /^(EACCES|EPERM|EROFS)$/.test(code ?? ''))
    return `${path}\u00a0: ce processus n’y a pas accès.`;
  if (code === 'ENOSPC') return 'Le disque de DATA_DIR est plein.';
  if (onDisk && (code === 'EEXIST' || code === 'ENOTDIR'))
    return 'DATA_DIR doit nommer un dossier\u00a0: il y a là un fichier.';
  if ((onDisk && /^(EACCES|EPERM|EROFS)$/.test(code ?? '')) || SQLITE_CLOSED.includes(errcode ?? 0))
    return 'DATA_DIR\u00a0: ce processus ne peut pas y écrire. Donnez-lui le dossier (chown) ou choisissez-en un autre.';
  return null;
}

function explainPostgres({ code = '', message }: SystemError): string | null {
  const refusal = REFUSALS[code];
  if (refusal !== undefined) return `DATABASE_URL\u00a0: ${refusal}`;
  if (/server does not support SSL/i.test(message))
    return 'DATABASE_URL demande TLS (sslmode), et PostgreSQL n’en offre pas. Activez-le là-bas, ou retirez sslmode sur un réseau à vous.';
  if (CERTIFICATE.test(code))
    return `DATABASE_URL\u00a0: le certificat TLS de PostgreSQL n’est pas reconnu (${code}). Son autorité se nomme avec sslrootcert.`;
  return null;
}
