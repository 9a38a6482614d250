import type { QuestionKind } from '../../contract.ts';

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

/** Shorthand of the bank files: one line a question. */
export function ask(kind: QuestionKind, text: string, ...evidence: string[]): BankItem {
  return { kind, text, evidence };
}
