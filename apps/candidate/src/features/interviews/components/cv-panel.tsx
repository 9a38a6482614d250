import { CV_EXTENSIONS } from '@kafaa/domain/interviews/options';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { formatBytes } from '@kafaa/web-kit/format';
import { useFocusNext } from '@kafaa/web-kit/use-focus-next';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { RotateCcwIcon, XIcon } from '@kafaa/ui/icons.tsx';
import { FileCheckIcon, SendIcon, UploadIcon } from '@kafaa/ui/page-icons.tsx';
import type { InterviewController } from '../interview-controller.ts';
import type { CvView, Snapshot, SubmissionView } from '../snapshot.ts';
import { createSubmission } from '../submission.ts';
import styles from './cv-panel.module.css';

const ACCEPT = [
  ...CV_EXTENSIONS,
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',');

function fileStatus({ size, received }: CvView, { busy, waiting }: SubmissionView): string {
  const percent = `${Math.floor((received / size) * 100)}\u00A0%`;
  if (waiting === 'server') return `Le serveur ne peut pas répondre. Nouvel essai dans un instant (${percent}).`;
  if (waiting) return `En attente de réseau. L’envoi reprendra tout seul (${percent}).`;
  if (received === size) return `${formatBytes(size)}, arrivé`;
  if (busy) return `Envoi en cours, ${percent}`;
  return received > 0 ? `${formatBytes(size)}, déjà envoyé à ${percent}` : `${formatBytes(size)}, prêt à envoyer`;
}

/** Truncates a long name but keeps its extension, which shows the file type. */
function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.');
  return (
    <b title={name}>
      <span>{dot > 0 ? name.slice(0, dot) : name}</span>
      {dot > 0 && name.slice(dot)}
    </b>
  );
}

interface ChosenFileProps {
  readonly cv: CvView;
  readonly submission: SubmissionView;
  readonly onRemove: () => void;
}

function ChosenFile({ cv, submission, onRemove }: ChosenFileProps) {
  const { busy } = submission;
  return (
    <div className={styles.file}>
      <span className={styles.icon}>
        <FileCheckIcon size={22} />
      </span>
      <div>
        <FileName name={cv.name} />
        <small role="status">{fileStatus(cv, submission)}</small>
      </div>
      {!busy && <IconButton label="Retirer le fichier" icon={<XIcon size={20} />} onClick={onRemove} />}
      {busy && (
        <div
          className={styles.bar}
          role="progressbar"
          aria-label="Envoi du CV"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.floor((cv.received / cv.size) * 100)}
        >
          <i style={{ width: `${(cv.received / cv.size) * 100}%` }} />
        </div>
      )}
    </div>
  );
}

/** After the last answer: the candidate chooses the CV and sends the application. */
export function CvPanel({ controller, snapshot }: { controller: InterviewController; snapshot: Snapshot }) {
  const { submission } = snapshot;
  const { cv, problem, busy, said } = submission;
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const again = cv !== undefined && said.at(-1)?.failed === true;

  // Before the first paint, so that a CV already on the server is shown at once.
  useLayoutEffect(() => controller.bringSubmission(createSubmission), [controller]);
  useEffect(() => heading.current?.focus(), []);
  // Choosing or removing the file swaps the focused element, so the focus moves to its replacement.
  useFocusNext(() => (cv ? send.current : input.current));

  function choose(files: FileList | null): void {
    const file = files?.[0];
    if (file) controller.chooseCv(file);
    // Reset so that the same file can be chosen again.
    if (input.current) input.current.value = '';
  }

  return (
    <section className={styles.panel} aria-labelledby="cv">
      <h2 id="cv" ref={heading} tabIndex={-1}>
        Ajoutez votre CV
      </h2>
      <p className={styles.rules}>PDF, DOC ou DOCX, 3 Mo et 5 pages au maximum.</p>
      {cv ? (
        <ChosenFile cv={cv} submission={submission} onRemove={controller.removeCv} />
      ) : (
        <label className={styles.drop}>
          <input
            ref={input}
            type="file"
            accept={ACCEPT}
            aria-describedby={problem ? 'cv-problem' : undefined}
            onChange={(event) => choose(event.target.files)}
          />
          <UploadIcon size={22} />
          <b>Choisir un fichier</b>
          <span>depuis votre téléphone ou votre ordinateur</span>
        </label>
      )}
      {problem && (
        <div role="alert" className={styles.problem}>
          <ErrorText id="cv-problem">{problem}</ErrorText>
        </div>
      )}
      <Button
        ref={send}
        className={styles.submit}
        size="lg"
        block
        disabled={!cv}
        busy={busy}
        icon={again ? <RotateCcwIcon size={18} /> : <SendIcon size={18} />}
        onClick={controller.submit}
      >
        {busy ? 'Envoi...' : again ? 'Réessayer' : 'Envoyer ma candidature'}
      </Button>
    </section>
  );
}
