import { addPasskey, beginPasskey, getSecondFactor, removePasskey } from '@kafaa/domain/auth/api';
import type { Passkey, SecondFactor } from '@kafaa/domain/auth/schema';
import { getSettings } from '@kafaa/domain/companies/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '#/lib/endpoint-query';
import { createPasskey } from '#/lib/passkeys';
import { useCall } from '#/lib/use-call';
import { call } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { FactorDialog, type Proof } from './factor-dialog.tsx';
import { FactorRemoval, useAfterRemoval } from './factor-removal.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Dialog that adds a passkey: name and proof, the browser's own dialog, then recovery codes if the person had none. */
export function AddDialog({ factor, onClose }: { factor: SecondFactor; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const add = useMutation({
    mutationFn: async (proof: Proof) => {
      const credential = await createPasskey(await call(beginPasskey, { body: proof }));
      return call(addPasskey, { body: { name, credential } });
    },
    onSuccess: async ({ recoveryCodes }) => {
      toast.success('Clé d’accès ajoutée');
      await Promise.all([invalidate(client, getSecondFactor), invalidate(client, getSettings)]);
      if (recoveryCodes.length === 0) onClose();
    },
  });
  const submit = (proof: Proof) => {
    const isMissing = name.trim() === '';
    setNameError(isMissing ? 'Donnez un nom à cette clé, par exemple celui de votre appareil.' : undefined);
    if (!isMissing) add.mutate(proof);
  };
  if (add.data && add.data.recoveryCodes.length > 0)
    return <RecoveryCodes codes={add.data.recoveryCodes} onClose={onClose} />;
  return (
    <FactorDialog
      title="Ajouter une clé d’accès"
      action="Continuer"
      busy={add.isPending}
      error={add.error}
      factor={factor}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        Votre navigateur demandera ensuite où garder la clé{'\u00A0'}: sur cet appareil, un téléphone ou une clé USB.
      </p>
      <TextField
        label="Nom de la clé"
        hint="Par exemple le nom de l’appareil."
        maxLength={60}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={nameError}
      />
    </FactorDialog>
  );
}

interface RemoveDialogProps {
  factor: SecondFactor;
  passkey: Passkey;
  onClose: () => void;
}

export function RemoveDialog({ factor, passkey: { id, name }, onClose }: RemoveDialogProps) {
  const removal = useCall(removePasskey, (body: Proof) => ({ params: { id }, body }), useAfterRemoval(onClose));
  return (
    <FactorRemoval title="Retirer une clé d’accès" action="Retirer" {...{ removal, factor, onClose }}>
      «{'\u00A0'}
      <bdi>{name}</bdi>
      {'\u00A0'}» n’ouvrira plus votre compte.
    </FactorRemoval>
  );
}
