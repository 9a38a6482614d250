import { fold } from '#/language/normalise';
import { packFilter, passesFilter } from '#/language/bloom';
import { stem } from '#/language/stem';
import { STOPWORDS } from '#/language/stopwords';
import { KEEP_CAPITALISED } from '#/privacy/keep-words';
import { TOOL_WORDS } from '#/scoring/tools';
import { isTrainedWord } from '#/scoring/trained-words';
import { DICTIONARY } from './dictionary.ts';

// The dictionary is a Bloom filter. A word that passes is not masked: so many names more leave.

/** Names often end in these letters where an ordinary word of the same stem does not: such words are kept whole. */
const WHOLE = /[aiou]$/;

/** The key of a folded word in a language's part of the dictionary. */
const keyOf = (word: string, language: 'fr' | 'en'): string =>
  WHOLE.test(word) ? word : `${language} ${stem(word, language)}`;

/** A filter of folded words, as text: six bits a sign. For whoever makes the dictionary anew. */
export const filterOf = (words: Readonly<Record<'fr' | 'en', readonly string[]>>): string =>
  packFilter([...words.fr.map((word) => keyOf(word, 'fr')), ...words.en.map((word) => keyOf(word, 'en'))]);

const inFilter = (key: string): boolean => passesFilter(DICTIONARY, key);

/** Words of messages, of Tunisian in Latin letters and of trades, which several people used and no dictionary has. */
const OF_MESSAGES = new Set(
  `avc tjrs tjr pcq pck bcp avt ppl pdt tps rdv msg qqn qqch mnt mtn jms jrs chq chaq env exp bcz bcoz coz abt yrs thx btw stp svp mdr haha
dispo conso perf visu exos archi resto taf manip info infos app appli prof profs kine kines fau fai avai doi peu croi fo koi kand kom 
didnt doesnt isnt wasnt dont cant wont couldnt wouldnt wouldn couldn didn doesn isn wasn hasn haven shouldn smth evn evrything wks luv giv nite
frm ovr ppl imo plz pls tmrw ok okay bio ophtalmo frigo ordi micro promo promos stat stats pub pubs cv cvs tel num nb nbre ref refs doc docs
elli haka hakka chouaya chouia mochkla zeda famma khedma walakin yezzi barcha kif kifech chnouwa chkoun walleh khlas khalas khir mouch mich
taw tawa hedha hedhi wahda wahed nhar youm bech bich ama amma khater kol kolha fama kenet kenou jdid sbe ajd lyoum ghodwa inti enti howa
houwa hiya ahna ena baad kbal bsaraha brabi yesser nekhdem nejjem ynajem nhebb nheb labes aslema
tourage coffreur coffreurs multimetre taxiste barcode demurrage viennoiserie viennoiseries parapharmacie portoirs portoir monobrosse
joignable injoignable feuilletage refractometre hotline telecoms covoiturage diagnostiqueur serpillere meuleuse pupillometre tensiometre
khdemt khdemna khdem nekhdmou nekhdmo te5dem nesta3mlou nesta nchouf nchoufou nsajlou nsajjel nfadhel nefhem fhemt fhemtech fhemna 9olt 9alou 9alli qalli jawbt jawebt
ktebt ktebna 7attit baddalna baddelt baddlou walleft wallit walla wallina rja3t rja3na sakkart sarou sar kemel nhar kemla marrat marra mokhtalef metghachech ghachech
tarkiz wa9t wa9ta war9a mta3 mta3na ba3d ba3dha 9bal 7ata 7atta sama7ni n3awnou n3awen t3awdou nejm tnejjem nejmou nnajem snin chhour jem3at sif chta sbe7 3chiya 7keya 7aja 7ajet
franchement andhaf behi behya kbir kbira sghir sghira jdida jdod 9dim 9dima lkol lokhrin lekhrin lawel loula thania ma3andi ma3andich ma3andnech 3andna fihom 3lih 3liha m3ahom m3aya
khebra 5edma 5demt l5edma makina makinet frigouet karhba kamyoun camyoun 5adhra ghalta ghaltet moch mech zeyda zada dima kima kifkif 3leh chniya chnia win waqt kadech 9adech
mochkel machekel mochkelet hkeya tfahemna tfahmna etfahemna 7all 7allit salla7t wa99aft we9ef da5althom bdina bdit kammelt kammalna t3allemt net3allem 5ater
goutteur goutteurs geotechnical handover retargeting busbar cron dieline flexo nullable crontab backfill colocation contreplaque relevage`
    .split(/[\s\d]+/)
    .map(fold),
);

