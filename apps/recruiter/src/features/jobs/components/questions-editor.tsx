import { cx } from '@kafaa/ui/class-names';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import { MAX_QUESTIONS, MIN_QUESTIONS } from '@kafaa/domain/jobs/options';
import type { JobQuestions } from '@kafaa/domain/jobs/schema';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { focusFirstInvalid } from '#/lib/form-errors';
import { toast } from '@kafaa/web-kit/toast';
import { useFocusNext } from '@kafaa/web-kit/use-focus-next';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { PlusIcon } from '@kafaa/ui/icons.tsx';
import { LockIcon } from '@kafaa/ui/page-icons.tsx';
import { useJobQuestions, useSaveJobQuestions } from '../queries.ts';
import { KeyPanel } from './key-panel.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { QuestionCard } from './question-card.tsx';
import {
  isChanged,
  itemsOf,
  KEYED_KINDS,
  questionErrors,
  type QuestionItem,
  questionReducer,
} from './question-list.ts';
import { QuestionsEnd } from './questions-end.tsx';
import { QuestionsGuide } from './questions-guide.tsx';
import styles from './questions-editor.module.css';
import { SkillCoverage } from './skill-coverage.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const LOCKED_TOAST_MS = 8000;

/** The control to focus after the list is rendered again. */
interface Refocus {
  readonly key: string;
  readonly roles: readonly string[];
}

interface QuestionKeyProps {
  data: JobQuestions;
  item: QuestionItem;
  position: number;
  onUnsaved: (questionId: string, unsaved: boolean) => void;
}

/** The key panel of a saved question whose kind uses keys or that already has one. */
function QuestionKey({ data, item, position, onUnsaved }: QuestionKeyProps) {
  const question = data.questions.find(({ id }) => id === item.id);
  const id = question?.id;
  const noted = useCallback((unsaved: boolean) => id !== undefined && onUnsaved(id, unsaved), [id, onUnsaved]);
  if (!question || !(question.key || KEYED_KINDS.includes(item.kind ?? question.kind))) return null;
  const { jobId, editable, drafts } = data;
  return <KeyPanel {...{ jobId, question, position, editable, drafts }} onUnsaved={noted} />;
}

/** Focuses a question's first enabled control of the given roles, once the list is rendered again. */
function useRefocus() {
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<Refocus>(undefined);
  useEffect(() => {
    const wanted = refocus.current;
    if (!wanted) return;
    refocus.current = undefined;
    const card = list.current?.querySelector(`[data-key="${CSS.escape(wanted.key)}"]`);
    const controls = wanted.roles.map((role) =>
      card?.querySelector<HTMLElement>(`[data-role="${role}"]:not(:disabled)`),
    );
    controls.find(Boolean)?.focus();
  });
  const focusLater = (key: string, roles: readonly string[]) => {
    refocus.current = { key, roles };
  };
  return { list, focusLater };
}

/** The questions as they are edited; `news` tells a screen reader where a question was moved. */
function useQuestionItems(saved: JobQuestions['questions']) {
  const [items, dispatch] = useReducer(questionReducer, saved, itemsOf);
  const [news, setNews] = useState('');
  const { list, focusLater } = useRefocus();
  const created = useRef(0);

  const move = (item: QuestionItem, index: number, by: -1 | 1) => {
    focusLater(item.key, by < 0 ? ['up', 'down'] : ['down', 'up']);
    dispatch({ type: 'move', key: item.key, by });
    setNews(`Question déplacée en position ${index + 1 + by} sur ${items.length}`);
  };
  const remove = (item: QuestionItem, index: number) => {
    const next = items[index + 1] ?? items[index - 1];
    if (next) focusLater(next.key, ['remove', 'text']);
    dispatch({ type: 'remove', key: item.key });
    toast('Question supprimée', {
      action: { label: 'Annuler', onClick: () => dispatch({ type: 'insert', item, at: index }) },
    });
  };
  const add = (text = '') => {
    const key = `new-${++created.current}`;
    focusLater(key, ['text']);
    dispatch({ type: 'insert', item: { key, text }, at: items.length });
  };
  return { items, dispatch, news, list, move, remove, add };
}

type Questions = ReturnType<typeof useQuestionItems>;

/** Validates and saves the questions; their faults show from the first attempt on. */
function useQuestionsSave(data: JobQuestions, { items, dispatch, list }: Questions) {
  const [checked, setChecked] = useState(false);
  const save = useSaveJobQuestions(data.jobId);
  const { refetch } = useJobQuestions(data.jobId);

  const submit = () => {
    if (save.isPending) return;
    setChecked(true);
    const found = questionErrors(items);
    if (found.list !== undefined || found.byIndex.size > 0) {
      focusFirstInvalid(list.current);
      return;
    }
    save.mutate(
      { questions: items.map(({ id, text, kind }) => ({ id, text: text.trim(), ...(kind && { kind }) })) },
      {
        onSuccess: (saved) => {
          dispatch({ type: 'reset', items: itemsOf(saved.questions) });
          setChecked(false);
          toast.success('Questions enregistrées');
        },
        onError: (error) => {
          const locked = error.code === 'QUESTIONS_LOCKED';
          toast.error(errorMessage(error, 'Les questions n’ont pas pu être enregistrées. Veuillez réessayer.'), {
            duration: locked ? LOCKED_TOAST_MS : undefined,
          });
          if (locked) void refetch();
        },
      },
    );
  };
  const cancel = () => {
    dispatch({ type: 'reset', items: itemsOf(data.questions) });
    setChecked(false);
  };
  return { faults: checked ? questionErrors(items) : undefined, busy: save.isPending, submit, cancel };
}

