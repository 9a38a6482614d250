import { oneGender } from '../language/gender.ts';
import { heardAs, isNearName, ofSound, SOMEBODY } from '../language/neutral.ts';
import { fold } from '../language/normalise.ts';
import type { TextLanguage } from '../language/stem.ts';
import { STOPWORDS } from '../language/stopwords.ts';
import { PLACEHOLDER_TOKEN } from '../language/tokens.ts';
import { isCommon } from '../language/vocabulary.ts';
import { TOOL_WORDS } from './tools.ts';

/** Replaces every run of words outside the vocabulary, whatever they were. */
export const OPEN_WORD = '¤';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words attached to the word after them and removed with it: « chez le docteur », « à la », « mon grand frère », « Mr », « O’Keefe ». */
const BEFORE = words(
  `a de d le les l des aux un chez en par mon ma mes ton tes son sa ses nos notre leur leurs ce ces m mr dr pr docteur sidi grand petit beau vieux jeune
an the my his our their your from at in of by`,
);
/** Words between two names in a list, or between the words of one place name. */
const BETWEEN = words(
  'et ou and or de d le les ben el al del della dels di da do das dos du des la las los aux i il y van von der den upon on by the in sur sous lez en o a am an im',
);
/** Words that join the parts of one name. */
const OF_NAMES = words('de d del della di da do du');
/** Letters of the longest word that is part of a name because it follows one. */
const SHORT_PART = 3;
/** Words of place and company names; next to a name they are part of it. */
const OF_PLACES = words(
  `san santa santo saint sainte st ste sao sant mount port fort new nouveau north south east west nord sud ouest upper lower bad bas haut roi mer plage champs
park point hill hills valley bay beach heights creek river waters lake sea island flats grove city town center centre ville village springs field fields sa sarl suarl sas
plc ltd inc llc gmbh group groupe sons scop snc sasu sca lycee oued wed ain beni ksar bordj douar villa rive rio riviere pointe barre bois mare mont
monts gardens garden corner square harbour harbor glen quay hall halls head box cave caves lane grange colline gros area branch plateau`,
);
/** Words followed by the name of a place, a school or a person, even if that name is an ordinary word. */
const BEFORE_A_NAME: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  fr: words(
    'quartier cite rue avenue boulevard commune bourg hameau faculte lycee iset appelle appellent surnomme association amicale club',
  ),
  en: words('street avenue district borough suburb'),
};
/** Words preceded by the name of a school or a place. */
const BEHIND_A_NAME = words('college university academy institute district society branch');
/** Forms of companies, which follow their names. */
const COMPANY_FORMS = words('sarl suarl sas sasu scop plc ltd inc llc gmbh');
/** Means of transport, named after the place they leave from: « le bus de Page », “the train from Reading”. */
const RIDES = words('bus train metro tram louage taxi ferry subway');
const FROM = words('de from');
/** Words before a noun that is no name of its own. */
const DETERMINERS = words('le un mon ton son ce notre votre leur my his our your their the a an');
/** Articles allowed between such a word and the name. */
const ARTICLES = words('a de d le l les des the of from');

/** Words about life outside work. One token replaces them all, so a mosque weighs the same as a sports club, a child as a garden. */
const OUTSIDE_WORK = words(
  `association associatif club amical amicale scout scouts scoutisme mosquee eglise temple synagogue paroisse priere prieres messe chorale choeur religieux
benevole benevolat volontaire volontariat croyant mosque church parish prayer choir charity volunteer volunteering ramadan careme aid noel paques zaouia shabbat
religion foi faith vacances holidays pause jardin bibliotheque library enfant enfants bebe bebes child children kid kids baby babies`,
);
/** Words replaced even when the offer contains them, so that a break weighs the same as a prayer in every trade. */
const ALWAYS_OUTSIDE = words('pause pauses vacances holidays');
/** Words after which a word about life outside work means the speaker's own, whatever the offer says. */
const OWN = words('mon mes my');
/** Words that name a service or a feast after « l’ ». */
const FEASTS = words('office aid');

