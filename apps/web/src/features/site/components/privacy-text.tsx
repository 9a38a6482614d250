import { Clause, MailLink } from './legal.tsx';
import type { SiteBrand } from './site-page.ts';

/** What is done with people's data: written to be true of this version, to be changed with it. */
export function PrivacyText({ brand }: { brand: SiteBrand }) {
  const { name, email, address } = brand;
  return (
    <>
      <Clause title="En bref">
        <ul>
          <li>Les données d’un candidat ne sont visibles que par l’entreprise qui a publié l’offre.</li>
          <li>
            L’IA évalue et donne ses raisons ; une personne décide. Une machine ne rejette jamais une candidature.
          </li>
          <li>
            Les candidats n’ont pas de compte : ils ne peuvent ni consulter ni effacer leurs données eux-mêmes. Ils
            peuvent le demander à tout moment, par un simple e-mail à <MailLink email={email} />.
          </li>
          <li>Aucune publicité, aucun traceur, aucun cookie. Rien n’est vendu.</li>
        </ul>
      </Clause>
      <Clause title="Qui est responsable de vos données">
        <p>
          {name}, {address}, exploite ce service et garde les données. L’entreprise qui publie une offre décide de la
          suite donnée aux candidatures qu’elle reçoit, et répond de l’usage qu’elle en fait.
        </p>
      </Clause>
      <Clause title="Ce que nous recueillons">
        <p>Si vous êtes candidat :</p>
        <ul>
          <li>
            votre prénom, votre nom, votre adresse e-mail et votre numéro de téléphone, que vous donnez pour postuler ;
          </li>
          <li>vos réponses à l’entretien et votre CV ;</li>
          <li>la version du texte que vous avez acceptée avant de commencer, et les dates de votre parcours ;</li>
          <li>la façon dont vos réponses ont été écrites, en totaux (voir plus bas).</li>
        </ul>
        <p>Si vous recrutez :</p>
        <ul>
          <li>le nom, l’adresse, la ville et le téléphone de votre entreprise, et votre adresse e-mail ;</li>
          <li>votre mot de passe, sous une forme qui ne permet pas de le retrouver ;</li>
          <li>le profil de votre entreprise, vos offres, leurs questions et vos abonnements.</li>
        </ul>
      </Clause>
      <Clause id="mesures" title="Ce qui est mesuré pendant l’entretien, et pourquoi">
        <p>
          Les réponses doivent être celles du candidat : l’usage d’une IA pour les rédiger est pénalisé. Pour en relever
          les signes, la page calcule pour chaque réponse, et seulement en totaux :
        </p>
        <ul>
          <li>la part de texte collé et la longueur du plus long collage ;</li>
          <li>si un collage a suivi une sortie de la page ;</li>
          <li>la vitesse de frappe, le nombre d’effacements et le temps passé avant d’écrire.</li>
        </ul>
        <p>
          Vos frappes ne sont jamais enregistrées une à une ; ni votre caméra, ni votre micro, ni votre écran ne sont
          utilisés. Le style du texte compte aussi, jamais les fautes. Ces signes sont présentés à l’entreprise comme
          des faits, à part du score, avec leurs raisons. Ils coûtent 10 points au plus et n’écartent personne.
        </p>
      </Clause>
      <Clause title="Comment l’IA évalue">
        <p>
          Tous les candidats d’une offre répondent aux mêmes questions et passent par les mêmes dix critères. Avant
          l’évaluation, ce qui identifie une personne est masqué autant que possible : nom, coordonnées, âge, situation
          familiale, nationalité, religion, adresse, établissement. Chaque critère montre son niveau, sa raison et des
          citations exactes de l’entretien ou du CV ; ce qui manque de preuves est dit « Non évalué », jamais compté
          zéro.
        </p>
        <p>
          Le résultat éclaire l’entreprise, il ne décide pas à sa place. L’évaluation est calculée par cette
          installation : dans cette version, aucune réponse et aucun CV ne sont envoyés à un service d’IA extérieur.
        </p>
      </Clause>
      <Clause title="Qui y a accès">
        <p>
          L’entreprise qui a publié l’offre, et elle seule parmi nos clients. L’équipe qui exploite {name} n’y accède
          que pour faire fonctionner le service et répondre à vos demandes. Nos e-mails passent par un serveur d’envoi,
          qui voit l’adresse et le contenu du message. Une autorité peut demander des données quand la loi le prévoit.
        </p>
      </Clause>
      <Clause title="Où et combien de temps">
        <p>
          Les données sont gardées dans la base et le stockage de fichiers de cette installation. Notre règle est de ne
          pas garder une candidature plus de 24 mois ; vous pouvez en demander l’effacement plus tôt. Pendant
          l’entretien, vos réponses sont aussi gardées dans votre navigateur, pour qu’aucune ne se perde : vous pouvez
          les en retirer en effaçant les données du site.
        </p>
      </Clause>
      <Clause id="droits" title="Vos droits">
        <p>
          La loi organique n° 2004-63 du 27 juillet 2004 portant sur la protection des données à caractère personnel
          vous donne le droit d’accéder à vos données, de les faire corriger, de vous opposer à leur traitement, de
          retirer votre consentement et de demander leur effacement.
        </p>
        <p>
          Pour l’exercer, écrivez à <MailLink email={email} /> depuis l’adresse avec laquelle vous avez postulé, en
          nommant l’offre : nous répondons généralement sous 24 heures. Une candidature effacée ne peut plus être
          évaluée ni retrouvée. Si la réponse ne vous convient pas, vous pouvez saisir l’Instance nationale de
          protection des données à caractère personnel (INPDP).
        </p>
      </Clause>
      <Clause title="Âge">
        <p>Le service est réservé aux personnes de 18 ans et plus.</p>
      </Clause>
      <Clause id="cookies" title="Cookies">
        <p>
          {name} n’utilise aucun cookie et aucune mesure d’audience. Votre navigateur garde seulement ce qui est
          nécessaire : la session d’un recruteur connecté, les brouillons de formulaires et les réponses d’un entretien
          en cours.
        </p>
      </Clause>
    </>
  );
}
