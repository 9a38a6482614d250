import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface MentionMail {
  readonly candidate: string;
  readonly candidateId: string;
  readonly job: string;
  readonly jobId: string;
  /** The author's name. */
  readonly by: string;
}

/** Mail to a colleague whom a comment mentions. It does not contain the comment. */
export function commentMentionMail(config: Config, mail: MentionMail) {
  const { candidate, candidateId, job, jobId, by } = plainNames(mail);
  return renderMail({
    config,
    subject: `${by} vous mentionne à propos de ${candidate}`,
    preview: `Pour le poste ${job}.`,
    title: `${by} vous mentionne`,
    action: {
      label: 'Lire le commentaire',
      href: `${config.publicUrl}/Dashboard?job=${jobId}&candidate=${candidateId}#commentaires`,
    },
    because: `Vous recevez ce message parce que ${by} a écrit votre nom dans un commentaire.`,
    children: (
      <Paragraph>
        Le commentaire porte sur {candidate}, pour le poste {job}. Il se lit dans sa fiche, et vous pouvez y répondre.
      </Paragraph>
    ),
  });
}
