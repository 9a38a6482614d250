import { fold } from '#/language/normalise';
import { overlaps, passages, type Passage } from '../passages.ts';
import type { PreparedAnswer } from '../prepare.ts';
import { lineOf } from '../said/line.ts';
import { isLack } from '../said/reserve.ts';
import { wholeOf } from '../said/whole.ts';
import { listed, placeOf, quoted } from './evidence.ts';
import type { SummaryInput, Told } from './input.ts';

// Experience as told in the answers: « j’ai travaillé 6 ans dans un jardin d’enfants ». Without a CV there is no other source.

const NUMBER =
  '(?:\\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-huit|vingt|trente|plusieurs|two|three|four|five|six|seven|eight|nine|ten|several)';
const YEARS = '(?:ans?|annees?|saisons?|campagnes?|etes?|years?|seasons?|summers?)';
/** Times before or after an event, and ages, which are not experience. */
const NO_SPAN =
  "(?! (?:apres|plus tard|plus tot|plus vieux|avant|de retard|de garantie|de conge|d'attente|ago|later|old|d'age|max)|[- ]\\d)";
const SPAN = new RegExp(`(?<![a-z0-9-])${NUMBER} (?:${YEARS}|mois|months?)(?: et demie?)?(?![a-z])${NO_SPAN}`, 'u');
/** « depuis un mois » in a story is the time of the story. */
const SHORT_SPAN = /(?<![a-z])(?:un|1|one) (?:mois|month)(?![a-z])/u;
const SINCE = new RegExp(
  `(?<![a-z])(?:depuis|since) (?:${NUMBER} (?:${YEARS}|mois|months?)|(?:19|20)\\d\\d)(?![a-z])`,
  'u',
);
/** « 6 ans d’ascenseurs », « BTS à Sfax »: a line of a CV, without a verb. */
const OF_A_CV = new RegExp(
  `^(?:${NUMBER} (?:${YEARS}|mois|months?) (?:d'|de |dans |ds |chez |a |au |comme |sur |en |of |in |at |as )|(?:bts|btp|cap|licence|master|bac|brevet|diplome)(?![a-z]))`,
  'u',
);
const AGE =
  /(?<![a-z])(?:j'?ai|j'?avais|i am|i was|aged?|(?<!(?:fe|fait|fais) )a|de|ages? de) (?:\d{1,2}|quatorze|quinze|seize|dix-huit|vingt) (?:ans?|years old)(?![a-z]| (?:d[e'u]|dans|en|chez|comme|au))|(?<![a-z0-9])(?<!(?:fait|fais|fe|passe|travaille|bosse|pendant|durant|depuis|ya|y a) )(?:1[6-9]|[2-9]\d) (?:ans|years old)(?![a-z]| (?:d[e'u]|dans|ds|en|chez|comme|au))|il y a (?:\d{1,2}|un|deux|trois) (?:ans|mois)/u;
