import { usualInterviewMails } from '@kafaa/domain/desk/rules';
import { LINK_LIFE_MS } from '@kafaa/domain/interviews/options';
import { interviewDateText } from '@kafaa/domain/invitations/rules';
import { expiryOf } from '@kafaa/domain/plans/rules';
import { canariesIn } from './canary.ts';
import { repeated, type Seen } from './seen.ts';

/** I3: a person has one application per offer, even if it was sent twice, with one interview, one evaluation and one CV. */
export function* oneApplication({ candidates, interviews, evaluations, mails, files }: Seen): Generator<string> {
  for (const twice of repeated(candidates.map(({ jobId, email }) => `${jobId} ${email.toLowerCase()}`)))
    yield `two applications of one person for one offer: ${twice}`;
  for (const twice of repeated(interviews.map(({ candidateId }) => candidateId))) yield `two interviews of ${twice}`;
  for (const twice of repeated(evaluations.map(({ candidateId }) => candidateId))) yield `two evaluations of ${twice}`;
  for (const { candidateId, completedAt, startedAt, cvKey } of interviews) {
    if (completedAt && (!startedAt || !cvKey || !files.keys.includes(cvKey)))
      yield `${candidateId} has completed without a start or a CV`;
    const own = mails.filter((mail) => mail.candidateId === candidateId);
    const told = own.filter(({ subject }) => subject.endsWith('est bien arrivée'));
    // There is one mail per completion; an interview that the company reopened may have been completed before.
    const reopened = own.filter(({ text }) => text.includes('votre entretien est rouvert')).length;
    const completed = completedAt ? 1 : 0;
    if (told.length < completed || told.length > completed + reopened)
      yield `${candidateId} ${completedAt ? 'has' : 'has not'} completed and was told so ${told.length} times`;
  }
}

/** I4: status, invitations and timestamps of a decision agree, and each decision is mailed once. */
export function* decidedOnce(seen: Seen): Generator<string> {
  const { candidates, invitations, mails, evaluations, users, jobs } = seen;
  for (const { id, status, setStage, rejectedAt, rejectionMailedAt, withdrawnAt } of candidates) {
    const standing = invitations.filter((row) => row.candidateId === id && !row.withdrawnAt);
    if ((status === 'REJECTED') !== (rejectedAt !== null))
      yield `${id} is ${status}, rejected at ${String(rejectedAt)}`;
    if (status === 'ACCEPTED' && setStage === null && standing.length === 0)
      yield `${id} is invited without an invitation`;
    // A task that waits for the undo time cancels the meeting of an invited candidate.
    const isCancelled = seen.hasTask('candidates.invitedRejected', { candidateId: id });
    if (status === 'REJECTED' && standing.length > 0 && !isCancelled) yield `${id} is rejected and invited`;
    if (status === 'PENDING' && standing.length > 0 && !withdrawnAt) yield `${id} waits, with an invitation`;
    const rejections = mails.filter(
      (mail) =>
        mail.candidateId === id &&
        mail.subject.startsWith('Votre candidature pour ') &&
        mail.subject.includes(' chez '),
    );
    if (rejections.length !== (rejectionMailedAt ? 1 : 0))
      yield `${id} was told of a rejection ${rejections.length} times`;
  }
  // UID, SEQUENCE and METHOD identify a calendar message, so a repeated triple is a meeting mailed twice.
  const meetings = mails.flatMap(({ attachments }) =>
    attachments.flatMap(({ content }) => [
      ['UID', 'SEQUENCE', 'METHOD'].map((name) => new RegExp(`^${name}:.*$`, 'm').exec(content)?.[0] ?? '').join(' '),
    ]),
  );
  for (const twice of repeated(meetings)) yield `a meeting was sent twice: ${twice}`;
  for (const { id, sequence, withdrawnAt, candidateId } of invitations) {
    const number = `UID:${id}@kafaa`;
    const sent = meetings.filter((text) => text.startsWith(number)).length;
    if (sent < (withdrawnAt ? Math.min(sequence, 1) : sequence + 1))
      yield `the invitation ${id} of ${candidateId} was told ${sent} times at number ${sequence}`;
  }
  for (const { candidateId, companyId, evaluatedAt } of evaluations) {
    const told = mails.filter(
      (mail) => mail.candidateId === candidateId && / a terminé son entretien pour /.test(mail.subject),
    );
    const offers = jobs.filter((job) => job.companyId === companyId && job.createdAt <= evaluatedAt);
    const usual = usualInterviewMails(offers.length > 1);
    const readers = users.filter(
      (user) => user.companyId === companyId && (user.interviewMails ?? usual) === 'EACH',
    ).length;
    if (told.length !== readers) yield `the score of ${candidateId} was told ${told.length} times to ${readers}`;
  }
}

