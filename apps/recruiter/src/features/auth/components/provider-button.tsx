import { useMutation } from '@tanstack/react-query';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { ProviderContact } from './provider-contact.tsx';
import { errorMessage } from '@kafaa/web-kit/api';
import { goToProvider, type Joining } from './provider-attempt.ts';

export interface ProviderButtonProps {
  name: string;
  /** Invitation token and name, sent along with the log-in; set only on the page of an invitation. */
  joining?: () => Joining;
  variant?: 'primary' | 'secondary';
}

/** Goes to the identity provider; the browser comes back on /Login/Retour. */
export function ProviderButton({ name, joining, variant = 'secondary' }: ProviderButtonProps) {
  const going = useMutation({ mutationFn: () => goToProvider(joining?.()) });
  const failed = errorMessage(going.error, 'Votre navigateur ne permet pas cette connexion. Essayez dans un autre.');
  return (
    <>
      <Button
        variant={variant}
        size="lg"
        // The button stays busy after the call, until the provider's page replaces this one.
        busy={going.isPending || going.isSuccess}
        onClick={() => going.mutate()}
      >
        Continuer avec {name}
      </Button>
      {going.isError && (
        <div role="alert">
          <ErrorText>{failed}</ErrorText>
          <ProviderContact />
        </div>
      )}
    </>
  );
}
