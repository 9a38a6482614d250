import type { Config } from '#/config';
import { Facts, mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface RequestedMail {
  readonly company: string;
  readonly phone: string;
  readonly emails: readonly string[];
  readonly plan: string;
  readonly price: number;
  readonly requestedAt: Date;
  readonly subscriptionId: string;
  readonly link: string;
}

/** Mail to the operator with the company, the requested plan, and the link that activates it. */
export function subscriptionRequestedMail(config: Config, mail: RequestedMail) {
  const { company, phone, emails, plan, price, requestedAt, subscriptionId, link } = plainNames(mail);
  return renderMail({
    config,
    subject: `Abonnement demandé\u00a0: ${company}, ${plan}, ${price} TND`,
    preview: `${company} demande le plan ${plan}. À activer quand le paiement est reçu.`,
    title: 'Un abonnement attend son paiement',
    action: { label: 'Voir et activer', href: `${config.publicUrl}/Activation/${link}` },
    because: 'Vous recevez ce message comme opérateur de cette installation.',
    children: (
      <>
        <Facts
          facts={[
            { label: 'Entreprise', value: company },
            { label: 'Plan', value: `${plan}, ${price}\u00a0TND par mois` },
            { label: 'Demandé', value: mailDate(requestedAt) },
            { label: 'Téléphone', value: `+216 ${phone}` },
            { label: 'E-mail', value: emails.join(', ') || 'aucun' },
          ]}
        />
        <Paragraph>
          Quand le paiement est reçu, ouvrez le lien et confirmez. Il sert une fois, pendant 30{'\u00a0'}jours, et ne
          vaut plus rien si l’entreprise fait une autre demande. Ne transférez pas ce message{'\u00a0'}: qui tient le
          lien peut activer l’abonnement.
        </Paragraph>
        <Paragraph>
          La même chose depuis le serveur{'\u00a0'}: npm run ops -- subscriptions activate {subscriptionId}
        </Paragraph>
      </>
    ),
  });
}