/** I5: counters equal the rows they count, and no limit is exceeded. */
export function* capsExact({ jobs, candidates, candidateCounts, interviews, subscriptions }: Seen): Generator<string> {
  for (const { companyId, id, candidateCount, seatsTaken } of jobs) {
    const registered = candidates.filter(({ jobId }) => jobId === id).length;
    const seated = interviews.filter((row) => row.jobId === id && row.seated).length;
    if (candidateCount !== registered) yield `the offer ${id} counts ${candidateCount} candidates of ${registered}`;
    if (seatsTaken !== seated) yield `the offer ${id} counts ${seatsTaken} seats of ${seated}`;
    const seats = Math.max(
      0,
      ...subscriptions.filter((row) => row.companyId === companyId).map((row) => row.maxCandidates),
    );
    if (seated > seats) yield `the offer ${id} holds ${seated} on ${seats} seats`;
  }
  for (const { jobId, status, score, candidates: counted } of candidateCounts) {
    const there = candidates.filter(
      (row) => row.jobId === jobId && row.status === status && (row.score ?? -1) === score,
    );
    if (counted !== there.length) yield `the offer ${jobId} counts ${counted} ${status} at ${score} of ${there.length}`;
  }
  for (const [companyId, rows] of Map.groupBy(subscriptions, (row) => row.companyId)) {
    const used = rows.reduce((sum, row) => sum + row.jobsUsed, 0);
    const published = jobs.filter((job) => job.companyId === companyId).length;
    if (used !== published) yield `${companyId} has ${published} offers and counts ${used}`;
    for (const { id, jobsUsed, numOfJobs } of rows)
      if (jobsUsed > numOfJobs) yield `the subscription ${id} has ${jobsUsed} offers of ${numOfJobs}`;
  }
}

/**
 * I6: a company has at most one active and one pending subscription, the free plan at most once, and no active paid plan
 * without the operator.
 */
export function* subscriptionsSound({ subscriptions, log }: Seen): Generator<string> {
  const of = (status: string) => subscriptions.filter((row) => row.status === status).map(({ companyId }) => companyId);
  for (const company of repeated(of('ACTIVE'))) yield `two subscriptions of ${company} run`;
  for (const company of repeated(of('PENDING'))) yield `two subscriptions of ${company} wait`;
  for (const company of repeated(subscriptions.filter(({ free }) => free).map(({ companyId }) => companyId)))
    yield `${company} had the free plan twice`;
  const asked = new Set(log.of('subscribe').map(({ facts }) => facts.subscriptionId));
  const activated = new Set(log.of('activate').map(({ facts }) => facts.subscriptionId));
  for (const { id, status, free, activatedAt, expireAt } of subscriptions) {
    if (status === 'ACTIVE' && !free && asked.has(id) && !activated.has(id))
      yield `${id} runs, and no operator said so`;
    if (status === 'ACTIVE' && (!activatedAt || !expireAt)) yield `${id} runs without a beginning or an end`;
    if (status === 'PENDING' && (activatedAt || expireAt)) yield `${id} waits with a beginning or an end`;
  }
}

/** Tolerance for rows written somewhat later than their timestamp; all processes share one machine's clock. */
const TOLERANCE_MS = 5_000;

