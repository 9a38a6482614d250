import { fold } from '#/language/normalise';
import { overlaps, passages, type Passage } from '../passages.ts';
import { listed, placeOf, quoteOnce } from './evidence.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';

// Lacks that a person states themselves: « je n’ai jamais utilisé la meuleuse à eau ». A recruiter needs them before anything else.

const DOING =
  "fait|utilise|travaille|pratique|appris|touche|conduit|manie|manipule|pilote|regle|soude|lu|monte|essaye|exerce|tenu|connu|forme|formee|ete forme|ete formee|eu a|eu l'occasion|eu affaire|eu de formation|suivi de formation";
/** Nothing was done wrong: « jamais fait d’erreur », « jamais eu à me plaindre ». */
const BOASTS =
  /jamais [^.,;]{0,30}(?:erreur|faute|accident|probleme|retard|conflit|plainte|plaindre|reproche|souci|absence|triche|menti|mal a|regret)/u;

const ADMITS = new RegExp(
  [
    `(?:jamais|pas encore) (?:encore )?(?:${DOING})(?![a-z])`,
    "(?:j'?ai|je n'?ai|n'?en ai|j'?en ai|je l'?ai|je ne l'?ai) (?:encore )?(?:pas|jamais) (?:encore )?(?:fait (?:ca|cela)|appris|pratique|utilise)(?![a-z])",
    '(?:je |j )?(?:ne |n )?(?:connais|maitrise) (?:pas|rien|peu|mal)(?! (?:la raison|son nom|leur nom))',
    "je (?:ne )?sais (?:pas|rien) (?:encore )?(?:faire|utiliser|lire|conduire|souder|regler|me servir|m'en servir|travailler|parler|coudre|comment (?:on )?(?:fait|faire|ca marche))",
    "je (?:ne )?sais pas trop$|(?:je n'ai |j'ai )?pas encore (?:\\d|un|deux|trois|cinq) ans d'experience",
    "je (?:ne )?suis (?:pas|moins|peu) (?:encore |tres |trop |si )?(?:forte?|a l'aise|experimentee?|formee?) (?:en |avec |sur |pour |dans |la|en|sur)",
    "(?:il faudrait|il faut|j'ai besoin|besoin) qu'on m'(?:apprenne|explique|montre)|(?:il faudrait|il faut) m'(?:apprendre|expliquer|montrer|former)",
    "(?:je n'ai |j'ai )?(?:aucune|pas d'|pas de) (?:experience|notion|connaissance|formation) (?:en|dans|sur|avec|de|d'|du|la)",
    "i(?: ha|'?)ve never (?:done|used|worked|driven|learned|learnt|touched|handled|run|operated|been trained)|i never (?:did|used|worked|learned|learnt)",
    "i (?:don'?t|do not) (?:really )?know (?:how to|much about|anything about)|i(?:'m| am) not (?:yet |very )?(?:good|strong|comfortable|experienced|trained) (?:at|with|in|on)",
    'no (?:experience|training|knowledge) (?:with|in|of)',
  ]
    .map((each) => `(?<![a-z])(?:${each})`)
    .join('|'),
  'u',
);

/** A condition or a rule, not a lack: « si je connais pas la personne », « ce que je sais pas faire je le laisse ». */
const CONDITIONAL =
  /(?<![a-z])(?:si|quand|lorsque|ce que|ce qu|tout ce que|if|when|whatever|what) (?:je|j|i)(?![a-z])/u;

/** Told of others or of a time that is over: « il n’avait jamais », « avant je ne savais pas ». */
const NOT_OWN_NOW =
  /(?<![a-z])(?:il|elle|ils|elles|on|lui|he|she|they) (?:n'?|ne )?(?:a|ont|avait|avaient|connait|sait|had|has|have|did)|(?<![a-z])(?:au debut|avant|a l'epoque|au depart|at first|back then)(?![a-z])/u;

const admits = ({ text }: Passage): boolean => {
  const folded = fold(text);
  return ADMITS.test(folded) && ![BOASTS, CONDITIONAL, NOT_OWN_NOW].some((each) => each.test(folded));
};

/** The shortest passage of an answer that admits a lack; null where none does. */
export function admissionIn({ prepared }: ReadAnswer, taken: ReadonlySet<string> = new Set()): Passage | null {
  const found = (prepared ? passages(prepared) : []).filter((each) => admits(each) && !overlaps(each.text, taken));
  return found.toSorted((a, b) => a.text.length - b.text.length)[0] ?? null;
}

/** The answers that admit a lack, by their indexes. */
export const admittedIn = ({ answers }: SummaryInput): number[] =>
  answers.flatMap((answer, index) => (admissionIn(answer) ? [index] : []));

const MOST = 3;

/** The lacks that a person states, quoted; null where there is none. */
export function admissions(input: SummaryInput, told: Told): string | null {
  const quotes: string[] = [];
  for (const index of admittedIn(input)) {
    const answer = input.answers[index];
    const passage = answer && quotes.length < MOST ? admissionIn(answer, told.quotes) : null;
    if (answer && passage) quotes.push(`${quoteOnce(passage, told)} (${placeOf(index, answer, told)})`);
  }
  return quotes.length > 0 ? `dit ne pas l’avoir fait ou ne pas le connaître\u00A0: ${listed(quotes)}` : null;
}
