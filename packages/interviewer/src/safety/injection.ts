import { fold } from '../language/normalise.ts';

/**
 * Sentences that speak to the machine instead of answering: matched on folded text. Each needs an
 * instruction AND its object, so that "ne pas ignorer les consignes de sécurité" stays an answer.
 */
const INSTRUCTIONS: readonly RegExp[] = [
  /(?:ignore[rsz]?|oublie[rsz]?|disregard|forget|override|bypass|ne tiens? pas compte|ne tenez pas compte)\b.{0,40}(?:instructions?|consignes? (?:precedentes?|ci-dessus|du systeme)|prompts?|previous|above|regles? (?:precedentes?|du systeme)|system)/,
  /(?:system|developer) (?:prompt|message|instruction)|<\/?(?:system|assistant|instructions?|prompt)>|\[\/?(?:inst|system)\]|^\s*(?:system|assistant)\s*:/,
  /(?:donne|donnez|attribue[rz]?|mets?|mettez|accorde[rz]?|give|assign|award|set|return|output|rate)\b.{0,40}(?:(?:la |le |une |the |a |un )?(?:note|score|niveau|level|rating|grade|mark)s?)\b.{0,30}(?:max|100|parfait|perfect|highest|\b4\b|10\/10|20\/20|excellent|top)/,
  /(?:score|note|niveau|level|rating)\s*[:=]\s*(?:100|4\b|max|10\/10|20\/20|parfait|perfect)/,
  /(?:you are|tu es|vous etes) (?:now |maintenant |desormais )?(?:an? |une? )?(?:ai|ia|llm|chatgpt|assistant|language model|modele|evaluateur|evaluator|grader)\b/,
  /(?:note|message|attention|important|instruction)s?\s*(?:a|pour|to|for)\s*(?:l')?(?:the )?(?:ia|ai|evaluateur|evaluator|recruteur automatique|systeme|system|grader|model|modele)\b/,
  /(?:recommend|recommande[rz]?|select|selectionne[rz]?|hire|accepte[rz]?)\b.{0,30}(?:this candidate|ce candidat|cette candidate|ce profil).{0,60}(?:immediately|immediatement|absolutely|absolument|automatiquement|without|sans|top|meilleur|best)/,
  /(?:this|the|ce|cette|le|la) (?:candidate?|reponse|answer)\b.{0,30}(?:must|should|doit|merite|deserves?)\b.{0,30}(?:score|note|niveau|level|100|max|4\/4|highest)/,
  /(?:respond|reply|answer|reponds?|repondez) (?:only |uniquement |seulement )?(?:with|par|avec|in)\b.{0,20}(?:json|"|'|score|level|niveau)/,
];

/** True when a sentence tries to instruct the one who scores. */
export function isInstruction(sentence: string): boolean {
  const folded = fold(sentence).replace(/\s+/g, ' ').slice(0, 2000);
  return INSTRUCTIONS.some((pattern) => pattern.test(folded));
}
