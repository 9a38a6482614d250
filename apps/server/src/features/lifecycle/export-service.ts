import type {
  ApplicationFile,
  ExportFile,
  OfferFile,
  mailsFileSchema,
  trailFileSchema,
} from '@kafaa/domain/lifecycle/schema';
import type { LogoType } from '@kafaa/domain/companies/options';
import { fieldsOf } from '@kafaa/domain/candidates/fields';
import { EXPORT_FORMAT } from '@kafaa/domain/lifecycle/options';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { unaccented } from '@kafaa/domain/kernel/text';
import type * as z from 'zod/mini';
import type { Deps } from '#/deps';
import type { ZipEntry } from '#/platform/files/zip';
import { type Doer, recordAuditEvent } from '../audit/service.ts';
import { getHindsight } from '../hindsight/service.ts';
import { weightsOf } from '../jobs/briefs-service.ts';
import { offerFields } from '../jobs/service.ts';
import { presentEvaluation, presentRejection } from '../candidates/service.ts';
import * as store from './store.ts';

/** Number of applications or offers in memory at a time. */
const AT_ONCE = 10;
const ROWS_A_FILE = 1_000;

export interface ExportRequest {
  readonly companyId: CompanyId;
  readonly by: Doer;
  readonly withAnswers: boolean;
}

/** Totals so far, for the last file. */
interface Written {
  readonly counts: { -readonly [K in keyof ExportFile['counts']]: number };
  readonly missingFiles: string[];
}

const README = `Tout ce que votre entreprise a dans le service de recrutement, au moment de l’export.

export.json     l’entreprise, ses comptes, ses abonnements, et ce que contient l’archive
logo.png        le logo de l’entreprise, si elle en a un (ou .jpeg, .webp)
offres/         une offre par fichier, avec ses questions
candidatures/   un dossier par candidature\u00A0: candidature.json, et le CV et le rapport tels que reçus ou générés
e-mails/        l’état des e-mails qui ne concernent aucune candidature
journal/        qui a lu ou décidé quoi, hors des candidatures encore gardées

Les instants sont en UTC. Les fichiers JSON sont en UTF-8\u202F; leur format, kafaa-company-1, est décrit avec le logiciel (company-export.md).
L’archive contient des données personnelles\u00A0: gardez-la en lieu sûr, et effacez-la quand elle ne sert plus.
`;

/** Yields all data of a company as files of an archive, read page by page, so that memory use does not grow with the company. */
export async function* exportEntries(deps: Deps, request: ExportRequest): AsyncGenerator<ZipEntry> {
  const { companyId, by, withAnswers } = request;
  const exportedAt = deps.clock.now().toISOString();
  if (!(await store.findCompany(deps.db, { companyId }))) throw new AppError(kernelErrors.NOT_FOUND);
  await recordAuditEvent(deps, deps.db, { companyId, by, action: 'COMPANY_EXPORTED', of: null });
  const written: Written = {
    counts: { offers: 0, applications: 0, cvs: 0, reports: 0, mails: 0, events: 0 },
    missingFiles: [],
  };
  yield { name: 'LISEZMOI.txt', bytes: Buffer.from(README) };
  yield* offers(deps, companyId, written);
  yield* applications(deps, request, written);
  yield* otherMails(deps, companyId, written);
  yield* otherEvents(deps, companyId, written);
  const found = await store.findCompany(deps.db, { companyId });
  if (!found) throw new AppError(kernelErrors.NOT_FOUND);
  const hindsight = await getHindsight(deps.db, companyId);
  if (found.logo) yield { name: logoFile(found.logo), bytes: Buffer.from(found.logo.content, 'base64'), packed: true };
  const leftOut: ExportFile['leftOut'] = withAnswers ? [] : ['answers'];
  const head = { format: EXPORT_FORMAT, exportedAt, from: deps.config.publicUrl } as const;
  yield json('export.json', { ...head, ...presentCompany(found), hindsight, leftOut, ...written } satisfies ExportFile);
}

const json = (name: string, value: object): ZipEntry => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

