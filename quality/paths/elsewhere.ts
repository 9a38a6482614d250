import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { bringNode } from '../../scripts/bootstrap.mjs';
import { block } from './documents.ts';
import { type Trial } from './trial.ts';
import { freePort } from '@kafaa/testing/machine/free-port';

const PACK = 'docs/OPERATIONS.md § From one box to many 2';
const UNPACK = 'docs/OPERATIONS.md § From one box to many 3';

export const elsewhere: Trial = {
  id: 'elsewhere',
  title: 'a build runs on a machine without build tools',
  runs: [PACK, UNPACK],
  async run(workshop, step) {
    const cwd = workshop.checkout();
    const here = workshop.machine();
    if (!existsSync(join(cwd, 'dist/server/serve.js'))) await here.run('npm run build', { cwd });
    await here.run(block(PACK), { cwd });

    // The Node that the project installs itself is recent enough, as the document says.
    const node = dirname((await bringNode()).node);
    const there = workshop.machine({ PATH: [node, workshop.path].join(delimiter) });
    const folder = join(there.folder, 'kafaa');
    mkdirSync(folder);
    const port = await freePort();
    const typed = { cwd: folder, env: { PORT: String(port) } };
    await here.run(`mv kafaa-built.tar.gz '${folder}'`, { cwd });
    const server = await there.serve(block(UNPACK), { port, host: `127.0.0.1:${port}` }, typed);
    const size = (await there.run('du -sh node_modules | cut -f1', typed)).trim();
    if (existsSync(join(folder, 'node_modules/vite'))) throw new Error('build tools were installed: vite exists');
    await server.stop();
    await there.run('dist/node dist/server/cli.js plans list', typed);
    step(`unpacked, ${size.replace('M', ' MB')} of packages, it serves; the operator’s commands`);
  },
};
