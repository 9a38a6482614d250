import { STARTING_WORDS } from '@kafaa/domain/templates/texts';
import { DEFAULT_PLANS } from '@kafaa/domain/plans/options';
import { parseConfig } from '#/config';
import { accountConfirmedMail } from '#/features/auth/mails/account-confirmed.tsx';
import { alreadyRegisteredMail } from '#/features/auth/mails/already-registered.tsx';
import { confirmAccountMail } from '#/features/auth/mails/confirm-account.tsx';
import { loginChangedMail } from '#/features/auth/mails/login-changed.tsx';
import { newDeviceMail } from '#/features/auth/mails/new-device.tsx';
import { passwordChangedMail } from '#/features/auth/mails/password-changed.tsx';
import { recoveryUsedMail } from '#/features/auth/mails/recovery-used.tsx';
import { resetPasswordMail } from '#/features/auth/mails/reset-password.tsx';
import { identityMail } from '#/features/auth/mails/identity.tsx';
import { passkeyMail } from '#/features/auth/mails/passkey.tsx';
import { secondFactorMail } from '#/features/auth/mails/second-factor.tsx';
import { confirmContactMail } from '#/features/companies/mails/confirm-contact.tsx';
import { answersDueMail } from '#/features/candidates/mails/answers-due.tsx';
import { promiseBrokenMail } from '#/features/candidates/mails/promise-broken.tsx';
import { rejectionMail } from '#/features/candidates/mails/rejection.tsx';
import { hireQuestionMail } from '#/features/hindsight/mails/hire-question.tsx';
import { hireToldMail } from '#/features/hindsight/mails/hire-told.tsx';
import { exampleProposal, groupMail } from '#/features/messages/mails/group-mail.tsx';
import { digestMail } from '#/features/desk/mails/digest.tsx';
import { candidateClosedMail } from '#/features/evaluations/mails/candidate-closed.tsx';
import { candidateScoredMail } from '#/features/evaluations/mails/candidate-scored.tsx';
import { feedbackMail } from '#/features/feedback/mails/feedback.tsx';
import { applicationAlreadySentMail } from '#/features/interviews/mails/application-already-sent.tsx';
import { applicationReceivedMail } from '#/features/interviews/mails/application-received.tsx';
import { interviewTakenMail } from '#/features/interviews/mails/interview-taken.tsx';
import { interviewLinkMail } from '#/features/interviews/mails/interview-link.tsx';
import { cvReminderMail } from '#/features/interviews/mails/cv-reminder.tsx';
import { interviewReminderMail } from '#/features/interviews/mails/interview-reminder.tsx';
import { candidateToReadMail } from '#/features/evaluations/mails/candidate-to-read.tsx';
import { commentMentionMail } from '#/features/opinions/mails/comment-mention.tsx';
import { opinionGivenMail } from '#/features/opinions/mails/opinion-given.tsx';
import { reviewAnsweredMail } from '#/features/reviews/mails/review-answered.tsx';
import { reviewAskedMail } from '#/features/reviews/mails/review-asked.tsx';
import { reviewDueMail } from '#/features/reviews/mails/review-due.tsx';
import { reviewReceivedMail } from '#/features/reviews/mails/review-received.tsx';
import { waitingListMail } from '#/features/interviews/mails/waiting-list.tsx';
import { seatAvailableMail } from '#/features/interviews/mails/seat-available.tsx';
import { candidateRepliedMail } from '#/features/invitations/mails/candidate-replied.tsx';
import { invitationMail } from '#/features/invitations/mails/invitation.tsx';
import { invitationMovedMail } from '#/features/invitations/mails/invitation-moved.tsx';
import { invitationWithdrawnMail } from '#/features/invitations/mails/invitation-withdrawn.tsx';
import { colleagueMeetingMail } from '#/features/invitations/mails/colleague-meeting.tsx';
import { invitationReminderMail } from '#/features/invitations/mails/invitation-reminder.tsx';
import { meetingAheadMail } from '#/features/invitations/mails/meeting-ahead.tsx';
import { outcomeAskedMail } from '#/features/invitations/mails/outcome-asked.tsx';
import { slotChosenMail } from '#/features/invitations/mails/slot-chosen.tsx';
import { slotsOfferedMail } from '#/features/invitations/mails/slots-offered.tsx';
import { companyErasedMail } from '#/features/lifecycle/mails/company-erased.tsx';
import { companyLeftMail } from '#/features/lifecycle/mails/company-left.tsx';
import { companyResumedMail } from '#/features/lifecycle/mails/company-resumed.tsx';
import { companySuspendedMail } from '#/features/lifecycle/mails/company-suspended.tsx';
import { erasureAskedMail } from '#/features/lifecycle/mails/erasure-asked.tsx';
import { exportReadyMail } from '#/features/lifecycle/mails/export-ready.tsx';
import { testMail } from '#/features/mails/mails/test-mail.tsx';
import { subscriptionActivatedMail } from '#/features/plans/mails/subscription-activated.tsx';
import { subscriptionEndedMail } from '#/features/plans/mails/subscription-ended.tsx';
import { subscriptionEndsSoonMail } from '#/features/plans/mails/subscription-ends-soon.tsx';
import { subscriptionPendingMail } from '#/features/plans/mails/subscription-pending.tsx';
import { subscriptionRequestedMail } from '#/features/plans/mails/subscription-requested.tsx';
import { memberRemovedMail } from '#/features/team/mails/member-removed.tsx';
import { teamInvitationMail } from '#/features/team/mails/team-invitation.tsx';
import { applicationWithdrawnMail } from '../src/features/own-data/mails/application-withdrawn.tsx';
import { candidateWithdrewMail } from '../src/features/own-data/mails/candidate-withdrew.tsx';
import { meetingOffMail } from '../src/features/own-data/mails/meeting-off.tsx';
import { newOwnDataLinkMail } from '#/features/own-data/mails/new-own-data-link.tsx';
import type { renderMail } from '../src/platform/mail/mail-layout.tsx';
import { BRAND } from '@kafaa/testing/app/test-app';

