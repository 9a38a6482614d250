import { lazyPart } from '@kafaa/ui/lazy-part.tsx';

/** The button on the log-in page, which must stay light. */
export const { Part: LazyPasskeyButton } = lazyPart(
  async () => (await import('./passkey-button.tsx')).PasskeyButton,
  null,
);
