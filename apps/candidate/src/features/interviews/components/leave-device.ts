import { clearDraft } from '@kafaa/web-kit/draft';
import type { InterviewController } from '../interview-controller.ts';

/** Prefix of the stored keys, as in `answer-store.ts`. Importing it from there would put the store into a chunk of its own. */
const ROOT = 'kafaa.entretien.';

/** The token in the page's address. */
export const linkToken = () => location.pathname.split('/').at(2) ?? '';

/** Removes every stored key of the interview; without a working storage there is none. */
function forget(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${ROOT}${linkToken()}.`)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there is nothing to remove.
  }
}

/** Removes the interview, and the form that led to it, from this device, and leaves its page for good. */
export function leaveDevice(controller: InterviewController, jobId: string): void {
  controller.dispose();
  forget();
  for (const key of ['apply', 'applied', 'begun']) clearDraft({ area: 'session', key: `${key}.${jobId}` });
  // Replaced, so that « back » does not lead to the ended link.
  location.replace(`/Apply/${jobId}`);
}
