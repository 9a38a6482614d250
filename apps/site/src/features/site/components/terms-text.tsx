import { SUBSCRIPTION_DAYS } from '@kafaa/domain/plans/options';
import type { Plan } from '@kafaa/domain/plans/schema';
import { formatNumber } from '@kafaa/web-kit/format';
import { Clause, MailLink } from './legal.tsx';
import type { SiteBrand } from './site-page.ts';

function PlansAndPayment({ email, plans }: { email: string; plans: readonly Plan[] }) {
  return (
    <>
      <Clause title="Plans et prix">
        <p>
          Les prix sont en dinars et par mois :{' '}
          {plans.map(({ name, price }) => `${name} à ${formatNumber(price)} TND`).join(', ')}. Le plan gratuit dure{' '}
          {SUBSCRIPTION_DAYS} jours et ne peut être utilisé qu’une seule fois par entreprise. Un abonnement payant dure{' '}
          {SUBSCRIPTION_DAYS} jours à partir de son activation. Un seul abonnement est actif à la fois : l’ancien court
          jusqu’à l’activation du nouveau.
        </p>
      </Clause>
      <Clause title="Paiement et activation">
        <p>
          Les paiements sont manuels. Une fois le paiement reçu, l’activation peut prendre jusqu’à 24 heures ; un e-mail
          la confirme. À la fin d’un abonnement, les nouvelles offres, inscriptions et débuts d’entretien s’arrêtent ;
          un entretien commencé va à son terme et rien de ce que vous avez reçu n’est caché.
        </p>
      </Clause>
      <Clause title="Remboursement">
        <p>
          Un remboursement n’est accordé que si le montant payé est erroné et que l’abonnement n’est pas encore activé.
          Écrivez à <MailLink email={email} /> avant l’activation.
        </p>
      </Clause>
    </>
  );
}

/** Commitments of companies and candidates. */
function Commitments() {
  return (
    <>
      <Clause title="Engagements de l’entreprise">
        <ul>
          <li>Publier des offres réelles, licites et sans discrimination.</li>
          <li>N’utiliser les données des candidats que pour le recrutement concerné, et les tenir confidentielles.</li>
          <li>
            Accomplir les formalités que la loi organique n° 2004-63 lui demande pour ses propres traitements, et
            répondre aux demandes des candidats.
          </li>
          <li>Ne pas fonder une décision sur le seul score.</li>
        </ul>
      </Clause>
      <Clause title="Engagements du candidat">
        <ul>
          <li>
            Répondre lui-même, avec ses mots. L’usage d’une IA dans les réponses est pénalisé, de 10 points au plus.
          </li>
          <li>Donner des informations exactes et un CV qui est le sien.</li>
          <li>Garder son lien personnel pour lui : il vaut 7 jours et un seul entretien.</li>
        </ul>
      </Clause>
    </>
  );
}

/** The terms of use between the operator, companies and candidates. */
export function TermsText({ brand, plans }: { brand: SiteBrand; plans: readonly Plan[] }) {
  const { name, email } = brand;
  return (
    <>
      <Clause title="Le service">
        <p>
          {name} aide les entreprises à recruter : elles publient une offre, une IA mène un premier entretien écrit avec
          chaque personne qui postule, et l’entreprise lit des scores avec leurs raisons. Le service est conçu en
          Tunisie pour les entreprises tunisiennes. Il complète l’entretien classique et ne le remplace pas. S’en servir
          vaut acceptation de ces conditions.
        </p>
      </Clause>
      <Clause title="Qui peut s’en servir">
        <p>
          Les personnes de 18 ans et plus. Un compte est ouvert au nom d’une entreprise, avec des informations exactes ;
          son titulaire garde son mot de passe pour lui et répond de ce qui est fait avec le compte.
        </p>
      </Clause>
      <PlansAndPayment email={email} plans={plans} />
      <Clause title="Ce que fait l’IA">
        <p>
          Elle analyse les réponses pour éclairer la motivation, l’accord avec les valeurs de l’entreprise et la façon
          de penser, à côté de l’expérience et des compétences. Elle peut se tromper : lisez les raisons et les
          citations avant de décider. La décision d’inviter ou de rejeter un candidat est toujours prise par une
          personne de l’entreprise.
        </p>
      </Clause>
      <Clause title="Données des candidats">
        <p>
          Elles ne sont visibles que par l’entreprise qui a publié l’offre. Les candidats n’ont pas de compte : ils
          exercent leurs droits par le lien personnel de leurs e-mails, ou en nous écrivant. Le détail est dans la
          partie <a href="#confidentialite">Confidentialité</a>.
        </p>
      </Clause>
      <Commitments />
      <Clause title="Disponibilité et responsabilité">
        <p>
          Nous faisons de notre mieux pour que le service soit disponible et qu’aucune réponse ne se perde, sans pouvoir
          le garantir à tout instant. Un compte qui nuit au service ou à des personnes peut être suspendu. {name} ne
          répond pas des décisions de recrutement que prennent les entreprises.
        </p>
        <p>
          Ces conditions peuvent changer ; la version en cours est celle de cette page. Un abonnement déjà activé va à
          son terme dans les conditions de son achat.
        </p>
      </Clause>
      <Clause title="Droit applicable et contact">
        <p>
          Ces conditions suivent le droit tunisien. Pour toute question : <MailLink email={email} />.
        </p>
      </Clause>
    </>
  );
}
