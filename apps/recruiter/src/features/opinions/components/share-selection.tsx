import type { Candidate } from '@kafaa/domain/candidates/schema';
import { createOpinionLink } from '@kafaa/domain/opinions/api';
import { MAX_LINK_CANDIDATES } from '@kafaa/domain/opinions/options';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { counted } from '@kafaa/web-kit/format';
import { Modal } from '@kafaa/ui/modal.tsx';
import { useMay } from '#/lib/permissions';
import { OpinionLinkForm } from './opinion-link-form.tsx';

/**
 * The button that makes one link for the selected candidates. The dialog is rendered outside the bar, because the bar has dark
 * colours.
 */
export function ShareSelection({ chosen }: { chosen: readonly Candidate[] }) {
  const [open, setOpen] = useState(false);
  const makes = useMay(createOpinionLink);
  // Before the end of the interview there is nothing to read, so the reader would be asked about an empty page.
  const shown = chosen.filter(
    ({ withdrawnAt, interviewState }) => withdrawnAt === null && interviewState === 'COMPLETED',
  );
  const left = chosen.length - shown.length;
  const fits = shown.length > 0 && shown.length <= MAX_LINK_CANDIDATES;
  if (!makes) return null;
  return (
    <>
      <button
        type="button"
        disabled={!fits}
        title={fits ? undefined : `Sélectionnez jusqu’à ${MAX_LINK_CANDIDATES} candidats dont l’entretien est terminé.`}
        onClick={() => setOpen(true)}
      >
        <UserSearch />
        Demander un avis
      </button>
      {createPortal(
        <Modal
          open={open}
          onClose={() => setOpen(false)}
          title="Demander l’avis d’une personne sans compte"
          subtitle={`${counted(shown.length, 'candidat')} sur une page. On y répond Oui, À discuter ou Non.`}
        >
          {left > 0 && (
            <p className="muted small">
              {counted(left, 'personne n’y est pas', 'personnes n’y sont pas')}
              {'\u00A0'}: entretien à finir ou candidature retirée.
            </p>
          )}
          <OpinionLinkForm candidateIds={shown.map(({ id }) => id)} focused />
        </Modal>,
        document.body,
      )}
    </>
  );
}
