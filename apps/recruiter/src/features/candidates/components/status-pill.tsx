import { STAGE_LABELS, STATUS_LABELS, WITHDRAWN_LABEL } from '@kafaa/domain/candidates/options';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { Pill, type PillTone } from '@kafaa/ui/pill.tsx';
import styles from './status-pill.module.css';

const TONES = { PENDING: 'pending', ACCEPTED: 'invited', REJECTED: 'rejected' } as const;
const SET_TONES = { MET: 'invited', OFFERED: 'invited', HIRED: 'ok', DECLINED: 'rejected' } as const satisfies Record<
  NonNullable<Candidate['setStage']>,
  PillTone
>;

type Standing = Pick<Candidate, 'status' | 'stage' | 'setStage' | 'withdrawnAt'>;

/** Shows the decision about a candidate or the stage set by people. Until a decision, the stage is shown below the status. */
export function StatusPill({ candidate: { status, stage, setStage, withdrawnAt } }: { candidate: Standing }) {
  if (withdrawnAt !== null) return <Pill tone="rejected">{WITHDRAWN_LABEL}</Pill>;
  if (setStage !== null) return <Pill tone={SET_TONES[setStage]}>{STAGE_LABELS[setStage]}</Pill>;
  return (
    <>
      <Pill tone={TONES[status]}>{STATUS_LABELS[status]}</Pill>
      {status === 'PENDING' && <span className={styles.stage}>{STAGE_LABELS[stage]}</span>}
    </>
  );
}
