import { connect } from 'node:net';

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Bytes on a socket and what comes back until the server closes, or has been silent for as long as `patience`. */
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

/** The first reply in what came back; null when there is none. */
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

/** A whole request, with a line for each header. */
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