/** Builds a name that is valid on every file system and unique by the id. */
function fileName(title: string, id: string): string {
  const slug = unaccented(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 50);
  return `${slug}${slug === '' || slug.endsWith('-') ? '' : '-'}${id}`;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Returns the logo's file name in the archive, such as « logo.png ». */
const logoFile = ({ type }: { type: LogoType }) => `logo.${type.slice('image/'.length)}`;

function presentCompany({
  company,
  accounts,
  subscriptions,
  templates,
  logo,
}: NonNullable<Awaited<ReturnType<typeof store.findCompany>>>) {
  const { companyId: id, name, legalName, phone, address, city, description, industry, size, values } = company;
  const { onboardingStatus, contactEmail, contactEmailAsked, meetingDefaults } = company;
  const shown = { id, name, legalName, phone, address, city, description, industry, size, values };
  return {
    company: {
      ...shown,
      onboardingStatus,
      contactEmail,
      contactEmailAsked,
      meetingDefaults,
      logo: logo && {
        file: logoFile(logo),
        width: logo.width,
        height: logo.height,
        savedAt: logo.savedAt.toISOString(),
      },
      createdAt: company.createdAt.toISOString(),
    },
    accounts: accounts.map(({ confirmedAt, createdAt, digestFrom, visits, ...account }) => ({
      ...account,
      visits: visits.map(({ jobId, visitedAt }) => ({ jobId, visitedAt: new Date(visitedAt).toISOString() })),
      digestFrom: iso(digestFrom),
      confirmedAt: iso(confirmedAt),
      createdAt: createdAt.toISOString(),
    })),
    subscriptions: subscriptions.map((row) => ({
      id: row.id,
      planId: row.planId,
      planName: row.planName,
      status: row.status,
      price: row.price,
      numOfJobs: row.numOfJobs,
      jobsUsed: row.jobsUsed,
      maxCandidates: row.maxCandidates,
      features: row.features,
      createdAt: row.createdAt.toISOString(),
      activatedAt: iso(row.activatedAt),
      expireAt: iso(row.expireAt),
    })),
    templates: templates.map(({ kind, subject, text, savedAt }) => ({
      kind,
      subject,
      text,
      savedAt: savedAt.toISOString(),
    })),
  };
}

/** Reads pages until one is not full. */
async function* pages<T>(read: (after: string | null) => Promise<T[]>, idOf: (row: T) => string, limit: number) {
  for (let after: string | null = null; ;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < limit || last === undefined) return;
    after = idOf(last);
  }
}

async function* offers(deps: Deps, companyId: CompanyId, { counts }: Written): AsyncGenerator<ZipEntry> {
  const read = (after: string | null) => store.listOffers(deps.db, { companyId, after, limit: AT_ONCE });
  for await (const page of pages(read, ({ id }) => id, AT_ONCE))
    for (const job of page) {
      const { id, title, status, listed, promiseDays } = job;
      const questions = await store.listQuestions(deps.db, { companyId, jobId: id });
      const offer: OfferFile = {
        ...offerFields(job),
        status,
        listed,
        promiseDays,
        ...weightsOf(job),
        candidates: job.candidateCount,
        seatsTaken: job.seatsTaken,
        changedAt: iso(job.changedAt),
        questionsLockedAt: iso(job.questionsLockedAt),
        questionsReadAt: iso(job.questionsReadAt),
        questions: questions.map(({ id: questionId, question }) => {
          const { text, kind, competency, requirement, rationale, evidence, key, own = false } = question;
          const shown = { id: questionId, text, kind, competency, requirement, rationale, evidence };
          return { ...shown, ...(key && { key }), own };
        }),
        views: await store.listViews(deps.db, { companyId, jobId: id }),
        groupMails: (await store.listGroupMails(deps.db, { companyId, jobId: id })).map(presentGroupMail),
      };
      counts.offers += 1;
      yield json(`offres/${fileName(title, id)}.json`, offer);
    }
}

