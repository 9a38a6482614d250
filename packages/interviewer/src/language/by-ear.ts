import { fold } from './normalise.ts';
import { inLists } from './vocabulary.ts';

// French typed by ear: « jé apelé » for « j’ai appelé ». Only forms that are no word and no common first name are spelled out, so that a
// name never becomes a word.

const FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jé: 'j’ai',
    gé: 'j’ai',
    ge: 'j’ai',
    ji: 'j’ai',
    é: 'et',
    cé: 'c’est',
    sé: 'c’est',
    cété: 'c’était',
    sété: 'c’était',
    setait: 'c’était',
    jété: 'j’étais',
    javé: 'j’avais',
    javai: 'j’avais',
    avai: 'avait',
    yavé: 'y avait',
    onété: 'on était',
    oné: 'on est',
    jfé: 'je fais',
    jdi: 'je dis',
    jvoi: 'je vois',
    jvé: 'je vais',
    jécri: 'j’écris',
    japel: 'j’appelle',
    lé: 'les',
    mé: 'mes',
    fé: 'fait',
    ché: 'chez',
    pa: 'pas',
    fo: 'faut',
    tou: 'tout',
    apré: 'après',
    dapré: 'd’après',
    sui: 'suis',
    tro: 'trop',
    vou: 'vous',
    nou: 'nous',
    otre: 'autre',
    lotre: 'l’autre',
    depui: 'depuis',
    dabor: 'd’abord',
    dabord: 'd’abord',
    voi: 'vois',
    croi: 'crois',
    doi: 'dois',
    veu: 'veux',
    chak: 'chaque',
    deu: 'deux',
    foto: 'photo',
    pri: 'pris',
    apri: 'appris',
    compri: 'compris',
    écri: 'écrit',
    refé: 'refait',
    voulé: 'voulait',
    fezé: 'faisait',
    fesé: 'faisait',
    fesai: 'faisait',
    chanjé: 'changé',
    doné: 'donné',
    soné: 'sonné',
    apel: 'appelle',
    nui: 'nuit',
    kom: 'comme',
    komen: 'comment',
    koi: 'quoi',
    pourkoi: 'pourquoi',
    kel: 'quel',
    kil: 'quil',
    kils: 'quils',
    kèl: 'quel',
    kele: 'quelle',
    kelle: 'quelle',
    kelke: 'quelque',
    kelkun: 'quelqu’un',
    kestion: 'question',
    travay: 'travail',
    parske: 'parce que',
    paske: 'parce que',
    pask: 'parce que',
    mintenan: 'maintenant',
    mintnan: 'maintenant',
    pandan: 'pendant',
    vieu: 'vieux',
    bocou: 'beaucoup',
    bokou: 'beaucoup',
    boku: 'beaucoup',
    clian: 'client',
    clien: 'client',
    cliyan: 'client',
    retar: 'retard',
    peti: 'petit',
    ossi: 'aussi',
    osi: 'aussi',
    produi: 'produit',
    juska: 'jusqu’à',
    avek: 'avec',
    mieu: 'mieux',
    poin: 'point',
    landemin: 'lendemain',
    lendemin: 'lendemain',
    débu: 'début',
    dernié: 'dernier',
    premié: 'premier',
    partou: 'partout',
    dessu: 'dessus',
    chifre: 'chiffre',
    pui: 'puis',
    alor: 'alors',
    toujour: 'toujours',
    seulemen: 'seulement',
    jamé: 'jamais',
    mem: 'même',
    plin: 'plein',
    vré: 'vrai',
    fié: 'fier',
    assize: 'assise',
    mize: 'mise',
    miz: 'mise',
    aprize: 'apprise',
    apriz: 'apprise',
    vieile: 'vieille',
    mauvé: 'mauvais',
    mauvése: 'mauvaise',
    mauvèse: 'mauvaise',
    mauvéz: 'mauvaise',
    mové: 'mauvais',
    movèse: 'mauvaise',
    ouver: 'ouvert',
    ouvère: 'ouverte',
    ouvèr: 'ouvert',
    assi: 'assis',
    fwa: 'fois',
    téléfone: 'téléphone',
    mè: 'mais',
    com: 'comme',
    dan: 'dans',
    aprè: 'après',
    lami: 'l’ami',
    lamie: 'l’amie',
    larrivée: 'l’arrivée',
    larivée: 'l’arrivée',
    émi: 'émis',
    gra: 'gras',
    gro: 'gros',
    hau: 'haut',
    dou: 'doux',
    pla: 'plat',
    cui: 'cuit',
  }),
);

/** Words before a participle, as they are spelled out: « j’ai mi », « il ma mi dehors ». */
const HAVE = /^(?:j’ai|[mt]?a|ont|suis|est|été|pas|plus|bien|mal|jsuis?|j’étais|étais?|était)$/;

