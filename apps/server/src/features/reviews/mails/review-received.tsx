import type { ReviewKind } from '@kafaa/domain/reviews/options';
import type { Config } from '#/config';
import { mailDay, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface ReceivedMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly kind: ReviewKind;
  readonly dueAt: Date;
  readonly ownData: string;
}

/** Mail to the candidate: the request has arrived, and the company answers by the given date. */
export function reviewReceivedMail(config: Config, mail: ReceivedMail) {
  const { firstName, job, company, kind, dueAt, ownData } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `Votre demande à ${company} est arrivée`,
    preview: `Réponse avant le ${mailDay(dueAt)}.`,
    title: `${firstName}, votre demande est arrivée`,
    because: `Vous recevez ce message parce que vous avez postulé chez ${company}.`,
    children: (
      <>
        <Paragraph>
          {kind === 'PERSON'
            ? `Une personne de ${company} lira vos réponses pour le poste ${job}. Aucun score ne lui est montré, et rien de ce que vous avez écrit n’est perdu. Un entretien en cours continue par le même lien.`
            : `${company} a reçu votre contestation pour le poste ${job}, avec votre raison. Une personne la lit.`}
        </Paragraph>
        <Paragraph>
          Sa réponse vous arrive par e-mail avant le <b>{mailDay(dueAt)}</b>, et reste lisible depuis la page de vos
          données.
        </Paragraph>
      </>
    ),
  });
}
