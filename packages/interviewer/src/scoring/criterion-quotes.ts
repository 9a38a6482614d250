import type { DimensionKey, InterviewInput, Quote } from '../contract.ts';
import type { CvReading } from '../cv/read.ts';
import { quotable, verifiedQuotes } from '../quotes.ts';
import type { Criteria } from './criteria.ts';
import type { ScoredAnswer } from './score-answer.ts';

/** What is quoted for each criterion. From the best answers; those at level 0 are the evidence only where there are no others. */
export function quotesOf(
  { job, cv }: InterviewInput,
  answers: readonly ScoredAnswer[],
  reading: CvReading | null,
  { places, fluent, spoken }: Criteria,
): Record<DimensionKey, Quote[]> {
  const ofAnswers = (indexes: readonly number[], limit: number): Quote[] => {
    const known = indexes.filter((index) => answers[index]?.evaluation.level !== null);
    const telling = known.filter((index) => answers[index]?.evaluation.level !== 0);
    return [...(telling.length > 0 ? telling : known)]
      .sort((a, b) => (answers[b]?.value ?? 0) - (answers[a]?.value ?? 0) || a - b)
      .slice(0, limit)
      .flatMap((index) => {
        const text = answers[index]?.evaluation.quotes[0];
        return text === undefined ? [] : [{ text, source: 'answer' as const, exchangeIndex: index }];
      });
  };
  const ofCv = (lines: readonly string[], limit: number): Quote[] =>
    verifiedQuotes(
      lines.flatMap((line) => quotable(line) ?? []),
      cv?.text ?? '',
    )
      .slice(0, limit)
      .map((text) => ({ text, source: 'cv' as const }));
  const lines = reading?.lines ?? { experience: [], education: [], languages: [], skills: [], seniority: [] };
  return {
    experienceMatch: ofCv(lines.experience, 3),
    technicalSkillsMatch: ofAnswers(places.technicalSkillsMatch, 3),
    educationMatch: ofCv(lines.education, 1),
    languageMatch: [...ofCv(lines.languages, job.preferredLanguages.length), ...(spoken ? ofAnswers(fluent, 1) : [])],
    seniorityMatch: ofCv([...lines.seniority, ...lines.experience], 1),
    cvScore: ofCv(
      lines.skills.map(({ line }) => line),
      2,
    ),
    mindsetScore: ofAnswers(places.mindsetScore, 2),
    cultureFit: ofAnswers(places.cultureFit, 2),
    communicationSkills: ofAnswers(places.communicationSkills, 1),
    otherFactorsScore: ofAnswers(places.otherFactorsScore, 1),
  };
}
