import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { prometheus } from './prometheus.ts';
import { openDatabase, type Database } from '#/adapters/db/open-database';
import { commands, setupCommands } from '#/commands';
import type { Queue } from '#/deps';
import { repositoryRoot } from '#/platform/process/root';
import { Tally } from '#/platform/diagnostics/tally';
import { silent } from '@kafaa/testing/app/databases';

const read = (name: string) => readFileSync(join(repositoryRoot(), 'docs/monitoring', name), 'utf8');

/** Labels that Prometheus adds to every sample. */
const TARGET = ['job', 'instance'];
/** Metrics of Prometheus itself. */
const OF_PROMETHEUS = ['up', 'ALERTS'];
const WORDS = /^(?:and|or|unless|by|without|on|ignoring|group_left|group_right|offset|bool)$/;

interface Board {
  readonly panels: readonly {
    readonly id: number;
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    readonly targets?: readonly { readonly expr: string }[];
  }[];
  readonly annotations: { readonly list: readonly { readonly expr: string }[] };
  readonly templating: { readonly list: readonly { readonly definition?: string }[] };
}

const board = JSON.parse(read('kafaa.grafana.json')) as Board;
const boardExpressions = [
  ...board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...board.annotations.list.map(({ expr }) => expr),
  ...board.templating.list.flatMap(({ definition }) => (definition === undefined ? [] : [definition])),
];
const ruleExpressions = [...read('kafaa.rules.yml').matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.+)\n)/gm)].map(
  ([, block, line]) => (block ?? line ?? '').trim(),
);

/** Metrics of an expression with the labels that the expression filters by. */
function figuresOf(expression: string): { name: string; labels: string[] }[] {
  const plain = expression.replaceAll(/\[[^\]]*\]|label_values\(|\$__rate_interval/g, ' ');
  return [...plain.matchAll(/([a-z_]\w*)\s*(\{[^}]*\})?(\s*\()?/gi)].flatMap(([, name = '', matcher = '', call]) => {
    if (call !== undefined || WORDS.test(name) || !/_|^up$|^ALERTS$/.test(name)) return [];
    return [{ name, labels: [...matcher.matchAll(/(\w+)\s*[=!]~?/g)].map(([, label = '']) => label) }];
  });
}

/** Labels by which an expression groups. */
const groupsOf = (expression: string) =>
  [...expression.matchAll(/\b(?:by|on)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );

describe('monitoring', () => {
  /** Metrics that a process exposes, each with its labels. */
  const exposed = new Map<string, Set<string>>();
  let text = '';

  beforeAll(async () => {
    const queue = {
      waiting: async () => [{ name: 'mails.deliver', count: 1, retrying: 0, dueSeconds: 3 }],
      failures: async () => [{ name: 'mails.deliver', count: 1 }],
    } as unknown as Queue;
    const [errors, sent] = [new Tally(), new Tally()];
    errors.add({ code: '550', scope: 'recipient' });
    sent.add({});
    // The database opens no connection before the first query.
    const database: Database = await openDatabase({ databaseUrl: 'postgres://x@127.0.0.1:1/x', dataDir: '' }, silent);
    const figures = prometheus(database, queue, {
      version: '0.1.0',
      mails: { errors, sent, waiting: async () => ({ count: 2, inOutage: 1, oldestSeconds: 9 }) },
      overdueReviews: async () => 4,
      databaseAnswers: async () => true,
      disk: () => ({ free: 1, size: 2 }),
    });
    const app = fastify();
    figures.watch(app);
    app.get('/', () => 'ok');
    await app.inject({ url: '/' });
    text = await figures.read();
    await app.close();
    await database.close();
    for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? /gm)) {
      const known = exposed.get(name) ?? new Set(TARGET);
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
      exposed.set(name, known);
    }
  });

  test('the metrics report version, mails, tasks, reviews, disk and database', () => {
    for (const sample of [
      `kafaa_build_info{version="0.1.0",node="${process.versions.node}"} 1`,
      'kafaa_database_up 1',
      'kafaa_tasks_waiting{task="mails.deliver"} 1',
      'kafaa_task_due_seconds{task="mails.deliver"} 3',
      'kafaa_mails_sent_total 1',
      'kafaa_mails_refused_total{code="550",scope="recipient"} 1',
      'kafaa_mails_waiting{outage="true"} 1',
      'kafaa_mails_waiting{outage="false"} 1',
      'kafaa_mail_oldest_waiting_seconds 9',
      'kafaa_reviews_overdue 4',
      'kafaa_disk_free_bytes 1',
      'kafaa_disk_size_bytes 2',
      'kafaa_database_connections{state="waited-for"} 0',
    ])
      expect(text.split('\n')).toContain(sample);
  });

  test('the parser finds one expression per alert rule and more than 20 expressions on the dashboard', () => {
    expect(ruleExpressions.length).toBe(read('kafaa.rules.yml').match(/alert:/g)?.length);
    expect(ruleExpressions.length).toBeGreaterThan(10);
    expect(boardExpressions.length).toBeGreaterThan(20);
    expect(figuresOf('sum by (job) (rate(kafaa_calls_total{status=~"5.."}[5m])) > 0.02')).toEqual([
      { name: 'kafaa_calls_total', labels: ['status'] },
    ]);
  });

  test.each([...ruleExpressions.map((one) => ['rule', one]), ...boardExpressions.map((one) => ['board', one])])(
    'the process exposes each metric and label of the %s expression %s',
    (_where, expression = '') => {
      const asked = figuresOf(expression).filter(({ name }) => !OF_PROMETHEUS.includes(name));
      for (const { name, labels } of asked) {
        expect([...exposed.keys()], expression).toContain(name);
        for (const label of labels) expect([...(exposed.get(name) ?? [])], `${name} of ${expression}`).toContain(label);
      }
      const known = new Set([...TARGET, ...asked.flatMap(({ name }) => [...(exposed.get(name) ?? [])])]);
      for (const label of groupsOf(expression)) expect([...known], expression).toContain(label);
    },
  );

  test('the Grafana dashboard shows every metric of Kafaa', () => {
    const shown = new Set(boardExpressions.flatMap(figuresOf).map(({ name }) => name));
    const own = [...exposed.keys()].filter((name) => name.startsWith('kafaa_') && !/_(?:sum|count)$/.test(name));
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  test('the Grafana dashboard’s panels have unique ids, do not overlap and fit into 24 columns', () => {
    const cells = board.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
    for (const { gridPos } of board.panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });

  test('every ops command named in the alert rules and on the dashboard exists', () => {
    const known = new Set([...commands, ...setupCommands].map(({ name }) => name).concat('check'));
    const text = `${read('kafaa.rules.yml')}${read('kafaa.grafana.json')}`;
    const advised = [...text.matchAll(/ops -- (check|\w+ \w+)/g)].map(([, name = '']) => name);
    expect(advised.length).toBeGreaterThan(5);
    expect(advised.filter((name) => !known.has(name))).toEqual([]);
  });
});
