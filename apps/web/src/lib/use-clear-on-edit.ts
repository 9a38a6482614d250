import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** A field that is being put right is not wrong any more: wizards check a step at a time, outside of submission. */
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
