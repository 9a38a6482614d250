import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';

const read = (name: string) => readFileSync(join(ROOT, 'docs', name), 'utf8');
const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** `npm run test:paths -- proxy` runs real Caddy and nginx servers with these files. */
describe('documented one-machine proxies', () => {
  it.each(['Caddyfile.one-box', 'nginx.conf'])(
    'the proxy configuration %s forwards to the default port of the server and to no Compose host',
    (name) => {
      const [, port] = /^#PORT=(\d+)$/m.exec(readFileSync(join(ROOT, '.env.example'), 'utf8')) ?? [];
      expect(read(name)).toContain(`127.0.0.1:${port}`);
      // These host names exist only in Compose; outside of it, every visitor would get 503.
      expect(read(name)).not.toMatch(/dynamic|\bweb\b/);
    },
  );

  it('nginx.conf sets the headers that Kafaa reads, and accepts bodies of up to 4 MB', () => {
    const text = read('nginx.conf');
    for (const line of ['Host $host', 'X-Forwarded-For $proxy_add_x_forwarded_for', 'X-Request-Id $request_id'])
      expect(text).toContain(`proxy_set_header ${line};`);
    expect(text).toContain('client_max_body_size 4m;');
  });

  it.runIf(hasCaddy)('Caddy accepts Caddyfile.one-box', () => {
    const file = join(ROOT, 'docs/Caddyfile.one-box');
    const { status, stderr } = spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', file], {
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
  });
});
