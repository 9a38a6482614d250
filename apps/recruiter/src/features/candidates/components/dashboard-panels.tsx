import { CreateJobLink } from '#/features/jobs/components/create-job-link.tsx';
import type { Job } from '@kafaa/domain/jobs/schema';
import { SampleCandidate } from '#/features/jobs/components/sample-candidate.tsx';
import { ShareButton } from '#/features/jobs/components/share-button.tsx';
import { counted } from '@kafaa/web-kit/format';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { PlusIcon, XIcon } from '@kafaa/ui/icons.tsx';

export function NoOpenJob({ closed }: { closed: number }) {
  return (
    <div className="grid gap-16">
      <Card>
        <EmptyState
          title="Aucun poste ouvert"
          level={1}
          art="notFound"
          actions={
            <>
              <ButtonLink size="sm" icon={<PlusIcon />} href="/jobs">
                Créer un nouveau poste
              </ButtonLink>
              {closed > 0 && (
                <ButtonLink size="sm" variant="secondary" href="/Jobs?etat=fermees">
                  Voir {counted(closed, 'offre fermée', 'offres fermées')}
                </ButtonLink>
              )}
            </>
          }
        >
          Les candidats de vos offres apparaîtront ici.
        </EmptyState>
      </Card>
      {closed === 0 && <SampleCandidate />}
    </div>
  );
}

/** Panel shown if the URL names no job, or a job that the company does not have. */
export function NoJobSelected() {
  return (
    <Card>
      <EmptyState title="Sélectionnez un poste" level={1} art="waiting" actions={<CreateJobLink size="sm" />}>
        Choisissez une offre dans la liste pour voir ses candidats.
      </EmptyState>
    </Card>
  );
}

export function NoCandidate({ job }: { job: Job }) {
  const open = job.status === 'OPEN';
  return (
    <div className="grid gap-16">
      <Card>
        <EmptyState
          title="Aucun candidat pour le moment"
          art="waiting"
          actions={open && <ShareButton job={job} variant="primary" label="Partager le poste" />}
          tip={
            open &&
            `Partagez le lien sur WhatsApp, Facebook ou LinkedIn\u00A0: tout se passe sur le téléphone du candidat.`
          }
        >
          {open
            ? 'Votre offre est en ligne. Chaque entretien terminé apparaîtra ici.'
            : 'Cette offre est fermée. Personne n’y a postulé.'}
        </EmptyState>
      </Card>
      {open && <SampleCandidate />}
    </div>
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
