import { cx } from '@kafaa/ui/class-names';
import type { Plan, Subscription } from '@kafaa/domain/plans/schema';
import { CircleDot, CircleMinus, ClockAlert } from 'lucide-react';
import { formatNumber } from '@kafaa/web-kit/format';
import { ArrowRightIcon, TriangleAlertIcon } from '@kafaa/ui/icons.tsx';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import styles from './confirm-plan-modal.module.css';
import { displayPrice, priceUnit } from './plan-facts.ts';

interface ConfirmPlanModalProps {
  /** The plan to confirm; the modal is open while it is set. */
  plan: Plan | undefined;
  current: Subscription | undefined;
  /** True while an earlier requested plan waits for its activation; confirming this plan cancels the earlier one. */
  waiting: boolean;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Lists the consequences of the choice, as the specification requires. */
function Rules({ free }: { free: boolean }) {
  return (
    <ul className={styles.statements}>
      <li>
        <CircleMinus size={18} />
        <span>
          {free
            ? 'Votre abonnement actuel est désactivé.'
            : 'Votre abonnement actuel est désactivé dès que le nouveau est activé.'}
        </span>
      </li>
      <li>
        <ClockAlert size={18} />
        <span>Vos abonnements en attente sont annulés.</span>
      </li>
      <li>
        <CircleDot size={18} />
        <span>Un seul abonnement peut être actif à la fois.</span>
      </li>
      <li className={styles.warning}>
        <TriangleAlertIcon size={18} />
        <span>Cette action est irréversible.</span>
      </li>
    </ul>
  );
}

/** Text for a company without a running or waiting plan. The company loses nothing, so the consequences are folded. */
function NothingReplaced({ free }: { free: boolean }) {
  return (
    <>
      <p className={styles.calm}>
        {free
          ? 'Gratuit pendant 30\u00A0jours, sans carte bancaire. Vous pourrez changer de plan à tout moment.'
          : 'Aucun abonnement n’est remplacé. Vous pourrez changer de plan à tout moment.'}
      </p>
      <details className={styles.rules}>
        <summary>Règles d’abonnement</summary>
        <Rules free={free} />
      </details>
    </>
  );
}

export function ConfirmPlanModal({ plan, current, waiting, busy, onCancel, onConfirm }: ConfirmPlanModalProps) {
  if (!plan) return null;
  const price = displayPrice(plan);
  const free = price === 0;
  return (
    <Modal
      open
      onClose={busy ? () => undefined : onCancel}
      title="Confirmation d'abonnement"
      footer={
        <DialogButtons onCancel={onCancel} cancelVariant="ghost" waits safe busy={busy} onClick={onConfirm}>
          J'accepte et continue
        </DialogButtons>
      }
    >
      <div className={cx('grid gap-14', styles.swap)}>
        <p className={styles.plan}>
          <small>Plan actuel</small>
          <b>{current?.planName ?? 'Aucun'}</b>
          <span>
            {current ? `${formatNumber(current.price)} ${priceUnit(current.price)}` : 'Pas d’abonnement actif'}
          </span>
        </p>
        <ArrowRightIcon size={20} />
        <p className={`${styles.plan} ${styles.next}`}>
          <small>Nouveau plan</small>
          <b>{plan.name}</b>
          <span>
            {formatNumber(price)} {priceUnit(price)}
          </span>
        </p>
      </div>
      {current || waiting ? <Rules free={free} /> : <NothingReplaced free={free} />}
      <p className={cx('muted small', styles.hint)}>
        {free
          ? 'Le plan gratuit est activé tout de suite, pour 30\u00A0jours et une seule fois.'
          : 'La page de paiement s’ouvrira ensuite. Activation sous 24\u00A0h après réception.'}
      </p>
    </Modal>
  );
}
