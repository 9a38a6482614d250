import { cx } from '@kafaa/ui/class-names';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { CheckIcon } from '@kafaa/ui/icons.tsx';
import { Rosette } from '@kafaa/ui/rosette.tsx';
import { ScoreTile } from '@kafaa/ui/score-tile.tsx';
import { Tile, type TileName } from '@kafaa/ui/tiles.tsx';
import { StartButton } from './audience.tsx';
import { EXAMPLE_PETALS } from './example.ts';
import styles from './hero.module.css';
import { MessageIcon } from './site-icons.tsx';

/** Tiles that fill the grid of hero.module.css in this order, around the two examples. */
const WALL = [
  'rose',
  'fleur',
  'fleur2',
  'clous',
  'fleur5',
  'uni-ocre',
  'soleil2@270',
  'soleil2',
  'soleil2@180',
  'soleil2@90',
  'arcs3',
  'arcs@270',
  'arcs3@90',
  'arcs@180',
  'fleur4',
  'k',
  'diag2',
  'rose2',
  'fleur',
  'fleur3',
] as const;

/** Rows of tiles to the right of the wall on very wide screens. */
const BEYOND: readonly (readonly [TileName, TileName, TileName, TileName, TileName])[] = [
  ['fleur5', 'rose2', 'fleur2', 'diag2', 'fleur'],
  ['fleur', 'clous', 'uni-ciel', 'rose', 'fleur3'],
  ['rose', 'fleur3', 'fleur', 'clous2', 'fleur2'],
  ['clous2', 'fleur2', 'rose2', 'fleur5', 'uni-ocre'],
  ['fleur', 'uni-ciel', 'fleur4', 'fleur', 'rose2'],
  ['rose2', 'fleur5', 'uni-ocre', 'fleur2', 'fleur4'],
];

/** The first block of the landing page: claim, two buttons, and a wall of tiles around an example result. */
export function Hero({ brandName }: { brandName: string }) {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1>
          <span>Écoutez tous</span> <span>les candidats.</span> <span>Rencontrez</span> <span>les bons.</span>
        </h1>
        <div>
          <p className={styles.lede}>
            {brandName} mène un premier entretien par chat avec chaque personne qui postule, à partir de votre offre et
            de vos valeurs. Vous lisez l’essentiel, puis vous choisissez qui rencontrer.
          </p>
          <div className={cx('cluster gap-12', styles.actions)}>
            <StartButton size="lg">Commencer gratuitement</StartButton>
            <ButtonLink size="lg" variant="secondary" href="#how-it-works" icon={<MessageIcon size={18} />}>
              Comment ça marche
            </ButtonLink>
          </div>
          <ul className={cx('cluster muted', styles.points)}>
            <li>
              <CheckIcon /> Prêt en 15 à 20 minutes
            </li>
            <li>
              <CheckIcon /> 30 jours offerts avec Starter
            </li>
          </ul>
        </div>
      </div>
      <figure className={cx('grid gap-4', styles.wall)}>
        {WALL.map((cell, index) => (
          <Tile key={index} cell={cell} />
        ))}
        <div className={cx('column gap-8', styles.chat)}>
          <p className={styles.question}>
            <small>Assistant RH · IA</small>
            Racontez une décision prise sans avoir toutes les informations.
          </p>
          <p className={styles.answer}>
            <small>Amira</small>
            Deux jours avant la livraison, j’ai réduit le périmètre et prévenu le client moi-même. Il a préféré ça à une
            surprise.
          </p>
        </div>
        <div className={cx('grid gap-20', styles.candidate)}>
          <Rosette bare petals={EXAMPLE_PETALS} label="Rosace des dix critères d’évaluation" />
          <div>
            <p className={styles.name}>Amira Ben Salah</p>
            <p>Développeuse front-end, Tunis</p>
            <p className={styles.score}>
              <ScoreTile score={92} size="sm" />
              <span aria-hidden="true">À rencontrer</span>
            </p>
            <p>Prévient tôt, assume ses choix.</p>
          </div>
        </div>
        <figcaption className="sr-only">Exemple d’échange et de fiche de candidat</figcaption>
      </figure>
      <div className={cx('grid gap-4', styles.beyond)} aria-hidden="true">
        {BEYOND.flatMap((row, y) => row.map((cell, x) => <Tile key={`${x}-${y}`} cell={cell} />))}
      </div>
    </section>
  );
}
