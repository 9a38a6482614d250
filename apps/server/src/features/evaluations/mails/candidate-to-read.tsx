import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface ToReadMail {
  readonly candidate: string;
  readonly candidateId: string;
  readonly job: string;
}

/** Mail without a score that tells the company that a candidate who asked to be read by a person has finished. */
export function candidateToReadMail(config: Config, mail: ToReadMail) {
  const { candidate, candidateId, job } = plainNames(mail);
  return renderMail({
    config,
    subject: `${candidate} a terminé son entretien pour ${job}`,
    preview: 'À lire par une personne, sans score.',
    title: `${candidate}\u00a0: à lire vous-même`,
    action: { label: 'Lire ses réponses', href: `${config.publicUrl}/InterViewChat/${candidateId}` },
    because: 'Vous recevez ce message parce que vous avez publié cette offre.',
    children: (
      <Paragraph>
        {candidate} a répondu aux questions de l’offre {job}, et a demandé une lecture par une personne. Aucun score
        n’est donné{'\u00a0'}; vous pouvez lire toutes ses réponses, quel que soit votre plan.
      </Paragraph>
    ),
  });
}
