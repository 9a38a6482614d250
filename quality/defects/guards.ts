/** One safeguard of the product, how to remove it, and the tests that must then fail. */
export interface Guard {
  readonly id: string;
  /** The guarantee that the guard enforces. */
  readonly title: string;
  readonly file: string;
  /** Must occur in the file exactly once; if the guard has moved, this table is wrong. */
  readonly guard: string;
  readonly without: string;
  /** A file of the server's tests, and (part of) the names of the tests that cover the guard. */
  readonly held: { readonly file: string; readonly by: string };
}

const server = (path: string) => `apps/server/src/${path}`;

/** Twenty guarantees, each with the line that enforces it. */
export const GUARDS: readonly Guard[] = [
  {
    id: 'D1',
    title: 'one application of a person for an offer, however the address is written (unique index)',
    file: 'apps/server/migrations/0000_baseline.sql',
    guard: 'CREATE UNIQUE INDEX "candidates_person"',
    without: 'CREATE INDEX "candidates_person"',
    held: {
      file: server('features/own-data/repeated-applications.test.ts'),
      by: 'another spelling of the same mailbox is the same application',
    },
  },
  {
    id: 'D2',
    title: 'the free plan once in a company’s life (unique index)',
    file: 'apps/server/migrations/0000_baseline.sql',
    guard: 'CREATE UNIQUE INDEX "subscriptions_free_once"',
    without: 'CREATE INDEX "subscriptions_free_once"',
    held: { file: server('features/plans/plans.test.ts'), by: 'the free plan is used once' },
  },
  {
    id: 'D3',
    title: 'no offer beyond the quota (conditional update)',
    file: server('features/plans/store.ts'),
    guard: '        lt(subscriptions.jobsUsed, subscriptions.numOfJobs),\n',
    without: '',
    held: { file: server('features/plans/plans.test.ts'), by: 'two at once never share the last offer' },
  },
  {
    id: 'D4',
    title: 'no seat beyond the plan’s (check under the job’s lock)',
    file: server('features/interviews/seats-service.ts'),
    guard: 'if (running && taken >= running.maxCandidates)',
    without: 'if (running && taken < 0)',
    held: { file: server('features/interviews/seats.test.ts'), by: 'of fifteen who start at once' },
  },
  {
    id: 'D5',
    title: 'a task and its cause commit together (queue row in the transaction)',
    file: server('adapters/queue/open-queue.ts'),
    guard: 'await insertTask(tx, ...',
    without: 'await insertTask(db, ...',
    held: { file: server('adapters/queue/queue.test.ts'), by: 'forgets a task whose transaction is rolled back' },
  },
  {
    id: 'D6',
    title: 'one process on the embedded directory (kernel’s file lock)',
    file: server('adapters/db/lock.ts'),
    guard: "file.exec('BEGIN EXCLUSIVE')",
    without: "file.exec('BEGIN')",
    held: { file: server('adapters/db/lock.test.ts'), by: 'refuses a second process' },
  },
  {
    id: 'D7',
    title: 'a candidate is found within the own company only (tenant predicate of a read)',
    file: server('features/candidates/store.ts'),
    guard: '  and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId));',
    without: '  and(eq(candidates.id, candidateId));',
    held: { file: 'apps/server/test/every-endpoint.test.ts', by: '' },
  },
  {
    id: 'D8',
    title: 'a statement without its company is refused by the tenant guard in the driver',
    file: server('adapters/db/tenant-guard.ts'),
    guard: 'if (open.length > 0)',
    without: 'if (open.length > 99)',
    held: { file: server('adapters/db/tenant-guard.test.ts'), by: '' },
  },
  {
    id: 'D9',
    title: 'a confirmation or reset link serves once',
    file: server('features/auth/store.ts'),
    guard: 'eq(accountTokens.purpose, purpose),\n        isNull(accountTokens.usedAt),\n        sql`',
    without: 'eq(accountTokens.purpose, purpose),\n        sql`',
    held: { file: server('features/auth/sign-up-and-sessions.test.ts'), by: 'a forgotten password: one link' },
  },
  {
    id: 'D10',
    title: 'a session ends with its log-out',
    file: server('features/auth/store.ts'),
    guard: '        isNull(sessions.revokedAt),\n',
    without: '',
    held: { file: server('features/auth/sign-up-and-sessions.test.ts'), by: 'ends with the log-out' },
  },
  {
    id: 'D11',
    title: 'an answer never gives way to an older one (revision)',
    file: server('features/interviews/store.ts'),
    guard: '        where a.revision < excluded.revision\n',
    without: '',
    held: {
      file: server('features/interviews/interview-from-link-to-score.test.ts'),
      by: 'kept by the highest revision',
    },
  },
  {
    id: 'D12',
    title: 'only who waits for a decision can be rejected (status checked under the row’s lock)',
    file: server('features/candidates/decision-service.ts'),
    guard: 'if (found) throw new AppError(found);',
    without: 'if (found && row.id === undefined) throw new AppError(found);',
    held: {
      file: server('features/candidates/rejections-and-notes.test.ts'),
      by: 'an unfinished interview may be rejected',
    },
  },
  {
    id: 'D13',
    title: 'no cell of an export is a formula',
    file: server('platform/csv.ts'),
    guard: 'FORMULA.test(text)',
    without: 'FORMULA.test("")',
    held: { file: server('features/candidates/csv-export.test.ts'), by: '' },
  },
  {
    id: 'D14',
    title: 'the trail of readings and decisions cannot be changed (trigger)',
    file: 'apps/server/migrations/0000_baseline.sql',
    guard: 'BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE',
    without: 'BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW WHEN (false) EXECUTE',
    held: { file: server('features/audit/audit-trail.test.ts'), by: 'the trail itself cannot be changed' },
  },
  {
    id: 'D15',
    title: 'who guesses passwords is slowed down (limits)',
    file: server('platform/mount.ts'),
    guard: 'if (wait > 0) throw tooMany(wait);',
    without: '',
    held: { file: server('features/limits/rate-limits.test.ts'), by: 'who guesses passwords' },
  },
  {
    id: 'D16',
    title: 'a plan’s features are refused by the server, not only by the page',
    file: server('platform/mount.ts'),
    guard: 'if (endpoint.feature && !session.allows(endpoint.feature))',
    without: 'if (endpoint.feature && endpoint.name === "")',
    held: { file: server('features/invitations/invitations.test.ts'), by: 'needs the Entreprise plan' },
  },
  {
    id: 'D17',
    title: 'no key that the contract does not name leaves the server (response schema)',
    file: server('platform/mount.ts'),
    guard: 'if (result.success) return result.data;',
    without: 'if (result.success || output !== undefined) return output;',
    held: { file: 'apps/server/test/every-endpoint.test.ts', by: '' },
  },
  {
    id: 'D18',
    title: 'a link to a file lives five minutes',
    file: server('platform/signed-link.ts'),
    guard: 'end === null || end > deps.clock.now().getTime()',
    without: 'end === null || end > 0',
    held: { file: server('features/reports/report-generation.test.ts'), by: 'opens by a short-lived address' },
  },
  {
    id: 'D19',
    title: 'a mail that has left keeps no link in the database',
    file: server('features/mails/service.ts'),
    guard: 'deps.mailer.embedded ? {} : withoutLinks(mail)',
    without: 'deps.mailer.embedded ? {} : {}',
    held: { file: server('features/mails/outbox.test.ts'), by: 'once a mail has left' },
  },
  {
    id: 'D20',
    title: 'who has no session is refused, with 401, before anything is read',
    file: server('platform/mount.ts'),
    guard: 'if (!session) throw new AppError(kernelErrors.UNAUTHENTICATED);',
    without: 'if (!session) return null;',
    held: { file: 'apps/server/test/every-endpoint.test.ts', by: '' },
  },
];
