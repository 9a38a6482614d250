import { TextField, type TextFieldProps } from '@kafaa/ui/text-field.tsx';

type ContactFieldProps = Omit<TextFieldProps, 'label' | 'required'>;

/** Field of the company's telephone number, which is a Tunisian one. */
export function CompanyPhoneField(props: ContactFieldProps) {
  return (
    <TextField
      {...props}
      label="Téléphone"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix="+216"
      required
    />
  );
}

export function CompanyAddressField(props: ContactFieldProps) {
  return <TextField {...props} label="Adresse" autoComplete="street-address" required />;
}

export function CompanyCityField(props: ContactFieldProps) {
  return <TextField {...props} label="Ville" autoComplete="address-level2" required />;
}
