/** INVITED: has not answered the invitation. LEFT: has left or was removed; the name stays on what the person did. */
export const MEMBER_STATES = ['INVITED', 'ACTIVE', 'LEFT'] as const;

/** What a single-use link of an account is for. */
export const ACCOUNT_TOKENS = ['CONFIRM', 'RESET', 'INVITE'] as const;
export type AccountToken = (typeof ACCOUNT_TOKENS)[number];
