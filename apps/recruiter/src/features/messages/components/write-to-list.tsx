import { writeGroup } from '@kafaa/domain/messages/api';
import { Mail } from 'lucide-react';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { PillButton } from '@kafaa/ui/pill-button.tsx';
import { useMay } from '#/lib/permissions';
import { useEverybody } from '../queries.ts';

const GroupMailDialog = lazyDialog(async () => (await import('./group-mail-dialog.tsx')).GroupMailDialog);

interface WriteToListProps {
  jobId: string;
  /** Filters of the list. */
  query: Parameters<typeof useEverybody>[1];
}

/** Button that writes to all candidates of the list, also to those that are not loaded yet. */
export function WriteToList({ jobId, query }: WriteToListProps) {
  const may = useMay(writeGroup);
  const { mutate, data, reset, isPending } = useEverybody(jobId, query);
  if (!may) return null;
  return (
    <>
      <PillButton disabled={isPending} onClick={() => mutate()}>
        <Mail size={16} />
        Écrire à toute la liste
      </PillButton>
      {data && data.length > 0 && <GroupMailDialog jobId={jobId} candidateIds={data} onClose={reset} />}
    </>
  );
}
