import { confirmInterview, resendConfirmation } from '@kafaa/domain/candidates/api';
import type { Interview } from '@kafaa/domain/interviews/schema';
import { useState } from 'react';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { attempt } from '@kafaa/web-kit/api';
import { counted } from '@kafaa/web-kit/format';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { ClockIcon, InboxIcon } from '@kafaa/ui/page-icons.tsx';
import { EMPTY_WALLS, SUN } from '@kafaa/ui/tile-art';
import { mailboxOf } from '#/features/candidates/components/mailboxes';
import { ResultScreen } from '#/features/candidates/components/result-screen.tsx';
import type { InterviewController } from '../interview-controller.ts';
import type { KnownInterview } from '../snapshot.ts';
import { CloseHere } from './close-here.tsx';
import { linkToken } from './leave-device.ts';
import styles from './end-screens.module.css';

interface UnconfirmedProps {
  readonly controller: InterviewController;
  readonly interview: KnownInterview;
}

/** Screen of an application that lacks only the confirmation of the address. */
function UnconfirmedScreen({ controller, interview }: UnconfirmedProps) {
  const { candidate, companyName, jobId, unconfirmed } = interview;
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<string>();
  const [closing, setClosing] = useState(false);
  const mailbox = mailboxOf(candidate.email);

  async function resend(): Promise<void> {
    setState('busy');
    setProblem(undefined);
    const result = await attempt(resendConfirmation, { params: { token: linkToken() } });
    setState(result.ok ? 'sent' : 'idle');
    if (!result.ok) setProblem(result.failure.message);
  }

  return (
    <main id="contenu" className={styles.frame}>
      <ResultScreen
        focused
        art={EMPTY_WALLS.waiting}
        title={'Plus qu’un pas\u00A0: confirmez votre adresse'}
        next={[
          { icon: <InboxIcon size={20} />, text: 'Rien reçu\u202F? Voyez les spams, ou faites renvoyer l’e-mail.' },
          {
            icon: <ClockIcon size={20} />,
            text: (
              <>
                Sans confirmation, tout sera effacé le <b>{unconfirmed && formatDateTime(unconfirmed.erasedAt)}</b>.
              </>
            ),
          },
        ]}
        actions={
          <>
            {mailbox && (
              <ButtonLink size="lg" block href={mailbox.href} target="_blank" rel="noopener">
                Ouvrir {mailbox.name}
              </ButtonLink>
            )}
            <Button
              variant="secondary"
              busy={state === 'busy'}
              disabled={state === 'sent'}
              onClick={() => void resend()}
            >
              {state === 'sent' ? 'E-mail renvoyé' : 'Renvoyer l’e-mail'}
            </Button>
            {problem && <ErrorBand message={problem} />}
            <ButtonLink variant="ghost" href={`/Apply/${jobId}#adresse`}>
              Corriger mon adresse
            </ButtonLink>
            <Button variant="ghost" onClick={() => setClosing(true)}>
              Fermer sur cet appareil
            </Button>
          </>
        }
      >
        <p>
          Vos réponses sont gardées. Ouvrez l’e-mail envoyé à <b>{candidate.email}</b> et suivez son lien.
        </p>
        <p>{companyName} ne reçoit rien avant.</p>
      </ResultScreen>
      {closing && <CloseHere {...{ controller, interview }} onClose={() => setClosing(false)} />}
    </main>
  );
}

type Begun = NonNullable<Interview['begun']>[number];

interface BegunProps {
  readonly interview: KnownInterview;
  readonly begun: readonly Begun[];
}

/** Card of one interview that was begun with the address. */
function BegunCard({ one, busy, onConfirm }: { one: Begun; busy: string | null | undefined; onConfirm: () => void }) {
  const { id, name, startedAt, answers, finished } = one;
  return (
    <section className={styles.begun} aria-label={name}>
      <p>
        <b dir="auto">{name}</b>
        <br />
        {formatDateTime(startedAt)}, {counted(answers, 'réponse')}
      </p>
      <Button size="lg" block busy={busy === id} disabled={busy !== undefined} onClick={onConfirm}>
        {finished ? 'Oui, envoyer ma candidature' : 'Oui, continuer cet entretien'}
      </Button>
    </section>
  );
}

/** Buttons that erase, after a confirmation, the interviews that somebody else began with the address. */
function NotMe({ busy, onErase }: { busy: string | null | undefined; onErase: () => void }) {
  const [erasing, setErasing] = useState(false);
  const waits = busy !== undefined;
  if (!erasing)
    return (
      <Button variant="ghost" disabled={waits} onClick={() => setErasing(true)}>
        Ce n’est pas moi
      </Button>
    );
  return (
    <>
      <p role="status">Ces réponses seront effacées. Vous pourrez commencer votre propre entretien.</p>
      <Button variant="secondary" disabled={waits} onClick={() => setErasing(false)}>
        Garder
      </Button>
      <Button variant="danger" busy={busy === null} disabled={waits} onClick={onErase}>
        Effacer
      </Button>
    </>
  );
}

/** Asks the reader of the mail which interview begun with the address is their own. Loading the page confirms nothing. */
function BegunScreen({ interview, begun }: BegunProps) {
  const { firstName, lastName, phone, ownData } = interview.candidate;
  const [busy, setBusy] = useState<string | null>();
  const [problem, setProblem] = useState<string>();

  async function confirm(keep: string | null): Promise<void> {
    setBusy(keep);
    setProblem(undefined);
    const result = await attempt(confirmInterview, { params: { token: linkToken() }, body: { keep } });
    // The page then shows what the server holds: the arrived application, or the interview where it stood.
    if (result.ok || result.failure.code === 'ALREADY_BEGUN' || result.failure.code === 'EXPIRED_LINK') {
      location.reload();
      return;
    }
    setProblem(result.failure.message);
    setBusy(undefined);
  }

  return (
    <main id="contenu" className={styles.frame}>
      <ResultScreen
        focused
        art={SUN}
        title={'C’est bien vous\u202F?'}
        actions={
          <>
            {begun.map((one) => (
              <BegunCard key={one.id} {...{ one, busy }} onConfirm={() => void confirm(one.id)} />
            ))}
            {problem && <ErrorBand message={problem} />}
            <NotMe busy={busy} onErase={() => void confirm(null)} />
          </>
        }
      >
        <p>Un entretien a commencé avec votre adresse. {interview.companyName} n’en voit rien avant votre réponse.</p>
        <p>
          Votre candidature{'\u00A0'}: <b dir="auto">{`${firstName} ${lastName}`}</b>, {phone}.{' '}
          <a href={`/MesDonnees/${ownData}`}>Corriger</a>
        </p>
      </ResultScreen>
    </main>
  );
}

/** Asks for the confirmation that gives the interview to the company: on the device that began it, or behind the mailed link. */
export function ConfirmScreen(props: UnconfirmedProps) {
  const { begun } = props.interview;
  return begun ? <BegunScreen {...props} begun={begun} /> : <UnconfirmedScreen {...props} />;
}
