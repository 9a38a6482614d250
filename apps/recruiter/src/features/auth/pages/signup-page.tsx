import { cx } from '@kafaa/ui/class-names';
import { signupSchema } from '@kafaa/domain/auth/schema';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  CompanyAddressField,
  CompanyCityField,
  CompanyPhoneField,
} from '#/features/companies/components/company-contact-fields.tsx';
import { CompanyNameField } from '#/features/companies/components/company-name-field.tsx';
import { overlay, readDraft } from '@kafaa/web-kit/draft';
import { showServerErrors } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { navigate } from '#/lib/place';
import { paths } from '@kafaa/web-kit/paths';
import { phoneDigits } from '@kafaa/web-kit/phone';
import { toast } from '@kafaa/web-kit/toast';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { useFormDraft } from '#/lib/use-form-draft';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { CircleCheckIcon } from '@kafaa/ui/page-icons.tsx';
import { PasswordField, TextField } from '@kafaa/ui/text-field.tsx';
import styles from '../components/auth-form.module.css';
import { AuthLayout } from '../components/auth-layout.tsx';
import { signupError } from '../components/auth-messages.ts';
import { SIGNUP_BAND, SIGNUP_WALL } from '../components/auth-walls.ts';
import { makeProof } from '../components/signup-proof.ts';
import { useSignup } from '../queries.ts';

const ERROR_TOAST_MS = 5000;
const REDIRECT_MS = 1500;
const PLACE = { area: 'session', key: 'signup' } as const;
const EMPTY = { userName: '', password: '', name: '', phone: '', adresse: '', city: '' };

/** The sign-up form with its draft; once the account exists, `email` is its address and the page moves on to the log-in. */
function useSignupForm() {
  const signup = useSignup();
  const [email, setEmail] = useState('');
  const form = useForm({
    resolver: domainResolver(signupSchema, { firstOnly: true }),
    defaultValues: overlay(EMPTY, readDraft(PLACE)?.value),
  });
  const draft = useFormDraft(form, PLACE, ['password']);

  useEffect(() => {
    if (email === '') return;
    const timer = setTimeout(() => navigate(paths.login, { state: { signedUp: email } }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [email]);

  const submit = form.handleSubmit((values) => {
    if (email !== '') return;
    signup.mutate(
      { ...values, proof: makeProof() },
      {
        onSuccess: () => {
          draft.clear();
          toast.success('Inscription réussie !');
          setEmail(values.userName);
        },
        onError: (error) => {
          showServerErrors(form, error);
          toast.error(signupError(error), { duration: ERROR_TOAST_MS });
        },
      },
    );
  });
  return { form, submit, busy: signup.isPending, email };
}

function SignupFields({ form }: { form: ReturnType<typeof useSignupForm>['form'] }) {
  const { register, formState, control } = form;
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;
  return (
    <>
      <CompanyNameField
        {...register('name')}
        control={control}
        then=" Votre raison sociale s’ajoute ensuite dans Compte."
        error={errors.name?.message}
      />
      <TextField
        {...register('userName')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder="vous@entreprise.tn"
        required
        error={errors.userName?.message}
      />
      <CompanyPhoneField {...register('phone', { setValueAs: phoneDigits })} error={errors.phone?.message} />
      <CompanyAddressField {...register('adresse')} fieldClassName={styles.wide} error={errors.adresse?.message} />
      <CompanyCityField {...register('city')} fieldClassName={styles.narrow} error={errors.city?.message} />
      <PasswordField
        {...register('password')}
        label="Mot de passe"
        autoComplete="new-password"
        required
        hint="8 caractères au moins"
        success={password.length >= 8 ? '8 caractères au moins' : undefined}
        error={errors.password?.message}
      />
    </>
  );
}

export function SignupPage() {
  useDocumentTitle('Créer un compte');
  const { form, submit, busy, email } = useSignupForm();

  return (
    <AuthLayout
      title="Créer un compte"
      lead="Votre entreprise, puis votre première offre. Vos candidats n’ont besoin d’aucun compte."
      wall={SIGNUP_WALL}
      band={SIGNUP_BAND}
      caption="Une équipe se construit personne par personne."
      facts={[
        'Comptez 15 à 20 minutes jusqu’à la première offre en ligne',
        'Le plan Starter est gratuit pendant 30 jours',
        'L’IA éclaire votre décision, elle ne la prend pas',
      ]}
    >
      {email !== '' && (
        <p className={`${styles.note} ${styles.ok}`} role="status">
          <CircleCheckIcon size={18} />
          <span>
            Confirmez votre adresse avec le lien envoyé à <strong>{email}</strong>.
          </span>
        </p>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <SignupFields form={form} />
        <Button type="submit" size="lg" className={styles.submit} busy={busy || email !== ''}>
          {busy ? 'Inscription...' : 'Créer mon compte'}
        </Button>
      </form>
      <p className={cx('cluster middle between muted', styles.foot)}>
        <span>
          Déjà un compte{'\u202F'}? <AppLink href="/Login">Se connecter</AppLink>
        </span>
        <AppLink href="/Privacy">Confidentialité et conditions</AppLink>
      </p>
    </AuthLayout>
  );
}
