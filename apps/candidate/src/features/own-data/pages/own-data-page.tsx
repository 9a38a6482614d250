import { CANDIDATE_FIELDS, type FieldKind, FIELD_NAMES } from '@kafaa/domain/candidates/fields';
import { OPINION_LINK_DAYS } from '@kafaa/domain/opinions/options';
import { getOwnData } from '@kafaa/domain/own-data/api';
import { APPLICATION_STATE_LABELS } from '@kafaa/domain/own-data/options';
import type { OwnData } from '@kafaa/domain/own-data/schema';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { LazyCorrection, preloadCorrection } from '#/features/candidates/components/lazy-correction.tsx';
import { LoadFailed } from '#/features/candidates/components/load-failed.tsx';
import { attempt, errorMessage } from '@kafaa/web-kit/api';
import { formatDate } from '@kafaa/web-kit/dates';
import { fieldText } from '@kafaa/web-kit/field-text';
import { readPageData } from '#/lib/page-data';
import { toast } from '@kafaa/web-kit/toast';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { Button } from '@kafaa/ui/button.tsx';
import { CandidateShell } from '@kafaa/ui/candidate-shell.tsx';
import { Pill, type PillTone } from '@kafaa/ui/pill.tsx';
import { Toaster } from '@kafaa/ui/toaster.tsx';
import {
  Answers,
  Course,
  Evaluation,
  Feedback,
  Hindsight,
  Invitations,
  Mails,
  Moves,
  Written,
} from '../components/application-data.tsx';
import { ApplicationPath, Meeting } from '../components/application-path.tsx';
import { OwnCv } from '../components/own-cv.tsx';
import { EndedLink, Erased, OwnDataLoading, UnknownLink } from '../components/own-data-screens.tsx';
import { FactList, Section } from '../components/own-data-section.tsx';
import styles from './own-data-page.module.css';

// Loaded lazily, because most actions are below the path and the result.
const actions = () => import('../components/own-data-actions.tsx');
const OwnDataActions = lazy(async () => ({ default: (await actions()).OwnDataActions }));
const NextStep = lazy(async () => ({ default: (await actions()).NextStep }));

const LINK_IN_WRONG_HANDS =
  'Quelqu’un d’autre a ce lien\u202F? Un nouveau part à l’adresse de la candidature, et ceux d’avant ne s’ouvrent plus.';
const LOAD_FAILED = 'Vérifiez votre réseau, puis réessayez.';

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown'; readonly message: string }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ended'; readonly message: string }
  | { readonly state: 'erased'; readonly message?: string }
  | { readonly state: 'ready'; readonly data: OwnData };

async function load(link: string): Promise<Loaded> {
  const answer = await attempt(getOwnData, { params: { link } });
  if (answer.ok) return { state: 'ready', data: answer.value };
  const { code, status, message } = answer.failure;
  if (code === 'OWN_DATA_LINK_ENDED') return { state: 'ended', message };
  if (status === 410) return { state: 'erased', message };
  const unknown = status === 404 || status === 400;
  return { state: unknown ? 'unknown' : 'failed', message: errorMessage(answer.failure, LOAD_FAILED) };
}

const TONES: Readonly<Record<OwnData['state'], PillTone>> = {
  REGISTERED: 'pending',
  WAITING: 'pending',
  STARTED: 'pending',
  EXPIRED: 'rejected',
  SENT: 'pending',
  INVITED: 'invited',
  REJECTED: 'rejected',
  WITHDRAWN: 'rejected',
  TAKEN: 'rejected',
};

/** One sentence that explains the state. */
function explained({ state, companyName, interview, resumable, cv }: OwnData): string {
  switch (state) {
    case 'REGISTERED':
      return `Vous n’avez pas encore commencé votre entretien. Son lien est dans vos e-mails${interview.linkExpiresAt ? `, valable jusqu’au ${formatDate(interview.linkExpiresAt)}` : ''}.`;
    case 'WAITING':
      return `Toutes les places d’entretien sont prises pour le moment. Dès qu’une place se libère, un e-mail vous donne le lien de votre entretien.`;
    case 'STARTED':
      return 'Vous avez commencé votre entretien sans le terminer. Avec le lien de votre e-mail, vous reprenez au même endroit.';
    case 'EXPIRED':
      return 'Le lien de votre entretien a expiré. Un nouveau l’ouvre là où il en est.';
    case 'SENT':
      return `${companyName} a reçu vos réponses${cv ? ' et votre CV' : ''}. Une personne les lit et décide.`;
    case 'INVITED':
      return `${companyName} souhaite vous rencontrer.`;
    case 'REJECTED':
      return `${companyName} n’a pas donné suite à votre candidature.`;
    case 'TAKEN':
      return `Vous avez déjà passé cet entretien, puis effacé vos données. Un entretien ne se passe qu’une fois, sauf si ${companyName} le rouvre\u00A0: demandez-le en répondant à notre e-mail.`;
    case 'WITHDRAWN':
      return resumable
        ? `Vous avez retiré votre candidature. ${companyName} ne l’étudie plus.`
        : 'Vous avez retiré votre candidature. Pour revenir, postulez à nouveau avec la même adresse.';
  }
}

