import { type ComponentType, lazy, Suspense } from 'react';
import type { PasskeyButtonProps } from './passkey-button.tsx';

/** If the code does not load, the page has no passkey button; the password still works. */
const Loaded = lazy(async (): Promise<{ default: ComponentType<PasskeyButtonProps> }> => {
  try {
    return { default: (await import('./passkey-button.tsx')).PasskeyButton };
  } catch {
    return { default: () => null };
  }
});

/** The button on the log-in page, whose code loads after the page. */
export const LazyPasskeyButton = (props: PasskeyButtonProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
