import { listIdentities, removeIdentity } from '@kafaa/domain/auth/api';
import type { LinkedIdentity, SecondFactor } from '@kafaa/domain/auth/schema';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { toast } from '@kafaa/web-kit/toast';
import { FactorDialog, type Proof } from './factor-dialog.tsx';

interface IdentityDialogProps {
  factor: SecondFactor;
  identity: LinkedIdentity;
  onClose: () => void;
}

/** Dialog that removes an identity; it asks for the password and the second factor. */
export function IdentityDialog({ factor, identity: { id, provider }, onClose }: IdentityDialogProps) {
  const client = useQueryClient();
  const remove = useCall(removeIdentity, (body: Proof) => ({ params: { id }, body }), {
    single: true,
    onSuccess: async ({ message }) => {
      toast.success(message);
      await invalidate(client, listIdentities);
      onClose();
    },
  });
  return (
    <FactorDialog
      title="Retirer une identité"
      action="Retirer"
      danger
      busy={remove.isPending}
      error={remove.error}
      factor={factor}
      onClose={onClose}
      onSubmit={remove.mutate}
    >
      <p>
        <bdi>{provider}</bdi> n’ouvrira plus votre compte. Pour le relier à nouveau, connectez-vous par lui, puis entrez
        votre mot de passe.
      </p>
    </FactorDialog>
  );
}
