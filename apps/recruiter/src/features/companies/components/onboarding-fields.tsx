import {
  COMPANY_INDUSTRIES,
  COMPANY_SIZES,
  COMPANY_VALUES,
  MAX_COMPANY_VALUES,
  MAX_OTHER_SECTOR,
  OTHER_SECTOR,
} from '@kafaa/domain/companies/options';
import { descriptionHint } from '@kafaa/domain/companies/rules';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { ChipSelect } from '@kafaa/ui/chip-select.tsx';
import { OptionTiles } from '@kafaa/ui/option-tiles.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import styles from './onboarding-fields.module.css';
import type { OnboardingField } from './onboarding-steps.ts';

export interface OnboardingValues {
  companyDescription: string;
  industry: string;
  /** The company's own words beside « Autre secteur ». */
  otherSector: string;
  companySize: string;
  companyValues: string[];
}

const SECTOR_HINT = 'Vos offres affichent ces mots. Laissé vide, elles affichent «\u00A0Autre secteur\u00A0».';

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
  if (field === 'industry') return <SectorField form={form} error={error} />;
  return (
    <Controller
      // Without the key, React would reuse the controller, and the second step would keep the first one's registration.
      key={field}
      control={control}
      name={field}
      render={({ field: { value, onChange } }) => (
        <OptionTiles
          label="Nombre de personnes"
          options={tiles(COMPANY_SIZES)}
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

interface SectorFieldProps<C, O> {
  form: UseFormReturn<OnboardingValues, C, O>;
  error: string | undefined;
}

/** The sector as a choice; the last one opens a field for the company's own words. */
function SectorField<C, O>({ form: { control, register, clearErrors }, error }: SectorFieldProps<C, O>) {
  const words = useWatch({ control, name: 'otherSector' });
  const isOther = useWatch({ control, name: 'industry' }) === OTHER_SECTOR;
  const ofWords = isOther && words.trim() !== '';
  return (
    <div className="grid gap-16">
      <Controller
        control={control}
        name="industry"
        render={({ field: { value, onChange } }) => (
          <OptionTiles
            label="Industrie"
            options={tiles(COMPANY_INDUSTRIES)}
            value={value}
            onChange={onChange}
            columns={3}
            required
            error={ofWords ? undefined : error}
          />
        )}
      />
      {isOther && (
        <TextField
          {...register('otherSector', { onChange: () => clearErrors('industry') })}
          label="Votre secteur"
          placeholder="Horlogerie"
          maxLength={MAX_OTHER_SECTOR}
          hint={SECTOR_HINT}
          autoComplete="off"
          optional
          error={ofWords ? error : undefined}
        />
      )}
    </div>
  );
}
