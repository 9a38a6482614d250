import { cx } from '@kafaa/ui/class-names';
import type { JobQuestion } from '@kafaa/domain/jobs/schema';
import { useId, useState } from 'react';
import { formatDate } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { ChevronDownIcon } from '@kafaa/ui/icons.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import { KeyEditor } from './key-editor.tsx';
import styles from './key-editor.module.css';
import type { StoredKey } from './key-form.ts';

interface KeyPanelProps {
  jobId: string;
  question: JobQuestion;
  position: number;
  editable: boolean;
  drafts: boolean;
  onUnsaved: (unsaved: boolean) => void;
}

/** Whether the key counts and who signed it. A key from the question bank is signed but has no date. */
function State({ stored }: { stored: StoredKey | undefined }) {
  if (!stored)
    return (
      <>
        <Pill tone="pending">Aucun</Pill>
        <span>L’exactitude des réponses reste à vérifier.</span>
      </>
    );
  if (stored.signedBy === undefined)
    return (
      <>
        <Pill tone="warn">Brouillon</Pill>
        <span>Il ne compte pas tant que personne ne l’a validé.</span>
      </>
    );
  return (
    <>
      <Pill tone="ok">Validé</Pill>
      <span>
        {stored.signedAt === undefined
          ? 'Fourni avec la question.'
          : `Par ${stored.signedBy}, le ${formatDate(stored.signedAt)}.`}
      </span>
    </>
  );
}

/** Read-only view of a key. */
function Shown({ stored }: { stored: StoredKey }) {
  return (
    <>
      {(['points', 'redFlags'] as const).map((side) => (
        <ul
          className={cx('grid gap-6 small', styles.shown)}
          key={side}
          aria-label={side === 'points' ? 'Points' : 'Signaux d’alerte'}
        >
          {stored[side].map(({ text, synonyms }) => (
            <li key={text}>
              <b>{text}</b>
              {synonyms.length > 0 && <span>{synonyms.join(' · ')}</span>}
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

/** The answer key of a question: its state in one line; a button unfolds the rest. */
export function KeyPanel({ jobId, question, position, editable, drafts, onUnsaved }: KeyPanelProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { key } = question;
  if (!editable && !key) return null;
  const what = !editable ? 'Voir' : key ? 'Voir ou modifier' : 'Écrire';
  return (
    <section className={cx('grid gap-10', styles.panel)} aria-label={`Corrigé de la question ${position}`}>
      <div className={cx('cluster middle muted small', styles.head)}>
        <h3>Corrigé</h3>
        <State stored={key} />
        <Button
          variant="ghost"
          size="sm"
          iconEnd={<ChevronDownIcon />}
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          aria-label={
            open ? `Replier le corrigé de la question ${position}` : `${what} le corrigé de la question ${position}`
          }
          onClick={() => {
            setOpened(true);
            setOpen(!open);
          }}
        >
          {open ? 'Replier' : what}
        </Button>
      </div>
      {/* Stays mounted while folded, so that typed text is kept. */}
      <div id={`${id}-body`} hidden={!open}>
        {editable ? (
          opened && <KeyEditor jobId={jobId} question={question} drafts={drafts} onUnsaved={onUnsaved} />
        ) : (
          <>{key && <Shown stored={key} />}</>
        )}
      </div>
    </section>
  );
}
