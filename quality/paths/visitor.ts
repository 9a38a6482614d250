import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export interface Visit {
  readonly port: number;
  /** Host name of PUBLIC_URL, as a reverse proxy would forward it. */
  readonly host: string;
}

interface Call {
  readonly method?: string;
  readonly body?: object;
  readonly token?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export async function call({ port, host }: Visit, path: string, { method, body, token }: Call = {}): Promise<Answer> {
  const sent = request({
    port,
    host: '127.0.0.1',
    path,
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { host, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const said = await text(response);
  const isJson = response.headers['content-type']?.includes('json');
  // Callers know the shape of the body that they expect.
  return { status: response.statusCode ?? 0, body: isJson ? (JSON.parse(said) as Record<string, unknown>) : {} };
}

/** Status of /readyz, or 0 if no server answers. */
export async function readiness(visit: Visit): Promise<number> {
  try {
    return (await call(visit, '/readyz')).status;
  } catch {
    return 0;
  }
}

/** Starts a log-in whose last byte `finish` sends; `status` is the status of its response, or 0 if the connection was cut. */
export async function slowLogin({ port, host }: Visit) {
  const body = JSON.stringify({ userName: 'personne@societe.tn', password: 'un mot de passe quelconque' });
  const headers = { host, 'content-type': 'application/json', 'content-length': body.length };
  const sent = request({ port, host: '127.0.0.1', path: '/api/auth/login', method: 'POST', headers });
  const status = once(sent, 'response').then(
    ([response]) => (response as IncomingMessage).resume().statusCode ?? 0,
    () => 0,
  );
  sent.write(body.slice(0, -1));
  await once(sent, 'socket');
  // After a full request on another connection, the server has also received the beginning of this one.
  await delay(50);
  await readiness({ port, host });
  return { status, finish: () => void sent.end(body.slice(-1)) };
}
