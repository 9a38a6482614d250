import { type CandidateStatus, STATUS_LABELS } from '@kafaa/domain/candidates/options';
import { Pill } from '#/ui/pill.tsx';

const TONES = { PENDING: 'pending', ACCEPTED: 'invited', REJECTED: 'rejected' } as const;

export function StatusPill({ status }: { status: CandidateStatus }) {
  return <Pill tone={TONES[status]}>{STATUS_LABELS[status]}</Pill>;
}
