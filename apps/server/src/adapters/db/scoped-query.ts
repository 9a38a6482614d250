import { type Connection, Query, type QueryConfig } from 'pg';

const STATEMENT = 'set_company';
/**
 * Statement for each new connection. It prepares `set_company`, which sets the company that the row level security policies
 * (migrations/0004_row-level-security.sql) compare. The setting ends with the transaction.
 */
export const PREPARE_SCOPE = `prepare ${STATEMENT} (text) as select set_config('kafaa.company', $1, true)`;

/** The driver's query class, with the methods that its types omit. */
interface DriverQuery extends Omit<Query, 'submit'> {
  submit(connection: Connection): Error | null;
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
const DriverQuery = Query as unknown as new (config: object, values: readonly unknown[]) => DriverQuery;

/**
 * Sends the setting of the company and then the statement, in one round trip. Both are sent before one Sync, so PostgreSQL skips
 * the statement when the setting fails. Outside a transaction PostgreSQL forgets the setting after the statement.
 */
export class ScopedQuery extends DriverQuery {
  readonly #company: string;
  #isSet = false;

  constructor(config: QueryConfig, values: readonly unknown[], company: string) {
    // Statements without parameters use the extended protocol, too, because only there two statements can share one Sync.
    super({ ...config, queryMode: 'extended' }, values);
    this.#company = company;
  }

  /** The driver calls this to send the statement's messages, the last of which is the Sync. */
  override prepare(connection: Connection): void {
    connection.bind({ statement: STATEMENT, values: [this.#company] }, true);
    connection.execute(null, true);
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isSet) super.handleDataRow(message);
  }

  /** The first completion belongs to the setting, so it is not passed on. */
  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isSet) super.handleCommandComplete(message, connection);
    this.#isSet = true;
  }
}
