// Durations of the author's own work, in folded text: « 14 ans comme conducteur », « depuis 2018 ».

const NUMBER =
  '(?:\\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an?)';
const DURATION = new RegExp(
  `(?<![a-z\\d])(?:${NUMBER} (?:ans?|annees?|saisons?|mois|years?|seasons?|months?)|(?:depuis|since|en|in) (?:19|20)\\d\\d)(?![a-z\\d])`,
  'u',
);
/** Words of work. `NOT_WORK` excludes diplomas, ages and the years of other people. */
const WORK =
  /(?<![a-z])(?:travail[a-z]*|metier|poste|stage|stagiaire|sivp|saisons?|seasons?|comme (?:conduct|chef|aide|assist|vend|secret|ouvri|agent|tech)[a-z]*|chez|conducteur|atelier|exploitation|declaration|la paie|arrete|commence|suis restee?|j'y suis|worked|work|job|electrician|technician|freelance)(?![a-z])/u;
const OWN = /(?<![a-z])(?:je|j|j'|jai|moi|ca fais?t?|i|i've|my)(?![a-z])|(?<![a-z])j'|^[a-z]+ ans? (?:de|comme)/u;
const NOT_WORK =
  /(?<![a-z])(?:a|depuis mes|at) \d{1,2} (?:ans?|years)(?![a-z])|(?<![a-z])(?:j'?ai|jai|avais|ai|agee? de|i am|i'm|i was|aged) (?:\d{1,2}|[a-z]+(?:-[a-z]+)?) (?:ans|years old)(?! (?:de|d'|chez|comme|dans|a la|au|en|in|as))|(?<![a-z])(?:lycee|bac|fac|faculte|universite|ecole|primaire|college|maladie|prison|service militaire|(?:son|sa|mon|ma) (?:pere|mere|frere|soeur|oncle|tante|mari|femme|fils|fille|cousine?|voisine?) (?:a|avait|est|etait|travaill[a-z]*))(?![a-z])/u;

/** Whether a sentence, in folded text, says how long the author worked. */
export const tellsCareer = (folded: string): boolean =>
  DURATION.test(folded) && OWN.test(folded) && WORK.test(folded) && !NOT_WORK.test(folded);
