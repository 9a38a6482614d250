import { COMPANY_ZONE, COMPANY_ZONE_LABEL } from '@kafaa/domain/invitations/options';
import { requestAccess } from '@kafaa/domain/own-data/api';
import type { OwnData } from '@kafaa/domain/own-data/schema';
import { useState } from 'react';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { formatDate, formatDateTime } from '@kafaa/web-kit/dates';
import { counted, formatBytes } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { filePath } from './own-data-files.ts';
import { FactList, Fold, Section } from './own-data-section.tsx';

const CONSENT_TITLES = { REGISTRATION: 'En postulant', INTERVIEW: 'En commençant l’entretien' } as const;
const REPLIES = { NONE: 'sans réponse', ACCEPTED: 'acceptée', DECLINED: 'déclinée' } as const;

const at = (instant: string | null) => instant && formatDateTime(instant);

/** Dates of the application and the consents given. */
export function Course({ data }: { data: OwnData }) {
  const { interview, consents } = data;
  const isOver = interview.completedAt !== null || data.state === 'WITHDRAWN';
  return (
    <Section title="Votre parcours">
      <FactList
        facts={[
          ['Inscription', at(data.appliedAt)],
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
export function Answers({ data: { answers } }: { data: OwnData }) {
  if (answers.length === 0) return null;
  return (
    <Section
      title="Vos réponses"
      lead={`${answers.length === 1 ? 'Votre réponse, telle que vous l’avez écrite.' : `Vos ${answers.length} réponses, telles que vous les avez écrites.`} Une réponse envoyée ne se change plus.`}
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

export function Cv({ data: { cv }, link }: { data: OwnData; link: string }) {
  if (!cv) return null;
  return (
    <Section title="Votre CV">
      <FactList facts={[['Fichier', `${cv.name} (${formatBytes(cv.size)})`]]} />
      <ButtonLink variant="secondary" href={filePath(link, 'cv')} download={cv.name}>
        Télécharger mon CV
      </ButtonLink>
    </Section>
  );
}

/** Levels and reasons are hidden until the decision; a candidate who requests all data gets them now. */
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
      title="Ce que l’évaluation automatique a conclu"
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
  const { evaluatedAt, score, note, criteria, deduction, signs } = evaluation;
  return (
    <Section
      title="Ce que l’évaluation automatique a conclu"
      lead={`Calculé le ${formatDate(evaluatedAt)} à partir de vos réponses et de votre CV, sans votre nom ni vos coordonnées. Ce calcul éclaire ${companyName}, il ne décide pas\u00A0: une personne décide.`}
    >
      <Fold title="Voir le résultat">
        <p>
          <b>
            {score === null
              ? 'Non évalué\u00A0: il y avait trop peu d’éléments pour un score.'
              : `Score\u00A0: ${score} sur 100.`}
          </b>
        </p>
        {note !== '' && <p>{note}</p>}
        <ul>
          {criteria.map(({ label, level, reason }) => (
            <li key={label}>
              <b>{label}</b>, {level === null ? 'non évalué' : `niveau ${level} sur 4`}. {reason}
            </li>
          ))}
        </ul>
        {data.resemblances.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {signs.length > 0 && (
          <>
            <p>
              <b>Façon d’écrire</b> (
              {deduction === 0 ? 'aucun point retiré' : `${counted(deduction, 'point')} en moins`})
            </p>
            <ul>
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </>
        )}
      </Fold>
    </Section>
  );
}

export function Invitations({ data: { invitations } }: { data: OwnData }) {
  if (invitations.length === 0) return null;
  return (
    <Section title="Vos invitations">
      <FactList
        facts={invitations.map(({ interviewDate, interviewType, interviewPlace, reply, withdrawn }) => [
          `${formatDateTime(interviewDate, COMPANY_ZONE)} (${COMPANY_ZONE_LABEL})`,
          `${interviewType === 'ONLINE' ? 'En ligne' : 'Sur place'}, ${interviewPlace}, ${withdrawn ? 'annulée' : REPLIES[reply]}`,
        ])}
      />
    </Section>
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
