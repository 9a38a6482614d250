import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { formatNumber } from '#/lib/format';
import { TriangleAlertIcon } from '#/ui/icons.tsx';
import styles from './evaluation-facts.module.css';

const TIERS: Readonly<Record<EvaluationView['authenticity']['tier'], string>> = {
  none: 'Aucun signal relevé',
  low: 'Signaux faibles',
  medium: 'Signaux moyens',
  high: 'Signaux forts',
};

function deductionText(deduction: number): string {
  if (deduction === 0) return 'Aucun point retiré du score.';
  const points = `${formatNumber(deduction)} point${deduction >= 2 ? 's' : ''}`;
  return `${points} retiré${deduction >= 2 ? 's' : ''} du score.`;
}

/** What stands apart from the score: how the answers were written, and what the CV could not give. */
export function EvaluationFacts({ evaluation }: { evaluation: EvaluationView }) {
  const { authenticity, cvWarnings } = evaluation;
  return (
    <div className={styles.facts}>
      <section>
        <h3>Authenticité</h3>
        <p>
          <b>{TIERS[authenticity.tier]}.</b> {deductionText(authenticity.deduction)}
        </p>
        {authenticity.facts.length > 0 && (
          <>
            <ul className={styles.list}>
              {authenticity.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <p className={styles.aside}>Des faits, jamais un verdict{'\u00A0'}: à vous d’en juger.</p>
          </>
        )}
      </section>
      {cvWarnings.length > 0 && (
        <section>
          <h3>CV</h3>
          <ul className={styles.warnings}>
            {cvWarnings.map((warning) => (
              <li key={warning}>
                <TriangleAlertIcon />
                <span>{warning}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
