import type { Plan } from '@kafaa/domain/plans/schema';
import { cx } from '@kafaa/ui/class-names';
import { PLAN_GROUPS } from './plan-facts.ts';
import { isHighlighted, PlanButton, type PlanChoice, PlanName, PlanPrice, PlanValue } from './plan-parts.tsx';
import styles from './plan-grid.module.css';

interface PlanGridProps {
  choices: readonly PlanChoice[];
  /** The id of the plan being bought; null rather than undefined, because a plan may lack its id. */
  busyPlan: string | null;
  /** True for a company without any subscription yet. */
  first: boolean;
  onChoose: (plan: Plan) => void;
}

/** The comparison on phones: one card per plan, then the features below sticky plan names. */
export function PlanGrid({ choices, busyPlan, first, onChoose }: PlanGridProps) {
  const mark = ({ plan }: PlanChoice, ...more: (string | false | undefined)[]) =>
    cx(isHighlighted(plan) && styles.highlight, ...more);
  return (
    <div className={styles.phone}>
      <ul className={cx('grid gap-8', styles.cards)}>
        {choices.map((choice) => (
          <li
            key={choice.plan.id}
            className={mark(choice, styles.card, choice.state.status === 'pending' && styles.stacked)}
          >
            <h2>
              <PlanName {...choice} />
            </h2>
            <PlanPrice plan={choice.plan} />
            {choice.state.status === 'open' || <p className={cx('muted small', styles.note)}>{choice.state.note}</p>}
            <div className={styles.action}>
              <PlanButton {...choice} short first={first} busy={busyPlan === choice.plan.id} onChoose={onChoose} />
            </div>
          </li>
        ))}
      </ul>
      <div className={cx('panel', styles.grid)}>
        <div className={styles.names} aria-hidden="true">
          {choices.map((choice) => (
            <span key={choice.plan.id} className={mark(choice)}>
              {choice.plan.name}
            </span>
          ))}
        </div>
        {PLAN_GROUPS.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h2 className={styles.group}>{group.title}</h2>
            {group.rows.map((row) => (
              <div className={styles.row} key={row.label}>
                <p>
                  {row.label}
                  {row.hint && <small className={styles.hint}>{row.hint}</small>}
                </p>
                {choices.map((choice) => (
                  <span key={choice.plan.id} className={mark(choice, styles.cell)}>
                    <span className="sr-only">{`${choice.plan.name}\u00A0: `}</span>
                    <PlanValue value={row.value(choice.plan)} />
                  </span>
                ))}
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
