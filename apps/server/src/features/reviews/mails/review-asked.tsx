import type { ReviewKind } from '@kafaa/domain/reviews/options';
import type { Config } from '#/config';
import { mailDay, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface AskedMail {
  readonly candidate: string;
  readonly candidateId: string;
  readonly job: string;
  readonly jobId: string;
  readonly kind: ReviewKind;
  readonly dueAt: Date;
}

/** Mail to the company: a candidate contests the evaluation, or asks for a person to read the answers. */
export function reviewAskedMail(config: Config, mail: AskedMail) {
  const { candidate, candidateId, job, jobId, kind, dueAt } = plainNames(mail);
  const person = kind === 'PERSON';
  return renderMail({
    config,
    subject: person ? `${candidate} demande une lecture par une personne` : `${candidate} conteste son évaluation`,
    preview: `Votre réponse est attendue avant le ${mailDay(dueAt)}.`,
    title: person ? `${candidate} demande une personne` : `${candidate} conteste son évaluation`,
    action: { label: 'Lire et répondre', href: `${config.publicUrl}/Dashboard?job=${jobId}&candidate=${candidateId}` },
    because: `Vous recevez ce message parce que vous recrutez pour ${job}.`,
    children: (
      <>
        <Paragraph>
          {person
            ? `${candidate} préfère que quelqu’un de chez vous lise ses réponses pour le poste ${job}. Aucun score ne lui est donné\u00a0: vous pouvez lire toutes ses réponses, quel que soit votre plan.`
            : `${candidate} vous demande de revoir son évaluation pour le poste ${job}. Sa raison est dans sa fiche, avec toutes ses réponses, quel que soit votre plan.`}
        </Paragraph>
        <Paragraph>
          Répondez depuis sa fiche avant le <b>{mailDay(dueAt)}</b>. Votre réponse lui part par e-mail.
        </Paragraph>
      </>
    ),
  });
}
