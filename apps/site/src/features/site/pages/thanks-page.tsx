import { paths } from '@kafaa/web-kit/paths';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import { SUN } from '@kafaa/ui/tile-art';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import type { SiteBrand } from '../components/site-page.ts';
import styles from './thanks-page.module.css';

const ALSO = [
  {
    to: 'Aux potiers de Qallaline',
    text: 'Leurs carreaux couvrent les murs de Tunis depuis des siècles. La rosace, le soleil et la patte de lion de ce site sont les leurs, redessinés.',
  },
  {
    to: 'Aux logiciels libres',
    text: 'React, Fastify, PostgreSQL et des dizaines d’autres : des milliers de personnes ont partagé leur travail sans rien demander. Les lettres sont Piazzolla, de Juan Pablo del Peral, et Hanken Grotesk, d’Alfredo Marco Pradil.',
  },
  {
    to: 'À qui postule',
    text: 'Répondre à de vraies questions demande plus de courage que d’envoyer un CV. Ce produit n’existe que parce que vous le faites.',
  },
];

/** Thanks the product's developer. */
export function ThanksPage({ brand }: { brand: SiteBrand }) {
  return (
    <Page width="narrow">
      <div className={styles.thanks}>
        <TileWall rows={SUN} className={styles.sun} />
        <div>
          <h1>Merci</h1>
          <p className={styles.lede}>
            À la personne qui a développé {brand.name} : pour les soirées données à un message d’erreur mieux tourné,
            pour chaque réponse de candidat qui ne s’est pas perdue quand le réseau est tombé, et pour avoir cru que
            recruter pouvait commencer par une question plutôt que par un tri.
          </p>
          <p>
            <span lang="ar" dir="rtl" className={styles.arabic}>
              يعطيك الصحّة
            </span>
          </p>
        </div>
      </div>
      <ul className={styles.also}>
        {ALSO.map(({ to, text }) => (
          <li key={to}>
            <h2>{to}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.end}>
        <ButtonLink variant="secondary" href={paths.about}>
          Lire notre histoire
        </ButtonLink>
      </p>
    </Page>
  );
}
