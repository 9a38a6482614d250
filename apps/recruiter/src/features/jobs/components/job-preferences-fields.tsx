import { MAX_OTHER_SECTOR, OTHER_SECTOR } from '@kafaa/domain/companies/options';
import {
  JOB_INDUSTRIES,
  LANGUAGES,
  MAX_PREFERRED_LANGUAGES,
  MAX_SOFT_SKILLS,
  SOFT_SKILLS,
} from '@kafaa/domain/jobs/options';
import { Controller, useWatch } from 'react-hook-form';
import { ChipSelect } from '@kafaa/ui/chip-select.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { type JobForm, listError } from './job-form-parts.ts';

/** Step 3 of the offer form. */
export function JobPreferencesFields({ form }: { form: JobForm }) {
  const { control, formState } = form;
  const errors = formState.errors.idealProfile;
  return (
    <>
      <Controller
        control={control}
        name="idealProfile.preferredLanguages"
        render={({ field: { value, onChange } }) => (
          <ChipSelect
            label="Langues souhaitées"
            options={LANGUAGES}
            value={value}
            onChange={onChange}
            max={MAX_PREFERRED_LANGUAGES}
            counter={`${value.length} sur 3 sélectionnés`}
            required
            error={listError(errors?.preferredLanguages)}
          />
        )}
      />
      <Controller
        control={control}
        name="idealProfile.softSkills"
        render={({ field: { value, onChange } }) => (
          <ChipSelect
            label="Savoir-être"
            options={SOFT_SKILLS}
            value={value}
            onChange={onChange}
            max={MAX_SOFT_SKILLS}
            counter={`${value.length} sur 3 sélectionnés`}
            hint="L’entretien interroge le premier, et les autres s’il reste de la place."
            required
            error={listError(errors?.softSkills)}
          />
        )}
      />
      <SectorField form={form} />
    </>
  );
}

/** The sectors; « Autre secteur » opens a field for the company's own words. */
function SectorField({ form: { control, formState, register, clearErrors } }: { form: JobForm }) {
  const error = listError(formState.errors.idealProfile?.industryBackground);
  const words = useWatch({ control, name: 'idealProfile.otherSector' });
  const isOther = useWatch({ control, name: 'idealProfile.industryBackground' }).includes(OTHER_SECTOR);
  const ofWords = isOther && words.trim() !== '';
  return (
    <>
      <Controller
        control={control}
        name="idealProfile.industryBackground"
        render={({ field: { value, onChange } }) => (
          <ChipSelect
            label="Secteur d’expérience"
            options={JOB_INDUSTRIES}
            value={value}
            onChange={onChange}
            required
            error={ofWords ? undefined : error}
          />
        )}
      />
      {isOther && (
        <TextField
          {...register('idealProfile.otherSector', { onChange: () => clearErrors('idealProfile.industryBackground') })}
          label="Quel autre secteur"
          placeholder="Horlogerie"
          maxLength={MAX_OTHER_SECTOR}
          hint="L’entretien et l’évaluation en tiennent compte."
          autoComplete="off"
          optional
          error={ofWords ? error : undefined}
        />
      )}
    </>
  );
}
