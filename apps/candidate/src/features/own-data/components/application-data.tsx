import { SOURCE_LABELS, type Stage } from '@kafaa/domain/candidates/options';
import { COMPANY_ZONE, COMPANY_ZONE_LABEL } from '@kafaa/domain/invitations/options';
import { requestAccess } from '@kafaa/domain/own-data/api';
import type { OwnData } from '@kafaa/domain/own-data/schema';
import { useState } from 'react';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { formatDate, formatDateTime } from '@kafaa/web-kit/dates';
import { counted } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import styles from './own-data-section.module.css';
import { FactList, Fold, Section } from './own-data-section.tsx';

const CONSENT_TITLES = { REGISTRATION: 'En postulant', INTERVIEW: 'En commençant l’entretien' } as const;
/** Texts of the stages as events. The company's labels are not used, because they name the person in the masculine. */
const MOVE_TEXTS: Readonly<Record<Stage, string>> = {
  REGISTERED: 'Inscription',
  STARTED: 'Entretien commencé',
  EXPIRED: 'Lien expiré',
  TO_DECIDE: 'Entretien terminé',
  INVITED: 'Invitation envoyée',
  MET: 'Rencontre faite',
  OFFERED: 'Embauche proposée',
  HIRED: 'Embauche',
  DECLINED: 'Proposition déclinée',
  REJECTED: 'Candidature non retenue',
  WITHDRAWN: 'Candidature retirée',
};
const REPLIES = { NONE: 'sans réponse', ACCEPTED: 'acceptée', DECLINED: 'déclinée' } as const;

const at = (instant: string | null) => instant && formatDateTime(instant);

/** Dates of the application and the consents given. */
export function Course({ data }: { data: OwnData }) {
  const { interview, consents } = data;
  const isOver = interview.completedAt !== null || data.state === 'WITHDRAWN';
  return (
    <Section title="Dates et accords">
      <FactList
        facts={[
          ['Inscription', at(data.appliedAt)],
          ['Provenance du lien', data.source ? SOURCE_LABELS[data.source] : null],
          ['Entretien commencé', at(interview.startedAt)],
          [
            'Aide à l’écriture',
            interview.accommodation ? 'Déclarée\u00A0: ni frappe ni collage ne sont mesurés' : null,
          ],
          ['Candidature envoyée', at(interview.completedAt)],
          ['Lien d’entretien valable jusqu’au', isOver ? null : at(interview.linkExpiresAt)],
          ...consents.map(
            ({ to, version, at: agreedAt }) =>
              [
                CONSENT_TITLES[to],
                <>
                  Vous avez accepté le texte affiché, version {version}
                  <small>{formatDateTime(agreedAt)}</small>
                </>,
              ] as const,
          ),
          ['Rapport PDF fait pour l’entreprise', at(data.reportedAt)],
        ]}
      />
    </Section>
  );
}

/** Questions and answers, each with the measures taken while it was written. */
export function Answers({ data: { answers, interview, state } }: { data: OwnData }) {
  if (answers.length === 0) return null;
  const isSent = interview.completedAt !== null || state === 'WITHDRAWN';
  return (
    <Section
      title="Vos réponses"
      lead={`${answers.length === 1 ? 'Votre réponse, telle que vous l’avez écrite.' : `Vos ${answers.length} réponses, telles que vous les avez écrites.`} ${isSent ? 'Une réponse envoyée ne se change plus.' : 'Tout se change dans l’entretien jusqu’à l’envoi.'}`}
    >
      {answers.map(({ question, answer, savedAt, measured }, index) => (
        <Fold key={index} title={`${index + 1}. ${question}`}>
          <p dir="auto">{answer}</p>
          <p>
            <small>
              Enregistrée le {formatDateTime(savedAt)}.{measured.length > 0 && ` Mesuré\u00A0: ${measured.join(', ')}.`}
            </small>
          </p>
        </Fold>
      ))}
    </Section>
  );
}

const RESULT_TITLE = 'L’avis de l’IA sur vos réponses';

