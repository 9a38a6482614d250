import { cx } from '@kafaa/ui/class-names';
import type { ReactNode } from 'react';
import { FileTextIcon } from '@kafaa/ui/icons.tsx';
import { ClockIcon, LinkIcon } from '@kafaa/ui/page-icons.tsx';
import styles from './process.module.css';

const STEPS: readonly { title: string; text: string; note: ReactNode }[] = [
  {
    title: 'Créez le profil de votre entreprise',
    text: 'Votre activité, votre taille, jusqu’à cinq valeurs. L’entretien portera sur ces valeurs.',
    note: (
      <>
        <ClockIcon /> 15 à 20 minutes, une seule fois
      </>
    ),
  },
  {
    title: 'Publiez vos offres et générez les entretiens',
    text: 'Décrivez le poste, copiez le lien, partagez-le. Chaque candidat passe son entretien quand il veut, sur son téléphone.',
    note: (
      <>
        <LinkIcon /> Un lien par offre
      </>
    ),
  },
  {
    title: 'Consultez les analyses de l’IA',
    text: 'Scores, résumé et recommandation pour chaque candidat, avec ses propres mots pour preuve. Vous gardez le dernier mot.',
    note: (
      <>
        <FileTextIcon /> Réponses complètes avec le plan Entreprise
      </>
    ),
  },
];

/** Explains how the product works, in three steps. */
export function Process() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ title, text, note }, index) => (
        <li key={title}>
          <div className={cx('row middle', styles.number)} aria-hidden="true">
            <b>{index + 1}</b>
            <i />
          </div>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.note}>{note}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
