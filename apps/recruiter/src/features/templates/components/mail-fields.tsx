import { MAX_SUBJECT_LENGTH, MAX_TEMPLATE_LENGTH, VARIABLES } from '@kafaa/domain/templates/options';
import type { TemplatePayload } from '@kafaa/domain/templates/schema';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';

/** Subject and text of a mail with variables. */
export function MailFields({ form, rows }: { form: UseFormReturn<TemplatePayload>; rows: number }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...form.register('subject')}
        label="Objet"
        required
        maxLength={MAX_SUBJECT_LENGTH}
        autoComplete="off"
        error={errors.subject?.message}
      />
      <TextareaField
        {...form.register('text')}
        label="Texte"
        required
        rows={rows}
        maxLength={MAX_TEMPLATE_LENGTH}
        hint={`Remplacés à l’envoi\u00A0: ${VARIABLES.map((name) => `{{${name}}}`).join(', ')}`}
        error={errors.text?.message}
      />
    </>
  );
}
