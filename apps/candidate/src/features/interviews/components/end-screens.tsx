import { renewInterviewLink } from '@kafaa/domain/interviews/api';
import { ON_WAITING_LIST } from '@kafaa/domain/interviews/texts';
import type { PageData } from '#/lib/page-data';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { MailIcon, SearchCheckIcon } from '@kafaa/ui/page-icons.tsx';
import { grownWall } from '@kafaa/ui/growing-wall';
import { EMPTY_WALLS, SUN } from '@kafaa/ui/tile-art';
import type { TileCell } from '@kafaa/ui/tiles.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { attempt } from '@kafaa/web-kit/api';
import { ResultScreen } from '#/features/candidates/components/result-screen.tsx';
import { leaveDevice } from './leave-device.ts';
import type { InterviewController } from '../interview-controller.ts';
import type { Snapshot } from '../snapshot.ts';
import styles from './end-screens.module.css';

const BROKEN_SUN: readonly (readonly TileCell[])[] = [
  ['soleil2@270', 'missing'],
  ['soleil2@180', 'soleil2@90'],
];

function Frame({ children }: { children: ReactNode }) {
  return (
    <main id="contenu" className={styles.frame}>
      {children}
    </main>
  );
}

/**
 * Screen after the application was received. After a reload it shows no names, because nothing is kept on this device, on purpose.
 */
export function SuccessScreen({ interview, submission: { promise = '' } }: Pick<Snapshot, 'interview' | 'submission'>) {
  const answer = 'Vous recevrez sa réponse, oui ou non,';
  return (
    <Frame>
      <ResultScreen
        focused
        // The wall that grew with the answers; the CV was its last tile.
        art={interview ? grownWall(interview.questions.length + 1) : SUN}
        title="Candidature soumise avec succès !"
        next={[
          {
            icon: <SearchCheckIcon size={20} />,
            text: `L’entreprise lit votre entretien et prend sa décision.${promise && ` ${promise}`}`,
          },
          {
            icon: <MailIcon size={20} />,
            text: interview ? (
              <>
                {answer} à <b>{interview.candidate.email}</b>.
              </>
            ) : (
              `${answer} par e-mail.`
            ),
          },
        ]}
        actions={
          interview && (
            <ButtonLink variant="secondary" size="lg" block href={`/MesDonnees/${interview.candidate.ownData}`}>
              Suivre ma candidature
            </ButtonLink>
          )
        }
      >
        {interview ? (
          <p>
            C’est fait, <bdi>{interview.candidate.firstName}</bdi>. {interview.companyName} a reçu votre candidature.
          </p>
        ) : (
          <p>C’est fait. L’entreprise a reçu votre candidature. Vous pouvez fermer cette page.</p>
        )}
      </ResultScreen>
    </Frame>
  );
}

function SupportLink({ brand }: Pick<PageData, 'brand'>) {
  if (!brand?.email) return null;
  return (
    <ButtonLink variant="secondary" size="lg" block href={`mailto:${brand.email}`} icon={<MailIcon size={18} />}>
      Écrire au support
    </ButtonLink>
  );
}

/** Shows the answers and drafts that this device did not send before the link ended, so that they can be copied. */
function LeftBehind({ snapshot }: { snapshot: Snapshot }) {
  const unsent = snapshot.sheet.flatMap((state, index) => {
    const sent = state.answer && state.answer.revision <= state.saved;
    const text = sent ? state.draft?.text : (state.answer?.text ?? state.draft?.text);
    return text ? [{ index, text }] : [];
  });
  if (unsent.length === 0) return null;
  return (
    <details className={styles.left}>
      <summary>Vos textes restés sur cet appareil ({unsent.length})</summary>
      {unsent.map(({ index, text }) => (
        <div key={index}>
          <b>Question {index + 1}</b>
          <p dir="auto">{text}</p>
        </div>
      ))}
    </details>
  );
}

interface AskProps {
  readonly label: string;
  /** Text shown when the server's answer has none. */
  readonly asked: string;
  readonly ask: () => Promise<Answered>;
}
type Answered =
  | { readonly ok: true; readonly value: { readonly message: string } }
  | { readonly ok: false; readonly failure: { readonly message: string } };

/** A button that requests a mail. The answer replaces the button; a failure is shown below it. */
function AskButton({ label, asked, ask }: AskProps) {
  const [state, setState] = useState<{ busy: boolean; done?: string; problem?: string }>({ busy: false });
  const asking = useRef(false);
  async function send(): Promise<void> {
    if (asking.current) return;
    asking.current = true;
    setState({ busy: true });
    const result = await ask();
    asking.current = false;
    setState(
      result.ok ? { busy: false, done: result.value.message } : { busy: false, problem: result.failure.message },
    );
  }
  if (state.done !== undefined) {
    return (
      <p role="status" className={styles.done}>
        {state.done || asked}
      </p>
    );
  }
  return (
    <>
      <Button size="lg" block busy={state.busy} onClick={() => void send()}>
        {label}
      </Button>
      {state.problem && (
        <p role="alert" className={styles.problem}>
          {state.problem}
        </p>
      )}
    </>
  );
}

interface FailureProps extends Pick<PageData, 'brand'> {
  readonly controller: InterviewController;
  readonly snapshot: Snapshot;
  readonly token: string;
}

/** Screen for the link of a completed interview, opened again, for example on another device. */
function ArrivedScreen({ snapshot: { failure } }: FailureProps) {
  return (
    <ResultScreen
      art={SUN}
      title="Votre candidature est bien arrivée"
      actions={
        failure?.link && (
          <ButtonLink size="lg" block href={failure.link}>
            Suivre ma candidature
          </ButtonLink>
        )
      }
    >
      <p>{failure?.message}</p>
    </ResultScreen>
  );
}

