import { resendSchema } from '@kafaa/domain/auth/schema';
import { useForm } from 'react-hook-form';
import { errorMessage } from '#/lib/api';
import { domainResolver } from '#/lib/form-resolver';
import { toast } from '#/lib/toast';
import { Button } from '#/ui/button.tsx';
import { CircleCheckIcon, MailIcon } from '#/ui/icons.tsx';
import { TextField } from '#/ui/text-field.tsx';
import { useResendConfirmation } from '../queries.ts';
import styles from './auth-form.module.css';

const FAILED = 'L’e-mail n’a pas pu être renvoyé. Veuillez réessayer.';

/** Sends the confirmation again to an address that is already known. */
export function ResendButton({ userName }: { userName: string }) {
  const resend = useResendConfirmation();
  if (resend.isSuccess) return <p role="status">{resend.data.message}</p>;
  const send = () => resend.mutate(userName, { onError: (error) => toast.error(errorMessage(error, FAILED)) });
  return (
    <Button variant="secondary" size="sm" icon={<MailIcon />} busy={resend.isPending} onClick={send}>
      {resend.isPending ? 'Envoi...' : 'Renvoyer l’e-mail de confirmation'}
    </Button>
  );
}

/** The same, asking for the address first. The answer is the same for known and unknown ones. */
export function ResendForm() {
  const resend = useResendConfirmation();
  const form = useForm({ resolver: domainResolver(resendSchema), defaultValues: { userName: '' } });
  const { register, formState, handleSubmit } = form;
  const submit = handleSubmit(({ userName }) => {
    if (resend.isPending) return;
    resend.mutate(userName, { onError: (error) => toast.error(errorMessage(error, FAILED)) });
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
