import type { ReactNode } from 'react';
import styles from './bars.module.css';
import { cx } from './class-names.ts';

type Family = 'parcours' | 'personne';

/** The bare track, 0–100; decorative, because the number is shown beside it. */
export function Track({ value, family = 'parcours', thin }: { value: number | null; family?: Family; thin?: boolean }) {
  return (
    <span className={cx(styles.track, family === 'personne' && styles.person, thin && styles.thin)} aria-hidden="true">
      {value === null ? (
        <i className={styles.unknown} />
      ) : (
        <i style={{ width: `${Math.max(0, Math.min(100, value))}%` }} />
      )}
    </span>
  );
}

export interface BarItem {
  key: string;
  label: ReactNode;
  /** Plain meaning of the label, as a tooltip. */
  hint?: string | undefined;
  value: number | null;
  /** A fact that is shown in place of the bar and its number. */
  fact?: string | undefined;
}

export interface BarsProps {
  title: ReactNode;
  /** Mean of the group, shown at the end of the title. */
  average?: number | null;
  items: readonly BarItem[];
  family?: Family;
  level?: 3 | 4;
}

/** Labelled values or facts of one family; null is shown as « Non évalué », never as 0. */
export function Bars({ title, average, items, family = 'parcours', level = 3 }: BarsProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.bars}>
      <Heading className={styles.title}>
        {title}
        {average !== undefined && <b>{average === null ? '–' : Math.round(average)}</b>}
      </Heading>
      <ul>
        {items.map((item) => (
          <li key={item.key} className={cx(item.value === null && styles.empty)}>
            <span className={styles.label} title={item.hint}>
              {item.label}
              {item.hint && <span className="sr-only"> ({item.hint})</span>}
            </span>
            {item.fact === undefined ? (
              <>
                <Track value={item.value} family={family} />
                {item.value === null ? <em>Non évalué</em> : <b>{Math.round(item.value)}</b>}
              </>
            ) : (
              <bdi className={styles.fact}>{item.fact}</bdi>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two thin tracks for a list row: « Parcours » and « Personne ». */
export function DuoBars({
  parcours,
  personne,
  className,
}: {
  parcours: number | null;
  personne: number | null;
  className?: string;
}) {
  return (
    <dl className={cx(styles.duo, className)}>
      <dt>Parcours</dt>
      <Track value={parcours} thin />
      <dd>{parcours === null ? '–' : Math.round(parcours)}</dd>
      <dt>Personne</dt>
      <Track value={personne} family="personne" thin />
      <dd>{personne === null ? '–' : Math.round(personne)}</dd>
    </dl>
  );
}
