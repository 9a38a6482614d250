import { beginProvider } from '@kafaa/domain/auth/api';
import { call } from '@kafaa/web-kit/api';

const KEY = 'kafaa-provider';

/** An invitation to a team that the person accepts with an identity. */
export interface Joining {
  readonly token: string;
  readonly name?: string | undefined;
}

interface Attempt {
  /** State of the log-in attempt, sealed by the server. */
  readonly attempt: string;
  readonly joining?: Joining | undefined;
}

/**
 * Stores the attempt in this tab and goes to the provider's page. Throws if storage is forbidden, because the return could not be
 * checked.
 */
export async function goToProvider(joining?: Joining): Promise<void> {
  const { url, attempt } = await call(beginProvider, {});
  sessionStorage.setItem(KEY, JSON.stringify({ attempt, joining } satisfies Attempt));
  location.assign(url);
}

/** Returns the attempt of this tab and deletes it. */
export function takeAttempt(): Attempt | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? undefined : (JSON.parse(kept) as Attempt);
  } catch {
    return undefined;
  }
}
