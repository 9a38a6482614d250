import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { saveCandidateNotes, listCandidates } from '@kafaa/domain/candidates/api';
import { correctOwnData, eraseOwnData } from '@kafaa/domain/rights/api';
import { openDatabase } from '#/adapters/db/open-database';
import { localFiles } from '#/adapters/storage/local';
import { openTestApp, type TestApp } from './app.ts';
import { pdfCv } from './cvs.ts';
import { answerAll, complete } from './factories.ts';
import { CANARY, Offer } from './rights-world.ts';

/**
 * Two people apply, with answers, a CV and private notes about each; one corrects their name and then erases everything.
 * `canary` stands in all that was written by and about that person, `stays` in the other's address.
 */
export async function eraseSomebody(
  app: TestApp,
  beforehand: () => Promise<unknown> = async () => undefined,
): Promise<{ canary: string; stays: string }> {
  const offer = await Offer.open(app);
  const stays = await offer.applicant('quirestera@mail.tn');
  await answerAll(app, stays.token);
  await complete(app, stays.token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
  const gone = await offer.finished(`${CANARY.toLowerCase()}@mail.tn`);
  await app.drain();
  const corrected = { firstName: CANARY, lastName: `${CANARY}i`, phone: '20123456' };
  await app.call(correctOwnData, { params: { link: gone.link }, body: corrected });
  const { body } = await app.call(
    listCandidates,
    { params: { jobId: offer.jobId }, query: { size: '50' } },
    offer.recruiter.token,
  );
  const { id = '' } = body.content.find(({ email }) => email === gone.email) ?? {};
  for (const notes of [`${CANARY} : à rappeler`, `${CANARY} : rappelée, très bien`])
    await app.call(saveCandidateNotes, { params: { id }, body: { notes } }, offer.recruiter.token);
  await app.drain();
  await beforehand();
  const erased = await app.call(eraseOwnData, { params: { link: gone.link }, body: { confirmed: true } });
  if (erased.status !== 200) throw new Error(`the erasure was refused: ${erased.body.code}`);
  return { canary: CANARY, stays: stays.email };
}

/** The server on a folder of its own, where all that it writes stands: database (or PostgreSQL's), files and log. */
export function openOnDisk(folder: string, databaseUrl: string | null): Promise<TestApp> {
  const log = pino({ level: 'debug' }, pino.destination({ dest: join(folder, 'log'), sync: true }));
  const files = localFiles(join(folder, 'files'));
  return openTestApp(() => openDatabase({ databaseUrl, dataDir: folder }, log), { files, log });
}

/** How often the text stands in the bytes of each file below the folder, whatever the file is. */
export function occurrences(folder: string, text: string): Map<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path, readFileSync(path).toString('latin1').toLowerCase().split(text.toLowerCase()).length - 1] as const;
  });
  return new Map(found.filter(([, count]) => count > 0));
}
