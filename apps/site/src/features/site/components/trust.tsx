import { cx } from '@kafaa/ui/class-names';
import type { ReactNode } from 'react';
import { EyeOffIcon } from '@kafaa/ui/icons.tsx';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import { HandshakeIcon, MegaphoneIcon, ScaleIcon } from './site-icons.tsx';
import styles from './trust.module.css';

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      <span className={cx('center', styles.icon)}>{icon}</span>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}

/** Lists the tasks of the AI and the tasks that it never takes over. */
export function Trust({ brandName }: { brandName: string }) {
  return (
    <div className={styles.trust}>
      <div className={styles.title}>
        <TileWall
          className={styles.wall}
          rows={[
            ['soleil3@270', 'soleil3'],
            ['soleil3@180', 'soleil3@90'],
          ]}
        />
        <h2>
          L’IA écoute.
          <br />
          Vous décidez.
        </h2>
      </div>
      <ul className={styles.facts}>
        <Fact icon={<HandshakeIcon size={22} />} title="Elle complète l’entretien, elle ne le remplace pas">
          {brandName} prépare votre rencontre : vous arrivez en sachant quoi creuser.
        </Fact>
        <Fact icon={<ScaleIcon size={22} />} title="Les mêmes questions pour tout le monde">
          Chaque candidat à une offre répond au même entretien et passe par la même grille de dix critères. Le premier
          de la pile n’a plus d’avantage.
        </Fact>
        <Fact icon={<EyeOffIcon size={22} />} title="Des données vues par une seule entreprise">
          Les réponses et le CV d’un candidat ne sont visibles que par l’entreprise qui a publié l’offre.
        </Fact>
        <Fact icon={<MegaphoneIcon size={22} />} title="Des règles annoncées avant la première question">
          Le candidat sait qu’il échange avec une IA, ce qui est mesuré et pourquoi. Réservé aux 18 ans et plus.
        </Fact>
      </ul>
    </div>
  );
}