export const config = { ...parseConfig(BRAND), publicUrl: 'https://kafaa.example' };
export const OWN_DATA = `${config.publicUrl}/MesDonnees/${'W1siMDFhMTgxODktOTU4MC03YWZi'.repeat(5)}.psh0YZWjj669K`;

const token = 'psh0YZWjj669KfHPmf2IE8L7t9pCIEPXoG5L2bvWcqQ';
const link = `${config.publicUrl}/Invitation/${'W1siMDFhMTgxODktOTU4MC03YWZi'.repeat(5)}.psh0YZWjj669K`;
const at = new Date('2026-12-01T09:30:00Z');
/** The names that mails contain. */
export interface Names {
  readonly firstName: string;
  readonly person: string;
  readonly job: string;
  readonly company: string;
}
const NAMES: Names = {
  firstName: 'Amira',
  person: 'Amira Ben Salah',
  job: 'Développeuse front-end senior',
  company: 'Medina Digital',
};
const online = {
  interviewDate: at,
  interviewType: 'ONLINE',
  interviewPlace: 'https://meet.example/medina-amira',
  durationMinutes: 60,
} as const;
const onSite = {
  interviewDate: at,
  interviewType: 'IN_PERSON',
  interviewPlace: '14 rue de Palestine, Tunis',
  durationMinutes: 60,
} as const;
const slots = ['2026-12-01T09:30:00.000Z', '2026-12-02T13:00:00.000Z', '2026-12-03T08:00:00.000Z'];
const message = 'Bonjour Amira,\n\nNous avons aimé vos réponses et souhaitons vous rencontrer.';
const [starter, , entreprise] = DEFAULT_PLANS;
const plan = entreprise?.name ?? '';

type Gallery = Readonly<Record<string, () => ReturnType<typeof renderMail>>>;

