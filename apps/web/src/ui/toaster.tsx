import { useEffect, useRef, useSyncExternalStore } from 'react';
import { getToasts, pauseToasts, resumeToasts, subscribeToasts, type Toast, toast } from '#/lib/toast';
import { cx } from './class-names.ts';
import { CircleCheckIcon, CircleXIcon, InfoIcon, XIcon } from './icons.tsx';
import { Spinner } from './spinner.tsx';
import styles from './toaster.module.css';

function ToastIcon({ kind }: { kind: Toast['kind'] }) {
  if (kind === 'loading') return <Spinner size={20} className={styles.loading} />;
  if (kind === 'success') return <CircleCheckIcon size={20} className={styles.success} />;
  if (kind === 'error') return <CircleXIcon size={20} className={styles.error} />;
  return <InfoIcon size={20} className={styles.loading} />;
}

/** One notification; exported for the sheet of components. */
export function ToastCard({ item }: { item: Toast }) {
  const { action } = item;
  return (
    <div className={styles.toast} role={item.kind === 'error' ? 'alert' : 'status'} data-on-dark>
      <ToastIcon kind={item.kind} />
      <span>{item.message}</span>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onClick();
            toast.dismiss(item.id);
          }}
        >
          {action.label}
        </button>
      ) : (
        <button type="button" className={styles.close} aria-label="Fermer la notification" onClick={() => toast.dismiss(item.id)}>
          <XIcon />
        </button>
      )}
      {item.countdown && item.duration !== Infinity && (
        <i className={styles.countdown} style={{ animationDuration: `${item.duration}ms` }} />
      )}
    </div>
  );
}

/** The notification area: top right, over everything, clocks stopped under pointer or focus. Once per page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getToasts);
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = area.current;
    if (!element?.showPopover) return;
    // Shown anew for each change, so that it stays above a dialog opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
    else resumeToasts();
  }, [toasts]);

  return (
    <section
      ref={area}
      className={cx(styles.area)}
      aria-label="Notifications"
      popover="manual"
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </section>
  );
}
