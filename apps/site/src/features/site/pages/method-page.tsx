import { cx } from '@kafaa/ui/class-names';
import { DIMENSIONS, type DimensionKey } from '@kafaa/domain/evaluations/options';
import { IDENTITY_FINDINGS } from '@kafaa/domain/evaluations/fairness-texts';
import { paths } from '@kafaa/web-kit/paths';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { ChevronDownIcon } from '@kafaa/ui/icons.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import type { ReactNode } from 'react';
import { Closing } from '../components/closing.tsx';
import { Clause } from '../components/legal.tsx';
import { SiteHeading } from '../components/site-heading.tsx';
import type { Method, SiteContext } from '../components/site-page.ts';
import styles from './method-page.module.css';

/** The interviewer's rating scale (BARS), in words for the public. */
const LEVELS = [
  ['Rien à évaluer', 'Pas de réponse, hors sujet ou sans signification.'],
  ['Une opinion', 'Un avis ou un portrait de soi que n’importe qui pourrait donner.'],
  [
    'Un vécu resté vague',
    'Une expérience réelle, sans action personnelle ou sans résultat. Ou un savoir à moitié juste.',
  ],
  ['Une situation, une action, un résultat', 'On comprend ce que la personne a fait et ce que cela a donné.'],
  ['Et de quoi le vérifier', 'En plus : une contrainte ou un choix difficile, un détail précis, une leçon tirée.'],
] as const;

/** The sources that each criterion uses. */
const SOURCES: Readonly<Record<DimensionKey, string>> = {
  technicalSkillsMatch: 'les réponses sur le métier et les mises en situation',
  mindsetScore: 'les réponses sur ce qui a été vécu au travail',
  cultureFit: 'les conduites qui montrent les valeurs choisies par l’entreprise, jamais la ressemblance des mots',
  otherFactorsScore: 'les réponses sur la motivation',
  cvScore: 'les compétences de l’offre que le CV montre à lui seul',
  experienceMatch: 'les mois de travail du CV, les stages pour moitié, un métier autre ou non reconnu pour un tiers',
  languageMatch: 'les langues du CV et leur niveau',
  seniorityMatch: 'les responsabilités du CV',
  educationMatch: 'le diplôme du CV, sans le nom de l’établissement',
  communicationSkills: 'la clarté, jamais l’orthographe ni les accents (compte seulement si l’offre demande d’écrire)',
};

/** Options of « Ce qui compte le plus » in an offer. */
const EMPHASES = [
  ['trade', 'Métier d’abord'],
  ['balanced', 'Équilibré'],
  ['person', 'Savoir-être d’abord'],
] as const;

