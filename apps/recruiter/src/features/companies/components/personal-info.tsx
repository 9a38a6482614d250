import { cx } from '@kafaa/ui/class-names';
import { MAX_LEGAL_NAME } from '@kafaa/domain/companies/options';
import { saveSettingsSchema, type Settings } from '@kafaa/domain/companies/schema';
import { Pencil } from 'lucide-react';
import { saveSettings } from '@kafaa/domain/companies/api';
import { useMay } from '#/lib/permissions';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSaveSettings } from '#/features/companies/queries';
import { errorMessage } from '@kafaa/web-kit/api';
import { showServerErrors } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { spacedPhone } from '@kafaa/domain/kernel/phone';
import { phoneDigits } from '@kafaa/web-kit/phone';
import { toast } from '@kafaa/web-kit/toast';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { Button } from '@kafaa/ui/button.tsx';
import { Pill, type PillTone } from '@kafaa/ui/pill.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { askedToast, ContactAddressField } from '#/features/companies/components/contact-address-field.tsx';
import { CompanyAddressField, CompanyCityField, CompanyPhoneField } from './company-contact-fields.tsx';
import { CompanyNameField } from './company-name-field.tsx';
import { Fact, Section } from './account-parts.tsx';
import styles from './account-sections.module.css';
import { ContactAddress } from './contact-address.tsx';

const STATUSES: Readonly<Record<string, { label: string; tone: PillTone }>> = {
  COMPLETED: { label: 'Complété', tone: 'ok' },
  PENDING: { label: 'En cours', tone: 'warn' },
};
const NOT_STARTED = { label: 'Non commencé', tone: 'pending' } as const;

/** The company's identity and contact data, read-only or as a form. */
export function PersonalInfo({ settings }: { settings: Settings }) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  const mayEdit = useMay(saveSettings);
  useEffect(() => {
    // After leaving the form, focus the button that opened it.
    if (!editing && edited.current) edit.current?.focus();
    edited.current = editing;
  }, [editing]);
  if (editing) return <AccountForm settings={settings} onDone={() => setEditing(false)} />;
  const status = STATUSES[settings.onBoardingStatus] ?? NOT_STARTED;
  return (
    <Section
      title="Coordonnées de l’entreprise"
      aside={
        mayEdit && (
          <Button ref={edit} variant="secondary" size="sm" icon={<Pencil />} onClick={() => setEditing(true)}>
            Modifier
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <Fact label="E-mail">{settings.userName}</Fact>
        <Fact label="Statut du compte">
          <Pill tone={status.tone}>{status.label}</Pill>
        </Fact>
        <Fact label="Raison sociale">{settings.legalName ?? 'À ajouter par «\u00A0Modifier\u00A0»'}</Fact>
        <Fact label="Téléphone">{`+216\u00A0${spacedPhone(settings.phone)}`}</Fact>
        <Fact label="Adresse">{settings.address}</Fact>
        <Fact label="Ville">{settings.city}</Fact>
      </dl>
      <ContactAddress settings={settings} />
    </Section>
  );
}

/** An empty field resets candidates' replies to the log-in address. */
const withContact = <V extends { contactEmail: string }>(values: V) => ({
  ...values,
  contactEmail: values.contactEmail.trim() || null,
});

function useAccountForm(settings: Settings, onDone: () => void) {
  const save = useSaveSettings();
  const { name, legalName, phone, address, city, contactEmail, contactEmailAsked } = settings;
  const form = useForm({
    resolver: domainResolver(saveSettingsSchema, {
      firstOnly: true,
      prepare: withContact,
    }),
    defaultValues: {
      name,
      legalName: legalName ?? '',
      phone,
      address,
      city,
      contactEmail: contactEmailAsked ?? contactEmail ?? '',
    },
  });
  useClearOnEdit(form);
  const { setFocus, formState, handleSubmit } = form;
  const { dirtyFields } = formState;
  useEffect(() => setFocus('name'), [setFocus]);

  const submit = handleSubmit(({ contactEmail: contact, ...account }) =>
    // Omit an unchanged address: saving must not send its confirmation mail again; a separate button does.
    save.mutate(dirtyFields.contactEmail ? { ...account, contactEmail: contact } : account, {
      onSuccess: ({ contactEmailAsked: asked }) => {
        toast.success(asked === null ? 'Vos informations sont enregistrées.' : askedToast(asked));
        onDone();
      },
      onError: (error) => {
        showServerErrors(form, error);
        toast.error(errorMessage(error, 'L’enregistrement a échoué. Veuillez réessayer.'));
      },
    }),
  );
  return { form, submit, busy: save.isPending };
}

function AccountForm({ settings, onDone }: { settings: Settings; onDone: () => void }) {
  const { form, submit, busy } = useAccountForm(settings, onDone);
  const { register, formState, control } = form;
  const { errors } = formState;

  return (
    <Section title="Coordonnées de l’entreprise">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <dl className={styles.wide}>
          <Fact label="E-mail">
            {settings.userName}
            <span className={styles.why}>
              Votre identifiant de connexion ne se modifie pas ici. Pour en changer, écrivez au support.
            </span>
          </Fact>
        </dl>
        <CompanyNameField {...register('name')} control={control} error={errors.name?.message} />
        <TextField
          {...register('legalName')}
          label="Raison sociale"
          autoComplete="organization"
          maxLength={MAX_LEGAL_NAME}
          hint="Le nom complet, affiché sous le nom court dans vos offres."
          optional
          error={errors.legalName?.message}
        />
        <CompanyPhoneField {...register('phone', { setValueAs: phoneDigits })} error={errors.phone?.message} />
        <CompanyAddressField {...register('address')} error={errors.address?.message} />
        <CompanyCityField {...register('city')} error={errors.city?.message} />
        <ContactAddressField
          {...register('contactEmail')}
          fieldClassName={styles.wide}
          hint={`Vide, elles arrivent à ${settings.userName}.`}
          error={errors.contactEmail?.message}
        />
        <p className={cx('row gap-10', styles.actions)}>
          <Button variant="ghost" disabled={busy} onClick={onDone}>
            Annuler
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? 'Enregistrement...' : 'Enregistrer'}
          </Button>
        </p>
      </form>
    </Section>
  );
}