/** Number words: a quantity is nobody's name, and what an answer counts. */
const COUNTING = new Set(
  `deux trois quatre cinq sept huit neuf onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante soixante cent cents mille
million millions dizaine douzaine quinzaine vingtaine trentaine quarantaine cinquantaine centaine centaines milliers moitie tiers quart double triple
three four five seven eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy
eighty ninety hundred hundreds thousand thousands dozen dozens half third quarter twice`.split(/\s+/),
);

/** Endings that words of a trade have and names hardly. */
const OF_TRADES =
  /^.{4,}(?:metre|metrie|metrique|scope|scopie|scopique|logie|logue|logique|graphie|graphique|isation|ication|ation|ements?|abilite|ability|ations|ization|ically|ological|technique|tronique|iseuse|ifieur|isseur|isseuse)s?$/;
const GLUED = /^(?:j(?=\p{L}{2})|(?:[ldcnsmt]|qu)(?=\p{L}{4}))/u;
const PREFIX = /^(?:re|de|co|pre|sur|sous|mini|multi|micro|auto|tele|hydro|electro|over|under|non)(?=\p{L}{4})/u;
const NO_VOWEL = /^[^aeiouy]{1,5}$/;

/** A word that answers are made of: several people used it in those the engine has learned from. */
export function isFamiliar(word: string, keep: ReadonlySet<string>): boolean {
  return (
    word.length < 2 ||
    word === 'la' ||
    COUNTING.has(word) ||
    STOPWORDS.fr.has(word) ||
    STOPWORDS.en.has(word) ||
    KEEP_CAPITALISED.has(word) ||
    keep.has(word) ||
    isTrainedWord(stem(word, 'fr'), stem(word, 'en'))
  );
}

const inDictionary = (word: string, keep: ReadonlySet<string>): boolean =>
  isFamiliar(word, keep) ||
  OF_MESSAGES.has(word) ||
  TOOL_WORDS.has(word) ||
  inFilter(keyOf(word, 'fr')) ||
  inFilter(keyOf(word, 'en'));

/** A word of somebody's work: of answers, of a trade or its tools, of the offer. */
export const isWorkWord = (word: string, keep: ReadonlySet<string>): boolean => !isRare(word, keep);

/** A word that a dictionary has and answers hardly: a name, where one is expected. */
export const isRare = (word: string, keep: ReadonlySet<string>): boolean =>
  word.length >= 4 &&
  !isFamiliar(word, keep) &&
  !OF_MESSAGES.has(word) &&
  !TOOL_WORDS.has(word) &&
  !isFamiliar(word.replace(GLUED, ''), keep);

/** A folded word of French, English, messages or a trade, also without its apostrophe (« lequipe ») or with a letter doubled. */
export function isOrdinary(word: string, keep: ReadonlySet<string>): boolean {
  if (inDictionary(word, keep) || NO_VOWEL.test(word) || OF_TRADES.test(word)) return true;
  const bare = word.replace(GLUED, '');
  if (bare !== word && inDictionary(bare, keep)) return true;
  const base = word.replace(PREFIX, '');
  if (base !== word && inDictionary(base, keep)) return true;
  const single = word.replace(/(\p{L})\1{2,}|(?<=(\p{L}))\2$/gu, '$1');
  return single !== word && inDictionary(single, keep);
}
