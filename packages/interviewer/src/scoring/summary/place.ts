import type { Exchange, JobBrief } from '#/contract';
import { frenchTypography } from '#/questions/wording';
import { subjectOf } from '../subject.ts';
import type { ReadAnswer } from './input.ts';

// These functions write the names of questions and answers in the summary.

/** Pattern of a prefix for readers (« Compétence demandée : Aegisub. À quoi… ») and the first letter after it. */
const READ_ONLY = /^(?:Compétence demandée|Skill asked for)\s?: ?([^.?!]{1,120})\.\s(\p{L})/u;
/** Pattern of an opening that says where an example may come from, and the first letter after it. */
const WHERE =
  /^(?:Au travail, en stage, à l’école ou en famille|At work, in (?:an internship|training), at school or at home)\s?: ?(\p{L})/u;

/** Pattern of a last part that asks for something that every answer tells: « …, et pourquoi ? ». */
const TAIL =
  /(?<=.{30}), (?:et|and) (?:ce que|ce qui|pourquoi|comment|avec|what|why|how|with)[^,.?!]{0,60}?(?=\s?[.?!]$)/u;

/** Quotes a question without its opening and its last part, so that it is short and can be spoken. */
export const itself = ({ question }: Exchange): string => {
  const text = question.text
    .replace(/\s+/g, ' ')
    .replace(
      READ_ONLY,
      (_, skill: string, first: string) =>
        `${skill.charAt(0).toUpperCase()}${skill.slice(1)}\u00A0: ${first.toLowerCase()}`,
    )
    .replace(WHERE, (_, first: string) => first.toUpperCase())
    .replace(TAIL, '')
    .replace(/\.$/u, '');
  return `«\u00A0${text.replace(/[«»]/g, '').trim()}\u00A0»`;
};

/** The skill that a question measures, by the offer's own word, or its kind: « mise en situation ». */
export function subjectWithin({ question }: Exchange, { title, skills }: Pick<JobBrief, 'title' | 'skills'>): string {
  if (skills.includes(question.competency) && question.competency !== title)
    return frenchTypography(question.competency);
  const subject = subjectOf(question, title);
  const isKind = ['Mise en situation', 'Motivation', 'Pratique du métier', 'Expérience vécue'].includes(subject);
  return isKind ? subject.toLowerCase() : subject;
}

/** « réponse 5, niveau 4 »: an answer and its level. */
export const placeOf = (index: number, { evaluation: { level } }: ReadAnswer): string =>
  `réponse\u00A0${index + 1}${level === null ? '' : `, niveau\u00A0${level}`}`;

/** Kinds of questions with their article, as they follow « sur »: « sur la mise en situation ». */
const KINDS: Readonly<Record<string, string>> = {
  'mise en situation': 'la mise en situation',
  motivation: 'la motivation',
  'pratique du métier': 'la pratique du métier',
  'expérience vécue': 'l’expérience vécue',
};
export function subjectAfterOn(exchange: Exchange, job: Pick<JobBrief, 'title' | 'skills'>): string {
  const subject = subjectWithin(exchange, job);
  return KINDS[subject] ?? subject;
}

export const listed = (parts: readonly string[], last = 'et'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
