import { type CandidateStatus, STATUS_LABELS, WITHDRAWN_LABEL } from '@kafaa/domain/candidates/options';
import { Pill } from '@kafaa/ui/pill.tsx';

const TONES = { PENDING: 'pending', ACCEPTED: 'invited', REJECTED: 'rejected' } as const;

/** The decision about a candidate, or that the application was withdrawn. */
export function StatusPill({ status, withdrawn = false }: { status: CandidateStatus; withdrawn?: boolean }) {
  if (withdrawn) return <Pill tone="rejected">{WITHDRAWN_LABEL}</Pill>;
  return <Pill tone={TONES[status]}>{STATUS_LABELS[status]}</Pill>;
}
