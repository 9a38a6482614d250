import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportCandidates, listCandidates, rejectCandidate, saveCandidateNotes } from '@kafaa/domain/candidates/api';
import { csvFile } from '#/platform/files/csv';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { pdfCv } from '@kafaa/testing/files/pdf-cv';
import { freshDatabase } from '@kafaa/testing/app/databases';
import {
  answerAll,
  complete,
  newCandidate,
  newEntreprise,
  newJob,
  newSubscriber,
  type Recruiter,
} from '@kafaa/testing/app/factories';

describe('CSV files', () => {
  test('a CSV file has a BOM, semicolons, doubled quotes and decimal commas for a French spreadsheet', () => {
    expect(
      csvFile([
        ['Nom', 'Dit « "oui" »; non'],
        [69.5, null],
      ]),
    ).toBe('\ufeff"Nom";"Dit « ""oui"" »; non"\r\n69,5;""\r\n');
  });

  test.each(['=1+1', '+33', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=HYPERLINK("http://x")'])(
    'a CSV file escapes a cell with the formula %j by a leading apostrophe',
    (text) => {
      expect(csvFile([[text]])).toBe(`\ufeff"'${text.replaceAll('"', '""')}"\r\n`);
    },
  );

  test('a CSV file writes a negative number as a number', () => {
    expect(csvFile([[-4]])).toBe('\ufeff-4\r\n');
  });
});

describe('candidate exports', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(freshDatabase);
  });
  afterAll(() => app.close());

  const fetchCsv = async (jobId: string, { token }: Recruiter, query: Partial<Record<string, string>> = {}) => {
    const { status, body } = await app.call(exportCandidates, { params: { jobId }, query }, token);
    const content = body.content ?? '';
    return {
      status,
      name: body.fileName,
      body: content,
      lines: content
        .replace(/^\ufeff/, '')
        .split('\r\n')
        .slice(0, -1),
    };
  };

  test('the candidate export contains all 10,000 candidates of an offer', async () => {
    const recruiter = await newEntreprise(app);
    const { id: jobId } = await newJob(app, recruiter);
    await app.deps.db.execute(sql`
      insert into candidates (company_id, id, job_id, first_name, last_name, email, phone, applied_at, sort_name, search_text)
      select company_id, gen_random_uuid()::text, id, 'A', 'B', n || '@mail.tn', '20123456', date_trunc('milliseconds', now()), '', ''
      from jobs, generate_series(1, 10000) n where id = ${jobId}`);
    const { status, lines } = await fetchCsv(jobId, recruiter);
    expect([status, lines.length]).toEqual([200, 10_001]);
  });

  test('the free plan exports all or filtered candidates of an offer, without evaluations', async () => {
    const owner = await newSubscriber(app);
    const job = await newJob(app, owner);
    const emails = [];
    for (let index = 0; index < 8; index += 1) emails.push((await newCandidate(app, job.id)).email);
    const page = await app.call(listCandidates, { params: { jobId: job.id }, query: { size: '50' } }, owner.token);
    const [first] = page.body.content;
    await app.call(rejectCandidate, { params: { id: first?.id ?? '' }, body: { reason: '=cmd' } }, owner.token);
    await app.call(saveCandidateNotes, { params: { id: first?.id ?? '' }, body: { notes: '@moi; "vu"' } }, owner.token);

    const all = await fetchCsv(job.id, owner);
    expect(all.status).toBe(200);
    expect(all.name).toBe('candidats-developpeur-front-end-senior-2026-11-21.csv');
    expect(all.lines[0]).toBe(
      '"Prénom";"Nom";"E-mail";"Téléphone";"Disponible à partir du";"Candidature reçue le (heure de Tunis)";"Entretien";"Entretien terminé le";"Score";"Score et marge";"Recommandation";"Indispensable, sans preuve";"Moteur";"Statut";"Étape";"Rejetée le";"Motif du rejet";"Notes privées"',
    );
    expect(all.lines).toHaveLength(9);
    for (const email of emails) expect(all.body).toContain(email);
    expect(all.lines[1]).toContain('"21/11/2026 10:00";"Inscrit"');
    expect(all.body).toContain(`"Rejeté";"Non retenu";"21/11/2026 10:00";"'=cmd";"'@moi; ""vu"""`);

    expect((await fetchCsv(job.id, owner, { status: 'REJECTED' })).lines).toHaveLength(2);
    expect((await fetchCsv(job.id, owner, { search: emails[3] ?? '' })).lines).toHaveLength(2);
    expect((await fetchCsv(job.id, owner, { content: 'evaluation' })).status).toBe(403);
  });

  test('an export of chosen candidates contains only these, and no candidate of another offer', async () => {
    const owner = await newEntreprise(app);
    const [job, other] = [await newJob(app, owner), await newJob(app, owner)];
    for (let index = 0; index < 3; index += 1) await newCandidate(app, job.id);
    await newCandidate(app, other.id);
    const idsOf = async (jobId: string) =>
      (await app.call(listCandidates, { params: { jobId }, query: {} }, owner.token)).body.content;
    const [one, two] = await idsOf(job.id);
    const [stranger] = await idsOf(other.id);
    const only = [one?.id, two?.id, stranger?.id].join();
    const { lines, body } = await fetchCsv(job.id, owner, { only });
    expect(lines).toHaveLength(3);
    for (const person of [one, two]) expect(body).toContain(person?.email);
    const many = Array.from({ length: 51 }, (_, index) => index).join();
    expect((await fetchCsv(job.id, owner, { only: many })).status).toBe(400);
  });

  test('the candidate export continues across database pages without duplicates', async () => {
    const owner = await newEntreprise(app);
    const { id: jobId } = await newJob(app, owner);
    const { addCandidate } = await import('./service.ts');
    for (let index = 0; index < 205; index += 1) {
      const person = { firstName: 'A', lastName: 'B', email: `p${index}@mail.tn`, phone: '20123456' };
      await addCandidate(app.deps, app.deps.db, { ...person, jobId, companyId: owner.companyId, promiseDays: null });
    }
    const { lines } = await fetchCsv(jobId, owner);
    expect(lines).toHaveLength(206);
    expect(new Set(lines).size).toBe(206);
  });

  test('the candidate export of the plan Entreprise contains the evaluation with scores, levels and reasons', async () => {
    const owner = await newEntreprise(app);
    const { id: jobId } = await newJob(app, owner);
    const { token } = await newCandidate(app, jobId);
    await answerAll(app, token);
    await complete(app, token, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
    await app.drain();
    const { body, lines } = await fetchCsv(jobId, owner, { content: 'evaluation' });
    expect(lines[0]).toContain(
      '"Communication";"Communication, niveau sur 4";"Communication, votre niveau";"Communication, votre raison";"Communication, raison"',
    );
    const page = await app.call(listCandidates, { params: { jobId }, query: {} }, owner.token);
    const evaluation = page.body.content[0]?.evaluation;
    expect(body).toContain(evaluation?.dimensions[0]?.reason.replaceAll('"', '""'));
    expect(body).toContain(`;${evaluation?.score};`);
  });
});
