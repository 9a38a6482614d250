import { type ComponentType, lazy, Suspense } from 'react';
import type { ProviderButtonProps } from './provider-button.tsx';

/** Without its code the button is missing, as that of the passkey. */
const Loaded = lazy(async (): Promise<{ default: ComponentType<ProviderButtonProps> }> => {
  try {
    return { default: (await import('./provider-button.tsx')).ProviderButton };
  } catch {
    return { default: () => <p role="alert">Ce bouton n’a pas pu être chargé. Rechargez la page.</p> };
  }
});

/** The button on the log-in page of an installation with an identity provider; its code loads after the page. */
export const LazyProviderButton = (props: ProviderButtonProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
