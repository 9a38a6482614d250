import { instantOfLocal, interviewDateText } from '@kafaa/domain/invitations/rules';
import type { SchedulingForm } from '@kafaa/domain/invitations/schema';
import { defaultGreeting } from '@kafaa/domain/invitations/texts';
import { fillTemplate } from '@kafaa/domain/templates/rules';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorMessage } from '@kafaa/web-kit/api';
import { Button } from '@kafaa/ui/button.tsx';
import { useCandidate } from '#/features/candidates/queries';
import { useSettings } from '#/features/companies/queries';
import { MailView } from '#/features/templates/components/mail-view.tsx';
import { useTemplates } from '#/features/templates/queries';
import { usePreviewInvitation } from '../queries.ts';

type Form = UseFormReturn<SchedulingForm, unknown, SchedulingForm>;
type Person = { readonly id: string; readonly firstName: string };

/** Proposes the company's own words as the message of a new invitation, unless somebody has already changed it. */
export function useOwnGreeting(form: Form, { id, firstName }: Person, isNew: boolean): void {
  const { data } = useTemplates(isNew);
  const own = data?.find(({ kind, own: isOwn }) => kind === 'INVITATION' && isOwn)?.text;
  const company = useSettings().data?.name;
  const job = useCandidate(id, { enabled: own !== undefined }).data?.jobTitle;
  useEffect(() => {
    if (own === undefined || company === undefined || job === undefined) return;
    if (form.getValues('customMessage') !== defaultGreeting(firstName)) return;
    form.setValue('customMessage', fillTemplate(own, { prenom: firstName, poste: job, entreprise: company }));
  }, [own, company, job, firstName, form]);
}

/** Scrolls the mail into view, because the dialog's buttons would cover it. */
const intoView = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' });
};

/** Shows the mail that the form as filled in would send. */
export function InvitationMail({ form, candidate }: { form: Form; candidate: Person }) {
  const preview = usePreviewInvitation();
  const show = form.handleSubmit(({ interviewDateTime, secondDateTime, thirdDateTime, ...rest }) => {
    const [interviewDate, ...otherDates] = [interviewDateTime, secondDateTime, thirdDateTime]
      .map((text) => instantOfLocal(text))
      .filter((date) => date !== null)
      .map(interviewDateText);
    if (interviewDate) preview.mutate({ candidateId: candidate.id, ...rest, interviewDate, otherDates });
  });
  return (
    <>
      <Button variant="secondary" size="sm" busy={preview.isPending} onClick={() => void show()}>
        Voir l’e-mail
      </Button>
      {preview.isError && (
        <p className="small" role="alert">
          {errorMessage(preview.error, 'L’e-mail n’a pas pu être montré. Réessayez.')}
        </p>
      )}
      {preview.data && (
        <div key={preview.submittedAt} ref={intoView} className="grid gap-8">
          <p className="small">Cet e-mail part dès que vous envoyez l’invitation.</p>
          <MailView view={preview.data} />
        </div>
      )}
    </>
  );
}
