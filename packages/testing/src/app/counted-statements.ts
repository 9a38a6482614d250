import { Client } from 'pg';

/** One statement as the driver sends it. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs `work` and returns the statements that this process sent to PostgreSQL meanwhile, in order, as the driver recorded them. */
export async function statementsOf(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const prototype = Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function counted(this: unknown, ...given) {
    const [first, second] = given as [unknown, unknown];
    const { text, values } = typeof first === 'string' ? { text: first } : (first as Partial<SentStatement>);
    sent.push({ text: text ?? '', values: values ?? (Array.isArray(second) ? second : []) });
    return query.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}

/** The statements of `statementsOf` without the audit event (written before the data is read) and without the count for rate limits. */
export async function readingsOf(work: () => Promise<unknown>): Promise<SentStatement[]> {
  return (await statementsOf(work)).filter(({ text }) => !/^insert into "(?:audit_events|call_counts)"/.test(text));
}
