import type { ReactNode } from 'react';
import { cx } from '@kafaa/ui/class-names';
import { FeatherIcon, MountainIcon, SproutIcon } from './site-icons.tsx';
import styles from './values.module.css';

const VALUES: readonly { name: string; icon: ReactNode; text: string; core?: true }[] = [
  {
    name: 'Authenticité',
    icon: <FeatherIcon size={26} />,
    text: 'Une phrase simple et vraie vaut mieux qu’une réponse parfaite. C’est ce que nous attendons des candidats, et ce que nous vous devons : aucun score sans sa raison, aucune promesse que l’on ne puisse pas montrer.',
  },
  {
    name: 'Grit',
    core: true,
    icon: <MountainIcon size={26} />,
    text: 'Tenir quand c’est difficile, recommencer quand c’est raté. Un CV n’en dit rien ; c’est pourtant ce qui fait les bons collègues, et c’est ce que nous cherchons à entendre. Nous travaillons de la même façon.',
  },
  {
    name: 'Innovation',
    icon: <SproutIcon size={26} />,
    text: 'La technique est bonne quand elle se fait oublier : un entretien qui tient sur un petit téléphone, au fond d’un louage, entre deux coupures de réseau, vaut toutes les démonstrations.',
  },
];

/** The three values; the one marked `core` is emphasised. */
export function Values() {
  return (
    <ul className={cx('grid gap-20', styles.values)}>
      {VALUES.map(({ name, icon, text, core }) => (
        <li key={name} className={cx(core && styles.core)}>
          <span className={cx('center', styles.icon)}>{icon}</span>
          <h3>{name}</h3>
          {core && <p className={styles.tag}>Notre valeur centrale</p>}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
