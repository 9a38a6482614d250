import { createHash } from 'node:crypto';
import type { Decided } from './ack-log.ts';
import { lastPromised, type Seen } from './seen.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** I1: all acknowledged data are stored as they were sent. */
export function* durableAcks(seen: Seen): Generator<string> {
  yield* accounts(seen);
  yield* offers(seen);
  yield* applications(seen);
  yield* decisions(seen);
  for (const surprise of seen.log.surprises) yield `a client was told what no client should be: ${surprise}`;
}

function* accounts({ log, users, signUps, companies, emailLocators, subscriptions }: Seen): Generator<string> {
  const userOf = (email: string) => users.find((user) => user.email === email);
  const companyOf = (email: string) => companies.find(({ companyId }) => companyId === userOf(email)?.companyId);
  for (const { facts } of log.ackedOf('signup')) {
    const user = userOf(facts.email);
    const waiting = signUps.find(({ email }) => email === facts.email);
    const located = emailLocators.find(({ email }) => email === facts.email);
    if (!located || located.userId !== (user?.id ?? waiting?.userId)) yield `the account ${facts.email} is gone`;
    // The company is created when the address is confirmed.
    else if ((companyOf(facts.email) ?? waiting?.account)?.name !== facts.name)
      yield `the company of ${facts.email} is gone`;
  }
  for (const { facts } of log.ackedOf('confirm'))
    if (!userOf(facts.email)?.confirmedAt) yield `the confirmation of ${facts.email} is gone`;
  for (const { facts } of lastPromised(log.of('onboard'), ({ facts }) => facts.email)) {
    const company = companyOf(facts.email);
    if (company?.onboardingStatus !== 'COMPLETED' || company.description !== facts.description)
      yield `the description of the company of ${facts.email} is gone`;
  }
  for (const { facts } of lastPromised(log.of('subscribe'), ({ facts }) => facts.email)) {
    const row = subscriptions.find(({ id }) => id === facts.subscriptionId);
    if (facts.subscriptionId && !row) yield `the subscription ${facts.subscriptionId} is gone`;
  }
  for (const { facts } of log.ackedOf('activate'))
    if (!subscriptions.find(({ id }) => id === facts.subscriptionId)?.activatedAt)
      yield `the activation of ${facts.subscriptionId} is gone`;
}

function* offers({ log, jobs, jobQuestions, jobLocators }: Seen): Generator<string> {
  for (const { facts } of log.ackedOf('publish')) {
    const job = jobs.find(({ requestId }) => requestId === facts.requestId);
    if (!job || job.title !== facts.title || (facts.jobId && job.id !== facts.jobId)) {
      yield `the offer ${facts.jobId ?? facts.requestId} is gone`;
      continue;
    }
    const questions = jobQuestions.filter(({ jobId }) => jobId === job.id).toSorted((a, b) => a.position - b.position);
    const texts = questions.map(({ question }) => question.text);
    if (facts.questions && texts.join('\n') !== facts.questions.join('\n')) yield `the questions of ${job.id} changed`;
    if (!jobLocators.some(({ jobId, companyId }) => jobId === job.id && companyId === job.companyId))
      yield `the public address of ${job.id} is gone`;
  }
}

function* applications(seen: Seen): Generator<string> {
  const { log, mails, interviewAnswers, interviewLinks, files } = seen;
  for (const { facts } of log.ackedOf('register')) {
    if (seen.mayBeErased(facts)) continue;
    const row = seen.candidateOf(facts);
    if (row?.lastName !== facts.name) yield `the application of ${facts.candidate} is gone`;
    else if (!interviewLinks.some(({ candidateId }) => candidateId === row.id) && !row.withdrawnAt)
      yield `the link of ${facts.candidate} is gone`;
  }
  for (const { facts } of log.ackedOf('start')) {
    if (seen.mayBeErased(facts)) continue;
    if (!seen.interviewOf(seen.candidateOf(facts)?.id ?? '')?.startedAt)
      yield `the start of ${facts.candidate}’s interview is gone`;
  }
  for (const { facts } of log.ackedOf('complete')) {
    if (seen.mayBeErased(facts)) continue;
    const interview = seen.interviewOf(seen.candidateOf(facts)?.id ?? '');
    const cv = interview?.cvKey ? files.read(interview.cvKey) : null;
    if (!interview?.completedAt) yield `the completion of ${facts.candidate} is gone`;
    else if (!cv || sha256(cv) !== facts.cv) yield `the CV of ${facts.candidate} is gone, or another one`;
  }
  for (const { facts } of lastPromised(log.of('withdraw'), ({ facts }) => `${facts.jobId} ${facts.candidate}`)) {
    if (!seen.mayBeErased(facts) && !seen.candidateOf(facts)?.withdrawnAt)
      yield `the withdrawal of ${facts.candidate} is gone`;
  }
  for (const { facts } of log.ackedOf('erase')) {
    const row = seen.candidateOf(facts);
    if (row || mails.some(({ recipient }) => recipient === facts.candidate))
      yield `${facts.candidate} was told of an erasure that has not happened`;
    if (interviewAnswers.some(({ answer }) => answer.includes(facts.candidate)))
      yield `answers of ${facts.candidate} outlived their erasure`;
  }
}

