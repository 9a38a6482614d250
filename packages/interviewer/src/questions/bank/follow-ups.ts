import type { QuestionKind } from '#/contract';
import { frenchTypography } from '#/questions/wording';

type Language = 'fr' | 'en';
/** The part of an answer that a follow-up asks for. */
export type Part = 'action' | 'result';

/** The only follow-up texts: for experience, and below for knowledge, hypothetical cases and motivation. */
const LIVED: Readonly<Record<Language, Record<Part, string>>> = {
  fr: { action: "Qu'avez-vous fait vous-même, concrètement ?", result: 'Quel a été le résultat concret ?' },
  en: { action: 'What did you do yourself, concretely?', result: 'What was the concrete result?' },
};
const KNOWN: typeof LIVED = {
  fr: { action: "Sur un cas réel, qu'avez-vous fait vous-même ?", result: 'Quel a été le résultat concret ?' },
  en: { action: 'In a real case, what did you do yourself?', result: 'What was the concrete result?' },
};
const IMAGINED: typeof LIVED = {
  fr: {
    action: 'Que feriez-vous vous-même en premier, concrètement ?',
    result: 'À quoi verriez-vous, concrètement, que cela a marché ?',
  },
  en: {
    action: 'What would you do yourself first, concretely?',
    result: 'How would you see, concretely, that it worked?',
  },
};
const MOTIVE: typeof LIVED = {
  fr: {
    action: 'Dans quelle expérience précise cela s’est-il vu ?',
    result: "Qu'en avez-vous tiré, concrètement ?",
  },
  en: {
    action: 'In which precise experience did this show?',
    result: 'What did you take from it, concretely?',
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

/** The follow-up questions for a kind of question, as the recruiter reads them: about the action, then the result. */
export function followUpTexts(kind: QuestionKind, language: Language): string[] {
  const { action, result } = TEXTS[kind][language];
  return [action, result].map((text) => (language === 'fr' ? frenchTypography(text) : text));
}
