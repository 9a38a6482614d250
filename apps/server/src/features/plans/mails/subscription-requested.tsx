import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail-layout.tsx';

export function subscriptionRequestedMail(
  config: Config,
  { company, plan, price }: { company: string; plan: string; price: number },
) {
  return renderMail({
    config,
    subject: `Abonnement demandé : ${company}, ${plan}`,
    preview: `${company} demande le plan ${plan}.`,
    title: 'Un abonnement attend son paiement',
    because: 'Vous recevez ce message comme opérateur de cette installation.',
    children: (
      <Paragraph>
        L’entreprise {company} demande le plan {plan}, {price} TND par mois. Il reste en attente jusqu’à son activation.
      </Paragraph>
    ),
  });
}
