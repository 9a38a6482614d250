import { noteParagraphs } from '@kafaa/domain/evaluations/reason-texts';
import { type NoteItem, type NotePiece, type NoteQuestion, noteView } from '@kafaa/domain/evaluations/note-texts';
import { paths } from '@kafaa/web-kit/paths';
import { type ReactNode, useCallback, useState } from 'react';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { cx } from '@kafaa/ui/class-names';
import { ChevronDownIcon } from '@kafaa/ui/icons.tsx';
import styles from './note-columns.module.css';

/** Whether the content of the element is cut off, and the ref that watches it. */
function useCutOff() {
  const [cutOff, setCutOff] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setCutOff(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { cutOff, watch };
}

/** A text of at most four lines, and the button that opens the rest in place. A screen reader always reads the whole text. */
function Clamped({ of, children }: { of: string; children: ReactNode }) {
  const { cutOff, watch } = useCutOff();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p ref={watch} className={cx(styles.words, !open && styles.clamped)} dir="auto">
        {children}
      </p>
      {(cutOff || open) && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Réduire' : 'Lire la suite'}
          <span className="sr-only">
            {'\u00A0'}: {of}
          </span>
        </button>
      )}
    </>
  );
}

interface Of {
  candidateId: string;
}

function AnswerLink({ candidateId, number, children }: Of & { number: number; children: ReactNode }) {
  return (
    <AppLink className={styles.answer} href={`${paths.interviewChat(candidateId)}#q${number}`}>
      {children}
    </AppLink>
  );
}

function Pieces({ candidateId, pieces }: Of & { pieces: readonly NotePiece[] }) {
  return pieces.map((piece, index) =>
    piece.kind === 'answer' ? (
      <AnswerLink key={index} candidateId={candidateId} number={piece.number}>
        {piece.text}
      </AnswerLink>
    ) : piece.kind === 'quote' ? (
      <bdi key={index}>{piece.text}</bdi>
    ) : (
      piece.text
    ),
  );
}

/** Shows a passage of the note: its label, its text and a link to the answer that the text comes from. */
function Item({ candidateId, item }: Of & { item: NoteItem }) {
  const { label, remark, pieces, answer } = item;
  return (
    <>
      {label !== null && (
        <p className={styles.head}>
          <b>{label}</b>
          {remark !== null && <span className="muted"> ({remark})</span>}
        </p>
      )}
      <Clamped of={label ?? 'ce passage'}>
        <Pieces candidateId={candidateId} pieces={pieces} />
      </Clamped>
      {answer !== null && (
        <AnswerLink candidateId={candidateId} number={answer}>
          réponse {answer}
        </AnswerLink>
      )}
    </>
  );
}

function NoteItems({ candidateId, items }: Of & { items: readonly NoteItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={index}>
          <Item candidateId={candidateId} item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Lists the questions for the meeting, each below the passage that it is about. */
function Questions({ candidateId, questions }: Of & { questions: readonly NoteQuestion[] }) {
  return (
    <div className={styles.questions}>
      <h5>À lui demander</h5>
      <ol className={styles.items}>
        {questions.map(({ about, question }) => (
          <li key={question}>
            {about && <Item candidateId={candidateId} item={about} />}
            <p className={styles.question} dir="auto">
              {question}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Plain({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph, index) => (
    <p key={index} className={styles.plain} dir="auto">
      {paragraph}
    </p>
  ));
}

interface NoteColumnsProps extends Of {
  note: string;
  recommendation: string;
}

/** The engine's note in two columns, with the passages of less weight folded; the note of an older engine by paragraphs. */
export function NoteColumns({ candidateId, note, recommendation }: NoteColumnsProps) {
  const view = noteView(note, recommendation);
  if (!view) return <Plain paragraphs={noteParagraphs(note, recommendation)} />;
  const { reason, plain, strengths, points, questions, others } = view;
  return (
    <>
      {reason && (
        <p className={styles.plain}>
          Premier motif{'\u00A0'}: <b dir="auto">{reason.text}</b>
          {reason.answer !== null && (
            <>
              {' ('}
              <AnswerLink candidateId={candidateId} number={reason.answer}>
                réponse {reason.answer}
              </AnswerLink>
              )
            </>
          )}
        </p>
      )}
      <Plain paragraphs={plain} />
      <div className={styles.columns}>
        <section>
          <h4>Points d’appui</h4>
          {strengths.length > 0 ? (
            <NoteItems candidateId={candidateId} items={strengths} />
          ) : (
            <p className="muted">Aucune réponse n’en donne.</p>
          )}
        </section>
        <section>
          <h4>À creuser</h4>
          {points.length > 0 && <NoteItems candidateId={candidateId} items={points} />}
          {questions.length > 0 && <Questions candidateId={candidateId} questions={questions} />}
        </section>
      </div>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            Autres passages ({others.length})
            <ChevronDownIcon />
          </summary>
          <NoteItems candidateId={candidateId} items={others} />
        </details>
      )}
    </>
  );
}
