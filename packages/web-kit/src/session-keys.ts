/** Storage keys of the session, fixed by the specification. app/theme-boot.ts repeats the first one. */
export const SESSION_KEYS = { token: 'jwtToken', userId: 'userId', onBoardingStatus: 'onBoardingStatus' } as const;
