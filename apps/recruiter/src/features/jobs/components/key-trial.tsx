import { cx } from '@kafaa/ui/class-names';
import { MAX_TRIED_LENGTH } from '@kafaa/domain/jobs/options';
import type { TriedKey } from '@kafaa/domain/jobs/schema';
import { keySummary } from '@kafaa/domain/jobs/texts';
import { useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { TextareaField } from '@kafaa/ui/textarea-field.tsx';
import { useTryKey } from '../queries.ts';
import styles from './key-editor.module.css';
import { draftOf, type KeyForm, keyErrors } from './key-form.ts';
import { KeyReading } from './key-reading.tsx';

interface KeyTrialProps {
  jobId: string;
  questionId: string;
  form: KeyForm;
}

function Result({ tried: { level, reason, reading } }: { tried: TriedKey }) {
  return (
    <div className={cx('grid gap-8', styles.result)}>
      <p>
        <b>{level === null ? 'Non évalué' : `Niveau ${level} sur 4`}.</b> {reading ? `${keySummary(reading)}.` : reason}
      </p>
      {reading ? (
        <KeyReading reading={reading} />
      ) : (
        <p>
          Le corrigé n’a pas pu servir{'\u00A0'}: la réponse est jugée sans lui. Voyez ce qui est signalé plus haut.
        </p>
      )}
    </div>
  );
}

/** Evaluates a sample answer with the unsaved key in the form. */
export function KeyTrial({ jobId, questionId, form }: KeyTrialProps) {
  const [answer, setAnswer] = useState('');
  const attempt = useTryKey(jobId, questionId);
  const sendable = answer.trim() !== '' && keyErrors(form).size === 0;
  return (
    <div className={styles.trial}>
      <TextareaField
        label="Essayez une réponse"
        hint="Écrivez-la comme un candidat le ferait, juste ou fausse. Rien n’en est gardé."
        rows={3}
        maxLength={MAX_TRIED_LENGTH}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button
        variant="secondary"
        size="sm"
        busy={attempt.isPending}
        disabled={!sendable}
        onClick={() => attempt.mutate({ ...draftOf(form), answer: answer.trim() })}
      >
        Juger cette réponse
      </Button>
      <div role="status">
        {attempt.data && !attempt.isPending && <Result tried={attempt.data} />}
        {attempt.isError && (
          <ErrorText>{errorMessage(attempt.error, 'L’essai n’a pas abouti. Veuillez réessayer.')}</ErrorText>
        )}
      </div>
    </div>
  );
}
