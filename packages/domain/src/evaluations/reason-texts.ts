import type { AUTHENTICITY_TIERS } from './options.ts';
import type { EvaluationView } from './schema.ts';

/** The note's paragraphs without the leading recommendation, which is shown separately. */
export function noteParagraphs(note: string, recommendation: string): string[] {
  const rest = note.startsWith(recommendation) ? note.slice(recommendation.length).replace(/^[\s.:,–—-]+/u, '') : note;
  return rest
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.charAt(0).toUpperCase() + paragraph.slice(1));
}

/** Returns the notice for an evaluation whose levels follow the company's own thresholds. Empty for other evaluations. */
export function houseText(house: { readonly levels: number } | undefined): string {
  if (!house) return '';
  return `Niveaux des critères et recommandation suivent les seuils de l’entreprise, réglés sur ${house.levels} de ses niveaux. Les points restent ceux du moteur.`;
}

const TO_ASK = /^À lui demander(?: aussi)?\s*:\s*/u;

/** Splits the note into statements about the candidate and questions to ask in the meeting. */
export function noteParts(note: string, recommendation: string): { paragraphs: string[]; questions: string[] } {
  const all = noteParagraphs(note, recommendation);
  return {
    paragraphs: all.filter((paragraph) => !TO_ASK.test(paragraph)),
    questions: all
      .filter((paragraph) => TO_ASK.test(paragraph))
      .map((paragraph) => paragraph.replace(TO_ASK, ''))
      .map((question) => question.charAt(0).toUpperCase() + question.slice(1)),
  };
}

/** The engine's sentence on one answer: « La mieux notée, « question » : « answer » (réponse 5). » */
const ANSWERED = /^(La|Parmi les) ((?:moins bien|mieux) notées?), («[^«»]*»)\u00A0: («.*)$/su;

/**
 * Puts the candidate's words before the question, because a list shows only the beginning of the sentence:
 * « Réponse la mieux notée : « answer » (réponse 5), à la question « question ». »
 */
function wordsFirst(sentence: string): string {
  const [, article, rated = '', question = '', answer = ''] = ANSWERED.exec(sentence) ?? [];
  if (article === undefined) return sentence;
  const lead = article === 'La' ? 'Réponse la' : 'Parmi les réponses les';
  return `${lead} ${rated}\u00A0: ${answer.replace(/\.$/u, '')}, à la question ${question}.`;
}

/** Returns the first sentence about the candidate in the note, the candidate's words first. Null for an empty note. */
export function firstReason(note: string, recommendation: string): string | null {
  const [first = ''] = noteParts(note, recommendation).paragraphs;
  // Full stops within quotes are masked, so that only the end of the note's own sentence is found.
  const end = first.replace(/«[^«»]*»/gu, (quote) => '«'.padEnd(quote.length, '_')).search(/[.!?…](?=\s)/u);
  return wordsFirst(end < 0 ? first : first.slice(0, end + 1)) || null;
}

/** The strength of the writing signals in words. */
export const TIER_TEXT: Readonly<Record<(typeof AUTHENTICITY_TIERS)[number], string>> = {
  none: 'Rien à signaler',
  low: 'Signaux faibles',
  medium: 'Signaux moyens',
  high: 'Signaux forts',
};

/** Says how many points were deducted, or that a person gave them back. Empty if there are neither points nor signals. */
export function deductionText({
  tier,
  deduction,
  waived,
}: Pick<EvaluationView['authenticity'], 'tier' | 'deduction' | 'waived'>): string {
  if (deduction === 0) return tier === 'none' ? '' : 'Aucun point retiré du score.';
  const plural = deduction >= 2 ? 's' : '';
  const points = `${String(deduction).replace('.', ',')} point${plural}`;
  return waived ? `${points} rendu${plural} au score par décision humaine.` : `${points} retiré${plural} du score.`;
}

/** Formats a share of the overall score as « 17,5 % ». */
export function weightText(weight: number): string {
  return `${String(weight).replace('.', ',')}\u00a0%`;
}
