import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { generateReport, getReport } from '@kafaa/domain/reports/api';
import { renderReport } from '../../apps/server/src/adapters/pdf/render-report.ts';
import { ROOT } from '@kafaa/testing/root';
import type { Row, Trial } from '../report.ts';
import { compare, ratioText, verdictOf } from './paired.ts';
import { foundCompany, ownDatabase } from './world.ts';

const MOST_BYTES = 150_000;
const MOST_RATIO = 2;
/** The worker from the build: with the sources, the loader would slow down both sides and distort the ratio. */
const WORKER = { file: join(ROOT, 'dist/server/report-worker.js'), execArgv: [] };

/** Trial P11: the cost of a report as PDF. */
export const reportPdf: Trial = {
  id: 'P11',
  title: 'the server renders a report as a small PDF in little time',
  async run({ long }) {
    const database = await ownDatabase();
    const { app, token, candidateId: id } = await foundCompany(database.open);
    const drawn: { bytes: Uint8Array; again: () => Promise<Uint8Array> }[] = [];
    app.deps.renderReport = async (content) => {
      const bytes = await renderReport(content, { worker: WORKER });
      drawn.push({ bytes, again: () => renderReport(content, { worker: WORKER }) });
      return bytes;
    };
    try {
      await app.call(generateReport, { params: { id } }, token);
      await app.drain();
      const ready = await app.call(getReport, { params: { id } }, token);
      const [first] = drawn;
      if (!first || ready.status !== 200) throw new Error(`the report is not ready: ${JSON.stringify(ready.body)}`);
      const again = await first.again();
      const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
      const same = hash(first.bytes) === hash(again);
      const took = (draw: () => Promise<unknown>) => async () => {
        const began = performance.now();
        await draw();
        return performance.now() - began;
      };
      // The control process does the worker's other work, without drawing: it loads the library and exits.
      const timed = await compare(took(first.again), took(leastProcess), { rounds: long ? 20 : 8 });
      const rows: Row[] = [
        {
          id: 'P11a',
          goal: `the same report content gives the same bytes, at most ${MOST_BYTES / 1000} KB`,
          figure: `${(first.bytes.length / 1000).toFixed(1)} KB; drawn twice: ${same ? 'the same SHA-256' : 'different bytes'}`,
          verdict: same && first.bytes.length <= MOST_BYTES ? 'met' : 'short',
        },
        {
          id: 'P11b',
          goal: `rendering a report in its own process takes at most ${MOST_RATIO} × drawing one line with the same library`,
          figure: ratioText(timed),
          verdict: verdictOf(timed, MOST_RATIO),
          note: 'four pages of shaped text in nine faces against one word in a face that PDF readers have; drawn in the background, a click on a finished report only fetches its file',
        },
      ];
      return rows;
    } finally {
      await app.close();
      await database.drop();
    }
  },
};

const LEAST = `
  import { createElement } from 'react';
  import { Document, Page, Text, renderToBuffer } from '@react-pdf/renderer';
  await renderToBuffer(createElement(Document, null, createElement(Page, null, createElement(Text, null, 'Bonjour'))));`;

async function leastProcess(): Promise<void> {
  const args = ['--input-type=module', '--eval', LEAST];
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, 'apps/server'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the minimal PDF process exited with code ${code}`);
}
