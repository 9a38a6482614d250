import { cx } from '@kafaa/ui/class-names';
import { initials } from '@kafaa/web-kit/format';
import { MarkLeaf } from '@kafaa/ui/logo.tsx';
import { Tile } from '@kafaa/ui/tiles.tsx';
import styles from './founder-wall.module.css';
import type { SiteBrand } from './site-page.ts';

const HELPED = "Entreprises aidées aujourd'hui";

/** The founder or the brand, shown as three text tiles in the wall. */
export function FounderWall({ brand }: { brand: SiteBrand }) {
  const { founder, name, city } = brand;
  return (
    <div className={cx('grid gap-4', styles.wall)}>
      <div className={cx('cluster middle', styles.founder)}>
        {founder ? (
          <>
            <span className={cx('center', styles.leaf)} aria-hidden="true">
              {initials(founder)}
            </span>
            <p>
              <small>Fondé par</small>
              <b>{founder}</b>
            </p>
          </>
        ) : (
          <>
            <MarkLeaf size={56} />
            <p>
              <small>Conçu à {city}</small>
              <b>L’équipe {name}</b>
            </p>
          </>
        )}
      </div>
      <Tile cell="soleil2" />
      <Tile cell="fleur" />
      <p className={styles.passion}>100% fondé sur la passion</p>
      <div className={cx('grid gap-12', styles.growth)}>
        <p>{HELPED}</p>
        {/* CSS shows the dots until the page's script runs; without scripts it shows the text at once. */}
        <p className={styles.figure}>
          <span className={styles.dots}>...</span>
          <b>En croissance</b>
        </p>
      </div>
      <Tile cell="arcs3@90" />
    </div>
  );
}
