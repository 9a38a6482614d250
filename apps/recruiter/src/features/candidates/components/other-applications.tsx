import { listOthers } from '@kafaa/domain/pool/api';
import { STAGE_LABELS } from '@kafaa/domain/candidates/options';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import type { OtherApplication } from '@kafaa/domain/pool/schema';
import { useQuery } from '@tanstack/react-query';
import { RecommendationPill } from '#/features/evaluations/components/recommendation-pill.tsx';
import { viewHref } from '#/features/candidates/components/filters';
import { endpointQuery } from '#/lib/endpoint-query';
import { formatDate } from '@kafaa/web-kit/dates';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import styles from './other-applications.module.css';

function Application({ other }: { other: OtherApplication }) {
  const { id, jobId, jobTitle, appliedAt, stage, recommendation, closed, same } = other;
  return (
    <li className="cluster middle gap-8">
      <AppLink href={viewHref({ job: jobId, candidate: id })}>{jobTitle}</AppLink>
      <span className="muted small">
        {formatDate(appliedAt)}, {STAGE_LABELS[stage]}
        {closed && ', évaluation fermée'}
        {same === 'PHONE' && ', même numéro de téléphone mais autre adresse'}
      </span>
      {recommendation && <RecommendationPill recommendation={recommendation} />}
    </li>
  );
}

/** The person's applications to other offers that the reader sees, as links; nothing without any. */
export function OtherApplications({ candidate: { id, otherApplications = 0 } }: { candidate: Candidate }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...endpointQuery(listOthers, { params: { id } }),
    enabled: otherApplications > 0,
  });
  if (otherApplications === 0) return null;
  return (
    <section className={styles.others}>
      <h3 className="label">Autres candidatures</h3>
      {data && (
        <ul aria-label="Autres candidatures de cette personne">
          {data.map((other) => (
            <Application key={other.id} other={other} />
          ))}
        </ul>
      )}
      {!data && isError && (
        <ErrorBand
          message="Les autres candidatures n’ont pas pu être chargées."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton width="60%" />}
    </section>
  );
}
