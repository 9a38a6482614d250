import { UNLIMITED_JOBS_ABOVE } from '@kafaa/domain/plans/options';
import type { Config } from '#/config';
import { Facts, mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

interface ActivatedMail {
  readonly plan: string;
  /** Whether the plan is free, so that no payment was made or is due. */
  readonly free: boolean;
  readonly numOfJobs: number;
  readonly maxCandidates: number;
  readonly features: readonly string[];
  readonly expireAt: Date;
}

/** Mail to the company: the plan is active, because it is free or because the payment has arrived. */
export function subscriptionActivatedMail(config: Config, mail: ActivatedMail) {
  const { plan, free, numOfJobs, maxCandidates, features, expireAt } = mail;
  const offers = numOfJobs > UNLIMITED_JOBS_ABOVE ? 'illimité' : String(numOfJobs);
  const until = mailDate(expireAt);
  return renderMail({
    config,
    subject: `Votre plan ${plan} est actif`,
    preview: `Jusqu’au ${until}.`,
    title: `Votre plan ${plan} est actif`,
    action: { label: 'Publier une offre', href: `${config.publicUrl}/CreateJob` },
    because: 'Vous recevez ce message parce que votre entreprise a demandé ce plan.',
    children: (
      <>
        <Paragraph>
          {free
            ? 'Votre plan gratuit court dès maintenant. Il ne sert qu’une fois, et rien n’est à payer.'
            : 'Nous avons bien reçu votre paiement. Votre plan court dès maintenant.'}
        </Paragraph>
        <Facts
          facts={[
            { label: 'Jusqu’au', value: until },
            { label: 'Offres d’emploi', value: offers },
            { label: 'Candidats par offre', value: String(maxCandidates) },
          ]}
        />
        {features.includes('TRANSCRIPTS') && (
          <Paragraph>
            Il comprend aussi les réponses complètes des candidats, les rapports PDF, la planification des entretiens et
            l’e-mail de refus automatique.
          </Paragraph>
        )}
      </>
    ),
  });
}
