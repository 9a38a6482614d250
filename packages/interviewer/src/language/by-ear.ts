import { earKey } from './ear-key.ts';
import earWords from './ear-words.json' with { type: 'json' };
import { fold } from './normalise.ts';
import { inLists, isEnglish } from './vocabulary.ts';

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
    assi: 'assis',
    fwa: 'fois',
    téléfone: 'téléphone',
    mè: 'mais',
  }),
);

/** After « j’ai »: forms that elsewhere are other words. */
const AFTER_HAVE: ReadonlyMap<string, string> = new Map(Object.entries({ mi: 'mis', di: 'dit', fai: 'fait' }));

/** A word in small letters, or « Jé » and « Cété » at the start of a sentence. */
const WORD = /(?<![\p{L}.@/])(?:[JC](?=é|avé))?\p{Ll}{1,16}(?![\p{L}@/])/gu;

/** « Ms Trabelsi »: in small letters, « ms » is « mais ». */
const TITLE = /(?<!\p{L})Ms(?=\.? \p{Lu})/gu;

/** A participle typed with one consonant where it has two: « apelé », « arivé », « doné ». */
const SINGLE = /(?<=[aeiouyéè])[cflmnprst](?=\p{L}{1,14}$)/gu;

function doubled(word: string): string | null {
  if (!/^\p{L}{3,}ée?s?$/u.test(word) || inLists(fold(word))) return null;
  for (const { index } of word.matchAll(SINGLE)) {
    const tried = word.slice(0, index) + (word[index] ?? '') + word.slice(index);
    if (inLists(fold(tried))) return tried;
  }
  return null;
}

const masculines: ReadonlyMap<string, string> = new Map(Object.entries(earWords.data.masculines));
const spelled: ReadonlySet<string> = new Set(earWords.data.spelled.split(' '));

/** Shorter words sound like too many others. */
const SHORTEST_HEARD = 4;

/**
 * The masculine that a misspelled word sounds like, so that « discré » and « discrète », « serieuze » and « sérieux » are read alike.
 * Null for words and names that are spelled so, and for English words.
 */
function heard(word: string): string | null {
  const folded = fold(word);
  if (word.length < SHORTEST_HEARD || spelled.has(folded) || (folded === word && isEnglish(word))) return null;
  return masculines.get(earKey(word)) ?? null;
}

const memory = new Map<string, string>();
const MEMORY_LIMIT = 20_000;

/** A word on its own, spelled out; most words stay as they are. */
function spelledAlone(word: string): string {
  const known = memory.get(word);
  if (known !== undefined) return known;
  const read = FORMS.get(word.toLowerCase()) ?? doubled(word) ?? heard(word) ?? word;
  // The cache is bounded because candidates choose the words.
  if (memory.size >= MEMORY_LIMIT) memory.clear();
  memory.set(word, read);
  return read;
}

/** The text with words that are typed by ear spelled out; words that begin with a capital stay. Offsets change. */
export function spelledOut(text: string): string {
  let before = '';
  return text.replace(TITLE, 'Mr').replace(WORD, (word) => {
    // « j’ai mi », « j’ai di »: elsewhere these are other words.
    const afterHave = before === 'j’ai' && !FORMS.has(word.toLowerCase()) ? AFTER_HAVE.get(word) : undefined;
    before = afterHave ?? spelledAlone(word);
    return before;
  });
}
