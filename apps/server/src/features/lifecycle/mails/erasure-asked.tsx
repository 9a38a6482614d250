import type { Config } from '#/config';
import { mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

/** Mail that tells the company's accounts when everything is erased, and how to cancel. */
export function erasureAskedMail(config: Config, mail: { readonly company: string; readonly eraseAt: Date }) {
  const { company, eraseAt } = plainNames(mail);
  return renderMail({
    config,
    subject: `${company} sera effacée de ${config.brand.name}`,
    preview: 'Vous pouvez encore annuler.',
    title: `${company} sera effacée`,
    action: { label: 'Annuler ou exporter', href: `${config.publicUrl}/Settings?section=donnees` },
    because:
      'Vous recevez ce message parce que quelqu’un a demandé, depuis votre compte, l’effacement de l’entreprise.',
    children: (
      <>
        <Paragraph>
          Le <b>{mailDate(eraseAt)}</b> (heure de Tunis), tout sera effacé pour toujours{'\u00a0'}: offres,
          candidatures, réponses, évaluations, CV, rapports, e-mails, abonnements et comptes. Les candidats dont la
          candidature est en cours seront prévenus.
        </Paragraph>
        <Paragraph>
          Vos offres sont fermées au public dès maintenant. Jusqu’à cette date, votre compte permet d’annuler et
          d’exporter vos données.
        </Paragraph>
        <Paragraph>Vous n’avez rien demandé{'\u202f'}? Annulez, puis changez votre mot de passe.</Paragraph>
      </>
    ),
  });
}
