import type { Config } from '#/config';
import { mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

/**
 * Mail that tells the company's accounts where to download the archive. The linked page requires a log-in, so the mail alone gives no
 * access.
 */
export function exportReadyMail(config: Config, { endsAt }: { readonly endsAt: Date }) {
  return renderMail({
    config,
    subject: 'L’export de vos données est prêt',
    preview: 'Téléchargez l’archive depuis votre compte.',
    title: 'L’export de vos données est prêt',
    action: { label: 'Télécharger l’archive', href: `${config.publicUrl}/Settings?section=donnees` },
    because: 'Vous recevez ce message parce que quelqu’un a demandé, depuis votre compte, l’export de ses données.',
    children: (
      <>
        <Paragraph>
          Vos offres, candidatures, évaluations, CV et rapports sont réunis dans une archive ZIP. Elle vous attend dans
          votre compte jusqu’au <b>{mailDate(endsAt)}</b> (heure de Tunis), puis elle est effacée.
        </Paragraph>
        <Paragraph>
          Vous n’avez rien demandé{'\u202f'}? Quelqu’un d’autre se sert de votre compte{'\u00a0'}: changez votre mot de
          passe.
        </Paragraph>
      </>
    ),
  });
}
