import { moveInvitation } from '@kafaa/domain/invitations/api';
import { useMay } from '#/lib/permissions';
import { COMPANY_ZONE, COMPANY_ZONE_LABEL, INTERVIEW_TYPE_LABELS } from '@kafaa/domain/invitations/options';
import { awaitsChoice, meetingAddress } from '@kafaa/domain/invitations/rules';
import type { InvitationItem } from '@kafaa/domain/invitations/schema';
import { mailtoHref } from '@kafaa/domain/kernel/mailto';
import {
  CalendarArrowDown,
  CalendarClock,
  CalendarPlus,
  CalendarX2,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
  Video,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime, formatTime, parseInstant } from '@kafaa/web-kit/dates';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { downloadCalendar } from '../queries.ts';
import styles from './meeting-item.module.css';
import { slotsText, whatsappLink } from './meetings.ts';
import { OutcomeQuestion } from './outcome-question.tsx';
import { ReplyPill } from './reply-pill.tsx';

interface InterviewItemProps {
  item: InvitationItem;
  past: boolean;
  /** Whether the URL names this meeting or its candidate; the meeting is then highlighted and scrolled into view. */
  marked: boolean;
  onMove: () => void;
  onWithdraw: () => void;
  /** Plans another meeting after a past one. */
  onAgain: () => void;
}

const part = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: COMPANY_ZONE, ...options }).format(date);

/** The day as a calendar sheet. */
function DateLeaf({ date }: { date: Date }) {
  return (
    <p className={styles.leaf}>
      <time dateTime={date.toISOString()}>
        <span>{part(date, { weekday: 'short' })}</span>
        <b>{part(date, { day: 'numeric' })}</b>
        <span>{part(date, { month: 'short', year: 'numeric' })}</span>
      </time>
    </p>
  );
}

function Place({ item }: { item: InvitationItem }) {
  const { interviewType, interviewPlace } = item.interviewInvitation;
  const address = interviewType === 'ONLINE' ? meetingAddress(interviewPlace) : null;
  return (
    <p className={cx('row gap-8', styles.fact)}>
      {interviewType === 'ONLINE' ? <Video /> : <MapPin />}
      <span>
        <span className="sr-only">
          {INTERVIEW_TYPE_LABELS[interviewType]}
          {'\u00A0'}:{' '}
        </span>
        {address ? (
          <a href={address} target="_blank" rel="noreferrer noopener">
            {interviewPlace}
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        ) : (
          interviewPlace
        )}
      </span>
    </p>
  );
}

/** The message sent to the candidate, collapsed at first. */
function Message({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text === '') return null;
  return (
    <div className={styles.message}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Masquer le message envoyé' : 'Lire le message envoyé'}
      </button>
      {open && <p dir="auto">{text}</p>}
    </div>
  );
}

/** Shows the place of the meeting and how to reach the candidate. */
function Contact({ item }: { item: InvitationItem }) {
  return (
    <div className={cx('cluster', styles.facts)}>
      <Place item={item} />
      <p className={cx('row gap-8', styles.fact)}>
        <Mail />
        <a href={mailtoHref(item.candidateEmail)}>{item.candidateEmail}</a>
      </p>
      <p className={cx('row gap-8', styles.fact)}>
        <Phone />
        <a className="tnum" href={`tel:+216${item.candidatePhone}`}>
          {item.candidatePhone.replace(/(\d{2})(\d{3})(\d{3})/, '$1 $2 $3')}
        </a>
      </p>
    </div>
  );
}

/** Opens WhatsApp with the invitation as a text to the candidate. */
const WhatsApp = ({ item }: { item: InvitationItem }) => (
  <ButtonLink
    size="sm"
    variant="ghost"
    icon={<MessageCircle />}
    href={whatsappLink(item)}
    target="_blank"
    rel="noreferrer noopener"
    aria-label={`Écrire sur WhatsApp, ${item.candidateFullName} (nouvel onglet)`}
  >
    WhatsApp
  </ButtonLink>
);

