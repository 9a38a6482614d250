import type { Question } from '../contract.ts';
import { frenchTypography } from './wording.ts';

const ASKED: Readonly<Record<Question['kind'], readonly string[]>> = {
  motivation: [
    'une expérience précise',
    'ce qui attire dans ce métier',
    'un choix ou une préférence',
    'ce que la personne veut apprendre',
  ],
  behaviour: ['la situation', 'ce que la personne a fait elle-même', 'la difficulté', 'le résultat'],
  value: ['la situation', 'ce que la personne a fait elle-même', 'la difficulté', 'le résultat'],
  knowledge: ['une démarche dans l’ordre', 'la raison de chaque étape', 'un exemple', 'une limite ou un risque'],
  situation: [
    'ce qu’elle ferait d’abord',
    'ce qu’elle ferait ensuite',
    'qui elle préviendrait',
    'comment elle saurait que cela a marché',
  ],
  scenario: [
    'ce qu’elle ferait d’abord',
    'ce qu’elle ferait ensuite',
    'qui elle préviendrait',
    'comment elle saurait que cela a marché',
  ],
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;

/** Expectations of an answer, as sentences for the recruiter: the parts of a good answer, then words that it may contain. */
export function expectationOf({ kind, evidence }: Pick<Question, 'kind' | 'evidence'>): string[] {
  const words = evidence
    .flatMap((group) => group.split(/,\s*/).slice(0, 2))
    .filter(Boolean)
    .slice(0, 8);
  return [
    `Une bonne réponse dit ${listed(ASKED[kind])}.`,
    ...(words.length > 0
      ? [`On y parle par exemple de : ${listed(words)}. Ces mots ne sont pas obligatoires : c’est l’idée qui compte.`]
      : []),
  ].map(frenchTypography);
}
