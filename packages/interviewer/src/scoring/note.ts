import type {
  AnswerEvaluation,
  Authenticity,
  CvFacts,
  DimensionEvaluation,
  Exchange,
  Recommendation,
} from '../contract.ts';
import { CV_WARNING_TEXT } from '../cv/warnings.ts';
import { subjectOf } from './subject.ts';

const LABELS: Readonly<Record<string, string>> = {
  experienceMatch: 'l’expérience',
  technicalSkillsMatch: 'les compétences techniques',
  educationMatch: 'la formation',
  languageMatch: 'les langues',
  seniorityMatch: 'la séniorité',
  mindsetScore: 'l’état d’esprit',
  cultureFit: 'l’adéquation aux valeurs',
  communicationSkills: 'la communication',
};

const OPENING: Readonly<Record<Recommendation, string>> = {
  'À rencontrer': 'les réponses apportent des preuves solides pour ce poste.',
  'À approfondir': 'le dossier a des points solides, d’autres restent à vérifier de vive voix.',
  'Peu adapté au poste': 'les réponses apportent peu de preuves pour ce poste.',
  'Preuves insuffisantes': 'trop peu d’éléments pour donner un score d’ensemble.',
};

/** What the note begins with. */
export function openingOf(recommendation: Recommendation): string {
  return `${recommendation}\u00A0: ${OPENING[recommendation]}`;
}

/** What the note ends with when points were taken off. */
export function deductionSentence(deduction: number): string {
  const plural = deduction > 1 ? 's' : '';
  return `Signaux d’écriture à vérifier\u00A0: ${deduction}\u00A0point${plural} retiré${plural}, faits à l’appui.`;
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
}

/** A quote that ends a sentence: « pas ». for a statement; a quote's own ? or ! ends both: « su ? » */
export function closingQuote(quote: string): string {
  const bare = quote.replace(/(?<![.,;:\s])[.,;:\s]+$/, '');
  return `«\u00A0${bare}\u00A0»${/[?!…][)"'’”]*$/.test(bare) ? '' : '.'}`;
}

/** The note of the recruiter's card: recommendation first, strengths with a quote, what to verify, facts apart. */
export function writeNote(
  recommendation: Recommendation,
  dimensions: readonly DimensionEvaluation[],
  answers: readonly AnswerEvaluation[],
  exchanges: readonly Exchange[],
  facts: CvFacts | null,
  authenticity: Authenticity,
): string {
  const named = dimensions.filter((each) => LABELS[each.key] !== undefined && each.score !== null);
  const ranked = [...named].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const strong = ranked.filter((each) => (each.score ?? 0) >= 70).slice(0, 3);
  const weak = ranked
    .filter((each) => (each.score ?? 0) < 60)
    .reverse()
    .slice(0, 2);
  const parts = [openingOf(recommendation)];
  if (strong.length > 0)
    parts.push(`Points forts\u00A0: ${list(strong.map((each) => `${LABELS[each.key]} (${each.score})`))}.`);
  let best: { index: number; score: number } | null = null;
  answers.forEach((answer, index) => {
    if (answer.score !== null && answer.quotes.length > 0 && (best === null || answer.score > best.score))
      best = { index, score: answer.score };
  });
  const top = best as { index: number; score: number } | null;
  if (top !== null && top.score >= 55) {
    const quote = answers[top.index]?.quotes[0] ?? '';
    parts.push(`Meilleure réponse (${subjectOf(exchanges[top.index]?.question)})\u00A0: ${closingQuote(quote)}`);
  }
  if (weak.length > 0)
    parts.push(`À approfondir en entretien\u00A0: ${list(weak.map((each) => `${LABELS[each.key]} (${each.score})`))}.`);
  const unanswered = answers.filter((answer) => answer.flags.includes('unanswered')).length;
  if (unanswered > 0)
    parts.push(
      `${unanswered}\u00A0question${unanswered > 1 ? 's' : ''} sans réponse, non évaluée${unanswered > 1 ? 's' : ''}.`,
    );
  const foreign = answers.filter((answer) => answer.flags.includes('wrong-language')).length;
  if (foreign > 0)
    parts.push(
      `${foreign}\u00A0réponse${foreign > 1 ? 's' : ''} dans une autre langue que celle de l’entretien, non évaluée${foreign > 1 ? 's' : ''}.`,
    );
  if (answers.some((answer) => answer.flags.includes('instruction-removed')))
    parts.push('Des consignes adressées au système d’évaluation ont été retirées d’une réponse.');
  for (const warning of facts?.warnings ?? []) parts.push(CV_WARNING_TEXT[warning]);
  if (authenticity.deduction > 0) parts.push(deductionSentence(authenticity.deduction));
  return parts.join(' ');
}
