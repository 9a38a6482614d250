import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLive } from '@kafaa/web-kit/use-live';
import { Button, type ButtonProps } from './button.tsx';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons.tsx';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  /** Requested by Escape, the cross and, unless `sticky`, a click outside. The parent decides. */
  onClose: () => void;
  title: ReactNode;
  /** Text below the title. */
  subtitle?: ReactNode;
  children?: ReactNode;
  /** Buttons; put `data-autofocus` on the safe one to give it the initial focus. */
  footer?: ReactNode;
  /** Illustration above the title on phones. */
  art?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** True if the user must answer: the dialog has no cross, and neither Escape nor a click outside closes it. */
  required?: boolean;
  /** True if a click outside must not close the dialog, because it holds unsaved input. */
  sticky?: boolean;
  className?: string;
}

/** A native modal dialog: the browser traps the focus and restores it on close. Up to 820 px, a sheet from the bottom. */
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
  // A server-rendered dialog is open from the first paint; the attribute then keeps its initial value.
  const [drawn] = useState(!live);

  // A layout effect, because its clean-up still finds the dialog in the document; closing it there restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A server-rendered dialog is open but not modal.
    element.close();
    element.showModal();
    const first = element.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? element).focus();
    // showModal() has scrolled to the first button: scroll back to the top.
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
        // The parent owns the state, so the browser must not close the dialog itself.
        event.preventDefault();
        if (!required) onClose();
      }}
      onKeyDown={(event) => {
        // Chromium closes on a second Escape even if the first one was cancelled.
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

interface DialogButtonsProps extends ButtonProps {
  onCancel: () => void;
  cancelLabel?: string;
  cancelVariant?: 'secondary' | 'ghost';
  /** Whether « Annuler » is disabled while the action runs. */
  waits?: boolean;
  /** Gives « Annuler » the initial focus. */
  safe?: boolean;
}

/** Footer of a dialog: « Annuler », and the button of the action, which takes all other properties. */
export function DialogButtons({
  onCancel,
  cancelLabel = 'Annuler',
  cancelVariant = 'secondary',
  waits,
  safe,
  ...action
}: DialogButtonsProps) {
  return (
    <>
      <Button
        variant={cancelVariant}
        data-autofocus={safe || undefined}
        disabled={waits && action.busy}
        onClick={onCancel}
      >
        {cancelLabel}
      </Button>
      <Button {...action} />
    </>
  );
}
