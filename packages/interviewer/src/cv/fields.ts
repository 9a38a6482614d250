import type { CvFields, CvText, InterviewInput } from '../contract.ts';
import { isReadable } from './readable.ts';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The five short answers that replace a CV without text, laid out like a CV so that the same reader reads both. */
function textOf({ diploma, lastExperience, duration, languages, tools }: CvFields): string {
  const [work, long, ...others] = [lastExperience, duration, diploma, languages, tools].map(oneLine);
  const [school, spoken, used] = others;
  if ([work, ...others].every((each) => each === '')) return '';
  return [
    'EXPÉRIENCE',
    work && long ? `${work} (${long})` : work,
    'FORMATION',
    school,
    'LANGUES',
    spoken,
    'COMPÉTENCES',
    used,
  ].join('\n');
}

/** Uses the five short answers, if they exist, as the text of a CV that has no readable text; its warnings stay. */
export function withCvFields(input: InterviewInput): InterviewInput {
  if (!input.cvFields || isReadable(input.cv)) return input;
  const text = textOf(input.cvFields);
  const none: CvText = { text: '', pages: null, hiddenText: [], warnings: ['absent'] };
  return text === '' ? input : { ...input, cv: { ...(input.cv ?? none), text } };
}
