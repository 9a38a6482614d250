import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { rejectCandidate, saveCandidateNotes } from '@kafaa/domain/candidates/api';
import { setHumanLevel } from '@kafaa/domain/evaluations/api';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import { answerReview } from '@kafaa/domain/reviews/api';
import { correctOwnData, eraseOwnData } from '@kafaa/domain/own-data/api';
import { openDatabase } from '@kafaa/server/adapters/db/open-database';
import { localFiles } from '@kafaa/server/adapters/storage/local';
import { askForReview } from '@kafaa/server/features/reviews/service';
import { openTestApp, type TestApp } from './test-app.ts';
import { pdfCv } from '#/files/pdf-cv';
import { answerAll, complete, newEntreprise, newJob, type Recruiter } from './factories.ts';
import { type Applicant, CANARY, Offer } from './applicants.ts';

/**
 * Lets three people apply. The first leaves text in every place: answers, a CV, a corrected name, private notes, the
 * recruiter's own level, an answered invitation, an answered contest and a request for a human review. The second is rejected
 * with a reason. Both erase their data. `canary` occurs in everything written by and about these two; `stays` is the third
 * person's address.
 */
export async function eraseSomebody(
  app: TestApp,
  beforehand: () => Promise<unknown> = async () => undefined,
): Promise<{ canary: string; stays: string }> {
  const recruiter = await newEntreprise(app);
  const offer = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
  const stays = await offer.applicant('quirestera@mail.tn');
  await answerAll(app, stays.token);
  await complete(app, stays.token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
  const [gone, rejected] = [
    await offer.finished(`${CANARY.toLowerCase()}@mail.tn`),
    await offer.applicant(`${CANARY.toLowerCase()}.refus@mail.tn`),
  ];
  await app.drain();
  const corrected = { firstName: CANARY, lastName: `${CANARY}i`, phone: '20123456' };
  await app.call(correctOwnData, { params: { link: gone.link }, body: corrected });
  const listed = await offer.listed();
  const idOf = ({ email }: Applicant) => listed.find((one) => one.email === email)?.id ?? '';
  await writeAbout(app, { id: idOf(gone), person: gone, recruiter, word: CANARY });
  // Each table keeps a row, because PostgreSQL before version 18 keeps the statistics samples of a table that became empty
  // (docs/OPERATIONS.md).
  await writeAbout(app, { id: idOf(stays), person: stays, recruiter, word: 'Mariem' });
  await must(
    app.call(
      rejectCandidate,
      { params: { id: idOf(rejected) }, body: { reason: `${CANARY} : déjà vue` } },
      recruiter.token,
    ),
  );
  await app.drain();
  await beforehand();
  for (const { link } of [gone, rejected])
    await must(app.call(eraseOwnData, { params: { link }, body: { confirmed: true } }));
  return { canary: CANARY, stays: stays.email };
}

/** Writes everything that a company and a candidate can write about one application. */
async function writeAbout(
  app: TestApp,
  { id, person, recruiter, word }: { id: string; person: Applicant; recruiter: Recruiter; word: string },
) {
  const params = { id };
  for (const notes of [`${word} : à rappeler`, `${word} : rappelée, très bien`])
    await must(app.call(saveCandidateNotes, { params, body: { notes } }, recruiter.token));
  const level = {
    dimension: 'communicationSkills',
    level: 2,
    reason: `${word} : dit moins que ses réponses`,
  } as const;
  await must(app.call(setHumanLevel, { params, body: level }, recruiter.token));
  const meeting = {
    candidateId: id,
    interviewType: 'IN_PERSON',
    interviewPlace: `${word}, 12 rue de la Kasbah`,
    interviewDate: new Date(app.clock.now().getTime() + 5 * 86_400_000).toISOString(),
    customMessage: `${word} : demandez Mariem à l’accueil.`,
  } as const;
  await must(app.call(inviteCandidate, { body: meeting }, recruiter.token));
  await app.drain();
  for (const [kind, answer] of [
    ['CONTEST', `${word} : relu, vous avez raison.`],
    ['PERSON', `${word} : Mariem vous a lue.`],
  ] as const) {
    await askForReview(app.deps, person.link, { kind, reason: `${word} : la question 3 parlait d’autre chose.` });
    await must(app.call(answerReview, { params, body: { kind, answer } }, recruiter.token));
  }
}

async function must(call: Promise<{ status: number; body: { code?: string; message?: string } }>): Promise<void> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`API call failed: ${body.code} ${body.message}`);
}

/** Opens the server with all its data in one folder: database (unless `databaseUrl` names a PostgreSQL), files and log. */
export function openOnDisk(folder: string, databaseUrl: string | null): Promise<TestApp> {
  const log = pino({ level: 'debug' }, pino.destination({ dest: join(folder, 'log'), sync: true }));
  const files = localFiles(join(folder, 'files'));
  return openTestApp(() => openDatabase({ databaseUrl, dataDir: folder }, log), { files, log });
}

/** The number of occurrences of the text in the bytes of each file below the folder, whatever the file's format. */
export function occurrences(folder: string, text: string): Map<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path, readFileSync(path).toString('latin1').toLowerCase().split(text.toLowerCase()).length - 1] as const;
  });
  return new Map(found.filter(([, count]) => count > 0));
}
