import type { QUESTION_REWRITES } from '@kafaa/domain/jobs/schema';
import { counted } from '@kafaa/web-kit/format';
import { Button } from '@kafaa/ui/button.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';

export type Rewrite = (typeof QUESTION_REWRITES)[number];

interface RewriteDialogProps {
  open: boolean;
  /** Number of questions that the recruiter wrote or changed. */
  own: number;
  busy: boolean;
  languageChanged: boolean;
  onChoose: (how: Rewrite) => void;
}

/** Asks what to do with questions that were generated for an earlier version of the offer, which is already saved. */
export function RewriteDialog({ open, own, busy, languageChanged, onChoose }: RewriteDialogProps) {
  const mine = counted(
    own,
    'question que vous avez écrite ou modifiée',
    'questions que vous avez écrites ou modifiées',
  );
  return (
    <Modal
      open={open}
      onClose={() => onChoose('NONE')}
      sticky
      title={'Réécrire les questions\u202F?'}
      footer={
        <>
          <Button variant="secondary" data-autofocus disabled={busy} onClick={() => onChoose('NONE')}>
            Garder les questions actuelles
          </Button>
          {own > 0 && (
            <Button variant="danger" disabled={busy} onClick={() => onChoose('ALL')}>
              Tout réécrire
            </Button>
          )}
          <Button busy={busy} onClick={() => onChoose('GENERATED')}>
            {own > 0 ? 'Réécrire en gardant les miennes' : 'Réécrire les questions'}
          </Button>
        </>
      }
    >
      <div className="grid gap-10">
        <p>
          Votre offre est enregistrée. Les questions de l’entretien ont été écrites pour ce qu’elle disait avant
          {languageChanged && ', et dans l’autre langue'}.
        </p>
        {own > 0 && (
          <p>
            Parmi elles, {mine}. Elles restent à la fin de la liste, sauf si vous choisissez «{'\u00A0'}Tout réécrire
            {'\u00A0'}».
          </p>
        )}
      </div>
    </Modal>
  );
}
