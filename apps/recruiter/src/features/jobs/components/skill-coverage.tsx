import { cx } from '@kafaa/ui/class-names';
import type { JobQuestions } from '@kafaa/domain/jobs/schema';
import { Button } from '@kafaa/ui/button.tsx';
import { CheckIcon, PlusIcon } from '@kafaa/ui/icons.tsx';
import type { QuestionItem } from './question-list.ts';
import styles from './skill-coverage.module.css';

interface SkillCoverageProps {
  coverage: JobQuestions['coverage'];
  items: readonly QuestionItem[];
  /** True if another question can be added. */
  editable: boolean;
  onAdd: (text: string) => void;
}

/** Lists the offer's skills with the question that covers each, and offers to add one for the others. */
export function SkillCoverage({ coverage, items, editable, onAdd }: SkillCoverageProps) {
  const rows = coverage.map(({ skill, questions, suggestion }) => ({
    skill,
    suggestion,
    // Position of a saved question that covers the skill, or of an unsaved one with the suggested text.
    at: items.findIndex(({ id, text }) => (id !== undefined && questions.includes(id)) || text.trim() === suggestion),
  }));
  const asked = rows.filter(({ at }) => at >= 0).length;
  if (rows.length === 0) return null;
  return (
    <section className={cx('panel', styles.coverage)} aria-labelledby="skill-coverage">
      <h2 id="skill-coverage" className="label">
        {asked === rows.length
          ? 'Chaque compétence de l’offre a sa question'
          : `${asked} compétence${asked > 1 ? 's' : ''} de l’offre sur ${rows.length} ${asked > 1 ? 'ont leur' : 'a sa'} question`}
      </h2>
      <ul>
        {rows.map(({ skill, suggestion, at }) => (
          <li key={skill} data-asked={at >= 0}>
            <span className={styles.skill} dir="auto">
              {skill}
            </span>
            {at >= 0 ? (
              <span className="inline gap-4 muted">
                <CheckIcon /> question {at + 1}
              </span>
            ) : editable && suggestion !== null ? (
              <Button
                variant="secondary"
                size="sm"
                icon={<PlusIcon />}
                aria-label={`Ajouter une question sur ${skill}`}
                onClick={() => onAdd(suggestion)}
              >
                Ajouter une question
              </Button>
            ) : (
              <span className="inline gap-4 muted">sans question</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
