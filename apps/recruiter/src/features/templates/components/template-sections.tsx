import { TEMPLATE_KINDS, TEMPLATE_NAMES, type TemplateKind } from '@kafaa/domain/templates/options';
import { saveTemplate } from '@kafaa/domain/templates/api';
import { type Template, templatePayload } from '@kafaa/domain/templates/schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { showServerErrors } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { useMay } from '#/lib/permissions';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import { SelectField } from '@kafaa/ui/select-field.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { Section } from '#/features/companies/components/account-parts.tsx';
import { usePreviewTemplate, useResetTemplate, useSaveTemplate, useTemplates } from '../queries.ts';
import { MailFields } from './mail-fields.tsx';
import { MailView } from './mail-view.tsx';
import styles from './templates.module.css';

const WHEN: Readonly<Record<TemplateKind, string>> = {
  INVITATION:
    'L’objet de l’e-mail, et le message proposé quand vous planifiez un entretien. La date et le lieu s’ajoutent.',
  REJECTION: 'Envoyé après un rejet. Une phrase ajoute que la décision a été prise par une personne.',
  WAITING: 'Envoyé à l’inscription quand toutes les places d’une offre sont prises.',
  PROPOSAL:
    'Le texte proposé quand vous proposez une autre offre à une personne qui l’accepte. Le lien de l’offre s’ajoute, et {{poste}} la nomme.',
};

/** The form of one template, with the commands that use the typed text. */
function useTemplateForm({ kind, subject, text }: Template) {
  const form = useForm({ resolver: domainResolver(templatePayload), defaultValues: { subject, text } });
  useClearOnEdit(form);
  const [save, reset, preview] = [useSaveTemplate(kind), useResetTemplate(kind), usePreviewTemplate(kind)];
  const fault = (error: unknown) => {
    if (!showServerErrors(form, error)) toast.error(errorMessage(error, 'L’action a échoué. Réessayez.'));
  };
  const done = (said: string) => (kept: Template) => {
    form.reset({ subject: kept.subject, text: kept.text });
    preview.reset();
    toast.success(said);
  };
  return {
    form,
    view: preview.data,
    saving: save.isPending,
    resetting: reset.isPending,
    previewing: preview.isPending,
    submit: form.handleSubmit((words) =>
      save.mutate(words, { onSuccess: done('Le modèle est enregistré.'), onError: fault }),
    ),
    show: form.handleSubmit((words) => preview.mutate(words, { onError: fault })),
    restore: () => reset.mutate(undefined, { onSuccess: done('L’e-mail d’origine est de retour.'), onError: fault }),
  };
}

function TemplateForm({ template }: { template: Template }) {
  const { form, view, saving, resetting, previewing, submit, show, restore } = useTemplateForm(template);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted small">{WHEN[template.kind]}</p>
      <MailFields form={form} rows={10} />
      <div className="cluster gap-8">
        <Button type="submit" busy={saving}>
          Enregistrer
        </Button>
        <Button variant="secondary" busy={previewing} onClick={() => void show()}>
          Voir un exemple
        </Button>
        {template.own && (
          <Button variant="ghost" busy={resetting} onClick={restore}>
            Revenir à l’e-mail d’origine
          </Button>
        )}
      </div>
      {view && <MailView view={view} />}
    </form>
  );
}

function Templates({ templates }: { templates: readonly Template[] }) {
  const [kind, setKind] = useState<TemplateKind>('INVITATION');
  const template = templates.find((one) => one.kind === kind);
  return (
    <>
      <SelectField
        label="Quel e-mail"
        options={TEMPLATE_KINDS.map((value) => ({ value, label: TEMPLATE_NAMES[value] }))}
        value={kind}
        onChange={({ target }) => setKind(TEMPLATE_KINDS.find((one) => one === target.value) ?? kind)}
      />
      {template && (
        <p className={styles.origin}>
          {template.own ? <Pill tone="ok">Votre modèle</Pill> : <Pill tone="pending">E-mail d’origine</Pill>}
        </p>
      )}
      {template && <TemplateForm key={kind} template={template} />}
    </>
  );
}

/** Section with the company's own texts of mails to candidates. */
export function TemplateSections() {
  const may = useMay(saveTemplate);
  const { data, isError, isFetching, refetch } = useTemplates(may);
  return (
    <Section title="E-mails aux candidats">
      {!may && <p className="muted">Les modèles d’e-mails se règlent avec le rôle Recrutement ou Administration.</p>}
      {data && <Templates templates={data} />}
      {may && !data && isError && (
        <ErrorBand
          message="Les modèles n’ont pas pu être chargés."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {may && !data && !isError && <Skeleton height={190} shape="block" />}
    </Section>
  );
}
