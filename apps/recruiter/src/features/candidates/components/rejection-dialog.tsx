import { cx } from '@kafaa/ui/class-names';
import { MAX_REASON_LENGTH, REJECTION_REASONS } from '@kafaa/domain/candidates/options';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { usePlanFeature } from '#/features/plans/queries';
import { counted } from '@kafaa/web-kit/format';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { MailIcon } from '@kafaa/ui/page-icons.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { decidable, fullName } from '#/features/palette/components/commands';
import styles from './rejection-dialog.module.css';

const OWN_WORDS = 'Autre motif';
const NAMED = 3;

function names(candidates: readonly Candidate[]): string {
  const named = candidates.slice(0, NAMED).map(fullName).join(', ');
  const rest = candidates.length - NAMED;
  return rest > 0 ? `${named} et ${counted(rest, 'autre')}` : named;
}

function MailNote({ several }: { several: boolean }) {
  const mailed = usePlanFeature('REJECTION_EMAIL');
  if (mailed === undefined) return null;
  if (mailed) {
    return (
      <p className={cx('row gap-10', styles.mail)}>
        <MailIcon />
        <span>
          {several ? 'Un e-mail préviendra chaque candidat' : 'Un e-mail préviendra le candidat'} un peu plus tard, sans
          le motif. Sa fiche dit quand{'\u00A0'}: d’ici là, vous pouvez annuler.
        </span>
      </p>
    );
  }
  return (
    <p className={cx('row gap-10', styles.mail)}>
      <Lock />
      <span>
        Aucun e-mail ne part{'\u00A0'}: prévenir {several ? 'les candidats' : 'le candidat'} reste à votre charge.
        L’e-mail automatique est compris dans le <AppLink href="/Pricing">plan Entreprise</AppLink>.
      </span>
    </p>
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
  candidates: readonly Candidate[];
  /** True while the rejection request is pending. */
  busy: boolean;
  onReject: (candidates: readonly Candidate[], reason: string | undefined) => void;
  onClose: () => void;
}

/** Asks for an optional reason. Candidates already invited, rejected or withdrawn are left out. */
export function RejectionDialog({ candidates, busy, onReject, onClose }: RejectionDialogProps) {
  const [choice, setChoice] = useState<string>();
  const [words, setWords] = useState('');
  const formId = useId();
  // State, so that the names stay on screen after the statuses change.
  const [waiting] = useState(() => decidable(candidates));
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
      title={several ? `Rejeter ${counted(waiting.length, 'candidature')}` : 'Rejeter la candidature'}
      subtitle={<bdi>{names(waiting)}</bdi>}
      sticky={words !== ''}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Annuler
          </Button>
          <Button variant="danger-solid" type="submit" form={formId} busy={busy}>
            {busy ? 'Rejet...' : 'Rejeter'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={cx('grid gap-16', styles.form)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onReject(waiting, reason || undefined);
        }}
      >
        {others > 0 && (
          <p className={styles.others}>
            {others >= 2
              ? `${others} candidats choisis ne sont plus en attente\u00A0: rien ne change pour eux.`
              : 'Un candidat choisi n’est plus en attente\u00A0: rien ne change pour lui.'}
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
        <p className="muted small">
          Le motif reste dans votre entreprise. Il fait partie des données que le candidat peut demander.
        </p>
        <MailNote several={several} />
      </form>
    </Modal>
  );
}
