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
  const shown = chosen.filter(({ withdrawnAt }) => withdrawnAt === null);
  const fits = shown.length > 0 && shown.length <= MAX_LINK_CANDIDATES;
  if (!makes) return null;
  return (
    <>
      <button
        type="button"
        disabled={!fits}
        title={
          fits
            ? undefined
            : `Sélectionnez jusqu’à ${MAX_LINK_CANDIDATES} candidats qui n’ont pas retiré leur candidature.`
        }
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
          <OpinionLinkForm candidateIds={shown.map(({ id }) => id)} focused />
        </Modal>,
        document.body,
      )}
    </>
  );
}
