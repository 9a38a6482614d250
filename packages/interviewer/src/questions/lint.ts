import { fold } from '../language/normalise.ts';
import { countWords, MOST_WORDS } from './words.ts';
import { frenchTypography } from './wording.ts';

const YES_NO =
  /^(?:avez|etes|savez|aimez|connaissez|maitrisez|pensez|acceptez|voulez|souhaitez|pouvez|seriez|parlez)[- ]vous\b|^est-ce que\b|^(?:are|do|did|have|has|can|could|would|will|is|were) you\b/;
const ASKING =
  "comment|qu(?:e |'est-ce que |')\\w+[- ](?:vous|t-on)|quelle?s?|combien|avec quels?|a quoi|how|what|which|when|with what";
/** Two questions in one: « comment réagissez-vous, et que dites-vous ensuite ? ». « et pourquoi » belongs to the first. */
const ASK = new RegExp(`\\b(?:${ASKING})\\b`);
const SECOND_ASK = new RegExp(` (?:et|and) (?:${ASKING})\\b`);
const asksTwice = (question: string): boolean =>
  question.endsWith('?') &&
  question.split(/[?:.]/).some((part) => {
    const first = ASK.exec(part);
    return first !== null && SECOND_ASK.test(part.slice(first.index + first[0].length));
  });
const ASKS_STORY = /(?:racont|decri|expliqu|donner|detaill|presenter|tell|describe|explain|share|give|walk)/;
const PROTECTED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:quel age|votre age|date de naissance|how old|your age)\b/, 'l’âge'],
  [
    /\b(?:marie|celibataire|situation familiale|conjoint|epoux|epouse|(?:avoir|vos|avez-vous) (?:des )?enfants|enceinte|grossesse|conge maternite|married|(?:your|have|having) children|pregnant|spouse|husband|wife|family plans)\b/,
    'la vie familiale',
  ],
  [
    /\b(?:religion|religieu\w*|priere|ramadan|voile|musulman\w*|chretien\w*|religious|pray\w*|muslim|christian)\b/,
    'la religion',
  ],
  [/\b(?:nationalite|origine|origines|region d'origine|nationality|ethnic\w*|where are you from)\b/, 'l’origine'],
  [
    /\b(?:handicap\w*|(?:votre|vos|une) maladies?|vous (?:etes )?malade|etat de sante|votre sante|disabilit\w*|your health|illness)\b/,
    'la santé',
  ],
  [
    /\b(?:syndicat|syndique|parti politique|opinion politique|votez|union member|political)\b/,
    'les opinions politiques ou syndicales',
  ],
  [/\b(?:orientation sexuelle|homosexuel\w*|sexual orientation|gay)\b/, 'la vie privée'],
  [/\b(?:service militaire|military service)\b/, 'le service militaire'],
  [/\b(?:salaire actuel|dernier salaire|current salary|last salary)\b/, 'la rémunération passée'],
];

/**
 * Tells the recruiter in French what to change in a question: length, several questions in one, yes/no form,
 * protected topics, a hint at the answer. An empty list means that nothing was found.
 */
export function lintQuestion(text: string): string[] {
  const messages: string[] = [];
  const trimmed = text.trim();
  const folded = fold(trimmed).replace(/\s+/g, ' ');
  if (trimmed === '') return ['La question est vide.'];
  const words = countWords(trimmed);
  if (words > MOST_WORDS)
    messages.push(`La question compte ${words} mots : ${MOST_WORDS} au plus se lisent bien sur un téléphone.`);
  if (words < 4) messages.push('La question est trop courte pour dire ce qui est attendu.');
  if ((trimmed.match(/\?/g) ?? []).length > 1 || asksTwice(folded))
    messages.push('Posez une seule question à la fois.');
  if (YES_NO.test(folded) && !ASKS_STORY.test(folded)) {
    messages.push('On peut y répondre par oui ou par non : demandez plutôt un exemple (« Racontez… »).');
  }
  // "Service client" or "l'enfant soigné" belong to some trades; only questions about the candidate are flagged.
  for (const [pattern, topic] of PROTECTED) {
    if (
      pattern.test(folded) &&
      /\b(?:vous|votre|vos|you|your)\b/.test(folded) &&
      !/\b(?:patients?|eleves?|clients?|students?|customers?|produits?)\b/.test(folded)
    ) {
      messages.push(`La question touche ${topic}, un sujet protégé sans rapport avec le poste.`);
      break;
    }
  }
  if (
    /\((?:par exemple|ex\.|ex\b|e\.g\.|for example|reponse)[^()]*\)|n'est-ce pas|isn't it|don't you think/.test(folded)
  ) {
    messages.push('La question souffle sa réponse : retirez l’exemple ou l’approbation attendue.');
  }
  return messages.map(frenchTypography);
}
