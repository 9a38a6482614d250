import { TextField, type TextFieldProps } from '#/ui/text-field.tsx';

/** Where candidates' answers to mails go. */
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

/** An address that is not the log-in's serves once somebody there has agreed. */
export const askedToast = (email: string) => `Un e-mail de confirmation part à ${email}.`;
