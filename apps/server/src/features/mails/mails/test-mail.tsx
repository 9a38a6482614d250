import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

export function testMail(config: Config) {
  return renderMail({
    config,
    subject: `E-mail d’essai de ${config.brand.name}`,
    preview: 'Cet e-mail est arrivé\u00A0: l’envoi fonctionne.',
    title: 'L’envoi d’e-mails fonctionne',
    because: 'Vous recevez ce message parce que l’exploitant de cette installation essaie l’envoi d’e-mails.',
    children: (
      <>
        <Paragraph>
          Cet e-mail a pris le même chemin que ceux des candidats et des entreprises. Vérifiez qu’il n’est pas dans les
          spams.
        </Paragraph>
        <Paragraph>
          Dans ses en-têtes, la ligne «{'\u00A0'}Authentication-Results{'\u00A0'}» de votre boîte dit spf=pass,
          dkim=pass et dmarc=pass quand le domaine de l’expéditeur est en ordre.
        </Paragraph>
      </>
    ),
  });
}
