import { beginSecondFactor, confirmSecondFactor, getSecondFactor } from '@kafaa/domain/auth/api';
import { getSettings } from '@kafaa/domain/companies/api';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { errorMessage } from '@kafaa/web-kit/api';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { QrCode } from '@kafaa/ui/qr-code.tsx';
import { PasswordField, TextField } from '@kafaa/ui/text-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';

const FORM = 'second-factor';

/**
 * Dialog that sets up an authenticator app: it asks for the password and the app's first code, then shows the recovery codes
 * once.
 */
export function EnrolmentDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const begin = useCall(beginSecondFactor, () => ({ body: { password } }), { single: true });
  const confirm = useCall(confirmSecondFactor, () => ({ body: { code } }), {
    single: true,
    onSuccess: () => Promise.all([invalidate(client, getSecondFactor), invalidate(client, getSettings)]),
  });
  const running = begin.data ? confirm : begin;
  const error = running.error ? errorMessage(running.error, 'L’envoi a échoué. Réessayez.') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    running.mutate();
  };
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onClose={onClose} />;
  return (
    <Modal
      open
      sticky
      size="md"
      onClose={onClose}
      title="Activer la double authentification"
      subtitle={begin.data ? 'Étape 2 sur 2' : 'Étape 1 sur 2'}
      footer={
        <DialogButtons onCancel={onClose} type="submit" form={FORM} busy={running.isPending}>
          {begin.data ? 'Activer' : 'Continuer'}
        </DialogButtons>
      }
    >
      <form id={FORM} className="grid gap-16" noValidate onSubmit={submit}>
        {begin.data ? (
          <Scan {...begin.data} code={code} onCode={setCode} error={error} />
        ) : (
          <PasswordField
            label="Votre mot de passe"
            autoComplete="current-password"
            data-autofocus
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={error}
          />
        )}
      </form>
    </Modal>
  );
}

interface ScanProps {
  secret: string;
  uri: string;
  code: string;
  onCode: (code: string) => void;
  error: string | undefined;
}

/** Shows the secret as a QR code and as text, and asks for the app's first code. */
function Scan({ secret, uri, code, onCode, error }: ScanProps) {
  return (
    <>
      <p>
        Scannez ce code avec une application d’authentification (Aegis, 2FAS, Google Authenticator, Microsoft
        Authenticator...), puis tapez les six chiffres qu’elle montre.
      </p>
      <QrCode className={styles.qr} text={uri} label="Code à scanner avec votre application" />
      <p className="muted small">
        Sans appareil photo, entrez cette clé{'\u00A0'}:{' '}
        <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label="Code à six chiffres"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        required
        value={code}
        onChange={(event) => onCode(event.target.value)}
        error={error}
      />
    </>
  );
}