function State({ data, link, onChange }: { data: OwnData; link: string; onChange: (data: OwnData) => void }) {
  const heading = useRef<HTMLParagraphElement>(null);
  const { state, promise } = data;
  return (
    <div className={styles.state}>
      <p ref={heading} tabIndex={-1}>
        <Pill tone={TONES[state]}>{APPLICATION_STATE_LABELS[state]}</Pill>
      </p>
      <p>{explained(data)}</p>
      {data.notice && <p>{data.notice}</p>}
      {promise && (
        <p>
          {promise.text} {promise.contact && `${promise.contact}.`}
        </p>
      )}
      <Meeting meeting={data.meeting} />
      <Suspense>
        <NextStep
          data={data}
          link={link}
          onResumed={(resumed) => {
            onChange(resumed);
            heading.current?.focus();
          }}
        />
      </Suspense>
    </div>
  );
}

function shown(kind: FieldKind, value: string | null) {
  const text = fieldText(kind, value);
  if (kind === 'name') return <bdi>{text}</bdi>;
  if (kind !== 'email') return text;
  return (
    <>
      {text}
      <small>Nos messages y arrivent. Pour une autre adresse, postulez à nouveau avec elle.</small>
    </>
  );
}

function Identity({ data, link, onChange }: { data: OwnData; link: string; onChange: (data: OwnData) => void }) {
  const [correcting, setCorrecting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setCorrecting(false);
    // Focus the button that opened the form, once it is rendered again.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Section title="Vos coordonnées">
      {correcting ? (
        <LazyCorrection
          link={link}
          identity={data.identity}
          onCancel={close}
          onSaved={(saved) => {
            onChange(saved);
            toast.success('Coordonnées corrigées.');
            close();
          }}
        />
      ) : (
        <>
          <FactList
            facts={FIELD_NAMES.map((name) => [
              CANDIDATE_FIELDS[name].label,
              shown(CANDIDATE_FIELDS[name].kind, data.identity[name]),
            ])}
          />
          <Button
            ref={opener}
            className={styles.correct}
            variant="secondary"
            onPointerEnter={preloadCorrection}
            onFocus={preloadCorrection}
            onClick={() => setCorrecting(true)}
          >
            Corriger
          </Button>
        </>
      )}
    </Section>
  );
}

function Readers({ data, link, onChangeLink }: { data: OwnData; link: string; onChangeLink: () => void }) {
  const { companyName, keptUntil } = data;
  return (
    <Section
      title="Qui les voit, et jusqu’à quand"
      lead={
        <>
          {companyName}, qui a publié l’offre, et aucun autre client. Elle peut aussi les montrer à des personnes
          qu’elle choisit, par un lien de {OPINION_LINK_DAYS} jours. Tout sera effacé automatiquement le{' '}
          <b>{formatDate(keptUntil)}</b>. L’entreprise peut aussi avoir noté des remarques.{' '}
          <a href={`/Relecture/${link}`}>Contester</a>
        </>
      }
    >
      <Button variant="ghost" onClick={onChangeLink}>
        Changer de lien
      </Button>
    </Section>
  );
}

/** The offer, the path of the application and its present state. */
function Head({ data, link, onChange }: { data: OwnData; link: string; onChange: (data: OwnData) => void }) {
  return (
    <header className={styles.header}>
      <h1>Ma candidature</h1>
      <p>
        Pour <b>{data.jobTitle}</b> chez <b>{data.companyName}</b>. Page personnelle{'\u00A0'}: ne partagez pas son
        adresse.
      </p>
      <ApplicationPath path={data.path} />
      <State data={data} link={link} onChange={onChange} />
    </header>
  );
}

/** /MesDonnees/{link}: all stored data of an application, and the candidate's rights over it. */
export function OwnDataPage({ id: link }: { id: string }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useDocumentTitle('Ma candidature');
  const fetchData = () => void load(link).then(setLoaded);
  useEffect(fetchData, [link]);
  const retry = () => {
    setLoaded({ state: 'loading' });
    fetchData();
  };
  const show = (data: OwnData) => setLoaded({ state: 'ready', data });

  function content(): ReactNode {
    if (loaded.state === 'loading') return <OwnDataLoading />;
    if (loaded.state === 'unknown')
      return <UnknownLink message={loaded.message} email={readPageData().brand?.email ?? undefined} />;
    if (loaded.state === 'failed')
      return <LoadFailed title="Vos données ne sont pas arrivées" message={loaded.message} onRetry={retry} />;
    if (loaded.state === 'ended') return <EndedLink link={link} message={loaded.message} />;
    if (loaded.state === 'erased') return <Erased message={loaded.message} />;
    const { data } = loaded;
    return (
      <>
        <Head data={data} link={link} onChange={show} />
        <Feedback data={data} />
        <Evaluation data={data} link={link} onShown={show} />
        <Answers data={data} />
        <OwnCv data={data} link={link} onChange={show} />
        <Invitations data={data} />
        <Identity data={data} link={link} onChange={show} />
        <Suspense>
          <OwnDataActions
            link={link}
            data={data}
            onChange={show}
            onWithdrawn={(changed) => {
              show(changed);
              toast.success('Votre candidature est retirée. Un e-mail le confirme.');
              scrollTo(0, 0);
            }}
            onErased={() => {
              setLoaded({ state: 'erased' });
              scrollTo(0, 0);
            }}
          />
        </Suspense>
        <Course data={data} />
        <Moves data={data} />
        <Written data={data} />
        <Hindsight data={data} />
        <Mails data={data} />
        <Readers
          data={data}
          link={link}
          onChangeLink={() => setLoaded({ state: 'ended', message: LINK_IN_WRONG_HANDS })}
        />
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
