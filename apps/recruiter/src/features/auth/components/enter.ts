import type { LoginAnswer } from '@kafaa/domain/auth/schema';
import { navigate } from '#/lib/place';
import { paths } from '@kafaa/web-kit/paths';
import { openSession } from '@kafaa/web-kit/session';
import { toast } from '@kafaa/web-kit/toast';
import { NO_ACCESS_TOKEN } from './auth-messages.ts';

const ERROR_TOAST_MS = 2000;

export const fail = (message: string) => toast.error(message, { duration: ERROR_TOAST_MS });

/** Opens the session of a log-in; the page's guard then redirects. A person with several companies gets the page to choose one. */
export function enter(answer: LoginAnswer) {
  if (!answer.accessToken) {
    fail(NO_ACCESS_TOKEN);
    return;
  }
  toast.success('Connexion réussie');
  if (answer.companies.length > 1) navigate(paths.login, { replace: true, state: { from: paths.companies } });
  openSession(answer);
}
