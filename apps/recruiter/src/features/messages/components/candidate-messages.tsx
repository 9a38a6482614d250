import { correctCandidateEmail } from '@kafaa/domain/candidates/api';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { ANSWER_TEXTS, MAIL_STATE_NAMES, type MailState } from '@kafaa/domain/messages/options';
import type { Answer, Messages, SentMail } from '@kafaa/domain/messages/schema';
import { useState } from 'react';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Pill, type PillTone } from '@kafaa/ui/pill.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { FoldSummary } from '@kafaa/ui/fold-summary.tsx';
import { useMay } from '#/lib/permissions';
import { correctionOf, refusesMail } from '#/features/candidates/components/refused-email-text';
import { useMessages } from '../queries.ts';
import styles from './messages.module.css';

const TONES: Readonly<Record<MailState, PillTone>> = {
  HELD: 'pending',
  WAITING: 'pending',
  SENT: 'ok',
  REFUSED: 'danger',
  BOUNCED: 'danger',
  GIVEN_UP: 'danger',
};

/** Moves the focus to the form above that corrects the address. */
const goToCorrection = (candidateId: string) =>
  document.getElementById(correctionOf(candidateId))?.querySelector('input')?.focus();

function Mail({ mail: { subject, to, state, at, reason }, correct }: { mail: SentMail; correct: (() => void) | null }) {
  return (
    <li className={styles.entry}>
      <p className="cluster middle gap-8">
        <Pill tone={TONES[state]}>{MAIL_STATE_NAMES[state]}</Pill>
        <span className="muted small">
          {formatDateTime(at)}, à <bdi>{to}</bdi>
        </span>
      </p>
      <p className={styles.text} dir="auto">
        {subject}
      </p>
      {reason !== null && (
        <div className="cluster middle gap-8">
          <p className="small">{reason}</p>
          {correct && (
            <Button variant="ghost" size="sm" onClick={correct}>
              Corriger l’adresse
            </Button>
          )}
        </div>
      )}
      {state === 'GIVEN_UP' && <p className="small">Aucun serveur n’a pris cet e-mail. Appelez le candidat.</p>}
    </li>
  );
}

function Given({ answer: { kind, at, meetingAt, text } }: { answer: Answer }) {
  return (
    <li className={styles.entry}>
      <p>
        {ANSWER_TEXTS[kind]}
        {meetingAt !== null && ` du ${formatDateTime(meetingAt)}`}{' '}
        <span className="muted small">({formatDateTime(at)})</span>
      </p>
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </li>
  );
}

function Loaded({ candidate, messages }: { candidate: Candidate; messages: Messages }) {
  const mayCorrect = useMay(correctCandidateEmail);
  const { mails, more, answers } = messages;
  return (
    <>
      {mails.length === 0 && <p className="muted small">Aucun e-mail n’est encore parti.</p>}
      {mails.length > 0 && (
        <ul className={styles.list} aria-label="E-mails envoyés">
          {mails.map((mail) => {
            const returned = mail.state === 'REFUSED' || mail.state === 'BOUNCED';
            const asks = mayCorrect && refusesMail(candidate) && returned && mail.to === candidate.email;
            return <Mail key={mail.id} mail={mail} correct={asks ? () => goToCorrection(candidate.id) : null} />;
          })}
        </ul>
      )}
      {more && <p className="muted small">Les e-mails plus anciens sont dans l’export de l’entreprise.</p>}
      <h4 className="label">Réponses sur nos pages</h4>
      {answers.length === 0 && <p className="muted small">Pas encore de réponse.</p>}
      {answers.length > 0 && (
        <ul className={styles.list} aria-label="Réponses du candidat">
          {answers.map((answer) => (
            <Given key={`${answer.kind} ${answer.at}`} answer={answer} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Shows a candidate's mails with their state and the candidate's replies on our pages; both load when the section is opened. */
export function CandidateMessages({ candidate }: { candidate: Candidate }) {
  const [open, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useMessages(candidate.id, open);
  return (
    <section className={styles.messages}>
      <h3 className="label">Messages</h3>
      <details className={styles.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <FoldSummary>E-mails envoyés et réponses reçues</FoldSummary>
        {data && <Loaded candidate={candidate} messages={data} />}
        {!data && isError && (
          <ErrorBand
            message="Les messages n’ont pas pu être chargés."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <Skeleton width="60%" />}
      </details>
    </section>
  );
}