/** Every mail of the product in each of its variants, by its file in `features/…/mails/` and its variant. */
export function galleryOf({ firstName, person, job, company }: Names): Gallery {
  const candidate = { firstName, job, company, ownData: OWN_DATA };
  const applicant = { candidate: person, candidateId: 'c1', job };
  const named = [
    { candidateId: 'c1', candidate: person, state: 'À rencontrer' },
    { candidateId: 'c2', candidate: person, state: 'CLOSED' },
    { candidateId: 'c3', candidate: person, state: 'TO_READ' },
  ] as const;
  const digestOffers = Array.from({ length: 22 }, (_, index) => ({
    jobId: `j${index}`,
    job,
    count: index === 0 ? 99 : 3,
    more: index === 0,
    named,
  }));
  const replied = { candidate: person, email: 'amira@example.tn', job, meeting: onSite };
  return {
    'auth/already-registered': () => alreadyRegisteredMail(config),
    'auth/confirm-account': () => confirmAccountMail(config, { token }),
    'auth/password-changed': () => passwordChangedMail(config),
    'auth/reset-password': () => resetPasswordMail(config, { token }),
    'auth/reset-password, closed': () => resetPasswordMail(config, { token, isClosed: true }),
    'auth/account-confirmed': () => accountConfirmedMail(config),
    'auth/new-device': () => newDeviceMail(config, { device: 'Chrome sur Windows', at }),
    'auth/recovery-used': () => recoveryUsedMail(config, { left: 4 }),
    'auth/recovery-used, last': () => recoveryUsedMail(config, { left: 0 }),
    'auth/second-factor, on': () => secondFactorMail(config, { change: 'ON' }),
    'auth/second-factor, off': () => secondFactorMail(config, { change: 'OFF' }),
    'auth/second-factor, app off': () => secondFactorMail(config, { change: 'APP_OFF' }),
    'auth/passkey, added': () => passkeyMail(config, { change: 'ADDED', name: 'Téléphone d’Amel' }),
    'auth/identity, linked': () => identityMail(config, { change: 'LINKED', provider: 'Mon entreprise' }),
    'auth/identity, removed': () => identityMail(config, { change: 'REMOVED', provider: 'Mon entreprise' }),
    'auth/passkey, removed': () => passkeyMail(config, { change: 'REMOVED', name: 'Téléphone d’Amel' }),
    'auth/second-factor, renewed': () => secondFactorMail(config, { change: 'RENEWED' }),
    'auth/second-factor, reset': () => secondFactorMail(config, { change: 'RESET' }),
    'auth/login-changed, old': () => loginChangedMail(config, { isNew: false }),
    'auth/login-changed, new': () => loginChangedMail(config, { isNew: true }),
    'companies/confirm-contact': () => confirmContactMail(config, { company, link }),
    'plans/subscription-requested': () =>
      subscriptionRequestedMail(config, {
        company,
        phone: '71000120',
        emails: ['rh@medina.example'],
        plan,
        price: 99,
        requestedAt: at,
        subscriptionId: '01a18189-9580-7afb-99f6-52e4321aff94',
        link,
      }),
    'plans/subscription-pending': () =>
      subscriptionPendingMail(config, { plan, price: 99, paymentUrl: null, running: 'Basic' }),
    'plans/subscription-pending, a page to pay on': () =>
      subscriptionPendingMail(config, { plan, price: 99, paymentUrl: 'https://paiement.example/99', running: null }),
    'team/team-invitation': () => teamInvitationMail(config, { company, by: 'Sonia Trabelsi', token }),
    'team/member-removed': () => memberRemovedMail(config, { company }),
    'lifecycle/company-erased': () => companyErasedMail(config, { company }),
    'lifecycle/company-left': () => companyLeftMail(config, { company, job }),
    'lifecycle/company-resumed': () => companyResumedMail(config),
    'lifecycle/company-suspended': () => companySuspendedMail(config, { reason: null }),
    'lifecycle/company-suspended, with a reason': () => companySuspendedMail(config, { reason: 'Offres trompeuses' }),
    'lifecycle/erasure-asked': () => erasureAskedMail(config, { company, eraseAt: at }),
    'lifecycle/export-ready': () => exportReadyMail(config, { endsAt: at }),
    'mails/test-mail': () => testMail(config),
    'plans/subscription-activated': () =>
      subscriptionActivatedMail(config, {
        plan,
        free: false,
        numOfJobs: entreprise?.numOfJobs ?? 0,
        maxCandidates: entreprise?.maxCandidates ?? 0,
        features: entreprise?.features ?? [],
        expireAt: at,
      }),
    'plans/subscription-activated, free': () =>
      subscriptionActivatedMail(config, {
        plan: starter?.name ?? '',
        free: true,
        numOfJobs: starter?.numOfJobs ?? 0,
        maxCandidates: starter?.maxCandidates ?? 0,
        features: [],
        expireAt: at,
      }),
    'plans/subscription-ends-soon': () =>
      subscriptionEndsSoonMail(config, { plan, free: false, expireAt: at, waiting: null }),
    'plans/subscription-ends-soon, another one waits': () =>
      subscriptionEndsSoonMail(config, { plan: starter?.name ?? '', free: true, expireAt: at, waiting: plan }),
    'plans/subscription-ended': () => subscriptionEndedMail(config, { plan, free: false, endedAt: at }),
    'candidates/rejection': () =>
      rejectionMail(config, { ...candidate, interviewed: true, short: false, template: null }),
    'candidates/rejection, short': () =>
      rejectionMail(config, { ...candidate, interviewed: true, short: true, template: null }),
    'candidates/rejection, own words': () =>
      rejectionMail(config, { ...candidate, interviewed: true, short: false, template: STARTING_WORDS.REJECTION }),
    'interviews/interview-taken': () => interviewTakenMail(config, candidate),
    'interviews/interview-link, reopened': () =>
      interviewLinkMail(config, { ...candidate, token, expiresAt: at, questionCount: 8, reopened: true }),
    'interviews/interview-link': () =>
      interviewLinkMail(config, { ...candidate, token, expiresAt: at, questionCount: 8 }),
    'interviews/cv-reminder': () => cvReminderMail(config, { ...candidate, token, expiresAt: at }),
    'interviews/interview-reminder': () =>
      interviewReminderMail(config, { ...candidate, token, expiresAt: at, started: false, kind: 'ENDS' }),
    'interviews/interview-reminder, asked': () =>
      interviewReminderMail(config, { ...candidate, token, expiresAt: at, started: false, kind: 'ASKED' }),
    'interviews/interview-reminder, started': () =>
      interviewReminderMail(config, { ...candidate, token, expiresAt: at, started: true, kind: 'ENDS_AGAIN' }),
    'evaluations/candidate-to-read': () => candidateToReadMail(config, applicant),
    'opinions/opinion-given': () =>
      opinionGivenMail(config, { ...applicant, jobId: 'j1', by: 'Sami', verdict: 'DISCUSS', sentence: 'À revoir.' }),
    'opinions/comment-mention': () => commentMentionMail(config, { ...applicant, jobId: 'j1', by: 'Sami Trabelsi' }),
    'reviews/review-asked': () => reviewAskedMail(config, { ...applicant, jobId: 'j1', kind: 'CONTEST', dueAt: at }),
    'reviews/review-asked, person': () =>
      reviewAskedMail(config, { ...applicant, jobId: 'j1', kind: 'PERSON', dueAt: at }),
    'reviews/review-due': () => reviewDueMail(config, { ...applicant, jobId: 'j1', kind: 'PERSON', dueAt: at }),
    'reviews/review-received': () => reviewReceivedMail(config, { ...candidate, kind: 'CONTEST', dueAt: at }),
    'reviews/review-answered': () =>
      reviewAnsweredMail(config, {
        ...candidate,
        kind: 'CONTEST',
        answer: 'Nous avons relu vos réponses.\nVous êtes invitée.',
        page: link,
      }),
    'reviews/review-answered, on the page': () =>
      reviewAnsweredMail(config, { ...candidate, kind: 'PERSON', answer: null, page: link }),
    'interviews/waiting-list': () => waitingListMail(config, { ...candidate, template: null }),
    'interviews/waiting-list, own words': () =>
      waitingListMail(config, { ...candidate, template: STARTING_WORDS.WAITING }),
    'interviews/seat-available': () => seatAvailableMail(config, { ...candidate, token }),
    'feedback/feedback': () =>
      feedbackMail(config, {
        ...candidate,
        lines: [
          'Un point fort, «\u00a0Compétences techniques\u00a0»\u00a0: vous racontez du vécu.',
          'Vous avez écrit\u00a0: «\u00a0En mars 2023 j’ai repris le formulaire de virement.\u00a0»',
        ],
      }),
    'hindsight/hire-told': () => hireToldMail(config, candidate),
    'hindsight/hire-question': () => hireQuestionMail(config, { ...applicant, day: 30, decided: true }),
    'hindsight/hire-question, passed on': () => hireQuestionMail(config, { ...applicant, day: 90, decided: false }),
    'interviews/application-received': () => applicationReceivedMail(config, { ...candidate, promisedBy: null }),
    'interviews/application-received, promised': () =>
      applicationReceivedMail(config, { ...candidate, promisedBy: '2026-12-01' }),
    'candidates/answers-due': () =>
      answersDueMail(config, {
        answers: [
          { ...applicant, jobId: 'j1', by: '2026-12-06', broken: false },
          { ...applicant, jobId: 'j1', by: '2026-12-04', broken: true },
        ],
      }),
    'messages/group-mail, another offer': () => exampleProposal(config, candidate, STARTING_WORDS.PROPOSAL),
    'messages/group-mail': () =>
      groupMail(config, {
        ...candidate,
        proposedJobId: null,
        words: {
          subject: 'Une nouvelle pour {{prenom}}',
          text: 'Bonjour {{prenom}},\n\nNous répondrons pour {{poste}} lundi. {{entreprise}}',
        },
      }),
    'desk/digest': () => digestMail(config, { offers: digestOffers }),
    'desk/digest, one': () =>
      digestMail(config, {
        offers: [
          { jobId: 'j', job, count: 1, more: false, named: [{ candidateId: 'c', candidate: person, state: 'CLOSED' }] },
        ],
      }),
    'candidates/answers-due, one': () =>
      answersDueMail(config, { answers: [{ ...applicant, jobId: 'j1', by: '2026-12-06', broken: false }] }),
    'candidates/promise-broken': () =>
      promiseBrokenMail(config, { ...candidate, by: '2026-12-06', contact: 'rh@medina.example' }),
    'interviews/application-already-sent': () => applicationAlreadySentMail(config, { ...candidate, withdrawn: false }),
    'interviews/application-already-sent, withdrawn': () =>
      applicationAlreadySentMail(config, { ...candidate, withdrawn: true }),
    'evaluations/candidate-closed': () =>
      candidateClosedMail(config, { candidate: person, candidateId: 'c', jobId: 'j', job }),
    'evaluations/candidate-scored': () =>
      candidateScoredMail(config, {
        candidate: person,
        candidateId: 'c',
        jobId: 'j',
        job,
        score: 81,
        margin: 8,
        range: null,
        recommendation: 'À rencontrer',
      }),
    'evaluations/candidate-scored, without a CV that could be read': () =>
      candidateScoredMail(config, {
        candidate: person,
        candidateId: 'c',
        jobId: 'j',
        job,
        score: 40,
        margin: null,
        range: { low: 40, high: 62 },
        recommendation: 'À approfondir',
      }),
    'invitations/invitation': () =>
      invitationMail(config, { ...candidate, meeting: online, message, link, template: null }),
    'invitations/invitation, on site': () =>
      invitationMail(config, { ...candidate, meeting: onSite, message: '', link, template: STARTING_WORDS.INVITATION }),
    'invitations/invitation-moved': () =>
      invitationMovedMail(config, {
        ...candidate,
        before: new Date('2026-11-30T14:00:00Z'),
        meeting: onSite,
        message,
        link,
      }),
    'invitations/invitation-withdrawn': () =>
      invitationWithdrawnMail(config, { ...candidate, meeting: { ...onSite, slots: [], reply: 'NONE' } }),
    'invitations/invitation-withdrawn, before the choice of a date': () =>
      invitationWithdrawnMail(config, { ...candidate, meeting: { ...onSite, slots, reply: 'NONE' } }),
    'invitations/slots-offered': () =>
      slotsOfferedMail(config, { ...candidate, meeting: { ...online, slots, durationMinutes: 45 }, message, link }),
    'invitations/slots-offered, again': () =>
      slotsOfferedMail(config, {
        ...candidate,
        meeting: { ...onSite, slots, durationMinutes: 30 },
        message: '',
        link,
        again: true,
      }),
    'invitations/slot-chosen': () => slotChosenMail(config, { ...candidate, meeting: online, before: null, link }),
    'invitations/slot-chosen, another one': () =>
      slotChosenMail(config, { ...candidate, meeting: online, before: new Date('2026-11-30T14:00:00Z'), link }),
    'invitations/candidate-replied, moved': () =>
      candidateRepliedMail(config, {
        ...replied,
        reply: 'ACCEPTED',
        invitationId: 'i',
        open: false,
        before: new Date('2026-11-30T14:00:00Z'),
      }),
    'invitations/candidate-replied, no slot suits': () =>
      candidateRepliedMail(config, {
        ...replied,
        reply: 'DECLINED',
        invitationId: 'i',
        open: true,
        note: 'Je travaille en semaine, le samedi me convient.',
      }),
    'invitations/invitation-reminder': () =>
      invitationReminderMail(config, { ...candidate, meeting: online, reply: 'ACCEPTED', due: 'day', link }),
    'invitations/invitation-reminder, two hours before, without an answer': () =>
      invitationReminderMail(config, { ...candidate, meeting: onSite, reply: 'NONE', due: 'soon', link }),
    'invitations/meeting-ahead': () =>
      meetingAheadMail(config, { ...replied, reply: 'ACCEPTED', due: 'day', invitationId: 'i' }),
    'invitations/meeting-ahead, two hours before, without an answer': () =>
      meetingAheadMail(config, { ...replied, reply: 'NONE', due: 'soon', invitationId: 'i' }),
    'invitations/colleague-meeting': () =>
      colleagueMeetingMail(config, { ...replied, change: 'INVITED', invitationId: 'i' }),
    'invitations/colleague-meeting, changed': () =>
      colleagueMeetingMail(config, { ...replied, change: 'MOVED', invitationId: 'i' }),
    'invitations/colleague-meeting, cancelled': () =>
      colleagueMeetingMail(config, { ...replied, change: 'CANCELLED', invitationId: 'i' }),
    'invitations/outcome-asked': () =>
      outcomeAskedMail(config, { candidate: person, job, meeting: onSite, invitationId: 'i' }),
    'invitations/candidate-replied': () =>
      candidateRepliedMail(config, { ...replied, reply: 'ACCEPTED', invitationId: 'i', open: false }),
    'invitations/candidate-replied, declined': () =>
      candidateRepliedMail(config, { ...replied, reply: 'DECLINED', invitationId: 'i', open: false }),
    'own-data/application-withdrawn': () =>
      applicationWithdrawnMail(config, { ...candidate, meeting: at, resumable: true, keptUntil: at }),
    'own-data/application-withdrawn, before the end': () =>
      applicationWithdrawnMail(config, { ...candidate, meeting: null, resumable: false, keptUntil: at }),
    'own-data/candidate-withdrew': () =>
      candidateWithdrewMail(config, { candidate: person, candidateId: 'c', job, jobId: 'j', meeting: at }),
    'own-data/new-own-data-link': () => newOwnDataLinkMail(config, candidate),
    'own-data/meeting-off': () => meetingOffMail(config, { job, date: at }),
  };
}
export const gallery = galleryOf(NAMES);

/** Files of `features/…/mails/` that are not a mail, but a part of several. */
export const PARTS: readonly string[] = ['invitations/calendar-attachment', 'invitations/meeting'];
/** Whether the mail goes to a candidate. */
export const toCandidate = (name: string): boolean =>
  /^(interviews|feedback|messages)\/|^candidates\/(rejection|promise)|^hindsight\/hire-told|^invitations\/(invitation|slot)|^own-data\/(application|new-own-data-link)|^reviews\/review-(received|answered)/.test(
    name,
  );
