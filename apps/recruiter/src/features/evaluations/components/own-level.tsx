import { LEVEL_ANCHORS, MAX_LEVEL_REASON_LENGTH } from '@kafaa/domain/evaluations/options';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { useState } from 'react';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { XIcon } from '@kafaa/ui/icons.tsx';
import { Segmented } from '@kafaa/ui/segmented.tsx';
import { useSetHumanLevel } from './use-evaluation.ts';
import styles from './own-level.module.css';

export const LEVELS = LEVEL_ANCHORS.map((anchor, level) => ({
  value: String(level),
  label: String(level),
  title: anchor,
}));

interface OwnLevelProps {
  candidateId: string;
  dimension: EvaluationView['dimensions'][number];
  label: string;
}

/** Describes in words whether the person's level is below, equal to or above the engine's. */
function opinionText(own: number, engine: number | null): string {
  if (engine === null) return `${LEVEL_ANCHORS[own] ?? ''}.`;
  if (own === engine) return 'D’accord avec l’IA.';
  return own < engine ? 'L’IA note trop haut.' : 'L’IA note trop bas.';
}

/** The recruiter's own level beside the engine's, in one line: stored separately, with its own reason, and removable. */
export function OwnLevel({ candidateId, dimension: { key, human, level: engine }, label }: OwnLevelProps) {
  const set = useSetHumanLevel(candidateId);
  const level = set.isPending ? set.variables.level : (human?.level ?? null);
  const [reason, setReason] = useState(human?.reason ?? '');
  const choose = (next: number) => set.mutate({ dimension: key, level: next, reason });
  const keepReason = () => {
    if (level !== null && reason.trim() !== (human?.reason ?? '')) set.mutate({ dimension: key, level, reason });
  };
  return (
    <div className={styles.own}>
      <b title="N’entre pas dans le score.">Votre avis</b>
      {engine !== null && (
        <Button
          className={styles.agree}
          variant="secondary"
          size="sm"
          aria-pressed={level === engine}
          onClick={() => choose(engine)}
        >
          D’accord
        </Button>
      )}
      <Segmented
        label={`Votre niveau, ${label}`}
        options={LEVELS}
        value={level === null ? '' : String(level)}
        onChange={(value) => choose(Number(value))}
      />
      <span className={styles.word} aria-live="polite">
        {level !== null && opinionText(level, engine)}
      </span>
      {level !== null && (
        <>
          <input
            className={styles.why}
            aria-label="Votre raison"
            placeholder="Votre raison (facultatif)"
            value={reason}
            maxLength={MAX_LEVEL_REASON_LENGTH}
            onChange={(event) => setReason(event.target.value)}
            onBlur={keepReason}
            onKeyDown={(event) => event.key === 'Enter' && keepReason()}
          />
          <IconButton
            size="xs"
            label="Retirer mon avis"
            icon={<XIcon size={15} />}
            onClick={() => {
              setReason('');
              set.mutate({ dimension: key, level: null });
            }}
          />
          <small className={styles.kept}>
            {human ? `Posé par ${human.by} le ${formatDateTime(human.at)}.` : 'Enregistrement…'}
          </small>
        </>
      )}
    </div>
  );
}
