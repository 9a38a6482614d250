import { useEffect } from 'react';

const SITE = 'Kafaa';

/** Sets the tab's title to « title · Kafaa ». */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE;
  }, [title]);
}
