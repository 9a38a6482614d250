import { isMasculine, oneGender } from './gender.ts';
import { soundKey, withoutGender } from './sound-key.ts';
import { isExcluded, isRead, READ_WORDS } from './vocabulary.ts';

// One form for both genders of a word, however it is spelled: answers, questions, lexicons and offers are compared in this form only.

/** « usagé » is « usager » typed by ear, and folds to « usage »: these nouns in -er get the form of the word in -e. */
const SPELLED_LIKE_A_PARTICIPLE = Object.fromEntries(
  `amer berger boucher boulanger cocher conseiller ecailler etranger fier fromager gaucher horloger leger linger menager mensonger
messager passager potager usager vacher`
    .split(/\s+/)
    .map((noun) => [noun, noun.slice(0, -1)]),
);

/** Gendered words without a common stem: one word of each pair replaces the other. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    elle: 'il',
    elles: 'ils',
    celle: 'celui',
    celles: 'ceux',
    laquelle: 'lequel',
    lesquelles: 'lesquels',
    auxquelles: 'auxquels',
    desquelles: 'desquels',
    la: 'le',
    ma: 'mon',
    ta: 'ton',
    sa: 'son',
    cette: 'ce',
    cet: 'ce',
    toute: 'tout',
    toutes: 'tous',
    quelle: 'quel',
    quelles: 'quels',
    aucune: 'aucun',
    nulle: 'nul',
    telle: 'tel',
    telles: 'tels',
    chacune: 'chacun',
    quelquune: 'quelquun',
    nouvel: 'nouveau',
    louve: 'loup',
    louves: 'loups',
    brebis: 'mouton',
    moutons: 'mouton',
    mule: 'ane',
    mules: 'anes',
    anesse: 'ane',
    jument: 'cheval',
    juments: 'chevaux',
    vache: 'taureau',
    vaches: 'taureaux',
    chevre: 'bouc',
    chevres: 'boucs',
    ourse: 'ours',
    guenon: 'singe',
    dinde: 'dindon',
    biche: 'cerf',
    veuve: 'veuf',
    veuves: 'veufs',
    bel: 'beau',
    fol: 'fou',
    nue: 'nu',
    nues: 'nus',
    aigue: 'aigu',
    aigues: 'aigus',
    ambigue: 'ambigu',
    ambigues: 'ambigus',
    exigue: 'exigu',
    exigues: 'exigus',
    contigue: 'contigu',
    contigues: 'contigus',
    favorite: 'favori',
    favorites: 'favoris',
    doctoresse: 'docteur',
    doctoresses: 'docteurs',
    mairesse: 'maire',
    mairesses: 'maires',
    vieil: 'vieux',
    belle: 'beau',
    belles: 'beaux',
    she: 'he',
    her: 'his',
    hers: 'his',
    him: 'his',
    herself: 'himself',
    mlle: 'mr',
    mme: 'mr',
    mrs: 'mr',
    ms: 'mr',
    miss: 'mr',
    hotesse: 'hote',
    steward: 'hote',
    stewards: 'hotes',
    stewardess: 'hote',
    hotesses: 'hotes',
    franche: 'franc',
    franches: 'francs',
    mister: 'mr',
    madam: 'sir',
    maam: 'sir',
    heroine: 'heros',
    female: 'male',
    reine: 'roi',
    reines: 'rois',
    folle: 'fou',
    folles: 'fous',
    mol: 'mou',
    molle: 'mou',
    compagne: 'compagnon',
    compagnes: 'compagnons',
    duchesse: 'duc',
    poule: 'coq',
    nana: 'mec',
    nanas: 'mecs',
    meuf: 'mec',
    meufs: 'mecs',
    gonzesse: 'mec',
    gars: 'mec',
    fraiche: 'frais',
    seche: 'sec',
    blanche: 'blanc',
    longue: 'long',
    longues: 'longs',
    ...SPELLED_LIKE_A_PARTICIPLE,
  }),
);

/** Token for every relative, friend, woman or man, so that the person's identity changes no score. */
export const SOMEBODY = 'proche';
const RELATIVES = new Set(
  `bonhomme bonhommes jaddi jaddati jeddi jeddati jedda yemma omi ommi ommek baba bouya khouya khoya khti okhti oukhti ammti weldi benti
mere meres pere peres maman papa seur seurs frer soeur soeurs frere freres frangin frangine fils fille filles garcon garcons tante tantes oncle oncles tonton tata tati khal khalti ammi amti wlidi bniti wledi auntie aunty uncle
godfather godmother godson goddaughter grandma granny grandpa grandad granddad grandmother grandfather grandson granddaughter stepmother stepfather mama nephew niece cousin cousine
cousins cousines neveu neveux niece nieces mari maris femme femmes homme hommes epoux epouse epouses conjoint conjointe dame dames monsieur madame
mademoiselle sir madam maam messieurs mesdames demoiselle demoiselles grandmere grandpere mamie papi papy beaupere bellemere bellesoeur beaufrere fiance fiancee
copain copine marraine parrain ami amie amis amies voisin voisine voisins voisines friend friends neighbour neighbours
neighbor neighbors mother mothers father fathers mom mum dad sister sisters brother brothers daughter daughters sons aunt
aunts uncle uncles nephew nephews niece nieces wife wives husband husbands woman women man men girl girls boy boys lady ladies gentleman gentlemen
guy guys`.split(/\s+/),
);

