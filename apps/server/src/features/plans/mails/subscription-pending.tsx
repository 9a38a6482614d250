import type { Config } from '#/config';
import { Facts, MailLink, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

interface PendingMail {
  readonly plan: string;
  readonly price: number;
  /** The configured payment page; null if the payment is made manually. */
  readonly paymentUrl: string | null;
  /** Name of the plan that is active until the activation; null without one. */
  readonly running: string | null;
}

/** Mail to the company about the plan it requested, the way to pay, and the next steps. */
export function subscriptionPendingMail(config: Config, { plan, price, paymentUrl, running }: PendingMail) {
  const { brand } = config;
  const { email, phone, whatsapp } = brand;
  const amount = `${price}\u00a0TND`;
  return renderMail({
    config,
    subject: `Votre plan ${plan} attend son paiement de ${amount}`,
    preview: `${amount} pour 30\u00a0jours. L’activation prend jusqu’à 24\u00a0h après le paiement.`,
    title: `Votre plan ${plan} attend son paiement`,
    action:
      paymentUrl === null
        ? { label: 'Voir comment payer', href: `${config.publicUrl}/Pricing?paiement=attente` }
        : { label: `Payer ${amount}`, href: paymentUrl },
    because: 'Vous recevez ce message parce que votre entreprise a demandé ce plan.',
    children: (
      <>
        <Facts
          facts={[
            { label: 'Montant', value: amount },
            { label: 'Durée', value: '30\u00a0jours à partir de l’activation' },
          ]}
        />
        <Paragraph>
          {paymentUrl === null ? 'Le paiement se fait à la main. ' : 'Une question avant de payer\u202f? '}
          {phone === null ? 'Écrivez-nous' : 'Écrivez-nous ou appelez'}
          {'\u00a0'}:{' '}
          {whatsapp !== null && (
            <>
              WhatsApp <MailLink href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}>{whatsapp}</MailLink>,{' '}
            </>
          )}
          e-mail{' '}
          <MailLink href={`mailto:${brand.email}?subject=${encodeURIComponent(`Paiement du plan ${plan}`)}`}>
            {email}
          </MailLink>
          {phone !== null && <>, téléphone {phone}</>}.
        </Paragraph>
        <Paragraph>
          Dès que le paiement est reçu, nous activons le plan, au plus tard sous 24{'\u00a0'}h, et un e-mail vous le
          dit.
          {running !== null && ` D’ici là, votre plan ${running} continue. Il prend fin quand le nouveau est activé.`}
        </Paragraph>
      </>
    ),
  });
}
