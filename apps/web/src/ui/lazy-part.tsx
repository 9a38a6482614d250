import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorBand } from './error-band.tsx';

/**
 * A part of a page whose code arrives when it is wanted, with the placeholder in its place; `preload` fetches it where it
 * is likely to be. Once there, it is drawn at once. Where it cannot be loaded it says so, and tries again on demand.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, placeholder: ReactNode) {
  let Loaded: ComponentType<P> | undefined;
  const fetchPart = async () => {
    Loaded ??= await load();
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
