import { cx } from './class-names.ts';
import { AppLink } from './app-link.tsx';
import { CheckIcon } from './icons.tsx';
import styles from './steps.module.css';

export interface Step {
  label: string;
  /** What was chosen, or what is asked. */
  hint?: string;
  /** Where every step may be visited at any time. */
  href?: string;
}

/** Where one is in a wizard. `current` counts from 0; a column that becomes a bar on narrow screens. */
export function Steps({ steps, current }: { steps: readonly Step[]; current: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const done = index < current;
        const now = index === current;
        return (
          <li
            key={step.label}
            className={cx(done && styles.done, now && styles.now)}
            aria-current={now ? 'step' : undefined}
          >
            <i aria-hidden="true">{done ? <CheckIcon /> : index + 1}</i>
            <div>
              <b>{step.href === undefined ? step.label : <AppLink href={step.href}>{step.label}</AppLink>}</b>
              {done && <span className="sr-only"> (terminé)</span>}
              {step.hint && <small>{step.hint}</small>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** A share of the way, with its words: « Étape 2 sur 4 ». */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-label={label}
    >
      <i style={{ width: `${(value / max) * 100}%` }} />
    </div>
  );
}

/** One leaf a question: answered, running, to come. */
export function LeafProgress({ total, done, label }: { total: number; done: number; label: string }) {
  return (
    <div
      className={styles.leaves}
      role="progressbar"
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-label={label}
    >
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={cx(index < done && styles.full, index === done && styles.half)} />
      ))}
    </div>
  );
}
