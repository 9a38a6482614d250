import { HINDSIGHT_EFFECT, HINDSIGHT_KEPT } from '@kafaa/domain/hindsight/told-texts';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface ToldMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
}

/** Mail to a hired person: the company will be asked about the hire later. */
export function hireToldMail(config: Config, mail: ToldMail) {
  const { firstName, job, company, ownData } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `Après votre embauche chez ${company}\u00A0: ce qui sera gardé`,
    preview: 'Une question à l’entreprise, 30 et 90 jours après.',
    title: `Bonjour ${firstName}, ${company} reviendra sur son choix`,
    because: `Vous recevez ce message parce que vous avez postulé chez ${company}, qui a noté votre embauche.`,
    children: (
      <>
        <Paragraph>
          {company} a noté votre embauche pour le poste {job}. Dans 30 jours, puis dans 90 jours, une personne de
          l’entreprise dira, critère par critère, si le choix était comme prévu, mieux ou moins bien.
        </Paragraph>
        <Paragraph>{HINDSIGHT_KEPT}</Paragraph>
        <Paragraph>
          {HINDSIGHT_EFFECT} Ces réponses s’effacent avec votre candidature, que vous pouvez effacer à tout moment.
        </Paragraph>
      </>
    ),
  });
}
