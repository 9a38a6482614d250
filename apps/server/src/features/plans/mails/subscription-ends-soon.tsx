import type { Config } from '#/config';
import { mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

interface EndsSoonMail {
  readonly plan: string;
  readonly free: boolean;
  readonly expireAt: Date;
  /** Name of a requested plan that awaits payment; null without one. */
  readonly waiting: string | null;
}

/** Mail to the company, once, three days before the end of its plan. */
export function subscriptionEndsSoonMail(config: Config, { plan, free, expireAt, waiting }: EndsSoonMail) {
  const until = mailDate(expireAt);
  return renderMail({
    config,
    subject: `Votre plan ${plan} prend fin dans moins de 3\u00a0jours`,
    preview: `Il prend fin le ${until}.`,
    title: `Votre plan ${plan} prend bientôt fin`,
    action:
      waiting === null
        ? { label: free ? 'Choisir un plan' : 'Renouveler mon abonnement', href: `${config.publicUrl}/Pricing` }
        : { label: 'Voir comment payer', href: `${config.publicUrl}/Pricing?paiement=attente` },
    because: 'Vous recevez ce message une fois, parce que l’abonnement de votre entreprise prend fin.',
    children: (
      <>
        <Paragraph>Il prend fin le {until}.</Paragraph>
        <Paragraph>
          Sans nouveau plan, vos offres n’acceptent alors plus de candidats et aucun entretien ne commence. Un entretien
          commencé va à son terme, et rien de ce que vous avez reçu n’est caché.
        </Paragraph>
        <Paragraph>
          {waiting === null
            ? free
              ? 'Le plan gratuit ne sert qu’une fois. L’activation d’un plan payant prend jusqu’à 24\u00a0h après le paiement.'
              : 'L’activation prend jusqu’à 24\u00a0h après le paiement\u00a0: en vous y prenant maintenant, rien ne s’arrête.'
            : `Votre demande du plan ${waiting} attend son paiement\u00a0: une fois payée et activée, rien ne s’arrête.`}
        </Paragraph>
      </>
    ),
  });
}
