import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface ContactMail {
  readonly company: string;
  readonly link: string;
}

export function confirmContactMail(config: Config, mail: ContactMail) {
  const { company, link } = plainNames(mail);
  return renderMail({
    config,
    subject: 'Recevoir ici les réponses des candidats\u202f?',
    preview: 'Confirmez, ou ne faites rien.',
    title: 'Cette adresse est-elle la vôtre\u202f?',
    action: { label: 'Voir et confirmer', href: link },
    because: `Vous recevez ce message parce que ${company} a écrit cette adresse dans son compte. Vous ne connaissez pas cette entreprise\u202f? Ne faites rien\u00a0: sans confirmation, rien ne vous sera envoyé.`,
    children: (
      <>
        <Paragraph>
          {company} recrute avec {config.brand.name} et souhaite que les réponses de ses candidats à nos e-mails
          arrivent à cette adresse. Leurs messages parlent d’eux{'\u00a0'}: vérifiez qu’elle est bien lue par votre
          équipe.
        </Paragraph>
        <Paragraph>Le lien est valable 3{'\u00a0'}jours.</Paragraph>
      </>
    ),
  });
}
