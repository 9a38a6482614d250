import { elided } from '@kafaa/domain/kernel/elision';
import { TAKEN_MONTHS } from '@kafaa/domain/interviews/options';
import { POOL_MONTHS } from '@kafaa/domain/pool/options';
import { REVIEW_DAYS } from '@kafaa/domain/reviews/options';
import { RESULT_SHOWN_AFTER_DAYS, OWN_DATA_LINK_DAYS } from '@kafaa/domain/own-data/options';
import { paths } from '@kafaa/web-kit/paths';
import { Clause, MailLink } from './legal.tsx';
import type { SiteBrand, SiteContext } from './site-page.ts';

type Model = SiteContext['languageModel'];

/** Describes which machine reads the answers and which data leaves the operator's servers. */
function modelPart(model: Model): string {
  if (model === null) return 'aucun service d’IA extérieur : l’évaluation est calculée sur notre propre serveur ;';
  if (model.operatedBy === null)
    return 'aucun service d’IA extérieur : l’évaluation est faite par un modèle de langage qui tourne sur nos propres machines ;';
  return (
    `${model.operatedBy}, qui fournit le modèle de langage de l’évaluation : il reçoit le texte de l’offre, de la présentation de l’entreprise, des questions, ` +
    'des réponses et des lignes utiles du CV. Noms, coordonnées, numéros, âge, adresse, famille, origine, santé, religion, ' +
    'syndicat, opinions et établissements y sont masqués d’abord, autant qu’un programme les reconnaît : ce qui est dit ' +
    'd’une façon inattendue peut passer. Le formulaire, l’adresse e-mail et les fichiers ne lui sont jamais envoyés ;'
  );
}

/** The operator, the hosting location and the other processors of the data. */
function WhoAndWhere({ brand, languageModel }: { brand: SiteBrand; languageModel: Model }) {
  const { name, email, address, legalName, inpdp, inpdpTransfer, hosting } = brand;
  return (
    <>
      <Clause title="Qui est responsable de vos données">
        <p>
          Le service est exploité par {legalName ?? name}, {address}. Vous pouvez nous écrire à{' '}
          <MailLink email={email} />.{inpdp !== null && ` Déclaration auprès de l’INPDP : ${inpdp}.`}
          {inpdpTransfer !== null &&
            ` Autorisation de l’INPDP pour le transfert de données à l’étranger : ${inpdpTransfer}.`}
        </p>
        <p>
          Pour une candidature, c’est l’entreprise qui publie l’offre qui décide : elle choisit ce qu’elle demande et la
          suite qu’elle donne. Nous travaillons pour elle, et gardons les données pour elle. Pour les comptes des
          entreprises et pour la sécurité du service, c’est nous qui répondons.
        </p>
      </Clause>
      <Clause title="Qui d’autre les touche">
        <p>
          L’entreprise qui a publié l’offre, et elle seule parmi nos clients. Elle peut montrer une candidature à une
          personne qui recrute avec elle, par un lien qui se ferme seul. En dehors d’elle :
        </p>
        <ul>
          <li>
            l’équipe qui exploite {name}, seulement pour faire fonctionner le service et répondre à vos demandes ;
          </li>
          <li>
            l’hébergeur du serveur, de la base et des fichiers{hosting === null ? '' : ` : ${hosting}`}, qui les garde
            sans les lire ;
          </li>
          <li>le serveur d’envoi des e-mails, qui voit l’adresse et le contenu de chaque message ;</li>
          <li>{modelPart(languageModel)}</li>
          <li>une autorité, quand la loi tunisienne l’exige.</li>
        </ul>
        <p>
          Rien n’est vendu, rien ne sert à la publicité. Si cette liste s’allongeait, le nouveau destinataire y serait
          nommé avant de recevoir la moindre réponse.
        </p>
      </Clause>
    </>
  );
}

