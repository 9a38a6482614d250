import type { QuestionKind } from '#/contract';

/** One question of the bank: its text, and groups of words that good evidence contains. */
export interface BankItem {
  kind: QuestionKind;
  text: string;
  evidence: string[];
}

/** Setting of the work: an office; manual work on a site, at a machine, a stove or a wheel; work with people to serve, care for or teach. */
export type Setting = 'office' | 'hands' | 'people';

export interface Bilingual {
  fr: BankItem[];
  en: BankItem[];
}

/** One trade: its questions and how an offer names it. */
export interface Family extends Bilingual {
  key: string;
  /** Setting of the scenarios. Defaults to 'office'. */
  setting?: Setting;
  /** Folded prefixes of words that name the trade in a title, a skill or a description. */
  words: string[];
}

/** A question for a skill that many offers name. */
export interface SkillQuestion extends Bilingual {
  /** Matches the folded skill as the recruiter wrote it. */
  match: RegExp;
  /** For words that several trades use: must also match the folded title, industry or another skill of the offer. */
  where?: RegExp;
}

/** Shorthand for the bank files: one call per question. */
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

/** Parses a table of questions, one per line: kind, language, question, then groups of evidence separated by bars. */
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
