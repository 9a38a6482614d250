import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Queue } from '#/deps';
import { inTime } from '#/platform/in-time';
import type { Tally } from '#/platform/tally';
import type { Database } from '../db/open-database.ts';

/** Seconds; what a person feels is between a tenth and some seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface MailFigures {
  readonly errors: Tally;
  oldestWaitingSeconds(): Promise<number>;
}

export interface Figures {
  readonly mails: MailFigures;
  readonly databaseAnswers: () => Promise<boolean>;
}

/**
 * The figures of this process for Prometheus: calls by route pattern (never by address, which holds personal links),
 * tasks of all processes, connections to PostgreSQL, and Node's own. They outlive the database: what it does not tell is left
 * out, and the rest is there.
 */
export function prometheus(database: Database, queue: Queue, figures: Figures) {
  const { mails } = figures;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Each is handed over to our own registry below, not to the library's global one.
  const registers: Registry[] = [];
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
  const waiting = taskGauge('kafaa_tasks_waiting', 'Background tasks that wait for their first or next try', () =>
    queue.waiting(),
  );
  const givenUp = taskGauge('kafaa_tasks_given_up', 'Background tasks given up after their last try', () =>
    queue.failures(),
  );
  registry.registerMetric(calls);
  registry.registerMetric(seconds);
  registry.registerMetric(databaseUp(figures.databaseAnswers));
  registry.registerMetric(waiting);
  registry.registerMetric(givenUp);
  registry.registerMetric(refusedMails(mails.errors));
  registry.registerMetric(oldestMail(mails));
  if (database.kind === 'postgres') registry.registerMetric(connections(database.pool));
  return {
    /** Counts the calls of a server that does not listen yet. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const route = routeOptions.url ?? 'none';
        calls.inc({ method, route, status: reply.statusCode });
        seconds.observe({ method, route }, reply.elapsedTime / 1000);
      });
    },
    contentType: registry.contentType,
    /** All figures of this moment, as Prometheus reads them. */
    read: () => registry.metrics(),
  };
}

function databaseUp(answers: () => Promise<boolean>) {
  return new Gauge({
    name: 'kafaa_database_up',
    help: '1 when the database answers, else 0',
    registers: [],
    async collect() {
      this.set((await answers()) ? 1 : 0);
    },
  });
}

function taskGauge(name: string, help: string, count: () => Promise<readonly { name: string; count: number }[]>) {
  return new Gauge({
    name,
    help,
    labelNames: ['task'],
    registers: [],
    async collect() {
      this.reset();
      for (const one of (await inTime(count)) ?? []) this.set({ task: one.name }, one.count);
    },
  });
}

function refusedMails(errors: Tally) {
  return new Counter({
    name: 'kafaa_mails_refused_total',
    help: 'Tries to send a mail that failed, by answer and by how far the mail came: outage, recipient or message',
    labelNames: ['code', 'scope'],
    registers: [],
    collect() {
      this.reset();
      for (const { labels, count } of errors.entries()) this.inc(labels, count);
    },
  });
}

function oldestMail(mails: MailFigures) {
  return new Gauge({
    name: 'kafaa_mail_oldest_waiting_seconds',
    help: 'For how long the oldest mail has been waiting for the mail server; 0 when none is',
    registers: [],
    async collect() {
      const seconds = await inTime(() => mails.oldestWaitingSeconds());
      // Without an answer there is no figure: 0 would say that no mail waits.
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
}

function connections(pool: { totalCount: number; idleCount: number; waitingCount: number }) {
  return new Gauge({
    name: 'kafaa_database_connections',
    help: 'Connections of this process to PostgreSQL, and callers that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited-for' }, pool.waitingCount);
    },
  });
}