/** Lists the typing measurements of the interview and how the engine uses them. */
function MeasuresAndScores({ languageModel }: { languageModel: Model }) {
  return (
    <>
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
          utilisés. Le style du texte compte aussi, jamais les fautes.
        </p>
        <p>
          Ces signes sont présentés à l’entreprise comme des faits, à part du score, avec leurs raisons. Coller, taper
          vite ou s’arrêter ne coûte rien en soi et n’entre dans aucun niveau. Un texte général d’IA a le niveau d’un
          texte général, collé ou non. Il coûte en plus des points, 10 au plus pour tout l’entretien, si trois choses se
          rejoignent : la réponse a le style d’une IA, elle a été collée et ne raconte rien, et la réponse suivante
          n’apporte rien de personnel non plus. Cela n’écarte personne, et l’entreprise peut rendre ces points d’un
          geste. Qui a accepté une version précédente de l’avertissement ne paie jamais plus que ce qu’elle annonçait.
        </p>
        <p>
          Vous dictez, ou quelqu’un ou un outil vous aide à écrire : cochez « On m’aide à écrire » avant de commencer.
          Ni frappe ni collage ne sont alors mesurés, et l’entreprise ne voit pas ce choix. Le style du texte est
          toujours lu, comme pour tous : il peut être signalé, mais à lui seul il ne coûte aucun point.
        </p>
        <p id="ressemblances">
          Vos réponses sont aussi comparées à celles des autres candidats de la même offre. Quand deux réponses disent
          la même chose avec les mêmes mots, l’entreprise voit les deux passages et les deux noms. Une ressemblance
          n’est pas une preuve : elle ne change aucun score, et une personne juge. Les autres candidats ne voient rien
          de vous. Pour comparer, nous gardons de vos réponses des empreintes chiffrées dont aucun mot ne peut être
          relu ; elles s’effacent avec la candidature, et dès que vous la retirez. Qui a accepté une version précédente
          de l’avertissement n’est pas comparé.
        </p>
      </Clause>
      <Clause title="Comment l’IA évalue">
        <p>
          Tous les candidats d’une offre répondent aux mêmes questions et passent par les mêmes dix critères. Avant
          l’évaluation, ce qui identifie une personne est masqué, autant qu’un programme le reconnaît : nom,
          coordonnées, âge, adresse, situation familiale, nationalité, religion, service militaire, établissement.
        </p>
        <p>
          Chaque critère montre son niveau, sa raison et des citations exactes de l’entretien ou du CV. Ce qui manque de
          preuves est dit « Non évalué », jamais compté zéro.
        </p>
        {languageModel && (
          <p>
            Les niveaux et leurs raisons sont proposés par un modèle de langage
            {languageModel.operatedBy === null ? '' : ` (${languageModel.operatedBy})`}, réponse par réponse. Notre
            programme vérifie chaque citation et calcule seul les scores. Quand le modèle ne peut pas évaluer, notre
            moteur local évalue à sa place, et le résultat le dit.
          </p>
        )}
        <p>
          Le résultat éclaire l’entreprise, il ne décide pas à sa place : une machine n’invite ni ne rejette personne.{' '}
          <a href={paths.method}>Comment les candidats sont évalués, avec les poids et les mesures</a>
        </p>
      </Clause>
    </>
  );
}

