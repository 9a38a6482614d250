import { COMPANY_ZONE, COMPANY_ZONE_LABEL } from '@kafaa/domain/invitations/options';
import { mailtoHref } from '@kafaa/domain/kernel/mailto';
import { useState } from 'react';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { Menu } from '@kafaa/ui/menu.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import { answerStatus } from '../answer-sheet.ts';
import type { InterviewController } from '../interview-controller.ts';
import type { KnownInterview, Snapshot } from '../snapshot.ts';
import { CloseHere } from './close-here.tsx';
import styles from './chat-menu.module.css';

interface PauseProps {
  readonly snapshot: Snapshot;
  readonly interview: KnownInterview;
  readonly onClose: () => void;
}

/** The dialog of a pause: it tells which answers are kept and how to come back. */
function Pause({ snapshot, interview, onClose }: PauseProps) {
  const [copied, setCopied] = useState<'yes' | 'failed'>();
  const given = snapshot.sheet.filter(({ answer }) => answer);
  const saved = given.filter((state) => answerStatus(state) === 'saved').length;
  const here = given.length - saved;
  function copy(): void {
    navigator.clipboard.writeText(location.href).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  }
  return (
    <Modal
      open
      onClose={onClose}
      title="Faire une pause"
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            Copier mon lien
          </Button>
          <Button data-autofocus onClick={onClose}>
            Continuer l’entretien
          </Button>
        </>
      }
    >
      <div className={styles.pause}>
        <p>Fermez cette page quand vous voulez. Rien n’est chronométré.</p>
        <p>
          {saved === 0 && 'Aucune réponse n’est encore enregistrée.'}
          {saved === 1 && 'Votre réponse est enregistrée.'}
          {saved > 1 && `Vos ${saved} réponses sont enregistrées.`}
          {here > 0 && ' Certaines réponses ne sont pas encore envoyées. Rouvrez l’entretien sur cet appareil.'} Un
          brouillon reste sur cet appareil.
        </p>
        <p>
          Le lien de votre e-mail vous ramène ici, sur cet appareil ou un autre, jusqu’au{' '}
          <b>{formatDateTime(interview.unconfirmed?.erasedAt ?? interview.expiresAt, COMPANY_ZONE)}</b> (
          {COMPANY_ZONE_LABEL}).
        </p>
        <p role="status">
          {copied === 'yes' && 'Votre lien est copié. Il est personnel.'}
          {copied === 'failed' && 'Le lien n’a pas pu être copié. Il est dans votre e-mail.'}
        </p>
      </div>
    </Modal>
  );
}

interface ChatMenuProps extends Omit<PauseProps, 'onClose'> {
  readonly controller: InterviewController;
  /** The installation's address for problems of the page itself. */
  readonly support: string | null | undefined;
}

/** Returns the URL of the review page with the interview's token, so that the page can link back here. */
const reviewHref = () => location.pathname.replace(/^\/[^/]+/, '/Relecture');

/** The menu offers a pause, another way to answer, and people to ask. */
export function ChatMenu({ controller, support, ...shown }: ChatMenuProps) {
  const { candidate, contact, companyName, jobTitle, unconfirmed } = shown.interview;
  const [pausing, setPausing] = useState(false);
  const [closing, setClosing] = useState(false);
  const about = (address: string, subject: string) => `${mailtoHref(address)}?subject=${encodeURIComponent(subject)}`;
  return (
    <>
      <Menu
        label="Pause et aide"
        items={[
          { label: 'Faire une pause', onSelect: () => setPausing(true) },
          unconfirmed
            ? { label: 'Fermer sur cet appareil', onSelect: () => setClosing(true) }
            : { label: 'Répondre autrement', href: reviewHref() },
          ...(candidate.ownData ? [{ label: 'Ma candidature', href: `/MesDonnees/${candidate.ownData}` }] : []),
          ...(contact
            ? [{ label: `Une question sur le poste`, href: about(contact, `${jobTitle}, ${companyName}`) }]
            : []),
          ...(support
            ? [{ label: 'Un problème avec cette page', href: about(support, 'Un problème pendant mon entretien') }]
            : []),
        ]}
      />
      {pausing && <Pause {...shown} onClose={() => setPausing(false)} />}
      {closing && <CloseHere controller={controller} {...shown} onClose={() => setClosing(false)} />}
    </>
  );
}
