import { cx } from '@kafaa/ui/class-names';
import { MAX_REASON_LENGTH, REJECTION_REASONS } from '@kafaa/domain/candidates/options';
import { Fragment, useId, useState } from 'react';
import { useRejectionMail } from '#/features/candidates/queries';
import { MailView } from '#/features/templates/components/mail-view.tsx';
import { formatTime } from '@kafaa/web-kit/dates';
import { counted } from '@kafaa/web-kit/format';
import { MailIcon } from '@kafaa/ui/page-icons.tsx';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { decidable, fullName, isRejectable } from '#/features/palette/components/commands';
import type { Decided } from './use-job-candidates.ts';
import styles from './rejection-dialog.module.css';

const OWN_WORDS = 'Autre motif';
const NAMED = 3;

function Names({ candidates }: { candidates: readonly Decided[] }) {
  const rest = candidates.length - NAMED;
  return (
    <>
      {candidates.slice(0, NAMED).map((candidate, index) => (
        <Fragment key={candidate.id}>
          {index > 0 && ', '}
          <bdi>{fullName(candidate)}</bdi>
        </Fragment>
      ))}
      {rest > 0 && ` et ${counted(rest, 'autre')}`}
    </>
  );
}

/** Shows the time at which the rejection mails leave, and the whole mail of the first candidate, to be read before it is sent. */
function ComingMail({ several, first }: { several: boolean; first: Decided | undefined }) {
  const { data, isPending } = useRejectionMail(first?.id);
  const leavesAt = data?.leavesAt ?? null;
  return (
    <div className={cx('grid gap-10', styles.coming)}>
      <p className={cx('row gap-10', styles.mail)}>
        <MailIcon />
        <span>
          {several ? 'Chaque candidat' : 'Le candidat'} recevra un e-mail{' '}
          {leavesAt === null ? 'un peu plus tard' : `à ${formatTime(leavesAt)}`}, sans le motif. Vous pouvez annuler
          d’ici là, sur sa fiche.
        </span>
      </p>
      {data && (
        <>
          {several && first && (
            <p className="muted small">
              L’e-mail pour <bdi>{fullName(first)}</bdi>, par exemple{'\u00A0'}:
            </p>
          )}
          <MailView view={data} className={styles.view} />
        </>
      )}
      {isPending && <Skeleton height={160} shape="block" />}
    </div>
  );
}

function ReasonChoice({ choice, onChoose }: { choice: string | undefined; onChoose: (reason: string) => void }) {
  return (
    <fieldset className={cx('grid gap-2', styles.reasons)}>
      <legend>
        Pour quel motif{'\u202F'}? <small>(facultatif)</small>
      </legend>
      {[...REJECTION_REASONS, OWN_WORDS].map((text, index) => (
        <label key={text}>
          <input
            type="radio"
            name="reason"
            value={text}
            checked={choice === text}
            onChange={() => onChoose(text)}
            data-autofocus={index === 0 ? '' : undefined}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface RejectionDialogProps {
  candidates: readonly Decided[];
  /** True while the rejection request is pending. */
  busy: boolean;
  onReject: (candidates: readonly Decided[], reason: string | undefined) => void;
  onClose: () => void;
}

/**
 * Dialog that asks for an optional reason. In a group, candidates already invited, rejected or withdrawn are left out. A single
 * candidate may be invited or met.
 */
export function RejectionDialog({ candidates, busy, onReject, onClose }: RejectionDialogProps) {
  const [choice, setChoice] = useState<string>();
  const [words, setWords] = useState('');
  const formId = useId();
  // State, so that the names stay on screen after the statuses change.
  const [waiting] = useState(() => (candidates.length === 1 ? candidates.filter(isRejectable) : decidable(candidates)));
  const others = candidates.length - waiting.length;
  const several = waiting.length > 1;
  const reason = choice === OWN_WORDS ? words.trim() : choice;
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Modal
      open
      onClose={close}
      size="lg"
      title={several ? `Rejeter ${counted(waiting.length, 'candidature')}` : 'Rejeter la candidature'}
      subtitle={<Names candidates={waiting} />}
      sticky={words !== ''}
      footer={
        <DialogButtons onCancel={close} waits variant="danger-solid" type="submit" form={formId} busy={busy}>
          {busy ? 'Rejet...' : 'Rejeter'}
        </DialogButtons>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onReject(waiting, reason || undefined);
        }}
      >
        <ComingMail several={several} first={waiting[0]} />
        <div className="grid gap-16">
          {others > 0 && (
            <p className={styles.others}>
              {others >= 2
                ? `${others} candidats déjà traités ne seront pas concernés.`
                : '1 candidat déjà traité ne sera pas concerné.'}
            </p>
          )}
          <ReasonChoice choice={choice} onChoose={setChoice} />
          {choice === OWN_WORDS && (
            <TextareaField
              label="Votre motif"
              rows={2}
              maxLength={MAX_REASON_LENGTH}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
          <p className="muted small">Motif interne. Le candidat peut demander à le consulter.</p>
          {waiting.some(({ status }) => status === 'ACCEPTED') && (
            <p className="small">Un rendez-vous à venir est annulé, et le candidat en est prévenu par e-mail.</p>
          )}
        </div>
      </form>
    </Modal>
  );
}