function CollectedData() {
  return (
    <Clause title="Ce que nous recueillons">
      <p>Si vous êtes candidat :</p>
      <ul>
        <li>
          votre prénom, votre nom, votre adresse e-mail et votre numéro de téléphone : sans eux, l’entreprise ne peut ni
          vous reconnaître ni vous répondre ;
        </li>
        <li>le jour à partir duquel vous êtes disponible, si vous le dites ;</li>
        <li>
          vos réponses à l’entretien, votre CV ou les réponses courtes qui le remplacent, et l’évaluation qui en est
          tirée ;
        </li>
        <li>la façon dont vos réponses ont été écrites, en totaux (voir plus bas) ;</li>
        <li>la version des textes que vous avez acceptés, et les dates de votre parcours ;</li>
        <li>
          ce que l’entreprise en fait : invitation, décision, motif. Les notes qu’elle écrit pour elle ne sont lues que
          par elle. Les avis et commentaires des personnes qui ont lu votre candidature sont dans le fichier de vos
          données.
        </li>
        <li>
          votre accord pour être contacté·e par cette entreprise au sujet de ses autres offres, si vous l’avez donné
          {'\u00a0'}: le texte, la date et la fin, {POOL_MONTHS} mois après. Rien n’en dépend, et vous le retirez sur
          votre page quand vous voulez.
        </li>
        <li>
          dans une même entreprise, le lien entre vos candidatures avec la même adresse confirmée ou le même numéro ;
        </li>
        <li>
          après une embauche, si l’entreprise a activé ce retour, annoncé par e-mail{'\u00a0'}: un choix par critère, 30
          et 90 jours après. L’entreprise n’en voit que des totaux.
        </li>
      </ul>
      <p>Si vous recrutez :</p>
      <ul>
        <li>le nom, l’adresse, la ville et le téléphone de votre entreprise, et votre adresse e-mail ;</li>
        <li>votre mot de passe, sous une forme qui ne permet pas de le retrouver ;</li>
        <li>
          le navigateur et le système de chaque connexion, avec la date de sa dernière utilisation, pour vous montrer
          vos sessions et vous prévenir d’une nouvelle ;
        </li>
        <li>le profil de votre entreprise, vos offres, leurs questions et vos abonnements.</li>
      </ul>
      <p>
        Nous ne demandons jamais de photo, d’origine, de religion, d’opinion ni d’information de santé. N’en mettez pas
        dans vos réponses ; ce qui s’y trouverait quand même est masqué avant l’évaluation, autant qu’un programme le
        reconnaît.
      </p>
    </Clause>
  );
}

function Retention({ retentionMonths }: { retentionMonths: number }) {
  return (
    <Clause title="Combien de temps, et comment elles sont protégées">
      <p>
        Une candidature est gardée {retentionMonths} mois, puis est effacée sans que vous ayez rien à faire, avec ses
        réponses, son CV, son évaluation, ses rapports et ses e-mails. Un compte d’entreprise est gardé tant qu’il sert.
      </p>
      <p>
        Une entreprise peut partir : sept jours après sa demande, tout ce qu’elle a ici est effacé, ses candidatures
        comprises. Les candidats dont la candidature est en cours en sont prévenus par e-mail, et leurs liens le disent.
        Elle a pu en garder une copie, dont elle répond seule. De l’effacement, nous gardons seulement la date, qui l’a
        demandé et combien de lignes il a pris. Un compte suspendu ne retire rien aux candidats : ce qu’ils ont écrit
        reste, et leurs droits aussi.
      </p>
      <p>
        Chaque entreprise ne voit que ses données. Les fichiers se téléchargent par des adresses qui expirent en
        quelques minutes. Les journaux de l’application ne contiennent ni nom, ni réponse, ni lien personnel.
      </p>
      <p>
        Pendant l’entretien, vos réponses sont aussi gardées dans votre navigateur, pour qu’aucune ne se perde. Sur un
        appareil partagé, effacez ensuite les données du site.
      </p>
    </Clause>
  );
}

