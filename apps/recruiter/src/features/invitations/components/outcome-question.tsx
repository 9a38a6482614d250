import { recordOutcome } from '@kafaa/domain/invitations/api';
import { MEETING_OUTCOME_LABELS, MEETING_OUTCOMES } from '@kafaa/domain/invitations/options';
import { awaitsChoice } from '@kafaa/domain/invitations/rules';
import type { InvitationItem } from '@kafaa/domain/invitations/schema';
import { Button } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { useMay } from '#/lib/permissions';
import { useRecordOutcome } from '../queries.ts';
import styles from './meeting-item.module.css';

/** Asks for the outcome of a past meeting, or shows the recorded outcome. */
export function OutcomeQuestion({ item }: { item: InvitationItem }) {
  const { id, outcome, reply } = item.interviewInvitation;
  const decides = useMay(recordOutcome);
  const record = useRecordOutcome();
  if (awaitsChoice(item.interviewInvitation) || (outcome === null && (!decides || reply === 'DECLINED'))) return null;
  const question = 'L’entretien a-t-il eu lieu\u202F?';
  if (outcome !== null)
    return (
      <p className={styles.outcome}>
        {question} <b>{MEETING_OUTCOME_LABELS[outcome]}</b>
      </p>
    );
  return (
    <div className={cx('grid gap-8', styles.outcome)} role="group" aria-label={`${question} ${item.candidateFullName}`}>
      <p>{question}</p>
      <div className="cluster gap-8">
        {MEETING_OUTCOMES.map((one) => (
          <Button
            key={one}
            size="sm"
            variant="secondary"
            disabled={record.isPending}
            onClick={() => record.mutate({ id, outcome: one })}
          >
            {MEETING_OUTCOME_LABELS[one]}
          </Button>
        ))}
      </div>
    </div>
  );
}
