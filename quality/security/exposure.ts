import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { exposedTo } from '@kafaa/testing/app/exposed';
import { FOREIGN_HOSTS, FORWARDING_HEADERS, OWN_HOSTS } from '@kafaa/testing/app/hosts';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { few } from './trying.ts';

/** The foreign host names that Node can send. */
const FOREIGN = FOREIGN_HOSTS.filter((host) => /^[\x20-\x7e]*$/.test(host));

interface Target {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** Paths that an outsider would want to read, and one path of each other kind. */
function targets(example: { email: string; password: string }): readonly Target[] {
  const paths = ['/', '/outbox', '/api/outbox', '/api/plans', '/Dashboard', '/api/openapi.json', '/robots.txt'];
  const credentials = JSON.stringify({ userName: example.email, password: example.password });
  return [
    ...paths.map((path): Target => ({ method: 'GET', path })),
    { method: 'POST', path: '/api/auth/login', body: credentials },
    { method: 'GET', path: '/healthz' },
  ];
}

function send(url: string, { method, path, body }: Target, headers: Record<string, string>) {
  const { hostname, port } = new URL(url);
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body ?? '')) };
    const sent = request({ hostname, port, method, path, agent: false, headers: { ...(body && length), ...headers } });
    sent.on('error', reject);
    sent.on('response', (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject);
    });
    sent.end(body);
  });
}

/** Combinations of host and forwarding header that an outsider's request may have; null means no such header. */
function outsiders(): readonly Record<string, string>[] {
  const headers = [null, ...FORWARDING_HEADERS];
  return [...OWN_HOSTS, ...FOREIGN].flatMap((host) =>
    headers
      .filter((name) => name !== null || FOREIGN.includes(host))
      .map((name) => ({ host, ...(name !== null && { [name]: '127.0.0.1' }) })),
  );
}

async function tryAll(server: ProductServer, wanted: readonly Target[], list: readonly Record<string, string>[]) {
  const read: string[] = [];
  let requests = 0;
  const pairs = list.flatMap((headers) => wanted.map((target) => ({ headers, target }))).values();
  const worker = async () => {
    for (const { headers, target } of pairs) {
      const { status, body } = await send(server.url, target, headers);
      requests += 1;
      // The refusal is a single sentence, so its body is short.
      if (status !== 421 || body.length > 300)
        read.push(`${target.method} ${target.path} ${JSON.stringify(headers)}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { read, requests };
}

/**
 * Trial that sends foreign host names and forwarded requests to the built server: not exposed, run by an operator who forgot a
 * variable, and exposed.
 */
export const exposure: Trial = {
  id: 'S18',
  title: 'an installation refuses foreign hosts, whether exposed or not',
  async run(): Promise<readonly Row[]> {
    const here = await ProductServer.start({ seeded: true });
    const rows: Row[] = [];
    let example = { email: '', password: '' };
    try {
      const [, email = '', password = ''] = await here.said(/Compte d’exemple\u00a0: (\S+) \/ (\S+)/);
      example = { email, password };
      const wanted = targets(example);
      const own = await Promise.all(wanted.map((target) => send(here.url, target, { host: 'localhost:8080' })));
      const answered = own.filter(({ status }) => status === 200).length;
      const { read, requests } = await tryAll(here, wanted, outsiders());
      rows.push({
        id: 'S18a',
        goal: 'an unexposed installation gives 0 answers under a foreign host or with a forwarding header, but answers its owner',
        figure: `${read.length} of ${requests} requests read something; the owner, through a forwarded port: ${answered} of ${wanted.length}`,
        verdict: read.length === 0 && answered === wanted.length ? 'met' : 'short',
        note: few(read),
      });
    } finally {
      await here.dispose();
    }
    rows.push(await exposedByOneVariable(example));
    return rows;
  },
};

/** A set-up that once counted as not exposed: a proxy on this machine and PUBLIC_URL set, but neither HOST nor NODE_ENV. */
async function exposedByOneVariable(example: { email: string; password: string }): Promise<Row> {
  const server = await ProductServer.start({ seeded: true, env: exposedTo('https://kafaa.example') });
  try {
    const proxied = { host: 'kafaa.example', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    const status = async (target: Target, headers: Record<string, string>) =>
      (await send(server.url, target, headers)).status;
    const login: Target = {
      method: 'POST',
      path: '/api/auth/login',
      body: JSON.stringify({ userName: example.email, password: example.password }),
    };
    const outbox = [
      await status({ method: 'GET', path: '/outbox' }, proxied),
      await status({ method: 'GET', path: '/api/outbox' }, proxied),
    ];
    const entered = await status(login, proxied);
    const page = await status({ method: 'GET', path: '/' }, proxied);
    const reached = targets(example).filter(({ path }) => path !== '/healthz');
    const { read, requests } = await tryAll(
      server,
      reached,
      FOREIGN.map((host) => ({ host })),
    );
    const closed = outbox.every((one) => one === 404) && entered !== 200 && page === 200 && read.length === 0;
    return {
      id: 'S18b',
      goal: 'an installation exposed by PUBLIC_URL alone has no outbox and no example account, and refuses other hosts',
      figure: `through the proxy: page ${page}, /outbox ${outbox.join(' and ')}, example log-in ${entered}; ${read.length} of ${requests} requests under other hosts read something`,
      verdict: closed ? 'met' : 'short',
      note: few(read),
    };
  } finally {
    await server.dispose();
  }
}
