import { cx } from '@kafaa/ui/class-names';
import { paths } from '@kafaa/web-kit/paths';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { StartButton } from '../components/audience.tsx';
import { Closing } from '../components/closing.tsx';
import { FounderWall } from '../components/founder-wall.tsx';
import { Milestones } from '../components/milestones.tsx';
import processStyles from '../components/process.module.css';
import { Section } from '../components/section.tsx';
import type { SiteBrand } from '../components/site-page.ts';
import { Values } from '../components/values.tsx';
import styles from './about-page.module.css';

function Story({ name }: { name: string }) {
  return (
    <div className={styles.story}>
      <h2>
        Une offre le lundi,
        <br />
        deux cents CV le{'\u00A0'}vendredi
      </h2>
      <div>
        <p>
          On en lit vingt, on en rappelle huit, et l’on retient souvent le mieux mis en page. Les autres n’auront pas
          dit un mot.
        </p>
        <p>
          Nous avons vu cette scène des deux côtés de la table. La patronne d’un atelier de Sfax qui ouvre les
          candidatures le soir, une fois le rideau baissé. La jeune diplômée de Gafsa qui en a envoyé soixante et n’a
          reçu que du silence. L’une cherche quelqu’un de fiable, l’autre l’est, et elles ne se parleront pas : rien,
          sur une feuille A4, ne dit comment on réagit quand un client se fâche ou qu’une livraison se perd.
        </p>
        <p>
          {name === 'Kafaa' ? (
            <>
              De là vient Kafaa, de <i>kafā’a</i>, la compétence.
            </>
          ) : (
            <>De là vient {name}.</>
          )}{' '}
          Un premier entretien pour chacun, par écrit, à l’heure qui lui convient, sur son téléphone. Les mêmes
          questions pour tous, écrites pour le poste et pour vos valeurs. Et derrière chaque score, la phrase du
          candidat qui l’explique.
        </p>
        <p>
          L’IA fait gagner du temps ; elle ne décide pas. Derrière chaque invitation et chaque refus, il y a une
          personne.
        </p>
      </div>
    </div>
  );
}

function MissionAndVision() {
  return (
    <div className={cx('grid gap-20', styles.cards)}>
      <article className={styles.missionCard}>
        <h2>Notre mission</h2>
        <p>
          Donner à chaque candidat l’occasion de se montrer, et à chaque entreprise de quoi choisir en connaissance de
          cause.
        </p>
      </article>
      <article className={styles.visionCard}>
        <h2>Notre vision</h2>
        <p>
          Être embauché pour ce que l’on sait faire et pour ce que l’on est, de Bizerte à Tataouine, puis bien au-delà
          de nos frontières.
        </p>
      </article>
    </div>
  );
}

/** Explains why the product exists, who founded it, and their values. */
export function AboutPage({ brand }: { brand: SiteBrand }) {
  const { name } = brand;
  return (
    <>
      <section className={styles.hero}>
        <div>
          <h1>Recruter, c’est d’abord écouter.</h1>
          <p className={styles.mission}>
            Notre mission : que chaque personne qui postule soit entendue, et que chaque entreprise sache pourquoi elle
            choisit.
          </p>
        </div>
        <FounderWall brand={brand} />
      </section>
      <Section tone="surface">
        <Story name={name} />
      </Section>
      <Section tone="deep" className={processStyles.section} title="Le chemin jusqu’ici">
        <Milestones />
      </Section>
      <Section>
        <MissionAndVision />
      </Section>
      <Section tone="surface" title="Trois valeurs auxquelles nous tenons">
        <Values />
        <p className={cx('muted small', styles.thanks)}>
          <a href={paths.thanks}>Remerciements</a>
        </p>
      </Section>
      <Closing title="Vos candidats ont des choses à dire.">
        <StartButton size="lg">Commencer maintenant</StartButton>
        <ButtonLink size="lg" variant="secondary" href={paths.contact}>
          Nous contacter
        </ButtonLink>
      </Closing>
    </>
  );
}
