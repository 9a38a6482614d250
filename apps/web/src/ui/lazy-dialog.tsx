import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toast } from '#/lib/toast';

/**
 * A dialog whose code arrives with the click that wants it. Where it cannot be loaded it says so and closes: the page
 * beneath stays as it is.
 */
export function lazyDialog<P extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return function LazyDialog(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P>>();
    const close = useRef(props.onClose);
    useEffect(() => {
      close.current = props.onClose;
    });
    useEffect(() => {
      let gone = false;
      load().then(
        (dialog) => gone || setLoaded(() => dialog),
        () => {
          if (gone) return;
          toast.error('Cette fenêtre n’a pas pu être chargée. Vérifiez votre réseau, puis réessayez.');
          close.current();
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
