import { scoreColour } from '@kafaa/domain/evaluations/rules';
import type { ReactNode } from 'react';
import styles from './stats.module.css';

export interface StatProps {
  label: string;
  value: ReactNode;
  /** Small text after the value: « sur 50 ». */
  unit?: string;
  /** A drawing beside the value; hidden on phones. */
  children?: ReactNode;
}

/** A row of figures above a list. */
export function StatsRow({ children }: { children: ReactNode }) {
  return <dl className={styles.row}>{children}</dl>;
}

export function Stat({ label, value, unit, children }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd className={styles.value}>
        {value}
        {unit && <small>{unit}</small>}
      </dd>
      {children && <dd className={styles.drawing}>{children}</dd>}
    </div>
  );
}

export interface SegmentPart {
  key: string;
  value: number;
  /** Legend text with its number: « 6 à décider ». */
  label: string;
  tone: 'pending' | 'running' | 'ended' | 'invited' | 'met' | 'rejected';
}

/** Parts of a whole, with their legend. */
export function SegmentBar({ parts }: { parts: readonly SegmentPart[] }) {
  return (
    <>
      <div className={styles.segments} aria-hidden="true">
        {parts
          .filter((part) => part.value > 0)
          .map((part) => (
            <i key={part.key} className={styles[part.tone]} style={{ flexGrow: part.value }} />
          ))}
      </div>
      <p className={styles.legend}>
        {parts.map((part) => (
          <span key={part.key}>
            <i className={styles[part.tone]} />
            {part.label}
          </span>
        ))}
      </p>
    </>
  );
}

const AXIS = [0, 25, 50, 70, 85, 100];
const place = (score: number) => 8 + (Math.min(100, Math.max(0, score)) / 100) * 244;

/** Every score as a leaf on the axis 0–100, the average as a dashed line. */
export function ScoreStrip({
  scores,
  average,
  label,
}: {
  scores: readonly number[];
  average: number | null;
  label: string;
}) {
  return (
    <svg className={styles.strip} viewBox="0 0 260 42" role="img" aria-label={label}>
      <path className={styles.grid} d="M8 26H252" />
      {AXIS.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${place(tick)} 23v6`} />
          <text className={styles.tick} x={place(tick)} y="40" textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      {scores.map((score, index) => (
        <path
          // The scores are static and may repeat, so the index is the key.
          key={index}
          className={styles[scoreColour(score)]}
          transform={`translate(${place(score)} 0)`}
          d="M0 24C-6.5 19-6.5 9 0 3C6.5 9 6.5 19 0 24z"
        />
      ))}
      {average !== null && <path className={styles.average} d={`M${place(average)} 0V29`} />}
    </svg>
  );
}

/** One leaf per person, the first `count` filled; at most ten leaves, because the number is shown beside them. */
export function LeafCount({ count, total, caption }: { count: number; total: number; caption?: string }) {
  const shown = Math.min(10, total);
  const filled = total <= 10 ? count : Math.ceil((count / total) * 10);
  return (
    <>
      <svg className={styles.leaves} viewBox={`0 0 ${Math.max(9, shown) * 15 + 1} 26`} aria-hidden="true">
        {Array.from({ length: shown }, (_, index) => (
          <path
            key={index}
            className={index < filled ? styles.full : styles.hollow}
            transform={`translate(${8 + index * 15} 0)`}
            d="M0 24C-7 18-7 9 0 2C7 9 7 18 0 24z"
          />
        ))}
      </svg>
      {caption && <p className={styles.legend}>{caption}</p>}
    </>
  );
}
