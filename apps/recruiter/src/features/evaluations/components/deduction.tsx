import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { ChevronDownIcon } from '@kafaa/ui/icons.tsx';
import { deductionText } from './deduction-text.ts';
import styles from './deduction.module.css';

/** The deducted points and the facts that caused them, shown beside the figures. */
export function Deduction({ authenticity }: Pick<EvaluationView, 'authenticity'>) {
  const { deduction, facts } = authenticity;
  if (deduction === 0) return null;
  return (
    <details className={styles.deduction}>
      <summary>
        {deductionText(authenticity)}
        <ChevronDownIcon />
      </summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  );
}
