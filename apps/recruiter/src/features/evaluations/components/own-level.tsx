import { cx } from '@kafaa/ui/class-names';
import { LEVEL_ANCHORS, MAX_LEVEL_REASON_LENGTH } from '@kafaa/domain/evaluations/options';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { useState } from 'react';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { Segmented } from '@kafaa/ui/segmented.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { useSetHumanLevel } from './use-evaluation.ts';
import styles from './own-level.module.css';

export const LEVELS = LEVEL_ANCHORS.map((_, level) => ({ value: String(level), label: String(level) }));

interface OwnLevelProps {
  candidateId: string;
  dimension: EvaluationView['dimensions'][number];
  label: string;
}

/** The recruiter's own level beside the engine's: stored separately, with its own reason, and removable. */
export function OwnLevel({ candidateId, dimension: { key, human }, label }: OwnLevelProps) {
  const set = useSetHumanLevel(candidateId);
  const level = set.isPending ? set.variables.level : (human?.level ?? null);
  const [reason, setReason] = useState(human?.reason ?? '');
  const keepReason = () => {
    if (level !== null && reason.trim() !== (human?.reason ?? '')) set.mutate({ dimension: key, level, reason });
  };
  return (
    <div className={cx('grid gap-8', styles.own)}>
      <p className={styles.ask}>
        <b>Votre niveau</b> <span>(n’entre pas dans le score)</span>
      </p>
      <div className={cx('cluster middle', styles.choice)}>
        <Segmented
          label={`Votre niveau, ${label}`}
          options={LEVELS}
          value={level === null ? '' : String(level)}
          onChange={(value) => set.mutate({ dimension: key, level: Number(value), reason })}
        />
        <span className={styles.anchor} aria-live="polite">
          {level === null ? 'De 0 à 4.' : `${LEVEL_ANCHORS[level] ?? ''}.`}
        </span>
      </div>
      {level !== null && (
        <>
          <TextField
            label="Votre raison"
            optional
            compact
            value={reason}
            maxLength={MAX_LEVEL_REASON_LENGTH}
            onChange={(event) => setReason(event.target.value)}
            onBlur={keepReason}
            onKeyDown={(event) => event.key === 'Enter' && keepReason()}
          />
          <p className={cx('cluster middle between', styles.kept)}>
            <span>{human ? `Posé par ${human.by} le ${formatDateTime(human.at)}.` : 'Enregistrement…'}</span>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                setReason('');
                set.mutate({ dimension: key, level: null });
              }}
            >
              Retirer mon niveau
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
