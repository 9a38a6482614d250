import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { counted } from '#/lib/format';
import { ChevronDownIcon } from '#/ui/icons.tsx';
import styles from './deduction.module.css';

type Authenticity = Pick<EvaluationView['authenticity'], 'deduction' | 'lifted'>;

/** « − 4 points · indices d’écriture »: what stands between the two groups and the score. */
export function deductionText({ deduction, lifted }: Authenticity): string {
  if (!lifted) return `−\u00A0${counted(deduction, 'point')} · indices d’écriture`;
  return `${counted(deduction, 'point rendu', 'points rendus')} · indices d’écriture`;
}

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
