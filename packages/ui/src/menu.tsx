import { type ReactNode, useRef } from 'react';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';
import { icon } from './icons.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** Target of an item that is a link. */
  readonly href?: string;
  /** Handler of an item that is a button. */
  readonly onSelect?: () => void;
}

const EllipsisIcon = /* @__PURE__ */ icon(
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);

const GAP = 4;

/** Places the dialog below the button, right-aligned; above it if there is no room below, further right if none is on the left. */
function place(dialog: HTMLDialogElement, button: HTMLElement) {
  const { top, bottom, right } = button.getBoundingClientRect();
  const below = bottom + GAP;
  const fits = below + dialog.offsetHeight <= window.innerHeight;
  dialog.style.top = `${fits ? below : Math.max(GAP, top - GAP - dialog.offsetHeight)}px`;
  const width = document.documentElement.clientWidth;
  dialog.style.right = `${Math.min(width - right, Math.max(GAP, width - GAP - dialog.offsetWidth))}px`;
}

function show(dialog: HTMLDialogElement, button: HTMLElement) {
  const follow = () => place(dialog, button);
  const closed = new AbortController();
  const { signal } = closed;
  dialog.showModal();
  follow();
  window.addEventListener('scroll', follow, { signal, passive: true });
  window.addEventListener('resize', follow, { signal });
  dialog.addEventListener('close', () => closed.abort(), { once: true });
}

/**
 * Menu of further actions behind three dots: ordinary links and buttons, navigated by Tab. The menu is a native modal
 * dialog, so a click outside does not reach the page, and the focus returns to the button.
 */
export function Menu({ label, items, className }: { label: string; items: readonly MenuItem[]; className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <div className={cx(styles.menu, className)}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={() => dialog.current && button.current && show(dialog.current, button.current)}
      >
        <EllipsisIcon size={18} />
      </button>
      <dialog
        ref={dialog}
        className={styles.list}
        aria-label={label}
        onPointerDown={(event) => event.target === dialog.current && close()}
      >
        <ul>
          {items.map(({ label: text, icon, danger, href, onSelect }) => (
            <li key={text} className={cx(danger && styles.danger)}>
              {href === undefined ? (
                <button
                  type="button"
                  onClick={() => {
                    // Close first, so that the focus returns to the button: a dialog that the action opens then gives the
                    // focus back to the button.
                    close();
                    onSelect?.();
                  }}
                >
                  {icon}
                  {text}
                </button>
              ) : (
                <AppLink href={href} onClick={close}>
                  {icon}
                  {text}
                </AppLink>
              )}
            </li>
          ))}
        </ul>
      </dialog>
    </div>
  );
}
