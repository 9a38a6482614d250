import { Client } from 'pg';

/** The SQL texts that leave this process for PostgreSQL while `work` runs, in their order: counted where the driver sends them. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const prototype = Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function counted(this: unknown, ...given) {
    const [first] = given;
    sent.push(typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? ''));
    return query.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}