function Rights({ brand: { name, email } }: { brand: SiteBrand }) {
  return (
    <Clause id="droits" title="Vos droits">
      <p>
        La loi organique n° 2004-63 du 27 juillet 2004 portant sur la protection des données à caractère personnel vous
        donne le droit de consulter vos données et d’en recevoir une copie, de les faire corriger ou effacer quand elles
        sont inexactes ou ne doivent pas être traitées (article 32), de retirer votre accord à tout moment (article 27)
        et de vous opposer à leur traitement. Ici, vous n’avez aucune raison à donner.
      </p>
      <p>
        Le plus simple : le lien « Mes données et mes droits » au bas de chaque e-mail reçu {elided('de', name)}. Il
        s’ouvre pendant {OWN_DATA_LINK_DAYS} jours, puis permet d’en recevoir un nouveau à la même adresse. Vous n’avez
        plus ces e-mails ? Écrivez à <MailLink email={email} /> depuis l’adresse avec laquelle vous avez postulé, avec
        le nom de l’offre ; nous répondons généralement sous 24 heures.
      </p>
      <p id="personne">
        Vous n’êtes pas d’accord avec votre évaluation ou avec une décision : contestez-la. Vous préférez une personne à
        l’IA, avant, pendant ou après l’entretien : demandez-le par « Lecture par une personne », au bas de l’entretien,
        ou par « Contester », sur la page « Mes données et mes droits ». L’entreprise lit alors vos réponses elle-même
        et vous répond sous {REVIEW_DAYS} jours ; si vous avez demandé une personne, aucun score ne lui est montré. Ce
        que vous écrivez et sa réponse sont gardés avec votre candidature, et effacés avec elle.
      </p>
      <p>
        Un entretien commencé avant que l’adresse soit confirmée n’est ni évalué ni montré à l’entreprise. Sans
        confirmation, il est effacé sept jours après son début, avec le nom, l’adresse et le CV.
      </p>
      <p>
        Une candidature effacée ne peut être ni retrouvée, ni évaluée. Si son entretien avait commencé, une empreinte
        chiffrée de l’offre et de votre adresse, qui ne nomme personne, reste jusqu’à la fin de l’offre, {TAKEN_MONTHS}{' '}
        mois au plus : un entretien ne se passe qu’une fois, sauf si l’entreprise le rouvre. Les niveaux et les raisons
        de l’évaluation s’affichent sur votre page une fois la décision prise ou {RESULT_SHOWN_AFTER_DAYS} jours après
        l’entretien ; à votre demande, aussitôt et en entier. Si la réponse ne vous convient pas, vous pouvez saisir
        l’Instance nationale de protection des données à caractère personnel (INPDP).
      </p>
    </Clause>
  );
}

/** The privacy policy. It describes this version of the code: change both together. */
export function PrivacyText({
  brand,
  retentionMonths,
  languageModel,
}: {
  brand: SiteBrand;
  retentionMonths: number;
  languageModel: Model;
}) {
  const { name } = brand;
  return (
    <>
      <Clause title="En bref">
        <ul>
          <li>Les données d’un candidat ne sont visibles que par l’entreprise qui a publié l’offre.</li>
          <li>L’IA évalue et donne ses raisons ; une personne décide.</li>
          <li>
            Les candidats n’ont pas de compte : ils ne peuvent pas se connecter pour consulter ou effacer leurs données.
            Chaque e-mail que nous leur envoyons contient un lien personnel qui permet de les voir, de les corriger, de
            retirer la candidature ou de tout effacer.
          </li>
          <li>Une candidature est effacée au bout de {retentionMonths} mois, sans que vous ayez rien à faire.</li>
          <li>Aucune publicité, aucun traceur, aucun cookie.</li>
        </ul>
      </Clause>
      <WhoAndWhere brand={brand} languageModel={languageModel} />
      <CollectedData />
      <Clause title="Sur quelle base">
        <p>
          Votre accord, donné avant l’inscription puis avant l’entretien, et que vous pouvez retirer à tout moment
          (article 27 de la loi organique n° 2004-63). Chaque accord est gardé avec la version du texte accepté. Pour
          les entreprises, le contrat que sont les conditions ci-dessous.
        </p>
      </Clause>
      <MeasuresAndScores languageModel={languageModel} />
      <Retention retentionMonths={retentionMonths} />
      <Rights brand={brand} />
      <Clause title="Âge">
        <p>Le service est réservé aux personnes de 18 ans et plus.</p>
      </Clause>
      <Clause id="cookies" title="Cookies">
        <p>
          {name} n’utilise aucun cookie et ne suit pas ses visiteurs. Une entreprise voit combien de fois la page de son
          offre s’est ouverte chaque jour : c’est un nombre, rien n’est noté de la personne. Votre navigateur garde
          seulement ce qui est nécessaire : la session d’un recruteur connecté, les brouillons de formulaires, les
          réponses d’un entretien en cours et quelques préférences d’affichage.
        </p>
      </Clause>
    </>
  );
}
