import type { DimensionKey, InterviewInput, Quote } from '../contract.ts';
import type { CvReading } from '../cv/read.ts';
import { quotable, verifiedQuotes } from '../quotes.ts';
import type { Criteria } from './criteria.ts';
import { overlaps, passages } from './passages.ts';
import type { ScoredAnswer } from './score-answer.ts';

/** The quotes of an answer, those that moved its level first, then every other passage that may be shown. */
function candidates({ evaluation, prepared }: ScoredAnswer): string[] {
  const others = prepared && evaluation.level !== 0 ? passages(prepared).map(({ text }) => text) : [];
  return [...evaluation.quotes, ...others];
}

/** What is quoted for each criterion: from the best answers first, and one passage serves one criterion. */
export function quotesOf(
  { job, cv, exchanges }: InterviewInput,
  answers: readonly ScoredAnswer[],
  reading: CvReading | null,
  { places, fluent, spoken }: Criteria,
): Record<DimensionKey, Quote[]> {
  /** By answer: « ok » said twice is two passages. */
  const taken = answers.map(() => new Set<string>());
  const lines = reading?.lines ?? { experience: [], education: [], languages: [], skills: [], seniority: [] };
  const takenLines = new Set<string>();
  /** Those at level 0 are the evidence only where there are no others. */
  const ofAnswers = (indexes: readonly number[], limit: number): Quote[] => {
    const known = indexes.filter((index) => answers[index]?.evaluation.level !== null);
    const telling = known.filter((index) => answers[index]?.evaluation.level !== 0);
    return [...(telling.length > 0 ? telling : known)]
      .sort((a, b) => (answers[b]?.value ?? 0) - (answers[a]?.value ?? 0) || a - b)
      .flatMap((index) => {
        const answer = answers[index];
        return answer ? [{ index, texts: verifiedQuotes(candidates(answer), exchanges[index]?.answer ?? '') }] : [];
      })
      .flatMap(({ index, texts }) => (texts.length > 0 ? [{ index, texts }] : []))
      .slice(0, limit)
      .flatMap(({ index, texts }): Quote[] => {
        const own = taken[index] ?? new Set();
        const text = texts.find((each) => !overlaps(each, own));
        if (text !== undefined) own.add(text);
        return text === undefined ? [] : [{ text, source: 'answer', exchangeIndex: index }];
      });
  };
  /** A criterion that rests on all answers quotes what no other quotes; where everything is quoted already, the best. */
  const ofAll = (indexes: readonly number[]): Quote[] => {
    for (const index of indexes) {
      const own = ofAnswers([index], 1);
      if (own.length > 0) return own;
    }
    const [index] = indexes.filter((each) => (answers[each]?.evaluation.quotes.length ?? 0) > 0);
    const text = index === undefined ? undefined : answers[index]?.evaluation.quotes[0];
    return text === undefined || index === undefined ? [] : [{ text, source: 'answer', exchangeIndex: index }];
  };
  const ofCv = (lines: readonly string[], limit: number): Quote[] => {
    const all = verifiedQuotes(
      lines.flatMap((line) => quotable(line) ?? []),
      cv?.text ?? '',
    );
    const fresh = all.filter((text) => !takenLines.has(text));
    const chosen = (fresh.length > 0 ? fresh : all).slice(0, limit);
    for (const text of chosen) takenLines.add(text);
    return chosen.map((text) => ({ text, source: 'cv' }));
  };
  // In this order, since what is quoted first is taken from the others.
  return {
    technicalSkillsMatch: ofAnswers(places.technicalSkillsMatch, 3),
    mindsetScore: ofAnswers(places.mindsetScore, 2),
    cultureFit: ofAnswers(places.cultureFit, 2),
    otherFactorsScore: ofAnswers(places.otherFactorsScore, 1),
    experienceMatch: ofCv(lines.experience, 3),
    educationMatch: ofCv(lines.education, 1),
    cvScore: ofCv(
      lines.skills.map(({ line }) => line),
      2,
    ),
    languageMatch: [...ofCv(lines.languages, job.preferredLanguages.length), ...(spoken ? ofAll(fluent) : [])],
    seniorityMatch: ofCv([...lines.seniority, ...lines.experience], 1),
    communicationSkills: ofAll(places.communicationSkills),
  };
}
