import { setCopyAside } from '@kafaa/domain/copies/api';
import { useMay } from '#/lib/permissions';
import { cx } from '@kafaa/ui/class-names';
import type { Resemblance, SetAsidePayload } from '@kafaa/domain/copies/schema';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { counted } from '@kafaa/web-kit/format';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { CheckIcon, ChevronDownIcon, RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { isSamePair, useCopies, useSetAside } from '../queries.ts';
import styles from './copies-notice.module.css';

interface PairProps {
  pair: Resemblance;
  /** The candidate whose interview is open. */
  name: string;
  busy: boolean;
  onSetAside: (setAside: boolean) => void;
}

/** Two passages side by side, with a link to the other interview. */
function Pair({ pair, name, busy, onSetAside }: PairProps) {
  const maySetAside = useMay(setCopyAside);
  const { other, setAside } = pair;
  const otherName = `${other.firstName} ${other.lastName}`;
  return (
    <li>
      <details open={setAside === null}>
        <summary>
          <span>
            Question {pair.question + 1}, <bdi>{otherName}</bdi>
          </span>
          <small>
            {pair.share}
            {'\u00A0'}% en commun{setAside && ', vu'}
          </small>
          <ChevronDownIcon size={16} />
        </summary>
        <div className={cx('grid gap-12', styles.sides)}>
          <figure>
            <figcaption>
              <bdi>{name}</bdi>, question {pair.question + 1}
            </figcaption>
            <blockquote dir="auto">{pair.passage}</blockquote>
          </figure>
          <figure>
            <figcaption>
              <AppLink href={`${paths.interviewChat(other.id)}#q${other.question + 1}`}>
                <bdi>{otherName}</bdi>, question {other.question + 1}
              </AppLink>
            </figcaption>
            <blockquote dir="auto">{other.passage}</blockquote>
          </figure>
        </div>
        <p className={cx('cluster middle muted small', styles.seen)}>
          {setAside && (
            <span>
              Vu par {setAside.by}, le {formatDateTime(setAside.at)}
            </span>
          )}
          {maySetAside && (
            <Button
              variant="secondary"
              size="sm"
              busy={busy}
              icon={setAside ? <RotateCcwIcon size={15} /> : <CheckIcon size={15} />}
              onClick={() => onSetAside(setAside === null)}
            >
              {setAside ? 'Reprendre' : 'J’ai vu'}
            </Button>
          )}
        </p>
      </details>
    </li>
  );
}

const placeOf = ({ position, other }: Resemblance): Omit<SetAsidePayload, 'setAside'> => ({
  position,
  otherId: other.id,
  otherPosition: other.position,
});

/** Answers that resemble other candidates' answers, for the recruiter to judge; renders nothing if there are none. */
export function CopiesNotice({ candidateId, name }: { candidateId: string; name: string }) {
  const { data: pairs = [] } = useCopies(candidateId);
  const unseen = pairs.filter(({ setAside }) => setAside === null).length;
  const change = useSetAside(candidateId);
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby="ressemblances">
      <Card padded className={styles.notice}>
        {/* Folded to one line, so that the answers below stay in view. */}
        <details className={styles.fold}>
          <summary>
            <h2 id="ressemblances">
              {counted(pairs.length, 'ressemblance')} avec{' '}
              {pairs.length > 1 ? 'd’autres réponses' : 'une autre réponse'}
            </h2>
            <small>{unseen > 0 ? `${unseen} à voir` : pairs.length > 1 ? 'toutes vues' : 'vue'}</small>
            <ChevronDownIcon size={16} />
          </summary>
          <p>
            Une ressemblance n’est pas une preuve{'\u00A0'}: deux personnes peuvent avoir lu le même texte ou suivi la
            même formation. Aucun score ne change. À vous de juger, en parlant avec elles.
          </p>
          <ul>
            {pairs.map((pair) => {
              const place = placeOf(pair);
              return (
                <Pair
                  key={`${place.position} ${place.otherId} ${place.otherPosition}`}
                  pair={pair}
                  name={name}
                  busy={change.isPending && isSamePair(pair, change.variables)}
                  onSetAside={(setAside) => change.mutate({ ...place, setAside })}
                />
              );
            })}
          </ul>
        </details>
      </Card>
    </section>
  );
}
