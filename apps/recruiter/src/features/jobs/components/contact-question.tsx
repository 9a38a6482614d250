import { saveSettingsSchema, type Settings } from '@kafaa/domain/companies/schema';
import { parseFields } from '@kafaa/domain/kernel/first-error';
import { useState } from 'react';
import { askedToast, ContactAddressField } from '#/features/companies/components/contact-address-field.tsx';
import { useSaveSettings } from '#/features/companies/queries';
import { ApiError } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

const FIELD = 'contactEmail';
type Faults = readonly { readonly path: string; readonly message: string }[];
const faultOf = (faults: Faults) => faults.find(({ path }) => path === FIELD)?.message;

/** Asks for the contact address for candidates in the job form, until the company has chosen one. */
export function useContactQuestion(settings: Settings | undefined) {
  const save = useSaveSettings();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  if (!settings || settings.contactEmail !== null || settings.contactEmailAsked !== null)
    return { field: null, busy: false, settle: async () => true };

  const { name, phone, address, city, userName } = settings;
  const value = typed ?? userName;

  /** Saves the answer; false if the address is invalid. Other failures are ignored, since the next offer asks again. */
  const settle = async (): Promise<boolean> => {
    const account = { name, phone, address, city, contactEmail: value };
    const parsed = parseFields(saveSettingsSchema, account);
    let fault = parsed.ok ? undefined : faultOf(parsed.faults);
    if (fault === undefined) {
      try {
        const { contactEmailAsked: asked } = await save.mutateAsync(account);
        if (asked !== null) toast(askedToast(asked));
      } catch (failure) {
        fault = failure instanceof ApiError ? faultOf(failure.fields) : undefined;
      }
    }
    setError(fault);
    return fault === undefined;
  };
  const field = (
    <ContactAddressField
      name={FIELD}
      value={value}
      onChange={({ target }) => {
        setTyped(target.value);
        setError(undefined);
      }}
      required
      hint="Quand un candidat répond à un e-mail, son message arrive ici. À changer quand vous voulez, dans Compte."
      error={error}
    />
  );
  return { field, busy: save.isPending, settle };
}
