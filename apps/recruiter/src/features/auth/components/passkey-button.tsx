import type { Assertion } from '@kafaa/domain/auth/schema';
import { usePasskey } from '#/lib/passkeys';
import { Button } from '@kafaa/ui/button.tsx';

interface PasskeyButtonProps {
  label: string;
  /** The call that takes the answer is running. */
  busy: boolean;
  size?: 'lg';
  onAnswer: (assertion: Assertion) => void;
  onFail: (message: string) => void;
}

export function PasskeyButton({ label, busy, size, onAnswer, onFail }: PasskeyButtonProps) {
  const passkey = usePasskey({ onAnswer, onFail });
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      busy={busy || passkey.isPending}
      onClick={() => passkey.mutate()}
    >
      {label}
    </Button>
  );
}
