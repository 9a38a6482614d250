import { TextField, type TextFieldProps } from '@kafaa/ui/text-field.tsx';

/** The address that receives candidates' replies to mails. */
export function ContactAddressField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
      label="Adresse de contact pour les candidats"
    />
  );
}

/** Toast after a new contact address; the address is used only after its owner has confirmed it. */
export const askedToast = (email: string) => `Un e-mail de confirmation part à ${email}.`;
