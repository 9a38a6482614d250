import {
  EDUCATION_LEVELS,
  EXPERIENCE_BANDS,
  INTERVIEW_LANGUAGES,
  MAX_SKILLS,
  SENIORITY_LEVELS,
} from '@kafaa/domain/jobs/options';
import { Controller, useWatch } from 'react-hook-form';
import { PillButton } from '@kafaa/ui/pill-button.tsx';
import { TagInput } from '@kafaa/ui/tag-input.tsx';
import { JobWeightsFields } from './job-weights-fields.tsx';
import { suggestedSkills } from './skill-suggestions.ts';
import { listError, tiles, TilesField } from '#/lib/choice-fields.tsx';
import type { JobForm } from './job-form-parts.ts';

const BANDS = EXPERIENCE_BANDS.map(({ label, years }) => ({ value: years, label }));
const GREETINGS: Readonly<Record<string, string>> = {
  Français: '«\u00A0Bonjour, je suis l’assistant RH…\u00A0»',
  Anglais: '«\u00A0Hello, I am the HR assistant…\u00A0»',
};
// French first: it is the default.
const LANGUAGES = INTERVIEW_LANGUAGES.toReversed().map((value) => ({
  value,
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

function LanguageField({ form }: { form: JobForm }) {
  return (
    <TilesField
      form={form}
      name="interviewLanguage"
      label="Langue de l’entretien"
      options={LANGUAGES}
      columns={2}
      big
      hint="Les questions sont posées dans cette langue, et l’évaluation lit les réponses dans cette langue. Une réponse en arabe ou en derja vous est montrée, sans être évaluée."
      required
    />
  );
}

/** Step 2 of the offer form. */
export function JobRequirementsFields({ form }: { form: JobForm }) {
  return (
    <>
      <SkillsField form={form} />
      <TilesField
        form={form}
        name="idealProfile.minExperienceYears"
        label="Années d’expérience"
        options={BANDS}
        columns={5}
        required
      />
      <TilesField
        form={form}
        name="idealProfile.seniorityLevel"
        label="Niveau de séniorité"
        options={tiles(SENIORITY_LEVELS)}
        columns={3}
        required
      />
      <TilesField
        form={form}
        name="idealProfile.educationLevel"
        label="Niveau d’études"
        options={tiles(EDUCATION_LEVELS)}
        columns={3}
        required
      />
      <LanguageField form={form} />
      <JobWeightsFields form={form} />
    </>
  );
}
