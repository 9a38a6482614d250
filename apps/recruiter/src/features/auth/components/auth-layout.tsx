import { cx } from '@kafaa/ui/class-names';
import type { ReactNode } from 'react';
import { TileWall, type TileCell } from '@kafaa/ui/tiles.tsx';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  /** The page's own wall of tiles, four by four. */
  wall: readonly (readonly TileCell[])[];
  /** Seven of the tiles, shown on phones, where only one band fits. */
  band: readonly TileCell[];
  /** One sentence under the tiles. */
  caption: string;
  /** Up to three facts under the sentence. */
  facts?: readonly string[];
  children: ReactNode;
}

/** Layout of the pages before log-in: the form on one side, a wall of tiles on the other. */
export function AuthLayout({ title, lead, wall, band, caption, facts = [], children }: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.band}>
        <TileWall rows={[band]} />
        <TileWall rows={[[...band, ...band]]} />
      </div>
      <section className={styles.main}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </section>
      <aside className={styles.aside}>
        <TileWall rows={wall} className={styles.wall} />
        <p className={styles.caption}>{caption}</p>
        {facts.length > 0 && (
          <ul className={cx('grid gap-8', styles.facts)}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </aside>
    </div>
  );
}
