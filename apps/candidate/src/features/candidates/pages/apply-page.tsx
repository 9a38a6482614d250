import { getPublicJob } from '@kafaa/domain/jobs/api';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import type { PublicJob } from '@kafaa/domain/jobs/schema';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ApiError, call, errorMessage } from '@kafaa/web-kit/api';
import { clearDraft, type DraftPlace, overlay, readDraft, writeDraft } from '@kafaa/web-kit/draft';
import type { Brand } from '@kafaa/web-kit/brand';
import { readPageData } from '#/lib/page-data';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { useLive } from '@kafaa/web-kit/use-live';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { CandidateShell } from '@kafaa/ui/candidate-shell.tsx';
import { ArrowLeftIcon } from '@kafaa/ui/page-icons.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { EMPTY_WALLS, SUN } from '@kafaa/ui/tile-art';
import { Toaster } from '@kafaa/ui/toaster.tsx';
import { Offer } from '../components/offer.tsx';
import { EMPTY_REGISTRATION, type RegistrationValues } from '../components/registration-draft.ts';
import { RegistrationForm, type SentRegistration } from '../components/registration-form.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { ResultScreen } from '../components/result-screen.tsx';
import type { SentHelpProps } from '../components/sent-help.tsx';
import styles from './apply-page.module.css';

// Loaded lazily, because this part is below the form or replaces it.
const AfterOffer = lazy(async () => ({ default: (await import('../components/after-offer.tsx')).AfterOffer }));

// Loaded lazily. If loading fails, the screen shows the same text with fewer links.
const SentHelp = lazy<ComponentType<SentHelpProps>>(async () => {
  const part = await import('../components/sent-help.tsx').catch(() => undefined);
  return { default: part?.SentHelp ?? (() => null) };
});

const LOAD_FAILED = 'L’offre n’a pas pu être chargée. Vérifiez votre réseau, puis réessayez.';

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'missing'; readonly message: string }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly job: PublicJob };

function useJob(id: string, given?: PublicJob): [Loaded, () => void] {
  const [loaded, setLoaded] = useState<Loaded>(() => {
    const job = given ?? readPageData().job;
    if (job === null) return { state: 'missing', message: jobErrors.JOB_NOT_FOUND.message };
    return job?.id === id ? { state: 'ready', job } : { state: 'loading' };
  });
  const load = useCallback(async () => {
    setLoaded({ state: 'loading' });
    try {
      setLoaded({ state: 'ready', job: await call(getPublicJob, { params: { id } }) });
    } catch (error) {
      const missing =
        error instanceof ApiError && (error.status === 404 || error.status === 410 || error.status === 400);
      setLoaded({ state: missing ? 'missing' : 'failed', message: errorMessage(error, LOAD_FAILED) });
    }
  }, [id]);
  useEffect(() => {
    if (loaded.state === 'loading') void load();
    // Runs once at mount: a job that the server put into the page needs no request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `loaded` changes by this very effect
  }, [load]);
  return [loaded, () => void load()];
}

function OfferSkeleton() {
  return (
    <div className={styles.apply} role="status">
      <h1 className="sr-only">Chargement...</h1>
      <div className={styles.loading}>
        <Skeleton width="auto" height="auto" className={styles.band} />
        <Skeleton width={160} height={28} />
        <Skeleton width="80%" height={40} />
        <Skeleton width="60%" height={26} />
        <Skeleton height={96} />
      </div>
      <div className={styles.loading}>
        <Skeleton height={420} shape="block" />
      </div>
    </div>
  );
}

/** The registration sent in an earlier load of the page, read from its draft; undefined if the draft holds none. */
function readSent(place: DraftPlace): SentRegistration | undefined {
  const kept = readDraft(place)?.value as SentRegistration | undefined;
  return kept?.email ? kept : undefined;
}

/**
 * The registration that was sent. It survives a reload, so a candidate who has applied sees « Vérifiez votre boîte
 * e-mail » again, not an empty form.
 */
function useSent(id: string): [SentRegistration | undefined, (registration?: SentRegistration) => void] {
  const place: DraftPlace = { area: 'session', key: `applied.${id}` };
  const [sent, keepSent] = useState(() => readSent(place));
  const setSent = (registration?: SentRegistration) => {
    if (registration === undefined) clearDraft(place);
    else writeDraft(place, registration, new Date());
    keepSent(registration);
  };
  useEffect(() => {
    if (sent !== undefined) scrollTo(0, 0);
  }, [sent]);
  return [sent, setSent];
}