/** Words joined by hyphens. */
const JOINED = /(?<!\p{L})\p{L}+(?:[-‐‑]\p{L}+)+/gu;
/** « O’Conner »: the letter is part of the name. */
const IRISH = /(?<!\p{L})o['’](?!clock)\p{L}{3,}/giu;
/** « la Barre-sur-Monts », « Bretteville-les-Bains »: a place even if all parts are ordinary words; « dites-le-moi » is none. */
const PLACE_LINKS =
  /^\p{L}{3,}[-‐‑](?:sur|sous|les|la|le|des|aux|en|de)[-‐‑](?!(?:moi|lui|nous|leur|toi|en|y)$)\p{L}{3,}$/u;
/** Ordinary words of that shape: « rez-de-chaussée », « mise-en-place », « chef-de-rang ». */
const NO_PLACE =
  /^(?:rez|mises?|chefs?|pieds?|points?|main|codes?|bons?|fiches?|comptes?|arcs?|culs?|eaux?|croix|pommes?|becs?|sacs?|prise|tout|pomme|tete|bouche)[-‐‑]/;
/** First parts that mark a hyphenated word as a place name. */
const SAINT = /^(?:saint|sainte|san|santa|st|ste)$/;

/**
 * Replaces hyphenated names such as « Jean-Pierre », « Azay-le-Rideau » and « Saint-Léger » by one placeholder: a single unknown part
 * makes the whole word a name. `keep` returns true for the words of the offer and its questions.
 */
export function withoutHyphenatedNames(text: string, language: TextLanguage, keep: (token: string) => boolean): string {
  return text.replace(IRISH, '[nom]').replace(JOINED, (joined) => {
    const [first = '', ...others] = fold(joined).split(/[-‐‑]/);
    const isKnown = (part: string): boolean =>
      part.length < 2 || TOOL_WORDS.has(part) || isCommon(part, language) || keep(part);
    // « demi-cheffe » is treated like « demi-chef ».
    const areKnown = [first, ...others].map(oneGender).every(isKnown);
    const whole = fold(joined);
    const isPlace = SAINT.test(first) || (PLACE_LINKS.test(whole) && !NO_PLACE.test(whole) && !keep(first));
    return isPlace || !areKnown ? '[nom]' : joined;
  });
}

/**
 * The tokens with one sign in place of each run of names, places, relatives and words outside the vocabulary, including the
 * articles before them: neither the letters nor the number of such words is visible. `keep` returns true for the words of the
 * offer and its questions, `asked` holds them by their sounds. `named` holds ordinary words that earlier sentences used as names;
 * those of this sentence are added.
 */
export function closedTokens(
  written: readonly string[],
  language: TextLanguage,
  keep: (token: string) => boolean,
  asked: ReadonlyMap<string, string> = new Map(),
  named: Set<string> = new Set(),
): string[] {
  // « organize » is an English word, and in French the sound of « organisé ».
  const isKnown = (token: string): boolean => TOOL_WORDS.has(token) || isCommon(token, language) || keep(token);
  const read = (token: string): string =>
    language !== 'fr' || token === SOMEBODY || TOOL_WORDS.has(token) || isCommon(token, language)
      ? token
      : (ofSound(token, asked) ?? (keep(token) ? token : heardAs(token)));
  const readings = new Map([...new Set(written)].map((token) => [token, read(token)]));
  const tokens = written.map((token) => readings.get(token) ?? token);
  const isStrange = (token: string): boolean =>
    token === PLACEHOLDER_TOKEN ||
    token === SOMEBODY ||
    // In French, « son » is « his » or « her ».
    (language === 'en' && token === 'son') ||
    (language === 'fr' && isNearName(token) && !STOPWORDS.fr.has(token)) ||
    (OUTSIDE_WORK.has(token) && (ALWAYS_OUTSIDE.has(token) || !keep(token))) ||
    !isKnown(token);
  const strange = new Map([...new Set(tokens)].map((token) => [token, isStrange(token)]));
  // « mes enfants », « l’office », « l’Aïd »: outside work, although a trade may have children, an office or first aid.
  const isPrivate = (token: string, before: string): boolean =>
    (OWN.has(before) && OUTSIDE_WORK.has(token)) || (before === 'l' && FEASTS.has(token));
  const open = tokens.map((token, at) => strange.get(token) === true || isPrivate(token, tokens[at - 1] ?? ''));
  for (const place of [...namedPlaces(tokens, language), ...cleftNames(tokens, language)]) open[place] = true;
  // In order, so that each part of « san fernando de monte cristi » or « ban thai tan » can lean on the one before it.
  const isOfName = (token: string, at: number): boolean =>
    !STOPWORDS[language].has(token) && !keep(token) && isPartOfName(token, at, tokens, open);
  for (const [at, token] of tokens.entries()) if (isOfName(token, at)) open[at] = true;
  // « avec tope trantow … , tope trantow l’a gardée »: the same name again.
  for (const [at, token] of tokens.entries())
    if (open[at] === true && strange.get(token) === false && isWithSomebody(at, tokens, open)) named.add(token);
  for (const [at, token] of tokens.entries())
    if (named.has(token) && (open[at - 1] === true || open[at + 1] === true)) open[at] = true;
  const isOpen = (at: number): boolean => open[at] === true;
  // « el Putxet i el Farró »: two words may stand between.
  const leadsOn = (at: number): boolean =>
    isOpen(at) || OF_PLACES.has(tokens[at] ?? '') || (BETWEEN.has(tokens[at] ?? '') && isOpen(at + 1));
  const left: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!isOpen(at)) {
      left.push(tokens[at] ?? '');
      continue;
    }
    while (BEFORE.has(left.at(-1) ?? '') || OF_PLACES.has(left.at(-1) ?? '')) left.pop();
    if (left.at(-1) !== OPEN_WORD) left.push(OPEN_WORD);
    for (let next = at + 1; next < tokens.length; next++) {
      const token = tokens[next] ?? '';
      // « Budapest I. »: a single letter at the end of a sentence is a numeral.
      const isNumeral = token.length === 1 && next === tokens.length - 1;
      // « l’association Dupont SA, il … »: the company form is read as « sa », which no noun follows here.
      const isForm =
        token === 'son' && (tokens[next + 1] === undefined || STOPWORDS[language].has(tokens[next + 1] ?? ''));
      if (isOpen(next) || OF_PLACES.has(token) || isNumeral || isForm) at = next;
      else if (!BETWEEN.has(token) || !leadsOn(next + 1)) break;
    }
  }
  return left;
}