function Levels() {
  return (
    <ol className={cx('grid gap-14', styles.levels)}>
      {LEVELS.map(([name, text], level) => (
        <li key={name}>
          <span aria-hidden="true">{level}</span>
          <div>
            <b>{name}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A folded table; it is unfolded in print. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <ChevronDownIcon size={20} />
      </summary>
      {children}
    </details>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Sentences({ parts }: { parts: Method['figures']['plain']['first'] }) {
  return parts.map(({ title, lead, more, meaning }) => (
    <div key={title} className={cx('grid gap-8', styles.plain)}>
      <h3>{title}</h3>
      <Lines of={lead} />
      <p>
        <b>Pour vous :</b> {meaning}
      </p>
      {more.length > 0 && (
        <Fold title="D’autres chiffres">
          <Lines of={more} />
        </Fold>
      )}
    </div>
  ));
}

function Weights({ recipes }: Pick<Method, 'recipes'>) {
  const criteria = DIMENSIONS.toSorted((a, b) => recipes.balanced[b.key] - recipes.balanced[a.key]);
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">Critère</th>
          {EMPHASES.map(([emphasis, label]) => (
            <th key={emphasis} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ key, label }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <small>{SOURCES[key]}</small>
            </th>
            {EMPHASES.map(([emphasis, name]) => (
              <td key={emphasis} data-column={name}>
                {recipes[emphasis][key] === 0 ? '–' : `${recipes[emphasis][key]}\u00A0%`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FigureTable({ rows }: Pick<Method['figures'], 'rows'>) {
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">Mesure</th>
          <th scope="col">But</th>
          <th scope="col">Mesuré</th>
          <th scope="col">La longueur seule</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ metric, goal, figure, baseline }) => (
          <tr key={metric}>
            <th scope="row">{metric}</th>
            {/* On phones, CSS labels a cell from `data-column`; an empty cell gets no label. */}
            <td data-column={goal === '' ? undefined : 'But'}>{goal}</td>
            <td data-column="Mesuré">{figure}</td>
            <td data-column={baseline === null ? undefined : 'La longueur seule'}>{baseline}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figures({ method: { figures } }: { method: Method }) {
  const { answers, plain, tuned } = figures;
  return (
    <>
      <p>
        L’IA a appris sur {answers.train.toLocaleString('fr-FR')} réponses. Ensuite, nous l’avons mesurée sur{' '}
        {answers.test.toLocaleString('fr-FR')} autres réponses, de métiers et d’auteurs qu’elle ne connaissait pas. Ces
        réponses ont été écrites pour cet essai : ce ne sont pas celles de vrais candidats. Les buts manqués sont dits
        aussi.
      </p>
      <Sentences parts={plain.first} />
      <Fold title="Le tableau de ces mesures">
        <FigureTable rows={figures.rows} />
      </Fold>
      <p>
        {tuned
          ? 'Les mesures qui suivent sont différentes : l’équipe a lu ces textes pendant son travail, et l’IA a appris sur une partie. Sur des textes jamais vus, elle peut faire moins bien.'
          : 'Les mesures qui suivent viennent de textes que ni l’équipe ni l’IA ne connaissaient.'}
      </p>
      <Sentences parts={plain.second} />
      <p className={styles.engine}>Moteur local, version {figures.engine}.</p>
    </>
  );
}

/** Explains how the questions are chosen and how an answer gets its level. */
function AnswersAndLevels() {
  return (
    <>
      <Clause level={2} title="Les questions">
        <p>
          Elles sont écrites à partir de l’offre et des valeurs de l’entreprise, qui peut les relire et les changer
          avant le premier entretien. Ensuite elles ne bougent plus : chaque candidat d’une offre reçoit les mêmes, dans
          le même ordre. Aucune ne porte sur l’âge, la famille, l’origine, la religion ou la santé.
        </p>
        <p>
          Après une réponse courte ou générale, l’assistant demande une précision, deux au plus dans un entretien, par
          la même règle pour tous : tout de suite si le réseau le permet, sinon à la fin. Les deux réponses sont jugées
          comme une seule. Qui n’a pas vécu la situation dit ce qu’il ferait : niveau 3 au plus. Une réponse dans une
          autre langue peut être redite, en plus de ces deux précisions.
        </p>
      </Clause>
      <Clause level={2} title="Un niveau par réponse">
        <p>Chaque réponse reçoit un niveau de 0 à 4, sur une échelle que le recruteur voit aussi :</p>
        <Levels />
        <p>
          Une réponse courte peut valoir 4, une page élégante peut valoir 1. La longueur ne compte pas. L’IA ne note ni
          l’orthographe ni les accents. Mais écrire comme on entend, ou raconter avec « on », peut encore changer le
          niveau : les mesures sont plus bas.
        </p>
        <p>
          Certaines questions de métier ont un corrigé. Une personne l’a validé avant le premier entretien : les points
          attendus et les erreurs à ne pas faire. Ce que vous dites de ces points fait la moitié du niveau. Sans
          corrigé, l’IA ne sait pas si une réponse est exacte, et elle l’écrit.
        </p>
        <p>
          Une entreprise peut régler ses propres seuils quand elle a donné dix niveaux elle-même. Les niveaux des
          critères et la recommandation changent alors, de la même façon pour tous. Les points et l’ordre ne changent
          pas. L’IA ne sait jamais qui a été invité, refusé ou embauché.
        </p>
      </Clause>
    </>
  );
}

function ScoreFromLevels({ method }: { method: Method }) {
  return (
    <Clause level={2} title="Du niveau au score">
      <p>
        Un niveau 1 vaut 25, un niveau 2 vaut 50, un niveau 3 vaut 75, un niveau 4 vaut 92, le niveau 0 ne vaut rien. Le
        score de 0 à 100 en est la somme, faite par le programme et non par l’IA. L’entreprise dit avant le premier
        entretien ce qui compte le plus. Ensuite les poids ne bougent plus et sont les mêmes pour tous les candidats de
        l’offre :
      </p>
      <Fold title="Le poids de chaque critère">
        <Weights recipes={method.recipes} />
      </Fold>
      <p>
        Ce que l’offre ou ses questions ne demandent pas ne pèse rien : ses points vont aux autres critères. Se taire ne
        rapporte rien non plus : une question laissée sans réponse vaut 0, ce que le CV ne dit pas n’est pas compté.
        Sans CV lisible, le score est donné en fourchette et classé par son bas. Seul ce qu’une panne a fait perdre sort
        du calcul. Quand plus de 40 % du poids manque, aucun score n’est donné : « Preuves insuffisantes ».
      </p>
      <p>
        Le score est juste à {method.margin} points près, neuf fois sur dix : deux personnes plus proches que cela sont
        à égalité. La recommandation ne suit pas de ce chiffre mais des preuves : « À rencontrer » quand 45 % du poids
        au moins est au niveau 3 ou plus, que les réponses sont solides, celles sur le métier d’abord, et que la
        conduite n’est pas faible. « Peu adapté au poste » quand les réponses, ou celles sur le métier, restent
        générales. Un bon CV ne rattrape pas des réponses vides.
      </p>
    </Clause>
  );
}

function Masking() {
  return (
    <Clause level={2} title="Ce qui est masqué, et ce qui passe encore">
      <p>
        Nom, coordonnées, âge, adresse, situation de famille, nationalité, religion, service militaire et établissement
        sont masqués avant l’évaluation, autant qu’un programme les reconnaît. Ce masquage n’est pas parfait. L’IA ne
        garde ensuite que des mots courants, sans noms propres, et lit le masculin et le féminin de la même façon. Voici
        ce qui a été mesuré, et ce qui ne l’a pas été.
      </p>
      <ul>
        {Object.values(IDENTITY_FINDINGS).map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
      <p>Les mesures de la version d’aujourd’hui sont plus bas, avec les autres.</p>
    </Clause>
  );
}

function AiTexts({ brandName }: { brandName: string }) {
  return (
    <Clause level={2} title="Les textes écrits par une IA">
      <p>
        Aucun outil ne reconnaît avec certitude un texte écrit par une IA. {brandName} montre donc des faits, un collage
        ou une phrase toute faite par exemple, à part du score. Un texte général d’assistant a le niveau d’un texte
        général. Coller ou taper vite ne coûte rien : des points ne partent, dix au plus, que si une réponse collée a le
        style d’un assistant, ne raconte rien, et que la réponse suivante n’apporte rien de personnel non plus. Le
        recruteur peut les rendre. La façon de taper n’entre dans aucun niveau. Un essai automatique le vérifie à chaque
        version. <a href={`${paths.privacy}#mesures`}>Ce qui est mesuré pendant l’entretien</a>
      </p>
      <p>
        Les réponses des candidats d’une même offre sont comparées. Quand deux réponses disent la même chose avec les
        mêmes mots, le recruteur lit les deux passages et juge : une ressemblance n’est pas une preuve et n’entre dans
        aucun score.
      </p>
    </Clause>
  );
}

/** Explains what is measured and how, with the figures of the engine that runs here. */
export function MethodPage({ context: { method, brand, languageModel } }: { context: SiteContext }) {
  return (
    <>
      <Page width="narrow">
        <SiteHeading fromInterview title="Comment les candidats sont évalués">
          Les mêmes questions pour tous, un niveau par réponse, et toujours la phrase qui l’explique. Voici ce qui est
          mesuré, comment, et avec quelle justesse.
        </SiteHeading>
        <div className={styles.text}>
          <Clause level={2} title="En cinq phrases">
            <ul>
              <li>Pour une offre, tout le monde reçoit les mêmes questions.</li>
              <li>L’IA lit ce que vous racontez : la situation, ce que vous avez fait, et le résultat.</li>
              <li>Votre nom, votre âge, votre adresse et votre école sont masqués, autant que possible.</li>
              <li>L’IA se trompe parfois : cette page dit combien de fois.</li>
              <li>Une personne de l’entreprise lit et décide : l’IA n’invite et ne refuse personne.</li>
            </ul>
          </Clause>
          <AnswersAndLevels />
          <ScoreFromLevels method={method} />
          <Masking />
          <Clause level={2} title="Les raisons et les citations">
            <p>
              Chaque niveau montre sa raison et les passages qui ont compté. Le programme vérifie que chaque citation se
              trouve mot pour mot dans la réponse ou dans le CV. Un niveau sans citation n’est pas montré. Pour les
              questions de métier, la raison dit « à vérifier » quand la justesse ne peut pas être jugée par le moteur.
            </p>
          </Clause>
          <AiTexts brandName={brand.name} />
          <Clause level={2} title="Avec quelle justesse">
            <Figures method={method} />
            {languageModel && (
              <p>
                Ici, un modèle de langage donne les niveaux, sous les mêmes règles et avec le même calcul. Quand il ne
                répond pas, le moteur mesuré ci-dessus le remplace, et le résultat le dit.
              </p>
            )}
          </Clause>
          <Clause level={2} title="Ce que l’IA ne sait pas faire">
            <p>
              L’IA ne connaît pas chaque métier : elle reconnaît un raisonnement, pas toujours une erreur. Elle lit le
              français et l’anglais. Une réponse entièrement en arabe reste « Non évaluée », et c’est au recruteur de la
              lire. Elle peut ne pas voir qu’une réponse va avec une autre question : la mesure est plus haut. Personne
              n’a mesuré si les mieux notés réussissent mieux dans leur travail.
            </p>
            <p>
              Elle ne juge pas un geste dangereux ou malhonnête que quelqu’un raconte comme normal : elle note ce qu’une
              réponse montre du métier. Le recruteur lit les réponses avant de rencontrer une personne.
            </p>
            <p>
              C’est pourquoi elle n’invite et ne rejette personne. Une personne lit, décide, et peut écrire son propre
              avis à côté de celui de l’IA.
            </p>
          </Clause>
        </div>
      </Page>
      <Closing title="Une question sur la méthode ?">
        <ButtonLink size="lg" href={paths.contact}>
          Nous écrire
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" href={paths.privacy}>
          Confidentialité
        </ButtonLink>
      </Closing>
    </>
  );
}
