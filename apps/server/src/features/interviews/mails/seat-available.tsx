import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface SeatMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly token: string;
  readonly ownData: string;
}

export function seatAvailableMail(config: Config, mail: SeatMail) {
  const { firstName, job, company, token, ownData } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `Une place s’est libérée pour ${job}`,
    preview: 'La première personne qui commence prend la place.',
    title: `Bonjour ${firstName}, une place s’est libérée`,
    action: { label: 'Commencer mon entretien', href: `${config.publicUrl}/Interview/${token}` },
    because: `Vous recevez ce message parce que vous l’avez demandé en postulant chez ${company}.`,
    children: (
      <Paragraph>
        Vous pouvez passer votre entretien pour le poste {job} chez {company}. La première personne qui commence prend
        la place{'\u00a0'}: ouvrez votre lien dès que vous avez un moment. Une IA pose les questions, une personne
        décide.
      </Paragraph>
    ),
  });
}
