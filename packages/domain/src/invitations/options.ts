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

/** Outcome of a meeting, as recorded by the company. */
export const MEETING_OUTCOMES = ['HELD', 'NO_SHOW', 'POSTPONED'] as const;
export type MeetingOutcome = (typeof MEETING_OUTCOMES)[number];
export const MEETING_OUTCOME_LABELS: Readonly<Record<MeetingOutcome, string>> = {
  HELD: 'Oui',
  NO_SHOW: 'La personne n’est pas venue',
  POSTPONED: 'Il est reporté',
};

/** Reminders to both sides, in hours before the meeting. */
export const REMINDER_HOURS = { day: 24, soon: 2 } as const;
/** Hours in Tunis between which no reminder is sent. */
export const QUIET_HOURS = { from: 21, until: 8 } as const;

/** Meetings are entered and shown in the company's time zone, which is named beside the time. */
export const COMPANY_ZONE = 'Africa/Tunis';
export const COMPANY_ZONE_LABEL = 'heure de Tunis';

export const TIME_STEP_MINUTES = 15;
/** Default length of a meeting, in minutes. */
export const MEETING_MINUTES = 60;
export const DURATIONS = [15, 20, 30, 45, 60, 90, 120] as const;
export const MIN_DURATION_MINUTES = 5;
export const MAX_DURATION_MINUTES = 480;

/** Maximum number of dates that an invitation offers to choose from. */
export const MAX_SLOTS = 3;
/** Maximum number of choices: a candidate chooses a slot, and may move once to another. */
export const MAX_SLOT_CHOICES = 2;
/** Number of hours before a meeting until which the candidate may move it. */
export const MOVE_UNTIL_HOURS = 24;
/** Number of days after the meeting during which its link still shows it. */
export const REPLY_LINK_DAYS = 90;

export const MAX_PLACE_LENGTH = 500;
export const MAX_MESSAGE_LENGTH = 2000;
/** Maximum length of the sentence that a candidate adds to « aucun ne me convient ». */
export const MAX_NOTE_LENGTH = 300;
/** Maximum number of listed invitations. The list is sorted newest first, so that only entries years back are left out. */
export const MAX_LISTED = 1000;
