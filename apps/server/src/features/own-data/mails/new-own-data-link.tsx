import { OWN_DATA_LINK_DAYS } from '@kafaa/domain/own-data/options';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface LinkMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
}

export function newOwnDataLinkMail(config: Config, mail: LinkMail) {
  const { firstName, job, company, ownData } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `Le lien vers vos données, candidature pour ${job}`,
    preview: `Il est valable ${OWN_DATA_LINK_DAYS} jours.`,
    title: `${firstName}, voici un nouveau lien vers vos données`,
    action: { label: 'Voir mes données', href: ownData },
    because: `Vous recevez ce message parce qu’un nouveau lien a été demandé pour votre candidature chez ${company}. Ce n’était pas vous\u202f? Ignorez-le, rien ne change.`,
    children: (
      <Paragraph>
        Il ouvre pendant {OWN_DATA_LINK_DAYS} jours la page de votre candidature pour le poste {job}. Ce lien est
        personnel{'\u00a0'}: ne le transférez pas.
      </Paragraph>
    ),
  });
}