const NOT_OWN =
  /(?<![a-z])(?:pas (?:encore )?\d|il faut|on demande|vous demandez|garantie|enceinte|marie|epou|divorc|malad|prison|(?<!(?:chez|de|avec|avc|d') )(?:m[ae]s?|mon|s[ae]|son|nos|notre) (?:grands? )?(?:mari|femme|mere|pere|parents?|frere|soeur|oncle|tante|fils|fille|cousin|couzin|enfant))/u;
const WORK =
  /(?<![a-z])(?:travaill|boss|stage|stagiaire|metier|experience|apprenti|adjoint|responsable|chez|comme (?!ca|cela|d')|monteur|usine|atelier|magasin|cabinet|worked|job|internship|au planning|a l'accueil)/u;
/** Training and places of work by which a sentence is part of a career without a length of time. */
const TRAINED =
  /(?<![a-z])(?:bts|btp|cap|licence|master|mastere|stages?|diplomes?|formation|cours du soir|apprentissage|en sortant (?:du bac|du lycee|de l'ecole)|degree|internship)(?![a-z])/u;
const ENGAGED =
  /(?<![a-z])(?:on m'? ?a (?:mis?|pris|prete|confie|embauche|recrute|garde)|j'? ?etais [a-z-]+ (?:dans|chez|au|a la|en) |je (?:travaillais|conduis|dirige|tiens|suis responsable|louais)|(?:un|une) [a-z]+ m'a (?:confie|embauche|pris)|adjointe? (?:de|dans|du)|chef d'equipe)/u;
/** Words of a result of the work, a taste or a wish, which are no stage of a career. */
const NO_STAGE =
  /(?<![a-z])(?:ya (?:pas|pa) eu|il n'y a (?:pas|plus) eu|plus jamais|zero|ce que j'aime|ce qui me plait|je veux|je voudrais)(?![a-z])/u;

/** Words for a place named in another sentence: « j’y suis restée 3 ans ». */
const OUT_OF_PLACE = /(?<![a-z])(?:j'?y|y (?:suis|ai|etais)|la-bas)(?![a-z])/u;
const FIRST_PERSON = / (?:j|je|moi|mon|ma|mes|on m|ena|kont|i|my) /;

const isOwn = (text: string): boolean =>
  FIRST_PERSON.test(lineOf(text)) || OF_A_CV.test(fold(text)) || ENGAGED.test(fold(text));

/** A passage with the sentence that it is a part of. */
interface Part {
  text: string;
  whole: string;
}

const partOf = ({ text, sentence }: Passage, { sentences }: PreparedAnswer): Part => ({
  text,
  whole: sentences[sentence]?.raw ?? text,
});

/** Whether a passage is a stage of the author's own career: work or training, with its time. */
const tells = ({ text, whole }: Part, isMotivation: boolean): boolean => {
  const folded = fold(text);
  if (AGE.test(folded) || NOT_OWN.test(folded) || OUT_OF_PLACE.test(folded) || NO_STAGE.test(fold(whole))) return false;
  if (!isOwn(whole) || isLack(whole.replace(/autre chose/iu, ''), 'fr')) return false;
  return isMotivation
    ? SPAN.test(folded) || SINCE.test(folded) || OF_A_CV.test(folded)
    : SPAN.test(folded) && WORK.test(folded) && !SHORT_SPAN.test(folded);
};

/** Whether a passage adds to a career that is told: training, a place of work, a year. */
const adds = (part: Part): boolean => {
  const folded = fold(part.text);
  if (tells(part, true)) return true;
  if (NOT_OWN.test(folded) || NO_STAGE.test(fold(part.whole)) || !isOwn(part.whole)) return false;
  return TRAINED.test(folded) || ENGAGED.test(folded);
};

/** Whether the work still goes on (« Je fais ça depuis 14 ans »), which says more than where somebody began. */
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
    const all = (prepared ? passages(prepared) : []).filter(({ text }) => !overlaps(text, taken));
    if (!prepared) continue;
    const telling = all.filter((each) => tells(partOf(each, prepared), isMotivation(index)));
    const found =
      telling.length > 0 || !isMotivation(index) ? telling : all.filter((each) => adds(partOf(each, prepared)));
    const [passage] = found.toSorted(
      (a, b) => Number(isToday(b)) - Number(isToday(a)) || a.sentence - b.sentence || a.text.length - b.text.length,
    );
    if (passage) return { index, passage };
  }
  return null;
}

/** Maximum number of characters of all quotes on the career, and maximum number of quotes. */
const ROOM = 420;
const MOST = 3;

/** The stages of a career in one answer, in the order told; the one found first is always among them. */
function stagesOf(found: Passage, answer: PreparedAnswer): Passage[] {
  const others = passages(answer).filter((each) => each.sentence !== found.sentence && adds(partOf(each, answer)));
  const firsts = others.filter(({ sentence }, at) => others.findIndex((each) => each.sentence === sentence) === at);
  const isDated = (each: Passage): number => Number(tells(partOf(each, answer), true));
  const dated = firsts.toSorted((a, b) => isDated(b) - isDated(a) || a.sentence - b.sentence);
  return [found, ...dated].slice(0, MOST);
}

/** How long and where the candidate worked, in their own words; null when it is not told or already quoted. */
export function path(input: SummaryInput, told: Told): string | null {
  const found = pathTold(input, told.quotes);
  const answer = found && input.answers[found.index];
  if (!found || !answer?.prepared) return null;
  const { prepared } = answer;
  const said = input.exchanges[found.index]?.answer ?? '';
  const shown: { text: string; sentence: number }[] = [];
  const taken = new Set(told.quotes);
  let length = 0;
  for (const stage of stagesOf(found.passage, prepared)) {
    const { text, verbatim } = wholeOf(stage, prepared, said, 'alone');
    if (overlaps(verbatim, taken) || (shown.length > 0 && length + text.length > ROOM)) continue;
    taken.add(verbatim);
    told.quotes.add(verbatim);
    length += text.length;
    shown.push({ text, sentence: stage.sentence });
  }
  if (shown.length === 0) return null;
  const words = shown.toSorted((a, b) => a.sentence - b.sentence).map(({ text }) => quoted(text));
  return `parcours dit\u00A0: ${listed(words)} (${placeOf(found.index, answer, told)})`;
}