const presentGroupMail = ({ group, recipients }: Awaited<ReturnType<typeof store.listGroupMails>>[number]) => ({
  id: group.id,
  proposedOfferId: group.proposedJobId,
  subject: group.subject,
  text: group.text,
  userId: group.writtenBy,
  createdAt: group.createdAt.toISOString(),
  leavesAt: group.leavesAt.toISOString(),
  takenBackAt: iso(group.takenBackAt),
  doneAt: iso(group.doneAt),
  chosen: group.chosen,
  recipients,
});

type Application = Awaited<ReturnType<typeof store.listApplications>>[number];

async function* applications(deps: Deps, request: ExportRequest, written: Written): AsyncGenerator<ZipEntry> {
  const { companyId, by } = request;
  const read = (after: string | null) => store.listApplications(deps.db, { companyId, after, limit: AT_ONCE });
  const questions = new Map<string, string[]>();
  for await (const page of pages(read, ({ candidate }) => candidate.id, AT_ONCE)) {
    const scope = { companyId, ids: page.map(({ candidate }) => candidate.id) };
    await recordAuditEvent(deps, deps.db, { companyId, by, action: 'EXPORTED', of: scope.ids });
    const reviews = await store.listReviews(deps.db, scope);
    // The company may read answers of candidates with a review request under any plan.
    const readable = request.withAnswers ? scope.ids : reviews.map(({ candidateId }) => candidateId);
    const more = {
      reviews,
      readable,
      answers: await store.listAnswers(deps.db, { companyId, ids: readable }),
      resemblances: await store.listResemblances(deps.db, { companyId, ids: readable }),
      invitations: await store.listInvitations(deps.db, scope),
      moves: await store.listMoves(deps.db, scope),
      opinions: await store.listOpinions(deps.db, scope),
      comments: await store.listComments(deps.db, scope),
      scorecards: await store.listScorecards(deps.db, scope),
      answerLevels: await store.listAnswerLevels(deps.db, scope),
      hindsight: await store.listHindsight(deps.db, scope),
      poolConsents: await store.listPoolConsents(deps.db, scope),
      mails: await store.listMails(deps.db, scope),
      events: await store.listEvents(deps.db, scope),
    };
    for (const one of page) {
      const { id, jobId } = one.candidate;
      const asked =
        questions.get(jobId) ??
        (await store.listQuestions(deps.db, { companyId, jobId })).map(({ question }) => question.text);
      questions.set(jobId, asked);
      const application = presentApplication(one, more, asked);
      const folder = `candidatures/${fileName(`${one.candidate.firstName} ${one.candidate.lastName}`, id)}`;
      written.counts.applications += 1;
      written.counts.mails += application.mails.length;
      written.counts.events += application.trail.length;
      yield json(`${folder}/candidature.json`, application);
      yield* storedFile(deps, { key: one.interview?.cvKey, folder, file: application.cv?.file, kind: 'cvs' }, written);
      yield* storedFile(
        deps,
        { key: one.report?.fileKey, folder, file: application.report?.file, kind: 'reports' },
        written,
      );
    }
  }
}

interface Stored {
  readonly key: string | null | undefined;
  readonly folder: string;
  readonly file: string | undefined;
  readonly kind: 'cvs' | 'reports';
}

async function* storedFile(
  deps: Deps,
  { key, folder, file, kind }: Stored,
  { counts, missingFiles }: Written,
): AsyncGenerator<ZipEntry> {
  if (!key || file === undefined) return;
  const bytes = await deps.files.get(key);
  const name = `${folder}/${file}`;
  if (!bytes) {
    missingFiles.push(name);
    return;
  }
  counts[kind] += 1;
  yield { name, bytes, packed: true };
}

