import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, type DraftPlace, readDraft, writeDraft } from '@kafaa/web-kit/draft';

const PAUSE_MS = 400;

/**
 * Stores a form's values in the browser while they are typed. `savedAt` is the instant of the last save (or of the
 * draft found); `clear` deletes the draft for good, once the form is sent.
 */
export function useFormDraft<V extends FieldValues, C, O>(
  form: UseFormReturn<V, C, O>,
  { area, key }: DraftPlace,
  omit: readonly (keyof V & string)[] = [],
) {
  const [savedAt, setSavedAt] = useState(() => readDraft({ area, key })?.savedAt);
  const done = useRef(false);
  const { subscribe } = form;
  const omitted = omit.join();

  useEffect(() => {
    let pending: V | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      if (pending === undefined || done.current) return;
      const skip = omitted.split(',');
      const kept = Object.fromEntries(Object.entries(pending).filter(([name]) => !skip.includes(name)));
      const now = new Date();
      if (writeDraft({ area, key }, kept, now)) setSavedAt(now.toISOString());
      pending = undefined;
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        pending = values;
        clearTimeout(timer);
        timer = setTimeout(save, PAUSE_MS);
      },
    });
    // Save at once: a closed tab or a suspended page gets no second chance.
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      unsubscribe();
      save();
    };
  }, [subscribe, area, key, omitted]);

  const clear = useCallback(() => {
    done.current = true;
    clearDraft({ area, key });
  }, [area, key]);

  return { savedAt, clear };
}
