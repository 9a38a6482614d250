import type { QuestionKind } from '#/contract';

/** One question of the bank: what is asked, and groups of words good evidence would speak of. */
export interface BankItem {
  kind: QuestionKind;
  text: string;
  evidence: string[];
}

export interface Bilingual {
  fr: BankItem[];
  en: BankItem[];
}

/** One trade: its questions and how an offer names it. */
export interface Family extends Bilingual {
  key: string;
  /** Folded word beginnings that name the trade in a title, a skill or a description. */
  words: string[];
}

/** A question for a skill that many offers name. */
export interface SkillQuestion extends Bilingual {
  /** Matches the folded skill as the recruiter wrote it. */
  match: RegExp;
}

/** Shorthand of the bank files: one line a question. */
export function ask(kind: QuestionKind, text: string, ...evidence: string[]): BankItem {
  return { kind, text, evidence };
}
