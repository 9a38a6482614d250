import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { openDatabase } from '../../apps/server/src/adapters/db/open-database.ts';
import { tasks } from '../../apps/server/src/adapters/queue/tables.ts';
import type { Db } from '../../apps/server/src/deps.ts';
import { accountTokens, emailLocators, signUps, users } from '../../apps/server/src/features/auth/tables.ts';
import { candidateCounts, candidates } from '../../apps/server/src/features/candidates/tables.ts';
import { companies } from '../../apps/server/src/features/companies/tables.ts';
import { evaluations } from '../../apps/server/src/features/evaluations/tables.ts';
import { interviewAnswers, interviewLinks, interviews } from '../../apps/server/src/features/interviews/tables.ts';
import { invitations } from '../../apps/server/src/features/invitations/tables.ts';
import { jobLocators, jobQuestions, jobs } from '../../apps/server/src/features/jobs/tables.ts';
import { mails } from '../../apps/server/src/features/mails/tables.ts';
import { subscriptions } from '../../apps/server/src/features/plans/tables.ts';
import { reports } from '../../apps/server/src/features/reports/tables.ts';
import type { ProductServer } from '@kafaa/testing/product/server';

/** The files of the store, by key. */
export interface Files {
  readonly keys: readonly string[];
  read(key: string): Uint8Array | null;
  changedAt(key: string): Date;
}

/** All stored data of a product, read at one moment. */
export type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;

/** Reads every table through one connection; the view is consistent if the caller has begun a transaction. */
export async function readSnapshot(db: Db, files: Files) {
  return {
    takenAt: new Date(),
    files,
    tasks: await db.select().from(tasks),
    companies: await db.select().from(companies),
    users: await db.select().from(users),
    emailLocators: await db.select().from(emailLocators),
    accountTokens: await db.select().from(accountTokens),
    signUps: await db.select().from(signUps),
    subscriptions: await db.select().from(subscriptions),
    jobs: await db.select().from(jobs),
    jobQuestions: await db.select().from(jobQuestions),
    jobLocators: await db.select().from(jobLocators),
    candidates: await db.select().from(candidates),
    candidateCounts: await db.select().from(candidateCounts),
    interviews: await db.select().from(interviews),
    interviewAnswers: await db.select().from(interviewAnswers),
    interviewLinks: await db.select().from(interviewLinks),
    evaluations: await db.select().from(evaluations),
    reports: await db.select().from(reports),
    invitations: await db.select().from(invitations),
    mails: await db.select().from(mails),
  };
}

/** The files in a data folder, as the local store keeps them. */
export function filesOf(dataDir: string): Files {
  const folder = join(dataDir, 'files');
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const path = (key: string) => join(folder, ...key.split('/'));
  return {
    keys,
    read: (key) => (existsSync(path(key)) ? readFileSync(path(key)) : null),
    changedAt: (key) => statSync(path(key)).mtime,
  };
}

/**
 * Reads a product's data from outside. An embedded database is copied first, so that opening it does not perform the product's own
 * recovery. The server must be stopped or killed, because a copy taken while it runs would be inconsistent.
 */
export async function lookInto<T>(server: ProductServer, look: (db: Db, files: Files) => Promise<T>): Promise<T> {
  const files = filesOf(server.dataDir);
  if (server.databaseUrl) return opened(server.databaseUrl, '', (db) => look(db, files));
  if (server.pid > 0) throw new Error('lookInto: stop the server before opening its embedded database');
  const copy = mkdtempSync(join(tmpdir(), 'kafaa-look-'));
  try {
    cpSync(join(server.dataDir, 'db'), join(copy, 'db'), { recursive: true });
    return await opened(null, copy, (db) => look(db, files));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A log stub; it only gets warnings about broken connections. */
const silent = { warn: () => undefined } as unknown as Parameters<typeof openDatabase>[1];

async function opened<T>(databaseUrl: string | null, dataDir: string, look: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl, dataDir }, silent);
  try {
    return await database.db.transaction(look, { isolationLevel: 'repeatable read' });
  } finally {
    await database.close();
  }
}
