import { STOPWORDS } from '../language/stopwords.ts';
import { tokenise } from '../language/tokens.ts';

/** « Jamais fait », « je n'ai pas vécu cela », "it never happened to me": in the form that `tokenise` gives. */
const DENIAL = new RegExp(
  [
    // « Jamais eu de problème » is no denial.
    ' jamais (?:[a-z]+ )?(?:fait|vecu|connu|eu(?! (?:de |d |un |une )?(?:accident|conflit|erreur|peur|plainte|probleme|reproche|retard|souci))|rencontre|utilise|travaille|pratique|arrive|confronte|exerce)(?= )',
    ' pas (?:encore )?(?:vecu|connu|rencontre|utilise|pratique|arrive|travaille|ete confronte)(?= )',
    ' pas (?:encore )?(?:fait (?:cela|ca|ce|cet|cette)|eu (?:ce|cet|cette|l occasion|d occasion))(?= )',
    ' (?:pas|plus) (?:d|l) (?:experience|exemple|idee)(?= )',
    ' (?:aucun|aucune|sans) (?:experience|exemple|idee)(?= )',
    ' (?:ne |n )?(?:connais|sais) pas(?= )',
    ' never (?:[a-z]+ )?(?:done|used|had|been|worked|experienced|faced|happened|met|tried)(?= )',
    ' (?:have|has|did|haven|hasn|didn) (?:not|t) (?:[a-z]+ )?(?:done|used|had|been|worked|experienced|faced|happened|happen|met|tried|face)(?= )',
    ' no (?:experience|example|idea)(?= )',
    ' (?:do not|don t|dont) (?:know|have)(?= )',
  ].join('|'),
);

/** Clause boundaries, including commas and « mais ». */
const CLAUSES = /[.,;:!?\n]|(?<!\p{L})(?:mais|cependant|but|however)(?!\p{L})/iu;

/** Maximum length of a denial, in characters. */
const LONGEST = 400;
/** Number of content words in other clauses from which the denial is only part of the answer. */
const ELSE_SAID = 4;
/** Number of content words in all from which the denial is only part of the answer: an unpunctuated story is one clause. */
const ALL_SAID = 9;

const isContent = (token: string) => token.length > 2 && !STOPWORDS.fr.has(token) && !STOPWORDS.en.has(token);

/** Whether an answer says only that its author has not experienced, done or known this, and hardly more. */
export function isDenial(answer: string): boolean {
  if (answer.length > LONGEST) return false;
  let denied = false;
  let beside = 0;
  let all = 0;
  for (const clause of answer.split(CLAUSES)) {
    const tokens = tokenise(clause);
    const content = tokens.filter(isContent).length;
    all += content;
    if (DENIAL.test(` ${tokens.join(' ')} `)) denied = true;
    else beside += content;
  }
  return denied && beside < ELSE_SAID && all < ALL_SAID;
}