/** The ids of the questions whose keys have unsaved changes. */
function useUnsavedKeys() {
  const [unsavedKeys, setUnsavedKeys] = useState<ReadonlySet<string>>(new Set());
  const noteKey = useCallback((questionId: string, unsaved: boolean) => {
    setUnsavedKeys((now) => {
      if (now.has(questionId) === unsaved) return now;
      return unsaved ? new Set([...now, questionId]) : new Set([...now].filter((each) => each !== questionId));
    });
  }, []);
  return { unsavedKeys, noteKey };
}

interface AddQuestionProps {
  count: number;
  /** The error that concerns the whole list. */
  fault: string | undefined;
  onAdd: () => void;
}

function AddQuestion({ count, fault, onAdd }: AddQuestionProps) {
  return (
    <>
      {count < MAX_QUESTIONS ? (
        <Button variant="secondary" icon={<PlusIcon size={18} />} className={styles.add} onClick={onAdd}>
          Ajouter une question
        </Button>
      ) : (
        <p className="muted small">{`Pas plus de ${MAX_QUESTIONS} questions\u00A0: au-delà, les candidats abandonnent.`}</p>
      )}
      {fault && <ErrorText>{fault}</ErrorText>}
    </>
  );
}

function SaveBar({ busy, onCancel, onSave }: { busy: boolean; onCancel: () => void; onSave: () => void }) {
  return (
    <div className={cx('grid gap-8', styles.bar)}>
      <span role="status">Modifications non enregistrées</span>
      <Button variant="ghost" size="sm" disabled={busy} onClick={onCancel}>
        Annuler
      </Button>
      <Button size="sm" busy={busy} onClick={onSave}>
        {busy ? 'Enregistrement...' : 'Enregistrer'}
      </Button>
    </div>
  );
}

interface QuestionsEditorProps {
  data: JobQuestions;
  /** Whether the person's role may edit; else the questions are shown only. */
  mayEdit: boolean;
}

export function QuestionsEditor({ data, mayEdit }: QuestionsEditorProps) {
  // « Enregistrer » and « Annuler » unmount once there is nothing left to save, so the focus moves on.
  useFocusNext(() => document.querySelector('main'));
  const questions = useQuestionItems(data.questions);
  const { items, dispatch, news, list, move, remove, add } = questions;
  const { faults, busy, submit, cancel } = useQuestionsSave(data, questions);
  const { unsavedKeys, noteKey } = useUnsavedKeys();

  const editable = data.editable && mayEdit;
  const changed = editable && isChanged(items, data.questions);
  const guard = useUnsavedGuard((changed && !busy) || (mayEdit && unsavedKeys.size > 0));
  const savedOf = ({ id }: QuestionItem) => data.questions.find((question) => question.id === id);

  // Once an interview has begun, show the saved questions: unsaved edits no longer apply.
  const shown = editable ? items : itemsOf(data.questions);
  return (
    <div className={styles.page}>
      <div className="stack gap-12">
        {mayEdit && !editable && (
          <p className={cx('row gap-12', styles.locked)}>
            <LockIcon size={18} />
            <span>{jobErrors.QUESTIONS_LOCKED.message}</span>
          </p>
        )}
        <SkillCoverage
          coverage={data.coverage}
          items={shown}
          editable={editable && shown.length < MAX_QUESTIONS}
          onAdd={add}
        />
        <ol className="stack gap-10" ref={list}>
          {shown.map((item, index) => (
            <QuestionCard
              key={item.key}
              item={item}
              saved={savedOf(item)}
              answerKey={
                <QuestionKey data={{ ...data, editable }} item={item} position={index + 1} onUnsaved={noteKey} />
              }
              position={index + 1}
              total={shown.length}
              error={faults?.byIndex.get(index)}
              editable={editable}
              fewest={shown.length <= MIN_QUESTIONS}
              onEdit={(text) => dispatch({ type: 'edit', key: item.key, text })}
              onKind={(kind) => dispatch({ type: 'kind', key: item.key, kind })}
              onMove={(by) => move(item, index, by)}
              onRemove={() => remove(item, index)}
            />
          ))}
        </ol>
        <p className="sr-only" role="status">
          {news}
        </p>
        {editable && <AddQuestion count={items.length} fault={faults?.list} onAdd={() => add()} />}
        {!changed && <QuestionsEnd jobId={data.jobId} title={data.title} toShare={data.editable} />}
      </div>
      <div className={cx('grid gap-14', styles.side)}>
        {changed && <SaveBar busy={busy} onCancel={cancel} onSave={submit} />}
        <QuestionsGuide questions={data.questions} count={shown.length} language={data.interviewLanguage} />
      </div>
      <LeaveDialog open={guard.asked} onStay={guard.stay} onLeave={guard.leave}>
        Les modifications de vos questions ne sont pas encore enregistrées.
      </LeaveDialog>
    </div>
  );
}
