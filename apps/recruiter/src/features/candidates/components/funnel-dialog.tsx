import { exportFunnel, getFunnel } from '@kafaa/domain/candidates/api';
import { FUNNEL_LABELS, SOURCE_LABELS, VIEWS_LABEL } from '@kafaa/domain/candidates/options';
import type { Funnel } from '@kafaa/domain/candidates/schema';
import { SMALL_SAMPLE } from '@kafaa/domain/evaluations/options';
import { SEAT_IDLE_MS } from '@kafaa/domain/interviews/options';
import type { Job } from '@kafaa/domain/jobs/schema';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDate } from '@kafaa/web-kit/dates';
import { counted, formatNumber } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { downloadText } from '#/lib/download';
import { endpointQuery } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { FiguresTable } from '@kafaa/ui/figures-table.tsx';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import styles from './funnel-dialog.module.css';

/** Shows « 2,5 jours » with « 3 personnes » below if they are few, or « – » if there is no duration. */
function Days({ days, timed }: Funnel['steps'][number]) {
  if (days === null) return '–';
  // Rounded as it is shown, so that « 1,96 » becomes « 2 jours » in the plural.
  const shown = Math.round(days * 10) / 10;
  return (
    <>
      {`${formatNumber(shown, Number.isInteger(shown) ? 0 : 1)}\u00A0${shown >= 2 ? 'jours' : 'jour'}`}
      {timed < SMALL_SAMPLE && <span className={styles.timed}>{counted(timed, 'personne')}</span>}
    </>
  );
}

/** Shows the applications by the source that their link named; nothing if no link named a source. */
function SourceTable({ sources }: Pick<Funnel, 'sources'>) {
  if (sources.every(({ source }) => source === null)) return null;
  return (
    <>
      <h3>D’où viennent les candidatures</h3>
      <FiguresTable
        caption="Candidatures, entretiens terminés et invitations par provenance du lien"
        scrolls="Provenance des candidatures"
        className={styles.table}
      >
        <thead>
          <tr>
            <th scope="col">Provenance</th>
            <th scope="col">Candidatures</th>
            <th scope="col">Entretiens terminés</th>
            <th scope="col">Invitations</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, applied, finished, invited }) => (
            <tr key={source}>
              <th scope="row">{source === null ? 'Non précisée' : SOURCE_LABELS[source]}</th>
              <td>{applied}</td>
              <td>{finished}</td>
              <td>{invited}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      <p className={styles.note}>
        Tirée du lien ouvert par le candidat. Les boutons de partage, l’affiche et le QR code la disent d’eux-mêmes. Une
        candidature effacée n’y figure plus.
      </p>
    </>
  );
}

/** « Avant la première réponse », « Après la question 3 », « À l’étape du CV ». */
function stopText(answered: number, questions: number): string {
  if (answered === 0) return 'Avant la première réponse';
  return answered >= questions ? 'Toutes les réponses données, sans l’envoi final' : `Après la question ${answered}`;
}

