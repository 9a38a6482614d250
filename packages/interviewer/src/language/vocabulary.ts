import { passesFilter } from './bloom.ts';
import { TOOL_WORDS } from '../scoring/tools.ts';
import dictionary from './dictionary.json' with { type: 'json' };
import earWords from './ear-words.json' with { type: 'json' };
import metWords from './met-words.json' with { type: 'json' };
import { fold } from './normalise.ts';
import { stem, type TextLanguage } from './stem.ts';
import { STOPWORDS } from './stopwords.ts';
import { unpackWords } from './word-list.ts';

// Common words. A word that is in no dictionary, no word of messages and no word of the offer is a name, a place or a typing
// error. It may reveal who the candidate is, so no score may depend on it.

/** Words with these endings are not stemmed: names often end so, while ordinary words of the same stem do not. */
const WHOLE = /[aiou]$/;

/** The key of a folded word in a language's part of the dictionary. */
export const keyOf = (word: string, language: 'fr' | 'en'): string =>
  WHOLE.test(word) ? word : `${language} ${stem(word, language)}`;

/** Whether a folded word is in the English dictionary. */
export const isEnglish = (word: string): boolean => passesFilter(dictionary.data, keyOf(word, 'en'));

/** Whether a folded word is in the French or English dictionary. */
export const inLists = (word: string): boolean => passesFilter(dictionary.data, keyOf(word, 'fr')) || isEnglish(word);

/** Words of messages, of Tunisian in Latin letters and of trades, which several people used and no dictionary has. */
export const OF_MESSAGES = new Set(
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

/** Words of one and two letters that are not initials, parts of words that the tokeniser splits, and units. */
const SHORT = new Set(
  `l d j m n s t c y a i o vu lu su pu bu du mu tu di fi ri ex pc rh pm ok qu ya ha ah eh oh ts kg km cm mm ml mg mn kw kva go mo ko h k
quelqu aujourd jusqu lorsqu puisqu presqu sms wifi`.split(/\s+/),
);

/** Words of work and of messages that two authors and three offers of the corpus use and no list contains. */
const SAID = new Set(
  `labo clim perso insta inchallah nchallah hamdoullah hamdoulah lol slt bjr slm dsl lezem lazem chwaya awel chay jusqua tracabilite
agroalimentaire prioriser millime millimes sest sui ptit ptits ptite nimporte lheure leau largent limportant jaime jappelle jexplique jecoute
jecris jouvre evry alr cz hv wd nt surtt dpuis tte ttes wella bla kont chnowa yheb binome bfr daf`.split(/\s+/),
);

/** Words that several people used in several trades, the most frequent first. */
export const READ_WORDS: readonly string[] = metWords.data.french.split(' ');

/** Every form of the words that several authors in several trades used, exactly as spelled: no name and no misspelling is read by chance. */
const MET = { fr: unpackWords(metWords.data.forms.fr), en: unpackWords(metWords.data.forms.en) };

/** Whether the engine reads a folded word as it is spelled, in either language. */
export const isRead = (word: string): boolean =>
  isCommon(word, 'fr') || isCommon(word, 'en') || OF_MESSAGES.has(word) || TOOL_WORDS.has(word);

/** Whether a word without the ending of its gender is a name that sounds like a word: it is never read as that word. */
export const isExcluded = (word: string): boolean => passesFilter(earWords.data, word);

/** Whether a folded token is a common word in a text of this language, messages included; numbers always are. */
export const isCommon = (token: string, language: TextLanguage): boolean =>
  !/^[a-z]/.test(token) ||
  SHORT.has(token) ||
  SAID.has(token) ||
  STOPWORDS[language].has(token) ||
  (token.length > 2 && MET[language].has(token));
