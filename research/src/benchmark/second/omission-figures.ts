import type { Recommendation } from '@kafaa/domain/evaluations/options';
import type { CvText, Evaluation, JobBrief } from '@kafaa/interviewer/contract';
import { cvTexts, cvTruths, offerFor } from '#/benchmark/cv-figures';
import { languageOf, type Split } from '#/material/voice-answers';
import { assembled, evaluated, weakestFirst, type Interview } from './interviews.ts';
import { atMost, largest, mean, shareRow, type SecondRow } from './rows.ts';

/** Recommendations, from the least to the most favourable. « Preuves insuffisantes » says nothing about the person, so it has no rank. */
const ORDER: readonly Recommendation[] = ['Peu adapté au poste', 'À approfondir', 'À rencontrer'];

/** Whether the second recommendation is more favourable than the first. */
export function rises(from: Recommendation, to: Recommendation): boolean {
  const [before, after] = [ORDER.indexOf(from), ORDER.indexOf(to)];
  return before >= 0 && after > before;
}

interface Change {
  points: number;
  recommended: boolean;
}

/** The change from one evaluation to the other; if a total is missing, it counts as no change. */
const changeOf = (from: Evaluation, to: Evaluation): Change => ({
  points: from.score === null || to.score === null ? 0 : to.score - from.score,
  recommended: rises(from.recommendation, to.recommendation),
});

function riseRows(figure: string, changes: readonly Change[]): SecondRow[] {
  const points = changes.map((change) => change.points);
  return [
    shareRow(
      `${figure}: total rises`,
      points.map((change) => change > 0),
      atMost(0),
      `mean change ${mean(points).toFixed(1)}, largest rise ${largest(points)}`,
    ),
    shareRow(
      `… ${figure}: recommendation rises`,
      changes.map(({ recommended }) => recommended),
      atMost(0),
    ),
  ];
}

/** The highest level of an answer that a candidate may prefer to leave out. */
const WEAK = 2;

/** An interview with a CV of its language, for an offer with the requirements that the CV was written for. */
interface WithCv {
  interview: Interview;
  cv: CvText;
  job: JobBrief;
}

export function withCvs(split: Split): WithCv[] {
  const truths = cvTruths().filter((truth) => truth.split === split && truth.trick === null);
  return assembled(split).flatMap((interview, index) => {
    const own = truths.filter(({ language }) => language === languageOf(interview.job));
    const truth = own[index % own.length];
    const cv = truth && cvTexts()[truth.file]?.cv;
    if (!truth || !cv) return [];
    const { skills, minExperienceYears, educationLevel, preferredLanguages, seniorityLevel } = offerFor(truth);
    const asked = { skills, minExperienceYears, educationLevel, preferredLanguages, seniorityLevel };
    return [{ interview, cv, job: { ...interview.job.job, ...asked } }];
  });
}

/** Changes when `count` weak answers are left out; interviews with fewer weak answers are skipped. */
function withoutWeak(all: readonly WithCv[], count: number): Change[] {
  return all.flatMap(({ interview, cv, job }) => {
    const left = weakestFirst(interview)
      .filter((index) => (interview.answers[index]?.level ?? 0) <= WEAK)
      .slice(0, count);
    if (left.length < count) return [];
    return [changeOf(evaluated(interview, { cv, job }), evaluated(interview, { cv, job, left: new Set(left) }))];
  });
}

/** A scanned CV, which has no readable text. */
const SCANNED: CvText = { text: '', pages: 1, hiddenText: [], warnings: ['scanned'] };

/** Changes when a CV that is read is replaced by one that cannot be. */
const withoutCv = (all: readonly WithCv[], unread: CvText | null): Change[] =>
  all.map(({ interview, cv, job }) =>
    changeOf(evaluated(interview, { cv, job }), evaluated(interview, { cv: unread, job })),
  );

/** Leaving answers out, or sending a CV that cannot be read, must not raise the score. */
export function omissionRows(split: Split): SecondRow[] {
  const all = withCvs(split);
  return [
    ...riseRows('one weak answer left out', withoutWeak(all, 1)),
    ...riseRows('two weak answers left out', withoutWeak(all, 2)),
    ...riseRows('a scanned CV in place of the same read', withoutCv(all, SCANNED)),
    ...riseRows('no CV in place of one that is read', withoutCv(all, null)),
  ];
}
