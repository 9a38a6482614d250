import type { Interview } from '@kafaa/domain/interviews/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Deps } from '#/deps';
import { isUnavailable } from '#/platform/diagnostics/failures';
import { getInterview } from './service.ts';

/**
 * Returns the interview of a link for server rendering. Null for a started interview, because the phone may have newer state; for one that
 * the page first asks to confirm; and for errors, which the page's own script shows.
 */
export async function waitingInterview(deps: Deps, token: string): Promise<Interview | null> {
  try {
    const interview = await getInterview(deps, token);
    return interview.startedAt === null && !interview.begun ? interview : null;
  } catch (error) {
    if (error instanceof AppError || isUnavailable(error)) return null;
    throw error;
  }
}
