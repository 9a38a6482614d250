import type { CvText } from '@kafaa/interviewer/contract';

/** Maximum number of texts that a process keeps in memory, and the time after which it forgets each. */
export const KEPT_TEXTS = 20;
export const KEPT_MS = 10 * 60 * 1000;

interface Kept {
  readonly text: CvText;
  readonly forgetting: NodeJS.Timeout;
}

/** Memory for the texts of the last files. Each text has a timer, because a quiet server may get no further file that replaces it. */
export function recentTexts(): { find(key: string): CvText | undefined; keep(key: string, text: CvText): void } {
  const kept = new Map<string, Kept>();
  const forget = (key: string) => {
    clearTimeout(kept.get(key)?.forgetting);
    kept.delete(key);
  };
  return {
    find: (key) => kept.get(key)?.text,
    keep(key, text) {
      forget(key);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= KEPT_TEXTS) forget(oldest);
      kept.set(key, { text, forgetting: setTimeout(() => forget(key), KEPT_MS).unref() });
    },
  };
}
