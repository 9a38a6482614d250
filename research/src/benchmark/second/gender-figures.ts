import type { CvText, Evaluation, InterviewInput } from '@kafaa/interviewer/contract';
import { numbersOf } from '@kafaa/interviewer/identity-swap';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { CV_MONTH } from '#/benchmark/cv-figures';
import { NOBODY } from '#/material/examples';
import type { Split } from '#/material/voice-answers';
import { askedOf, plainOffer } from '#/material/asking';
import { secondSet, type GenderedInterview } from '#/material/second-set';
import { atMost, largest, mean, pointsRow, shareRow, type SecondRow } from './rows.ts';

type Gender = 'masculine' | 'feminine';

/** Difference of each score between two evaluations; a score that only one of them has counts as 100. */
export function changesOf(one: Evaluation, other: Evaluation): number[] {
  const second = numbersOf(other);
  return numbersOf(one).flatMap((a, index) => {
    const b = second[index] ?? null;
    if (a === null && b === null) return [];
    return [a === null || b === null ? 100 : Math.abs(a - b)];
  });
}

export function interviewFor(
  { trade, language, exchanges }: GenderedInterview,
  gender: Gender,
  title = trade,
): InterviewInput {
  const offer = plainOffer(title, language);
  return {
    ...offer,
    exchanges: exchanges.map((each) => ({
      question: askedOf(offer, each.question, each.kind),
      answer: each[gender],
    })),
    cv: null,
    identity: NOBODY,
    today: CV_MONTH,
  };
}

function rowsOf(what: string, changes: readonly (readonly number[])[]): SecondRow[] {
  const all = changes.flat();
  return [
    shareRow(
      `${what}, masculine against feminine: numbers that move`,
      all.map((change) => change > 0),
      atMost(0),
    ),
    shareRow(
      `… ${what} in which any number moves`,
      changes.map((each) => largest(each) > 0),
      atMost(0),
    ),
    pointsRow(`… ${what}: mean change of a number`, all, atMost(0)),
    pointsRow(`… ${what}: largest change`, all, atMost(0), largest),
  ];
}

const cvOf = (text: string): CvText => ({ text, pages: 1, hiddenText: [], warnings: [] });

/** Skills that any offer may ask for, so that the CV's skills are read, too. */
const SKILLS = ['Excel', 'Word', 'Gestion des stocks', 'Anglais'];

/** Whole interviews and CVs in two versions that differ only in the speaker's grammatical gender. */
export function genderRows(split: Split): SecondRow[] {
  const interviews = secondSet('gender/interviews', split);
  const told = interviews.map((each) =>
    changesOf(evaluateInterview(interviewFor(each, 'masculine')), evaluateInterview(interviewFor(each, 'feminine'))),
  );
  const french = interviews.filter(({ language }) => language === 'fr');
  const cvs = secondSet('gender/cvs', split).flatMap((cv, index) => {
    const host = french[index % french.length];
    if (!host) return [];
    const input = interviewFor(host, 'masculine', cv.trade);
    const job = { ...input.job, skills: SKILLS };
    const [one, other] = (['masculine', 'feminine'] as const).map((gender) =>
      evaluateInterview({ ...input, job, cv: cvOf(cv[gender]) }),
    );
    return one && other ? [changesOf(one, other)] : [];
  });
  const signed = interviews.flatMap((each) => {
    const scores = (gender: Gender) => evaluateInterview(interviewFor(each, gender)).score;
    const [man, woman] = [scores('masculine'), scores('feminine')];
    return man === null || woman === null ? [] : [man - woman];
  });
  return [
    ...rowsOf('interviews', told),
    pointsRow('… interviews: total of the masculine less that of the feminine', signed, undefined, mean),
    ...rowsOf('CVs', cvs),
  ];
}
