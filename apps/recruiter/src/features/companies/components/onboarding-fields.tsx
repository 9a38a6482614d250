import { COMPANY_INDUSTRIES, COMPANY_SIZES, COMPANY_VALUES, MAX_COMPANY_VALUES } from '@kafaa/domain/companies/options';
import { descriptionHint } from '@kafaa/domain/companies/rules';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { ChipSelect } from '@kafaa/ui/chip-select.tsx';
import { OptionTiles } from '@kafaa/ui/option-tiles.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import styles from './onboarding-fields.module.css';
import type { OnboardingField } from './onboarding-steps.ts';

export interface OnboardingValues {
  companyDescription: string;
  industry: string;
  companySize: string;
  companyValues: string[];
}

const tiles = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The single question of a step. */
export function OnboardingFields<C, O>({
  field,
  form,
}: {
  field: OnboardingField;
  form: UseFormReturn<OnboardingValues, C, O>;
}) {
  const { control, formState, register } = form;
  const description = useWatch({ control, name: 'companyDescription' });
  const error = formState.errors[field]?.message;

  if (field === 'companyDescription') {
    return (
      <TextareaField
        {...register(field)}
        label="Description"
        className={styles.description}
        required
        hint={<span aria-live="polite">{descriptionHint(description)}</span>}
        error={error}
      />
    );
  }
  if (field === 'companyValues') {
    return (
      <Controller
        control={control}
        name={field}
        render={({ field: { value, onChange } }) => (
          <ChipSelect
            label="Valeurs"
            options={COMPANY_VALUES}
            value={value}
            onChange={onChange}
            max={MAX_COMPANY_VALUES}
            counter={`${value.length}/5 valeurs sélectionnées`}
            hint={value.length >= MAX_COMPANY_VALUES ? 'Maximum de 5 valeurs sélectionnées' : undefined}
            required
            error={error}
          />
        )}
      />
    );
  }
  const industry = field === 'industry';
  return (
    <Controller
      // Without the key, React would reuse the controller, and the second step would keep the first one's registration.
      key={field}
      control={control}
      name={field}
      render={({ field: { value, onChange } }) => (
        <OptionTiles
          label={industry ? 'Industrie' : 'Nombre de personnes'}
          options={tiles(industry ? COMPANY_INDUSTRIES : COMPANY_SIZES)}
          value={value}
          onChange={onChange}
          columns={3}
          required
          error={error}
        />
      )}
    />
  );
}
