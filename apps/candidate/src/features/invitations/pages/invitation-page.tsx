import { chooseSlot, getReply, sendReply } from '@kafaa/domain/invitations/api';
import { COMPANY_ZONE, COMPANY_ZONE_LABEL } from '@kafaa/domain/invitations/options';
import { meetingAddress } from '@kafaa/domain/invitations/rules';
import type { ReplyView } from '@kafaa/domain/invitations/schema';
import { elided } from '@kafaa/domain/kernel/elision';
import { spacedPhone } from '@kafaa/domain/kernel/phone';
import { useEffect, useState } from 'react';
import { LoadFailed } from '#/features/candidates/components/load-failed.tsx';
import { ApiError, call, errorMessage } from '@kafaa/web-kit/api';
import { formatDate, formatTime, parseInstant } from '@kafaa/web-kit/dates';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { CandidateShell } from '@kafaa/ui/candidate-shell.tsx';
import { CalendarIcon, InfoIcon, LinkIcon, MapPinIcon, SmartphoneIcon } from '@kafaa/ui/page-icons.tsx';
import { Toaster } from '@kafaa/ui/toaster.tsx';
import { type Answer, calendarPath, ReplyForm } from '../components/reply-form.tsx';
import { PastScreen, ReplyLoading, UnknownLink, WithdrawnScreen } from '../components/reply-screens.tsx';
import { SlotForm } from '../components/slot-form.tsx';
import styles from './invitation-page.module.css';

const LOAD_FAILED = 'L’invitation n’a pas pu être chargée. Vérifiez votre réseau, puis réessayez.';
const SEND_FAILED = 'Votre réponse n’est pas partie. Vérifiez votre réseau, puis réessayez.';

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'missing'; readonly message: string }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly view: ReplyView };

async function fetchReply(link: string): Promise<Loaded> {
  try {
    return { state: 'ready', view: await call(getReply, { params: { link } }) };
  } catch (error) {
    const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { state: missing ? 'missing' : 'failed', message: errorMessage(error, LOAD_FAILED) };
  }
}

function useReply(link: string) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    void fetchReply(link).then(setLoaded);
  }, [link]);
  const reload = async () => setLoaded(await fetchReply(link));
  const retry = () => {
    setLoaded({ state: 'loading' });
    void reload();
  };
  return { loaded, setLoaded, reload, retry };
}

/** The answer of the button clicked in the mail; the page still asks for confirmation. */
function proposedAnswer(): Answer | undefined {
  const said = new URLSearchParams(location.search).get('reponse');
  return said === 'oui' ? 'ACCEPTED' : said === 'non' ? 'DECLINED' : undefined;
}

