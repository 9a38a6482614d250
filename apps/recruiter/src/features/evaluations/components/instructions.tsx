import { cx } from '@kafaa/ui/class-names';
import type { Instructions as Figures } from '@kafaa/domain/evaluations/schema';
import { IDENTITY_FINDINGS, modelFiguresText } from '@kafaa/domain/evaluations/fairness-texts';
import type { ReactNode } from 'react';
import { KIND_LABELS } from '#/features/jobs/components/question-list';
import { formatNumber } from '@kafaa/web-kit/format';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import styles from './instructions.module.css';

const LANGUAGES: Readonly<Record<string, string>> = { fr: 'Français', en: 'Anglais' };
const GROUPS = [
  { by: 'language', title: 'Langue des réponses' },
  { by: 'kind', title: 'Genre de question' },
] as const;

type Level = Figures['levels'][number];

function nameOf({ by, name }: Level): string {
  if (by === 'all') return 'Toutes les réponses';
  return (by === 'language' ? LANGUAGES : KIND_LABELS)[name as keyof typeof KIND_LABELS] ?? name;
}

function Rules({ title, items }: { title: string; items: readonly ReactNode[] }) {
  return (
    <Card padded className={styles.card}>
      <h2>{title}</h2>
      <ul>
        {items.map((item, index) => (
          // The items are static and never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{item}</li>
        ))}
      </ul>
    </Card>
  );
}

function Row({ level }: { level: Level }) {
  return (
    <tr>
      <th scope="row">{nameOf(level)}</th>
      <td>{formatNumber(level.answers)}</td>
      <td>
        {level.exact}
        {'\u00A0'}%
      </td>
      <td>
        {level.within}
        {'\u00A0'}%
      </td>
    </tr>
  );
}

function Accuracy({ figures: { engine, answers, levels, model, modelFigures } }: { figures: Figures }) {
  return (
    <Card padded className={styles.card}>
      <h2>Avec quelle justesse</h2>
      <p>
        Moteur local {engine}, appris sur {formatNumber(answers.train)} réponses et mesuré sur{' '}
        {formatNumber(answers.test)} autres, de {answers.testJobs} métiers et {answers.testVoices} auteurs qu’il ne
        connaissait pas. Toutes ont été écrites pour cela{'\u00A0'}: aucune n’est celle d’un candidat.
      </p>
      {model !== null && (
        <p className={styles.warning}>
          Ici, le modèle de langage {model} donne les niveaux{'\u00A0'}: {modelFiguresText(modelFigures)}. Les mesures
          du tableau ne sont pas les siennes{'\u00A0'}: lisez chaque réponse avant de vous y fier.
        </p>
      )}
      <table className={styles.table}>
        <caption className="sr-only">Niveaux justes, par langue et par genre de question</caption>
        <thead>
          <tr>
            <th scope="col">Réponses</th>
            <th scope="col">Nombre</th>
            <th scope="col">Niveau exact</th>
            <th scope="col">À un niveau près</th>
          </tr>
        </thead>
        <tbody>
          {levels
            .filter(({ by }) => by === 'all')
            .map((level) => (
              <Row key={level.name} level={level} />
            ))}
        </tbody>
        {GROUPS.map(({ by, title }) => (
          <tbody key={by}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={styles.group}>
                {title}
              </th>
            </tr>
            {levels
              .filter((level) => level.by === by)
              .map((level) => (
                <Row key={level.name} level={level} />
              ))}
          </tbody>
        ))}
      </table>
      <p className={styles.note}>
        Le niveau attendu est celui pour lequel la réponse a été écrite, de 0 à 4.{' '}
        <a href={paths.method}>Toutes les mesures</a>
      </p>
    </Card>
  );
}

const PURPOSE = [
  'Elle pose les mêmes questions à tous, donne à chaque réponse un niveau de 0 à 4 avec sa raison et ses citations, et calcule un score. Elle vous dit par qui commencer et quoi demander.',
  'Elle ne décide de rien\u00A0: une personne de votre entreprise, que vous savez nommer, invite ou refuse, après avoir lu.',
];

const READING = [
  '«\u00A0À vérifier\u00A0»\u00A0: le moteur reconnaît un raisonnement, pas une erreur de métier. Une réponse fausse et sûre d’elle peut avoir le niveau d’une juste. Faites lire ces réponses par quelqu’un du métier, ou reposez la question.',
  '«\u00A0Non évalué\u00A0» n’est pas zéro\u00A0: rien n’a permis de juger, par exemple une réponse en arabe ou un CV illisible. Lisez vous-même.',
  'Une relecture indépendante donne à un score une marge de 8 points environ\u00A0: moins de 11 points entre deux personnes, c’est une égalité.',
  'Les signes d’écriture sont des faits, jamais une preuve. Coller ne coûte rien. Vous pouvez rendre tout point retiré.',
  'Votre propre niveau, posé à côté de celui du moteur, ne change pas le score, mais montre où vous n’êtes pas d’accord. À partir de dix niveaux, vos évaluations peuvent suivre vos seuils\u00A0: les mots changent, ni les points ni l’ordre.',
];

/** Limits of the engine that were never measured, or only once. */
const UNMEASURED = [
  IDENTITY_FINDINGS.review,
  IDENTITY_FINDINGS.unknown,
  'Aucune mesure ne dit que les mieux notés réussissent mieux dans le poste.',
];

const NEVER = [
  'Pour refuser quelqu’un sur le seul score, ou sans avoir lu ses réponses.',
  'Quand la personne demande à être lue par quelqu’un plutôt que par la machine\u00A0: aucun score ne compte alors.',
  'Pour un métier où une erreur met en danger (soins, électricité, conduite), sans l’avis de quelqu’un du métier.',
  'Pour juger vos salariés\u00A0: promotion, sanction, départ. Ni pour deviner une personnalité, une émotion ou une santé.',
  'Pour des personnes de moins de 18 ans, ou quand l’entretien ne se passe ni en français ni en anglais.',
];

/** Instructions for recruiters who decide by an evaluation: its purpose, its accuracy, and when not to use it. */
export function Instructions({ figures }: { figures: Figures }) {
  return (
    <div className={cx('grid gap-16', styles.sheet)}>
      <Rules title="À quoi elle sert" items={PURPOSE} />
      <Rules title="Comment la lire" items={READING} />
      <Accuracy figures={figures} />
      <Rules title="Ses limites" items={[...figures.limits, ...UNMEASURED]} />
      <Rules title="Quand ne pas s’en servir" items={NEVER} />
      <Rules
        title="Ce qui vous revient"
        items={[
          'Nommez qui décide. Lisez les réponses avant de refuser, et dites pourquoi.',
          'Répondez à qui conteste ou demande une personne, avant la date qui vous est dite.',
          <>
            Regardez de temps en temps <AppLink href={paths.fairness}>l’équité de l’évaluation</AppLink> et la{' '}
            <a href={paths.privacy}>confidentialité</a>, que vos candidats lisent aussi.
          </>,
        ]}
      />
    </div>
  );
}
