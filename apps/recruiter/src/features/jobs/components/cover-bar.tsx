import { Minus } from 'lucide-react';
import { CheckIcon } from '@kafaa/ui/icons.tsx';
import { useJobQuestions } from '../queries.ts';
import styles from './cover-bar.module.css';

/** Line with the skills that the offer's questions cover; renders nothing until the questions have loaded. */
export function CoverBar({ jobId }: { jobId: string }) {
  const { data } = useJobQuestions(jobId);
  if (!data || data.coverage.length === 0) return null;
  return (
    <ul className={styles.cover} aria-label="Compétences couvertes par les questions">
      {data.coverage.map(({ skill, questions }) => (
        <li key={skill} data-asked={questions.length > 0}>
          {questions.length > 0 ? <CheckIcon size={14} /> : <Minus size={14} />}
          <span dir="auto">{skill}</span>
          <span className="sr-only">{questions.length > 0 ? ', avec question' : ', sans question'}</span>
        </li>
      ))}
    </ul>
  );
}
