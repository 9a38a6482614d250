import { useState } from 'react';
import { namedJob, twinTexts } from '#/features/jobs/components/job-facts';
import { useCompanyJobs } from '#/features/jobs/queries';
import { useTemplates } from '#/features/templates/queries';
import { toast } from '@kafaa/web-kit/toast';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { SelectField } from '@kafaa/ui/select-field.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';

const GroupMailDialog = lazyDialog(async () => (await import('./group-mail-dialog.tsx')).GroupMailDialog);

interface ProposalDialogProps {
  /** The offer of the candidate. */
  jobId: string;
  candidateId: string;
  onClose: () => void;
}

/** Proposes another open offer to a candidate who accepts that: the offer first, then the mail in the company's words. */
export function ProposalDialog({ jobId, candidateId, onClose }: ProposalDialogProps) {
  const [asked, setAsked] = useState('');
  const [proposed, setProposed] = useState<string>();
  const [jobs, templates] = [useCompanyJobs(), useTemplates()];
  const words = templates.data?.find(({ kind }) => kind === 'PROPOSAL');
  if (proposed !== undefined && words)
    return (
      <GroupMailDialog
        jobId={jobId}
        candidateIds={[candidateId]}
        proposal={{ jobId: proposed, subject: words.subject, text: words.text }}
        onClose={onClose}
        onWritten={() =>
          toast.success('La proposition part dans 5 minutes. D’ici là, vous pouvez la reprendre en haut de la liste.')
        }
      />
    );
  const open = jobs.data?.jobs.map(({ job }) => job).filter(({ id, status }) => status === 'OPEN' && id !== jobId);
  const twins = twinTexts(open ?? []);
  const offers = open?.map((job) => ({ value: job.id, label: namedJob(job, twins) }));
  const failed = jobs.isError || templates.isError;
  return (
    <Modal
      open
      size="md"
      onClose={onClose}
      title="Proposer une autre offre"
      subtitle="Cette personne accepte que vous la contactiez pour vos autres offres."
      footer={
        <DialogButtons onCancel={onClose} disabled={asked === '' || !words} onClick={() => setProposed(asked)}>
          Écrire l’e-mail
        </DialogButtons>
      }
    >
      {failed && (
        <ErrorBand
          message="Vos offres n’ont pas pu être chargées."
          retrying={jobs.isFetching || templates.isFetching}
          onRetry={() => void Promise.all([jobs.refetch(), templates.refetch()])}
        />
      )}
      {!failed && !offers && <Skeleton width="60%" />}
      {offers?.length === 0 && <p>Vous n’avez pas d’autre offre ouverte. Publiez-en une, puis revenez ici.</p>}
      {offers && offers.length > 0 && (
        <SelectField
          label="Offre à proposer"
          required
          placeholder="Choisir une offre"
          options={offers}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
      )}
    </Modal>
  );
}
