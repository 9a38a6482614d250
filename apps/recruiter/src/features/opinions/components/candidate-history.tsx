import { ACTION_TEXTS, ACTOR_TEXTS } from '@kafaa/domain/audit/texts';
import { OWN_STEP_TEXTS } from '@kafaa/domain/opinions/options';
import type { History } from '@kafaa/domain/opinions/schema';
import { useState } from 'react';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { FoldSummary } from '@kafaa/ui/fold-summary.tsx';
import { useHistory } from '../queries.ts';
import styles from './opinions.module.css';

type Entry = History['entries'][number];

const ACTIONS = { ...ACTION_TEXTS, ...OWN_STEP_TEXTS };
const ACTORS = { ...ACTOR_TEXTS, RECRUITER: 'un ancien collègue', ENGINE: 'l’IA' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Entries({ history: { entries, more } }: { history: History }) {
  return (
    <>
      <ol className={styles.list}>
        {entries.map(({ at, actor, person, action }: Entry, index) => (
          // Several events can have one instant, and the list is only replaced as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="cluster gap-8">
            <span className={styles.when}>{formatDateTime(at)}</span>
            <span>
              <b dir="auto">{person ?? capital(ACTORS[actor])}</b> {ACTIONS[action]}
            </span>
          </li>
        ))}
      </ol>
      {more && <p className="muted small">Les événements plus anciens sont dans l’export de l’entreprise.</p>}
    </>
  );
}

/** History of an application, newest event first, loaded when its section is opened. */
export function CandidateHistory({ candidateId }: { candidateId: string }) {
  const [open, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useHistory(candidateId, open);
  return (
    <section className={styles.part}>
      <h3 className="label">Historique</h3>
      <details className={styles.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <FoldSummary>Qui a fait quoi, et quand</FoldSummary>
        {data && <Entries history={data} />}
        {!data && isError && (
          <ErrorBand
            message="L’historique n’a pas pu être chargé."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <Skeleton width="60%" />}
      </details>
    </section>
  );
}