/** Rows of other tables for a page of applications. */
interface More {
  readonly reviews: Awaited<ReturnType<typeof store.listReviews>>;
  /** Candidates whose answers the archive contains. */
  readonly readable: readonly string[];
  readonly answers: Awaited<ReturnType<typeof store.listAnswers>>;
  readonly resemblances: Awaited<ReturnType<typeof store.listResemblances>>;
  readonly invitations: Awaited<ReturnType<typeof store.listInvitations>>;
  readonly moves: Awaited<ReturnType<typeof store.listMoves>>;
  readonly opinions: Awaited<ReturnType<typeof store.listOpinions>>;
  readonly comments: Awaited<ReturnType<typeof store.listComments>>;
  readonly scorecards: Awaited<ReturnType<typeof store.listScorecards>>;
  readonly answerLevels: Awaited<ReturnType<typeof store.listAnswerLevels>>;
  readonly hindsight: Awaited<ReturnType<typeof store.listHindsight>>;
  readonly poolConsents: Awaited<ReturnType<typeof store.listPoolConsents>>;
  readonly mails: readonly store.MailState[];
  readonly events: readonly store.EventRow[];
}

function presentApplication(one: Application, more: More, asked: readonly string[]): ApplicationFile {
  const { candidate, interview, evaluation, report } = one;
  const { id, jobId, consentVersion, status, score, notes } = candidate;
  const ours = <T extends { candidateId: string | null }>(rows: readonly T[]) =>
    rows.filter(({ candidateId }) => candidateId === id);
  const again = interview?.followUps ?? [];
  return {
    id,
    offerId: jobId,
    offerTitle: one.jobTitle,
    ...fieldsOf(candidate),
    consentVersion,
    source: candidate.source,
    status,
    score,
    notes,
    appliedAt: candidate.appliedAt.toISOString(),
    rejection: presentRejection(candidate),
    withdrawnAt: iso(candidate.withdrawnAt),
    promiseDays: candidate.promiseDays,
    promisedBy: candidate.promisedBy,
    feedback: presentFeedback(one),
    reviews: ours(more.reviews).map(presentReview),
    interview: interview && {
      linkExpiresAt: interview.linkExpiresAt.toISOString(),
      consentVersion: interview.consentVersion,
      startedAt: iso(interview.startedAt),
      lastAnswerAt: iso(interview.lastAnswerAt),
      completedAt: iso(interview.completedAt),
    },
    answers: more.readable.includes(id)
      ? ours(more.answers).map(({ position, answer, savedAt }) => ({
          position,
          // Answers to follow-ups come after the answers to the questions.
          question: asked[position] ?? again[position - asked.length]?.text ?? '',
          answer,
          savedAt: savedAt.toISOString(),
        }))
      : null,
    cv: interview?.cvKey
      ? { name: interview.cvName ?? '', size: interview.cvSize ?? 0, file: `cv${extension(interview.cvKey)}` }
      : null,
    cvFields: interview?.cvFields ?? null,
    report: report && { generatedAt: report.generatedAt.toISOString(), file: 'rapport.pdf' },
    evaluation: evaluation && presentEvaluation(evaluation, { passages: more.readable.includes(id) }),
    resemblances: ours(more.resemblances).map(presentResemblance),
    invitations: ours(more.invitations).map(presentInvitation),
    moves: ours(more.moves).map(presentMove),
    ...presentOpinions(ours(more.opinions), ours(more.comments), ours(more.scorecards)),
    // The person is left out, because only this person may see how their levels compare with the engine's.
    answerLevels: ours(more.answerLevels).map(({ position, level, at }) => ({ position, level, at: at.toISOString() })),
    hindsightToldAt: iso(candidate.hindsightToldAt),
    hindsight: ours(more.hindsight).map(({ day, userId, askedAt, answeredAt }) => ({
      day,
      userId,
      askedAt: askedAt.toISOString(),
      answeredAt: iso(answeredAt),
    })),
    pool: ours(more.poolConsents).map(presentConsent)[0] ?? null,
    mails: ours(more.mails).map(presentMail),
    trail: ours(more.events).map(presentEvent),
  };
}

const extension = (key: string): string => /\.[a-z]{3,4}$/.exec(key)?.[0] ?? '';

const presentFeedback = ({ feedback }: Application): ApplicationFile['feedback'] =>
  feedback && { text: feedback.text, savedAt: feedback.savedAt.toISOString(), approvedAt: iso(feedback.approvedAt) };

