import * as z from 'zod/mini';
import { requiredText } from '#/kernel/fields';
import { plainRequired, visibleText } from '#/kernel/plain-name';
import { MAX_SUBJECT_LENGTH, MAX_TEMPLATE_LENGTH, TEMPLATE_KINDS } from './options.ts';
import { variableError } from './rules.ts';

/** Check that all variables are known and complete. */
const variables = z.check<string>((checked) => {
  const message = variableError(checked.value);
  if (message !== null) checked.issues.push({ code: 'custom', input: checked.value, message });
});

/** A template: its subject is one line without addresses, its text is plain text with line breaks. */
export const templatePayload = z.object({
  subject: plainRequired('Écrivez l’objet.', MAX_SUBJECT_LENGTH).check(variables),
  text: requiredText('Écrivez le texte.', MAX_TEMPLATE_LENGTH).check(visibleText, variables),
});
export type TemplatePayload = z.output<typeof templatePayload>;

/** The names in an example mail. */
export interface ExampleNames {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
}

export const templateSchema = z.object({
  kind: z.enum(TEMPLATE_KINDS),
  subject: z.string(),
  text: z.string(),
  /** Whether the company wrote the text; otherwise it is the initial text of the editor. */
  own: z.boolean(),
});
export type Template = z.output<typeof templateSchema>;

/** A mail as it would be sent, as plain text; a personal link of the candidate ends in « … ». */
export const mailViewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  /** Time at which the mail is sent. Null if it is sent at once. */
  leavesAt: z.nullable(z.string()),
});
export type MailView = z.output<typeof mailViewSchema>;
