import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail-layout.tsx';

export function seatAvailableMail(
  config: Config,
  { firstName, job, company }: { firstName: string; job: string; company: string },
) {
  return renderMail({
    config,
    subject: `Une place s’est libérée pour ${job}`,
    preview: 'Rouvrez votre lien personnel pour passer votre entretien.',
    title: `Bonjour ${firstName}, une place s’est libérée`,
    because: `Vous recevez ce message parce que vous l’avez demandé en postulant chez ${company}.`,
    children: (
      <Paragraph>
        Rouvrez le lien personnel de votre premier e-mail pour passer votre entretien pour le poste {job} chez {company}
        . La place est à qui commence en premier.
      </Paragraph>
    ),
  });
}
