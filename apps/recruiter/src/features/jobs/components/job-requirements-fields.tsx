import {
  EDUCATION_LEVELS,
  EXPERIENCE_BANDS,
  INTERVIEW_LANGUAGES,
  MAX_SKILLS,
  SENIORITY_LEVELS,
} from '@kafaa/domain/jobs/options';
import { Controller, useWatch } from 'react-hook-form';
import { OptionTiles } from '@kafaa/ui/option-tiles.tsx';
import { PillButton } from '@kafaa/ui/pill-button.tsx';
import { TagInput } from '@kafaa/ui/tag-input.tsx';
import { JobWeightsFields } from './job-weights-fields.tsx';
import { suggestedSkills } from './skill-suggestions.ts';
import { type JobForm, listError, tiles } from './job-form-parts.ts';

const BANDS = EXPERIENCE_BANDS.map(({ label, years }) => ({ value: years as number, label }));
const GREETINGS: Readonly<Record<string, string>> = {
  Français: '«\u00A0Bonjour, je suis l’assistant RH…\u00A0»',
  Anglais: '«\u00A0Hello, I am the HR assistant…\u00A0»',
};
// French first: it is the default.
const LANGUAGES = INTERVIEW_LANGUAGES.toReversed().map((value) => ({
  value: value as string,
  label: value,
  hint: GREETINGS[value],
}));

/** Skills of the title's trade, each added by a tap. */
function Suggestions({
  title,
  skills,
  add,
}: {
  title: string;
  skills: readonly string[];
  add: (skill: string) => void;
}) {
  const found = skills.length < MAX_SKILLS ? suggestedSkills(title, skills) : [];
  if (found.length === 0) return null;
  return (
    <div role="group" aria-label="Suggestions pour ce titre" className="cluster middle gap-8">
      <span className="muted small">Souvent demandées{'\u00A0'}:</span>
      {found.map((skill) => (
        <PillButton key={skill} onClick={() => add(skill)}>
          <span aria-hidden="true">+ </span>
          <span className="sr-only">Ajouter </span>
          {skill}
        </PillButton>
      ))}
    </div>
  );
}

function SkillsField({ form: { control, formState } }: { form: JobForm }) {
  const title = useWatch({ control, name: 'title' });
  return (
    <Controller
      control={control}
      name="idealProfile.skills"
      render={({ field: { value, onChange } }) => (
        <div className="grid gap-10">
          <TagInput
            label="Compétences"
            value={value}
            onChange={onChange}
            placeholder={suggestedSkills(title, value)[0] ?? 'Excel'}
            enterHint="Entrée pour ajouter"
            hint="3 à 6 compétences suffisent pour des questions précises."
            required
            error={listError(formState.errors.idealProfile?.skills)}
          />
          <Suggestions title={title} skills={value} add={(skill) => onChange([...value, skill])} />
        </div>
      )}
    />
  );
}

function LanguageField({ form: { control, formState } }: { form: JobForm }) {
  return (
    <Controller
      control={control}
      name="interviewLanguage"
      render={({ field: { value, onChange } }) => (
        <OptionTiles
          label="Langue de l’entretien"
          options={LANGUAGES}
          value={value}
          onChange={onChange}
          columns={2}
          big
          hint="Les questions sont posées dans cette langue, et l’évaluation lit les réponses dans cette langue. Une réponse en arabe ou en derja vous est montrée, sans être évaluée."
          required
          error={formState.errors.interviewLanguage?.message}
        />
      )}
    />
  );
}

/** Step 2 of the offer form. */
export function JobRequirementsFields({ form }: { form: JobForm }) {
  const { control, formState } = form;
  const errors = formState.errors.idealProfile;
  return (
    <>
      <SkillsField form={form} />
      <Controller
        control={control}
        name="idealProfile.minExperienceYears"
        render={({ field: { value, onChange } }) => (
          <OptionTiles
            label="Années d’expérience"
            options={BANDS}
            value={value}
            onChange={onChange}
            columns={5}
            required
            error={errors?.minExperienceYears?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="idealProfile.seniorityLevel"
        render={({ field: { value, onChange } }) => (
          <OptionTiles
            label="Niveau de séniorité"
            options={tiles(SENIORITY_LEVELS)}
            value={value}
            onChange={onChange}
            columns={3}
            required
            error={errors?.seniorityLevel?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="idealProfile.educationLevel"
        render={({ field: { value, onChange } }) => (
          <OptionTiles
            label="Niveau d’études"
            options={tiles(EDUCATION_LEVELS)}
            value={value}
            onChange={onChange}
            columns={3}
            required
            error={errors?.educationLevel?.message}
          />
        )}
      />
      <LanguageField form={form} />
      <JobWeightsFields form={form} />
    </>
  );
}
