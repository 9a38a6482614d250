import { type ComponentType, lazy, Suspense } from 'react';
import type { ProviderButtonProps } from './provider-button.tsx';

/** If the code does not load, the page has no provider button. */
const Loaded = lazy(async (): Promise<{ default: ComponentType<ProviderButtonProps> }> => {
  try {
    return { default: (await import('./provider-button.tsx')).ProviderButton };
  } catch {
    return { default: () => <p role="alert">Ce bouton n’a pas pu être chargé. Rechargez la page.</p> };
  }
});

/** Button « Continuer avec {provider} » of an installation with an identity provider. Its code loads after the page. */
export const LazyProviderButton = (props: ProviderButtonProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
