import type { LoginPayload } from '@kafaa/domain/auth/schema';
import { type FormEvent, useState } from 'react';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { PasswordField, TextField } from '@kafaa/ui/text-field.tsx';
import { paths } from '@kafaa/web-kit/paths';
import styles from './auth-form.module.css';

interface LinkFormProps {
  provider: string;
  /** The address that the provider gives; the person may type another one. */
  email: string;
  busy: boolean;
  error: string | undefined;
  onSubmit: (credentials: LoginPayload) => void;
}

/** Links an identity to an existing account: asks once for the account's password. */
export function LinkForm({ provider, email, busy, error, onSubmit }: LinkFormProps) {
  const [userName, setUserName] = useState(email);
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ userName, password });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>
        {provider} ne connaît pas encore votre compte. Entrez une fois son e-mail et son mot de passe pour le relier.
        Vous n’en aurez plus besoin ensuite.
      </p>
      <TextField
        label="E-mail du compte"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        value={userName}
        onChange={(event) => setUserName(event.target.value)}
      />
      <PasswordField
        label="Mot de passe"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={error}
      />
      <Button type="submit" size="lg" className={styles.submit} busy={busy}>
        {busy ? 'Connexion...' : 'Relier et se connecter'}
      </Button>
      <p className="muted small">
        Pas encore de compte{'\u202F'}? Demandez une invitation à votre entreprise. Vous n’avez pas de mot de passe
        {'\u202F'}? <AppLink href={paths.forgotPassword}>Choisissez-en un par e-mail</AppLink>.
      </p>
    </form>
  );
}
