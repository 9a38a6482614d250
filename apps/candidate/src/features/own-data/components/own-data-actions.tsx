import { TAKEN_MONTHS } from '@kafaa/domain/interviews/options';
import { eraseOwnData, renewOwnInterview, resumeApplication, withdrawApplication } from '@kafaa/domain/own-data/api';
import type { OwnData } from '@kafaa/domain/own-data/schema';
import type { PoolConsent } from '@kafaa/domain/pool/schema';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { formatDate, formatDateTime } from '@kafaa/web-kit/dates';
import { toast } from '@kafaa/web-kit/toast';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { PoolChoice } from '#/features/pool/components/pool-choice.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import styles from './own-data-actions.module.css';
import { filePath } from './own-data-files.ts';
import { FactList, Section } from './own-data-section.tsx';

interface ActionProps {
  readonly link: string;
  readonly data: OwnData;
}

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </>
  );
}

/** The button to go on with the application: a new interview link, a return after a withdrawal, or the offer. */
export function NextStep({ link, data, onResumed }: ActionProps & { onResumed: (data: OwnData) => void }) {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState('');
  const { state, resumable } = data;
  const running = useRef(false);
  const act = async (run: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await run();
    } catch (error) {
      toast.error(errorMessage(error, 'La demande n’a pas pu aboutir. Réessayez dans un instant.'));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const resume = async () => {
    onResumed(await call(resumeApplication, { params: { link } }));
    toast.success('Votre candidature est reprise.');
  };
  const renew = async () => setSent((await call(renewOwnInterview, { params: { link } })).message);
  if (resumable)
    return (
      <Button busy={busy} onClick={() => void act(resume)}>
        Reprendre ma candidature
      </Button>
    );
  if (state === 'WITHDRAWN')
    return (
      <ButtonLink variant="secondary" href={`/Apply/${data.jobId}`}>
        Revoir l’offre
      </ButtonLink>
    );
  if (state !== 'REGISTERED' && state !== 'STARTED' && state !== 'EXPIRED') return null;
  return (
    <>
      {!sent && (
        <Button variant={state === 'EXPIRED' ? 'primary' : 'secondary'} busy={busy} onClick={() => void act(renew)}>
          Recevoir un nouveau lien
        </Button>
      )}
      <p role="status">{sent}</p>
    </>
  );
}

/** State of the second step; closing it moves the focus back to the button that opened it. */
function useSecondStep() {
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return {
    asked,
    opener,
    ask: () => setAsked(true),
    close: () => {
      setAsked(false);
      requestAnimationFrame(() => opener.current?.focus());
    },
  };
}

function Withdraw({ link, data, onWithdrawn }: ActionProps & { onWithdrawn: (data: OwnData) => void }) {
  const { asked, opener, ask, close } = useSecondStep();
  const { companyName, jobTitle, interview } = data;
  if (!asked) {
    return (
      <Choice
        title="Retirer ma candidature"
        text={`${companyName} cesse de l’étudier. Vos données restent ici jusqu’à leur effacement.`}
      >
        <Button ref={opener} variant="secondary" onClick={ask}>
          Retirer ma candidature
        </Button>
      </Choice>
    );
  }
  return (
    <ConfirmStep
      title={'Retirer votre candidature\u202F?'}
      keep="Garder ma candidature"
      act="Retirer"
      acting="Retrait..."
      onConfirm={async () => onWithdrawn(await call(withdrawApplication, { params: { link } }))}
      onClose={close}
    >
      <p>
        {companyName} verra que vous retirez votre candidature pour le poste {jobTitle}.
      </p>
      <ul>
        {interview.completedAt === null && (
          <li>Votre lien d’entretien ne s’ouvrira plus, et votre place est rendue.</li>
        )}
        {data.meeting && <li>Votre entretien avec l’entreprise est annulé.</li>}
        <li>
          {interview.completedAt === null
            ? 'Pour revenir, il suffit de postuler à nouveau\u00A0: vos réponses seront encore là.'
            : 'Vous pourrez la reprendre ici, tant que l’offre a une place.'}
        </li>
      </ul>
    </ConfirmStep>
  );
}

function Erase({ link, data, onErased }: ActionProps & { onErased: () => void }) {
  const { asked, opener, ask, close } = useSecondStep();
  const { companyName, jobTitle, keptUntil, interview } = data;
  if (!asked) {
    return (
      <Choice
        title="Effacer mes données"
        text={`Tout disparaît, ici et chez ${companyName}, pour toujours. Sinon, tout sera effacé automatiquement le ${formatDate(keptUntil)}.`}
      >
        <Button ref={opener} variant="danger" onClick={ask}>
          Effacer mes données
        </Button>
      </Choice>
    );
  }
  return (
    <ConfirmStep
      title={'Effacer vos données\u202F?'}
      keep="Ne rien effacer"
      act="Effacer pour toujours"
      acting="Effacement..."
      onConfirm={async () => {
        await call(eraseOwnData, { params: { link }, body: { confirmed: true } });
        onErased();
      }}
      onClose={close}
    >
      <p>
        Vos coordonnées, vos réponses, votre CV, l’évaluation, le rapport, les invitations et les e-mails de cette
        candidature sont effacés. Personne ne pourra les retrouver, nous non plus.
      </p>
      <p>
        Votre candidature pour le poste {jobTitle} chez {companyName} prend fin.
        {interview.startedAt !== null &&
          ` Un entretien ne se passe qu’une fois\u00A0: une empreinte de l’offre et de votre adresse, qui ne nomme personne, reste jusqu’à la fin de l’offre, ${TAKEN_MONTHS} mois au plus.`}
      </p>
    </ConfirmStep>
  );
}

/** Opens every fold while the page is printed, also from the browser's menu. Returns the removal of the listeners. */
function unfoldInPrint(): () => void {
  let opened: HTMLDetailsElement[] = [];
  const unfold = () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const fold of opened) fold.open = true;
  };
  const restore = () => {
    for (const fold of opened) fold.open = false;
  };
  addEventListener('beforeprint', unfold);
  addEventListener('afterprint', restore);
  return () => {
    removeEventListener('beforeprint', unfold);
    removeEventListener('afterprint', restore);
  };
}

