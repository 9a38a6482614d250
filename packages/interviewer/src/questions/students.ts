import type { BankItem } from './bank/item.ts';

const PREFIX = { fr: 'En stage, en cours ou ailleurs : ', en: 'At school, in an internship or elsewhere: ' } as const;

/** Who looks for an internship has lived things elsewhere than at work: a question on the past says that they count. */
export function forStudents({ kind, text }: BankItem, language: 'fr' | 'en'): string {
  const lived = kind === 'behaviour' || kind === 'value';
  const opens = language === 'fr' ? /^(?:Racontez|Décrivez|Parlez) / : /^(?:Tell us|Describe) /;
  if (!lived || !opens.test(text) || /en stage|internship/.test(text)) return text;
  const bare = text.replace(/ au travail(?=[ ,:])/, '').replace(/ at work(?=[ ,:.])/, '');
  return PREFIX[language] + bare.slice(0, 1).toLowerCase() + bare.slice(1);
}

/** The bank's own wording of a question that was put to a student, as far as it can be told; others come back as they are. */
export function withoutPrefix(text: string): string {
  const bare = text.replace(/^(?:En stage, en cours ou ailleurs\s: |At school, in an internship or elsewhere: )/u, '');
  return bare === text ? text : bare.slice(0, 1).toUpperCase() + bare.slice(1);
}
