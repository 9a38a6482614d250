import { CV_EXTENSIONS } from '@kafaa/domain/interviews/options';
import { type ChangeEvent, lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { oncePossible } from '#/lib/once-possible';
import { formatBytes } from '@kafaa/web-kit/format';
import { useFocusNext } from '@kafaa/web-kit/use-focus-next';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { RotateCcwIcon, XIcon } from '@kafaa/ui/icons.tsx';
import { FileCheckIcon, SendIcon, SmartphoneIcon, UploadIcon } from '@kafaa/ui/page-icons.tsx';
import { SpinnerPanel } from '@kafaa/ui/spinner.tsx';
import type { InterviewController } from '../interview-controller.ts';
import type { CvView, Snapshot, SubmissionView } from '../snapshot.ts';
import { createSubmission, isReady, needsFields, NO_FIELDS } from '../submission.ts';
import { CvFieldInputs } from './cv-fields.tsx';
import styles from './cv-panel.module.css';

// Loaded only for a candidate who photographs the CV.
const cvPhotos = () => oncePossible(() => import('./cv-photos.tsx'));
const CvPhotos = lazy(async () => ({ default: (await cvPhotos()).CvPhotos }));

const ACCEPT = [
  ...CV_EXTENSIONS,
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/*',
].join(',');

function fileStatus({ size, received, lost }: CvView, { busy, uploading, waiting }: SubmissionView): string {
  const percent = `${Math.floor((received / size) * 100)}\u00A0%`;
  if (waiting === 'server') return `Le serveur ne peut pas répondre. Nouvel essai dans un instant (${percent}).`;
  if (waiting) return `En attente de réseau. L’envoi reprendra tout seul (${percent}).`;
  if (received === size) return `${formatBytes(size)}, arrivé`;
  if (uploading || busy) return `Envoi en cours, ${percent}`;
  if (lost) return `S’est arrêté à ${percent}. Choisissez-le à nouveau pour continuer.`;
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
  const { busy, uploading } = submission;
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
      {(busy || uploading) && (
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

/** The name that the PDF made of photos gets. */
const PHOTO_NAME = 'CV en photos.pdf';

const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.(?:jpe?g|png|hei[cf]|webp)$/i.test(name);

interface ChoicesProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly problem: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onWithout: () => void;
}

/** The three ways to the last step: a file, photos of the pages, or no CV at all. */
function Choices({ input, problem, onChoose, onWithout }: ChoicesProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])]);
    // Reset so that the same file can be chosen again.
    event.target.value = '';
  };
  return (
    <div className={styles.choices}>
      <label className={styles.drop}>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          multiple
          aria-describedby={problem ? 'cv-problem' : undefined}
          onChange={take}
        />
        <UploadIcon size={22} />
        <b>Choisir un fichier</b>
        <span>depuis votre téléphone ou votre ordinateur</span>
      </label>
      <label className={styles.drop} onPointerEnter={() => void cvPhotos().catch(() => undefined)}>
        <input type="file" accept="image/*" multiple onChange={take} />
        <SmartphoneIcon size={22} />
        <b>Prendre mon CV en photo</b>
        <span>une photo par page</span>
      </label>
      <Button variant="ghost" onClick={onWithout}>
        Je n’ai pas de CV
      </Button>
    </div>
  );
}

function shortAnswersLead({ cv, without }: SubmissionView, companyName: string): string {
  if (without) return 'Pas de souci. Répondez à ces cinq questions courtes, elles remplacent votre CV.';
  const what = cv?.name === PHOTO_NAME ? 'de ces photos' : 'de ce fichier';
  return `Nous ne pouvons pas lire le texte ${what}. ${companyName} pourra l’ouvrir. Répondez à ces cinq questions courtes pour que votre parcours compte.`;
}

interface PartProps {
  readonly controller: InterviewController;
  readonly snapshot: Snapshot;
}

interface CvPanelProps extends PartProps {
  /** Keeps the beginning of a part in view, although the form below it grows; null releases the view. */
  readonly onShow: (part: Element | null) => void;
}

/**
 * Fields of the short answers. They appear if there is no CV or once its text is known to be unreadable; the view then shows the
 * reason, not the send button.
 */
