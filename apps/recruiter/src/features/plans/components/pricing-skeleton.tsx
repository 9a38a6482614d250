import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import styles from './pricing-skeleton.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function PricingSkeleton() {
  return (
    <div className={styles.box} role="status" aria-label="Chargement des plans">
      <div className={styles.head}>
        {ROWS.slice(0, 4).map((key) => (
          <div key={key}>
            <Skeleton width="60%" height={20} />
            <Skeleton width="80%" height={34} />
            <Skeleton height={36} />
          </div>
        ))}
      </div>
      {ROWS.map((key) => (
        <div className={styles.row} key={key}>
          <Skeleton width="34%" />
        </div>
      ))}
    </div>
  );
}
