import { rejectCandidates } from '#/features/candidates/decision-service';
import { openSession } from '#/features/auth/service';
import { confirmAccount, signUp } from '#/features/auth/signup-service';
import { completeOnboarding } from '#/features/companies/service';
import { openLink } from '#/features/interviews/links-service';
import { register } from '#/features/interviews/registration-service';
import { completeInterview, saveAnswer, startInterview } from '#/features/interviews/service';
import { replyLink } from '#/features/invitations/links-service';
import { inviteCandidate, sendReply } from '#/features/invitations/service';
import { createJob } from '#/features/jobs/service';
import { getJobQuestions } from '#/features/jobs/sheet-service';
import { activateSubscription } from '#/features/plans/operator-service';
import { requestPlan } from '#/features/plans/service';
import { EXAMPLE_LOGIN } from '#/platform/process/example-login';
import { REGISTRATION_CONSENT_VERSION } from '@kafaa/domain/candidates/texts';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { interviewDateText } from '@kafaa/domain/invitations/rules';
import { defaultGreeting } from '@kafaa/domain/invitations/texts';
import type { PlanId } from '@kafaa/domain/plans/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { accountant } from './accountant.ts';
import { clientCare } from './client-care.ts';
import { designer } from './designer.ts';
import {
  EXAMPLE_COMPANY,
  EXAMPLE_IDENTITY,
  type ExampleCandidate,
  type ExampleMeeting,
  type ExampleOffer,
  type Moment,
} from './example.ts';
import { frontEnd } from './front-end.ts';
import { intern } from './intern.ts';
import { answersFor, behaviourOf } from './interview.ts';
import { instantOf, type Past, workingDay } from './past.ts';
import { support } from './support.ts';

export const OFFERS: readonly ExampleOffer[] = [frontEnd, clientCare, accountant, support, designer, intern];

/** Moment of the company's sign-up, the first event of the example. */
export const FIRST_MOMENT: Moment = [24, '09:04'];
/** The upgrade to the second plan, once the three job offers of the first plan are published. */
const UPGRADE: Moment = [7, '09:10'];

interface Happening {
  readonly at: Moment;
  readonly run: () => Promise<void>;
}

/** Replays three weeks of the example company through the services, each event at its time, up to today. */
export async function playExample(
  past: Past,
  { now, cvs }: { now: Date; cvs: ReadonlyMap<string, Uint8Array> },
): Promise<void> {
  past.clock.set(instantOf(FIRST_MOMENT, now));
  const recruiter = await openCompany(past);
  const { companyId } = recruiter;
  const links = new Map<ExampleCandidate, string>();
  const jobIds = new Map<ExampleOffer, string>();
  const happenings: Happening[] = [{ at: UPGRADE, run: () => subscribe(past, companyId, 'entreprise') }];
  for (const offer of OFFERS) {
    const jobId = () => found(jobIds.get(offer));
    happenings.push({
      at: offer.published,
      run: async () => void jobIds.set(offer, (await createJob(past.deps, { companyId, offers: null }, offer.job)).id),
    });
    for (const candidate of offer.candidates) {
      const { firstName, lastName, email, phone, applied, started, status } = candidate;
      const link = () => found(links.get(candidate));
      const apply = async () => {
        await register(past.deps, {
          jobId: jobId(),
          firstName,
          lastName,
          email,
          phone,
          consentVersion: REGISTRATION_CONSENT_VERSION,
        });
        links.set(candidate, past.lastToken());
      };
      happenings.push({ at: applied, run: apply });
      if (!started) continue;
      happenings.push({
        at: started,
        run: () => interview(past, { companyId, jobId: jobId(), offer, candidate, link: link(), cvs }),
      });
      const candidateId = async () => (await openLink(past.deps, link())).candidateId;
      for (const meeting of candidate.meetings ?? []) {
        happenings.push(...meet(past, { recruiter, candidateId, firstName, meeting, now }));
      }
      if (!status) continue;
      const decide = async () => {
        const ids = [await candidateId()];
        await rejectCandidates(past.deps, { ...recruiter, ids, reason: candidate.rejectionReason });
      };
      happenings.push({ at: [started[0] - 1, '09:40'], run: decide });
    }
  }
  for (const { at, run } of happenings.toSorted(
    (a, b) => instantOf(a.at, now).getTime() - instantOf(b.at, now).getTime(),
  )) {
    past.clock.set(instantOf(at, now));
    await run();
    await past.settle();
  }
}

