import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import styles from './confirm-step.module.css';

interface ConfirmStepProps {
  title: string;
  children: ReactNode;
  /** Label of the button that changes nothing. */
  keep: string;
  act: string;
  acting: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Second step of an action that cannot easily be undone: says what will happen, and offers a button that changes nothing. */
export function ConfirmStep({ title, children, keep, act, acting, onConfirm, onClose }: ConfirmStepProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef(false);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  async function confirm(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(errorMessage(error, 'La demande n’a pas pu aboutir. Réessayez dans un instant.'));
      setBusy(false);
    } finally {
      running.current = false;
    }
  }

  return (
    <div className={styles.step} role="group" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      {failure && <ErrorBand message={failure} />}
      <div className={styles.buttons}>
        <Button variant="secondary" size="lg" disabled={busy} onClick={onClose}>
          {keep}
        </Button>
        <Button variant="danger-solid" size="lg" busy={busy} onClick={() => void confirm()}>
          {busy ? acting : act}
        </Button>
      </div>
    </div>
  );
}
