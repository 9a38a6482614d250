import {
  COMPANY_INDUSTRIES,
  COMPANY_SIZES,
  COMPANY_VALUES,
  MAX_COMPANY_VALUES,
  MAX_OTHER_SECTOR,
  OTHER_SECTOR,
} from '@kafaa/domain/companies/options';
import { descriptionHint } from '@kafaa/domain/companies/rules';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { ChipsField, tiles, TilesField } from '#/lib/choice-fields.tsx';
import styles from './onboarding-fields.module.css';
import type { OnboardingField } from './onboarding-steps.ts';

export interface OnboardingValues {
  companyDescription: string;
  industry: string;
  /** Sector in the company's own words, if `industry` is « Autre secteur ». */
  otherSector: string;
  companySize: string;
  companyValues: string[];
}

const SECTOR_HINT = 'Vos offres affichent ces mots. Laissé vide, elles affichent «\u00A0Autre secteur\u00A0».';

/** The single question of a step. */
export function OnboardingFields<C, O>({
  field,
  form,
}: {
  field: OnboardingField;
  form: UseFormReturn<OnboardingValues, C, O>;
}) {
  const { control, formState, register } = form;
  const [description, values] = useWatch({ control, name: ['companyDescription', 'companyValues'] });
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
      <ChipsField
        form={form}
        name={field}
        label="Valeurs"
        options={COMPANY_VALUES}
        max={MAX_COMPANY_VALUES}
        counter={(chosen) => `${chosen}/5 valeurs sélectionnées`}
        hint={values.length >= MAX_COMPANY_VALUES ? 'Maximum de 5 valeurs sélectionnées' : undefined}
        required
        error={error}
      />
    );
  }
  if (field === 'industry') return <SectorField form={form} error={error} />;
  return (
    <TilesField
      // Without the key, React would reuse the component, and this step would keep the registration of the previous one.
      key={field}
      form={form}
      name={field}
      label="Nombre de personnes"
      options={tiles(COMPANY_SIZES)}
      columns={3}
      required
      error={error}
    />
  );
}

interface SectorFieldProps<C, O> {
  form: UseFormReturn<OnboardingValues, C, O>;
  error: string | undefined;
}

/** Choice of the sector; « Autre secteur » shows a field for another sector in the company's own words. */
function SectorField<C, O>({ form, error }: SectorFieldProps<C, O>) {
  const { control, register, clearErrors } = form;
  const words = useWatch({ control, name: 'otherSector' });
  const isOther = useWatch({ control, name: 'industry' }) === OTHER_SECTOR;
  const ofWords = isOther && words.trim() !== '';
  return (
    <div className="grid gap-16">
      <TilesField
        form={form}
        name="industry"
        label="Industrie"
        options={tiles(COMPANY_INDUSTRIES)}
        columns={3}
        required
        error={ofWords ? undefined : error}
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