const presentConsent = ({ version, givenAt, endsAt }: More['poolConsents'][number]) => ({
  version,
  givenAt: givenAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const presentReview = ({ kind, reason, askedAt, dueAt, answer, answeredAt }: More['reviews'][number]) => ({
  kind,
  reason,
  askedAt: askedAt.toISOString(),
  dueAt: dueAt.toISOString(),
  answer,
  answeredAt: iso(answeredAt),
});

const presentResemblance = (row: More['resemblances'][number]) => ({
  position: row.position,
  otherApplicationId: row.otherId,
  otherPosition: row.otherPosition,
  share: row.share,
  foundAt: row.foundAt.toISOString(),
  setAsideBy: row.setAsideBy,
  setAsideAt: iso(row.setAsideAt),
});

const presentInvitation = (row: More['invitations'][number]) => ({
  id: row.id,
  interviewType: row.interviewType,
  interviewPlace: row.interviewPlace,
  interviewAt: row.interviewDate.toISOString(),
  customMessage: row.customMessage,
  createdAt: row.createdAt.toISOString(),
  reply: row.reply,
  repliedAt: iso(row.repliedAt),
  withdrawnAt: iso(row.withdrawnAt),
  durationMinutes: row.durationMinutes,
  invitedBy: row.invitedBy,
  colleagueId: row.colleagueId,
  slots: row.slots,
  slotChoices: row.slotChoices,
  note: row.note,
  outcome: row.outcome,
});

const presentMove = ({ fromStage, toStage, at, movedBy, reason, undoes }: More['moves'][number]) => ({
  from: fromStage,
  to: toStage,
  at: at.toISOString(),
  userId: movedBy,
  reason,
  undo: undoes !== null,
});

const presentOpinions = (
  opinions: More['opinions'],
  comments: More['comments'],
  scorecards: More['scorecards'],
): Pick<ApplicationFile, 'opinions' | 'comments' | 'scorecards'> => ({
  opinions: opinions.map(({ name, verdict, sentence, givenAt }) => ({
    name,
    verdict,
    sentence,
    givenAt: givenAt.toISOString(),
  })),
  comments: comments.map(({ userId, text, createdAt }) => ({ userId, text, createdAt: createdAt.toISOString() })),
  scorecards: scorecards.map(({ userId, levels, sentence, savedAt }) => ({
    userId,
    levels,
    sentence,
    savedAt: savedAt.toISOString(),
  })),
});

const presentMail = ({ recipient, subject, createdAt, sentAt, refusal, refusedAt }: store.MailState) => ({
  recipient,
  subject,
  createdAt: createdAt.toISOString(),
  sentAt: iso(sentAt),
  refusal,
  refusedAt: iso(refusedAt),
});

const presentEvent = ({ at, actor, userId, action }: store.EventRow) => ({
  at: at.toISOString(),
  actor,
  userId,
  action,
});

async function* otherMails(deps: Deps, companyId: CompanyId, { counts }: Written): AsyncGenerator<ZipEntry> {
  const read = (after: string | null) => store.listOtherMails(deps.db, { companyId, after, limit: ROWS_A_FILE });
  let file = 0;
  for await (const page of pages(read, ({ id }) => id, ROWS_A_FILE)) {
    counts.mails += page.length;
    yield json(
      `e-mails/${numbered((file += 1))}.json`,
      page.map(presentMail) satisfies z.input<typeof mailsFileSchema>,
    );
  }
}

async function* otherEvents(deps: Deps, companyId: CompanyId, { counts }: Written): AsyncGenerator<ZipEntry> {
  const read = (after: string | null) => store.listOtherEvents(deps.db, { companyId, after, limit: ROWS_A_FILE });
  let file = 0;
  for await (const page of pages(read, ({ id }) => id, ROWS_A_FILE)) {
    counts.events += page.length;
    const rows = page.map((row) => ({ ...presentEvent(row), applicationId: row.candidateId || null }));
    yield json(`journal/${numbered((file += 1))}.json`, rows satisfies z.input<typeof trailFileSchema>);
  }
}

const numbered = (index: number): string => String(index).padStart(4, '0');
