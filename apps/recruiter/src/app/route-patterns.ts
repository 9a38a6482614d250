import { paths } from '@kafaa/web-kit/paths';

/** The paths that this app renders; the server has the same list. Matching is case-insensitive. */
export const guestPaths = [
  paths.signup,
  paths.login,
  paths.signin,
  paths.verify,
  paths.forgotPassword,
  paths.resetPassword,
] as const;

export const privatePaths = [
  paths.onBoarding,
  paths.jobs,
  paths.interviews,
  '/InterViewChat/:candidateId?',
  paths.pricing,
  paths.createJob,
  paths.dashboard,
  paths.fairness,
  paths.instructions,
  paths.settings,
  '/Jobs/:jobId/Questions',
  '/Jobs/:jobId/Modifier',
  '/Jobs/:jobId/Affiche',
] as const;

export const routePatterns = [...guestPaths, ...privatePaths].map((path) => ({ path }));