/**
 * Screen for the link of a device that began before the address was confirmed. By now it is confirmed, or everything was erased.
 */
function ConfirmedScreen({ controller, snapshot, jobId }: FailureProps & { readonly jobId: string }) {
  return (
    <ResultScreen
      art={SUN}
      title="Cet entretien continue par e-mail"
      actions={
        <Button variant="secondary" size="lg" block onClick={() => leaveDevice(controller, jobId)}>
          Effacer de cet appareil
        </Button>
      }
    >
      <p>
        Votre adresse est confirmée{'\u00A0'}: ouvrez le lien de votre e-mail. Sans confirmation, tout est effacé après
        sept jours.
      </p>
      <LeftBehind snapshot={snapshot} />
    </ResultScreen>
  );
}

/**
 * Screen for a link that has expired, is incomplete, or was replaced. The server's message says what to do; an expired link can be
 * renewed.
 */
function ExpiredScreen({ snapshot, brand, token }: FailureProps) {
  const offer = snapshot.failure?.link;
  return (
    <ResultScreen
      art={BROKEN_SUN}
      title="Ce lien n’est plus valable"
      actions={
        <>
          {offer ? (
            <>
              <AskButton
                label="Recevoir un nouveau lien"
                asked="Un nouveau lien part à l’adresse de votre candidature."
                ask={() => attempt(renewInterviewLink, { params: { token } })}
              />
              <ButtonLink variant="secondary" size="lg" block href={offer}>
                Revoir l’offre
              </ButtonLink>
            </>
          ) : (
            <ButtonLink size="lg" block href="/Candidats#retrouver">
              Retrouver mon entretien
            </ButtonLink>
          )}
          <SupportLink brand={brand} />
        </>
      }
    >
      <p>{snapshot.failure?.message}</p>
      {!offer && (
        <p>
          Si vous avez déjà envoyé votre candidature, elle est bien arrivée, sauf si vous l’avez retirée ou effacée
          depuis. Une candidature retirée se reprend par l’e-mail du retrait.
        </p>
      )}
      <LeftBehind snapshot={snapshot} />
    </ResultScreen>
  );
}

/** Screen for the used link of an application whose data were erased since. */
function ErasedScreen() {
  return (
    <ResultScreen art={EMPTY_WALLS.expired} title="Vos données sont effacées">
      <p>
        Plus rien n’est gardé de cette candidature{'\u00A0'}: elle n’attend plus de réponse. Les liens de ses e-mails
        n’ouvrent plus rien.
      </p>
    </ResultScreen>
  );
}

function ClosedScreen({ snapshot }: FailureProps) {
  return (
    <ResultScreen art={EMPTY_WALLS.blocked} title="Votre candidature est close">
      <p>
        {snapshot.failure?.message} Le lien «{'\u00A0'}Mes données et mes droits{'\u00A0'}» de vos e-mails reste
        valable.
      </p>
      <LeftBehind snapshot={snapshot} />
    </ResultScreen>
  );
}

function FullScreen({ controller, snapshot, brand }: FailureProps) {
  const waits = snapshot.failure?.message === ON_WAITING_LIST;
  return (
    <ResultScreen
      art={EMPTY_WALLS.blocked}
      title="Toutes les places sont prises"
      actions={
        <>
          {!waits && (
            <AskButton
              label="Me prévenir si une place se libère"
              asked="C’est noté. Vous recevrez un e-mail si une place se libère."
              ask={() => controller.joinWaitlist()}
            />
          )}
          <SupportLink brand={brand} />
        </>
      }
    >
      <p>{snapshot.failure?.message} Votre inscription est gardée.</p>
    </ResultScreen>
  );
}

/** Screen for any other failure, which may pass, so it can be retried. */
function RetryScreen({ controller, snapshot, brand }: FailureProps) {
  const paused = snapshot.failure?.code === 'INTERVIEW_PAUSED';
  return (
    <ResultScreen
      art={paused ? EMPTY_WALLS.blocked : EMPTY_WALLS.waiting}
      title={paused ? 'Les entretiens sont en pause' : 'L’entretien n’a pas pu s’ouvrir'}
      actions={
        <>
          <Button size="lg" block icon={<RotateCcwIcon size={18} />} onClick={() => void controller.load()}>
            Réessayer
          </Button>
          <SupportLink brand={brand} />
        </>
      }
    >
      <p role="alert">{snapshot.failure?.message}</p>
      <LeftBehind snapshot={snapshot} />
    </ResultScreen>
  );
}

/** Explains why the interview cannot be opened and offers the next step. */
export function FailureScreen(props: FailureProps) {
  const { failure: { code, link, erased } = {}, interview } = props.snapshot;
  return (
    <Frame>
      {erased ? (
        <ErasedScreen />
      ) : link?.startsWith('/MesDonnees/') ? (
        <ArrivedScreen {...props} />
      ) : code === 'EXPIRED_LINK' && interview?.unconfirmed ? (
        <ConfirmedScreen {...props} jobId={interview.jobId} />
      ) : code === 'EXPIRED_LINK' ? (
        <ExpiredScreen {...props} />
      ) : code === 'APPLICATION_CLOSED' ? (
        <ClosedScreen {...props} />
      ) : code === 'JOB_FULL' ? (
        <FullScreen {...props} />
      ) : (
        <RetryScreen {...props} />
      )}
    </Frame>
  );
}
