import type { OnboardingPayload } from '@kafaa/domain/companies/schema';
import type { InterviewType, InvitationReply } from '@kafaa/domain/invitations/options';
import type { CreateJobPayload } from '@kafaa/domain/jobs/schema';

/** Days before the seeding (at least one, so that nothing lies in the future) and the time in Tunis. */
export type Moment = readonly [daysAgo: number, time: string];

/** Way in which the answers were entered. It determines the simulated device measurements. */
export type Writing = 'keyboard' | 'phone' | 'pasted';

export interface ExampleCandidate {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly applied: Moment;
  readonly started?: Moment;
  readonly writing?: Writing;
  /**
   * Answers by what the question measures: « Motivation », the name of a soft skill, value or skill, or « Séniorité »
   * for the scenario. Without `cv` the interview stops after them.
   */
  readonly answers?: Readonly<Record<string, string>>;
  /** File in apps/server/example/cvs; a candidate with a CV has completed the interview. */
  readonly cv?: string;
  readonly status?: 'REJECTED';
  /** The recruiter's note on why they rejected the candidate. */
  readonly rejectionReason?: string;
  /** Meetings with a person, in the order of their invitations; the first one sets the status « Invité ». */
  readonly meetings?: readonly ExampleMeeting[];
}

export interface ExampleMeeting {
  readonly invited: Moment;
  /** Working days after the seeding (before it when negative), so that no meeting is on a weekend; and the time in Tunis. */
  readonly on: readonly [workingDays: number, time: string];
  readonly type: InterviewType;
  readonly place: string;
  readonly message?: string;
  readonly reply?: { readonly at: Moment; readonly answer: Exclude<InvitationReply, 'NONE'> };
}

export interface ExampleOffer {
  readonly published: Moment;
  readonly job: CreateJobPayload;
  readonly candidates: readonly ExampleCandidate[];
}

export const EXAMPLE_COMPANY = {
  name: 'Medina Digital',
  phone: '71000120',
  address: '14 rue de Palestine, Lafayette',
  city: 'Tunis',
};

export const EXAMPLE_IDENTITY: OnboardingPayload = {
  companyDescription:
    'Medina Digital refait, écran par écran, les services en ligne de trois banques et d’un assureur tunisiens. Nous sommes 38, installés à Lafayette depuis 2017\u00a0: designers, développeurs, et une équipe de relation clients qui répond elle-même aux utilisateurs de ce que nous construisons. Nous testons chaque écran sur des téléphones à 400 dinars, nous annonçons les retards le jour où nous les voyons, et chacun consacre un vendredi sur deux à apprendre.',
  industry: 'Technologie',
  companySize: '11-50',
  companyValues: ['Transparence', 'Orientation client', 'Responsabilité', 'Esprit de croissance'],
};
