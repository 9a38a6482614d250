import type { ReactNode } from 'react';
import { cx } from '@kafaa/ui/class-names';
import { Pill, type PillTone, Tag } from '@kafaa/ui/pill.tsx';
import { Rosette } from '@kafaa/ui/rosette.tsx';
import { ScoreTile } from '@kafaa/ui/score-tile.tsx';
import { EXAMPLE_PETALS } from './example.ts';
import styles from './feature-cards.module.css';
import { BotIcon, FingerprintIcon } from './site-icons.tsx';

const RECIPE = [
  { from: 'Le poste', tags: ['React', '3-5 ans', 'Senior'] },
  { from: 'La personne', tags: ['Esprit critique', 'Adaptabilité'] },
  { from: 'Vos valeurs', tags: ['Transparence', 'Collaboration'] },
];

const SHORT_LIST: readonly { score: number; name: string; note: string; tone: PillTone; status: string }[] = [
  {
    score: 92,
    name: 'Amira Ben Salah',
    note: 'Cas concrets, sens du client, prête à encadrer.',
    tone: 'invited',
    status: 'Invité',
  },
  {
    score: 87,
    name: 'Yassine Trabelsi',
    note: 'Très solide techniquement, découvre le télétravail.',
    tone: 'pending',
    status: 'En attente',
  },
  {
    score: 74,
    name: 'Mariem Jlassi',
    note: 'Motivation nette, expérience à confirmer.',
    tone: 'pending',
    status: 'En attente',
  },
];

function Card({
  title,
  text,
  tone,
  children,
}: {
  title: string;
  text: string;
  tone?: 'ocre' | 'deep';
  children: ReactNode;
}) {
  return (
    <article className={cx(styles.card, tone && styles[tone])}>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={styles.view}>{children}</div>
    </article>
  );
}

/** Illustrates how the offer, the person and the company's values combine into one question. */
function Recipe() {
  return (
    <div className={styles.recipe}>
      <dl className={styles.sources}>
        {RECIPE.map(({ from, tags }) => (
          <div key={from}>
            <dt>{from}</dt>
            <dd>
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <svg className={styles.flow} viewBox="0 0 44 160" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 24C28 24 16 80 44 80M0 80H44M0 136C28 136 16 80 44 80" />
      </svg>
      <div className={cx('column', styles.questionCard)}>
        <small>Question 3 sur 6</small>
        <p>
          Un collègue livre un composant que vous jugez fragile, la veille d’une mise en ligne. Que lui dites-vous ?
        </p>
        <dl>
          <dt>Ce que la réponse éclaire</dt>
          <dd>
            <span>Communication</span>
            <span>État d’esprit</span>
            <span>Adéquation culturelle</span>
          </dd>
        </dl>
      </div>
    </div>
  );
}

/** The product's four features, each with an example. */
export function FeatureCards() {
  return (
    <div className={cx('grid gap-20', styles.grid)}>
      <Card
        title="Un entretien écrit pour ce poste"
        text="L’IA compose les questions à partir de vos exigences et des valeurs de votre entreprise. Pas de questionnaire passe-partout : vous les relisez et les changez avant le premier candidat."
      >
        <Recipe />
      </Card>
      <Card
        tone="ocre"
        title="Dix critères, une rosace"
        text="Le parcours d’un côté, la personne de l’autre. Un profil se lit d’un coup d’œil."
      >
        <Rosette
          className={styles.rosette}
          petals={EXAMPLE_PETALS}
          showValues
          score={92}
          label="Rosace des dix critères d’évaluation, exemple"
        />
      </Card>
      <Card
        tone="deep"
        title="Des réponses qui leur ressemblent"
        text="Le candidat est prévenu avant de commencer : l’usage d’une IA dans ses réponses est relevé et pénalisé."
      >
        <ul className={cx('grid gap-12', styles.voices)}>
          <li>
            « J’ai eu peur de le dire à mon chef. Je l’ai dit quand même. »
            <em>
              <FingerprintIcon /> Formulation personnelle
            </em>
          </li>
          <li className={styles.generated}>
            « En tant que professionnel orienté résultats, je mobilise une approche holistique… »
            <em>
              <BotIcon /> Signes d’une réponse générée par IA, score pénalisé
            </em>
          </li>
        </ul>
      </Card>
      <Card
        title="Une liste courte, et les raisons avec"
        text="Triez par score, dépliez une fiche, lisez les notes et les citations du candidat. Puis invitez, ou non : la décision reste la vôtre."
      >
        <ul className={styles.list}>
          {SHORT_LIST.map(({ score, name, note, tone, status }) => (
            <li key={name}>
              <ScoreTile score={score} />
              <div>
                <b>{name}</b>
                <p>{note}</p>
              </div>
              <Pill tone={tone} className={styles.pill}>
                {status}
              </Pill>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
