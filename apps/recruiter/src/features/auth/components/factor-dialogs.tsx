import { getSecondFactor, removeSecondFactor, renewRecoveryCodes } from '@kafaa/domain/auth/api';
import type { SecondFactor } from '@kafaa/domain/auth/schema';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { FactorDialog, type Proof } from './factor-dialog.tsx';
import { FactorRemoval, useAfterRemoval } from './factor-removal.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface DialogProps {
  factor: SecondFactor;
  onClose: () => void;
}

/** Dialog that creates new recovery codes; the earlier codes become invalid. */
export function RecoveryDialog({ factor, onClose }: DialogProps) {
  const client = useQueryClient();
  const renew = useCall(renewRecoveryCodes, (body: Proof) => ({ body }), {
    single: true,
    onSuccess: () => invalidate(client, getSecondFactor),
  });
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onClose={onClose} />;
  return (
    <FactorDialog
      title="Nouveaux codes de secours"
      action="Remplacer les codes"
      busy={renew.isPending}
      error={renew.error}
      factor={factor}
      onClose={onClose}
      onSubmit={renew.mutate}
    >
      <p>Les codes d’avant ne serviront plus.</p>
    </FactorDialog>
  );
}

export function RemovalDialog({ factor, onClose }: DialogProps) {
  const removal = useCall(removeSecondFactor, (body: Proof) => ({ body }), useAfterRemoval(onClose));
  return (
    <FactorRemoval title="Désactiver les codes de l’application" action="Désactiver" {...{ removal, factor, onClose }}>
      {factor.passkeys.length > 0
        ? 'Une clé d’accès restera demandée après le mot de passe.'
        : 'Le mot de passe suffira à nouveau pour ouvrir votre compte.'}
    </FactorRemoval>
  );
}
