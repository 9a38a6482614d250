import { hindsightDue, hindsightOpenSince, hindsightRecipient, isToTell } from '@kafaa/domain/hindsight/rules';
import type { HindsightDay } from '@kafaa/domain/hindsight/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { errorSummary } from '#/platform/diagnostics/failures';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { holdCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { queueMail } from '../mails/service.ts';
import { hireToldMail } from './mails/hire-told.tsx';
import { hireQuestionMail } from './mails/hire-question.tsx';
import * as store from './store.ts';

/**
 * Daily task: tells hired people that the company will be asked about the hire, and asks about hires of 30 and 90 days ago. A second run
 * sends nothing twice. A failing company does not stop the others; the task fails at its end, so that it is retried.
 */
export async function lookBack(deps: Deps): Promise<void> {
  const faults: unknown[] = [];
  for (const companyId of await store.findLookingBackUnscoped(deps.db)) {
    try {
      await lookBackOf(deps, companyId);
    } catch (error) {
      deps.log.error({ fault: errorSummary(error) }, 'the questions about a company’s hires could not be written');
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}

interface Facts {
  readonly companyId: CompanyId;
  readonly company: string;
  readonly enabledAt: Date | null;
  readonly deciders: readonly store.DeciderRow[];
}

async function lookBackOf(deps: Deps, companyId: CompanyId): Promise<void> {
  const { name: company, hindsightSince: enabledAt } = await getCompany(deps.db, companyId);
  const facts: Facts = { companyId, company, enabledAt, deciders: await store.listDeciders(deps.db, { companyId }) };
  for (const row of await store.listHires(deps.db, { companyId })) {
    const hire = { ...row, enabledAt, hiredAt: row.hiredAt === null ? null : new Date(row.hiredAt) };
    const due = hindsightDue({ ...hire, asked: row.questions.map(({ day }) => day) }, deps.clock.now());
    if (isToTell(hire, deps.clock.now())) await tell(deps, facts, row);
    else if (due !== null) await ask(deps, facts, row, due);
    else await passOn(deps, facts, row);
  }
}

async function tell(deps: Deps, { companyId, company }: Facts, { id, firstName, email, jobTitle }: store.HireRow) {
  const key = { companyId, candidateId: id };
  const content = await hireToldMail(deps.config, {
    firstName,
    job: jobTitle,
    company,
    ownData: ownDataUrl(deps, key),
  });
  await deps.db.transaction(async (tx) => {
    if (await store.takeTelling(tx, { ...key, at: deps.clock.now() }))
      await queueMail(deps, tx, { ...key, to: email, content });
  });
}

/** Returns the people who may answer a question about this offer. */
const eligible = ({ deciders }: Facts, { jobId }: store.HireRow) =>
  deciders.filter(({ allOffers, jobIds }) => allOffers || jobIds.includes(jobId));

async function ask(deps: Deps, facts: Facts, row: store.HireRow, day: HindsightDay): Promise<void> {
  const members = eligible(facts, row);
  const userId = hindsightRecipient(row.hiredBy, members);
  const to = members.find(({ id }) => id === userId)?.email;
  if (userId === null || to === undefined) return;
  const question = { companyId: facts.companyId, candidateId: row.id, day, userId, askedAt: deps.clock.now() };
  await writeQuestion(deps, { row, to, day, decided: userId === row.hiredBy }, facts.companyId, (tx) =>
    store.insertQuestion(tx, question),
  );
}

/** Passes an open question to another person if the person asked has left or may no longer see the offer. */
async function passOn(deps: Deps, facts: Facts, row: store.HireRow): Promise<void> {
  const last = row.questions.at(-1);
  if (!last || last.answered || new Date(last.askedAt) <= hindsightOpenSince(deps.clock.now())) return;
  const members = eligible(facts, row);
  if (members.some(({ id }) => id === last.userId)) return;
  const userId = hindsightRecipient(row.hiredBy, members);
  const to = members.find(({ id }) => id === userId)?.email;
  if (userId === null || to === undefined) return;
  const { companyId } = facts;
  // A question that is passed on to another person keeps the time at which it was first asked, so its deadline does not move.
  const question = { companyId, candidateId: row.id, day: last.day, userId, askedAt: new Date(last.askedAt) };
  await writeQuestion(deps, { row, to, day: last.day, decided: userId === row.hiredBy }, companyId, (tx) =>
    store.passOn(tx, { ...question, from: last.userId }),
  );
}

interface Letter {
  readonly row: store.HireRow;
  readonly to: string;
  readonly day: HindsightDay;
  /** Whether the recipient is the person who made the hire. */
  readonly decided: boolean;
}

/**
 * Stores the question and its mail together, unless the candidate was erased meanwhile. The mail's link contains the candidate's id, by
 * which an erasure finds the mail.
 */
async function writeQuestion(
  deps: Deps,
  { row, to, day, decided }: Letter,
  companyId: CompanyId,
  store: (tx: Db) => Promise<boolean>,
): Promise<void> {
  const candidate = `${row.firstName} ${row.lastName}`;
  const facts = { candidate, candidateId: row.id, job: row.jobTitle, day, decided };
  const content = await hireQuestionMail(deps.config, facts);
  await deps.db.transaction(async (tx) => {
    if (!(await holdCandidate(tx, { companyId, candidateId: row.id }))) return;
    if (await store(tx)) await queueMail(deps, tx, { companyId, to, content });
  });
}
