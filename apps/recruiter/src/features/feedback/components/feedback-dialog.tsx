import { approveFeedback, getFeedback } from '@kafaa/domain/feedback/api';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import type { Feedback } from '@kafaa/domain/feedback/schema';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '#/lib/endpoint-query';
import { useMay } from '#/lib/permissions';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { useApproveFeedback } from '../queries.ts';
import styles from './feedback.module.css';

/** Number of texts shown at once. The mail says that a person has read the text, so only shown texts are sent. */
const SHOWN = 10;

interface FeedbackDialogProps {
  people: readonly Pick<Candidate, 'id' | 'firstName' | 'lastName'>[];
  onClose: () => void;
}

/** The texts of the next people, and the ids of those who have a text that was not sent yet. */
function useTexts(people: FeedbackDialogProps['people']) {
  const answers = useQueries({ queries: people.map(({ id }) => endpointQuery(getFeedback, { params: { id } })) });
  const unsent = people.filter((_, index) => {
    const feedback = answers[index]?.data;
    return feedback?.text && feedback.approvedAt === null;
  });
  return {
    texts: answers.map(({ data }) => data),
    unsent: unsent.map(({ id }) => id),
    loading: answers.some(({ isPending, isError }) => isPending && !isError),
    failed: answers.some(({ isError }) => isError),
    fetching: answers.some(({ isFetching }) => isFetching),
    retry: () => answers.forEach((answer) => answer.isError && void answer.refetch()),
  };
}

function Text({ feedback }: { feedback: Feedback | undefined }) {
  if (!feedback) return <Skeleton width="60%" />;
  const { text, approvedAt } = feedback;
  if (text === null) return <p className="muted small">Les réponses n’en disent pas assez pour un bilan.</p>;
  if (approvedAt !== null) return <p className="muted small">Déjà envoyé le {formatDateTime(approvedAt)}.</p>;
  return (
    <p className={styles.text} dir="auto">
      {text}
    </p>
  );
}

/** Shows the texts of several candidates to read, up to ten at a time, and sends those that are shown. */
export function FeedbackDialog({ people, onClose }: FeedbackDialogProps) {
  const [from, setFrom] = useState(0);
  const shown = people.slice(from, from + SHOWN);
  const { texts, unsent, loading, failed, fetching, retry } = useTexts(shown);
  const approve = useApproveFeedback();
  const sends = useMay(approveFeedback);
  const isLast = from + SHOWN >= people.length;
  const next = () => (isLast ? onClose() : setFrom(from + SHOWN));
  const skips = unsent.length === 0 && !loading && !failed;
  return (
    <Modal
      open
      size="md"
      onClose={onClose}
      title="Relire les bilans avant l’envoi"
      subtitle={
        people.length > SHOWN ? `${from + 1} à ${from + shown.length} sur ${people.length}` : 'Un e-mail par personne.'
      }
      footer={
        <DialogButtons
          onCancel={onClose}
          waits
          busy={approve.isPending}
          disabled={!sends || loading || failed}
          onClick={() => (skips ? next() : approve.mutate(unsent, { onSuccess: next }))}
        >
          {skips ? (isLast ? 'Fermer' : 'Lire les suivants') : `Approuver et envoyer (${unsent.length})`}
        </DialogButtons>
      }
    >
      <div className="grid gap-16">
        {failed && <ErrorBand message="Un bilan n’a pas pu être chargé." retrying={fetching} onRetry={retry} />}
        {shown.map(({ id, firstName, lastName }, index) => (
          <section key={id} className="grid gap-6">
            <h3 className="label">
              <bdi>
                {firstName} {lastName}
              </bdi>
            </h3>
            <Text feedback={texts[index]} />
          </section>
        ))}
        <p className="muted small">Pour changer un texte, ouvrez la fiche de la personne.</p>
      </div>
    </Modal>
  );
}
