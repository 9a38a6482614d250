import { cx } from '@kafaa/ui/class-names';
import { AGREEMENT_TITLE, DIMENSIONS } from '@kafaa/domain/evaluations/options';
import type { Agreement } from '@kafaa/domain/evaluations/schema';
import type { Job } from '@kafaa/domain/jobs/schema';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { LockedFeature } from '#/features/plans/components/locked-feature.tsx';
import { usePlanFeature } from '#/features/plans/queries';
import { errorMessage } from '@kafaa/web-kit/api';
import { downloadText } from '#/lib/download';
import { counted, formatNumber } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { FiguresTable } from '@kafaa/ui/figures-table.tsx';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { Segmented } from '@kafaa/ui/segmented.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { Independence } from './independence.tsx';
import { HouseThresholds } from './house-thresholds.tsx';
import { fetchAgreementFile, useAgreement } from './use-evaluation.ts';
import styles from './agreement-dialog.module.css';

const FAILURE = 'Échec du chargement des niveaux. Veuillez réessayer plus tard.';
const LABELS = new Map(DIMENSIONS.map(({ key, label }) => [key, label]));

type Criterion = Agreement['criteria'][number];

/** The mean of the recruiter's levels minus the engine's, such as « + 0,5 ». */
function differenceText({ meanDifference }: Criterion): string {
  if (meanDifference === null) return '–';
  const size = formatNumber(Math.abs(meanDifference), 1);
  if (size === formatNumber(0, 1)) return '0';
  return `${meanDifference > 0 ? '+' : '−'}\u00A0${size}`;
}

function AgreementTable({ agreement: { candidates, criteria } }: { agreement: Agreement }) {
  const known = criteria.filter(({ set }) => set > 0);
  if (known.length === 0) {
    return (
      <p className={styles.none}>
        Vous n’avez encore posé aucun niveau. Dans la fiche d’un candidat, dépliez un critère et choisissez le vôtre
        {'\u00A0'}: vous verrez ici où vous et l’IA jugez différemment.
      </p>
    );
  }
  const [set, same] = [
    known.reduce((sum, one) => sum + one.compared, 0),
    known.reduce((sum, one) => sum + one.same, 0),
  ];
  return (
    <>
      <p className={styles.sum}>
        {counted(candidates, 'candidat')}, {counted(set, 'niveau comparable', 'niveaux comparables')}, dont{' '}
        {counted(same, 'identique')} à celui de l’IA.
      </p>
      <FiguresTable
        caption="Vos niveaux et ceux de l’IA, par critère"
        scrolls="Niveaux par critère"
        className={styles.table}
      >
        <thead>
          <tr>
            <th scope="col">Critère</th>
            <th scope="col">Posés</th>
            <th scope="col">Identiques</th>
            <th scope="col">Plus hauts</th>
            <th scope="col">Plus bas</th>
            <th scope="col">Écart moyen</th>
          </tr>
        </thead>
        <tbody>
          {known.map((criterion) => (
            <tr key={criterion.key}>
              <th scope="row">{LABELS.get(criterion.key)}</th>
              <td>{criterion.set}</td>
              <td>{criterion.same}</td>
              <td>{criterion.higher}</td>
              <td>{criterion.lower}</td>
              <td>{differenceText(criterion)}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      <p className={styles.note}>
        Écart moyen{'\u00A0'}: votre niveau moins celui de l’IA. Un critère que l’IA n’a pas évalué compte parmi les
        niveaux posés et n’est pas comparé.
      </p>
    </>
  );
}

/** Compares the recruiter's levels with the engine's by criterion, for one offer or all. */
export function AgreementDialog({ job, onClose }: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  if (usePlanFeature('ADVANCED_REPORTS') === false) {
    return (
      <LockedFeature onClose={onClose}>
        Le rapport sur vos niveaux et ceux de l’IA est compris dans le plan Entreprise.
      </LockedFeature>
    );
  }
  return <Agreements job={job} onClose={onClose} />;
}

function Agreements({ job, onClose }: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  const [scope, setScope] = useState<'job' | 'all'>('job');
  const jobId = scope === 'job' ? job.id : undefined;
  const agreement = useAgreement(jobId);
  const file = useMutation({
    mutationFn: () => fetchAgreementFile(jobId),
    onSuccess: ({ content, fileName }) => downloadText(content, fileName, 'text/csv;charset=utf-8'),
    onError: (error) => toast.error(errorMessage(error, 'Échec de l’export. Veuillez réessayer plus tard.')),
  });
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title={AGREEMENT_TITLE}
      subtitle={scope === 'job' ? job.title : 'Toutes les offres'}
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
      <div className={cx('grid gap-14', styles.body)}>
        <Segmented
          label="Offres comptées"
          options={[
            { value: 'job', label: 'Cette offre' },
            { value: 'all', label: 'Toutes les offres' },
          ]}
          value={scope}
          onChange={setScope}
        />
        {agreement.data ? (
          <AgreementTable agreement={agreement.data} />
        ) : agreement.error ? (
          <ErrorBand message={FAILURE} onRetry={() => void agreement.refetch()} retrying={agreement.isFetching} />
        ) : (
          <Skeleton height={180} shape="block" />
        )}
        <Independence />
        <HouseThresholds />
      </div>
    </Modal>
  );
}
