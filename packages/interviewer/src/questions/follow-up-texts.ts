import type { Exchange, InterviewInput, QuestionKind } from '../contract.ts';
import { frenchTypography } from './wording.ts';

type Language = 'fr' | 'en';

/** Element that an answer lacks, or the reason to ask again: `imagine` after a denial, `language` after one in another language. */
export const ASKS = ['action', 'result', 'subject', 'imagine', 'language'] as const;
export type Asks = (typeof ASKS)[number];

export interface FollowUpText {
  readonly asks: Asks;
  readonly text: string;
}

export const followUpLanguage = ({ job }: InterviewInput): Language =>
  job.interviewLanguage === 'Anglais' ? 'en' : 'fr';

type Texts = Readonly<Record<Exclude<Asks, 'language'>, string>>;

/** Follow-up texts are fixed. This set is for lived experience; the next ones are for knowledge, hypothetical cases and motivation. */
const LIVED: Readonly<Record<Language, Texts>> = {
  fr: {
    action: "Qu'avez-vous fait, vous ?",
    result: 'Quel a été le résultat ?',
    subject: "Dites de quoi il s'agissait, avec un exemple précis.",
    imagine: "Alors imaginez que cela vous arrive : que feriez-vous d'abord, et ensuite ?",
  },
  en: {
    action: 'What did you do yourself?',
    result: 'What was the result?',
    subject: 'Please say what it was about, with one precise example.',
    imagine: 'Then imagine it happens to you: what would you do first, and next?',
  },
};
const KNOWN: typeof LIVED = {
  fr: {
    action: "Dans un cas réel, qu'avez-vous fait, vous ?",
    result: 'Quel a été le résultat ?',
    subject: "Prenez un cas précis et dites de quoi il s'agissait.",
    imagine: 'Alors dites ce que vous avez fait de plus proche, ou comment vous vous y prendriez.',
  },
  en: {
    action: 'In a real case, what did you do yourself?',
    result: 'What was the result?',
    subject: 'Please take one real case and say what it was about.',
    imagine: 'Then say what you have done that comes closest, or how you would go about it.',
  },
};
const IMAGINED: typeof LIVED = {
  fr: {
    action: 'Que feriez-vous, vous, en premier ?',
    result: 'Comment sauriez-vous que cela a marché ?',
    subject: "Que feriez-vous exactement, d'abord et ensuite ?",
    imagine: "Imaginez quand même : que feriez-vous d'abord, et ensuite ?",
  },
  en: {
    action: 'What would you do yourself first?',
    result: 'How would you know that it worked?',
    subject: 'What exactly would you do, first and next?',
    imagine: 'Please imagine it all the same: what would you do first, and next?',
  },
};
const MOTIVE: typeof LIVED = {
  fr: {
    action: 'Donnez un exemple : où et quand ?',
    result: "Qu'est-ce que cela vous a appris ?",
    subject: "Dites de quoi il s'agissait : un travail, un stage, des études ?",
    imagine: "Alors dites ce que vous avez fait de plus proche, au travail, en stage ou à l'école.",
  },
  en: {
    action: 'Please give an example: where and when?',
    result: 'What did you learn from it?',
    subject: 'Please say what it was: a job, a placement, your studies?',
    imagine: 'Then say what you have done that comes closest, at work, in training or at school.',
  },
};

const TEXTS: Readonly<Record<QuestionKind, typeof LIVED>> = {
  motivation: MOTIVE,
  behaviour: LIVED,
  value: LIVED,
  knowledge: KNOWN,
  situation: IMAGINED,
  scenario: IMAGINED,
};

const AGAIN: Readonly<Record<Language, string>> = {
  fr: "L'entreprise lira cette réponse, mais je ne sais pas encore l'évaluer. Pouvez-vous la redire en français, même avec des fautes ?",
  en: 'The company will read this answer, but I cannot assess it yet. Could you say it again in English, even with mistakes?',
};

const set = (text: string, language: Language) => (language === 'fr' ? frenchTypography(text) : text);

/** Returns the fixed text that asks for the missing element, by the kind of the question. */
export function followUpText(asks: Asks, kind: QuestionKind, language: Language): string {
  return set(asks === 'language' ? AGAIN[language] : TEXTS[kind][language][asks], language);
}

/** The possible follow-ups for a question of this kind, as shown to the recruiter. */
export function plannedFollowUps(kind: QuestionKind, language: Language): string[] {
  return (['subject', 'action', 'result', 'imagine'] as const).map((asks) => followUpText(asks, kind, language));
}

/** One word without letters of another script: « ok », « Oui. », « … ». */
const ONE_WORD = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}]{1,30}$/u;

/**
 * The follow-up to an answer of one word, which tells nothing whatever the word is. Null for other answers, and for a question with
 * a key, because one word may be its point.
 */
export function oneWordFollowUp({ question, answer }: Exchange, language: Language): FollowUpText | null {
  if (question.key || !ONE_WORD.test(answer?.trim() ?? '')) return null;
  return { asks: 'subject', text: followUpText('subject', question.kind, language) };
}

/** The follow-ups of an interview whose given answers all have one word; null if the engine must read an answer. */
export function oneWordFollowUps(input: InterviewInput): (FollowUpText | null)[] | null {
  const found = input.exchanges.map((exchange) => oneWordFollowUp(exchange, followUpLanguage(input)));
  return input.exchanges.every(({ answer }, index) => answer === null || found[index]) ? found : null;
}
