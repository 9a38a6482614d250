import { promiseState, REMIND_DAYS, tunisDay } from '@kafaa/domain/jobs/rules';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { offerEmails } from '../auth/service.ts';
import { getCompany } from '../companies/service.ts';
import { contactAddress, queueMail } from '../mails/service.ts';
import { answersDueMail, type DueAnswer } from './mails/answers-due.tsx';
import { promiseBrokenMail } from './mails/promise-broken.tsx';
import * as store from './store.ts';

/**
 * Daily task: reminds companies of promised answers two days before the promised day, and tells company and candidate when the day has
 * come. Each mail is sent once per promise; no candidate is rejected.
 */
export async function tellPromises(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const dates = { today: tunisDay(now), until: tunisDay(now, REMIND_DAYS) };
  for (const companyId of await store.findPromisingUnscoped(deps.db, dates)) {
    const company = await getCompany(deps.db, companyId);
    await deps.db.transaction(async (tx) => {
      const found = await store.lockPromises(tx, { companyId, ...dates });
      const due = found.flatMap(({ candidate, jobTitle }): DueRow[] =>
        candidate.promisedBy === null
          ? []
          : [
              {
                candidate,
                job: jobTitle,
                by: candidate.promisedBy,
                broken: promiseState(candidate.promisedBy, now) === 'BROKEN',
              },
            ],
      );
      const idsOf = (broken: boolean) =>
        due.filter((row) => row.broken === broken).map(({ candidate }) => candidate.id);
      await store.markPromises(tx, { companyId, ids: idsOf(false), set: { promiseRemindedAt: now } });
      await store.markPromises(tx, { companyId, ids: idsOf(true), set: { promiseBrokenAt: now } });
      await writeCompany(deps, tx, companyId, due);
      for (const row of due.filter(({ broken }) => broken)) await writeCandidate(deps, tx, { companyId, company, row });
    });
  }
}

interface DueRow {
  readonly candidate: store.CandidateRow;
  readonly job: string;
  readonly by: string;
  readonly broken: boolean;
}

/** Sends one mail to each person of the company, with the answers due in the offers that this person may see. */
async function writeCompany(deps: Deps, tx: Db, companyId: CompanyId, due: readonly DueRow[]): Promise<void> {
  const perPerson = new Map<string, DueAnswer[]>();
  for (const [jobId, rows] of Map.groupBy(due, ({ candidate }) => candidate.jobId)) {
    for (const email of await offerEmails(tx, { companyId, jobId })) {
      const answers = rows.map(({ candidate, job, by, broken }) => ({
        candidate: `${candidate.firstName} ${candidate.lastName}`,
        candidateId: candidate.id,
        job,
        jobId,
        by,
        broken,
      }));
      perPerson.set(email, [...(perPerson.get(email) ?? []), ...answers]);
    }
  }
  for (const [to, answers] of perPerson)
    await queueMail(deps, tx, { companyId, to, content: await answersDueMail(deps.config, { answers }) });
}

async function writeCandidate(
  deps: Deps,
  tx: Db,
  { companyId, company, row }: { companyId: CompanyId; company: { readonly name: string }; row: DueRow },
): Promise<void> {
  const { candidate, job, by } = row;
  const key = { companyId, candidateId: candidate.id };
  const content = await promiseBrokenMail(deps.config, {
    firstName: candidate.firstName,
    job,
    company: company.name,
    by,
    contact: await contactAddress(deps, tx, companyId),
    ownData: ownDataUrl(deps, key),
  });
  await queueMail(deps, tx, { ...key, to: candidate.email, content });
}
