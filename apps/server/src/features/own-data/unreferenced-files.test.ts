import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectFiles } from './collect-service.ts';
import { uuidV7 } from '#/platform/data/ids';
import { runInTenantScope, createTenantScope } from '#/platform/data/tenant';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { start } from '@kafaa/testing/app/factories';
import { Offer } from '@kafaa/testing/app/applicants';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(freshDatabase);
});
afterAll(() => app.close());

/** Runs the collection as the queue does. */
const collect = () => runInTenantScope(createTenantScope('task', null), () => collectFiles(app.deps));

test('the file collection deletes old files that no row refers to and keeps referenced and young files', async () => {
  const { deps, clock } = app;
  const offer = await Offer.open(app);
  const finished = await offer.finished();
  const writing = await offer.applicant();
  await start(app, writing.token);
  await app.drain();
  const listed = await offer.listed();
  const idOf = (email: string) => listed.find((one) => one.email === email)?.id ?? '';
  const [cv = ''] = await deps.files.list('cvs/');
  const company = cv.split('/')[1] ?? '';
  const put = async (key: string) => {
    await deps.files.put(key, Buffer.from('x'), 'application/pdf');
    return key;
  };
  const age = (minutes: number) => uuidV7(new Date(clock.now().getTime() - minutes * 60_000));
  const kept = [
    cv,
    // The file is young, so its row may not be written yet.
    await put(`cvs/${company}/${idOf(writing.email)}/${age(30)}.pdf`),
    await put(`reports/${company}/${idOf(finished.email)}/${age(30)}.pdf`),
    await put(`uploads/${company}/${idOf(writing.email)}/00000000`),
  ];
  await put(`cvs/${company}/${idOf(writing.email)}/${age(90)}.pdf`);
  await put(`cvs/${company}/${idOf(finished.email)}/${age(90)}.docx`);
  await put(`cvs/${company}/${age(90)}/${age(90)}.pdf`);
  await put(`reports/${company}/${idOf(finished.email)}/${age(90)}.pdf`);
  await put(`uploads/${company}/${idOf(finished.email)}/00000000`);
  await put(`uploads/${company}/${age(90)}/00000000`);
  await collect();
  expect(await deps.files.list('')).toEqual(kept.toSorted());
  // The links have expired, so nobody can continue an upload.
  clock.move({ days: 10 });
  await collect();
  expect(await deps.files.list('')).toEqual([cv]);
});
