import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface ClosedMail {
  readonly candidate: string;
  readonly candidateId: string;
  readonly jobId: string;
  readonly job: string;
}

/** Mail about a finished interview without its score, for companies with « read before you see ». */
export function candidateClosedMail(config: Config, mail: ClosedMail) {
  const { candidate, candidateId, jobId, job } = plainNames(mail);
  return renderMail({
    config,
    subject: `${candidate} a terminé son entretien pour ${job}`,
    preview: 'Lisez deux réponses et donnez-leur un niveau\u00a0: l’évaluation s’ouvre ensuite.',
    title: `${candidate} a terminé son entretien`,
    action: { label: 'Lire les réponses', href: `${config.publicUrl}/Dashboard?job=${jobId}&candidate=${candidateId}` },
    because: 'Vous recevez ce message parce que vous avez publié cette offre.',
    children: (
      <>
        <Paragraph>
          {candidate} a répondu à toutes les questions de l’offre {job}.
        </Paragraph>
        <Paragraph>
          Votre entreprise lit avant de voir. Lisez deux réponses et donnez-leur un niveau{'\u00a0'}: l’évaluation
          s’ouvre ensuite.
        </Paragraph>
      </>
    ),
  });
}
