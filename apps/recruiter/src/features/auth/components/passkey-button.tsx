import type { Assertion } from '@kafaa/domain/auth/schema';
import { answerWithPasskey } from '#/lib/passkeys';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@kafaa/ui/button.tsx';

export interface PasskeyButtonProps {
  label: string;
  /** True while the call that sends the passkey's answer is running. */
  busy: boolean;
  size?: 'lg';
  onAnswer: (assertion: Assertion) => void;
  onFail: (message: string) => void;
}

export function PasskeyButton({ label, busy, size, onAnswer, onFail }: PasskeyButtonProps) {
  const passkey = useMutation({
    mutationFn: answerWithPasskey,
    onSuccess: onAnswer,
    onError: ({ message }) => onFail(message),
  });
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
