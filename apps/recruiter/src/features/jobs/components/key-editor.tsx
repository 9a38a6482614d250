import { cx } from '@kafaa/ui/class-names';
import type { JobQuestion } from '@kafaa/domain/jobs/schema';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { focusFirstInvalid } from '#/lib/form-errors';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { LightbulbIcon } from '@kafaa/ui/icons.tsx';
import { useDraftKey, useRemoveKey, useSaveKey } from '../queries.ts';
import styles from './key-editor.module.css';
import { KeyEntries } from './key-entries.tsx';
import { atFields, differs, draftOf, formOf, isEmpty, keyErrors, type KeyForm, type Messages } from './key-form.ts';
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

/** State of the edited key, with the calls that save, draft and remove the key. */
function useKeyForm(jobId: string, question: JobQuestion, editor: RefObject<HTMLDivElement | null>) {
  const { id: questionId, key } = question;
  const [form, setForm] = useState(() => formOf(key));
  const [faults, setFaults] = useState(NONE);
  const [drafted, setDrafted] = useState(false);
  const save = useSaveKey(jobId, questionId);
  const remove = useRemoveKey(jobId, questionId);
  const draft = useDraftKey(jobId, questionId);

  const changed = differs(form, key);

  const edit = (part: Partial<KeyForm>) => {
    setForm((now) => ({ ...now, ...part }));
    setFaults(NONE);
  };
  const refuse = (found: Messages) => {
    setFaults(found);
    focusFirstInvalid(editor.current);
  };
  const submit = (sign: boolean) => {
    const found = keyErrors(form);
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
          if (error.code === 'KEY_FAULTY') refuse(atFields(form, error.fields));
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
  return { form, faults, advice, drafted, changed, edit, save, submit, draft, propose, remove, takeAway };
}

type EditedKey = ReturnType<typeof useKeyForm>;

function DraftProposal({ draft, onPropose }: { draft: EditedKey['draft']; onPropose: () => void }) {
  return (
    <div className={styles.proposal}>
      <Button variant="secondary" size="sm" busy={draft.isPending} onClick={onPropose}>
        {draft.isPending ? 'Proposition en cours...' : 'Proposer un brouillon'}
      </Button>
      {draft.isError && (
        <ErrorText>{errorMessage(draft.error, 'Aucun brouillon n’a pu être proposé. Écrivez le corrigé.')}</ErrorText>
      )}
    </div>
  );
}

/** The error that concerns the whole key, or the advice on it. */
function WholeKeyNote({ fault, advice }: { fault: string | undefined; advice: string | undefined }) {
  if (fault) {
    return (
      <div data-invalid="">
        <ErrorText>{fault}</ErrorText>
      </div>
    );
  }
  if (advice === undefined) return null;
  return (
    <p className={cx('row gap-8 small', styles.note)}>
      <LightbulbIcon />
      <span>{advice}</span>
    </p>
  );
}

function KeyActions({ saved, edited }: { saved: JobQuestion['key']; edited: EditedKey }) {
  const { changed, save, remove } = edited;
  return (
    <div className={cx('cluster gap-8', styles.actions)}>
      <Button
        size="sm"
        busy={save.isPending}
        disabled={!changed && saved?.signedBy !== undefined}
        onClick={() => edited.submit(true)}
      >
        Je valide ce corrigé
      </Button>
      <Button variant="secondary" size="sm" disabled={!changed || save.isPending} onClick={() => edited.submit(false)}>
        Garder en brouillon
      </Button>
      {saved && (
        <Button variant="danger" size="sm" busy={remove.isPending} onClick={edited.takeAway}>
          Retirer le corrigé
        </Button>
      )}
    </div>
  );
}

/** Editor of an answer key: points, mistakes, synonyms, a trial with a sample answer, and signing. */
export function KeyEditor({ jobId, question, drafts, onUnsaved }: KeyEditorProps) {
  const { id: questionId, key } = question;
  const editor = useRef<HTMLDivElement>(null);
  const edited = useKeyForm(jobId, question, editor);
  const { form, faults, advice, drafted, changed, edit } = edited;
  useEffect(() => {
    onUnsaved(changed);
    return () => onUnsaved(false);
  }, [changed, onUnsaved]);
  return (
    <div className="stack gap-16" ref={editor}>
      {drafts && isEmpty(form) && <DraftProposal draft={edited.draft} onPropose={edited.propose} />}
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
      <WholeKeyNote fault={faults.get('key')} advice={advice.get('key')} />
      <KeyTrial jobId={jobId} questionId={questionId} form={form} />
      <KeyActions saved={key} edited={edited} />
    </div>
  );
}
