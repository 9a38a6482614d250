import type { ReactNode } from 'react';
import { cx } from '@kafaa/ui/class-names';
import styles from './section.module.css';

export interface SectionProps {
  id?: string;
  title?: ReactNode;
  lede?: ReactNode;
  /** Background style. */
  tone?: 'plain' | 'surface' | 'deep';
  className?: string;
  children: ReactNode;
}

/** A full-width section of a public page, with its content in the column. */
export function Section({ id, title, lede, tone = 'plain', className, children }: SectionProps) {
  return (
    <section
      id={id}
      className={cx(styles.section, styles[tone], className)}
      data-on-dark={tone === 'deep' || undefined}
    >
      <div className={styles.column}>
        {title && (
          <div className={styles.head}>
            <h2>{title}</h2>
            {lede && <p className={styles.lede}>{lede}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
