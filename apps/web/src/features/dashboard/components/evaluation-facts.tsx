import { deductionText, TIER_TEXT } from '@kafaa/domain/evaluations/texts';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { TriangleAlertIcon } from '#/ui/icons.tsx';
import styles from './evaluation-facts.module.css';

/** What stands apart from the score: how the answers were written, and what the CV could not give. */
export function EvaluationFacts({ evaluation }: { evaluation: EvaluationView }) {
  const { authenticity, cvWarnings } = evaluation;
  return (
    <div className={styles.facts}>
      <section>
        <h3>Authenticité</h3>
        <p>
          <b>{TIER_TEXT[authenticity.tier]}.</b> {deductionText(authenticity)}
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
