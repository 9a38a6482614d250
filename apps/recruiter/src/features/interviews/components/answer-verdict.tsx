import { LEVEL_ANCHORS } from '@kafaa/domain/evaluations/options';
import type { AnswerVerdict as Verdict } from '@kafaa/domain/interviews/schema';
import { cx } from '@kafaa/ui/class-names';
import styles from './answer-verdict.module.css';

/** « Niveau 3 sur 4 » with the level's meaning as its tooltip. */
export function LevelChip({ level }: { level: number | null }) {
  if (level === null) return <span className={styles.level}>Non évalué</span>;
  return (
    <span className={styles.level} data-level={level} title={LEVEL_ANCHORS[level]}>
      Niveau {level} sur 4
    </span>
  );
}

interface AnswerVerdictProps {
  verdict: Verdict;
  /** False if the answer key's findings are shown below and give the reason. */
  withReason?: boolean;
  className?: string | undefined;
}

/** The engine's level of one answer and its reason. */
export function AnswerVerdict({ verdict: { level, reason }, withReason = true, className }: AnswerVerdictProps) {
  return (
    <div className={cx('grid gap-4', styles.verdict, className)}>
      <LevelChip level={level} />
      {withReason && reason !== '' && <p dir="auto">{reason}</p>}
    </div>
  );
}
