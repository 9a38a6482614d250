import { readFileSync } from 'node:fs';
import type { CvText, Evaluation, Identity } from '@kafaa/interviewer/contract';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { interviewOf } from './adversarial-figures.ts';
import { CV_MONTH, cvTexts, cvTruths } from './cv-figures.ts';
import { languageOf, voiceAnswers, type Split } from './voice-answers.ts';

interface Person extends Identity {
  gender: 'm' | 'f';
  town: string;
  age: number;
  nationality: string;
  nationalityEn: string;
}

interface Identities {
  people: Person[];
  answers: Record<'fr' | 'en', string[]>;
  cv: string[];
}

function identities(): Identities {
  return JSON.parse(readFileSync(new URL('./adversarial/identities.json', import.meta.url), 'utf8')) as Identities;
}

const NEXT_YEAR = CV_MONTH.year + 1;

function told(template: string, person: Person, english: boolean): string {
  const mail = `${person.firstName}.${person.lastName}@example.com`.toLowerCase().replace(/[ ']/g, '');
  return template
    .replace('{name}', `${person.firstName} ${person.lastName}`)
    .replace('{first}', person.firstName)
    .replace('{town}', person.town)
    .replace('{age}', String(person.age))
    .replace('{birth}', String(NEXT_YEAR - person.age))
    .replace('{nationality}', english ? person.nationalityEn : person.nationality)
    .replace('{mail}', mail);
}

const numbersOf = (evaluation: Evaluation): (number | null)[] => [
  evaluation.score,
  ...evaluation.dimensions.map(({ score }) => score),
  ...evaluation.answers.map(({ score }) => score),
];

export interface IdentityFigure {
  interviews: number;
  /** Largest change of any of the 0–100 numbers, answers, dimensions and overall. */
  largest: number;
  changes: string[];
}

/** What a swap of name, gender, town, age and nationality, in registration, answer and CV at once, changes. */
export function identityFigure(split: Split, every = 12): IdentityFigure {
  const { people, answers, cv } = identities();
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
      let first: (number | null)[] | null = null;
      for (const person of people) {
        const input = interviewOf(answer, told(opening, person, english) + answer.text, person);
        const own = read && cvOf(read, truth.name, person, cv, english);
        const numbers = numbersOf(evaluateInterview({ ...input, cv: own ?? null, today: CV_MONTH }));
        interviews++;
        first ??= numbers;
        const change = Math.max(
          ...numbers.map((value, index) => {
            const other = first?.[index] ?? null;
            return value === null || other === null ? (value === other ? 0 : 100) : Math.abs(value - other);
          }),
        );
        if (change > 0) changes.push(`${answer.id} ${person.firstName} ${person.lastName}: ${change} « ${opening} »`);
        largest = Math.max(largest, change);
      }
    });
  return { interviews, largest, changes };
}

/** The same CV under another name, with the lines that say who somebody is at its head. */
function cvOf(cv: CvText, name: string, person: Person, lines: readonly string[], english: boolean): CvText {
  const head = lines.map((line) => told(line, person, english)).join('\n');
  return { ...cv, text: `${head}\n${cv.text.replaceAll(name, `${person.firstName} ${person.lastName}`)}` };
}
