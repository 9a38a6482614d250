import { MAX_ANSWER_LENGTH } from '@kafaa/domain/interviews/options';
import { answerError } from '@kafaa/domain/interviews/rules';
import { KEEP_ANSWER, NOT_LIVED, NOTHING_TO_ADD, SAY_AGAIN } from '@kafaa/domain/interviews/reply-texts';
import { type ChangeEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '@kafaa/web-kit/format';
import { cx } from '@kafaa/ui/class-names';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { ArrowUpIcon } from '@kafaa/ui/chat-icons.tsx';
import { SaveIcon } from '@kafaa/ui/save-icon.tsx';
import { ArrowRightIcon, CircleAlertIcon, PencilIcon } from '@kafaa/ui/icons.tsx';
import type { Draft } from '../answer-sheet.ts';
import { leftText } from '../questions-left.ts';
import type { InterviewController } from '../interview-controller.ts';
import type { KnownInterview, Snapshot } from '../snapshot.ts';
import { questionId } from './chat-log.tsx';
import styles from './composer.module.css';
import { useVisibleHeight } from './use-visible-height.ts';
import { useWritingLog } from './use-writing-log.ts';

/** Length from which the remaining room is shown. */
const COUNT_FROM = MAX_ANSWER_LENGTH * 0.8;
/** Length from which a paste triggers the advice to rewrite it; shorter pastes are ignored. */
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
    return warning(
      'Attendez de voir «\u00A0Enregistrée\u00A0» avant de fermer\u00A0: ce navigateur ne garde pas les brouillons.',
    );
  }
  if (snapshot.otherTab) return warning('Votre entretien est ouvert deux fois. Continuez ici et fermez l’autre.');
  if (text !== '') {
    return (
      <span>
        <SaveIcon />
        Brouillon gardé sur cet appareil
      </span>
    );
  }
  const { interview, sheet } = snapshot;
  return (
    <span>
      {interview && leftText(sheet, interview.questions.length)}
      {interview?.candidate.ownData && (
        // The link contains the interview's token, so that the review page can link back here.
        <a href={location.pathname.replace(/^\/[^/]+/, '/Relecture')}>
          {interview.personAsked ? 'Personne demandée' : 'Lecture par une personne'}
        </a>
      )}
    </span>
  );
}

/** Name of a question: « Question 4 », or the follow-up's own name. */
function questionName({ questions, followUps }: KnownInterview, index: number): string {
  const again = followUps[index - questions.length];
  return again ? `Précision, question ${again.question + 1}` : `Question ${index + 1}`;
}

interface PinnedProps extends Pick<ComposerProps, 'controller' | 'snapshot' | 'interview' | 'question' | 'onReturn'> {
  readonly index: number;
}