function ShortAnswers({ controller, snapshot: { submission, interview }, onShow }: CvPanelProps) {
  const lead = useRef<HTMLParagraphElement>(null);
  const needed = needsFields(submission);
  useEffect(() => {
    if (needed) onShow(lead.current);
  }, [needed, onShow]);
  if (!needed) return null;
  return (
    <div className={styles.short}>
      <p role="status" ref={lead}>
        {shortAnswersLead(submission, interview?.companyName ?? 'L’entreprise')}
      </p>
      <CvFieldInputs
        values={submission.fields ?? NO_FIELDS}
        disabled={submission.busy}
        onChange={controller.writeCvFields}
      />
      {submission.without && !submission.busy && (
        <Button variant="ghost" onClick={() => controller.goWithoutCv(false)}>
          J’ai un CV, finalement
        </Button>
      )}
    </div>
  );
}

interface ChosenProps extends PartProps, Pick<ChoicesProps, 'input'> {
  /** Photos of the pages that are being put in order. */
  readonly photos: readonly File[] | undefined;
  readonly setPhotos: (photos: readonly File[] | undefined) => void;
}

/** The panel shows the chosen file, or the ways to choose one. */
function Chosen({ controller, snapshot, input, photos, setPhotos }: ChosenProps) {
  const { cv, problem, without } = snapshot.submission;
  function choose(files: readonly File[]): void {
    const [first] = files;
    if (!first) return;
    if (isPicture(first)) setPhotos(files.filter(isPicture));
    else controller.chooseCv(first);
  }
  if (photos) {
    return (
      <Suspense fallback={<SpinnerPanel />}>
        <CvPhotos
          files={photos}
          name={PHOTO_NAME}
          onCancel={() => setPhotos(undefined)}
          onJoin={(pdf) => {
            setPhotos(undefined);
            controller.chooseCv(pdf, false);
          }}
        />
      </Suspense>
    );
  }
  const file = cv && <ChosenFile cv={cv} submission={snapshot.submission} onRemove={controller.removeCv} />;
  if (without || (cv && !cv.lost)) return file ?? null;
  return (
    <>
      {file}
      <Choices input={input} problem={problem} onChoose={choose} onWithout={() => controller.goWithoutCv(true)} />
    </>
  );
}

/** After the last answer: the candidate chooses the CV and sends the application. */
export function CvPanel({ controller, snapshot, onShow }: CvPanelProps) {
  const { submission } = snapshot;
  const { cv, busy, said } = submission;
  const [photos, setPhotos] = useState<readonly File[]>();
  // The problem of a file that was rejected before does not concern the photos.
  const problem = photos ? undefined : submission.problem;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const again = isReady(submission) && said.at(-1)?.failed === true;

  // Before the first paint, so that a CV already on the server is shown at once.
  useLayoutEffect(() => controller.bringSubmission(createSubmission), [controller]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    onShow(panel.current);
    return () => onShow(null);
  }, [onShow]);
  // Choosing or removing the file swaps the focused element, so the focus moves to its replacement.
  useFocusNext(() => (cv && !cv.lost ? send.current : input.current));

  return (
    <section ref={panel} className={styles.panel} aria-labelledby="cv">
      <p className={styles.step}>Dernière étape</p>
      <h2 id="cv" ref={heading} tabIndex={-1}>
        Ajoutez votre CV
      </h2>
      <p className={styles.rules}>
        PDF, DOC ou DOCX, 3 Mo et 5 pages au maximum. En photo, cinq réponses courtes s’y ajoutent.
      </p>
      <Chosen {...{ controller, snapshot, input, photos, setPhotos }} />
      <ShortAnswers controller={controller} snapshot={snapshot} onShow={onShow} />
      {problem && (
        <div role="alert" className={styles.problem}>
          <ErrorText id="cv-problem">{problem}</ErrorText>
        </div>
      )}
      <p className={styles.rules}>
        Relisez si vous voulez. Après l’envoi, vos réponses à l’entretien ne changent plus.
      </p>
      <Button
        ref={send}
        className={styles.submit}
        size="lg"
        block
        disabled={!isReady(submission)}
        busy={busy}
        icon={again ? <RotateCcwIcon size={18} /> : <SendIcon size={18} />}
        onClick={controller.submit}
      >
        {busy ? 'Envoi...' : again ? 'Réessayer' : 'Envoyer ma candidature'}
      </Button>
    </section>
  );
}
