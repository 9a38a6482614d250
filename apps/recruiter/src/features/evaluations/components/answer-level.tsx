import { LEVEL_ANCHORS } from '@kafaa/domain/evaluations/options';
import type { Reading } from '@kafaa/domain/evaluations/schema';
import { cx } from '@kafaa/ui/class-names';
import { Segmented } from '@kafaa/ui/segmented.tsx';
import styles from './own-level.module.css';
import { LEVELS } from './own-level.tsx';
import { useSetAnswerLevel } from './use-reading.ts';

interface AnswerLevelProps {
  candidateId: string;
  reading: Reading;
  /** The position of the question. */
  position: number;
}

/** Shows the person's own level of one answer in one line; nobody else sees this level. */
export function AnswerLevel({ candidateId, reading, position }: AnswerLevelProps) {
  const set = useSetAnswerLevel(candidateId);
  const kept = reading.levels.find((one) => one.position === position)?.level ?? null;
  const level = set.isPending ? set.variables.level : kept;
  return (
    <div className={styles.own}>
      <b>
        Votre avis <span>(personne d’autre ne le lit)</span>
      </b>
      <Segmented
        label={`Votre niveau, réponse ${position + 1}`}
        options={LEVELS}
        value={level === null ? '' : String(level)}
        onChange={(value) => set.mutate({ position, level: Number(value) })}
      />
      <span className={cx(styles.word, styles.anchor)} aria-live="polite">
        {level === null
          ? 'De 0, rien d’utile, à 4, un exemple complet et vérifiable.'
          : `${LEVEL_ANCHORS[level] ?? ''}.`}
      </span>
    </div>
  );
}
