import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { noOtherUser, SERVICE } from '@kafaa/testing/machine/other-user';

const NODE = `node-linux-${process.arch}`;
const SLOW = 60_000;

/** The tests use a checkout that contains only the bootstrap, and a local npm registry with two test packages. */
describe.skipIf(process.platform !== 'linux')('the bootstrap', () => {
  let folder = '';
  let registry: Server;
  const tarballs = new Map<string, { version: string; bytes: Buffer; integrity: string }>();

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kafaa-bootstrap-'));
    mkdirSync(join(folder, 'scripts'));
    cpSync(join(ROOT, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
    registry = createServer((request, response) => {
      const [, name = '', file] = (request.url ?? '').split('/');
      const { version, bytes, integrity } = tarballs.get(name) ?? {};
      if (!version) response.statusCode = 404;
      const dist = { integrity, tarball: `${address()}/${name}/package.tgz` };
      const about = JSON.stringify(version ? { name, versions: { [version]: { name, version, dist } } } : {});
      response.end(file ? bytes : about);
    });
    await once(registry.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    registry.close();
    rmSync(folder, { recursive: true });
  });

  const address = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  const publish = (name: string, version: string, files: Record<string, string>) => {
    const draft = join(folder, 'draft', name);
    mkdirSync(join(draft, 'package/bin'), { recursive: true });
    const all = { 'package.json': JSON.stringify({ name, version }), ...files };
    for (const [file, content] of Object.entries(all))
      writeFileSync(join(draft, 'package', file), content, { mode: 0o755 });
    const bytes = spawnSync('tar', ['-C', draft, '-cz', 'package']).stdout;
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    tarballs.set(name, { version, bytes, integrity });
    return integrity;
  };
  const environment = (more: Record<string, string>) => ({
    PATH: process.env.PATH,
    HOME: folder,
    npm_config_registry: address(),
    npm_config_cache: join(folder, 'cache'),
    ...more,
  });
  const bootstrap = async (call: string, env: Record<string, string> = {}, as = {}) => {
    const code = `import { ${call} } from './scripts/bootstrap.mjs'; await ${call}();`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: folder,
      env: environment(env),
      ...as,
    });
    const [err] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { code: child.exitCode, err };
  };

  describe('Node download', () => {
    const ran = () => existsSync(join(folder, 'ran'));
    const pin = (integrity: string) =>
      writeFileSync(
        join(folder, 'scripts/node-brought.json'),
        JSON.stringify({ version: '24.99.0', integrity: { [NODE]: integrity } }),
      );
    const publishNode = () =>
      publish(NODE, '24.99.0', { 'bin/node': `#!/bin/sh\ntouch ${join(folder, 'ran')}\necho v24.99.0\n` });

    it('bringNode installs and runs a Node package with the pinned hash', { timeout: SLOW }, async () => {
      pin(publishNode());
      const { code, err } = await bootstrap('bringNode');
      expect({ code, ran: ran() }, err).toEqual({ code: 0, ran: true });
    });

    it(
      'bringNode refuses a Node package with another hash (EINTEGRITY) and does not run it',
      { timeout: SLOW },
      async () => {
        publishNode();
        pin(`sha512-${createHash('sha512').update('the pinned one').digest('base64')}`);
        const { code, err } = await bootstrap('bringNode');
        expect({ code, ran: ran() }).toEqual({ code: 1, ran: false });
        expect(err).toContain('EINTEGRITY');
      },
    );

    it.runIf(noOtherUser() === null)(
      'a read-only user runs the installed Node, and gets an error if another version must be installed',
      { timeout: SLOW },
      async () => {
        pin(publishNode());
        expect((await bootstrap('bringNode')).code).toBe(0);
        chmodSync(folder, 0o755);
        // The fake Node touches this file at each run.
        chmodSync(join(folder, 'ran'), 0o666);
        expect(await bootstrap('bringNode', {}, SERVICE)).toEqual({ code: 0, err: '' });
        pin(publishNode().replace(/^sha512-../, 'sha512-AA'));
        const { code, err } = await bootstrap('bringNode', {}, SERVICE);
        expect(code).toBe(1);
        expect(err).toMatch(/^Il reste à installer ou à construire, et ce compte ne peut pas écrire dans .*\n$/);
      },
    );

    it('bringNode reinstalls a Node that was installed without a hash', { timeout: SLOW }, async () => {
      const bin = join(folder, '.node/node_modules', NODE, 'bin');
      mkdirSync(bin, { recursive: true });
      writeFileSync(join(bin, 'node'), '#!/bin/sh\necho v24.99.0\n', { mode: 0o755 });
      pin(publishNode());
      expect((await bootstrap('bringNode')).code).toBe(0);
      expect(readFileSync(join(bin, 'node'), 'utf8')).toContain('touch');
    });
  });

  describe('package installation', () => {
    const needsTool = () => {
      const integrity = publish('build-tool', '1.0.0', {});
      const root = { name: 'checkout', devDependencies: { 'build-tool': '1.0.0' } };
      const tool = { version: '1.0.0', integrity, dev: true };
      writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
      const packages = { '': root, 'node_modules/build-tool': tool };
      writeFileSync(
        join(folder, 'package-lock.json'),
        JSON.stringify({ name: root.name, lockfileVersion: 3, packages }),
      );
    };
    const tool = () => existsSync(join(folder, 'node_modules/build-tool/package.json'));

    it('the bootstrap installs the build tools even with NODE_ENV=production', { timeout: SLOW }, async () => {
      needsTool();
      const { err } = await bootstrap('bootstrap', { NODE_ENV: 'production' });
      expect(tool(), err).toBe(true);
    });

    it(
      'the bootstrap reinstalls pruned build tools and prints nothing on the next run',
      { timeout: SLOW },
      async () => {
        needsTool();
        await bootstrap('bootstrap');
        const env = environment({});
        spawnSync('npm', ['prune', '--omit=dev'], { cwd: folder, env });
        expect(tool()).toBe(false);
        const { err } = await bootstrap('bootstrap', { NODE_ENV: 'production' });
        expect(tool(), err).toBe(true);
        expect((await bootstrap('bootstrap')).err).toBe('');
      },
    );

    it.each([
      ['a package’s folder is missing', () => rmSync(join(folder, 'node_modules/build-tool'), { recursive: true })],
      [
        'the folder comes from another platform',
        () => writeFileSync(join(folder, 'node_modules/.kafaa-platform'), 'sunos-sparc'),
      ],
    ])('the bootstrap reinstalls the packages once if %s', { timeout: SLOW }, async (_why, happen) => {
      needsTool();
      await bootstrap('bootstrap');
      happen();
      const { err } = await bootstrap('bootstrap');
      expect(err).toContain('Installation');
      expect(tool()).toBe(true);
      expect((await bootstrap('bootstrap')).err).toBe('');
    });

    it('a failed installation exits with 1 and leaves no platform marker', { timeout: SLOW }, async () => {
      needsTool();
      tarballs.clear();
      const { code } = await bootstrap('bootstrap');
      expect(code).toBe(1);
      expect(existsSync(join(folder, 'node_modules/.kafaa-platform'))).toBe(false);
    });
  });
});
