import type { Candidate } from '@kafaa/domain/candidates/schema';
import { writeGroup } from '@kafaa/domain/messages/api';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#/lib/permissions';
import { formatDate } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import styles from './candidate-pool.module.css';

const ProposalDialog = lazyDialog(
  async () => (await import('#/features/messages/components/proposal-dialog.tsx')).ProposalDialog,
);

/** Whether the person accepts to be contacted for other offers, until when, and the mail that proposes one. */
export function CandidatePool({ candidate: { id, jobId, poolUntil } }: { candidate: Candidate }) {
  const may = useMay(writeGroup);
  const [open, setOpen] = useState(false);
  if (poolUntil === undefined) return null;
  return (
    <section className={styles.pool} aria-label="Autres offres">
      <Pill tone="ok">Accepte d’être contacté·e pour d’autres offres</Pill>
      <span className="muted small">jusqu’au {formatDate(poolUntil)}</span>
      {may && (
        <Button variant="secondary" size="sm" icon={<Send />} onClick={() => setOpen(true)}>
          Proposer une autre offre
        </Button>
      )}
      {open && <ProposalDialog jobId={jobId} candidateId={id} onClose={() => setOpen(false)} />}
    </section>
  );
}
