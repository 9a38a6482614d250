import { fold } from '#/language/normalise';
import { overlaps, passages, type Passage } from '../passages.ts';
import type { SummaryInput } from './input.ts';

// Experience as the answers tell it: « j’ai travaillé 6 ans dans un jardin d’enfants ». An interview without a CV has no other.

const NUMBER =
  "(?:\\d{1,2}|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|plusieurs|quelques|one|two|three|four|five|seven|eight|nine|ten|several|a few)";
const LASTED = new RegExp(
  `(?<![a-z0-9])(?:${NUMBER} (?:ans?|annees?|mois|saisons?|etes|stages?|years?|months?|seasons?|summers?)(?: et demie?)?|(?:depuis|since) (?:${NUMBER} (?:ans?|mois)|(?:19|20)\\d\\d))(?![a-z])`,
  'u',
);
const WORKED =
  /(?<![a-z])(?:travaill\w*|boss\w*|bosse|stage|stagiaire|metier|atelier|usine|societe|entreprise|boite|magasin|restaurant|hotel|hopital|clinique|ecole|jardin d'enfants|poste|equipe|experience|apprenti\w*|adjointe?|responsable|chef|cheffe|patron|patronne|planning|cabinet|chantier|ferme|cooperative|service|worked|work|job|company|internship|shop|factory|firm|team|manager|assistant|chez|comme|dans (?:le|la|un|une)|as an?)(?![a-z])/u;
/** Ages and times that are no experience; an age must not be repeated either. */
const NO_PATH =
  /(?<![a-z])(?:j'?ai|j'?avais|a|ages? de|enfants? de|fille de|fils de|quand j'avais) \d{1,2} (?:ans|mois)(?! (?:d'experience|de metier|dans|en|chez|comme|au|de pratique))|\d{1,2} (?:years old|ans d'age)|il y a \d{1,2} ans|garantie|enceinte|marie|mari|epou|divorc|il faut|on demande|vous demandez/u;
const OWN = /(?<![a-z])(?:j'?ai|j'?etais|je|j|moi|i|i've|my|mon|ma|mes)(?![a-z])/u;

const tells = ({ text }: Passage): boolean => {
  const folded = fold(text).replaceAll('’', "'");
  return LASTED.test(folded) && WORKED.test(folded) && OWN.test(folded) && !NO_PATH.test(folded);
};

/** The answer and the passage that tell how long somebody worked, those on motivation first; null where none does. */
export function pathTold(
  { answers, exchanges }: SummaryInput,
  taken: ReadonlySet<string> = new Set(),
): { index: number; passage: Passage } | null {
  const order = answers
    .map((_, index) => index)
    .toSorted((a, b) => Number(exchanges[b]?.question.kind === 'motivation') - Number(exchanges[a]?.question.kind === 'motivation') || a - b);
  for (const index of order) {
    const prepared = answers[index]?.prepared;
    const passage = (prepared ? passages(prepared) : []).find((each) => tells(each) && !overlaps(each.text, taken));
    if (passage) return { index, passage };
  }
  return null;
}
