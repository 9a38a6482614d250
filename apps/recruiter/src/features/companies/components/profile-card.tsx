import { cx } from '@kafaa/ui/class-names';
import type { Settings } from '@kafaa/domain/companies/schema';
import type { Role } from '@kafaa/domain/kernel/roles';
import { initials } from '@kafaa/web-kit/format';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import styles from './profile-card.module.css';

const BAND = [['fleur', 'clous', 'rose2', 'fleur5', 'arcs3', 'fleur2']] as const;

/** Badge text of each role; the specification fixes the first one. */
const BADGES: Readonly<Record<Role, string>> = {
  ADMINISTRATOR: 'ADMIN',
  RECRUITER: 'RECRUTEMENT',
  REVIEWER: 'ÉVALUATION',
};

export function ProfileCard({ settings: { name, userName, role } }: { settings: Settings }) {
  return (
    <section className={cx('panel', styles.card)} aria-label="Profil">
      <TileWall rows={BAND} />
      <div className={cx('grid gap-4', styles.body)}>
        <span className={cx('center', styles.badge)} aria-hidden="true">
          {initials(name)}
        </span>
        <h2>{name}</h2>
        <p className={cx('muted small', styles.userName)}>{userName}</p>
        <span className={cx('inline', styles.role)}>{BADGES[role]}</span>
      </div>
    </section>
  );
}

export function ProfileSkeleton() {
  return (
    <div className={cx('panel', styles.card)} role="status" aria-label="Chargement du profil">
      <div className={cx('grid gap-4', styles.body)}>
        <Skeleton width={64} height={64} shape="leaf" />
        <Skeleton width="70%" height={20} />
        <Skeleton width="90%" />
      </div>
    </div>
  );
}
