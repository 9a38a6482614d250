import { isShownPlainly, PLAIN_NAME } from '#/kernel/plain-name';
import { type TemplateKind, VARIABLES, type Variable } from './options.ts';

const VARIABLE = /\{\{([^{}]*)\}\}/g;
const isVariable = (name: string): name is Variable => (VARIABLES as readonly string[]).includes(name);

const KNOWN = VARIABLES.map((name) => `{{${name}}}`).join(', ');

/** Returns the error of a template's text: an unknown variable, or unbalanced braces. Null if the text is valid. */
export function variableError(words: string): string | null {
  for (const [written, name = ''] of words.matchAll(VARIABLE))
    if (!isVariable(name.trim())) return `La variable ${written} n’existe pas. Vous pouvez écrire\u00A0: ${KNOWN}.`;
  if (/[{}]/.test(words.replace(VARIABLE, ' ')))
    return `Une variable est incomplète. Écrivez-la en entier, par exemple {{prenom}}.`;
  return null;
}

/** The text with these values in place of its variables. A value that looks like a variable is not replaced again. */
export function fillTemplate(words: string, values: Readonly<Record<Variable, string>>): string {
  return words.replace(VARIABLE, (written, name: string) => {
    const variable = name.trim();
    return isVariable(variable) ? values[variable] : written;
  });
}

interface Words {
  readonly subject: string;
  readonly text: string;
}

/** A template's subject and text for one mail. */
export function filledFor(
  { subject, text }: Words,
  { firstName, job, company }: { readonly firstName: string; readonly job: string; readonly company: string },
): Words {
  const values = { prenom: firstName, poste: job, entreprise: company };
  return { subject: fillTemplate(subject, values), text: fillTemplate(text, values) };
}

/**
 * Errors of a template of this kind, by field. Candidates apply to several offers, so the mail must name the offer. Anybody can
 * have the mail about the waiting list sent to any address, so it must contain no address of another site.
 */
export function templateError(
  kind: TemplateKind,
  { subject, text }: Words,
): { path: keyof Words; message: string } | null {
  if (![subject, text].some((words) => /\{\{\s?poste\s?\}\}/.test(words)))
    return {
      path: 'text',
      message: 'Il manque la variable {{poste}}\u00A0: le candidat doit savoir de quelle offre il s’agit.',
    };
  if (kind === 'WAITING' && !isShownPlainly(text)) return { path: 'text', message: PLAIN_NAME };
  return null;
}
