import { cx } from '@kafaa/ui/class-names';
import { CANDIDATE_FIELDS } from '@kafaa/domain/candidates/fields';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { mailtoHref } from '@kafaa/domain/kernel/mailto';
import { CalendarCheck, Inbox, MessageCircle, Phone, UserSearch } from 'lucide-react';
import { useSettings } from '#/features/companies/queries';
import { copyText } from '#/lib/clipboard';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { fieldText } from '@kafaa/web-kit/field-text';
import { spacedPhone } from '@kafaa/domain/kernel/phone';
import { whatsAppHref } from '@kafaa/web-kit/phone';
import { toast } from '@kafaa/web-kit/toast';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { CopyIcon } from '@kafaa/ui/icons.tsx';
import { MailIcon } from '@kafaa/ui/page-icons.tsx';
import styles from './candidate-contact.module.css';

async function copyEmail(email: string) {
  if (await copyText(email)) toast.success('Adresse e-mail copiée');
  else toast.error('Copie impossible dans ce navigateur.');
}

/** Returns the WhatsApp reminder for a candidate who has not finished; otherwise empty. It leaves out the personal link. */
function reminderText({ firstName, stage }: Candidate): string {
  if (stage !== 'REGISTERED' && stage !== 'STARTED') return '';
  const state = stage === 'REGISTERED' ? 'vous attend' : 'n’est pas terminé';
  return `Bonjour ${firstName}, votre entretien par écrit ${state}. Ouvrez-le avec le lien de l’e-mail que nous vous avons envoyé. Une question\u00A0? Répondez ici.`;
}

/** Stages in which the company may want to speak with the person. */
const SPOKEN_WITH: readonly Candidate['stage'][] = ['TO_DECIDE', 'INVITED', 'MET', 'OFFERED'];

/** Returns the prepared WhatsApp text: a reminder, or a greeting from the company in the stages of `SPOKEN_WITH`; otherwise empty. */
function firstWords(candidate: Candidate, company: string | undefined): string {
  const reminder = reminderText(candidate);
  if (reminder !== '' || company === undefined || !SPOKEN_WITH.includes(candidate.stage)) return reminder;
  return `Bonjour ${candidate.firstName}, ici ${company}, au sujet de votre candidature. Avez-vous quelques minutes pour en parler\u202F?`;
}

/** Buttons to call the candidate and to write on WhatsApp; only phones show them. */
function Call({ candidate }: { candidate: Candidate }) {
  const { phone } = candidate;
  const { data: settings } = useSettings();
  return (
    <li className={styles.call}>
      <ButtonLink variant="secondary" size="sm" icon={<Phone />} href={`tel:${phone}`}>
        Appeler
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        size="sm"
        icon={<MessageCircle />}
        href={whatsAppHref(phone, firstWords(candidate, settings?.name))}
        target="_blank"
      >
        WhatsApp
      </ButtonLink>
    </li>
  );
}

export function CandidateContact({ candidate }: { candidate: Candidate }) {
  return (
    <ul className={cx('cluster middle muted small', styles.contact)}>
      <li>
        <MailIcon size={14} />
        <a href={mailtoHref(candidate.email)}>{candidate.email}</a>
        <IconButton
          className={styles.copy}
          size="xs"
          label="Copier l’adresse e-mail"
          icon={<CopyIcon size={14} />}
          onClick={() => void copyEmail(candidate.email)}
        />
      </li>
      <li>
        <Phone size={14} />
        <a href={`tel:${candidate.phone}`}>{spacedPhone(candidate.phone)}</a>
      </li>
      <Call candidate={candidate} />
      {candidate.availableFrom !== null && (
        <li>
          <CalendarCheck size={14} />
          {CANDIDATE_FIELDS.availableFrom.label} {fieldText('date', candidate.availableFrom)}
        </li>
      )}
      {!candidate.identityConfirmed && (
        <li>
          <UserSearch size={14} />
          Nom et numéro tels que saisis, pas encore confirmés par la personne
        </li>
      )}
      <li>
        <Inbox size={14} />
        Candidature du {formatDateTime(candidate.appliedAt)}
      </li>
    </ul>
  );
}