function UnknownOffer({ message }: { message: string }) {
  return (
    <div className={styles.frame}>
      <ResultScreen
        art={EMPTY_WALLS.notFound}
        title="Offre introuvable"
        actions={
          <>
            <ButtonLink href="/Candidats#retrouver">Retrouver mon entretien</ButtonLink>
            <ButtonLink variant="secondary" href="/Candidats">
              Essayer une question
            </ButtonLink>
          </>
        }
      >
        <p>{message}</p>
        <p>Vérifiez le lien, ou demandez-le à nouveau à la personne qui vous l’a envoyé.</p>
      </ResultScreen>
    </div>
  );
}

interface LinkSentProps {
  jobId: string;
  sent: SentRegistration;
  /** The values that were sent, for sending them again. */
  values: RegistrationValues;
  onBack: () => void;
}

function LinkSent({ jobId, sent: { email, waiting }, values, onBack }: LinkSentProps) {
  return (
    <div className={styles.frame}>
      <ResultScreen
        focused
        art={waiting ? EMPTY_WALLS.waiting : SUN}
        title={waiting ? 'Vous êtes sur la liste d’attente' : 'Vérifiez votre boîte e-mail'}
        actions={
          <>
            <Suspense>
              <SentHelp {...{ jobId, email, values, waiting }} />
            </Suspense>
            <Button variant="ghost" icon={<ArrowLeftIcon size={18} />} onClick={onBack}>
              Retour au formulaire
            </Button>
          </>
        }
      >
        <p>
          {waiting ? 'Nous venons d’écrire à' : 'Votre lien est parti à'} <b>{email}</b>.
          {waiting && ' Le lien de votre entretien suit dès qu’une place se libère.'}
        </p>
      </ResultScreen>
    </div>
  );
}

/** /Apply/{jobId}: the offer, the form, then « Vérifiez votre boîte e-mail ». For server rendering, `given` provides the data. */
export function ApplyPage({ id, given }: { id: string; given?: { readonly job: PublicJob; readonly brand: Brand } }) {
  const [loaded, retry] = useJob(id, given?.job);
  const live = useLive();
  const draft: DraftPlace = { area: 'session', key: `apply.${id}` };
  const [values, setValues] = useState(() => overlay(EMPTY_REGISTRATION, readDraft(draft)?.value));
  const [sent, setSent] = useSent(id);
  const job = loaded.state === 'ready' ? loaded.job : undefined;
  useDocumentTitle(job ? `${job.title}, ${job.company.name}` : 'Postuler');

  const backToForm = () => {
    setSent();
    // Focus the first field after the next render, because the focused button has been removed.
    setTimeout(() => document.getElementById('firstName')?.focus());
  };

  function content() {
    if (loaded.state === 'loading') return <OfferSkeleton />;
    if (loaded.state === 'missing') return <UnknownOffer message={loaded.message} />;
    if (loaded.state === 'failed') {
      return (
        <div className={styles.frame}>
          <LoadFailed title="L’offre n’est pas arrivée" message={loaded.message} onRetry={retry} />
        </div>
      );
    }
    if (live && sent) return <LinkSent jobId={id} sent={sent} values={values} onBack={backToForm} />;
    const { availability, company, questionCount } = loaded.job;
    return (
      <div className={styles.apply}>
        <Offer job={loaded.job} />
        {(availability === 'OPEN' || availability === 'WAITING') && (
          <RegistrationForm
            jobId={id}
            live={live}
            waiting={availability === 'WAITING'}
            companyName={company.name}
            questionCount={questionCount}
            values={values}
            onChange={setValues}
            draft={draft}
            onSent={setSent}
          />
        )}
        {/* Not rendered on the server, which cannot wait for a lazy component. */}
        {live && (
          <Suspense>
            <AfterOffer job={loaded.job} />
          </Suspense>
        )}
      </div>
    );
  }

  return (
    <CandidateShell brand={given?.brand}>
      {content()}
      <Toaster />
    </CandidateShell>
  );
}
