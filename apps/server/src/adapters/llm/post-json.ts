import { ModelError } from '@kafaa/interviewer/llm/model';

/** Maximum size of a response body, far above any expected answer; a larger body is refused. */
const MAX_BYTES = 1_000_000;

export interface Answer {
  readonly status: number;
  /** Parsed body; undefined if the body is not JSON. */
  readonly json: unknown;
  readonly retryAfterMs: number | null;
}

/** Sends one POST. The deadline includes the body, so that a server that sends one byte per second times out, too. */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: object,
  signal: AbortSignal,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      // Candidates' answers go only to the configured address, so redirects are not followed.
      redirect: 'manual',
      signal,
    });
  } catch {
    throw new ModelError(signal.aborted ? 'timeout' : 'unreachable');
  }
  const text = await bodyOf(response, signal);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, json, retryAfterMs: retryAfter(response.headers.get('retry-after')) };
}

async function bodyOf(response: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) throw new ModelError('too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw new ModelError(signal.aborted ? 'timeout' : 'cut-off');
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses `retry-after` (seconds or a date) into milliseconds. */
function retryAfter(value: string | null): number | null {
  if (value === null) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
