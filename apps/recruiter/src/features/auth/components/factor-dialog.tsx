import type { FactorProof, SecondFactor } from '@kafaa/domain/auth/schema';
import { type FormEvent, type ReactNode, useState } from 'react';
import { passkeyError } from '#/lib/passkeys';
import { takesPasskeys } from '#/lib/takes-passkeys';
import { ApiError } from '@kafaa/web-kit/api';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { PasswordField, TextField } from '@kafaa/ui/text-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

const FORM = 'second-factor';

export type Proof = FactorProof & { readonly password: string };

interface FactorDialogProps {
  title: string;
  action: string;
  danger?: boolean;
  busy: boolean;
  error: unknown;
  factor: SecondFactor;
  onClose: () => void;
  onSubmit: (proof: Proof) => void;
  children: ReactNode;
}

/** Message of a failed call if it belongs to this field: password errors at the password, all others at the code. */
function errorAt(error: unknown, field: 'password' | 'code'): string | undefined {
  if (!error) return undefined;
  const isPassword = error instanceof ApiError && error.fields[0]?.path === 'password';
  return isPassword === (field === 'password') ? passkeyError(error) : undefined;
}

/** Dialog for a change of the second factor. It asks for the password and, if there already is a second factor, for that too. */
export function FactorDialog({ title, action, danger, busy, onClose, children, ...proof }: FactorDialogProps) {
  return (
    <Modal
      open
      sticky
      size="md"
      onClose={onClose}
      title={title}
      footer={
        <DialogButtons
          onCancel={onClose}
          type="submit"
          form={FORM}
          variant={danger ? 'danger-solid' : 'primary'}
          busy={busy}
        >
          {action}
        </DialogButtons>
      }
    >
      <ProofForm busy={busy} {...proof}>
        {children}
      </ProofForm>
    </Modal>
  );
}

type ProofFormProps = Pick<FactorDialogProps, 'busy' | 'error' | 'factor' | 'onSubmit' | 'children'>;

function ProofForm({ busy, error, factor: { enabled, passkeys }, onSubmit, children }: ProofFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState<string>();
  const isOn = enabled || passkeys.length > 0;
  const send = (proof: FactorProof) => {
    setFailed(undefined);
    onSubmit({ password, ...proof });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(isOn ? { code } : {});
  };
  const codeError = failed ?? errorAt(error, 'code');
  return (
    <form id={FORM} className="grid gap-16" noValidate onSubmit={submit}>
      {children}
      <PasswordField
        label="Votre mot de passe"
        autoComplete="current-password"
        data-autofocus
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errorAt(error, 'password')}
      />
      {isOn && (
        <TextField
          label={enabled ? 'Code de l’application, ou code de secours' : 'Code de secours'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={codeError}
        />
      )}
      {!isOn && codeError !== undefined && <p role="alert">{codeError}</p>}
      {passkeys.length > 0 && takesPasskeys() && (
        <PasskeyButton
          label="Utiliser une clé d’accès à la place du code"
          busy={busy}
          onAnswer={(passkey) => send({ passkey })}
          onFail={setFailed}
        />
      )}
    </form>
  );
}
