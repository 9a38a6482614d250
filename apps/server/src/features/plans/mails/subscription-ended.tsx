import type { Config } from '#/config';
import { mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

interface EndedMail {
  readonly plan: string;
  readonly free: boolean;
  readonly endedAt: Date;
}

/** Mail to the company about the end of its plan: the features that stop, those that continue, and the way to renew. */
export function subscriptionEndedMail(config: Config, { plan, free, endedAt }: EndedMail) {
  return renderMail({
    config,
    subject: `Votre plan ${plan} a pris fin`,
    preview: 'Vos offres et vos candidats restent là. Un nouveau plan les rouvre.',
    title: `Votre plan ${plan} a pris fin`,
    action: { label: free ? 'Choisir un plan' : 'Renouveler mon abonnement', href: `${config.publicUrl}/Pricing` },
    because: 'Vous recevez ce message parce que l’abonnement de votre entreprise a pris fin.',
    children: (
      <>
        <Paragraph>Il a pris fin le {mailDate(endedAt)}.</Paragraph>
        <Paragraph>
          Jusqu’à l’activation d’un nouveau plan, vous ne pouvez pas publier d’offre, vos offres n’acceptent plus de
          candidats et aucun entretien ne commence. Les entretiens commencés vont à leur terme.
        </Paragraph>
        <Paragraph>Vos offres, vos candidats et leurs évaluations restent là{'\u00a0'}: rien n’est caché.</Paragraph>
      </>
    ),
  });
}
