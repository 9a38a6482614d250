import { CV_FIELD_EMPTY, CV_FIELD_NAMES, CV_FIELDS } from '@kafaa/domain/candidates/cv-texts';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import styles from './cv-answers.module.css';

/** Shows the candidate's short answers, which replace a missing CV or a CV without readable text. */
export function CvAnswers({ candidate: { cvFields, cvUrl } }: { candidate: Candidate }) {
  if (!cvFields) return null;
  return (
    <section className={styles.answers}>
      <h3 className="label">Son parcours, en cinq réponses</h3>
      <p className="muted small">
        {cvUrl
          ? 'Le texte de son CV ne se lit pas automatiquement. L’IA a lu ces réponses, le fichier reste à ouvrir.'
          : 'Sans CV. L’IA a lu ces réponses à la place.'}
      </p>
      <dl>
        {CV_FIELD_NAMES.map((name) => (
          <div key={name}>
            <dt>{CV_FIELDS[name].title}</dt>
            <dd dir="auto">{cvFields[name] || CV_FIELD_EMPTY}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
