import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '@kafaa/ui/class-names';
import { type TileCell, TileWall } from '@kafaa/ui/tiles.tsx';
import styles from './result-screen.module.css';

export interface ResultScreenProps {
  readonly art: readonly (readonly TileCell[])[];
  readonly title: string;
  readonly children: ReactNode;
  /** The next steps, one line each. */
  readonly next?: readonly { readonly icon: ReactNode; readonly text: ReactNode }[];
  readonly actions?: ReactNode;
  /** Whether the heading takes the focus, so that screen-reader users notice the page change. */
  readonly focused?: boolean;
}

/** Final screen of a candidate's flow: a wall of tiles (one missing if something is missing), a sentence, the next steps. */
export function ResultScreen({ art, title, children, next, actions, focused }: ResultScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const hasHole = art.flat().includes('missing');
  return (
    <div className={styles.result}>
      <TileWall rows={art} className={cx(styles.wall, hasHole && styles.hole)} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.text}>{children}</div>
      {next && (
        <ul className={styles.next}>
          {next.map(({ icon, text }, index) => (
            <li key={index}>
              {icon}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
