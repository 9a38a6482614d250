import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';

const BOUNDARY = 'kafaa-test-boundary';

/** A multipart form as a browser sends it: texts first, then the files with the given names. */
export function multipart(
  texts: readonly (readonly [name: string, value: string])[],
  files: readonly { readonly field: string; readonly name: string; readonly bytes: Uint8Array }[] = [],
): { headers: { 'content-type': string }; payload: Buffer } {
  const parts = [
    ...texts.map(([name, value]) => ({ head: `name="${name}"`, bytes: Buffer.from(value) })),
    ...files.map(({ field, name, bytes }) => ({
      head: `name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream`,
      bytes: Buffer.from(bytes),
    })),
  ];
  const chunks = parts.flatMap(({ head, bytes }) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  const payload = Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, payload };
}

/** The parts of a call; any of them may have the wrong shape. */
export interface Sent {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The body, parsed if it is JSON. */
  readonly body: { code?: string; message?: string; fields?: unknown } & Record<string, unknown>;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

/** The URL of a call, with any values in its path and query. */
export function addressOf({ path }: Endpoint, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return `/api${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

function bodyOf({ bodyType }: Endpoint, body: unknown) {
  if (body === undefined) return { headers: {} };
  if (body instanceof Uint8Array)
    return { headers: { 'content-type': 'application/octet-stream' }, payload: Buffer.from(body) };
  if (bodyType !== 'multipart')
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) ?? '' };
  const entries = Object.entries(body !== null && typeof body === 'object' ? body : { body });
  const isFile = (value: unknown) => value instanceof Uint8Array;
  return multipart(
    entries.filter(([, value]) => !isFile(value)).map(([name, value]) => [name, asText(value)] as const),
    entries.flatMap(([field, value]) => (value instanceof Uint8Array ? [{ field, name: 'cv.pdf', bytes: value }] : [])),
  );
}

/** Sends a valid or invalid call with its endpoint's body type; `url` overrides the address. */
export async function send(
  app: FastifyInstance,
  endpoint: Endpoint,
  sent: Sent,
  token?: string,
  url = addressOf(endpoint, sent),
): Promise<Reply> {
  const { headers, ...rest } = bodyOf(endpoint, sent.body);
  const response = await app.inject({
    method: endpoint.method,
    url,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...rest,
  });
  const text = response.payload;
  const json = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    text,
    body: json ? (JSON.parse(text) as Reply['body']) : {},
  };
}