/** Shown before the decision: levels and reasons are hidden, and a button shows them at once. */
function LaterResult({ data, link, onShown }: EvaluationProps) {
  const [busy, setBusy] = useState(false);
  const { resultFrom, companyName } = data;
  if (resultFrom === null) return null;
  const ask = async () => {
    if (busy) return;
    setBusy(true);
    try {
      onShown(await call(requestAccess, { params: { link } }));
    } catch (error) {
      toast.error(errorMessage(error, 'Le résultat n’a pas pu s’ouvrir. Réessayez dans un instant.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section
      title={RESULT_TITLE}
      lead={`Niveaux et raisons s’affichent ici dès que ${companyName} a décidé, au plus tard le ${formatDate(resultFrom)}. Vous avez droit à toutes vos données dès maintenant\u00A0: il suffit de le demander.`}
    >
      <Button variant="secondary" busy={busy} onClick={() => void ask()}>
        Demander l’accès complet
      </Button>
    </Section>
  );
}

interface EvaluationProps {
  readonly data: OwnData;
  readonly link: string;
  readonly onShown: (data: OwnData) => void;
}

/** The result of the automatic evaluation. Human decisions are shown separately, above. */
export function Evaluation({ data, link, onShown }: EvaluationProps) {
  const { evaluation, companyName } = data;
  if (!evaluation) return <LaterResult data={data} link={link} onShown={onShown} />;
  const { evaluatedAt, scoreSaid, note, criteria, deductionSaid, signs } = evaluation;
  return (
    <Section
      title={RESULT_TITLE}
      lead={`Calculé le ${formatDate(evaluatedAt)} à partir de vos réponses et de votre CV, sans votre nom ni vos coordonnées. Ce calcul éclaire ${companyName}, il ne décide pas\u00A0: une personne décide.`}
    >
      <Fold open title="Voir le résultat">
        <ul>
          {criteria.map(({ title, level, said }) => (
            <li key={title}>
              <b>{title}.</b> {said} {level !== null && <small>Niveau {level} sur 4.</small>}
            </li>
          ))}
        </ul>
        <p>
          <b>{scoreSaid}</b>
        </p>
        {data.resemblances.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {deductionSaid && <p>{deductionSaid}</p>}
      </Fold>
      <Fold title={`Le texte que lit ${companyName}`}>
        <p>
          Écrit pour qui recrute, donc sans «{'\u00A0'}vous{'\u00A0'}». Vous avez le droit de le lire, mot à mot.
        </p>
        {note !== '' && <p>{note}</p>}
        <ul>
          {criteria.map(({ label, reason }) => (
            <li key={label}>
              <b>{label}.</b> {reason}
            </li>
          ))}
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </Fold>
      <p className={styles.contest}>
        <a href={`/Relecture/${link}`}>Contester</a>
      </p>
    </Section>
  );
}

export function Invitations({ data: { invitations } }: { data: OwnData }) {
  if (invitations.length === 0) return null;
  return (
    <Section title="Vos invitations">
      <FactList
        facts={invitations.map(({ interviewDate, interviewType, interviewPlace, reply, withdrawn, slots, note }) => [
          (reply === 'ACCEPTED' || slots.length === 0 ? [interviewDate] : slots)
            .map((date) => `${formatDateTime(date, COMPANY_ZONE)} (${COMPANY_ZONE_LABEL})`)
            .join(' ou '),
          `${interviewType === 'ONLINE' ? 'En ligne' : 'Sur place'}, ${interviewPlace}, ${withdrawn ? 'annulée' : REPLIES[reply]}${note && `, ${note}`}`,
        ])}
      />
    </Section>
  );
}

/** List of the application's stages, with the stages that the company hides left out; the file « Mes données » has all of them. */
export function Moves({ data: { moves } }: { data: OwnData }) {
  if (moves.length === 0) return null;
  return (
    <Section title="Étapes enregistrées">
      <Fold title={counted(moves.length, 'étape')}>
        <ul>
          {moves.map(({ to, at: movedAt }) => (
            <li key={`${movedAt} ${to}`}>
              {MOVE_TEXTS[to]} <small>{formatDateTime(movedAt)}</small>
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}

/** The feedback text about the interview, as a person of the company approved it. */
export function Feedback({ data: { feedback } }: { data: OwnData }) {
  return (
    feedback && (
      <Section title="Votre bilan">
        <Fold title="Ce que vos réponses ont montré">
          <p dir="auto">{feedback.text}</p>
        </Fold>
      </Section>
    )
  );
}

export function Written({ data: { writtenByPeople, companyName } }: { data: OwnData }) {
  if (writtenByPeople === 0) return null;
  return (
    <Section
      title="Ce que des personnes ont écrit"
      lead={`${counted(writtenByPeople, 'avis ou commentaire', 'avis ou commentaires')} reçus par ${companyName}. Le fichier de vos données contient ces textes, sans le nom de leurs auteurs.`}
    />
  );
}

/** Assessment of the hire by the company after some months, if the candidate was told about it. */
export function Hindsight({ data: { hindsight } }: { data: OwnData }) {
  return (
    hindsight && (
      <Section
        title="Retour sur l’embauche"
        lead={`30 et 90 jours après, un choix par critère\u00A0: ${hindsight.answers} sur 2, dans le fichier de vos données. L’entreprise n’en voit que des totaux.`}
      />
    )
  );
}

export function Mails({ data: { mails } }: { data: OwnData }) {
  if (mails.length === 0) return null;
  return (
    <Section title="Nos e-mails">
      <Fold title={`${counted(mails.length, 'e-mail')} vers votre adresse`}>
        <ul>
          {mails.map(({ subject, at: sentAt }) => (
            <li key={`${sentAt} ${subject}`}>
              {subject} <small>{formatDateTime(sentAt)}</small>
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
