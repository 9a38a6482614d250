import { filledFor } from '@kafaa/domain/templates/rules';
import type { TemplatePayload } from '@kafaa/domain/templates/schema';
import type { Config } from '#/config';
import { renderMail, Written } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface GroupMailFacts {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  /** Link to the page where candidates manage their own data. */
  readonly ownData: string;
  /** As the company wrote them, with variables. */
  readonly words: TemplatePayload;
}

/** A mail that a company wrote to several candidates, for one of them. The layout says which offer it is about. */
export function groupMail(config: Config, mail: GroupMailFacts) {
  const { firstName, job, company, ownData, words } = plainNames(mail);
  const { subject, text } = filledFor(words, { firstName, job, company });
  return renderMail({
    config,
    subject,
    preview: `Un message de ${company}.`,
    title: subject,
    because: `Vous recevez ce message de ${company} parce que vous avez postulé\u00a0: ${job}.`,
    toCandidate: { ownData, company },
    children: <Written text={text} />,
  });
}
