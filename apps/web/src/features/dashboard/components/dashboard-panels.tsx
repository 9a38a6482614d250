import type { Job } from '@kafaa/domain/jobs/schema';
import { Share2 } from 'lucide-react';
import { applyLink } from '#/features/jobs/components/copy-link-button.tsx';
import { copyText } from '#/lib/clipboard';
import { toast } from '#/lib/toast';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { PlusIcon, XIcon } from '#/ui/icons.tsx';

export function NoOpenJob() {
  return (
    <Card>
      <EmptyState
        title="Aucun poste ouvert"
        level={1}
        art="notFound"
        actions={
          <ButtonLink size="sm" icon={<PlusIcon />} href="/jobs">
            Créer un nouveau poste
          </ButtonLink>
        }
      >
        Les candidats de vos offres apparaîtront ici.
      </EmptyState>
    </Card>
  );
}

/** The address names an offer that is not the company's, or none at all. */
export function NoJobSelected() {
  return (
    <Card>
      <EmptyState
        title="Sélectionnez un poste"
        level={1}
        art="waiting"
        actions={
          <ButtonLink size="sm" icon={<PlusIcon />} href="/CreateJob">
            Créer une offre
          </ButtonLink>
        }
      >
        Choisissez une offre dans la liste pour voir ses candidats.
      </EmptyState>
    </Card>
  );
}

const LONG_ENOUGH_TO_COPY_MS = 30_000;

async function share(job: Job) {
  const link = applyLink(job.id);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: job.title, url: link });
      return;
    } catch (error) {
      // Closing the sheet is an answer; anything else falls back to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (await copyText(link)) toast.success('Lien copié !');
  else toast(`Le lien à partager\u00A0: ${link}`, { duration: LONG_ENOUGH_TO_COPY_MS });
}

export function NoCandidate({ job }: { job: Job }) {
  const open = job.status === 'OPEN';
  return (
    <Card>
      <EmptyState
        title="Aucun candidat pour le moment"
        art="waiting"
        actions={
          open && (
            <Button size="sm" icon={<Share2 />} onClick={() => void share(job)}>
              Partager le poste
            </Button>
          )
        }
        tip={open && `Partagez l’offre sur vos réseaux sociaux\u00A0: le lien s’ouvre sur téléphone.`}
      >
        {open
          ? 'Votre offre est en ligne. Chaque entretien terminé apparaîtra ici.'
          : 'Cette offre est fermée. Personne n’y a postulé.'}
      </EmptyState>
    </Card>
  );
}

export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        title="Aucun candidat trouvé"
        art="notFound"
        actions={
          <Button variant="secondary" size="sm" icon={<XIcon />} onClick={onClear}>
            {search ? 'Effacer la recherche' : 'Voir tous les candidats'}
          </Button>
        }
      >
        {search
          ? `Aucun résultat pour «\u00A0${search}\u00A0». Essayez un autre nom ou un autre filtre.`
          : 'Aucun candidat n’a ce statut.'}
      </EmptyState>
    </Card>
  );
}
