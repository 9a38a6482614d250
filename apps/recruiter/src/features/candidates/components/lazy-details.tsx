import { cx } from '@kafaa/ui/class-names';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { lazyPart } from '@kafaa/ui/lazy-part.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import styles from './lazy-details.module.css';

/**
 * Details of a candidate. They are half of the dashboard's code, so they load when the first candidate is opened, or just before.
 */
export const { Part: LazyDetails, preload: preloadDetails } = lazyPart<{ candidate: Candidate }>(
  async () => (await import('./candidate-details.tsx')).CandidateDetails,
  <div className={cx('grid gap-14', styles.ghost)} aria-busy="true">
    <output className="sr-only">Chargement de la fiche...</output>
    <Skeleton width="60%" />
    <Skeleton width="80%" />
    <Skeleton width="40%" />
  </div>,
);
