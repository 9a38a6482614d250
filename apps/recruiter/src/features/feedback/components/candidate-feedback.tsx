import { approveFeedback } from '@kafaa/domain/feedback/api';
import { MAX_FEEDBACK_LENGTH } from '@kafaa/domain/feedback/options';
import type { Feedback } from '@kafaa/domain/feedback/schema';
import { useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { FoldSummary } from '@kafaa/ui/fold-summary.tsx';
import { useMay } from '#/lib/permissions';
import { useApproveFeedback, useFeedback, useSaveFeedback } from '../queries.ts';
import styles from './feedback.module.css';

function FeedbackForm({ candidateId, text, onDone }: { candidateId: string; text: string; onDone: () => void }) {
  const [draft, setDraft] = useState(text);
  const [problem, setProblem] = useState<string>();
  const save = useSaveFeedback(candidateId);
  return (
    <form
      className="grid gap-10"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(undefined);
        save.mutate(draft, {
          onSuccess: onDone,
          onError: (error) =>
            setProblem(error.fields[0]?.message ?? errorMessage(error, 'Le bilan n’est pas enregistré. Réessayez.')),
        });
      }}
    >
      <TextareaField
        label="Le bilan"
        hint="Une idée par ligne. Ni lien, ni adresse, ni numéro de téléphone."
        rows={8}
        value={draft}
        maxLength={MAX_FEEDBACK_LENGTH}
        error={problem}
        onChange={(event) => setDraft(event.target.value)}
      />
      <p className="cluster gap-8">
        <Button type="submit" size="sm" busy={save.isPending}>
          Enregistrer
        </Button>
        <Button variant="secondary" size="sm" onClick={onDone}>
          Annuler
        </Button>
      </p>
    </form>
  );
}

function Loaded({ candidateId, feedback }: { candidateId: string; feedback: Feedback }) {
  const [editing, setEditing] = useState(false);
  const approve = useApproveFeedback();
  const sends = useMay(approveFeedback);
  const { text, approvedAt } = feedback;
  if (text === null) return <p className="muted small">Les réponses n’en disent pas assez pour un bilan.</p>;
  if (editing) return <FeedbackForm candidateId={candidateId} text={text} onDone={() => setEditing(false)} />;
  return (
    <>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {approvedAt !== null && <p className="muted small">Envoyé le {formatDateTime(approvedAt)}.</p>}
      {approvedAt === null && sends && (
        <p className="cluster gap-8">
          <Button size="sm" busy={approve.isPending} onClick={() => approve.mutate([candidateId])}>
            Approuver et envoyer
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
            Modifier
          </Button>
        </p>
      )}
      {approvedAt === null && (
        <p className="muted small">
          Composé de l’évaluation, sans score. Il part par e-mail et s’affiche sur «{'\u00A0'}Ma candidature{'\u00A0'}».
        </p>
      )}
    </>
  );
}

/** Section of a candidate's file with a text about the interview. The candidate gets it after a person has approved it. */
export function CandidateFeedback({ candidateId }: { candidateId: string }) {
  const [open, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useFeedback(candidateId, open);
  return (
    <section className={styles.feedback}>
      <h3 className="label">Bilan pour la personne</h3>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <FoldSummary>Ses points forts et un conseil, avec ses propres phrases</FoldSummary>
        {data && <Loaded candidateId={candidateId} feedback={data} />}
        {!data && isError && (
          <ErrorBand message="Le bilan n’a pas pu être chargé." retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !isError && <Skeleton width="60%" />}
      </details>
    </section>
  );
}
