import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Part of a connection that the check uses. */
export interface Session {
  query(text: string, values: string[]): Promise<{ rows: { mark: string | null }[] }>;
}

/**
 * Error for a pooler that gives our sessions to other clients between two transactions, which breaks advisory locks and
 * notifications.
 */
export class SharedSessions extends Error {
  override name = 'SharedSessions';
  constructor() {
    super(
      'DATABASE_URL\u00a0: un répartiteur de connexions partage les sessions (PgBouncer\u00a0: pool_mode = transaction ou statement). ' +
        'Kafaa demande une session par connexion\u00a0: pool_mode = session, ou l’adresse de PostgreSQL même.',
    );
  }
}

const ROUNDS = 3;
const MARK = 'kafaa.session';
const CONNECT_TIMEOUT_MS = 5_000;

/** Throws SharedSessions if two connections to `url` do not have two separate sessions of PostgreSQL. */
export async function requireOwnSessions(url: string): Promise<void> {
  const options = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'kafaa' };
  const clients = [new Client(options), new Client(options)] as const;
  // A broken connection fails at its next query. Without a listener, its error event would end the process.
  for (const client of clients) client.on('error', () => {});
  try {
    await Promise.all(clients.map((client) => client.connect()));
    if (await shareSessions(...clients)) throw new SharedSessions();
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

/**
 * Whether a setting of one session appears in the other or is lost. A pooler that shares sessions gives the most recently used
 * session to the next query, so the second connection overwrites the setting of the first.
 */
export async function shareSessions(first: Session, second: Session): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const marks = [randomUUID(), randomUUID()] as const;
    await first.query(`select set_config('${MARK}', $1, false) as mark`, [marks[0]]);
    await second.query(`select set_config('${MARK}', $1, false) as mark`, [marks[1]]);
    for (const [session, mark] of [[first, marks[0]] as const, [second, marks[1]] as const]) {
      const { rows } = await session.query(`select current_setting('${MARK}', true) as mark`, []);
      if (rows[0]?.mark !== mark) return true;
    }
  }
  return false;
}
