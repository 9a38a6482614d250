import { connect } from 'node:net';

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes on a socket; returns what arrives until the server closes or is silent for `patience` milliseconds. */
export function exchange(url: string, request: string | Buffer, patience = 10_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(patience, end);
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('close', end);
    socket.on('error', end);
  });
}

/** Parses the first HTTP reply; null if there is none. */
export function parseReply(text: string): RawReply | null {
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...lines] = text.slice(0, end).split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(line)?.[1];
  if (end < 0 || status === undefined) return null;
  const headers = lines.map((one) => {
    const colon = one.indexOf(':');
    return [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()] as const;
  });
  return { status: Number(status), headers: Object.fromEntries(headers), body: text.slice(end + 4) };
}

/** The bytes of a complete HTTP/1.1 request. */
export function requestOf(
  line: string,
  { headers = {}, body = '' }: { headers?: Readonly<Record<string, string>>; body?: string } = {},
): string {
  const all = {
    host: 'localhost',
    connection: 'close',
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