/** Words followed by a person or a company, if no article stands between. */
const WITH = words('avec chez with');
/** Words of quantity, which are part of no name: « avec deux lingettes ». */
const AMOUNT = words('deux trois quatre cinq six sept huit neuf dix plusieurs two three four five several');

/** Either word of « avec tope trantow » and « avec oznur collet »: beside a name, after a word that people follow. */
const isWithSomebody = (at: number, tokens: readonly string[], open: readonly boolean[]): boolean =>
  !AMOUNT.has(tokens[at] ?? '') &&
  ((WITH.has(tokens[at - 1] ?? '') && open[at + 1] === true) ||
    (WITH.has(tokens[at - 2] ?? '') && open[at - 1] === true));

/** A name’s own ordinary words: beside a name after « avec », right after a name if very short, or after « de » between two names. */
function isPartOfName(token: string, at: number, tokens: readonly string[], open: readonly boolean[]): boolean {
  if (!/^\p{L}+$/u.test(token) || TOOL_WORDS.has(token)) return false;
  if (isWithSomebody(at, tokens, open)) return true;
  // « à la faculté Grosse Pointe Farms »: a word between two words of a name.
  if (open[at - 1] === true) return token.length <= SHORT_PART || open[at + 1] === true;
  return open[at - 2] === true && OF_NAMES.has(tokens[at - 1] ?? '') && open[at + 1] === true;
}

/** The words before and after a person in « c’est … qui » and “it was … who”. */
const CLEFT: Readonly<Record<TextLanguage, readonly [before: string, after: string]>> = {
  fr: ['c est', 'qui'],
  en: ['it was', 'who'],
};
/** Words that stand there without an article and are no names. */
const ANYBODY = words('people someone somebody everyone everybody nobody quelqu');
const LONGEST_NAME = 3;

/** Positions of the words in « c’est … qui »: without an article or a pronoun they are a name, even if they are ordinary words. */
function cleftNames(tokens: readonly string[], language: TextLanguage): number[] {
  const [before, after] = CLEFT[language];
  return tokens.flatMap((token, at) => {
    if (`${token} ${tokens[at + 1] ?? ''}` !== before) return [];
    const next = tokens.slice(at + 2, at + 3 + LONGEST_NAME);
    const named = next.slice(0, Math.max(0, next.indexOf(after)));
    const isName = (word: string): boolean => !STOPWORDS[language].has(word) && !ANYBODY.has(word) && !/^\d/.test(word);
    return named.every(isName) ? named.map((_, index) => at + 2 + index) : [];
  });
}

/** Words of a name before « College » or « branch », at most. */
const LONGEST_BEHIND = 3;

/** Positions of the words between a preposition or an article and `at`: “at the table top branch”. */
function behind(tokens: readonly string[], at: number, language: TextLanguage): number[] {
  const found: number[] = [];
  for (let place = at - 1; place >= Math.max(0, at - LONGEST_BEHIND); place--) {
    const word = tokens[place] ?? '';
    if (STOPWORDS[language].has(word) || /^\d/.test(word)) return found;
    found.push(place);
  }
  // Without a preposition the words may be a part of the sentence, so only the nearest is a name.
  return found.slice(0, 1);
}

/** Positions of names next to « quartier », « rue », « m’appelle », “College”: any word there is a name, except stopwords and numbers. */
function namedPlaces(tokens: readonly string[], language: TextLanguage): number[] {
  return tokens.flatMap((token, at) => {
    if (BEHIND_A_NAME.has(token)) return behind(tokens, at, language);
    // « mon collègue inc zuma »: a noun with its article is no company.
    if (COMPANY_FORMS.has(token))
      return DETERMINERS.has(tokens[at - 2] ?? '') ? [] : behind(tokens, at, language).slice(0, 1);
    const isJourney = RIDES.has(token) && FROM.has(tokens[at + 1] ?? '');
    if (!BEFORE_A_NAME[language].has(token) && token !== 'chez' && !isJourney) return [];
    let name = at + 1;
    // « chez Touré » in small letters, but not « chez le docteur ».
    if (token !== 'chez') while (ARTICLES.has(tokens[name] ?? '')) name++;
    const word = tokens[name];
    return word === undefined || /^\d/.test(word) || STOPWORDS[language].has(word) ? [] : [name];
  });
}
