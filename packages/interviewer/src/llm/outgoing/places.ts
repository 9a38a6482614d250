import { STOPWORDS } from '#/language/stopwords';
import { isFamiliar, isOrdinary } from './ordinary-words.ts';
import { areBeside, level, mask, withPlaceholders, wordsOf, type Word } from './rewrite.ts';

const STREET =
  /^(?:rue|avenue|av|ave|boulevard|blvd|bd|bld|impasse|residence|immeuble|imm|lotissement|hay|nahj|chemin|sentier|ruelle|faubourg|esplanade|street|road|lane|calle|strasse|villa)$/;
/** Words for a street that also mean something else (before « de la production »): they need a number or a name. */
const DOUBTFUL =
  /^(?:allee|cite|quartier|route|rte|quai|voie|place|passage|square|cours|montee|appartement|appt|apt|bloc|batiment|bat|tour|lot)$/;
/** English words that follow the name of a street. */
const STREET_BEHIND =
  /^(?:street|road|lane|drive|avenue|close|crescent|terrace|court|way|square|gardens|grove|hill|mews|walk|park)$/;
/** Words that make a street on the same line a home address and no place of work. */
const LIVES =
  /(?<!\p{L})(?:j'? ?habit[a-z]{0,20}|habit(?:e|es|ais|ait|ant|ons|ent)|resid(?:e|es|ais|ant|ons)|demeur(?:e|ant|ons)|domicil[a-z]{0,20}|log(?:e|eais|eons|ee?s?)|adresse|chez (?:moi|nous)|live|living|lives|lived|based|address|appartement|apartment|maison|house|flat|demenag[a-z]{0,20}|install[a-z]{0,6}|rent|moved)(?!\p{L})/u;
/** Phrases before the place where somebody lives or comes from. */
const HOME =
  /(?<!\p{L})(?:j'? ?habit[a-z]{0,20}|habit(?:e|es|ais|ait|ant|ons|ent)|resid(?:e|es|ais|ant|ons)|demeur(?:e|ant|ons)|domicilie[a-z]{0,20}|(?:je|on|nous|qui) (?:vis|vit|vivons|vivais|vivait)|loge[a-z]{0,20}|live|living|lives|lived|(?:i|we) (?:stay|sleep|rent)|viens|venons|viennent|vient|venu[a-z]{0,20}|arrive[a-z]{0,20}|originaires?|natif|natives?|issue?s?|grandi|grew up|raised|demenag[a-z]{0,20}|emigre[a-z]{0,20}|moved|relocated|come|comes|came|maison|appartement|studio|chez (?:moi|nous|mes parents|ma \p{L}{1,20}|mon \p{L}{1,20})|nee?s?|born|adresse|address|house|flat|home|hometown|ville natale|famille|family|parents|village|ville|commune|gouvernorat|province|region|town|quartier)(?: (?:actuellement|toujours|maintenant|now|currently|is|est|c[' ]?est|se trouve|situee?|et|and|j'ai|grandi|pas loin|la-bas|tous|all)){0,3},? (?:a|au|aux|en|dans|in|at|de|du|d'|from|to|near|vers|pres de|pres d'|est|is|:|sur|hors de)(?: (?:la|le|les|l'|el|al|the))?(?: \d{1,4},?)? ?/gu;
/** Phrases after which even a familiar word is a place. */
const FROM =
  /^(?:originaire|natif|native|issue?|ville natale|hometown|domicilie|live|lives|lived|living|j'? ?habit|habit|demenag|grandi)[a-z]{0,20} (?:a|de|d'|du|au|aux|from|in|at|is|:) (?:\d{1,4},? )?$/;
const NEAR =
  /^(?:cote|proximite|pied|deux|trois|quatre|cinq|dix|quinze|vingt|trente|quelques|peine|moins|plus|environ|campagne|ville|village|centre|etage|milieu|famille|parents|maison|mer|montagne|interieur|bout|fond|moi|nous|etranger|pays|distance|partir|l|la|le|les|une?|chez|ce|cette|ces|nouveau|tout|region|zone|quartier|town|city|downtown|center|countryside|same|house|flat|apartment|area|neighbou?rhood|north|south|east|west|dorm|dormitory|student|shared|front|middle|fear|harmony|home|sud|nord|est|ouest)$/;
/** The rest of an address after its street: « bloc 7, appartement 12 ». */
const FLAT =
  /(?<!\p{L})(?:bloc|batiment|bat|appartement|appt|apt|app|villa|porte|immeuble|imm|residence|maison|flat|unit) ?(?:n ?°|no|num(?:ero)?)? ?[a-f]?\d{1,4}[a-f]?(?![\p{L}\d])/gu;
