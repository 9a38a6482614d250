import { dayText } from '@kafaa/domain/jobs/promise-texts';
import { elided } from '@kafaa/domain/kernel/elision';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface BrokenMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly by: string;
  /** The company's address for questions. */
  readonly contact: string;
  readonly ownData: string;
}

/** Mail to the candidate when the promised day has come without an answer. */
export function promiseBrokenMail(config: Config, mail: BrokenMail) {
  const { firstName, job, company, by, contact, ownData } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `Votre candidature pour ${job}\u00a0: la réponse se fait attendre`,
    preview: `La réponse ${elided('de', company)} n’est pas encore venue.`,
    title: `Bonjour ${firstName}, la réponse promise n’est pas encore venue`,
    because: `Vous recevez ce message parce que vous avez postulé chez ${company}.`,
    children: (
      <>
        <Paragraph>
          {company} avait promis une réponse avant le {dayText(by)} pour le poste {job}. Elle n’a pas encore répondu, et
          nous le lui avons rappelé.
        </Paragraph>
        <Paragraph>
          Ce n’est pas un refus{'\u00a0'}: votre candidature est toujours là. Vous pouvez demander des nouvelles en
          répondant à cet e-mail, ou en écrivant à {contact}.
        </Paragraph>
      </>
    ),
  });
}