/** After these: forms that elsewhere are other words. */
const AFTER_HAVE: ReadonlyMap<string, string> = new Map(
  Object.entries({ mi: 'mis', di: 'dit', fai: 'fait', fète: 'fait', fete: 'fait', fèt: 'fait' }),
);

/** Words typed by ear that are also English words: spelled out in a French text only. */
const ALSO_ENGLISH: ReadonlyMap<string, string> = new Map(Object.entries({ for: 'fort' }));
const OF_FRENCH =
  /(?<![\p{L}'’])(?:je|j|jé|jété|jsuis?|sui|le|les|un|une|dé|des|et|é|est|pa|pas|plu|plus|dans|dan|pour|que|ke|qui|ki|avec|avek|kan|quand)(?!\p{L})/iu;
const OF_ENGLISH = /(?<!\p{L})(?:the|and|was|to|my|with|of|is|it|we|you|they|that)(?!\p{L})/iu;
/** « i doi », « i ma di »: « il » before a verb; elsewhere it is an English word or part of a place name. */
const HE =
  /(?<![\p{L}'’.])i(?= (?:a|é|ma|avai|avait|été|était|fo|faut|fai|fait|di|dit|doi|doit|veu|veut|va|peu|peut|vien|vient|fodré)(?!\p{L}))/gu;

const isFrench = (text: string): boolean => OF_FRENCH.test(text) && !OF_ENGLISH.test(text);

/** A word in small letters, or « Jé » and « Cété » at the start of a sentence. */
const WORD = /(?<![\p{L}.@/])(?:[JC](?=é|avé))?\p{Ll}{1,24}(?![\p{L}@/])/gu;

/** « Ms Trabelsi », « M. Trabelsi »: in small letters, « ms » is « mais » and « m » the pronoun. */
const TITLE = /(?<!\p{L})(?:Ms(?=\.? \p{Lu})|MM?(?=\. | (?:\p{Lu}|\[)))/gu;

/** A participle typed with one consonant where it has two: « apelé », « arivé », « doné ». */
const SINGLE = /(?<=[aeiouyéè])[cflmnprst](?=\p{L}{1,14}$)/gu;

/** The masculine of such a participle; both genders and numbers give the same one. */
function doubled(word: string): string | null {
  if (!/^\p{L}{3,}ée?s?$/u.test(word)) return null;
  const masculine = word.replace(/e?s?$/, '');
  if (inLists(fold(masculine)) || inLists(fold(`${masculine}e`))) return null;
  for (const { index } of masculine.matchAll(SINGLE)) {
    const tried = masculine.slice(0, index) + (masculine[index] ?? '') + masculine.slice(index);
    if (inLists(fold(tried))) return tried;
  }
  return null;
}

/** « lroi », « dla », « lcoiffeur »: an article joined to its word. No French word begins so. */
const ARTICLE = /^(?:l(?=[b-df-gj-np-tvz])|d(?=[bcfgj-nptv]))(?=\p{L}*[aeiouyà-ÿ])/u;

function glued(word: string): string | null {
  if (word.length < 3 || !ARTICLE.test(word)) return null;
  const noun = word.slice(1);
  return `${word[0] ?? ''}e ${FORMS.get(noun) ?? noun}`;
}

const memory = new Map<string, string>();
const MEMORY_LIMIT = 20_000;

/** A word on its own, spelled out; most words stay as they are. */
function spelledAlone(word: string): string {
  const known = memory.get(word);
  if (known !== undefined) return known;
  const read = FORMS.get(word.toLowerCase()) ?? doubled(word) ?? glued(word) ?? word;
  // The cache is bounded because candidates choose the words.
  if (memory.size >= MEMORY_LIMIT) memory.clear();
  memory.set(word, read);
  return read;
}

/** « com l roi », « j’étais l’nouveau »: an article without its vowel before a consonant. */
const BARE_ARTICLE = /(?<![\p{L}\p{N}'’])(?<!\d )l(?:['’] ?(?=[b-df-gj-np-tvz]\p{Ll})| (?=\p{Ll}{2}))/gu;

/** The text with words that are typed by ear spelled out; words that begin with a capital stay. Offsets change. */
export function spelledOut(text: string): string {
  let before = '';
  const french = isFrench(text);
  return (french ? text.replace(HE, 'il') : text)
    .replace(TITLE, 'Mr')
    .replace(BARE_ARTICLE, 'le ')
    .replace(WORD, (word) => {
      // « j’ai mi », « j’ai di »: elsewhere these are other words.
      const afterHave = HAVE.test(before) && !FORMS.has(word.toLowerCase()) ? AFTER_HAVE.get(word) : undefined;
      before = afterHave ?? (french ? ALSO_ENGLISH.get(word) : undefined) ?? spelledAlone(word);
      return before;
    });
}
