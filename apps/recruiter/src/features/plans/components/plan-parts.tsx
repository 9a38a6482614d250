import { cx } from '@kafaa/ui/class-names';
import type { Plan } from '@kafaa/domain/plans/schema';
import { formatNumber } from '@kafaa/web-kit/format';
import { Button } from '@kafaa/ui/button.tsx';
import { CheckIcon } from '@kafaa/ui/icons.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import { Minus } from 'lucide-react';
import { displayPrice, type PlanState, priceUnit } from './plan-facts.ts';
import styles from './plan-parts.module.css';

/** A plan with the company's state for it. */
export interface PlanChoice {
  readonly plan: Plan;
  readonly state: PlanState;
}

/** The plan that the page highlights. */
export const isHighlighted = (plan: Plan) => plan.id === 'entreprise';

export function PlanName({ plan, state }: PlanChoice) {
  return (
    <span className={cx('cluster middle', styles.name)}>
      {plan.name}
      {state.status === 'current' && <Pill tone="ok">Actif</Pill>}
      {state.status === 'pending' && <Pill tone="warn">En attente</Pill>}
    </span>
  );
}

export function PlanPrice({ plan }: { plan: Plan }) {
  const price = displayPrice(plan);
  return (
    <span className={cx('row gap-6 muted', styles.price)}>
      <b>{formatNumber(price)}</b> {priceUnit(price)}
    </span>
  );
}

export interface PlanButtonProps extends PlanChoice {
  onChoose: (plan: Plan) => void;
  busy: boolean;
  /** Visually hides the plan's name: there is no room for it beside a card's title. */
  short?: boolean;
  /** True for a company without any subscription yet: its next step is the free plan. */
  first: boolean;
}

export function PlanButton({ plan, state, onChoose, busy, short, first }: PlanButtonProps) {
  return (
    <Button
      variant={(first ? displayPrice(plan) === 0 : isHighlighted(plan)) && state.choosable ? 'primary' : 'secondary'}
      size={short ? 'md' : 'sm'}
      block={!short}
      disabled={!state.choosable}
      busy={busy}
      onClick={() => onChoose(plan)}
    >
      {state.button}
      {state.named && (short ? <span className="sr-only"> {plan.name}</span> : ` ${plan.name}`)}
    </Button>
  );
}

/** A cell of the comparison table. */
export function PlanValue({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return <b>{value}</b>;
  return (
    <span className={value ? styles.yes : styles.no}>
      {value ? <CheckIcon size={18} /> : <Minus size={18} />}
      <span className="sr-only">{value ? 'Inclus' : 'Non inclus'}</span>
    </span>
  );
}
