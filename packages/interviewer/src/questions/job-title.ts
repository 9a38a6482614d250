import { fold } from '../language/normalise.ts';
import { KEEP_CAPITALISED, TOWNS } from '../privacy/keep-words.ts';

/** « (H/F) », « - F/H », "(m/f/d)": states who may apply and is not part of the job's name. */
const SEXES =
  /(?:(?<!\s)\s+)?(?:[-–,]\s*)?(?:[([]\s*)?(?<!\p{L})[hfmwx]\s*[/|]\s*[hfmwx](?:\s*[/|]\s*[dx])?(?!\p{L})\s*[)\]]?/giu;

/** A place or a contract after the title: « Vendeuse - Sousse », « Comptable (CDI) »; « chargé(e) » stays whole. */
const AFTERTHOUGHT = /(?<!\s)\s+(?:\([^)]*\)?|[-–|]\s.*)/gu;

const TOWN = new RegExp(`^(?:${TOWNS})$`, 'u');

const ACRONYMS = new Set(
  'rh hr qa it seo sea sem ux ui crm erp btp daf drh dsi cfo ceo cto coo cio hse qhse sav adv bi ai ia pmo b2b b2c btob btoc vip iso php css sql aws sap hta'.split(
    ' ',
  ),
);

/** Words of job titles that look like tool names or are capitalised elsewhere. */
const COMMON = new Set(
  `senior junior lead leader manager head chief officer assistant support service services client clients customer product owner project data
  web software hardware front back full stack end frontend backend fullstack business account sales marketing design human resources
  store shop night day team nurse teacher chef trainer trainee intern internship stage big science machine learning class power master
  warehouse field floor content social media growth brand office front-end back-end security network systems system cloud site plant quality
  key accounts customers success care help desk call center centre people talent supply chain event events travel hotel restaurant kitchen
  bar school sous second chauffeur commis agent charge chargee cadre technico commercial responsable chef cheffe d de du des et en and of
  vente ventes achats stock stocks paie caisse bureau projet projets equipe production produit produits reseaux reseau systemes digital
  numerique relation relations ressources humaines comptable confirme confirmee debutant debutante native mobile embedded testing test
  engineer developer analyst designer specialist consultant supervisor coordinator administrator architect accountant receptionist cook baker clerk guard guide welder waiter waitress cleaner`.split(
    /\s+/,
  ),
);

const NOUN_ENDING =
  /(?:eurs?|euses?|trices?|iens?|iennes?|iers?|ieres?|istes?|aires?|ans?|ists?|ants?|antes?|ents?|entes?|ees?|ers?|ors?|ings?|ments?|ions?|iors?|als?|elles?|ifs?|ives?|iques?|ities|ity|ance|ence|logie|erie|age|ure|graphe|logue|nomes?|tectes?)$/;

/** Languages and months are capitalised in English but not in French. */
const ENGLISH_NAMES = new Set(
  'english french arabic german spanish italian january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);
const FRENCH_NAMES = new Set('francais francaise anglais arabe allemand espagnol italien'.split(' '));

function lowered(word: string, first: boolean, shouting: boolean, heading: boolean, language: 'fr' | 'en'): string {
  const key = fold(word);
  if (language === 'en' && ENGLISH_NAMES.has(key)) return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
  if (ACRONYMS.has(key) && word === word.toUpperCase()) return word;
  if (shouting) return word.toLowerCase();
  if (heading && /^\p{Lu}\p{Ll}+$/u.test(word) && !KEEP_CAPITALISED.has(key) && !TOWN.test(key))
    return word.toLowerCase();
  if (!/^\p{Lu}[\p{Ll}'’]+$/u.test(word)) return word;
  if (COMMON.has(key) || (language === 'fr' && FRENCH_NAMES.has(key))) return word.toLowerCase();
  // Excel, React, Java: tool names stay capitalised.
  if (KEEP_CAPITALISED.has(key) && key !== 'ingenieur') return word;
  return first || NOUN_ENDING.test(key) ? word.toLowerCase() : word;
}

/**
 * The offer's title as it stands inside a sentence: « Développeur Front-End senior (H/F) » →
 * « développeur front-end senior ». Acronyms, tools and places keep their capitals; an internship
 * becomes the person who does it.
 */
export function titleInside(title: string, language: 'fr' | 'en'): string {
  const alone = title.replace(SEXES, ' ').replace(AFTERTHOUGHT, '').replace(/\s+/g, ' ').trim();
  const bare = alone || title.trim();
  const letters = bare.replace(/[^\p{L}]/gu, '');
  const shouting = letters.length > 5 && bare === bare.toUpperCase();
  // "Escape Room Game Master": capitals of a heading, not of proper names.
  const heading =
    language === 'en' &&
    bare.split(' ').every((word) => !/^\p{Ll}/u.test(word) || /^(?:of|and|or|in|for|the|to)$/.test(word));
  let seen = false;
  const inside = bare.replace(/[\p{L}\d+#.&]+(?:['’](?=\s|$))?/gu, (word) => {
    const first = !seen;
    seen = true;
    return lowered(word, first, shouting, heading, language);
  });
  return language === 'fr'
    ? inside.replace(/^stage(?: (?:de|d['’]))? ?(?=\S)/i, 'stagiaire ')
    : inside.replace(/\binternship$/i, 'intern');
}

/** « de comptable », « d’assistante », « d’hôtesse », but « de hotliner ». */
export function elidedDe(text: string): string {
  const folded = fold(text);
  const aspirated = /^(?:hotl|hacker|head|help|hard|hub|high|huit|onz|y(?!v))/.test(folded);
  return /^[aeiouyh]/.test(folded) && !aspirated ? `d’${text}` : `de ${text}`;
}

/** Acronyms whose first letter is pronounced with a vowel sound: an HR manager, a QA engineer. */
const SPELLED_VOWEL = /^[AEFHILMNORSX][A-Z\d&]{0,2}(?![A-Za-z])/;

/** "a night nurse", "an accountant", "an HR manager", "a UX designer"; heads and chiefs take no article. */
export function withArticle(title: string): string {
  if (/^(?:head|chief|vice president|vp|director) /i.test(title)) return title;
  const vowel = /^[A-Z\d&]{2,}(?![a-z])/.test(title)
    ? SPELLED_VOWEL.test(title)
    : /^[aeio]|^u(?!ni|se|ti|x|k)|^(?:hour|honest)/i.test(title);
  return `${vowel ? 'an' : 'a'} ${title}`;
}
