/** Storage keys of the session; the specification fixes all but the role. app/theme-boot.ts repeats the first one. */
export const SESSION_KEYS = {
  token: 'jwtToken',
  userId: 'userId',
  onBoardingStatus: 'onBoardingStatus',
  role: 'role',
} as const;
