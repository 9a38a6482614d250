import type { HindsightDay } from '@kafaa/domain/hindsight/options';
import { recruiterPaths } from '@kafaa/domain/paths';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface QuestionMail {
  readonly candidate: string;
  readonly candidateId: string;
  readonly job: string;
  readonly day: HindsightDay;
  /** Whether the recipient is the person who made the hire. */
  readonly decided: boolean;
}

/** Mail that asks about a hire 30 or 90 days after it, usually to the person who made the hire. */
export function hireQuestionMail(config: Config, mail: QuestionMail) {
  const { candidate, candidateId, job, day, decided } = plainNames(mail);
  return renderMail({
    config,
    subject: `${day} jours après l’embauche\u00A0: ${candidate}`,
    preview: 'Un choix par critère, en moins d’une minute.',
    title: 'Est-ce comme vous l’attendiez\u202F?',
    action: {
      label: 'Répondre',
      href: `${config.publicUrl}${recruiterPaths.dashboard}?vue=embauche&candidate=${candidateId}`,
    },
    because: decided
      ? 'Vous recevez ce message parce que vous avez noté cette embauche. Votre entreprise a activé le retour sur les embauches.'
      : 'Vous recevez ce message parce que la personne qui a noté cette embauche ne suit plus cette offre. Votre entreprise a activé le retour sur les embauches.',
    children: (
      <>
        <Paragraph>
          {candidate} a rejoint votre équipe il y a {day} jours, pour le poste {job}.
        </Paragraph>
        <Paragraph>
          Choisissez, critère par critère{'\u00a0'}: mieux, comme prévu, moins bien ou je ne sais pas. Il n’y a rien à
          écrire.
        </Paragraph>
        <Paragraph>Votre réponse ne change aucun score. Elle compte seulement dans des totaux.</Paragraph>
      </>
    ),
  });
}
