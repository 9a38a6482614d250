import type { Interview } from '@kafaa/domain/interviews/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Deps } from '#/deps';
import { isUnavailable } from '#/platform/failures';
import { getInterview } from './service.ts';

/**
 * The interview that a link opens while it has not begun, for the page that the server draws. Null for one that runs, of
 * which the phone may know more, and wherever the page's own script must say what is the matter.
 */
export async function waitingInterview(deps: Deps, token: string): Promise<Interview | null> {
  try {
    const interview = await getInterview(deps, token);
    return interview.startedAt === null ? interview : null;
  } catch (error) {
    if (error instanceof AppError || isUnavailable(error)) return null;
    throw error;
  }
}
