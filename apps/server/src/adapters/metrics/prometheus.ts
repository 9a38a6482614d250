import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Queue } from '#/deps';
import { inTime } from '#/platform/diagnostics/in-time';
import type { Tally } from '#/platform/diagnostics/tally';
import type { Database } from '../db/open-database.ts';

/** Bounds of the histogram in seconds. A person notices delays between a tenth of a second and some seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Default gauges of prom-client that have names of counters. prom-client also exports the same figures by type. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

type Labels = Readonly<Record<string, string>>;

type Samples = readonly (readonly [Labels, number])[];

/** Gauge that is read at every scrape. */
interface Reading {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Reads the current samples; null if the database does not answer. */
  readonly read: () => Promise<Samples | null>;
}

/** Counter that the process increments. */
interface Count {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly tally: Tally;
}

export interface MailFigures {
  readonly errors: Tally;
  readonly sent: Tally;
  readonly waiting: () => Promise<{ count: number; inOutage: number; oldestSeconds: number }>;
}

export interface Figures {
  readonly version: string;
  readonly mails: MailFigures;
  /** Number of candidates' requests that the company did not answer by the due date. */
  readonly overdueReviews: () => Promise<number>;
  readonly databaseAnswers: () => Promise<boolean>;
  /** Free space and size of the disk in bytes. */
  readonly disk: () => { free: number; size: number };
}

/**
 * Collects the metrics of this process for Prometheus: calls by route pattern (never by URL, which may contain a personal link),
 * tasks and mails of all processes, connections to PostgreSQL, the disk, and Node's own metrics. If the database does not answer,
 * the metrics that need it are omitted.
 */
export function prometheus(database: Database, queue: Queue, figures: Figures) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const registers = [registry];
  const calls = new Counter({
    name: 'kafaa_calls_total',
    help: 'Calls answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'kafaa_call_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  for (const count of mailCounts(figures.mails)) addCount(registry, count);
  for (const reading of [
    buildInfo(figures.version),
    databaseUp(figures.databaseAnswers),
    ...taskReadings(queue),
    ...mailReadings(figures.mails),
    reviewsOverdue(figures.overdueReviews),
    ...diskReadings(figures.disk),
    ...(database.kind === 'postgres' ? [connections(database.pool)] : []),
  ])
    addReading(registry, reading);
  return {
    /** Counts the calls of a server. The caller must call this function before the server listens. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const route = routeOptions.url ?? 'none';
        calls.inc({ method, route, status: reply.statusCode });
        seconds.observe({ method, route }, reply.elapsedTime / 1000);
      });
    },
    contentType: registry.contentType,
    /** Returns all current metrics in Prometheus' text format. */
    read: () => registry.metrics(),
  };
}

function addReading(registry: Registry, { name, help, labels = [], read }: Reading): void {
  void new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      // Without an answer the metric is omitted, because 0 would mean that no task waits.
      if (labels.length === 0) this.remove();
      else this.reset();
      for (const [of, value] of (await read()) ?? []) this.set(of, value);
    },
  });
}

function addCount(registry: Registry, { name, help, labels, tally }: Count): void {
  void new Counter({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels: of, count } of tally.entries()) this.inc(of, count);
    },
  });
}

const buildInfo = (version: string): Reading => ({
  name: 'kafaa_build_info',
  help: 'Always 1; its labels say which version runs, on which Node',
  labels: ['version', 'node'],
  read: async () => [[{ version, node: process.versions.node }, 1]],
});

const databaseUp = (answers: Figures['databaseAnswers']): Reading => ({
  name: 'kafaa_database_up',
  help: '1 when the database answers, else 0',
  read: async () => [[{}, (await answers()) ? 1 : 0]],
});

const byTask =
  <Row extends { readonly name: string }>(rows: () => Promise<readonly Row[]>, value: (row: Row) => number) =>
  async (): Promise<Samples | null> =>
    (await inTime(rows))?.map((row) => [{ task: row.name }, value(row)]) ?? null;

const taskReadings = (queue: Queue): Reading[] => [
  {
    name: 'kafaa_tasks_waiting',
    help: 'Background tasks that wait for their first or next try',
    labels: ['task'],
    read: byTask(
      () => queue.waiting(),
      ({ count }) => count,
    ),
  },
  {
    name: 'kafaa_task_due_seconds',
    help: 'For how long the oldest waiting task has been due: grows where no worker takes it up',
    labels: ['task'],
    read: byTask(
      () => queue.waiting(),
      ({ dueSeconds }) => dueSeconds,
    ),
  },
  {
    name: 'kafaa_tasks_given_up',
    help: 'Background tasks given up after their last try',
    labels: ['task'],
    read: byTask(
      () => queue.failures(),
      ({ count }) => count,
    ),
  },
];

const mailCounts = ({ sent, errors }: MailFigures): Count[] => [
  { name: 'kafaa_mails_sent_total', help: 'Mails handed to the mail server', labels: [], tally: sent },
  {
    name: 'kafaa_mails_refused_total',
    help: 'Tries to send a mail that failed, by answer and by how far the mail came: outage, recipient, message, or bounce (came back later)',
    labels: ['code', 'scope'],
    tally: errors,
  },
];

const mailReadings = ({ waiting }: MailFigures): Reading[] => [
  {
    name: 'kafaa_mails_waiting',
    help: 'Mails that wait: in an outage, when no mail leaves at all, or each for its own next try',
    labels: ['outage'],
    read: async () => {
      const mails = await inTime(waiting);
      return (
        mails && [
          [{ outage: 'true' }, mails.inOutage],
          [{ outage: 'false' }, mails.count - mails.inOutage],
        ]
      );
    },
  },
  {
    name: 'kafaa_mail_oldest_waiting_seconds',
    help: 'For how long the oldest mail has been waiting for the mail server; 0 when none is',
    read: async () => {
      const mails = await inTime(waiting);
      return mails && [[{}, mails.oldestSeconds]];
    },
  },
];

const reviewsOverdue = (count: Figures['overdueReviews']): Reading => ({
  name: 'kafaa_reviews_overdue',
  help: 'Requests of candidates (to contest, or for a person) past their date without an answer of the company',
  read: async () => {
    const overdue = await inTime(count);
    return overdue === null ? null : [[{}, overdue]];
  },
});

const diskReadings = (disk: Figures['disk']): Reading[] => [
  {
    name: 'kafaa_disk_free_bytes',
    help: 'Space left on the disk of DATA_DIR',
    read: async () => [[{}, disk().free]],
  },
  {
    name: 'kafaa_disk_size_bytes',
    help: 'Size of the disk of DATA_DIR, used or not',
    read: async () => [[{}, disk().size]],
  },
];

type Pool = Extract<Database, { kind: 'postgres' }>['pool'];

const connections = (pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): Reading => ({
  name: 'kafaa_database_connections',
  help: 'Connections of this process to PostgreSQL, and callers that wait for one',
  labels: ['state'],
  read: async () => [
    [{ state: 'open' }, pool.totalCount],
    [{ state: 'idle' }, pool.idleCount],
    [{ state: 'waited-for' }, pool.waitingCount],
  ],
});
