import { excerpt } from './job-facts.ts';

const LEAD_LENGTH = 260;

/** Keeps as many whole sentences as fit on the poster; if the first one is too long, it is cut at a word. */
export function posterLead(description: string): string {
  const text = excerpt(description);
  if (text.length <= LEAD_LENGTH) return text;
  const cut = text.slice(0, LEAD_LENGTH);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('\u202F! '), cut.lastIndexOf('\u202F? '));
  return end > LEAD_LENGTH / 3 ? cut.slice(0, end + 1).trim() : `${cut.replace(/(?<!\s)\s+\S*$/, '')}…`;
}
