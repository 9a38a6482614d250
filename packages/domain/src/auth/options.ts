/** INVITED: has not answered the invitation. LEFT: has left or was removed; the name stays on what the person did. */
export const MEMBER_STATES = ['INVITED', 'ACTIVE', 'LEFT'] as const;

/** What a single-use link of an account is for. */
export const ACCOUNT_TOKENS = ['CONFIRM', 'RESET', 'INVITE'] as const;
export type AccountToken = (typeof ACCOUNT_TOKENS)[number];

/** When a person is mailed about finished interviews: about each at once, once a day about all, or never. */
export const INTERVIEW_MAILS = ['EACH', 'DAILY', 'NEVER'] as const;
export type InterviewMails = (typeof INTERVIEW_MAILS)[number];
