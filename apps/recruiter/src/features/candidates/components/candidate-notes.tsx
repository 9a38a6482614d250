import { cx } from '@kafaa/ui/class-names';
import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { MAX_NOTES_LENGTH } from '@kafaa/domain/candidates/options';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { useId } from 'react';
import { formatNumber } from '@kafaa/web-kit/format';
import { Button } from '@kafaa/ui/button.tsx';
import { CloudCheckIcon, CloudOffIcon } from '@kafaa/ui/icons.tsx';
import { Spinner } from '@kafaa/ui/spinner.tsx';
import styles from './candidate-notes.module.css';
import { type NotesState, useNotes } from './use-notes.ts';

const LEFT_SHOWN_BELOW = 500;

function SaveState({ state, empty }: { state: NotesState; empty: boolean }) {
  if (state === 'saving' || state === 'typing') {
    return (
      <>
        <Spinner size={14} /> Enregistrement...
      </>
    );
  }
  if (state === 'changed') {
    return (
      <>
        <CloudOffIcon size={15} /> Pas encore enregistrées
      </>
    );
  }
  if (state === 'kept') {
    return (
      <>
        <CloudOffIcon size={15} /> Gardées sur cet appareil
      </>
    );
  }
  if (empty) return null;
  return (
    <>
      <CloudCheckIcon size={15} /> Enregistrées
    </>
  );
}

/** The recruiter's notes about a candidate. */
export function CandidateNotes({ candidate }: { candidate: Candidate }) {
  const { text, state, error, other, change, retry, keepMine, takeOther } = useNotes(candidate);
  const id = useId();
  const left = MAX_NOTES_LENGTH - text.length;
  return (
    <section className={cx('grid gap-6', styles.notes)}>
      <header>
        <label htmlFor={id}>Vos notes</label>
        <output className="inline gap-6 muted small">
          <SaveState state={state} empty={text === ''} />
        </output>
      </header>
      <textarea
        id={id}
        rows={2}
        maxLength={MAX_NOTES_LENGTH}
        value={text}
        aria-describedby={`${id}-hint`}
        placeholder="Vos remarques sur ce candidat"
        onChange={(event) => change(event.target.value)}
      />
      {state === 'kept' && error !== undefined && (
        <p className={cx('cluster middle', styles.failure)} role="alert">
          <span>{error} Rien n’est perdu.</span>
          <Button variant="secondary" size="sm" onClick={retry}>
            Réessayer
          </Button>
        </p>
      )}
      {state === 'changed' && (
        <div className={cx('cluster', styles.changed)} role="alert">
          <p>
            {candidateErrors.NOTES_CHANGED.message} L’autre texte{'\u00A0'}:
          </p>
          <blockquote dir="auto">{other === '' ? '(vide)' : other}</blockquote>
          <Button variant="secondary" size="sm" onClick={keepMine}>
            Garder le mien
          </Button>
          <Button variant="secondary" size="sm" onClick={takeOther}>
            Reprendre l’autre
          </Button>
        </div>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        Notes internes. Le candidat peut demander à les consulter.
        {left < LEFT_SHOWN_BELOW && ` Encore ${formatNumber(left)} caractères.`}
      </p>
    </section>
  );
}
