import type { InterviewInput } from '../contract.ts';
import { scoreAnswers } from '../local.ts';
import type { ScoredAnswer } from '../scoring/score-answer.ts';
import { followUpTexts, type Part } from './bank/follow-ups.ts';
import { frenchTypography } from './wording.ts';

const MOST = 2;

/** What an answer of level 2 or less leaves out; null where nothing does, or where nothing could be judged. */
function missingPart({ evaluation: { level }, prepared }: ScoredAnswer): Part | null {
  if (level === null || level > 2 || !prepared) return null;
  const shows = (name: 'ownAction' | 'result') => prepared.sentences.some(({ counts }) => counts[name] > 0);
  if (!shows('ownAction')) return 'action';
  return shows('result') ? null : 'result';
}

/**
 * What is asked again after the last question, at most twice in an interview: of the answers of level 2 or less that name
 * no action or no result, those that come nearest to a story first. The texts are fixed and the rule is the same for all.
 */
export function chooseFollowUps(input: InterviewInput): { question: number; text: string }[] {
  const language = input.job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  return scoreAnswers(input)
    .flatMap((scored, question) => {
      const part = missingPart(scored);
      const kind = input.exchanges[question]?.question.kind;
      if (part === null || kind === undefined) return [];
      const text = followUpTexts(kind, language)[part === 'action' ? 0 : 1] ?? '';
      return [{ question, text, level: scored.evaluation.level ?? 0 }];
    })
    .toSorted((one, other) => other.level - one.level || one.question - other.question)
    .slice(0, MOST)
    .toSorted((one, other) => one.question - other.question)
    .map(({ question, text }) => ({ question, text: named(text, question + 1, language) }));
}

/** Said after all the questions, it must name the one it comes back to. */
function named(text: string, number: number, language: 'fr' | 'en'): string {
  const rest = text.slice(0, 1).toLowerCase() + text.slice(1);
  return language === 'fr'
    ? frenchTypography(`À propos de la question ${number} : ${rest}`)
    : `About question ${number}: ${rest}`;
}
