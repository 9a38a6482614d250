import { EMPHASES, EMPHASIS_LABELS, type Emphasis } from '@kafaa/domain/jobs/options';
import { sharesText } from '@kafaa/domain/jobs/texts';
import { Controller, useWatch } from 'react-hook-form';
import { Checkbox } from '@kafaa/ui/checkbox.tsx';
import { ChipSelect } from '@kafaa/ui/chip-select.tsx';
import { OptionTiles } from '@kafaa/ui/option-tiles.tsx';
import { useWeightsPreview } from '../queries.ts';
import { type JobForm, listError } from './job-form-parts.ts';
import { WeightsPreview } from './weights-preview.tsx';

const CHOICES = EMPHASES.map((value) => ({ value, label: EMPHASIS_LABELS[value], hint: sharesText(value) }));

/** Requests the preview for the draft as typed so far. */
function useDraftPreview({ control }: JobForm) {
  const [title, description, profile] = useWatch({ control, name: ['title', 'description', 'idealProfile'] });
  return useWeightsPreview({
    title: title.trim().slice(0, 120),
    description: description.trim().slice(0, 8000),
    seniorityLevel: profile.seniorityLevel,
    industryBackground: profile.industryBackground.join(', '),
    skills: profile.skills,
  });
}

/** Fields for the score weights, the indispensable skills and whether the job requires writing. */
export function JobWeightsFields({ form }: { form: JobForm }) {
  const { control, formState, register } = form;
  const skills = useWatch({ control, name: 'idealProfile.skills' });
  const { data: preview } = useDraftPreview(form);
  return (
    <>
      {skills.length > 0 && (
        <Controller
          control={control}
          name="indispensableSkills"
          render={({ field: { value, onChange } }) => (
            <ChipSelect
              label="Compétences indispensables"
              options={skills}
              value={value}
              onChange={onChange}
              optional
              hint="Si rien n’en donne la preuve, la liste et la synthèse le disent. Personne n’est écarté pour cela."
              error={listError(formState.errors.indispensableSkills)}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="emphasis"
        render={({ field: { value, onChange } }) => {
          const chosen = (value || preview?.suggested) as Emphasis | undefined;
          return (
            <div>
              <OptionTiles
                label="Ce qui compte le plus"
                options={CHOICES}
                value={chosen}
                onChange={onChange}
                columns={3}
                big
                hint={
                  value
                    ? 'Fixé dès que le premier entretien a commencé.'
                    : 'Proposé d’après le métier et la séniorité. Fixé dès que le premier entretien a commencé.'
                }
                error={formState.errors.emphasis?.message}
              />
              {preview && chosen && <WeightsPreview preview={preview} emphasis={chosen} />}
            </div>
          );
        }}
      />
      <Checkbox
        {...register('asksForWriting')}
        label={`Ce poste demande d’écrire\u00A0: la clarté de l’écriture compte dans le score.`}
        error={formState.errors.asksForWriting?.message}
      />
    </>
  );
}