/** The log orders the decisions about one candidate, so the last acknowledged one must hold. */
function* decisions(seen: Seen): Generator<string> {
  const { log, invitations } = seen;
  const of = ({ facts }: { facts: Decided }) => facts.candidateId;
  const left = new Set(
    [...log.of('withdraw'), ...log.of('erase')].map(({ facts }) => `${facts.jobId} ${facts.candidate}`),
  );
  const here = ({ jobId, candidate }: Decided) => !left.has(`${jobId} ${candidate}`);
  const statuses = [...log.of('reject'), ...log.of('unreject'), ...log.of('invite'), ...log.of('withdrawInvitation')];
  for (const { kind, facts } of lastPromised(statuses.toSorted(bySending(log.entries)), of)) {
    if (!here(facts)) continue;
    const row = seen.candidateOf(facts);
    const wanted = { reject: 'REJECTED', unreject: 'PENDING', invite: 'ACCEPTED', withdrawInvitation: 'PENDING' }[kind];
    // A rejection that ran at the same time as the invitation may have followed it.
    const mayFollow = kind === 'invite' && log.ackedOf('reject').some((other) => of(other) === of({ facts }));
    if (row?.status !== wanted && !(mayFollow && row?.status === 'REJECTED'))
      yield `${facts.candidate}: ${kind} was acknowledged, the status is ${row?.status}`;
  }
  for (const { facts } of log.ackedOf('invite')) {
    if (!here(facts)) continue;
    const row = invitations.find(({ id }) => id === facts.invitationId);
    if (facts.invitationId && row?.interviewPlace !== facts.place) yield `the invitation of ${facts.candidate} is gone`;
  }
  for (const { facts } of lastPromised(log.of('notes'), of)) {
    const row = seen.candidateOf(facts);
    if (row ? row.notes !== facts.text : !seen.mayBeErased(facts)) yield `the notes on ${facts.candidate} are gone`;
  }
  for (const { facts } of log.ackedOf('report')) {
    if (here(facts) && (seen.candidateOf(facts)?.reportStatus ?? 'NONE') === 'NONE')
      yield `the report asked for ${facts.candidate} is forgotten`;
  }
}

const bySending =
  (all: readonly object[]) =>
  (one: object, other: object): number =>
    all.indexOf(one) - all.indexOf(other);

/** I2: at each position the last acknowledged version of the answer is stored, and no text that was never sent. */
export function* answersKept(seen: Seen): Generator<string> {
  const { log, interviewAnswers } = seen;
  const rows = Map.groupBy(interviewAnswers, ({ candidateId }) => candidateId);
  for (const sent of Map.groupBy(log.of('answer'), ({ facts }) => `${facts.jobId} ${facts.candidate}`).values()) {
    const [first] = sent;
    if (!first || seen.mayBeErased(first.facts)) continue;
    const { candidate } = first.facts;
    const kept = rows.get(seen.candidateOf(first.facts)?.id ?? '') ?? [];
    for (const [index, versions] of Map.groupBy(sent, ({ facts }) => facts.index)) {
      const acked = Math.max(
        0,
        ...versions.filter(({ state }) => state === 'acked').map(({ facts }) => facts.revision),
      );
      const [row, ...more] = kept.filter(({ position }) => position === index);
      if (acked > 0 && (row?.revision ?? 0) < acked) yield `answer ${index} of ${candidate}: revision ${acked} is gone`;
      if (more.length > 0) yield `answer ${index} of ${candidate} is there twice`;
      const written = versions.some(({ facts }) => facts.revision === row?.revision && facts.answer === row.answer);
      if (row && !written) yield `answer ${index} of ${candidate} says what nobody wrote`;
    }
    // Follow-ups have positions after all questions and may be answered in any order.
    const questions = seen.jobQuestions.filter(({ jobId }) => jobId === first.facts.jobId).length;
    const positions = kept
      .map(({ position }) => position)
      .filter((position) => position < questions)
      .toSorted((a, b) => a - b);
    if (positions.some((position, index) => position !== index)) yield `the answers of ${candidate} have a gap`;
  }
  for (const { candidateId, completedAt, jobId, followUps } of seen.interviews) {
    if (!completedAt) continue;
    const positions = (rows.get(candidateId) ?? []).map(({ position }) => position);
    const questions = seen.jobQuestions.filter((row) => row.jobId === jobId).length;
    if (new Set(positions.filter((position) => position < questions)).size !== questions)
      yield `the completed interview ${candidateId} lacks answers`;
    if (positions.some((position) => position >= questions + (followUps?.length ?? 0)))
      yield `the interview ${candidateId} has answers to no question`;
  }
}

/** I10: a confirmation link is used once and recorded as used; an interview link belongs to a candidate or to a provisional interview. */
export function* tokensOnce({ users, accountTokens, interviewLinks, interviews, candidates }: Seen): Generator<string> {
  // A mailed invitation confirms the address of the person who accepts it.
  const joined = new Set(
    accountTokens.flatMap(({ userId, purpose, usedAt }) => (purpose === 'INVITE' && usedAt ? [userId] : [])),
  );
  for (const { id, email, confirmedAt } of users) {
    if (joined.has(id)) continue;
    const links = accountTokens.filter(({ userId, purpose }) => userId === id && purpose === 'CONFIRM');
    // A new link marks the earlier ones as used, at the instant of its own creation.
    const made = new Set(links.map(({ createdAt }) => createdAt.getTime()));
    const used = links.filter(({ usedAt }) => usedAt && !made.has(usedAt.getTime()));
    if (confirmedAt && used.length === 0) yield `${email} is confirmed without a used link`;
    if (!confirmedAt && used.length > 0) yield `${email} has a used link and is not confirmed`;
    if (used.length > 1) yield `${email} was confirmed ${used.length} times`;
  }
  const provisional = new Set(interviews.flatMap((row) => (row.provisional ? [row.candidateId] : [])));
  for (const { candidateId } of interviewLinks)
    if (!provisional.has(candidateId) && !candidates.some(({ id }) => id === candidateId))
      yield `a link opens the interview of nobody (${candidateId})`;
}
