/** INVITED: has not answered the invitation. LEFT: has left or was removed; the name stays on what the person did. */
export const MEMBER_STATES = ['INVITED', 'ACTIVE', 'LEFT'] as const;

/** Purpose of a single-use link of an account. */
export const ACCOUNT_TOKENS = ['CONFIRM', 'RESET', 'INVITE'] as const;
export type AccountToken = (typeof ACCOUNT_TOKENS)[number];

/** The proof of the account with which a person linked an identity: its password, its address at a trusted provider, or an invitation to it. */
export const IDENTITY_PROOFS = ['PASSWORD', 'ADDRESS', 'INVITATION'] as const;
export type IdentityProof = (typeof IDENTITY_PROOFS)[number];

/** When a person is mailed about finished interviews: about each at once, once a day about all, or never. */
export const INTERVIEW_MAILS = ['EACH', 'DAILY', 'NEVER'] as const;
export type InterviewMails = (typeof INTERVIEW_MAILS)[number];
