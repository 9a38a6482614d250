import { MAX_OTHER_SECTOR, OTHER_SECTOR } from '@kafaa/domain/companies/options';
import {
  JOB_INDUSTRIES,
  LANGUAGES,
  MAX_PREFERRED_LANGUAGES,
  MAX_SOFT_SKILLS,
  SOFT_SKILLS,
} from '@kafaa/domain/jobs/options';
import { useWatch } from 'react-hook-form';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { ChipsField, listError } from '#/lib/choice-fields.tsx';
import type { JobForm } from './job-form-parts.ts';

/** Step 3 of the offer form. */
export function JobPreferencesFields({ form }: { form: JobForm }) {
  return (
    <>
      <ChipsField
        form={form}
        name="idealProfile.preferredLanguages"
        label="Langues souhaitées"
        options={LANGUAGES}
        max={MAX_PREFERRED_LANGUAGES}
        counter={(chosen) => `${chosen} sur 3 sélectionnés`}
        required
      />
      <ChipsField
        form={form}
        name="idealProfile.softSkills"
        label="Savoir-être"
        options={SOFT_SKILLS}
        max={MAX_SOFT_SKILLS}
        counter={(chosen) => `${chosen} sur 3 sélectionnés`}
        hint="L’entretien interroge le premier, et les autres s’il reste de la place."
        required
      />
      <SectorField form={form} />
    </>
  );
}

/** Choice of sectors; « Autre secteur » shows a field for another sector in the company's own words. */
function SectorField({ form }: { form: JobForm }) {
  const { control, formState, register, clearErrors } = form;
  const error = listError(formState.errors.idealProfile?.industryBackground);
  const words = useWatch({ control, name: 'idealProfile.otherSector' });
  const isOther = useWatch({ control, name: 'idealProfile.industryBackground' }).includes(OTHER_SECTOR);
  const ofWords = isOther && words.trim() !== '';
  return (
    <>
      <ChipsField
        form={form}
        name="idealProfile.industryBackground"
        label="Secteur d’expérience"
        options={JOB_INDUSTRIES}
        required
        error={ofWords ? undefined : error}
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
