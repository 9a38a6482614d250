import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { ChevronDownIcon } from '#/ui/icons.tsx';
import { deductionText } from './deduction-text.ts';
import styles from './deduction.module.css';

/** The points taken off, beside the figures that they are taken from, with the facts that they rest on. */
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
