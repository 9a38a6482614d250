import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { MailIcon } from '@kafaa/ui/page-icons.tsx';
import { useResendConfirmation } from '../queries.ts';
import { RESEND_FAILED } from './auth-messages.ts';

/** Resends the confirmation to a known address. */
export function ResendButton({ userName }: { userName: string }) {
  const resend = useResendConfirmation();
  if (resend.isSuccess) return <p role="status">{resend.data.message}</p>;
  const send = () => resend.mutate(userName, { onError: (error) => toast.error(errorMessage(error, RESEND_FAILED)) });
  return (
    <Button variant="secondary" size="sm" icon={<MailIcon />} busy={resend.isPending} onClick={send}>
      {resend.isPending ? 'Envoi...' : 'Renvoyer l’e-mail de confirmation'}
    </Button>
  );
}
