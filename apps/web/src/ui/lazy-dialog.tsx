import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { toast } from '#/lib/toast';

/** A click that has done nothing to be seen for this long looks dead. */
const PATIENCE_MS = 400;

/**
 * A dialog whose code arrives with the click that wants it. On a slow network it says that it is coming; where it cannot
 * be loaded it says so and closes: the page beneath stays as it is.
 */
export function lazyDialog<P extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return function LazyDialog(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P>>();
    const close = useRef(props.onClose);
    const notice = useId();
    useEffect(() => {
      close.current = props.onClose;
    });
    useEffect(() => {
      let gone = false;
      const slow = setTimeout(() => toast.loading('Ouverture...', { id: notice }), PATIENCE_MS);
      const arrived = () => {
        clearTimeout(slow);
        toast.dismiss(notice);
      };
      const open = async () => {
        try {
          const dialog = await load();
          if (!gone) setLoaded(() => dialog);
        } catch {
          if (gone) return;
          toast.error('Cette fenêtre n’a pas pu être chargée. Vérifiez votre réseau, puis réessayez.');
          close.current();
        } finally {
          arrived();
        }
      };
      void open();
      return () => {
        gone = true;
        arrived();
      };
    }, [notice]);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
