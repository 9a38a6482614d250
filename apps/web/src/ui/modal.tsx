import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLive } from '#/lib/use-live';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons.tsx';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  /** Asked for by Escape, the cross and, unless `sticky`, a click outside. The parent decides. */
  onClose: () => void;
  title: ReactNode;
  /** Under the title. */
  subtitle?: ReactNode;
  children?: ReactNode;
  /** Buttons; put `data-autofocus` on the safe one and it gets the first focus. */
  footer?: ReactNode;
  /** Art over the title on phones. */
  art?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** No cross, and neither Escape nor a click outside closes: it must be answered. */
  required?: boolean;
  /** A click outside does not close: there is work inside. */
  sticky?: boolean;
  className?: string;
}

/** A native modal dialog: the browser keeps the focus inside and gives it back. A sheet from the bottom below 800 px. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({
  onClose,
  title,
  subtitle,
  children,
  footer,
  art,
  size = 'sm',
  required,
  sticky,
  className,
}: Omit<ModalProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const live = useLive();
  // Where the server has drawn it, it stands open from the first paint; the attribute then stays as it was found.
  const [drawn] = useState(!live);

  // A layout effect: its clean-up still finds the dialog in the page, and closing it there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // One that the server has drawn is open and not modal.
    element.close();
    element.showModal();
    const first = element.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? element).focus();
    // showModal() has scrolled to the first button: one reads from the top.
    if (!first) element.scrollTop = 0;
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      open={drawn}
      className={cx(styles.dialog, drawn && styles.drawn, styles[size], className)}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        // The parent owns the state; the browser would close behind its back.
        event.preventDefault();
        if (!required) onClose();
      }}
      onKeyDown={(event) => {
        // Chromium closes on a second Escape without asking.
        if (event.key === 'Escape' && required) event.preventDefault();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current && !required && !sticky) onClose();
      }}
    >
      <div className={styles.panel}>
        {art && <div className={styles.art}>{art}</div>}
        <header className={styles.header}>
          <div>
            <h2 id={titleId}>{title}</h2>
            {subtitle && <p>{subtitle}</p>}
          </div>
          {!required && <IconButton label="Fermer" icon={<XIcon size={20} />} onClick={onClose} />}
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
