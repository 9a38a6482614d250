import { getSecondFactor } from '@kafaa/domain/auth/api';
import type { SecondFactor } from '@kafaa/domain/auth/schema';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { invalidate } from '#/lib/endpoint-query';
import { toast } from '@kafaa/web-kit/toast';
import { FactorDialog, type Proof } from './factor-dialog.tsx';

/** Returns the options of a call that removes a factor: its success shows the message, reloads the factors and closes the dialog. */
export function useAfterRemoval(onClose: () => void) {
  const client = useQueryClient();
  return {
    single: true,
    onSuccess: async ({ message }: { message: string }) => {
      toast.success(message);
      await invalidate(client, getSecondFactor);
      onClose();
    },
  };
}

interface FactorRemovalProps {
  title: string;
  action: string;
  /** Call that removes the factor. */
  removal: { readonly isPending: boolean; readonly error: unknown; readonly mutate: (proof: Proof) => void };
  factor: SecondFactor;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog that removes a passkey or the authenticator app. */
export function FactorRemoval({ title, action, removal, factor, onClose, children }: FactorRemovalProps) {
  return (
    <FactorDialog
      title={title}
      action={action}
      danger
      busy={removal.isPending}
      error={removal.error}
      factor={factor}
      onClose={onClose}
      onSubmit={removal.mutate}
    >
      <p>{children}</p>
    </FactorDialog>
  );
}
