import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { renewStylesheets } from '@kafaa/web-kit/stylesheets';
import { toast } from '@kafaa/web-kit/toast';

/** Delay before the notification of a slow load: a click without feedback for longer seems broken. */
const PATIENCE_MS = 400;

/**
 * A dialog whose code is loaded on the click that opens it. A slow load shows a notification; a failed one shows an error
 * and closes the dialog, so the page stays as it is.
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
          await renewStylesheets();
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
