import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';
import { EllipsisIcon } from './icons.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** A link … */
  readonly href?: string;
  /** … or an action. */
  readonly onSelect?: () => void;
}

function close(details: HTMLDetailsElement | null, refocus: boolean) {
  if (!details?.open) return;
  details.open = false;
  if (refocus) details.querySelector('summary')?.focus();
}

/** Escape, a click elsewhere and the focus moving on close it. Returns how to stop. */
function closeOnLeave(details: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const leave = (event: Event) => {
    if (event.target instanceof Node && !details.contains(event.target)) close(details, false);
  };
  details.addEventListener('keydown', (event) => event.key === 'Escape' && close(details, true), { signal });
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', leave, { signal });
  return () => stop.abort();
}

/** Further actions behind three dots: a list of ordinary links and buttons, walked by Tab. */
export function Menu({ label, items, className }: { label: string; items: readonly MenuItem[]; className?: string }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => (box.current ? closeOnLeave(box.current) : undefined), []);
  return (
    <details className={cx(styles.menu, className)} ref={box}>
      <summary aria-label={label} title={label}>
        <EllipsisIcon size={18} />
      </summary>
      <ul>
        {items.map(({ label: text, icon, danger, href, onSelect }) => (
          <li key={text} className={cx(danger && styles.danger)}>
            {href === undefined ? (
              <button
                type="button"
                onClick={() => {
                  // The focus returns first: a dialog that opens now gives it back to where it found it.
                  close(box.current, true);
                  onSelect?.();
                }}
              >
                {icon}
                {text}
              </button>
            ) : (
              <AppLink href={href} onClick={() => close(box.current, false)}>
                {icon}
                {text}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
