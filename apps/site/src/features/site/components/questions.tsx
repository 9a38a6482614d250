import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@kafaa/ui/icons.tsx';
import styles from './questions.module.css';

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** Content below the answer: a link, or a line in another language. */
  readonly more?: ReactNode;
}

/** Four questions that companies ask before they begin. */
export const COMPANY_QUESTIONS: readonly Question[] = [
  {
    question: 'Combien de temps pour commencer ?',
    answer:
      'Comptez 15 à 20 minutes pour la première mise en place : le profil de votre entreprise, vos valeurs et votre première offre. Les offres suivantes vont plus vite.',
  },
  {
    question: 'Est-ce que cela remplace l’entretien classique ?',
    answer:
      'Non, cela le complète. Chaque candidat passe un premier échange par écrit. Vous rencontrez ensuite les personnes de votre choix, en sachant déjà quelles questions leur poser.',
  },
  {
    question: 'Que regarde l’IA dans les réponses ?',
    answer:
      'La motivation, l’affinité avec vos valeurs et la façon de penser, à côté de l’expérience et des compétences. Chaque score cite les mots du candidat. Les signes d’une réponse rédigée par une IA sont relevés et pénalisés, de 10 points au plus.',
  },
  {
    question: 'Qui peut lire les données des candidats ?',
    answer:
      'L’entreprise qui a publié l’offre, et elle seule. Un candidat n’a pas de compte, mais peut demander à tout moment à consulter, corriger ou effacer ce qui le concerne.',
  },
];

/** Questions that unfold their answers without a script. */
export function Questions({ of }: { of: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {of.map(({ question, answer, more }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <ChevronDownIcon size={20} />
          </summary>
          <p>{answer}</p>
          {more}
        </details>
      ))}
    </div>
  );
}

/** The questions as structured data for search engines (schema.org FAQPage). */
export function questionsData(questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
