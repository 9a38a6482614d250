import { beginProvider } from '@kafaa/domain/auth/api';
import { call } from '@kafaa/web-kit/api';

const KEY = 'kafaa-provider';

/** An invitation to a team that the person accepts with an identity. */
export interface Joining {
  readonly token: string;
  readonly name?: string | undefined;
}

interface Attempt {
  /** Sealed by the server. */
  readonly attempt: string;
  readonly joining?: Joining | undefined;
}

/** Keeps the attempt in this tab and goes to the provider's page. Storage that is forbidden is an error: the return would be lost. */
export async function goToProvider(joining?: Joining): Promise<void> {
  const { url, attempt } = await call(beginProvider, {});
  sessionStorage.setItem(KEY, JSON.stringify({ attempt, joining } satisfies Attempt));
  location.assign(url);
}

/** The attempt of this tab, once. */
export function takeAttempt(): Attempt | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? undefined : (JSON.parse(kept) as Attempt);
  } catch {
    return undefined;
  }
}
