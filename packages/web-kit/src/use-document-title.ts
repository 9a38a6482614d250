import { useContext, useEffect } from 'react';
import { BrandName } from './brand-name.ts';

/** Sets the tab's title to « title · Kafaa », with the installation's name. */
export function useDocumentTitle(title: string): void {
  const site = useContext(BrandName);
  useEffect(() => {
    document.title = title ? `${title} · ${site}` : site;
  }, [title, site]);
}
