import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import type { Opinions } from '@kafaa/domain/opinions/schema';
import { useOpinions } from '../queries.ts';
import { Comments } from './comments.tsx';
import { CandidateHistory } from './candidate-history.tsx';
import { OpinionLinks } from './opinion-links.tsx';
import { Scorecards } from './scorecards.tsx';
import styles from './opinions.module.css';

function Loaded({ candidateId, opinions }: { candidateId: string; opinions: Opinions }) {
  return (
    <>
      <OpinionLinks candidateId={candidateId} opinions={opinions} />
      <Comments candidateId={candidateId} opinions={opinions} />
      <Scorecards candidateId={candidateId} scorecards={opinions.scorecards} closed={opinions.closedScorecards} />
    </>
  );
}

/** Section of a candidate's file with the opinions of people, each under their own name, and the history. */
export function CandidateOpinions({ candidateId }: { candidateId: string }) {
  const { data, isError, isFetching, refetch } = useOpinions(candidateId);
  return (
    <div className={styles.opinions}>
      {data && <Loaded candidateId={candidateId} opinions={data} />}
      {!data && isError && (
        <ErrorBand
          message="Les avis et les commentaires n’ont pas pu être chargés."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <div aria-busy="true">
          <output className="sr-only">Chargement des avis...</output>
          <Skeleton width="40%" />
        </div>
      )}
      <CandidateHistory candidateId={candidateId} />
    </div>
  );
}
