import { cx } from '@kafaa/ui/class-names';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import styles from './jobs-skeleton.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder: six cards while the offers load. */
export function JobsSkeleton({ className }: { className: string | undefined }) {
  return (
    <div className={className} role="status" aria-label="Chargement des offres">
      {CARDS.map((key) => (
        <div className={cx('grid gap-14 panel', styles.card)} key={key}>
          <div className="row middle between">
            <Skeleton width={92} height={24} />
            <Skeleton width={40} height={40} shape="leaf" />
          </div>
          <Skeleton width="70%" height={20} />
          <Skeleton width="50%" />
          <Skeleton height={58} shape="block" />
          <Skeleton width="60%" />
          <Skeleton width={182} height={36} shape="block" />
        </div>
      ))}
    </div>
  );
}
