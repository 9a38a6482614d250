import { endpoint } from '@kafaa/domain/kernel/endpoint';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { EVERYBODY } from '@kafaa/domain/kernel/roles';
import * as z from 'zod/mini';
import { ApiError, call, errorMessage, onAuthenticatedCall } from './api.ts';
import { getSession, openSession, sessionToken } from './session.ts';

const base = { summary: '', errors: [], output: z.object({ ok: z.boolean() }) } as const;
const list = endpoint({
  ...base,
  name: 'things.list',
  method: 'GET',
  path: '/things/{id}',
  access: 'company',
  roles: EVERYBODY,
  offers: 'none',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.number()), search: z.optional(z.string()) }),
});
const create = endpoint({
  ...base,
  name: 'things.create',
  method: 'POST',
  path: '/things',
  access: 'public',
  body: z.object({ name: z.string() }),
});
const upload = endpoint({
  ...base,
  name: 'things.upload',
  method: 'PUT',
  path: '/things/upload',
  access: 'link',
  bodyType: 'multipart',
  body: z.object({ file: z.instanceof(Blob), answers: z.array(z.string()), token: z.string() }),
});

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const answers = (status: number, body: unknown) =>
  vi.fn<Fetch>(async () => new Response(JSON.stringify(body), { status }));

function sent(fetcher: Mock<Fetch>): { url: string; init: RequestInit; headers: Headers } {
  const [url, init] = fetcher.mock.calls[0] ?? ['', {}];
  return { url, init, headers: init.headers as Headers };
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined, getItem: () => null });
  openSession({ accessToken: 'token-1', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'ADMINISTRATOR' });
});

describe('call', () => {
  it('an authenticated call builds its URL from path and query and sends the session token', async () => {
    const fetcher = answers(200, { ok: true });
    vi.stubGlobal('fetch', fetcher);
    await expect(call(list, { params: { id: 'a/b' }, query: { page: 0, search: '' } })).resolves.toEqual({ ok: true });
    expect(sent(fetcher).url).toBe('/api/things/a%2Fb?page=0');
    expect(sent(fetcher).headers.get('authorization')).toBe('Bearer token-1');
  });

  it('a public call sends a JSON body without the session token', async () => {
    const fetcher = answers(201, { ok: true });
    vi.stubGlobal('fetch', fetcher);
    await call(create, { body: { name: 'é' } });
    expect(sent(fetcher).init.body).toBe('{"name":"é"}');
    expect(sent(fetcher).headers.get('content-type')).toBe('application/json');
    expect(sent(fetcher).headers.get('authorization')).toBeNull();
  });

  it('a multipart call sends files as form data and lists as JSON text', async () => {
    const fetcher = answers(200, { ok: true });
    vi.stubGlobal('fetch', fetcher);
    await call(upload, { body: { file: new Blob(['x']), answers: ['un', 'deux'], token: 't' } });
    const form = sent(fetcher).init.body as FormData;
    expect(form.get('answers')).toBe('["un","deux"]');
    expect(form.get('token')).toBe('t');
    expect(form.get('file')).toBeInstanceOf(Blob);
    expect(sent(fetcher).headers.has('content-type')).toBe(false);
  });

  it('an error response throws an ApiError with the status, code, message and fields of the server', async () => {
    const body = {
      code: 'VALIDATION_FAILED',
      message: 'Certaines informations sont incorrectes.',
      fields: [{ path: 'name', message: 'Le nom' }],
    };
    vi.stubGlobal('fetch', answers(400, body));
    const error: unknown = await call(create, { body: { name: '' } }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: body.code,
      message: body.message,
      fields: body.fields,
      fromServer: true,
    });
    expect(errorMessage(error, 'défaut')).toBe(body.message);
  });

  it('an unreadable error response gets the screen’s fallback message', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<html>', { status: 502 })),
    );
    const error: unknown = await call(create, { body: { name: 'x' } }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 502, fromServer: false });
    expect(errorMessage(error, 'Échec du chargement')).toBe('Échec du chargement');
  });

  it.each([
    ['"Texte du serveur"', 'Texte du serveur'],
    ['{"error":"Champ error"}', 'Champ error'],
    ['{"message":"Champ message","error":"Champ error"}', 'Champ message'],
    ['{"message":"","error":"Champ error"}', 'Champ error'],
    ['Offre expirée.', 'Offre expirée.'],
    ['{"message":"Un nom sans < ni >."}', 'Un nom sans < ni >.'],
    ['{"error":{"id":1}}', 'défaut'],
    ['<!doctype html><title>Bad Gateway</title>', 'défaut'],
    ['x'.repeat(2000), 'défaut'],
    ['', 'défaut'],
  ])('an error response with the body %s gets the message « %s »', async (body, shown) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(body, { status: 400 })),
    );
    const error: unknown = await call(create, { body: { name: 'x' } }).catch((reason: unknown) => reason);
    expect(errorMessage(error, 'défaut')).toBe(shown);
  });

  it.each(['', '<!doctype html>', 'ok'])(
    'a 200 response with the body « %s » fails with INVALID_RESPONSE',
    async (body) => {
      vi.stubGlobal(
        'fetch',
        vi.fn(async () => new Response(body, { status: 200 })),
      );
      await expect(call(create, { body: { name: 'x' } })).rejects.toMatchObject({
        status: 200,
        code: 'INVALID_RESPONSE',
      });
    },
  );

  it('a failed fetch throws NETWORK with a French message, and a call after its timeout throws TIMEOUT', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    await expect(call(create, { body: { name: 'x' } })).rejects.toMatchObject({
      status: 0,
      code: 'NETWORK',
      message: 'Connexion impossible. Vérifiez votre réseau, puis réessayez.',
    });

    vi.stubGlobal(
      'fetch',
      vi.fn(
        (_url: string, { signal }: RequestInit) =>
          new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
      ),
    );
    await expect(call(create, { body: { name: 'x' } }, { timeoutMs: 5 })).rejects.toMatchObject({
      status: 0,
      code: 'TIMEOUT',
    });
  });

  it('an abort by the caller’s signal is rethrown unchanged', async () => {
    const abort = new AbortController();
    vi.stubGlobal(
      'fetch',
      vi.fn((_url: string, { signal }: RequestInit) => Promise.reject(signal?.reason as Error)),
    );
    abort.abort(new Error('page left'));
    await expect(call(create, { body: { name: 'x' } }, { signal: abort.signal })).rejects.toThrow('page left');
  });
});

