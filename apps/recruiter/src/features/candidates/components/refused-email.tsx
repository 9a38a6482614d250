import { correctCandidateEmail } from '@kafaa/domain/candidates/api';
import { useMay } from '#/lib/permissions';
import { cx } from '@kafaa/ui/class-names';
import { correctEmailSchema } from '@kafaa/domain/candidates/schema';
import { refusalReason } from '@kafaa/domain/messages/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { MailX } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useCorrectEmail } from '#/features/candidates/queries';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { domainResolver } from '#/lib/form-resolver';
import { spacedPhone } from '@kafaa/domain/kernel/phone';
import { toast } from '@kafaa/web-kit/toast';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { Button } from '@kafaa/ui/button.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { correctionOf, refusesMail } from './refused-email-text.ts';
import styles from './refused-email.module.css';

/** Text that names the mail sent to the corrected address. */
function sentAgain({ interviewState, status }: Candidate): string {
  if (interviewState !== 'COMPLETED' && status === 'PENDING') return 'un nouveau lien d’entretien';
  return 'l’e-mail qui n’est pas arrivé';
}

/** Explains that mail to the candidate's address bounces, with a form to correct it. */
export function RefusedEmail({ candidate }: { candidate: Candidate }) {
  const correct = useCorrectEmail(candidate.id);
  const mayCorrect = useMay(correctCandidateEmail);
  const form = useForm({ resolver: domainResolver(correctEmailSchema), defaultValues: { email: candidate.email } });
  useClearOnEdit(form);
  const refusal = candidate.emailRefusal;
  if (!refusal || !refusesMail(candidate)) return null;

  const submit = form.handleSubmit(({ email }) =>
    correct.mutate(email, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) =>
        form.setError('email', { message: errorMessage(error, 'La correction a échoué. Réessayez.') }),
    }),
  );
  return (
    <section id={correctionOf(candidate.id)} className={cx('row gap-12', styles.note)} aria-label="E-mail refusé">
      <MailX size={18} />
      <div>
        <p>
          <b>
            Cette adresse refuse nos e-mails depuis le {formatDateTime(refusal.refusedAt)} (réponse de son serveur
            {'\u00A0'}: {refusal.code}).
          </b>{' '}
          {refusalReason(refusal.code)} Rien de ce que nous écrivons n’arrive. Appelez le candidat au{' '}
          {spacedPhone(candidate.phone)} et relisez l’adresse ensemble{'\u00A0'}: {sentAgain(candidate)} part aussitôt à
          la bonne, et les anciens liens s’éteignent. Qui lit les e-mails à cette adresse verra la candidature.
        </p>
        {mayCorrect && (
          <form noValidate onSubmit={(event) => void submit(event)}>
            <TextField
              {...form.register('email')}
              compact
              type="email"
              label="Adresse corrigée"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              error={form.formState.errors.email?.message}
            />
            <Button type="submit" busy={correct.isPending}>
              {correct.isPending ? 'Envoi...' : 'Corriger et renvoyer'}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}
