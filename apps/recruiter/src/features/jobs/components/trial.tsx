import { MAX_TRIED_LENGTH } from '@kafaa/domain/jobs/options';
import type { JobQuestion, TriedAnswer } from '@kafaa/domain/jobs/schema';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { paths } from '@kafaa/web-kit/paths';
import { toast } from '@kafaa/web-kit/toast';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { useTryAnswer } from '../queries.ts';
import styles from './trial.module.css';

/** A question that was answered or skipped. */
interface Tried {
  readonly question: string;
  readonly answer: string;
  /** Null for a skipped question. */
  readonly result: TriedAnswer | null;
}

const levelText = ({ level }: TriedAnswer) => (level === null ? 'Non évalué' : `Niveau ${level} sur 4`);

const toneOf = ({ level }: TriedAnswer) => {
  if (level === null) return 'pending';
  if (level <= 1) return 'danger';
  return level === 2 ? 'warn' : 'ok';
};

/** A question that was answered, with the level that a candidate would have got for the same answer. */
function TriedItem({ tried: { question, answer, result } }: { tried: Tried }) {
  return (
    <li className={styles.tried}>
      <h2>{question}</h2>
      {result ? (
        <>
          <p className={styles.answer} dir="auto">
            {answer}
          </p>
          <p className={styles.result}>
            <Pill tone={toneOf(result)}>{levelText(result)}</Pill>
            <span>{result.reason}</span>
          </p>
        </>
      ) : (
        <p className="muted">Question passée</p>
      )}
    </li>
  );
}

interface AskedProps {
  jobId: string;
  question: JobQuestion;
  position: number;
  total: number;
  onTried: (tried: Tried) => void;
}

/** The current question; the focus is on its field. */
function Asked({ jobId, question: { id, text }, position, total, onTried }: AskedProps) {
  const [answer, setAnswer] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const judge = useTryAnswer(jobId);
  useEffect(() => field.current?.focus(), []);
  const send = () =>
    judge.mutate(
      { questionId: id, answer },
      {
        onSuccess: (result) => onTried({ question: text, answer, result }),
        onError: (error) => toast.error(errorMessage(error, 'La réponse n’a pas pu être évaluée. Veuillez réessayer.')),
      },
    );
  return (
    <Card padded>
      <form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault();
          if (answer.trim() !== '') send();
        }}
      >
        <p className="muted small">
          Question {position} sur {total}
        </p>
        <TextareaField
          ref={field}
          label={text}
          rows={6}
          maxLength={MAX_TRIED_LENGTH}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <p className={styles.buttons}>
          <Button
            variant="ghost"
            disabled={judge.isPending}
            onClick={() => onTried({ question: text, answer: '', result: null })}
          >
            Passer cette question
          </Button>
          <Button type="submit" disabled={answer.trim() === ''} busy={judge.isPending}>
            {judge.isPending ? 'Lecture...' : 'Répondre'}
          </Button>
        </p>
      </form>
    </Card>
  );
}

/** The interview as a candidate gets it, question by question. The answers are kept in this component only. */
export function Trial({ jobId, questions }: { jobId: string; questions: readonly JobQuestion[] }) {
  const [tried, setTried] = useState<readonly Tried[]>([]);
  const question = questions[tried.length];
  return (
    <div className={styles.trial}>
      <p className={styles.notice}>
        Ce sont les questions que lit un candidat. Rien n’est enregistré, et cet essai ne compte pas dans vos
        entretiens. Vos réponses s’effacent quand vous quittez cette page.
      </p>
      {tried.length > 0 && (
        <ol className={styles.list}>
          {tried.map((one) => (
            <TriedItem key={one.question} tried={one} />
          ))}
        </ol>
      )}
      {question ? (
        <Asked
          key={question.id}
          jobId={jobId}
          question={question}
          position={tried.length + 1}
          total={questions.length}
          onTried={(one) => setTried((before) => [...before, one])}
        />
      ) : (
        <Card padded className="stack gap-14" role="status">
          <h2>L’essai est terminé</h2>
          <p>Un candidat dépose ensuite son CV. Vous recevez alors son score, avec ses raisons et des citations.</p>
          <p className={styles.buttons}>
            <Button variant="secondary" icon={<RotateCcwIcon />} onClick={() => setTried([])}>
              Recommencer
            </Button>
            <ButtonLink href={paths.jobQuestions(jobId)}>Revoir les questions</ButtonLink>
          </p>
        </Card>
      )}
    </div>
  );
}