interface Meeting {
  readonly recruiter: Recruiter;
  readonly candidateId: () => Promise<string>;
  readonly firstName: string;
  readonly meeting: ExampleMeeting;
  readonly now: Date;
}

/** Returns an invitation and, if the candidate replies, the reply. The reply is sent through the link in the mail. */
function meet(past: Past, { recruiter, candidateId, firstName, meeting, now }: Meeting): Happening[] {
  const { invited, on, type, place, message, reply } = meeting;
  const interviewDate = workingDay(...on, now);
  let id = '';
  const invite = async () => {
    const { interviewInvitation } = await inviteCandidate(past.deps, recruiter, {
      candidateId: await candidateId(),
      interviewType: type,
      interviewPlace: place,
      interviewDate: interviewDateText(interviewDate),
      customMessage: message ?? defaultGreeting(firstName),
    });
    id = interviewInvitation.id;
  };
  const answer = async () => {
    if (!reply) return;
    const link =
      replyLink(past.deps, { companyId: recruiter.companyId, id, sequence: 0, interviewDate }).split('/').at(-1) ?? '';
    await sendReply(past.deps, link, { reply: reply.answer, sequence: 0 });
  };
  return [{ at: invited, run: invite }, ...(reply ? [{ at: reply.at, run: answer }] : [])];
}

/** The example company and its account. */
interface Recruiter {
  readonly companyId: CompanyId;
  readonly userId: string;
}

async function openCompany(past: Past): Promise<Recruiter> {
  const { email: userName, password } = EXAMPLE_LOGIN;
  const { address: adresse, ...company } = EXAMPLE_COMPANY;
  await signUp(past.deps, { userName, password, adresse, ...company });
  const token = past.lastToken();
  await past.settle();
  past.clock.wind(240);
  const { accessToken } = await confirmAccount(past.deps, token, { password, device: null });
  const { companyId, userId } = found(await openSession(past.deps, accessToken));
  past.clock.wind(600);
  await completeOnboarding(past.deps, companyId, EXAMPLE_IDENTITY);
  await subscribe(past, companyId, 'basic');
  return { companyId, userId };
}

async function subscribe(past: Past, companyId: CompanyId, plan: PlanId): Promise<void> {
  const { subscription } = await requestPlan(past.deps, companyId, plan);
  await past.settle();
  past.clock.wind(2400);
  await activateSubscription(past.deps, companyId, subscription.id);
}

interface Sitting {
  readonly companyId: CompanyId;
  readonly jobId: string;
  readonly offer: ExampleOffer;
  readonly candidate: ExampleCandidate;
  readonly link: string;
  readonly cvs: ReadonlyMap<string, Uint8Array>;
}

/** Answers the questions one by one at the candidate's writing speed, then sends the CV if the candidate has one. */
async function interview(past: Past, { companyId, jobId, offer, candidate, link, cvs }: Sitting): Promise<void> {
  const { writing = 'keyboard', cv } = candidate;
  const { questions, interviewLanguage: language } = await getJobQuestions(past.deps, { companyId, jobId });
  await startInterview(past.deps, link, { consentVersion: CONSENT_VERSION });
  const answers = answersFor(questions, { language, candidate });
  for (const [position, answer] of answers.entries()) {
    const behaviour = behaviourOf(answer, writing);
    past.clock.wind(behaviour.latencySeconds + (60 * answer.length) / behaviour.charsPerMinute);
    await saveAnswer(past.deps, link, position, { answer, revision: answer.length, behaviour });
  }
  if (cv === undefined) return;
  past.clock.wind(75);
  await completeInterview(past.deps, {
    token: link,
    answers: [],
    cv: { name: cv, bytes: found(cvs.get(cv), `${offer.job.title}: ${cv}`) },
  });
}

function found<T>(value: T | null | undefined, what = 'the result of a previous step'): T {
  if (value === null || value === undefined) throw new Error(`example data: ${what} is missing (seed.found)`);
  return value;
}
