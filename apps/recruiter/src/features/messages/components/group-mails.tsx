import type { GroupMail } from '@kafaa/domain/messages/schema';
import { LEFT_OUT_TEXTS } from '@kafaa/domain/messages/texts';
import { HOUR_MS, SECOND_MS } from '@kafaa/domain/kernel/time';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '@kafaa/ui/class-names';
import { formatTime } from '@kafaa/web-kit/dates';
import { counted } from '@kafaa/web-kit/format';
import { Button } from '@kafaa/ui/button.tsx';
import { XIcon } from '@kafaa/ui/icons.tsx';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { useGroupMails, useTakeBack } from '../queries.ts';
import styles from './group-mail.module.css';

const isPartial = ({ failed, leftOut }: GroupMail) => failed > 0 || leftOut.length > 0;
/** Whether the mail is listed: while it waits or is being sent, then for an hour, or for a day if a recipient got nothing. */
function isShown(mail: GroupMail, now: number): boolean {
  if (mail.state === 'HELD' || mail.state === 'SENDING') return true;
  const age = now - Date.parse(mail.leavesAt);
  return age < (mail.state === 'DONE' && isPartial(mail) ? 24 * HOUR_MS : HOUR_MS);
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Countdown({ leavesAt }: { leavesAt: string }) {
  const left = Math.max(0, Math.ceil((Date.parse(leavesAt) - useSeconds()) / SECOND_MS));
  if (left === 0) return <>, dans un instant</>;
  const minutes = Math.floor(left / 60);
  return (
    <>
      , dans {minutes > 0 && `${minutes}\u00A0min\u00A0`}
      {left % 60}
      {'\u00A0'}s
    </>
  );
}

function state({ state: at, chosen, sent, waiting }: GroupMail): string {
  if (at === 'TAKEN_BACK') return 'Repris\u00A0: personne ne l’a reçu.';
  if (at === 'HELD') return `Pour ${counted(waiting, 'personne')}, un e-mail chacune.`;
  if (waiting > 0) return `En route\u00A0: ${sent} sur ${counted(chosen, 'personne')}.`;
  return sent === chosen
    ? `Envoyé à ${counted(sent, 'personne')}.`
    : `Envoyé à ${counted(sent, 'personne')} sur ${chosen}.`;
}

/** Lists the recipients who got no mail, with the remedy for each reason. */
function Missing({ mail: { state: at, failed, leftOut } }: { mail: GroupMail }) {
  if (at === 'TAKEN_BACK') return null;
  return (
    <>
      {failed > 0 && (
        <li>
          {counted(failed, 'adresse')} {failed > 1 ? 'ont refusé' : 'a refusé'} l’e-mail. La raison est dans la fiche,
          sous Messages.
        </li>
      )}
      {leftOut.map(({ reason, count }) => (
        <li key={reason}>
          {counted(count, 'personne')} {LEFT_OUT_TEXTS[reason][count > 1 ? 1 : 0]}
          {'\u00A0'}: pas d’e-mail.
        </li>
      ))}
    </>
  );
}

function Strip({ jobId, mail, onHide }: { jobId: string; mail: GroupMail; onHide: () => void }) {
  const takeBack = useTakeBack(jobId);
  const held = mail.state === 'HELD';
  return (
    <section className={cx('cluster middle between', styles.strip)} aria-label={`E-mail à plusieurs, ${mail.subject}`}>
      <div>
        <p className={styles.subject}>
          <b dir="auto">{mail.subject}</b>
        </p>
        {held && (
          <p className="small">
            Part à {formatTime(mail.leavesAt)}
            <Countdown leavesAt={mail.leavesAt} />.
          </p>
        )}
        <p className="small" role="status">
          {state(mail)}
        </p>
        <ul className="muted small">
          <Missing mail={mail} />
        </ul>
      </div>
      {held ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<Undo2 />}
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate(mail.id)}
        >
          Tout reprendre
        </Button>
      ) : (
        <IconButton icon={<XIcon />} label={`Masquer «\u00A0${mail.subject}\u00A0»`} onClick={onHide} />
      )}
    </section>
  );
}

/** The group mails of an offer: those that can be undone, those being sent, and the result of the last ones. */
export function GroupMails({ jobId }: { jobId: string }) {
  const { data = [] } = useGroupMails(jobId);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [opened] = useState(() => Date.now());
  return data
    .filter((mail) => isShown(mail, opened) && !hidden.includes(mail.id))
    .map((mail) => <Strip key={mail.id} jobId={jobId} mail={mail} onHide={() => setHidden([...hidden, mail.id])} />);
}
