import { type Endpoint, fillPath, type Output, type Request } from '@kafaa/domain/kernel/endpoint';
import type { ProductServer } from './server.ts';

/** Calls an endpoint as a client would; throws with the server's response unless it is a success. */
export async function callApi<const E extends Endpoint>(
  server: ProductServer,
  endpoint: E,
  request: Request<E>,
  token?: string,
): Promise<Output<E>> {
  const {
    params = {},
    query = {},
    body,
  } = request as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: object;
  };
  const asked = new URLSearchParams(query).toString();
  const path = `${fillPath(endpoint.path, params)}${asked && `?${asked}`}`;
  const response = await fetch(`${server.url}/api${path}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok)
    throw new Error(`${endpoint.method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  // The server validates its responses against the endpoint's schema.
  return answer as Output<E>;
}

/** The path of the first matching link in a mail to this address: `linkFrom(server, to, 'Interview')` gives `/Interview/…`. */
export async function linkFrom(
  server: ProductServer,
  to: string,
  page: string,
  wanted: (path: string) => boolean = () => true,
): Promise<string> {
  const pattern = new RegExp(`${server.url.replaceAll('.', '\\.')}(/${page}[^\\s"<>]*)`, 'i');
  const path = (text: string) => pattern.exec(text)?.[1];
  const mail = await server.mailTo(to, ({ text }) => wanted(path(text) ?? '') && path(text) !== undefined);
  return path(mail.text) ?? '';
}
