import type { QuestionKind } from '#/contract';

/** One question of the bank: what is asked, and groups of words good evidence would speak of. */
export interface BankItem {
  kind: QuestionKind;
  text: string;
  evidence: string[];
}

/** An office; hands on a site, a machine, a stove or a wheel; people served, cared for or taught. */
export type Setting = 'office' | 'hands' | 'people';

export interface Bilingual {
  fr: BankItem[];
  en: BankItem[];
}

/** One trade: its questions and how an offer names it. */
export interface Family extends Bilingual {
  key: string;
  /** Where the work happens; the scenarios are set there. An office when absent. */
  setting?: Setting;
  /** Folded word beginnings that name the trade in a title, a skill or a description. */
  words: string[];
}

/** A question for a skill that many offers name. */
export interface SkillQuestion extends Bilingual {
  /** Matches the folded skill as the recruiter wrote it. */
  match: RegExp;
  /** Must be found in the folded title, industry or another skill, where the skill's own words are known in several trades. */
  where?: RegExp;
}

/** Shorthand of the bank files: one line a question. */
export function ask(kind: QuestionKind, text: string, ...evidence: string[]): BankItem {
  return { kind, text, evidence };
}

const KINDS: Readonly<Record<string, QuestionKind>> = {
  k: 'knowledge',
  s: 'situation',
  c: 'scenario',
  b: 'behaviour',
  v: 'value',
};

/** A table of questions, one a line: kind, language, the question, then its groups of evidence between bars. */
export function table(rows: string): Bilingual {
  const bank: Bilingual = { fr: [], en: [] };
  for (const row of rows.trim().split('\n')) {
    const [, letter = '', language, rest = ''] = /^\s*(\w) (fr|en) (.*)$/.exec(row) ?? [];
    const [text = '', ...evidence] = rest.split(' | ').map((piece) => piece.trim());
    const kind = KINDS[letter];
    if (kind && (language === 'fr' || language === 'en')) bank[language].push(ask(kind, text, ...evidence));
  }
  return bank;
}
