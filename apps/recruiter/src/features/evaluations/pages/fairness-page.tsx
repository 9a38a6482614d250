import { cx } from '@kafaa/ui/class-names';
import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useCompanyJobs } from '#/features/jobs/queries';
import { errorMessage } from '@kafaa/web-kit/api';
import { downloadText } from '#/lib/download';
import { paths } from '@kafaa/web-kit/paths';
import { toast } from '@kafaa/web-kit/toast';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { useSearchParams } from 'wouter';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { ArrowLeftIcon, LockIcon } from '@kafaa/ui/page-icons.tsx';
import { Page, PageHeader } from '@kafaa/ui/page.tsx';
import { SelectInline } from '@kafaa/ui/select-field.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { FairnessReport } from '../components/fairness-report.tsx';
import { fetchFairnessFile, useFairness } from '../components/use-fairness.ts';
import styles from './fairness-page.module.css';

const TITLE = 'Équité de l’évaluation';
const ALL = '';

function useFairnessFile(jobId: string | undefined) {
  return useMutation({
    mutationFn: () => fetchFairnessFile(jobId),
    onSuccess: ({ content, fileName }) => downloadText(content, fileName, 'text/csv;charset=utf-8'),
    onError: (error) => toast.error(errorMessage(error, 'Échec de l’export. Veuillez réessayer plus tard.')),
  });
}

/** Downloads the report as a CSV file, or prints it. */
function ReportTools({ file }: { file: ReturnType<typeof useFairnessFile> }) {
  return (
    <div className={cx('cluster gap-10', styles.tools)}>
      <Button variant="secondary" icon={<Download />} busy={file.isPending} onClick={() => file.mutate()}>
        Télécharger le CSV
      </Button>
      <Button variant="secondary" icon={<Printer />} onClick={() => print()}>
        Imprimer
      </Button>
    </div>
  );
}

interface ReportContentProps {
  report: ReturnType<typeof useFairness>;
  jobId: string | undefined;
  /** True if the company's plan does not include the report. */
  locked: boolean;
}

/** The report, or the reason why there is none to show. */
function ReportContent({ report, jobId, locked }: ReportContentProps) {
  if (report.data?.candidates) return <FairnessReport report={report.data} jobId={jobId} />;
  if (report.data) {
    return (
      <Card>
        <EmptyState title="Aucun entretien évalué pour le moment">
          Le rapport se remplit avec le premier entretien terminé.
        </EmptyState>
      </Card>
    );
  }
  if (locked) {
    return (
      <Card role="alert">
        <EmptyState
          title="Accès restreint"
          art="blocked"
          actions={
            <ButtonLink size="sm" icon={<LockIcon />} href={paths.pricing}>
              Améliorer mon abonnement
            </ButtonLink>
          }
        >
          Le rapport d’équité est compris dans le plan Entreprise.
        </EmptyState>
      </Card>
    );
  }
  if (report.error) {
    return (
      <ErrorBand
        message={errorMessage(report.error, 'Échec du chargement du rapport. Veuillez réessayer plus tard.')}
        onRetry={() => void report.refetch()}
        retrying={report.isFetching}
      />
    );
  }
  return (
    <div className="grid gap-16" aria-busy="true">
      <Skeleton height={220} shape="block" />
      <Skeleton height={260} shape="block" />
    </div>
  );
}

/** Report on whether the evaluations of one offer, or of all, treat groups of people alike; can be printed and downloaded. */
export function FairnessPage() {
  const [search, setSearch] = useSearchParams();
  const jobId = search.get('offre') ?? undefined;
  const jobs = useCompanyJobs().data?.jobs ?? [];
  const title = jobs.find(({ job }) => job.id === jobId)?.job.title;
  useDocumentTitle(title ? `${TITLE}, ${title}` : TITLE);
  const report = useFairness(jobId);
  const file = useFairnessFile(jobId);
  const locked = report.error?.code === 'PLAN_FEATURE_REQUIRED';
  const filled = report.data !== undefined && report.data.candidates > 0;
  return (
    <Page width="narrow">
      <PageHeader
        title={TITLE}
        subtitle={jobId === undefined ? 'Toutes les offres' : title}
        back={
          <ButtonLink
            className={styles.tool}
            variant="ghost"
            size="sm"
            href={jobId === undefined ? paths.dashboard : `${paths.dashboard}?job=${encodeURIComponent(jobId)}`}
            icon={<ArrowLeftIcon />}
          >
            Dashboard
          </ButtonLink>
        }
        actions={filled && <ReportTools file={file} />}
      />
      {!locked && (
        <SelectInline
          className={styles.scope}
          label="Offre"
          options={[
            { value: ALL, label: 'Toutes les offres' },
            ...jobs.map(({ job }) => ({ value: job.id, label: job.title })),
          ]}
          value={jobId ?? ALL}
          onChange={(value) => setSearch(value === ALL ? {} : { offre: value }, { replace: true })}
        />
      )}
      <ReportContent report={report} jobId={jobId} locked={locked} />
    </Page>
  );
}
