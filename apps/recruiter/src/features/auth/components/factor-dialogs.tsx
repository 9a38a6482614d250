import { getSecondFactor, removeSecondFactor, renewRecoveryCodes } from '@kafaa/domain/auth/api';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { ApiError, errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import { PasswordField, TextField } from '@kafaa/ui/text-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const FORM = 'second-factor';

function useRefetch() {
  const client = useQueryClient();
  return { single: true, onSuccess: () => invalidate(client, getSecondFactor) };
}

interface FactorDialogProps {
  title: string;
  action: string;
  danger?: boolean;
  busy: boolean;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

function FactorDialog({ title, action, danger, busy, onClose, onSubmit, children }: FactorDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Modal
      open
      sticky
      size="md"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form={FORM} variant={danger ? 'danger-solid' : 'primary'} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={FORM} className="grid gap-16" noValidate onSubmit={submit}>
        {children}
      </form>
    </Modal>
  );
}

/** The message of a failed call, at the field that it is about. */
function errorAt(error: unknown, field: 'password' | 'code'): string | undefined {
  if (!error) return undefined;
  const [first] = error instanceof ApiError ? error.fields : [];
  return (first?.path ?? 'password') === field ? errorMessage(error, 'L’envoi a échoué. Réessayez.') : undefined;
}

/** New recovery codes; the earlier ones end. */
export function RecoveryDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const renew = useCall(renewRecoveryCodes, () => ({ body: { password, code } }), useRefetch());
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onClose={onClose} />;
  return (
    <FactorDialog
      title="Nouveaux codes de secours"
      action="Remplacer les codes"
      busy={renew.isPending}
      onClose={onClose}
      onSubmit={() => renew.mutate()}
    >
      <p>Les codes d’avant ne serviront plus.</p>
      <OwnPassword value={password} onChange={setPassword} error={errorAt(renew.error, 'password')} />
      <OwnCode value={code} onChange={setCode} error={errorAt(renew.error, 'code')} />
    </FactorDialog>
  );
}

export function RemovalDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const refetch = useRefetch();
  const remove = useCall(removeSecondFactor, () => ({ body: { password, code } }), {
    ...refetch,
    onSuccess: async ({ message }) => {
      toast.success(message);
      await refetch.onSuccess();
      onClose();
    },
  });
  return (
    <FactorDialog
      title="Désactiver la double authentification"
      action="Désactiver"
      danger
      busy={remove.isPending}
      onClose={onClose}
      onSubmit={() => remove.mutate()}
    >
      <p>Le mot de passe suffira à nouveau pour ouvrir votre compte.</p>
      <OwnPassword value={password} onChange={setPassword} error={errorAt(remove.error, 'password')} />
      <OwnCode value={code} onChange={setCode} error={errorAt(remove.error, 'code')} />
    </FactorDialog>
  );
}

interface OwnProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function OwnPassword({ value, onChange, error }: OwnProps) {
  return (
    <PasswordField
      label="Votre mot de passe"
      autoComplete="current-password"
      data-autofocus
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}

function OwnCode({ value, onChange, error }: OwnProps) {
  return (
    <TextField
      label="Code de l’application, ou code de secours"
      autoComplete="one-time-code"
      autoCapitalize="none"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
