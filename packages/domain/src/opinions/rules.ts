import { MAX_MENTIONS, OPINION_LINK_DAYS, type OPINION_LINK_STATES } from './options.ts';
import { DAY_MS } from '#/kernel/time';

/** Returns the time at which a link created at `madeAt` ends by itself. */
export const opinionLinkEnd = (madeAt: Date): Date => new Date(madeAt.getTime() + OPINION_LINK_DAYS * DAY_MS);

export function opinionLinkState(
  { endsAt, revokedAt }: { readonly endsAt: Date; readonly revokedAt: Date | null },
  now: Date,
): (typeof OPINION_LINK_STATES)[number] {
  if (revokedAt) return 'REVOKED';
  return endsAt > now ? 'OPEN' : 'ENDED';
}

const WORD = /[\p{L}\p{N}]/u;

/** Whether the text contains `@label` as a whole: « @Sami » does not mention « Samira », nor « @Samira » « Sami ». */
function isMentioned(text: string, label: string): boolean {
  const mark = `@${label.toLowerCase()}`;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1))
    if (!WORD.test(text[at - 1] ?? ' ') && !WORD.test(text[at + mark.length] ?? ' ')) return true;
  return false;
}

/** Returns the given people whom the text mentions. Nobody else can be mentioned, so `@` before another name is only text. */
export function mentionedIn<T extends { readonly label: string }>(text: string, people: readonly T[]): T[] {
  const read = text.toLowerCase();
  return people.filter(({ label }) => label !== '' && isMentioned(read, label)).slice(0, MAX_MENTIONS);
}