/** The question above the field, where its line is out of view; a press on its name leads back to that line. */
function PinnedQuestion({ controller, snapshot, interview, index, question, onReturn }: PinnedProps) {
  const edited = snapshot.editing !== undefined;
  const lang = interview.interviewLanguage === 'Anglais' ? 'en' : undefined;
  return (
    <div className={styles.question}>
      <div className={styles.editing}>
        {edited ? (
          <>
            <PencilIcon size={15} />
            <span>Modification de la réponse {index + 1}</span>
            <button type="button" onClick={() => controller.edit(undefined)}>
              Annuler
            </button>
          </>
        ) : (
          <button type="button" className={styles.back} onClick={onReturn}>
            {questionName(interview, index)}
            <ArrowRightIcon size={15} />
          </button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long question scrolls, and must be reachable by keyboard */}
      <p lang={lang} dir="auto" tabIndex={0}>
        {question}
      </p>
    </div>
  );
}

interface PasteAdviceProps {
  readonly draft: Draft | undefined;
  /** A pasted draft that was set aside by « L’écrire moi-même » and stays visible above the field. */
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
            <span>Vous avez collé un long texte. Avec vos mots, même imparfaits, votre réponse comptera plus.</span>
            <button type="button" onClick={() => onSwap(undefined, draft)}>
              L’écrire moi-même
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

  // On touch screens the field takes no focus, which would open the on-screen keyboard.
  useEffect(() => {
    if (editing !== undefined || (screen === 'chat' && matchMedia('(pointer: fine)').matches)) field.current?.focus();
  }, [editing, screen]);
  return field;
}

export interface ComposerProps {
  readonly controller: InterviewController;
  readonly snapshot: Snapshot;
  readonly interview: KnownInterview;
  /** Index of the question to answer, unless an earlier answer is edited. */
  readonly target: number;
  readonly draft: Draft | undefined;
  /** The text of the question that the field answers. */
  readonly question: string;
  /** Whether the line of that question is entirely in view. */
  readonly inView: boolean;
  /** Leads the view back to the newest question. */
  readonly onReturn: () => void;
}

/** The draft of the open question, its checks, and what the candidate can do with it. */
function useAnswer({ controller, snapshot, interview, target, draft }: ComposerProps) {
  const { editing, revealed, screen } = snapshot;
  const index = editing ?? target;
  const text = draft?.text ?? '';
  const asked = screen === 'chat' && (editing !== undefined || revealed === target);
  const field = useField(snapshot);
  const [found, setFound] = useState<{ index: number; problem: string }>();
  const writing = useWritingLog(index, draft, interview.accommodation);
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

interface BoxProps extends ReturnType<typeof useAnswer> {
  /** Name of the question: « Question 4 ». */
  readonly name: string;
  /** Leaves the editing of an earlier answer; undefined when none is edited. */
  readonly onLeave: (() => void) | undefined;
}

function Box({ field, index, name, text, asked, fault, writing, send, changed, onLeave }: BoxProps) {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onLeave?.();
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
        aria-label={asked ? `Votre réponse, ${name}` : 'Votre réponse'}
        aria-invalid={fault ? true : undefined}
        aria-describedby={cx(asked && questionId(index), fault && 'answer-fault') || undefined}
        placeholder={asked ? 'Écrivez votre réponse' : 'La question arrive'}
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

interface QuickRepliesProps extends Pick<ComposerProps, 'controller' | 'snapshot' | 'interview'> {
  readonly index: number;
  readonly onWrite: () => void;
}

/** Quick replies: repeat or keep the answer (follow-up on the language), nothing to add (other follow-ups), or no such experience. */
function QuickReplies({ controller, snapshot, interview, index, onWrite }: QuickRepliesProps) {
  const { questions, followUps, lived, interviewLanguage: language } = interview;
  const again = followUps[index - questions.length];
  const reply = (text: string, label = text) => (
    <button type="button" onClick={() => controller.answer(text, undefined)}>
      {label}
    </button>
  );
  const [sayAgain, goOn] = SAY_AGAIN[language];
  if (again?.language) {
    return (
      <div className={styles.replies}>
        <button type="button" onClick={onWrite}>
          {sayAgain}
        </button>
        {reply(KEEP_ANSWER[language], goOn)}
      </div>
    );
  }
  if (again) return <div className={styles.replies}>{reply(NOTHING_TO_ADD[language])}</div>;
  if (!lived?.[index] || snapshot.editing !== undefined) return null;
  return <div className={styles.replies}>{reply(NOT_LIVED[language])}</div>;
}

/** The input field for answers. Enter sends, Shift+Enter starts a new line; every keystroke is stored on the device. */
export function Composer(props: ComposerProps) {
  const { controller, snapshot, interview, inView } = props;
  const composer = useAnswer(props);
  const low = useVisibleHeight();
  const { index, text, asked, fault } = composer;
  const { editing } = snapshot;
  const pinned = editing !== undefined || (asked && (low || !inView));
  return (
    <footer
      className={cx(styles.footer, low && styles.low, editing !== undefined && styles.edits)}
      data-low={low || undefined}
    >
      {pinned && <PinnedQuestion {...props} index={index} />}
      <PasteAdvice draft={composer.draft} aside={composer.aside} onSwap={composer.swap} />
      <Box
        {...composer}
        name={questionName(interview, index)}
        onLeave={editing === undefined ? undefined : () => controller.edit(undefined)}
      />
      {fault && (
        <div role="alert" className={styles.fault}>
          <ErrorText id="answer-fault">{fault}</ErrorText>
        </div>
      )}
      {asked && text === '' && (
        <QuickReplies {...props} index={index} onWrite={() => composer.field.current?.focus()} />
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
