import type { Config } from '#/config';
import { mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface ReminderMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly token: string;
  readonly expiresAt: Date;
  readonly started: boolean;
  /** `ENDS`: the link ends soon. `ASKED`: a person of the company asks. `ENDS_AGAIN`: the link ends soon, after an earlier `ASKED` mail. */
  readonly kind: 'ENDS' | 'ENDS_AGAIN' | 'ASKED';
  readonly ownData: string;
}

export function interviewReminderMail(config: Config, mail: ReminderMail) {
  const { firstName, job, company, token, expiresAt, started, ownData, kind } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `Votre entretien pour ${job} chez ${company} ${kind === 'ASKED' ? 'vous attend' : 'se termine bientôt'}`,
    preview: `Jusqu’au ${mailDate(expiresAt)} (heure de Tunis).`,
    title: started ? `${firstName}, vos réponses vous attendent` : `${firstName}, il est encore temps`,
    action: {
      label: started ? 'Reprendre mon entretien' : 'Commencer mon entretien',
      href: `${config.publicUrl}/Interview/${token}`,
    },
    because: `Vous recevez ce rappel${kind === 'ENDS' ? ', le seul,' : ''} parce que vous avez postulé chez ${company}. Ce lien est personnel\u00a0: ne le partagez pas.`,
    children: (
      <>
        <Paragraph>
          {started
            ? `Vous avez commencé votre entretien pour le poste ${job}. Tout ce que vous avez écrit est gardé\u00a0: vous reprenez à la même question.`
            : `Votre entretien pour le poste ${job} vous attend toujours. Il se passe par écrit, sur téléphone ou ordinateur, sans chronomètre. Une IA pose les questions et propose une évaluation, une personne décide.`}
        </Paragraph>
        <Paragraph>
          Votre lien est valable jusqu’au <b>{mailDate(expiresAt)}</b> (heure de Tunis). Si ce poste ne vous intéresse
          plus, vous n’avez rien à faire.
        </Paragraph>
      </>
    ),
  });
}
