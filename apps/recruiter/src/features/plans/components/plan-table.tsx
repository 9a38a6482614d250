import type { Plan } from '@kafaa/domain/plans/schema';
import { cx } from '@kafaa/ui/class-names';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import { PLAN_GROUPS } from './plan-facts.ts';
import { isHighlighted, PlanButton, type PlanChoice, PlanName, PlanPrice, PlanValue } from './plan-parts.tsx';
import styles from './plan-table.module.css';

interface PlanTableProps {
  choices: readonly PlanChoice[];
  /** The id of the plan being bought; null rather than undefined, because a plan may lack its id. */
  busyPlan: string | null;
  /** True for a company without any subscription yet. */
  first: boolean;
  onChoose: (plan: Plan) => void;
}

/** The comparison on wide screens. */
export function PlanTable({ choices, busyPlan, first, onChoose }: PlanTableProps) {
  const mark = ({ plan }: PlanChoice) => cx(isHighlighted(plan) && styles.highlight);
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className="sr-only">Comparaison des plans</caption>
        <colgroup>
          <col className={styles.labels} />
          {choices.map(({ plan }) => (
            <col key={plan.id} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.title}>Comparer les plans</span>
              <span className={styles.subtitle}>Prix en dinars tunisiens</span>
            </th>
            {choices.map((choice) => (
              <th scope="col" key={choice.plan.id} className={mark(choice)}>
                {isHighlighted(choice.plan) && choice.state.status === 'open' && (
                  <span className={styles.corner}>
                    <TileWall rows={[['soleil2@180']]} />
                  </span>
                )}
                <PlanName {...choice} />
                <PlanPrice plan={choice.plan} />
                <span className={styles.note}>{choice.state.note}</span>
                <PlanButton {...choice} first={first} busy={busyPlan === choice.plan.id} onChoose={onChoose} />
              </th>
            ))}
          </tr>
        </thead>
        {PLAN_GROUPS.map((group) => (
          <tbody key={group.title}>
            <tr className={styles.group}>
              <th scope="rowgroup">{group.title}</th>
              {choices.map((choice) => (
                <td key={choice.plan.id} className={mark(choice)}>
                  {'\u00A0'}
                </td>
              ))}
            </tr>
            {group.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">
                  {row.label}
                  {row.hint && <small className={styles.hint}>{row.hint}</small>}
                </th>
                {choices.map((choice) => (
                  <td key={choice.plan.id} className={mark(choice)}>
                    <PlanValue value={row.value(choice.plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
