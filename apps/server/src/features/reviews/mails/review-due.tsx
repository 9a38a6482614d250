import { REVIEW_TITLES, type ReviewKind } from '@kafaa/domain/reviews/options';
import type { Config } from '#/config';
import { mailDay, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface DueMail {
  readonly candidate: string;
  readonly candidateId: string;
  readonly jobId: string;
  readonly kind: ReviewKind;
  readonly dueAt: Date;
}

/** Mail to the company, once: a request without an answer is nearly due. */
export function reviewDueMail(config: Config, mail: DueMail) {
  const { candidate, candidateId, jobId, kind, dueAt } = plainNames(mail);
  return renderMail({
    config,
    subject: `${candidate} attend votre réponse avant le ${mailDay(dueAt)}`,
    preview: `${REVIEW_TITLES[kind]}.`,
    title: `${candidate} attend votre réponse`,
    action: { label: 'Lire et répondre', href: `${config.publicUrl}/Dashboard?job=${jobId}&candidate=${candidateId}` },
    because: 'Vous recevez ce rappel, le seul, parce que cette demande est sans réponse.',
    children: (
      <Paragraph>
        {REVIEW_TITLES[kind]}. Une réponse lui est promise avant le <b>{mailDay(dueAt)}</b>.
      </Paragraph>
    ),
  });
}
