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
  /** Pages of the database that the statement looked at. */
  readonly buffers: number;
  readonly ms: number;
  /** Tables of more than some rows that were read from end to end. */
  readonly scanned: readonly string[];
}

/** What PostgreSQL did for a statement, as it says itself; the second of two runs, so that everything is in memory. */
export async function explain(client: ClientBase, { text, values }: Statement): Promise<Explained> {
  const ask = async () => {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      [...values],
    );
    const [answer] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!answer) throw new Error('no plan');
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
