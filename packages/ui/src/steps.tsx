import { cx } from './class-names.ts';
import { AppLink } from './app-link.tsx';
import { CheckIcon } from './icons.tsx';
import styles from './steps.module.css';

export interface Step {
  label: string;
  /** The chosen value, or what the step asks for. */
  hint?: string;
  /** Set if every step can be visited at any time. */
  href?: string;
}

/** The steps of a wizard. `current` counts from 0; a column that becomes a bar on narrow screens. */
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

/** A progress bar; `label` describes it: « Étape 2 sur 4 ». */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <div
      className={styles.progress}
      role="progressbar"
      data-clear=""
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-label={label}
    >
      <i style={{ width: `${(value / max) * 100}%` }} />
    </div>
  );
}
