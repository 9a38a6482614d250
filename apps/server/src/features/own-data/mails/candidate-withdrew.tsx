import type { Config } from '#/config';
import { mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface WithdrewMail {
  readonly candidate: string;
  readonly candidateId: string;
  readonly job: string;
  readonly jobId: string;
  readonly meeting: Date | null;
}

export function candidateWithdrewMail(config: Config, mail: WithdrewMail) {
  const { candidate, candidateId, job, jobId, meeting } = plainNames(mail);
  return renderMail({
    config,
    subject: `${candidate} retire sa candidature pour ${job}`,
    preview: meeting ? 'L’entretien prévu n’aura pas lieu.' : 'Vous n’avez rien à faire.',
    title: `${candidate} retire sa candidature`,
    action: {
      label: 'Voir les candidats',
      href: `${config.publicUrl}/Dashboard?job=${jobId}&candidate=${candidateId}`,
    },
    because: `Vous recevez ce message parce que vous recrutez pour ${job}.`,
    children: (
      <>
        <Paragraph>
          {candidate} a retiré sa candidature pour le poste {job}. Sa fiche porte la mention «{'\u00a0'}Retirée
          {'\u00a0'}» et sa place est rendue à l’offre.
        </Paragraph>
        {meeting && (
          <Paragraph>
            L’entretien prévu le <b>{mailDate(meeting)}</b> (heure de Tunis) n’aura pas lieu. Pensez à l’ôter de votre
            agenda.
          </Paragraph>
        )}
      </>
    ),
  });
}
