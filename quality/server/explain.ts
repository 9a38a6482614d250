import type { ClientBase } from 'pg';
import type { Statement } from './bare.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface Explained {
  /** Number of database pages that the statement accessed. */
  readonly buffers: number;
  readonly ms: number;
  /** Names of the tables of which more than 500 rows were scanned sequentially. */
  readonly scanned: readonly string[];
}

/** Explains a statement with PostgreSQL's own plan and time; the second of two runs counts, so that all pages are cached. */
export async function explain(client: ClientBase, { text, values }: Statement): Promise<Explained> {
  const ask = async () => {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      [...values],
    );
    const [answer] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!answer) throw new Error('EXPLAIN returned no plan');
    return answer;
  };
  await ask();
  const { Plan: plan, 'Execution Time': ms } = await ask();
  return {
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    ms,
    scanned: nodes(plan).flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) > 500
        ? [node['Relation Name'] ?? '']
        : [],
    ),
  };
}

const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
