export const INTERVIEW_TYPES = ['ONLINE', 'IN_PERSON'] as const;
export type InterviewType = (typeof INTERVIEW_TYPES)[number];
export const INTERVIEW_TYPE_LABELS: Readonly<Record<InterviewType, string>> = {
  ONLINE: 'En ligne',
  IN_PERSON: 'En présentiel',
};

/** What the candidate answered to an invitation. */
export const INVITATION_REPLIES = ['NONE', 'ACCEPTED', 'DECLINED'] as const;
export type InvitationReply = (typeof INVITATION_REPLIES)[number];

export const REPLY_STATES = ['UPCOMING', 'PAST', 'WITHDRAWN'] as const;

/** Appointments are made and shown in the company's zone, named beside the hour. */
export const COMPANY_ZONE = 'Africa/Tunis';
export const COMPANY_ZONE_LABEL = 'heure de Tunis';

export const TIME_STEP_MINUTES = 15;
/** What a calendar reserves: nobody is asked for the length of a meeting. */
export const MEETING_MINUTES = 60;
/** How long after the meeting its link still says what it was. */
export const REPLY_LINK_DAYS = 90;

export const MAX_PLACE_LENGTH = 500;
export const MAX_MESSAGE_LENGTH = 2000;
/** Newest first, so that what is left out of the list lies years back. */
export const MAX_LISTED = 1000;
