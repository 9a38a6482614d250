import styles from './milestones.module.css';

const STEPS: readonly { date: string; title: string; text: string }[] = [
  {
    date: '2024',
    title: 'L’idée',
    text: 'Et si le premier entretien était offert à tout le monde, et pas seulement aux vingt CV du haut de la pile ?',
  },
  {
    date: 'Mi-2024',
    title: 'Le pivot',
    text: 'Nous voulions trier les CV plus vite. Nous avons compris qu’il fallait faire l’inverse : poser de bonnes questions, et écouter les réponses.',
  },
  {
    date: 'Fin 2024',
    title: 'La vision',
    text: 'L’état d’esprit, la motivation et les valeurs comptent autant que la technique, à condition que chaque score montre ses preuves.',
  },
  {
    date: '2025',
    title: 'Le lancement en Tunisie',
    text: 'Les premières entreprises publient leurs offres. La Tunisie d’abord ; le reste du monde ensuite.',
  },
];

/** The company's history in four steps. */
export function Milestones() {
  return (
    <ol className={styles.milestones}>
      {STEPS.map(({ date, title, text }) => (
        <li key={date}>
          <p className={styles.date}>
            <b>{date}</b>
            <i aria-hidden="true" />
          </p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
