import { useState } from 'react';
import { readDraft, writeDraft } from '@kafaa/web-kit/draft';
import { useSession } from '@kafaa/web-kit/session';

/** Whether the person has dismissed this help for new companies in this browser, and a function that dismisses it. */
export function useDismissed(help: 'sample' | 'first-steps' | 'own-name'): [boolean, () => void] {
  const session = useSession();
  const userId = session.status === 'authenticated' ? session.session.userId : '';
  const place = { area: 'local', key: `${help}.${userId}` } as const;
  const [dismissed, setDismissed] = useState(() => readDraft(place)?.value === true);
  return [
    dismissed,
    () => {
      writeDraft(place, true, new Date());
      setDismissed(true);
    },
  ];
}