/** Weekday of the meeting, capitalised because it starts the line: « Mercredi ». */
function weekday(view: ReplyView): string {
  const day = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: COMPANY_ZONE });
  const name = day.format(parseInstant(view.interviewDate));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function Place({ view }: { view: ReplyView }) {
  const online = view.interviewType === 'ONLINE';
  const address = online ? meetingAddress(view.interviewPlace) : null;
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(view.interviewPlace)}`;
  return (
    <div>
      <dt>{online ? 'En ligne' : 'Sur place'}</dt>
      <dd>
        {online ? <LinkIcon size={20} /> : <MapPinIcon size={20} />}
        <span>
          {address ? (
            <a href={address} target="_blank" rel="noreferrer noopener">
              {view.interviewPlace}
            </a>
          ) : (
            view.interviewPlace
          )}
          {!online && (
            <small>
              <a href={map} target="_blank" rel="noreferrer noopener">
                Voir sur une carte
              </a>
            </small>
          )}
        </span>
      </dd>
    </div>
  );
}

function Meeting({ view, link }: { view: ReplyView; link: string }) {
  const { companyName, companyCity, firstName, jobTitle, customMessage, interviewDate } = view;
  const choosing = view.choice && view.reply !== 'ACCEPTED';
  return (
    <>
      <header className={styles.header}>
        <p>
          {companyName}, {companyCity}
        </p>
        <h1>
          <bdi>{firstName}</bdi>, {companyName} souhaite vous rencontrer
        </h1>
        <p>Entretien pour le poste {jobTitle}</p>
      </header>
      {view.outdated && (
        <p className={styles.notice} role="status">
          <InfoIcon size={20} />
          <span>
            Ce rendez-vous a changé depuis l’e-mail que vous avez ouvert. Voici l’entretien tel qu’il est maintenant.
          </span>
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>Quand</dt>
          <dd>
            <CalendarIcon size={20} />
            {choosing ? (
              <span>{view.slots.length > 0 ? 'Une date à choisir' : 'Pas de date pour l’instant'}</span>
            ) : (
              <span>
                <time dateTime={parseInstant(interviewDate).toISOString()}>
                  {weekday(view)} {formatDate(interviewDate, COMPANY_ZONE)} à{' '}
                  <b>{formatTime(interviewDate, COMPANY_ZONE)}</b>
                </time>
                <small>
                  {COMPANY_ZONE_LABEL}, {view.durationMinutes} minutes
                </small>
                {view.reply === 'NONE' && (
                  <small>
                    <a href={calendarPath(link)} download>
                      Ajouter à mon agenda
                    </a>
                  </small>
                )}
              </span>
            )}
          </dd>
        </div>
        <Place view={view} />
        <div>
          <dt>Téléphone le jour même</dt>
          <dd>
            <SmartphoneIcon size={20} />
            <a href={`tel:+216${view.companyPhone}`}>{spacedPhone(view.companyPhone)}</a>
          </dd>
        </div>
      </dl>
      {customMessage !== '' && (
        <section className={styles.message} aria-labelledby="message">
          <h2 id="message">Message {elided('de', companyName)}</h2>
          <p dir="auto">{customMessage}</p>
        </section>
      )}
    </>
  );
}

/** Sends the candidate's answer; after a refusal shows the meeting as it is now. */
function useAnswer(link: string, { setLoaded, reload }: Pick<ReturnType<typeof useReply>, 'setLoaded' | 'reload'>) {
  const [sending, setSending] = useState<Answer>();
  const [problem, setProblem] = useState<string>();
  const [answered, setAnswered] = useState(false);

  const send = async (answer: Answer, saved: () => Promise<ReplyView>) => {
    if (sending) return;
    setSending(answer);
    setProblem(undefined);
    try {
      setLoaded({ state: 'ready', view: await saved() });
      setAnswered(true);
    } catch (error) {
      setProblem(errorMessage(error, SEND_FAILED));
      // The meeting was moved, withdrawn or is over: reload to show its current state.
      if (error instanceof ApiError && error.status === 409) await reload();
    } finally {
      setSending(undefined);
    }
  };

  const reply = ({ sequence }: ReplyView, answer: Answer, note = '') =>
    void send(answer, () => call(sendReply, { params: { link }, body: { reply: answer, sequence, note } }));
  const choose = ({ sequence }: ReplyView, slot: string) =>
    void send('ACCEPTED', () => call(chooseSlot, { params: { link }, body: { slot, sequence } }));
  return { sending, problem, answered, reply, choose };
}

/** /Invitation/{link}: the meeting, and the candidate's reply. */
export function InvitationPage({ id: link }: { id: string }) {
  const { loaded, setLoaded, reload, retry } = useReply(link);
  const [proposed] = useState(proposedAnswer);
  const { sending, problem, answered, reply, choose } = useAnswer(link, { setLoaded, reload });
  useDocumentTitle('Votre invitation');

  function content() {
    if (loaded.state === 'loading') return <ReplyLoading />;
    if (loaded.state === 'missing') return <UnknownLink message={loaded.message} />;
    if (loaded.state === 'failed')
      return <LoadFailed title="L’invitation n’est pas arrivée" message={loaded.message} onRetry={retry} />;
    const { view } = loaded;
    if (view.state === 'WITHDRAWN') return <WithdrawnScreen view={view} />;
    if (view.state === 'PAST') return <PastScreen view={view} />;
    return (
      <>
        <Meeting view={view} link={link} />
        {view.choice ? (
          <SlotForm
            key={view.repliedAt}
            answered={answered}
            view={view}
            link={link}
            proposed={proposed}
            sending={sending !== undefined}
            problem={problem}
            onChoose={(slot) => choose(view, slot)}
            onDecline={(note) => reply(view, 'DECLINED', note)}
          />
        ) : (
          <ReplyForm
            key={view.repliedAt}
            answered={answered}
            view={view}
            link={link}
            proposed={proposed}
            sending={sending}
            problem={problem}
            onReply={(answer, note) => reply(view, answer, note)}
          />
        )}
      </>
    );
  }

  return (
    <CandidateShell>
      <div className={styles.frame}>{content()}</div>
      <Toaster />
    </CandidateShell>
  );
}
