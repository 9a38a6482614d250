import type { Identity } from '#/contract';
import { fold } from '#/language/normalise';
import { STOPWORDS } from '#/language/stopwords';
import { NAMES_THAT_ARE_WORDS } from '#/privacy/keep-words';
import { FIRST_NAMES } from './first-names.ts';
import { isFamiliar, isOrdinary, isRare } from './ordinary-words.ts';
import { areBeside, level, mask, withPlaceholders, wordsOf, type Word } from './rewrite.ts';

const NAME = '[nom]';
const PARTICLE = /^(?:ben|bin|bint|ibn|el|al|bel|bou|ould|abd|de|van|von|le|la|da|di|dos|der|den|mc|mac|o|d|st)$/;
const SPELLED = /(?<![\p{L}'])\p{L}(?:[ .\-_*,]{1,2}\p{L}(?!\p{L})){2,40}/gu;
const TOKEN = /(?<![\p{L}\p{N}._])[\p{L}\p{N}._'-]{3,60}/gu;
/** Initials: « e.b.y », « I. B.R. » */
const DOTTED = /(?<![\p{L}\p{N}.])\p{L}\. ?\p{L}(?:\. ?\p{L}(?!\p{L})){0,4}(?![\p{L}])\.?/gu;
const SHORT = /(?<![\p{L}\p{N}'])\p{L}{2}(?![\p{L}\p{N}'])/gu;
const INITIAL_BEFORE = /(?<!\p{L})\p{L}[. ]{1,2}(?=\[nom\])/gu;
const INITIAL_AFTER = /(?<=\[nom\]) \p{L}(?![\p{L}'])\.?/gu;

const letters = (part: string): string => fold(part).replace(/[^\p{L}]/gu, '');

/** Masks the registered name if it is joined, shortened, spelled letter by letter or part of an account's name. */
export function withoutOwnName(text: string, { firstName, lastName }: Identity): string {
  const [first, last] = [letters(firstName), letters(lastName)];
  const parts = fold(`${firstName} ${lastName}`)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= 4 && !PARTICLE.test(part) && !NAMES_THAT_ARE_WORDS.has(part));
  const short = fold(`${firstName} ${lastName}`)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length === 2 && !PARTICLE.test(part) && !STOPWORDS.fr.has(part) && !STOPWORDS.en.has(part));
  const [one, other] = [first.slice(0, 1), last.slice(0, 1)];
  const joined = [last, first + last, last + first, one + last, last + one, first + other].filter(
    (each) => each.length >= 5 && !NAMES_THAT_ARE_WORDS.has(each),
  );
  const isOwn = (word: string): boolean => joined.includes(word) || parts.includes(word);
  let result = mask(text, SPELLED, ([found]) => (letters(found).length >= 4 || isOwn(letters(found)) ? NAME : null));
  result = mask(result, TOKEN, ([found]) => {
    const plain = letters(found);
    const mixed = plain.length < found.length;
    const own = joined.some((each) => plain.includes(each)) || (mixed && parts.some((each) => plain.includes(each)));
    // The full stop of a sentence stays.
    return own ? `${NAME}${/(?<![.'-])[.'-]{0,60}$/.exec(found)?.[0] ?? ''}` : null;
  });
  result = mask(result, SHORT, ([found]) => (short.includes(found) ? NAME : null));
  const initials = fold(`${firstName} ${lastName}`)
    .split(/[^\p{L}]+/u)
    .map((part) => part.slice(0, 1));
  result = mask(result, DOTTED, ([found]) =>
    Array.from(letters(found)).every((letter) => initials.includes(letter)) ? NAME : null,
  );
  const isInitial = (found: string): boolean => [one, other].includes(letters(found)) && letters(found) !== '';
  result = mask(result, INITIAL_BEFORE, ([found]) => (isInitial(found) ? '' : null));
  return mask(result, INITIAL_AFTER, ([found]) => (isInitial(found) ? '' : null));
}

const ROLE =
  'chef(?:fe)?s?|patron(?:ne)?|responsable|direct(?:eur|rice|or)|manager|boss|lead(?:er)?|supervis(?:eure?|or)|tut(?:eur|rice)|encadr(?:ant|eur)e?|collegues?|colleagues?|coworkers?|teammates?|binome|associee?|amie?s?|copain|copine|pote|friends?|frere|soeur|brother|sister|pere|mere|papa|maman|father|mother|dad|mom|mum|mari|femme|epou(?:x|se)|husband|wife|fils|fille|son|daughter|cousine?|oncle|tante|uncle|aunt|neveu|niece|voisine?|neighbou?r|fiancee?|client|cliente|customer|patiente?|eleve|gerante?|proprietaire|gardien(?:ne)?|format(?:eur|rice)|chauffeur|magasiniere?|caissiere?|infirmiere?|medecin|technicien(?:ne)?|ingenieure?|comptable|secretaire|serveu(?:r|se)|cuisiniere?|stagiaire|apprentie?|employee?|ouvriere?|agent|vigile|livreur|commerciale?|assistante?|adjointe?|camarade|partenaire|fournisseur|coach|doyenne?|recruteu(?:r|se)|drh|pdg|ceo|cto|mentor|trainer|teacher|supervisor|guy|gars|monsieur|dame|trainee|intern|apprentice|helper|cashier|driver|nurse|waiter|waitress|foreman|buyer|receptionist|accountant|engineer|technician|operator|guard|cleaner|vendeu(?:r|se)|operat(?:eur|rice)|conduct(?:eur|rice)|soudeu(?:r|se)|electricienne?|plombier|mecanicienne?|macon|peintre|receptionniste|standardiste|soignante?|sage-femme|institut(?:eur|rice)|surveillante?|educat(?:eur|rice)|animat(?:eur|rice)|pharmacienne?|notaire|avocate?|audit(?:eur|rice)|acheteu(?:r|se)|gouvernante|intendante?|inspect(?:eur|rice)|nommee?|prenommee?';
const LEADS =
  'with|avec|chez|merci|bonjour|salut|dear|cher|chere|thanks|hi|hello|signe|cordialement|regards|demandez|contacter|appelez|ask|par|by|called|remplace|replaced|rejoint|aide|helped|selon|grace|voir|pour';
/** Words after which a word that no dictionary has is taken as a name. */
const AFTER_ROLE = new RegExp(`^(?:${ROLE})$`, 'u');
const AFTER_LEAD = new RegExp(`^(?:${ROLE}|${LEADS})$`, 'u');
/** Titles, after which even a word of the dictionary is taken as a name. */
const TITLE =
  /^(?:monsieur|madame|mademoiselle|mr|mme|mlle|mrs|ms|miss|sir|docteur|doctor|dr|prof|professeure?|maitre|sidi|lalla|hadj|haj|hajja|ammi|khalti|tata|tonton|sheikh|cheikh)$/;
const NAMING =
  /(?<!\p{L})(?:appelles?|appelait|appelaient|nommee?s?|prenommee?s?|surnommee?s?|nom|noms|prenom|surnom|pseudo|named|called|nicknamed|name|names|dite?|[ie]sm(?:i|ou|ha|ek))(?: (?:complet|de famille|de jeune fille|entier|full))?(?: (?:est|etait|is|was|c[' ]?est|s'ecrit|:|de|par))? ?:? (?=\p{L})/gu;
/** Names that are also adjectives for a person. */
const SAYS_HOW =
  /^(?:petite?|grande?|jeune|vieux|gros|bon|bonne|beau|belle|long|juste|constante?|contente?|franc|brown|black|white|young|green|noir|brun|brune|blanche?|roux|prudence|patience|may|will|mark|price|bill|avril|mai|juin|june|april|chance|page|pont|bois|art|rich|frank|joy|hope|turner|driver|chef|maitre|farmer|baker|boulanger|macon|roi)$/;
/** Nouns that are also names: without an article or another word that precedes a French noun, they are names. */
const NOUN_NAMES =
  /^(?:pierre|rose|marguerite|violette|iris|jade|serge|capucine|victoire|clemence|marin|ambre|claire|constance|prudence|melodie|celeste|ange|joy|faith|hope|dawn|ruby|daisy|ivy|amber)$/;
const OF_NOUN =
  /^(?:la|le|les|l|une?|des|de|du|d|en|ma|mon|mes|sa|son|ses|ta|ton|notre|votre|leur|cette|cet|ce|chaque|plusieurs|quelques|plus|tres|bien|assez|aussi|trop|si|est|etait|etre|sont|soit|reste|rend|belle|petite|grande|vieille|eau|vin|bleue?|vert|couleur|carte|sans|the|a|an|of|with|no|my|this|that|have|had|has|in|good|great)$/;
const SAYS =
  /^(?:m|a|n|et|est|etait|avait|qui|s|pour|de|du|il|elle|and|said|told|helped|covered|asked|was|is|who|from|has|had|en|sur|gere|dit)$/;
const LINK =
  /^(?:de|du|des|d|l|le|la|les|stage|service|equipe|projet|il|elle|qui|s|m|t|appelle|appelait|c|est|etait|etais|nomme|the|is|was|named|called|direct|directe|principal|principale|ancien|ancienne|team|my|mon|ma|rayon|caisse|atelier|chantier|prenom|nom|a|au|aussi|preferee?|meilleure?|best|lead|leader)$/;
/** Tunisian verbs in Latin letters: prefixes of « I, you, he » with the suffixes that may follow. */
const TUNISIAN_VERB =
  /^(?:[nyt][^aeiou].{2,}(?:ou|hom|ha|lou)|[mnyt]?e?t?.{4,}(?:ouch|hech|nich|mch|tch|[^aeiou]ech|ouhom|thom))$/;
const MOST_NAME = 4;
const VERB_END = /(?:ait|aient|ent|er|ez|ons|ant|ed|ing|ly|ment|able|ible|tion|ee|eux|euse|if|ive)s?$/;

/**
 * Masks other people's names in lower case: common first names, words that no dictionary has, and words after a title. If many
 * words are in no dictionary, the text is in another language: there an unknown word alone is not a name, but first names and
 * words after a title or a role still are.
 */
export function withoutOtherNames(text: string, keep: ReadonlySet<string>): string {
  const words = wordsOf(text);
  const strange = words.map(
    ({ word, at, end }) =>
      !isOrdinary(word, keep) && !TUNISIAN_VERB.test(word) && !/^[\p{Lu}\d]{2,6}$/u.test(text.slice(at, end)),
  );
  const foreign = foreignParts(words, strange);
  const named = new Map<number, string>();
  const stops = (word: string): boolean => STOPWORDS.fr.has(word) || STOPWORDS.en.has(word) || word.length < 2;
  const rareWord = (word: string): boolean => isRare(word, keep) && !VERB_END.test(word) && !stops(word);
  const take = (from: number): void => {
    for (let index = from; index < Math.min(words.length, from + MOST_NAME); index++) {
      const { word } = words[index] ?? { word: '' };
      if (index > from && !areBeside(text, words[index - 1], words[index])) return;
      const isName =
        FIRST_NAMES.has(word) ||
        strange[index] === true ||
        (index > from && (rareWord(word) || NAMES_THAT_ARE_WORDS.has(word)));
      const leads =
        PARTICLE.test(word) && strange[index + 1] === true && areBeside(text, words[index], words[index + 1]);
      if (index > from && !isName && !leads) return;
      if (!keep.has(word)) named.set(index, NAME);
    }
  };
  const titled = namedPlaces(text);
  words.forEach(({ word, at }, index) => {
    const tells = word.length >= 3 && strange[index] === true && foreign[index] !== true;
    if (FIRST_NAMES.has(word) || tells) take(index);
    const [left, right] = [words[index - 1]?.word ?? '', words[index + 1]?.word ?? ''];
    if (NOUN_NAMES.test(word) && !OF_NOUN.test(left) && SAYS.test(right) && (left === '' || isFamiliar(left, keep)))
      take(index);
    const before = nearestBefore(text, words, index);
    const isCalled =
      (!stops(word) || (PARTICLE.test(word) && /^[a-z]{2,3}$/.test(word) && isRare(right, keep))) &&
      (!isFamiliar(word, keep) || NAMES_THAT_ARE_WORDS.has(word)) &&
      !LINK.test(word);
    if (isCalled && (titled.has(at) || (TITLE.test(words[index - 1]?.word ?? '') && isTied(text, words, index))))
      take(index);
    else if (
      word.length >= 2 &&
      (AFTER_ROLE.test(before)
        ? strange[index] === true || rareWord(word) || (NAMES_THAT_ARE_WORDS.has(word) && !SAYS_HOW.test(word))
        : AFTER_LEAD.test(before) && strange[index] === true)
    )
      take(index);
  });
  return withPlaceholders(text, words, named);
}

const namedPlaces = (text: string): Set<number> =>
  new Set([...level(text).matchAll(NAMING)].map((found) => found.index + found[0].length));

const isTied = (text: string, words: readonly Word[], index: number): boolean =>
  /^\.?[ \u00A0]{1,2}$/.test(text.slice(words[index - 1]?.end, words[index]?.at));

/** The nearest word before a word, without link words that may stand between a relation and its name. */
function nearestBefore(text: string, words: readonly Word[], index: number): string {
  for (let at = index - 1; at >= Math.max(0, index - 4); at--) {
    if (!/^[ ,:'’\-\u00A0]{1,2}$/.test(text.slice(words[at]?.end, words[at + 1]?.at))) return '';
    const { word } = words[at] ?? { word: '' };
    if (!LINK.test(word) || AFTER_LEAD.test(word)) return word;
  }
  return '';
}

const WINDOW = 6;
const MANY = 5;

/** Marks words of a foreign passage: at least `MANY` words within `WINDOW` of them are in no dictionary. */
function foreignParts(words: readonly Word[], strange: readonly boolean[]): boolean[] {
  const sums = [0];
  words.forEach((_, index) => sums.push((sums[index] ?? 0) + (strange[index] === true ? 1 : 0)));
  return words.map((_, index) => {
    const [from, to] = [Math.max(0, index - WINDOW), Math.min(words.length, index + WINDOW + 1)];
    return (sums[to] ?? 0) - (sums[from] ?? 0) >= MANY;
  });
}
