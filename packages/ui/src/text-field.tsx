import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import { IconButton } from './icon-button.tsx';
import { EyeOffIcon } from './icons.tsx';
import { EyeIcon } from './page-icons.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'required' | 'prefix' | 'size'>;

export type TextFieldProps = FieldProps &
  InputProps & {
    /** Text fixed before the input, such as +216. */
    prefix?: string;
    /** Text or control fixed after the input, such as DT. */
    suffix?: ReactNode;
    /** 44 px high instead of 48, for the recruiter's forms. */
    compact?: boolean;
    fieldClassName?: string;
  };

/** One line of text. Takes every input attribute and `ref`, so `{...register('email')}` works. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    success,
    required,
    optional,
    prefix,
    suffix,
    compact,
    fieldClassName,
    className,
    id,
    ...input
  } = props;
  return (
    <Field {...{ label, hint, error, success, required, optional, id }} className={fieldClassName}>
      {(control) => (
        <div className={styles.box}>
          {prefix && (
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={cx(
              styles.input,
              compact && styles.compact,
              suffix !== undefined && styles.withSuffix,
              className,
            )}
          />
          {suffix !== undefined && (
            <span className={cx(styles.suffix, typeof suffix === 'string' && styles.suffixText)}>{suffix}</span>
          )}
        </div>
      )}
    </Field>
  );
}

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          icon={shown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