const PARTICLE =
  /^(?:de|du|des|d|la|le|les|l|el|al|ibn|ben|bin|sidi|saint|sainte|st|ste|n|no|num|numero|bis|ter|van|von|der|di|del|della|san|santa|rue|of|the)$/;
const MOST = 6;

/** Masks streets with or without a number, and the places where somebody says they live or come from. */
export function withoutPlaces(text: string, keep: ReadonlySet<string>): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : ofLine(line, keep)))
    .join('\n');
}

function ofLine(line: string, keep: ReadonlySet<string>): string {
  const words = wordsOf(line);
  const plain = level(line);
  const marked = new Map<number, string>();
  // Evaluated only when needed, and once per line.
  let lives: boolean | undefined;
  const isHome = (): boolean => (lives ??= LIVES.test(plain));
  words.forEach(({ word, at }, index) => {
    const sure = STREET.test(word);
    if (!sure && !DOUBTFUL.test(word) && !STREET_BEHIND.test(word)) return;
    const numbered = /\d{1,4}(?: ?bis| ?ter)?,? (?:de (?:la )?|d'|l')?$/.test(plain.slice(Math.max(0, at - 16), at));
    const behind = /^[\p{L}\p{N} ',-]{0,40}(?:numero|num|n°|no) ?\d/u.test(plain.slice(at, at + 60));
    const told =
      /(?:habit[a-z]{1,4}|loge|adresse|appartement|address|domicile)(?: (?:est|is|c.est|a|au|dans))? ?:? $/.test(
        plain.slice(Math.max(0, at - 30), at),
      );
    const span = streetOf(line, words, index, keep);
    const strange = span.some((each) => !isOrdinary(words[each]?.word ?? '', keep));
    if (
      span.length > 0 &&
      (sure ||
        told ||
        (strange && (sure || DOUBTFUL.test(word))) ||
        ((numbered || behind) && (isHome() || !isFamiliar(words[span.at(-1) ?? 0]?.word ?? '', keep))))
    )
      for (const each of [index, ...span]) marked.set(each, '[adresse]');
    if (STREET_BEHIND.test(word)) nameBefore(plain, words, index).forEach((each) => marked.set(each, '[adresse]'));
  });
  const byStart = new Map(words.map(({ at }, index) => [at, index]));
  for (const found of plain.matchAll(HOME)) {
    let index = byStart.get(found.index + found[0].length);
    for (let taken = 0; index !== undefined && taken < 3; taken++, index++) {
      const word: Word | undefined = words[index];
      if (!word || (taken > 0 && !areBeside(line, words[index - 1], word))) break;
      const sure =
        taken === 0 &&
        FROM.test(found[0]) &&
        !NEAR.test(word.word) &&
        !STOPWORDS.fr.has(word.word) &&
        !STOPWORDS.en.has(word.word);
      if (!sure && isFamiliar(word.word, keep) && !(PARTICLE.test(word.word) && placeFollows(words, index, keep)))
        break;
      marked.set(index, '[adresse]');
    }
  }
  return mask(withPlaceholders(line, words, marked), FLAT, '[adresse]');
}

const placeFollows = (words: readonly Word[], index: number, keep: ReadonlySet<string>): boolean =>
  words[index + 1] !== undefined && !isFamiliar(words[index + 1]?.word ?? '', keep);

/** Indexes of the words of a street's name: particles, and content words until an ordinary word continues the sentence. */
function streetOf(line: string, words: readonly Word[], from: number, keep: ReadonlySet<string>): number[] {
  const span: number[] = [];
  let content = 0;
  for (let index = from + 1; index <= from + MOST && index < words.length; index++) {
    const { word } = words[index] ?? { word: '' };
    const between = line.slice(words[index - 1]?.end, words[index]?.at);
    if (!/^[ '’\-\u00A0]{1,3}$|^,? ?(?:n°? ?)?\d{1,4},? $/.test(between)) break;
    if (PARTICLE.test(word)) span.push(index);
    else if (
      STOPWORDS.fr.has(word) ||
      STOPWORDS.en.has(word) ||
      (content >= 1 && isFamiliar(word, keep)) ||
      content >= 3
    )
      break;
    else {
      content++;
      span.push(index);
    }
  }
  return content > 0 ? span : [];
}

/** Indexes of the words from the number to the street: « 12 king edward street ». */
function nameBefore(plain: string, words: readonly Word[], index: number): number[] {
  for (let first = index - 1; first >= Math.max(0, index - 4); first--) {
    const start = words[first]?.at ?? 0;
    if (/\d{1,5}[a-z]?,? $/.test(plain.slice(Math.max(0, start - 8), start)))
      return Array.from({ length: index - first + 1 }, (_, at) => first + at);
  }
  return [];
}
