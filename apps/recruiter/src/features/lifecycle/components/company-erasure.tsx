import { cx } from '@kafaa/ui/class-names';
import type { CompanyLife } from '@kafaa/domain/lifecycle/schema';
import { ERASURE_DELAY_DAYS } from '@kafaa/domain/lifecycle/options';
import { Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { useKeepCompany } from '../queries.ts';
import styles from './company-data.module.css';
import { ErasureDialog } from './erasure-dialog.tsx';

/** Erasure of the company: requests it, or shows the pending request and cancels it. */
export function CompanyErasure({ life, name }: { life: CompanyLife; name: string }) {
  const [asking, setAsking] = useState(false);
  const { eraseAt } = life;
  const before = useRef(eraseAt);
  const ask = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is gone: move the focus to the text that states the change.
    if ((before.current === null) !== (eraseAt === null)) (said.current ?? ask.current)?.focus();
    before.current = eraseAt;
  }, [eraseAt]);
  if (eraseAt !== null) return <Pending eraseAt={eraseAt} said={said} />;
  return (
    <>
      <p className={styles.text}>
        Efface pour toujours vos offres, candidatures, évaluations, CV, rapports, e-mails, abonnements et comptes. Vous
        avez {ERASURE_DELAY_DAYS}
        {'\u00A0'}jours pour changer d’avis{'\u00A0'}; vos offres sont fermées au public dès la demande. Les candidats
        dont la candidature est en cours sont prévenus le jour de l’effacement.
      </p>
      <p className={styles.text}>Exportez d’abord ce que vous voulez ou devez garder.</p>
      <p className={styles.actions}>
        <Button ref={ask} variant="danger" icon={<Trash2 size={18} />} onClick={() => setAsking(true)}>
          Effacer l’entreprise
        </Button>
      </p>
      {asking && <ErasureDialog name={name} onClose={() => setAsking(false)} />}
    </>
  );
}

function Pending({ eraseAt, said }: { eraseAt: string; said: RefObject<HTMLParagraphElement | null> }) {
  const keep = useKeepCompany();
  return (
    <div className={cx('cluster middle between', styles.ready)}>
      <p ref={said} tabIndex={-1}>
        <b>Tout sera effacé le {formatDateTime(eraseAt)}.</b>
        <span className={cx('muted small', styles.why)}>
          Vos offres sont fermées au public. D’ici là vous pouvez annuler, et exporter vos données.
        </span>
      </p>
      <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate()}>
        Annuler l’effacement
      </Button>
    </div>
  );
}
