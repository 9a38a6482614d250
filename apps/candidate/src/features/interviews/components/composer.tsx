import { MAX_ANSWER_LENGTH } from '@kafaa/domain/interviews/options';
import { answerError } from '@kafaa/domain/interviews/rules';
import { NOTHING_TO_ADD } from '@kafaa/domain/interviews/texts';
import { type ChangeEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { counted, formatNumber } from '@kafaa/web-kit/format';
import { cx } from '@kafaa/ui/class-names';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { ArrowUpIcon, SaveIcon } from '@kafaa/ui/chat-icons.tsx';
import { CircleAlertIcon, PencilIcon } from '@kafaa/ui/icons.tsx';
import { answeredCount, type Draft, stateOf } from '../answer-sheet.ts';
import { targetStep } from '../conversation.ts';
import type { InterviewController } from '../interview-controller.ts';
import type { Snapshot } from '../snapshot.ts';
import styles from './composer.module.css';
import { useWritingLog } from './use-writing-log.ts';

/** From this length on, the remaining room is shown. */
const COUNT_FROM = MAX_ANSWER_LENGTH * 0.8;
/** From this length on, a paste triggers the advice to rewrite it; shorter pastes are ignored. */
const LONG_PASTE = 120;

interface NoteFacts {
  readonly snapshot: Snapshot;
  readonly text: string;
}

/** The line under the field: shows only the most important message. */
function Note({ snapshot, text }: NoteFacts) {
  const warning = (words: string) => (
    <span className={styles.warning}>
      <CircleAlertIcon size={15} />
      {words}
    </span>
  );
  if (!snapshot.durable) {
    return warning('Ce navigateur ne garde rien\u00A0: ne fermez pas la page avant «\u00A0Enregistrée\u00A0».');
  }
  if (snapshot.otherTab) return warning('Ouvert aussi dans un autre onglet\u00A0: écrivez dans un seul.');
  if (text !== '') {
    return (
      <span>
        <SaveIcon />
        Brouillon gardé sur cet appareil
      </span>
    );
  }
  const left = snapshot.sheet.length - answeredCount(snapshot.sheet);
  return (
    <span>
      {left > 0 && `Encore ${counted(left, 'question')}`}
      <a href={`/Relecture/${snapshot.interview?.candidate.ownData}`}>Être lu par une personne</a>
    </span>
  );
}

/** Says which answer is being edited. */
function EditedAnswer({ index, controller }: { index: number; controller: InterviewController }) {
  return (
    <p className={styles.editing}>
      <PencilIcon size={15} />
      <span>Modification de la réponse {index + 1}</span>
      <button type="button" onClick={() => controller.edit(undefined)}>
        Annuler
      </button>
    </p>
  );
}

interface PasteAdviceProps {
  readonly draft: Draft | undefined;
  /** A pasted draft that was set aside by « Réécrire » and stays visible above the field. */
  readonly aside: Draft | undefined;
  readonly onSwap: (next: Draft | undefined, kept?: Draft) => void;
}

/** Advises to rewrite a long paste in own words; the pasted text can be set aside meanwhile. */
function PasteAdvice({ draft, aside, onSwap }: PasteAdviceProps) {
  const pasted = draft?.log?.largestInsert ?? 0;
  return (
    <>
      <div role="status">
        {draft && pasted >= LONG_PASTE && (
          <p className={styles.paste}>
            <span>
              Collé en une fois{'\u00A0'}: {counted(pasted, 'caractère')}. Vos propres mots comptent davantage, même
              imparfaits.
            </span>
            <button type="button" onClick={() => onSwap(undefined, draft)}>
              Réécrire
            </button>
          </p>
        )}
      </div>
      {aside && (
        <p className={styles.paste}>
          <span dir="auto">{aside.text}</span>
          <button type="button" onClick={() => onSwap(aside)}>
            Remettre
          </button>
        </p>
      )}
    </>
  );
}

/** The text field, which grows with its text. It has the focus while an answer is edited, and on devices with a mouse. */
function useField({ editing, screen }: Snapshot) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = field.current;
    // Sets the height in browsers without `field-sizing`.
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  });

  // Not on touch screens, where the focus would open the on-screen keyboard.
  useEffect(() => {
    if (editing !== undefined || (screen === 'chat' && matchMedia('(pointer: fine)').matches)) field.current?.focus();
  }, [editing, screen]);
  return field;
}

