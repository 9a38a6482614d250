import {
  JOB_INDUSTRIES,
  LANGUAGES,
  MAX_PREFERRED_LANGUAGES,
  MAX_SOFT_SKILLS,
  SOFT_SKILLS,
} from '@kafaa/domain/jobs/options';
import { Controller } from 'react-hook-form';
import { ChipSelect } from '@kafaa/ui/chip-select.tsx';
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
            hint="Chacun donne une question de l’entretien."
            required
            error={listError(errors?.softSkills)}
          />
        )}
      />
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
            error={listError(errors?.industryBackground)}
          />
        )}
      />
    </>
  );
}
