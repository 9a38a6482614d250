import { FileUser } from 'lucide-react';
import { Button } from '@kafaa/ui/button.tsx';
import { type CandidateFile, useOpenCv } from '../queries.ts';

/** Opens the CV through a short-lived URL; renders nothing if the candidate sent no CV. */
export function CvButton({
  candidate,
  variant,
}: {
  candidate: Pick<CandidateFile, 'id' | 'cvUrl'>;
  variant: 'ghost' | 'secondary';
}) {
  const openCv = useOpenCv(candidate.id);
  if (candidate.cvUrl === null) return null;
  return (
    <Button variant={variant} size="sm" icon={<FileUser />} busy={openCv.isPending} onClick={() => openCv.mutate()}>
      {openCv.isPending ? 'Ouverture...' : 'Voir le CV'}
    </Button>
  );
}
