import { cx } from '@kafaa/ui/class-names';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { keySummary } from '@kafaa/domain/jobs/texts';
import { KeyReading } from '#/features/jobs/components/key-reading.tsx';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import styles from './key-results.module.css';

interface KeyResultsProps {
  candidateId: string;
  keys: NonNullable<EvaluationView['keys']>;
}

/** The results of the signed answer keys, by question. */
export function KeyResults({ candidateId, keys }: KeyResultsProps) {
  return (
    <section className={cx('grid gap-8', styles.results)} aria-label="Corrigés">
      <h3 className="label">Corrigés</h3>
      {keys.map(({ exchangeIndex, reading }) => (
        <details key={exchangeIndex}>
          <summary>
            Question {exchangeIndex + 1}
            {'\u00A0'}: {keySummary(reading)}
          </summary>
          <KeyReading reading={reading} />
          <AppLink href={`${paths.interviewChat(candidateId)}#q${exchangeIndex + 1}`}>Lire la réponse</AppLink>
        </details>
      ))}
    </section>
  );
}
