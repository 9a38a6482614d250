import { listCandidates } from '@kafaa/domain/candidates/api';
import { MAX_PAGE_SIZE, STAGE_LABELS } from '@kafaa/domain/candidates/options';
import { moveError } from '@kafaa/domain/candidates/rules';
import type { Job } from '@kafaa/domain/jobs/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '#/lib/endpoint-query';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { SelectField } from '@kafaa/ui/select-field.tsx';

export interface CloseDialogProps {
  job: Pick<Job, 'id' | 'title'>;
  busy: boolean;
  onClose: () => void;
  /** Closes the offer; `hiredId` is the hired candidate, if one was chosen. */
  onConfirm: (hiredId?: string) => void;
}

/** The hired candidates, and those who can be hired, best first; empty while they load and after a failure, because the answer is optional. */
function useHireable(jobId: string) {
  const query = { size: String(MAX_PAGE_SIZE), sortBy: 'score', sortDir: 'desc' } as const;
  const { data } = useQuery(endpointQuery(listCandidates, { params: { jobId }, query }, 'hireable'));
  const people = data?.content ?? [];
  return {
    hired: people.filter(({ stage }) => stage === 'HIRED'),
    hireable: people.filter((one) => moveError(one, 'HIRED') === null),
  };
}

/** Explains the effects of closing an offer, asks which candidate was hired, and asks for confirmation. */
export function CloseDialog({ job, busy, onClose, onConfirm }: CloseDialogProps) {
  const [hiredId, setHiredId] = useState('');
  const { hired, hireable } = useHireable(job.id);
  const isFilled = hired.length > 0;
  return (
    <Modal
      open
      onClose={onClose}
      title={'Fermer cette offre\u202F?'}
      subtitle={job.title}
      footer={
        <DialogButtons
          onCancel={onClose}
          waits
          safe
          variant="danger-solid"
          busy={busy}
          onClick={() => onConfirm(hiredId || undefined)}
        >
          {busy ? 'Fermeture...' : 'Fermer l’offre'}
        </DialogButtons>
      }
    >
      <div className="grid gap-16">
        <p>
          Plus personne ne peut postuler ni commencer un entretien. Les entretiens commencés vont jusqu’au bout, et vos
          candidats restent ici. Vous pourrez rouvrir l’offre sans entamer votre quota.
        </p>
        <p>Les rendez-vous prévus restent, et les candidatures attendent toujours votre réponse.</p>
        {isFilled && (
          <p>
            À l’étape «{'\u00A0'}Embauché{'\u00A0'}»{'\u00A0'}:{' '}
            <bdi>{hired.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}</bdi>.
          </p>
        )}
        {hireable.length > 0 && (
          <SelectField
            label={isFilled ? 'Qui d’autre occupera le poste\u202F?' : 'Qui occupera le poste\u202F?'}
            optional
            hint={'La personne choisie passe à l’étape «\u00A0Embauché\u00A0».'}
            placeholder={isFilled ? 'Personne d’autre' : 'Je ne sais pas encore'}
            value={hiredId}
            disabled={busy}
            onChange={(event) => setHiredId(event.target.value)}
            options={hireable.map(({ id, firstName, lastName, stage }) => ({
              value: id,
              label: `${firstName} ${lastName}, ${STAGE_LABELS[stage]}`,
            }))}
          />
        )}
      </div>
    </Modal>
  );
}
