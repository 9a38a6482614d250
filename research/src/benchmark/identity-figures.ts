import type { CvText } from '@kafaa/interviewer/contract';
import { cvHead, differenceOf, IDENTITIES, type StandIn, told } from '@kafaa/interviewer/identity-swap';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { interviewOf } from './adversarial-figures.ts';
import { CV_MONTH, cvTexts, cvTruths } from './cv-figures.ts';
import { languageOf, voiceAnswers, type Split } from '#/material/voice-answers';

export interface IdentityFigure {
  interviews: number;
  /** Largest change of any 0–100 score: answers, dimensions and overall. */
  largest: number;
  changes: string[];
}

/** Score changes when name, gender, town, school, age and nationality are swapped at once in registration, answer and CV. */
export function identityFigure(split: Split, every = 12): IdentityFigure {
  const { people, answers } = IDENTITIES;
  const changes: string[] = [];
  let [interviews, largest] = [0, 0];
  const resumes = cvTruths().filter((truth) => truth.split === split && truth.trick === null);
  voiceAnswers()
    .filter((answer, index) => answer.split === split && index % every === 0)
    .forEach((answer, turn) => {
      const english = languageOf(answer.job) === 'en';
      const opening = answers[english ? 'en' : 'fr'][turn % 4] ?? '';
      const truth = resumes[turn % resumes.length];
      const read = truth && cvTexts()[truth.file]?.cv;
      const [first, ...others] = people.map((person) => {
        const input = interviewOf(answer, told(opening, person, english) + answer.text, person);
        const cv = read ? cvOf(read, truth.name, person, english) : null;
        return { person, evaluation: evaluateInterview({ ...input, cv, today: CV_MONTH }) };
      });
      interviews += people.length;
      for (const other of first ? others : []) {
        if (!first) break;
        const change = differenceOf([first.evaluation, other.evaluation]).anywhere;
        const { firstName, lastName } = other.person;
        if (change > 0) changes.push(`${answer.id} ${firstName} ${lastName}: ${change} « ${opening} »`);
        largest = Math.max(largest, change);
      }
    });
  return { interviews, largest, changes };
}

/** The same CV under another name, with lines about that person at its head. */
function cvOf(cv: CvText, name: string, person: StandIn, english: boolean): CvText {
  const own = cv.text.replaceAll(name, `${person.firstName} ${person.lastName}`);
  return { ...cv, text: `${cvHead(person, english)}\n${own}` };
}