/** The consent to be contacted for other offers, given and withdrawn here at any time. */
function OtherOffers({ link, data, onPool }: ActionProps & { onPool: (pool: PoolConsent | null) => void }) {
  const { companyName, pool } = data;
  return (
    <Section title="D’autres offres de l’entreprise">
      <PoolChoice link={link} companyName={companyName} pool={pool} onChange={onPool} />
      {pool && (
        <FactList
          facts={[
            [
              'Votre accord',
              <>
                Vous avez accepté ce texte, version {pool.version}
                <small>{formatDateTime(pool.givenAt)}</small>
              </>,
            ],
          ]}
        />
      )}
    </Section>
  );
}

/** The candidate's actions: other offers, export the data, withdraw the application, erase everything. */
export function OwnDataActions({
  link,
  data,
  onChange,
  onWithdrawn,
  onErased,
}: ActionProps & {
  onChange: (data: OwnData) => void;
  onWithdrawn: (data: OwnData) => void;
  onErased: () => void;
}) {
  useEffect(unfoldInPrint, []);
  return (
    <>
      <OtherOffers link={link} data={data} onPool={(pool) => onChange({ ...data, pool })} />
      <Section title="Vos droits">
        <ul className={styles.actions}>
          <li>
            <Choice
              title="Imprimer, ou garder en PDF"
              text={
                'Cette page entière, tout déplié. Pour un PDF, choisissez «\u00A0Enregistrer en PDF\u00A0» à la place d’une imprimante.'
              }
            >
              <Button variant="secondary" onClick={() => print()}>
                Imprimer
              </Button>
            </Choice>
          </li>
          <li>
            <Choice
              title="Télécharger une copie"
              text="Tout ce qui est gardé de votre candidature, en JSON pour un autre service."
            >
              <ButtonLink variant="secondary" href={filePath(link, 'export')} download="mes-donnees.json">
                Télécharger mes données
              </ButtonLink>
            </Choice>
          </li>
          {data.state !== 'WITHDRAWN' && (
            <li>
              <Withdraw link={link} data={data} onWithdrawn={onWithdrawn} />
            </li>
          )}
          <li>
            <Erase link={link} data={data} onErased={onErased} />
          </li>
        </ul>
      </Section>
    </>
  );
}