describe('responses with status 401', () => {
  const refusal = { code: 'UNAUTHENTICATED', message: 'Votre session a expiré. Connectez-vous à nouveau.' };

  it('a 401 on an authenticated call closes the session as expired', async () => {
    vi.stubGlobal('fetch', answers(401, refusal));
    await expect(call(list, { params: { id: '1' }, query: {} })).rejects.toMatchObject({ status: 401 });
    expect(getSession()).toEqual({ status: 'anonymous', reason: 'expired' });
  });

  it('a 401 MEMBERSHIP_ENDED closes the session as removed', async () => {
    vi.stubGlobal('fetch', answers(401, { code: 'MEMBERSHIP_ENDED', message: 'Votre accès est fermé.' }));
    await expect(call(list, { params: { id: '1' }, query: {} })).rejects.toMatchObject({ status: 401 });
    expect(getSession()).toEqual({ status: 'anonymous', reason: 'removed' });
  });

  it('a 401 on a public call leaves the session open', async () => {
    vi.stubGlobal('fetch', answers(401, refusal));
    await expect(call(create, { body: { name: 'x' } })).rejects.toMatchObject({ status: 401 });
    expect(sessionToken()).toBe('token-1');
  });

  it('a 401 does not close a session that was opened after the call was sent', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        openSession({ accessToken: 'token-2', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'ADMINISTRATOR' });
        return new Response(JSON.stringify(refusal), { status: 401 });
      }),
    );
    await expect(call(list, { params: { id: '1' }, query: {} })).rejects.toMatchObject({ status: 401 });
    expect(sessionToken()).toBe('token-2');
  });
});

describe('listeners of authenticated calls', () => {
  it('a listener is called after a successful authenticated call, and not after a public one', async () => {
    const used = vi.fn<() => void>();
    const leave = onAuthenticatedCall(used);
    vi.stubGlobal('fetch', answers(200, { ok: true }));
    await call(create, { body: { name: 'x' } });
    expect(used).not.toHaveBeenCalled();
    await call(list, { params: { id: '1' }, query: {} });
    expect(used).toHaveBeenCalledTimes(1);
    leave();
  });
});
