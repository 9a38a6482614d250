import { EMPHASES, EMPHASIS_LABELS, type Emphasis } from '@kafaa/domain/jobs/options';
import { sharesText } from '@kafaa/domain/jobs/texts';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '@kafaa/ui/checkbox.tsx';
import { ChipsField, TilesField } from '#/lib/choice-fields.tsx';
import { useWeightsPreview } from '../queries.ts';
import type { JobForm } from './job-form-parts.ts';
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
  const [skills, emphasis] = useWatch({ control, name: ['idealProfile.skills', 'emphasis'] });
  const { data: preview } = useDraftPreview(form);
  const shown = (emphasis || preview?.suggested) as Emphasis | undefined;
  return (
    <>
      {skills.length > 0 && (
        <ChipsField
          form={form}
          name="indispensableSkills"
          label="Compétences indispensables"
          options={skills}
          optional
          hint="Si rien n’en donne la preuve, la liste et la synthèse le disent. Personne n’est écarté pour cela."
        />
      )}
      <div>
        <TilesField
          form={form}
          name="emphasis"
          value={shown}
          label="Ce qui compte le plus"
          options={CHOICES}
          columns={3}
          big
          hint={
            emphasis
              ? 'Fixé dès que le premier entretien a commencé.'
              : 'Proposé d’après le métier et la séniorité. Fixé dès que le premier entretien a commencé.'
          }
        />
        {preview && shown && <WeightsPreview preview={preview} emphasis={shown} />}
      </div>
      <Checkbox
        {...register('asksForWriting')}
        label={`Ce poste demande d’écrire\u00A0: la clarté de l’écriture compte dans le score.`}
        error={formState.errors.asksForWriting?.message}
      />
    </>
  );
}
