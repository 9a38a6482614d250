import type { ReviewKind } from '@kafaa/domain/reviews/options';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface AnsweredMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly kind: ReviewKind;
  /** The company's answer; null if the mail may not contain it. */
  readonly answer: string | null;
  /** URL of the page that shows the answer. */
  readonly page: string;
  readonly ownData: string;
}

/** Builds the mail that gives the candidate the company's answer, or a link to it if the mail may not contain the answer. */
export function reviewAnsweredMail(config: Config, mail: AnsweredMail) {
  const { firstName, job, company, kind, answer, page, ownData } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `${company} répond à votre ${kind === 'PERSON' ? 'demande' : 'contestation'}`,
    preview: `Pour le poste ${job}.`,
    title: `${firstName}, une personne vous répond`,
    ...(answer === null && { action: { label: 'Lire la réponse', href: page } }),
    because: `Vous recevez ce message parce que vous avez écrit à ${company} à propos de votre candidature.`,
    children: (
      <>
        <Paragraph>
          Une personne de {company} vous répond, pour le poste {job}
          {answer === null ? '. Sa réponse est sur votre page, en toutes lettres.' : '\u00a0:'}
        </Paragraph>
        {(answer ?? '')
          .split(/\n+/)
          .filter((line) => line.trim() !== '')
          .map((line, index) => (
            // The lines of one text never change order, so the index is a stable key.
            // oxlint-disable-next-line react/no-array-index-key
            <Paragraph key={index}>{line}</Paragraph>
          ))}
      </>
    ),
  });
}
