import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  areToastsHeld,
  getToasts,
  pauseToasts,
  resumeToasts,
  subscribeToasts,
  type Toast,
  toast,
} from '@kafaa/web-kit/toast';
import { XIcon } from './icons.tsx';
import { CircleCheckIcon, CircleXIcon, InfoIcon } from './page-icons.tsx';
import { Spinner } from './spinner.tsx';
import styles from './toaster.module.css';

function ToastIcon({ kind }: { kind: Toast['kind'] }) {
  if (kind === 'loading') return <Spinner size={20} className={styles.loading} />;
  if (kind === 'success') return <CircleCheckIcon size={20} className={styles.success} />;
  if (kind === 'error') return <CircleXIcon size={20} className={styles.error} />;
  return <InfoIcon size={20} className={styles.loading} />;
}

/** One notification; exported for the component gallery. */
export function ToastCard({ item }: { item: Toast }) {
  const { action } = item;
  const leave = () => {
    // A removed element may fire neither pointerout nor focusout, so resume the timers here.
    resumeToasts();
    toast.dismiss(item.id);
  };
  return (
    <div className={styles.toast} role={item.kind === 'error' ? 'alert' : 'status'} data-on-dark>
      <ToastIcon kind={item.kind} />
      <span>{item.message}</span>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            leave();
            action.onClick();
          }}
        >
          {action.label}
        </button>
      ) : (
        <button type="button" className={styles.close} aria-label="Fermer la notification" onClick={leave}>
          <XIcon />
        </button>
      )}
      {item.countdown && item.duration !== Infinity && (
        <i className={styles.countdown} style={{ animationDuration: `${item.duration}ms` }} />
      )}
    </div>
  );
}

interface ToasterProps {
  /** Moves the open area to where it covers no action of the page; must be the same function in each render. */
  place?: (area: HTMLElement) => void;
}

/** The notification area: top right, above everything; timers pause under pointer or focus. Rendered once per page. */
export function Toaster({ place }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getToasts);
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const pausing = ['pointerover', 'focusin'];
    const resuming = ['pointerout', 'focusout'];
    for (const type of pausing) element.addEventListener(type, pauseToasts);
    for (const type of resuming) element.addEventListener(type, resumeToasts);
    return () => {
      for (const type of pausing) element.removeEventListener(type, pauseToasts);
      for (const type of resuming) element.removeEventListener(type, resumeToasts);
    };
  }, []);

  useEffect(() => {
    const element = area.current;
    if (!element?.showPopover) return;
    const open = element.matches(':popover-open');
    // Reopen only under a dialog, to get above it: reopening elsewhere would take the focus from a toast's button.
    // Read from the store, because a dialog may have opened after this render.
    const waits = areToastsHeld();
    const covered = !waits && document.querySelector('dialog[open]') !== null;
    if (open && (covered || toasts.length === 0)) element.hidePopover();
    if (toasts.length > 0 && !waits && (!open || covered)) {
      element.showPopover();
      place?.(element);
    }
    if (toasts.length === 0) resumeToasts();
  }, [toasts, place]);

  const shown = toasts.length > 0;
  useEffect(() => {
    const element = area.current;
    const main = document.querySelector('main');
    if (!element || !main || !place || !shown) return undefined;
    let frame = 0;
    // A toast of the previous page may cover actions of the next one, so it is placed again. A toast in use stays where it is.
    const pages = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => element.matches(':hover, :focus-within') || place(element));
    });
    pages.observe(main, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      pages.disconnect();
    };
  }, [shown, place]);

  return (
    <section ref={area} className={styles.area} aria-label="Notifications" popover="manual">
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </section>
  );
}
