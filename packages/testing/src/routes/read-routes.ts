import { getCandidateCv, listCandidates } from '@kafaa/domain/candidates/api';
import { endpoints } from '@kafaa/domain/endpoints';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import { fillPath, type Endpoint } from '@kafaa/domain/kernel/endpoint';
import { requestExport } from '@kafaa/domain/lifecycle/api';
import { generateReport } from '@kafaa/domain/reports/api';
import type { TestApp } from '#/app/test-app';
import { pdfCv } from '#/files/pdf-cv';
import { askAbout } from './hindsight-routes.ts';
import {
  answerAll,
  complete,
  newCandidate,
  newEntreprise,
  newInvitation,
  newJob,
  start,
  tokenFromMail,
} from '#/app/factories';

/** A GET call of the endpoint table, with the ids of a company that has data of every kind. */
export interface ReadCall {
  readonly endpoint: Endpoint;
  /** Calls the endpoint and returns the body of the response; throws if the call is refused. */
  readonly read: () => Promise<string>;
}

/** Creates one call for each GET of the endpoint table; throws for a placeholder that it does not know. */
export async function readCalls(app: TestApp): Promise<ReadCall[]> {
  const recruiter = await newEntreprise(app);
  const jobId = (await newJob(app, recruiter)).id;
  const { token: done, email } = await newCandidate(app, jobId);
  await answerAll(app, done);
  await complete(app, done, { cv: { name: 'cv.pdf', bytes: await pdfCv() } });
  await app.drain();
  const { token: running } = await newCandidate(app, jobId);
  await start(app, running);
  const page = await app.call(listCandidates, { params: { jobId }, query: {} }, recruiter.token);
  const candidateId = page.body.content.find((candidate) => candidate.email === email)?.id ?? '';
  await app.call(generateReport, { params: { id: candidateId } }, recruiter.token);
  const invited = await app.call(
    inviteCandidate,
    {
      body: {
        candidateId,
        interviewType: 'ONLINE',
        interviewPlace: 'https://meet.example/entretien',
        interviewDate: '2026-11-28T09:00:00',
      },
    },
    recruiter.token,
  );
  const { email: hiredEmail } = await newCandidate(app, jobId);
  const all = await app.call(listCandidates, { params: { jobId }, query: {} }, recruiter.token);
  const hiredId = all.body.content.find((candidate) => candidate.email === hiredEmail)?.id ?? '';
  await askAbout(app, recruiter, hiredId);
  await app.call(requestExport, {}, recruiter.token);
  await app.drain();
  const cv = await app.call(getCandidateCv, { params: { id: candidateId } }, recruiter.token);
  /** Values of the placeholders, by feature (first segment of the path), then by placeholder. */
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    candidates: { id: candidateId, jobId },
    hindsight: { candidateId: hiredId },
    chat: { id: candidateId },
    jobs: { id: jobId, jobId },
    invitations: { id: invited.body.interviewInvitation.id, candidateId },
    interviews: { token: running },
    files: { link: cv.body.url.split('/').at(-1) ?? '' },
    replies: { link: await tokenFromMail(app, email, /\/Invitation\/([\w.-]+)/) },
    team: { token: (await newInvitation(app, recruiter, { role: 'REVIEWER' })).invitation },
    rights: { link: await tokenFromMail(app, email, /\/MesDonnees\/([\w.-]+)/) },
  };
  return endpoints
    .filter(({ method }) => method === 'GET')
    .map((endpoint) => ({
      endpoint,
      read: async () => {
        const response = await app.app.inject({
          method: 'GET',
          url: `/api${fillPath(endpoint.path, known[endpoint.path.split('/')[1] ?? ''] ?? {})}`,
          headers: { authorization: `Bearer ${recruiter.token}` },
        });
        if (response.statusCode !== 200) throw new Error(`${endpoint.name} answered ${response.body.slice(0, 300)}`);
        return response.body;
      },
    }));
}
