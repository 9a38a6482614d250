import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { InterviewInput, Quote } from '../contract.ts';
import type { CvReading } from '../cv/read.ts';
import { quotable, verifiedQuotes } from '../quotes.ts';
import type { Criteria } from './criteria.ts';
import { overlaps, passages } from './passages.ts';
import type { ScoredAnswer } from './score-answer.ts';

/** The quotes of an answer: first those that moved its level, then every other passage that may be shown. */
function candidates({ evaluation, prepared }: ScoredAnswer): string[] {
  const others = prepared && evaluation.level !== 0 ? passages(prepared) : [];
  return [...evaluation.quotes, ...others];
}

/** The quotes for each criterion, best answers first; a passage is used for one criterion only. */
export function quotesOf(
  { job, cv, exchanges }: InterviewInput,
  answers: readonly ScoredAnswer[],
  reading: CvReading | null,
  { places, fluent, spoken }: Criteria,
): Record<DimensionKey, Quote[]> {
  /** One set per answer, because the same text in two answers counts as two passages. */
  const taken = answers.map(() => new Set<string>());
  const lines = reading?.lines ?? { experience: [], education: [], languages: [], skills: [], seniority: [] };
  const takenLines = new Set<string>();
  /** Quotes from answers; those at level 0 are used only when there are no others. */
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
  /** A quote for a criterion based on all answers: a passage not yet used, or else the first quote of the first answer that has one. */
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
  // The order matters: a passage used for one criterion is not available to the next.
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
