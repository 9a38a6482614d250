import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import styles from './error-band.module.css';
import { CircleAlertIcon, RotateCcwIcon } from './icons.tsx';

export interface ErrorBandProps {
  message: string;
  /** Handler of the button « Réessayer », which is shown only if this is set. */
  onRetry?: () => void;
  retrying?: boolean;
  className?: string;
}

/** An error message shown in place of the content. */
export function ErrorBand({ message, onRetry, retrying, className }: ErrorBandProps) {
  return (
    <div className={cx(styles.band, className)} role="alert">
      <CircleAlertIcon size={18} />
      <span>{message}</span>
      {onRetry && (
        <Button variant="secondary" size="sm" icon={<RotateCcwIcon size={15} />} busy={retrying} onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
}
