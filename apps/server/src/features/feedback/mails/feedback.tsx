import { elided } from '@kafaa/domain/kernel/elision';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface FeedbackMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  /** Lines of the approved text. */
  readonly lines: readonly string[];
  readonly ownData: string;
}

/** Mail to the candidate about the candidate's answers, with a text that a person of the company approved. */
export function feedbackMail(config: Config, { lines, ...mail }: FeedbackMail) {
  const { firstName, job, company, ownData } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `Le bilan de votre entretien pour ${job}`,
    preview: 'Ce que vos réponses ont montré.',
    title: `${firstName}, le bilan de votre entretien`,
    because: `Vous recevez ce message parce que vous avez passé un entretien chez ${company}.`,
    children: (
      <>
        {lines.map((line, index) => (
          <Paragraph key={index}>{line}</Paragraph>
        ))}
        <Paragraph>Une personne {elided('de', company)} a relu ce bilan avant de vous l’envoyer.</Paragraph>
      </>
    ),
  });
}
