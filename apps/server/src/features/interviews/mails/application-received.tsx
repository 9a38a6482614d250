import { elided } from '@kafaa/domain/kernel/elision';
import { promiseText } from '@kafaa/domain/jobs/promise-texts';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface ReceivedMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
  /** Day before which an answer is promised; null without a promise. */
  readonly promisedBy: string | null;
  readonly corrected?: boolean | undefined;
}

export function applicationReceivedMail(config: Config, mail: ReceivedMail) {
  const { firstName, job, company, ownData, promisedBy, corrected } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company, corrected },
    subject: `Votre candidature pour ${job} est bien arrivée`,
    preview: `${company} a reçu votre candidature.`,
    title: `Merci ${firstName}, votre candidature est arrivée`,
    action: { label: 'Suivre ma candidature', href: ownData },
    because: `Vous recevez ce message parce que vous venez de terminer votre entretien pour ${company}.`,
    children: (
      <>
        <Paragraph>
          Votre candidature pour le poste {job} est chez {company}. Vous n’avez plus rien à envoyer.
        </Paragraph>
        <Paragraph>
          Et maintenant{'\u202f'}? Notre IA prépare une première lecture. C’est une personne {elided('de', company)} qui
          lit et décide. Vous recevrez sa réponse à cette adresse, même si c’est non.
        </Paragraph>
        {promisedBy !== null && (
          <Paragraph>
            <b>{promiseText(promisedBy)}</b> C’est la promesse {elided('de', company)}.
          </Paragraph>
        )}
      </>
    ),
  });
}