/** Shows after which answer begun interviews stopped; nothing if no interview has stopped. */
function StopsTable({ stops: { questions, after } }: Pick<Funnel, 'stops'>) {
  const people = after.reduce((total, row) => total + row.people, 0);
  const most = Math.max(...after.map((row) => row.people));
  if (people === 0) return null;
  return (
    <>
      <h3>Où les entretiens s’arrêtent</h3>
      <FiguresTable
        caption="Entretiens arrêtés, par nombre de réponses données"
        scrolls="Entretiens arrêtés"
        className={styles.table}
      >
        <thead>
          <tr>
            <th scope="col">Dernière réponse</th>
            <th scope="col">Personnes</th>
          </tr>
        </thead>
        <tbody>
          {after.map((row) => (
            <tr key={row.answered}>
              <th scope="row">
                {stopText(row.answered, questions)}
                <span className={styles.bar} style={{ width: `${(row.people / most) * 100}%` }} />
              </th>
              <td>{row.people}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      <p className={styles.note}>
        Entretiens commencés, non terminés et sans réponse depuis {SEAT_IDLE_MS / 3_600_000} heures. Une candidature
        effacée n’y figure plus.
        {people < SMALL_SAMPLE &&
          ` Moins de ${SMALL_SAMPLE} arrêts\u00A0: ce peut être un hasard, n’accusez pas encore une question.`}
      </p>
    </>
  );
}

/** The openings of the page above the first step. They are openings, not people, so they have no bar beside those of people. */
function ViewsRow({ views }: Pick<Funnel, 'views'>) {
  return (
    <tr>
      <th scope="row">{VIEWS_LABEL}</th>
      <td>{views ? views.count : '–'}</td>
      <td>–</td>
      <td>–</td>
      <td>–</td>
    </tr>
  );
}

function viewsText(views: Funnel['views']): string {
  if (views === null) return 'Aucune ouverture de l’offre n’est encore comptée.';
  return `Les ouvertures sont comptées depuis le ${formatDate(views.since, 'UTC')}, sans cookie. Une personne qui revient compte plusieurs fois, vous aussi. Les robots qui se déclarent ne comptent pas.`;
}

function FunnelTable({ funnel: { steps, few, views } }: { funnel: Funnel }) {
  const most = Math.max(1, steps[0]?.reached ?? 0);
  return (
    <>
      {few && (
        <p className={styles.few}>
          Moins de {SMALL_SAMPLE} candidats{'\u00A0'}: une seule personne change beaucoup ces chiffres. N’en tirez pas
          de tendance.
        </p>
      )}
      <FiguresTable
        caption="Personnes, départs et durée à chaque étape"
        scrolls="Entonnoir de l’offre"
        className={styles.table}
      >
        <thead>
          <tr>
            <th scope="col">Étape</th>
            <th scope="col">Personnes</th>
            <th scope="col">Départs</th>
            <th scope="col">Encore ici</th>
            <th scope="col">Durée ici</th>
          </tr>
        </thead>
        <tbody>
          <ViewsRow views={views} />
          {steps.map((row, index) => {
            const next = steps[index + 1];
            return (
              <tr key={row.step}>
                <th scope="row">
                  {FUNNEL_LABELS[row.step]}
                  {row.reached > 0 && (
                    <span className={styles.bar} style={{ width: `${(row.reached / most) * 100}%` }} />
                  )}
                </th>
                <td>{row.reached}</td>
                <td>{row.lost}</td>
                <td>{row.reached - (next?.reached ?? 0) - row.lost}</td>
                <td>{next ? <Days {...row} /> : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </FiguresTable>
      <p className={styles.note}>
        Tiré du journal des étapes. Une étape annulée ne compte pas. Une personne qui saute une étape est comptée aux
        étapes précédentes. «{'\u00A0'}Durée ici{'\u00A0'}» est la médiane jusqu’à l’étape suivante.
      </p>
      <p className={styles.note}>{viewsText(views)}</p>
    </>
  );
}

/** The figures of an offer: people, losses and median days at each step. */
export function FunnelDialog({ job, onClose }: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  const input = { params: { jobId: job.id } };
  const funnel = useQuery({ ...endpointQuery(getFunnel, input), staleTime: 0 });
  const file = useCall(exportFunnel, () => input, {
    onSuccess: ({ content, fileName }) => downloadText(content, fileName, 'text/csv;charset=utf-8'),
    onError: (error) => toast.error(errorMessage(error, 'Échec de l’export. Veuillez réessayer plus tard.')),
  });
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title="Chiffres de l’offre"
      subtitle={job.title}
      footer={
        <DialogButtons
          onCancel={onClose}
          cancelLabel="Fermer"
          safe
          icon={<Download />}
          busy={file.isPending}
          onClick={() => file.mutate()}
        >
          Télécharger le CSV
        </DialogButtons>
      }
    >
      <div className={styles.body}>
        {funnel.data ? (
          <>
            <FunnelTable funnel={funnel.data} />
            <StopsTable stops={funnel.data.stops} />
            <SourceTable sources={funnel.data.sources} />
          </>
        ) : funnel.error ? (
          <ErrorBand
            message="Échec du chargement des chiffres. Veuillez réessayer plus tard."
            onRetry={() => void funnel.refetch()}
            retrying={funnel.isFetching}
          />
        ) : (
          <Skeleton height={260} shape="block" />
        )}
      </div>
    </Modal>
  );
}
