/** Where the session is stored; the specification fixes these three keys. app/theme-boot.ts knows the first one. */
export const SESSION_KEYS = { token: 'jwtToken', userId: 'userId', onBoardingStatus: 'onBoardingStatus' } as const;