/** The draft of the open question, its checks, and what the candidate can do with it. */
function useComposer(controller: InterviewController, snapshot: Snapshot) {
  const { editing, interview, revealed, screen } = snapshot;
  const target = targetStep(snapshot);
  const index = editing ?? target;
  const { draft } = stateOf(snapshot.sheet, index);
  const text = draft?.text ?? '';
  const asked = screen === 'chat' && (editing !== undefined || revealed === target);
  const field = useField(snapshot);
  const [found, setFound] = useState<{ index: number; problem: string }>();
  const writing = useWritingLog(index, draft, interview?.accommodation === true);
  const [aside, setAside] = useState<{ index: number; draft: Draft }>();

  return {
    index,
    draft,
    text,
    asked,
    field,
    writing,
    aside: aside?.index === index ? aside.draft : undefined,
    fault: found?.index === index ? found.problem : undefined,
    send: (): void => {
      field.current?.focus();
      if (!asked) return;
      const problem = answerError(text);
      setFound(problem === null ? undefined : { index, problem });
      if (problem === null) controller.answer(text, { text, log: writing.log() });
    },
    swap: (next: Draft | undefined, kept?: Draft): void => {
      writing.restart(next?.log);
      setAside(kept && { index, draft: kept });
      controller.draft(next);
      field.current?.focus();
    },
    changed: (event: ChangeEvent<HTMLTextAreaElement>): void => {
      writing.changed(event, text);
      setFound(undefined);
      controller.draft({ text: event.target.value, log: writing.log() });
    },
  };
}

function Box({ field, text, asked, fault, writing, send, changed }: ReturnType<typeof useComposer>) {
  function onKeyDown(event: KeyboardEvent): void {
    // While an input method is composing, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <div className={styles.box}>
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        enterKeyHint="send"
        aria-label="Votre réponse"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'answer-fault' : undefined}
        placeholder={asked ? 'Écrivez votre réponse' : 'La prochaine question arrive'}
        value={text}
        onChange={changed}
        onKeyDown={onKeyDown}
        {...writing.handlers}
      />
      <button
        type="button"
        className={cx(styles.send, (!asked || text.trim() === '') && styles.idle)}
        aria-label="Envoyer la réponse"
        aria-disabled={asked ? undefined : true}
        onClick={send}
      >
        <ArrowUpIcon size={22} />
      </button>
    </div>
  );
}

/** The input field for answers. Enter sends, Shift+Enter starts a new line; every keystroke is stored on the device. */
export function Composer({ controller, snapshot }: { controller: InterviewController; snapshot: Snapshot }) {
  const composer = useComposer(controller, snapshot);
  const { index, text, asked, fault } = composer;
  const { editing, interview } = snapshot;
  return (
    <footer className={styles.footer}>
      {editing !== undefined && <EditedAnswer index={editing} controller={controller} />}
      <PasteAdvice draft={composer.draft} aside={composer.aside} onSwap={composer.swap} />
      <Box {...composer} />
      {fault && (
        <div role="alert" className={styles.fault}>
          <ErrorText id="answer-fault">{fault}</ErrorText>
        </div>
      )}
      {/* A follow-up only completes an existing answer, so it can be skipped with one click. */}
      {interview && asked && index >= interview.questions.length && text === '' && (
        <button
          type="button"
          className={styles.nothing}
          onClick={() => controller.answer(NOTHING_TO_ADD[interview.interviewLanguage], undefined)}
        >
          {NOTHING_TO_ADD[interview.interviewLanguage]}
        </button>
      )}
      <div className={styles.note}>
        <Note snapshot={snapshot} text={text} />
        {text.length > COUNT_FROM ? (
          <span className="tnum">
            {formatNumber(text.length)} / {formatNumber(MAX_ANSWER_LENGTH)}
          </span>
        ) : (
          <span className={styles.key}>
            <kbd>↵</kbd>pour envoyer
          </span>
        )}
      </div>
    </footer>
  );
}
