import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { renewStylesheets } from '@kafaa/web-kit/stylesheets';
import { ErrorBand } from './error-band.tsx';

/**
 * A part of a page whose code is loaded when it is rendered, with a placeholder meanwhile. `preload` fetches it in
 * advance; once loaded, it renders at once. A failed load shows an error with a retry button.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, placeholder: ReactNode) {
  let Loaded: ComponentType<P> | undefined;
  const fetchPart = async () => {
    if (Loaded) return;
    const part = await load();
    await renewStylesheets();
    Loaded = part;
  };

  function LazyPart(props: P) {
    const [state, setState] = useState<'coming' | 'here' | 'failed'>(Loaded ? 'here' : 'coming');
    useEffect(() => {
      if (state !== 'coming') return undefined;
      let gone = false;
      fetchPart().then(
        () => gone || setState('here'),
        () => gone || setState('failed'),
      );
      return () => {
        gone = true;
      };
    }, [state]);
    if (Loaded) return <Loaded {...props} />;
    if (state !== 'failed') return placeholder;
    return (
      <ErrorBand
        message="Cette partie de la page n’a pas pu être chargée. Vérifiez votre réseau."
        onRetry={() => setState('coming')}
      />
    );
  }
  return { Part: LazyPart, preload: () => void fetchPart().catch(() => undefined) };
}