function Actions({ item, past, onMove, onWithdraw, onAgain }: InterviewItemProps) {
  const { id, reply } = item.interviewInvitation;
  const [saving, setSaving] = useState(false);
  const declined = reply === 'DECLINED';
  // The roles that may move a meeting are those that may cancel it and invite again.
  const decides = useMay(moveInvitation);
  const save = async () => {
    setSaving(true);
    await downloadCalendar(id);
    setSaving(false);
  };
  return (
    <div className={cx('cluster middle', styles.actions)}>
      {decides && !past && (
        <Button
          size="sm"
          className={declined ? styles.urgent : undefined}
          variant={declined ? 'primary' : 'secondary'}
          icon={<CalendarClock />}
          onClick={onMove}
          aria-label={`${declined ? 'Proposer une autre date' : 'Déplacer'}, ${item.candidateFullName}`}
        >
          {declined ? 'Proposer une autre date' : 'Déplacer'}
        </Button>
      )}
      {decides && past && (
        <Button
          size="sm"
          variant="secondary"
          icon={<CalendarPlus />}
          onClick={onAgain}
          aria-label={`Nouvel entretien, ${item.candidateFullName}`}
        >
          Nouvel entretien
        </Button>
      )}
      {!awaitsChoice(item.interviewInvitation) && (
        <Button
          size="sm"
          variant="ghost"
          icon={<CalendarArrowDown />}
          busy={saving}
          onClick={() => void save()}
          aria-label={`Ajouter à mon agenda, ${item.candidateFullName}`}
        >
          Agenda
        </Button>
      )}
      {decides && !past && <WhatsApp item={item} />}
      {decides && !past && (
        <Button
          size="sm"
          variant="ghost"
          icon={<CalendarX2 />}
          onClick={onWithdraw}
          aria-label={`Annuler l’entretien, ${item.candidateFullName}`}
        >
          Annuler
        </Button>
      )}
    </div>
  );
}

/** One meeting: date, candidate, place, the candidate's reply, and the actions. */
export function InterviewItem(props: InterviewItemProps) {
  const { item, past, marked } = props;
  const { interviewInvitation: invitation } = item;
  const date = parseInstant(invitation.interviewDate);
  const element = useRef<HTMLLIElement>(null);
  const declined = invitation.reply === 'DECLINED';

  useEffect(() => {
    if (marked) element.current?.scrollIntoView({ block: 'center' });
  }, [marked]);
  return (
    <li ref={element} className={cx(styles.item, past && styles.past, marked && styles.marked)}>
      <DateLeaf date={date} />
      <div className={styles.main}>
        <div className={cx('cluster middle', styles.head)}>
          <h3>
            <AppLink href={`/Dashboard?job=${item.jobId}&candidate=${item.candidateId}`}>
              <bdi>{item.candidateFullName}</bdi>
            </AppLink>
          </h3>
          {invitation.outcome === null && <ReplyPill reply={invitation.reply} past={past} />}
        </div>
        <p className={styles.sub}>
          {awaitsChoice(invitation) ? (
            <b>{slotsText(invitation.slots)}</b>
          ) : (
            <b className="tnum">{formatTime(date, COMPANY_ZONE)}</b>
          )}{' '}
          ({COMPANY_ZONE_LABEL}), {invitation.durationMinutes} minutes, pour {item.jobTitle}
          {invitation.colleague && (
            <>
              , avec <bdi>{invitation.colleague.name}</bdi>
            </>
          )}
        </p>
        <Contact item={item} />
        {declined && !past && (
          <p className={styles.declined}>
            {invitation.slots.length > 0 ? (
              <>
                Aucun créneau ne convient à <bdi>{item.candidateFirstName}</bdi>. Proposez d’autres dates.
              </>
            ) : (
              <>
                <bdi>{item.candidateFirstName}</bdi> ne peut pas à cette date. Proposez-en une autre{'\u00A0'}: ce n’est
                pas un refus du poste.
              </>
            )}
            {invitation.note !== '' && (
              <>
                {' «\u00A0'}
                <bdi>{invitation.note}</bdi>
                {'\u00A0»'}
              </>
            )}
          </p>
        )}
        {past && <OutcomeQuestion item={item} />}
        <Message text={invitation.customMessage} />
      </div>
      <Actions {...props} />
      <p className={styles.stamp}>
        Invitation envoyée le {formatDateTime(invitation.createdAt, COMPANY_ZONE)}
        {invitation.repliedAt && `, réponse le ${formatDateTime(invitation.repliedAt, COMPANY_ZONE)}`}
      </p>
    </li>
  );
}
