import type { OpenedFeed } from '@kafaa/domain/calendar/schema';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Section } from '#/features/companies/components/account-parts.tsx';
import { ShownOnce } from '#/lib/shown-once.tsx';
import { formatDate } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { useCloseFeed, useOpenFeed } from '../queries.ts';
import styles from './calendar.module.css';

/** Section with the private link by which the person's own calendar program shows the meetings. */
export function OwnFeed({ since }: { since: string | null }) {
  const open = useOpenFeed();
  const close = useCloseFeed();
  const [shown, setShown] = useState<OpenedFeed>();
  const [asked, setAsked] = useState(false);
  const create = () => {
    setAsked(false);
    open.mutate(undefined, { onSuccess: setShown });
  };
  return (
    <Section title="Vos entretiens dans votre agenda">
      <p className="muted">
        Abonnez Google Agenda, Outlook ou votre téléphone à un lien privé. Il montre les entretiens des offres que vous
        voyez et suit chaque changement. Il ne contient ni score, ni CV, ni coordonnées.
      </p>
      {since !== null && <p className={styles.state}>Lien ouvert depuis le {formatDate(since)}.</p>}
      <p className={styles.actions}>
        <Button
          variant={since === null ? 'primary' : 'secondary'}
          icon={<CalendarDays size={18} />}
          busy={open.isPending}
          onClick={() => (since === null ? create() : setAsked(true))}
        >
          {since === null ? 'Créer mon lien' : 'Remplacer le lien'}
        </Button>
        {since !== null && (
          <Button variant="danger" busy={close.isPending} onClick={() => close.mutate()}>
            Fermer le lien
          </Button>
        )}
      </p>
      {asked && <ReplaceFeed onReplace={create} onClose={() => setAsked(false)} />}
      {shown && <FeedLink url={shown.url} onClose={() => setShown(undefined)} />}
    </Section>
  );
}

function ReplaceFeed({ onReplace, onClose }: { onReplace: () => void; onClose: () => void }) {
  return (
    <Modal
      open
      size="sm"
      onClose={onClose}
      title="Remplacer le lien de l’agenda"
      footer={
        <DialogButtons onCancel={onClose} cancelVariant="ghost" data-autofocus onClick={onReplace}>
          Remplacer le lien
        </DialogButtons>
      }
    >
      <p>L’ancien lien ne s’ouvrira plus. Vos agendas abonnés demanderont le nouveau.</p>
    </Modal>
  );
}

/** Dialog that shows the new link once: the server keeps only its hash. */
function FeedLink({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <ShownOnce
      title="Le lien de votre agenda"
      subtitle="Il ne sera plus montré."
      text={url}
      copied="Lien copié"
      closeLabel="C’est fait"
      onClose={onClose}
    >
      <div className="grid gap-12">
        <p className={styles.url}>
          <code>{url}</code>
        </p>
        <p>
          <a href={url.replace(/^https?:/, 'webcal:')}>Ouvrir dans l’agenda de cet appareil</a>
        </p>
        <p className="muted">
          Dans Google Agenda{'\u00A0'}: Autres agendas, puis À partir de l’URL. Ce lien est personnel{'\u00A0'}: une
          personne qui l’a peut lire vos entretiens.
        </p>
      </div>
    </ShownOnce>
  );
}
