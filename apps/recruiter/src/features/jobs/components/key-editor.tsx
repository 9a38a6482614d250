import { cx } from '@kafaa/ui/class-names';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import type { JobQuestion } from '@kafaa/domain/jobs/schema';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorMessage } from '@kafaa/web-kit/api';
import { focusFirstInvalid } from '#/lib/form-faults';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { LightbulbIcon } from '@kafaa/ui/icons.tsx';
import { useDraftKey, useRemoveKey, useSaveKey } from '../queries.ts';
import styles from './key-editor.module.css';
import { KeyEntries } from './key-entries.tsx';
import { atFields, differs, draftOf, formOf, isEmpty, keyFaults, type KeyForm, type Messages } from './key-form.ts';
import { KeyTrial } from './key-trial.tsx';

const NONE: Messages = new Map();

interface KeyEditorProps {
  jobId: string;
  question: JobQuestion;
  /** True if a language model is available to draft a key. */
  drafts: boolean;
  /** Called with true when there are unsaved changes, and with false when there are none any more. */
  onUnsaved: (unsaved: boolean) => void;
}

/** Editor of an answer key: points, mistakes, synonyms, a trial with a sample answer, and signing. */
export function KeyEditor({ jobId, question, drafts, onUnsaved }: KeyEditorProps) {
  const { id: questionId, key } = question;
  const [form, setForm] = useState(() => formOf(key));
  const [faults, setFaults] = useState(NONE);
  const [drafted, setDrafted] = useState(false);
  const editor = useRef<HTMLDivElement>(null);
  const save = useSaveKey(jobId, questionId);
  const remove = useRemoveKey(jobId, questionId);
  const draft = useDraftKey(jobId, questionId);

  const changed = differs(form, key);
  useEffect(() => {
    onUnsaved(changed);
    return () => onUnsaved(false);
  }, [changed, onUnsaved]);

  const edit = (part: Partial<KeyForm>) => {
    setForm((now) => ({ ...now, ...part }));
    setFaults(NONE);
  };
  const refuse = (found: Messages) => {
    setFaults(found);
    focusFirstInvalid(editor.current);
  };
  const submit = (sign: boolean) => {
    const found = keyFaults(form);
    if (found.size > 0) {
      refuse(found);
      return;
    }
    save.mutate(
      { ...draftOf(form), sign },
      {
        onSuccess: () => {
          setFaults(NONE);
          setDrafted(false);
          toast.success(sign ? 'Corrigé validé' : 'Brouillon enregistré');
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === jobErrors.KEY_FAULTY.code)
            refuse(atFields(form, error.fields));
          toast.error(errorMessage(error, 'Le corrigé n’a pas pu être enregistré. Veuillez réessayer.'));
        },
      },
    );
  };
  const propose = () =>
    draft.mutate(undefined, {
      onSuccess: (proposed) => {
        setForm(formOf(proposed));
        setFaults(NONE);
        setDrafted(true);
      },
    });
  const takeAway = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast('Corrigé retiré. Ses mots restent ici tant que vous ne quittez pas la page.'),
      onError: (error) => toast.error(errorMessage(error, 'Le corrigé n’a pas pu être retiré. Veuillez réessayer.')),
    });

  // The advice was computed for the saved text; it is hidden once the text changes.
  const advice =
    key && !changed
      ? atFields(
          form,
          key.advice.map(({ at, message }) => ({ path: at, message })),
        )
      : NONE;
  const whole = faults.get('key');
  return (
    <div className="stack gap-16" ref={editor}>
      {drafts && isEmpty(form) && (
        <div className={styles.proposal}>
          <Button variant="secondary" size="sm" busy={draft.isPending} onClick={propose}>
            {draft.isPending ? 'Proposition en cours...' : 'Proposer un brouillon'}
          </Button>
          {draft.isError && (
            <ErrorText>
              {errorMessage(draft.error, 'Aucun brouillon n’a pu être proposé. Écrivez le corrigé.')}
            </ErrorText>
          )}
        </div>
      )}
      {drafted && (
        <p className={cx('row gap-8 small', styles.note)} role="status">
          <LightbulbIcon />
          <span>Brouillon proposé par un modèle de langage{'\u00A0'}: relisez chaque mot avant de le valider.</span>
        </p>
      )}
      <KeyEntries
        side="points"
        entries={form.points}
        faults={faults}
        advice={advice}
        onChange={(points) => edit({ points })}
      />
      <KeyEntries
        side="redFlags"
        entries={form.redFlags}
        faults={faults}
        advice={advice}
        onChange={(redFlags) => edit({ redFlags })}
      />
      {whole ? (
        <div data-invalid="">
          <ErrorText>{whole}</ErrorText>
        </div>
      ) : (
        advice.has('key') && (
          <p className={cx('row gap-8 small', styles.note)}>
            <LightbulbIcon />
            <span>{advice.get('key')}</span>
          </p>
        )
      )}
      <KeyTrial jobId={jobId} questionId={questionId} form={form} />
      <div className={cx('cluster gap-8', styles.actions)}>
        <Button
          size="sm"
          busy={save.isPending}
          disabled={!changed && key?.signedBy !== undefined}
          onClick={() => submit(true)}
        >
          Je valide ce corrigé
        </Button>
        <Button variant="secondary" size="sm" disabled={!changed || save.isPending} onClick={() => submit(false)}>
          Garder en brouillon
        </Button>
        {key && (
          <Button variant="danger" size="sm" busy={remove.isPending} onClick={takeAway}>
            Retirer le corrigé
          </Button>
        )}
      </div>
    </div>
  );
}
