import { endpoints } from '@kafaa/domain/endpoints';
import { extractCvText } from '../../apps/server/src/adapters/cv-text/extract-cv.ts';
import { renderReport } from '../../apps/server/src/adapters/pdf/render-report.ts';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { freshPostgres } from '@kafaa/testing/app/databases';
import { callersOf, snapshot, strayMarks, type Tally, tryRoute } from '@kafaa/testing/routes/isolation';
import { openFixtures } from '@kafaa/testing/routes/two-companies';
import type { Row, Trial } from '../report.ts';
import { clusterUrl, few } from './trying.ts';

/** Trial that calls every endpoint as every kind of caller with a foreign id in every place, with real CVs and reports. */
export const isolation: Trial = {
  id: 'S1',
  title: 'no caller reads or changes data of another company or candidate',
  async run(): Promise<readonly Row[]> {
    const world = await openFixtures(() => freshPostgres(clusterUrl()), {
      readCv: extractCvText,
      renderReport,
      cv: (text) => pdfCv(text.split('\n')),
    });
    try {
      const before = await snapshot(world, world.owner);
      const tally: Tally = { calls: 0, faults: [] };
      for (const endpoint of endpoints) await tryRoute(world, endpoint, tally, { thorough: true });
      await world.app.drain();
      const after = await snapshot(world, world.owner);
      const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
      const stray = await strayMarks(world, async (bytes, key) =>
        key.endsWith('.pdf') ? (await extractCvText(bytes, key)).text : Buffer.from(bytes).toString(),
      );
      const faults = [...tally.faults, ...changed.map((table) => `${table} has changed`), ...stray.faults];
      return [
        {
          id: 'S1',
          goal: 'a foreign id answers like a missing one, with 0 foreign words and 0 changed rows',
          figure: `${faults.length} in ${tally.calls} calls: ${endpoints.length} routes × ${callersOf(world).length} callers × every place of an id; ${Object.keys(after).length} tables compared`,
          verdict: faults.length === 0 ? 'met' : 'short',
          note: few(faults),
        },
        {
          id: 'S1b',
          goal: 'mails, files and PDFs of a company contain 0 words of another company, and the log contains 0',
          figure: `${stray.faults.length} in ${stray.mails} mails, ${stray.files} files, ${stray.lines} lines of log`,
          verdict: stray.faults.length === 0 ? 'met' : 'short',
          note: few(stray.faults),
        },
      ];
    } finally {
      await world.app.close();
    }
  },
};
