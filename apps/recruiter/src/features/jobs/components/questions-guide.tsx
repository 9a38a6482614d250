import { cx } from '@kafaa/ui/class-names';
import type { JobQuestion, JobQuestions } from '@kafaa/domain/jobs/schema';
import { counted } from '@kafaa/web-kit/format';
import { KIND_LABELS } from './question-list.ts';
import styles from './questions-guide.module.css';

interface QuestionsGuideProps {
  questions: readonly JobQuestion[];
  count: number;
  language: JobQuestions['interviewLanguage'];
}

/** Shows which skills and qualities the saved questions cover, with advice on writing a question. */
export function QuestionsGuide({ questions, count, language }: QuestionsGuideProps) {
  const kinds = Object.entries(KIND_LABELS)
    .map(([kind, label]) => ({ label, number: questions.filter((question) => question.kind === kind).length }))
    .filter(({ number }) => number > 0);
  return (
    <aside className="grid gap-14" aria-label="Repères">
      <div className={styles.card}>
        <h2>{counted(count, 'question')}</h2>
        <p>
          Entretien en {language === 'Anglais' ? 'anglais' : 'français'}. Chaque candidat répond aux mêmes, dans le même
          ordre.
        </p>
        <ul className={styles.kinds}>
          {kinds.map(({ label, number }) => (
            <li key={label}>
              <span className={cx('cluster gap-4', styles.leaves)} aria-hidden="true">
                {Array.from({ length: number }, (_, index) => (
                  <i key={index} />
                ))}
              </span>
              {label}
              <b>{number}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.tips}>
        <h2>Une bonne question</h2>
        <ul>
          <li>demande un moment vécu, pas une opinion</li>
          <li>porte sur un seul sujet</li>
          <li>ne suggère pas la réponse</li>
          <li>ne touche ni à l’âge, ni à la famille, ni à la santé, ni à la religion</li>
        </ul>
      </div>
    </aside>
  );
}
