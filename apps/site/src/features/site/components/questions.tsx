import { ChevronDownIcon } from '@kafaa/ui/icons.tsx';
import styles from './questions.module.css';

const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Combien de temps pour commencer ?',
    answer:
      'Comptez 15 à 20 minutes pour la première mise en place : le profil de votre entreprise, vos valeurs et votre première offre. Les offres suivantes vont plus vite.',
  },
  {
    question: 'Est-ce que cela remplace l’entretien classique ?',
    answer:
      'Non, cela le complète. Chaque candidat passe un premier échange par écrit ; vous rencontrez ensuite les personnes de votre choix, en sachant déjà quelles questions leur poser.',
  },
  {
    question: 'Que regarde l’IA dans les réponses ?',
    answer:
      'La motivation, l’accord avec vos valeurs et la façon de penser, à côté de l’expérience et des compétences. Chaque score cite les mots du candidat. Les signes d’une réponse rédigée par une IA sont relevés et pénalisés, de 10 points au plus.',
  },
  {
    question: 'Qui peut lire les données des candidats ?',
    answer:
      'L’entreprise qui a publié l’offre, et elle seule. Un candidat n’a pas de compte ; il peut demander à tout moment à consulter, corriger ou effacer ce qui le concerne.',
  },
];

/** Four questions that people ask before they begin; they unfold without a script. */
export function Questions() {
  return (
    <div className={styles.list}>
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <ChevronDownIcon size={20} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** The questions as structured data for search engines (schema.org FAQPage). */
export function questionsData(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: QUESTIONS.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
