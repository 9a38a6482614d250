import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Clears a field's error as soon as it is edited; needed because wizards validate each step outside of submission. */
export function useClearOnEdit<V extends FieldValues, C, O>({ clearErrors, subscribe }: UseFormReturn<V, C, O>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) clearErrors(name as FieldPath<V>);
        },
      }),
    [clearErrors, subscribe],
  );
}
