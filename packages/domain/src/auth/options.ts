/**
 * State of a person in the team. INVITED: the person has not answered the invitation. LEFT: the person has left or was removed;
 * the name stays on the person's actions.
 */
export const MEMBER_STATES = ['INVITED', 'ACTIVE', 'LEFT'] as const;

/** Purpose of a single-use link of an account. */
export const ACCOUNT_TOKENS = ['CONFIRM', 'RESET', 'INVITE'] as const;
export type AccountToken = (typeof ACCOUNT_TOKENS)[number];

/** Proof for linking an identity to an account: the account's password, its address at a trusted provider, or an invitation to it. */
export const IDENTITY_PROOFS = ['PASSWORD', 'ADDRESS', 'INVITATION'] as const;
export type IdentityProof = (typeof IDENTITY_PROOFS)[number];

/** Frequency of a person's mails about finished interviews: one mail per interview, one mail a day, or none. */
export const INTERVIEW_MAILS = ['EACH', 'DAILY', 'NEVER'] as const;
export type InterviewMails = (typeof INTERVIEW_MAILS)[number];
