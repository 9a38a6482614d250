import { listCandidates } from '@kafaa/domain/candidates/api';
import { listCompanyJobs } from '@kafaa/domain/jobs/api';
import { getOwnData } from '@kafaa/domain/own-data/api';
import { openOwnDataLink, ownDataUrl } from '@kafaa/server/platform/links/own-data-link';
import type { TestApp } from './test-app.ts';
import { pdfCv } from '#/files/pdf-cv';
import {
  answerAll,
  complete,
  newCandidate,
  newJob,
  newSubscriber,
  type Recruiter,
  tokenFromMail,
} from './factories.ts';

/** Marker word in all data that a candidate of `finished` gave; no other text contains it. */
export const CANARY = 'Zqxwv';
export const OWN_DATA = /MesDonnees\/([\w.-]+)/;

/** A new link for the same candidate, as a mail sent now would contain it, since older links expire. */
export function renewed({ deps }: TestApp, link: string): string {
  const { company: companyId = '', candidateId = '' } = openOwnDataLink(deps, link) ?? {};
  return ownDataUrl(deps, { companyId, candidateId }).split('/').at(-1) ?? '';
}

export interface Applicant {
  readonly email: string;
  /** The token of the interview link. */
  readonly token: string;
  /** The link to the candidate's own data. */
  readonly link: string;
}

/** A job offer with its candidates, for calls of the company and of the candidates. */
export class Offer {
  readonly app: TestApp;
  readonly recruiter: Recruiter;
  readonly jobId: string;

  constructor(app: TestApp, recruiter: Recruiter, jobId: string) {
    this.app = app;
    this.recruiter = recruiter;
    this.jobId = jobId;
  }

  static async open(app: TestApp): Promise<Offer> {
    const recruiter = await newSubscriber(app);
    return new Offer(app, recruiter, (await newJob(app, recruiter)).id);
  }

  async applicant(email?: string): Promise<Applicant> {
    const candidate = await newCandidate(this.app, this.jobId, email);
    return { ...candidate, link: await tokenFromMail(this.app, candidate.email, OWN_DATA) };
  }

  /** A candidate who has sent answers and a CV. */
  async finished(email?: string): Promise<Applicant> {
    const candidate = await this.applicant(email);
    await answerAll(this.app, candidate.token, `${CANARY} : en mars 2023 j’ai repris le formulaire de virement.`);
    const cv = { name: `${CANARY}.pdf`, bytes: await pdfCv([CANARY]) };
    await complete(this.app, candidate.token, { cv });
    return candidate;
  }

  /** A candidate with an evaluation, finished a minute after the previous one. */
  async evaluated(): Promise<Applicant & { readonly id: string }> {
    this.app.clock.move({ minutes: 1 });
    const applicant = await this.finished();
    await this.app.drain();
    return { ...applicant, id: await this.idOf(applicant) };
  }

  async idOf({ email }: Pick<Applicant, 'email'>): Promise<string> {
    const found = (await this.listed()).find((one) => one.email === email);
    if (!found) throw new Error('the offer does not list the candidate');
    return found.id;
  }

  async listed() {
    const request = { params: { jobId: this.jobId }, query: { size: '50' } };
    return (await this.app.call(listCandidates, request, this.recruiter.token)).body.content;
  }

  async counts() {
    const { jobs } = (await this.app.call(listCompanyJobs, {}, this.recruiter.token)).body;
    const entry = jobs.find(({ job }) => job.id === this.jobId);
    return { candidates: entry?.numCandidates, seats: entry?.job.currentCandidatesCount };
  }

  own(link: string) {
    return this.app.call(getOwnData, { params: { link } });
  }

  async subjects(to: string): Promise<string[]> {
    return (await this.app.mails(to)).map(({ subject }) => subject);
  }
}
