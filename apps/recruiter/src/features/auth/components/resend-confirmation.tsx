import { resendSchema } from '@kafaa/domain/auth/schema';
import { useForm } from 'react-hook-form';
import { errorMessage } from '@kafaa/web-kit/api';
import { domainResolver } from '#/lib/form-resolver';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { CircleCheckIcon, MailIcon } from '@kafaa/ui/page-icons.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { useResendConfirmation } from '../queries.ts';
import { RESEND_FAILED } from './auth-messages.ts';
import styles from './auth-form.module.css';

/**
 * Asks for the address of an unconfirmed account and resends its link. The answer is the same for unknown addresses.
 */
export function ResendForm() {
  const resend = useResendConfirmation();
  const form = useForm({ resolver: domainResolver(resendSchema), defaultValues: { userName: '' } });
  const { register, formState, handleSubmit } = form;
  const submit = handleSubmit(({ userName }) => {
    if (resend.isPending) return;
    resend.mutate(userName, { onError: (error) => toast.error(errorMessage(error, RESEND_FAILED)) });
  });

  if (resend.isSuccess) {
    return (
      <p className={`${styles.note} ${styles.ok}`} role="status">
        <CircleCheckIcon size={18} />
        <span>{resend.data.message}</span>
      </p>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('userName')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="vous@entreprise.tn"
        hint="L’adresse de votre inscription"
        required
        error={formState.errors.userName?.message}
      />
      <Button type="submit" variant="secondary" icon={<MailIcon size={18} />} busy={resend.isPending}>
        {resend.isPending ? 'Envoi...' : 'Recevoir un nouveau lien'}
      </Button>
    </form>
  );
}
