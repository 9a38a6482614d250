import type { Assertion } from '@kafaa/domain/auth/schema';
import { type FormEvent, useState } from 'react';
import { Button } from '@kafaa/ui/button.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import styles from './auth-form.module.css';
import { LazyPasskeyButton } from './lazy-passkey-button.tsx';

interface CodeStepProps {
  busy: boolean;
  error: string | undefined;
  /** Set if the person has a passkey and this browser supports passkeys. */
  onPasskey: ((assertion: Assertion) => void) | undefined;
  onPasskeyFailed: (message: string) => void;
  onSubmit: (code: string) => void;
  onBack: () => void;
  backLabel?: string;
}

/** The second step of the log-in of a person with a second factor. */
export function CodeStep({
  busy,
  error,
  onPasskey,
  onPasskeyFailed,
  onSubmit,
  onBack,
  backLabel = 'Revenir au mot de passe',
}: CodeStepProps) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onSubmit(code);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {onPasskey && (
        <LazyPasskeyButton
          label="Utiliser une clé d’accès"
          size="lg"
          busy={busy}
          onAnswer={onPasskey}
          onFail={onPasskeyFailed}
        />
      )}
      <TextField
        label={onPasskey ? 'Ou un code de votre application' : 'Code de votre application'}
        hint={'Téléphone perdu\u202F? Entrez un de vos codes de secours.'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        // The focus may move here, because the person has just submitted the step before.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
        autoFocus
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error}
      />
      <Button type="submit" size="lg" className={styles.submit} busy={busy}>
        {busy ? 'Connexion...' : 'Continuer'}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {backLabel}
      </Button>
    </form>
  );
}