/** I12: timestamps are in order and not in the future, and meetings are stored as they were sent. */
export function* oneClock(seen: Seen): Generator<string> {
  const { takenAt, interviews, subscriptions, invitations, log, candidates, mails } = seen;
  const latest = new Date(takenAt.getTime() + TOLERANCE_MS);
  for (const { candidateId, startedAt, completedAt, linkExpiresAt, lastAnswerAt } of interviews) {
    const appliedAt = candidates.find(({ id }) => id === candidateId)?.appliedAt;
    const order = [appliedAt, startedAt, lastAnswerAt, completedAt].filter((at) => at != null);
    if (order.some((at, index) => at < (order[index - 1] ?? at))) yield `the times of ${candidateId} go backwards`;
    if (order.some((at) => at > latest)) yield `${candidateId} has a time in the future`;
    if (appliedAt && linkExpiresAt.getTime() < appliedAt.getTime() + LINK_LIFE_MS - TOLERANCE_MS)
      yield `the link of ${candidateId} ends too early`;
  }
  for (const { id, status, activatedAt, expireAt } of subscriptions) {
    if (status === 'ACTIVE' && activatedAt && expireAt?.getTime() !== expiryOf(activatedAt).getTime())
      yield `the subscription ${id} does not last its days`;
  }
  for (const { facts } of log.ackedOf('invite')) {
    const row = invitations.find(({ id }) => id === facts.invitationId);
    if (row?.sequence === 0 && interviewDateText(row.interviewDate) !== facts.date)
      yield `the invitation ${row.id} is for ${interviewDateText(row.interviewDate)} instead of ${facts.date}`;
  }
  for (const { id, createdAt, sentAt } of mails)
    if (sentAt && (sentAt < createdAt || sentAt > latest)) yield `the mail ${id} left before it was written`;
}

/** I13: all rows and files about a candidate belong to the candidate's company, and no company's texts contain another one's canary. */
export function* companiesApart(seen: Seen): Generator<string> {
  const { companies, candidates, jobs, mails, evaluations, interviewLinks, jobLocators, interviews, files } = seen;
  // A provisional interview has no candidate yet.
  const provisional = interviews.filter((row) => row.provisional);
  const companyOf = new Map([
    ...provisional.map(({ candidateId, companyId }) => [candidateId, companyId] as const),
    ...candidates.map(({ id, companyId }) => [id, companyId] as const),
  ]);
  const offersOf = new Map(jobs.map(({ id, companyId }) => [id, companyId]));
  for (const { id, companyId, jobId } of candidates)
    if (offersOf.get(jobId) !== companyId) yield `${id} has applied to another company’s offer`;
  for (const { jobId, companyId } of jobLocators)
    if (offersOf.get(jobId) !== companyId) yield `the public address of ${jobId} leads to another company`;
  for (const { candidateId, companyId } of [
    ...interviewLinks,
    ...interviews,
    ...evaluations,
    ...seen.invitations,
    ...seen.reports,
  ])
    if (companyOf.get(candidateId) !== companyId) yield `a row of ${candidateId} is another company’s`;
  for (const { id, companyId, candidateId } of mails)
    if (candidateId && companyOf.has(candidateId) && companyOf.get(candidateId) !== companyId)
      yield `the mail ${id} is about another company’s candidate`;
  for (const key of files.keys) {
    const [, companyId, candidateId = ''] = key.split('/');
    if (companyOf.has(candidateId) && companyOf.get(candidateId) !== companyId)
      yield `the file ${key} is another company’s`;
  }
  const words = [
    ...companies.map(({ companyId, name }) => ({ companyId, word: name })),
    ...candidates.map(({ companyId, lastName }) => ({ companyId, word: lastName })),
  ].filter(({ word }) => canariesIn(word).includes(word));
  const texts = [
    ...mails.map(({ companyId, subject, text }) => ({ companyId, text: `${subject} ${text}` })),
    ...evaluations.map(({ companyId, result }) => ({ companyId, text: JSON.stringify(result) })),
  ];
  const owners = new Map(words.map(({ word, companyId }) => [word, companyId]));
  for (const { companyId, text } of texts)
    for (const word of canariesIn(text))
      if ((owners.get(word) ?? companyId) !== companyId) yield `the word ${word} stands in a text of ${companyId}`;
}
