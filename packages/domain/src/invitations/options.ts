export const INTERVIEW_TYPES = ['ONLINE', 'IN_PERSON'] as const;
export type InterviewType = (typeof INTERVIEW_TYPES)[number];
export const INTERVIEW_TYPE_LABELS: Readonly<Record<InterviewType, string>> = {
  ONLINE: 'En ligne',
  IN_PERSON: 'En présentiel',
};

/** The candidate's reply to an invitation. */
export const INVITATION_REPLIES = ['NONE', 'ACCEPTED', 'DECLINED'] as const;
export type InvitationReply = (typeof INVITATION_REPLIES)[number];

export const REPLY_STATES = ['UPCOMING', 'PAST', 'WITHDRAWN'] as const;

/** Meetings are entered and shown in the company's time zone, which is named beside the time. */
export const COMPANY_ZONE = 'Africa/Tunis';
export const COMPANY_ZONE_LABEL = 'heure de Tunis';

export const TIME_STEP_MINUTES = 15;
/** Length of calendar entries; the form does not ask for one. */
export const MEETING_MINUTES = 60;
/** Days after the meeting during which its link still shows it. */
export const REPLY_LINK_DAYS = 90;

export const MAX_PLACE_LENGTH = 500;
export const MAX_MESSAGE_LENGTH = 2000;
/** The list is sorted newest first, so that only entries years back are left out. */
export const MAX_LISTED = 1000;