function written(word: string): string {
  const form = oneGender(PAIRS.get(word) ?? word);
  return PAIRS.get(form) ?? form;
}

/** Shorter words and keys sound like too many others. */
const SHORTEST = 4;
const SHORTEST_KEY = 3;

let sounds: ReadonlyMap<string, string> | null = null;
/** The words that the engine reads by their sounds. Built once, because it takes a tenth of a second. */
export function heard(): ReadonlyMap<string, string> {
  if (sounds === null) {
    const found = new Map<string, string>();
    for (const word of [...READ_WORDS, ...RELATIVES, ...PAIRS.keys()]) {
      const own = soundKey(word);
      if (word.length >= SHORTEST && !found.has(own)) found.set(own, RELATIVES.has(word) ? SOMEBODY : written(word));
    }
    sounds = found;
  }
  return sounds;
}

const memory = new Map<string, string>();
const MEMORY_LIMIT = 20_000;

/**
 * The form of a folded word that all scores use. A word that the engine does not read is taken for the word of the same sound, whose
 * key has no gender, so that « fatigé » and « fatigée », « soudeur » and « soudeuz » are read alike or not at all.
 */
export function neutralForm(word: string): string {
  const known = memory.get(word);
  if (known !== undefined) return known;
  const form = formOf(word);
  // The cache is bounded because candidates choose the words.
  if (memory.size >= MEMORY_LIMIT) memory.clear();
  memory.set(word, form);
  return form;
}

/** Endings of feminines that are typed by ear, and how they are spelled. */
const RESPELLED: readonly (readonly [RegExp, string])[] = [
  [/eu(?:ss|s|z)e?s?$/, 'euse'],
  [/eures?$/, 'eur'],
  [/tri(?:ss|s|z)e?s?$/, 'trice'],
  [/[iy](?:er|aire)e?s?$/, 'iere'],
  [/(?<=[aiou])ze?s?$/, 'se'],
];

function formOf(word: string): string {
  if (RELATIVES.has(word)) return SOMEBODY;
  const form = written(word);
  if (form === 'epoux') return SOMEBODY;
  if (isRead(form)) return form;
  for (const [ending, spelling] of RESPELLED) {
    const spelled = word.replace(ending, spelling);
    if (spelled === word || isName(word)) continue;
    if (RELATIVES.has(spelled)) return SOMEBODY;
    const respelled = written(spelled);
    if (isRead(respelled)) return respelled;
  }
  // « dormie », « profitée »: feminines of participles that the dictionary has in one gender only.
  for (const [ending, masculine] of PARTICIPLES) {
    const participle = word.replace(ending, masculine);
    if (participle !== word && !isName(word) && isRead(participle)) return participle;
  }
  // The masculine is heard for both genders: « pure » like « pur », which is too short to be heard as « purée ».
  const known = heardAs(form);
  // A word that is read as none keeps its letters, but for the feminine of a participle.
  return known === form ? form.replace(/ees?$/, 'e') : known;
}

/** Endings of participles and their masculine singular. */
const PARTICIPLES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3}[iu])es?$/, ''],
  [/ees?$/, 'e'],
];

const LAST_LETTERS = /[tdsx]+$/;

/**
 * Whether a read word with two genders is a name or nothing once its last letters are gone: « salant » and « salan ». Such a word is
 * closed in every spelling, because a name must not be read as it.
 */
export function isNearName(word: string): boolean {
  const rest = word.replace(LAST_LETTERS, '');
  if (rest === word || rest.length < SHORTEST || !isMasculine(word)) return false;
  const key = soundKey(word);
  if (isExcluded(withoutGender(word))) return true;
  return !isRead(rest) && key.length >= SHORTEST_KEY && !heard().has(key);
}

/** Words of religion that sound like other words: « Pâques » is not « paquets ». */
const OF_RELIGION = new Set(['paques', 'zaouia']);

/** Whether a word that the engine does not read is a name: it sounds like a word and is never taken for it. */
const isName = (word: string): boolean =>
  OF_RELIGION.has(word) || isExcluded(withoutGender(word)) || isExcluded(exactly(word));

/** The entry of a name that is excluded by its own spelling only. */
export const exactly = (word: string): string => `=${word}`;

/** The one of some words that a folded word sounds like; undefined for names. */
export function ofSound(word: string, words: ReadonlyMap<string, string>): string | undefined {
  if (word.length < SHORTEST - 1 || !/^[a-z]+$/.test(word) || isName(word)) return undefined;
  const key = soundKey(word);
  const found = key.length >= SHORTEST_KEY ? words.get(key) : undefined;
  // « asi » is read because « asise » is: without its gender a word may have three letters.
  return word.length >= SHORTEST || (found !== undefined && isMasculine(found)) ? found : undefined;
}

/** Words by their sounds; of words with the same sound, the first one. */
export const bySound = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(words.map((word) => [soundKey(word), word] as const).toReversed());

/** The word that a folded word sounds like; the same word if there is none or if it is a name. */
export function heardAs(word: string): string {
  return ofSound(word, heard()) ?? word;
}
