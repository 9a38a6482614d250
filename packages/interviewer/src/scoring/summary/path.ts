import { fold } from '#/language/normalise';
import { overlaps, passages, type Passage } from '../passages.ts';
import { wholeOf } from '../said/whole.ts';
import { listed, placeOf, quoteWhole } from './evidence.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';

// Experience as told in the answers: « j’ai travaillé 6 ans dans un jardin d’enfants ». Without a CV there is no other source.

const NUMBER =
  '(?:\\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|plusieurs|two|three|four|five|six|seven|eight|nine|ten|several)';
const YEARS = '(?:ans?|annees?|saisons?|etes|years?|seasons?|summers?)';
/** A time before or after an event and an age are not experience. */
const NO_SPAN =
  "(?! (?:apres|plus tard|plus tot|plus vieux|avant|de retard|de garantie|de conge|d'attente|ago|later|old|d'age|max)|[- ]\\d)";
const SPAN = new RegExp(`(?<![a-z0-9-])${NUMBER} (?:${YEARS}|mois|months?)(?: et demie?)?(?![a-z])${NO_SPAN}`, 'u');
const SINCE = new RegExp(
  `(?<![a-z])(?:depuis|since) (?:${NUMBER} (?:${YEARS}|mois|months?)|(?:19|20)\\d\\d)(?![a-z])`,
  'u',
);
const AGE =
  /(?<![a-z])(?:(?:j'?ai|j'?avais|i am|i was|aged?|a|de|ages? de) \d{1,2}|(?:1[6-9]|[2-9]\d)) (?:ans|years old)(?! (?:d[e'u]|dans|en|chez|comme|au))|il y a (?:\d{1,2}|un|deux|trois) (?:ans|mois)/u;
const NOT_OWN =
  /(?<![a-z])(?:pas (?:encore )?\d|il faut|on demande|vous demandez|garantie|enceinte|marie|epou|divorc|malad|dialys|prison|(?<!chez )(?:m[ae]s?|mon|s[ae]|son|nos|notre) (?:grands? )?(?:mari|femme|mere|pere|parents?|frere|soeur|oncle|tante|fils|fille|cousin|enfant))/u;
const WORK =
  /(?<![a-z])(?:travaill|boss|stage|stagiaire|metier|poste|experience|apprenti|adjoint|responsable|chez|comme|monteur|metier|worked|job|internship|au planning|a l'accueil)/u;

/** « j’y suis restée 3 ans »: the place is named in another sentence. */
const OUT_OF_PLACE = /(?<![a-z])(?:j'?y|y (?:suis|ai|etais)|la-bas)(?![a-z])/u;

const tells = ({ text }: Passage, isMotivation: boolean): boolean => {
  const folded = fold(text);
  if (AGE.test(folded) || NOT_OWN.test(folded) || OUT_OF_PLACE.test(folded)) return false;
  return isMotivation ? SPAN.test(folded) || SINCE.test(folded) : SPAN.test(folded) && WORK.test(folded);
};

/** « Je fais ça depuis 14 ans »: work that still goes on says more than where somebody began. */
export const isToday = ({ text }: Pick<Passage, 'text'>): boolean => SINCE.test(fold(text));

/** The passage that tells how long the candidate worked, and its answer; motivation answers come first. Null when there is none. */
export function pathTold(
  { answers, exchanges }: Pick<SummaryInput, 'answers' | 'exchanges'>,
  taken: ReadonlySet<string> = new Set(),
): { index: number; passage: Passage } | null {
  const isMotivation = (index: number): boolean => exchanges[index]?.question.kind === 'motivation';
  const order = answers
    .map((_, index) => index)
    .toSorted((a, b) => Number(isMotivation(b)) - Number(isMotivation(a)) || a - b);
  for (const index of order) {
    const prepared = answers[index]?.prepared;
    const telling = (prepared ? passages(prepared) : []).filter(
      (each) => tells(each, isMotivation(index)) && !overlaps(each.text, taken),
    );
    const [passage] = telling.toSorted(
      (a, b) => Number(isToday(b)) - Number(isToday(a)) || a.sentence - b.sentence || a.text.length - b.text.length,
    );
    if (passage) return { index, passage };
  }
  return null;
}

/** « J’y suis depuis 8 ans », told after the beginning of a career. */
function todayBeside({ prepared }: ReadAnswer, found: Passage, taken: ReadonlySet<string>): Passage | null {
  if (!prepared || isToday(found)) return null;
  const later = passages(prepared).filter(({ sentence }) => sentence > found.sentence);
  return later.find((each) => isToday(each) && !NOT_OWN.test(fold(each.text)) && !overlaps(each.text, taken)) ?? null;
}

/** How long and where the candidate worked, in their own words; null when it is not told or already quoted. */
export function path(input: SummaryInput, told: Told): string | null {
  const found = pathTold(input, told.quotes);
  const answer = found && input.answers[found.index];
  if (!found || !answer?.prepared) return null;
  const said = input.exchanges[found.index]?.answer ?? null;
  if (overlaps(wholeOf(found.passage, answer.prepared, said ?? '', true).verbatim, told.quotes)) return null;
  const words = [quoteWhole(found.passage, answer, said, told, true)];
  const today = todayBeside(answer, found.passage, told.quotes);
  if (today) words.push(quoteWhole(today, answer, said, told, true));
  return `parcours dit\u00A0: ${listed(words)} (${placeOf(found.index, answer, told)})`;
}
