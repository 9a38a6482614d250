import type { AUTHENTICITY_TIERS } from './options.ts';

/** The note without the recommendation it opens with, which is shown by itself; one entry a paragraph. */
export function noteParagraphs(note: string, recommendation: string): string[] {
  const rest = note.startsWith(recommendation) ? note.slice(recommendation.length).replace(/^[\s.:,–—-]+/u, '') : note;
  return rest
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.charAt(0).toUpperCase() + paragraph.slice(1));
}

/** How many signals of writing there are, in words. */
export const TIER_TEXT: Readonly<Record<(typeof AUTHENTICITY_TIERS)[number], string>> = {
  none: 'Aucun signal relevé',
  low: 'Signaux faibles',
  medium: 'Signaux moyens',
  high: 'Signaux forts',
};

/** « 4 points retirés du score. » */
export function deductionText(deduction: number): string {
  if (deduction === 0) return 'Aucun point retiré du score.';
  const plural = deduction >= 2 ? 's' : '';
  return `${String(deduction).replace('.', ',')} point${plural} retiré${plural} du score.`;
}
