import { isOrdinary } from './ordinary-words.ts';
import { mask, type Choice } from './rewrite.ts';

// Patterns for e-mail addresses, accounts, numbers, dates of birth and ages, as people write them. All match levelled text.

const AT = String.raw`(?: ?[@＠] ?| ?[([{] ?(?:at|arobase?|arobaz|a) ?[)\]}] ?| (?:at|arobase?|arobaz) )`;
const DOT = String.raw`(?: ?\. ?| ?[([{] ?(?:dot|point|pt) ?[)\]}] ?| (?:dot|point|pt) )`;
/** E-mail addresses, also spelled out: « k.benzarti(at)mail.example », « karim arobase gmail point com ». */
const MAIL = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}${AT}[\p{L}\p{N}-]{1,64}(?:${DOT}[\p{L}\p{N}-]{1,64}){0,4}`,
  'gu',
);
const MAIL_END = /(?:com|tn|fr|net|org|io|me|co|edu|gov|info|example|ma|dz|ly|sn|ci|de|uk|it|es|be|ch|ca)$/;
const PROVIDER =
  /(?:at|arobase?|arobaz|a)\W{1,3}(?:gmail|yahoo|hotmail|outlook|icloud|proton(?:mail)?|laposte|topnet|planet|live)\b/;

const NETWORK =
  'insta(?:gram)?|fb|face ?book|messenger|linked ?in|tik ?tok|snap(?:chat)?|whats ?app|telegram|skype|git ?hub|gitlab|twitter|viber|behance|discord|youtube|pinterest|threads';
/** « insta : k_bz », « je suis k_bz sur facebook » */
const ACCOUNT = new RegExp(
  String.raw`((?<!\p{L})(?:${NETWORK})(?!\p{L})(?: (?:c[' ]?est|est|is|sous|le|nom|pseudo|compte|account|as|under|the|name|de|moi|on)){0,4} ?[:=(]{0,2} ?)(@?[\p{L}\p{N}][\p{L}\p{N}._/@-]{2,60})`,
  'gu',
);
const ACCOUNT_BEFORE = new RegExp(
  String.raw`((?<!\p{L})(?:suis|am|pseudo|compte|nom|name|account|handle|username|login|identifiant)(?: (?:est|is|c[' ]?est|de|the|as))? ?:? )([\p{L}\p{N}][\p{L}\p{N}._@-]{2,60})(?= (?:sur|on|dans) (?:mon |my |le )?(?:${NETWORK})(?!\p{L}))`,
  'gu',
);
const HANDLE = /(?<![\p{L}\p{N}._])@ ?[\p{L}\p{N}_][\p{L}\p{N}._-]{2,40}/gu;
const PSEUDO =
  /((?<!\p{L})(?:pseudo(?:nyme)?|nickname|username|surnom|identifiant)(?: (?:est|is|c[' ]?est|etait|was|sur|de|\p{L}{2,10})){0,2} ?:? )([\p{L}\p{N}][\p{L}\p{N}._-]{2,40})/gu;
/** Possible account names, joined by signs that no word contains: « karim_92 », « k.benzarti.pro ». */
const TOKEN = /(?<![\p{L}\p{N}._@/-])[\p{L}\p{N}]+(?:[._]+[\p{L}\p{N}]+){0,6}(?![\p{L}\p{N}_@/])/gu;
const SITE =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/|www\.)?[\p{L}\p{N}-]{2,40}(?:\.[\p{L}\p{N}-]{2,30}){0,2}\.(?:tn|com|fr|net|org|io|me|dev|ma|dz|sn|ci|be|ch|ca|co|info|uk|it|de)(?![\p{L}\p{N}.-])(?:\/[^\s]{0,200})?/gu;

const NUMBER_WORD =
  'zeros?|un|deux|trois|quatre|cinq|six|sept|huit|neuf|mille|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|one|two|three|four|five|seven|eight|nine|ten|oh|double|triple|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
/** Seven or more digits, with any separators; `isDates` excludes dates and years. */
const DIGITS =
  /(?<![\p{L}\p{N}])\+?\(?\d(?:(?:[ .,\-–/_()]{0,3}| (?:puis|then|et|and) )(?:\d|o(?=[ .-]?\d))){6,30}(?!\p{N})/gu;
/** Words for a telephone, after which fewer digits are a telephone number. */
const CALL =
  /((?<!\p{L})(?:rappel[a-z]{1,3}|appel[a-z]{1,3}|tel(?:ephone)?|telephon[a-z]{1,3}|num(?:ero)?|joindre|joignable|joignez|whats ?app|wattsap|gsm|fixe|call|phone|ring|fax|poste)(?: (?:moi|le|la|est|is|au|sur|me|at|on|c.?est|mon|de)){0,3} ?[:=]? ?)\+?\d(?:[ .-]?\d){3,14}/gu;
const POSTCODE = new RegExp(
  String.raw`((?<!\p{L})(?:codes? postal[a-z]{0,3}|c\.?p\.?|postcode|postal code|zip(?: code)?)(?: (?:est|is|le|c.?est|de))? ?[:,]? ?)(?:\d(?:[ .]?\d){3,5}|(?:${NUMBER_WORD})(?:[ -](?:et )?(?:${NUMBER_WORD})(?!\p{L})){1,8})`,
  'gu',
);
/** A postcode after a town; applied once towns are masked. */
export const AFTER_TOWN = /(\[(?:nom|adresse)\],? )\d{4,5}(?!\d| ?(?:ans|km|euros|dinars|dt))/gu;
const YEAR = /^(?:19|20)\d{2}$/;
/** Whether digits are dates with a year: « 2019 - 2021 », « 01/2019-03/2021 ». */
const isDates = (found: string): boolean => {
  const groups = found.match(/\d+/g) ?? [];
  return groups.some((each) => YEAR.test(each)) && groups.every((each) => YEAR.test(each) || each.length <= 2);
};
/** Units after a number: « 22 000 000 » is a telephone number unless it counts something. */
const COUNTED =
  /^ ?(?:dinars?|d\.?t|tnd|euros?|eur|€|\$|usd|f?cfa|francs?|dollars?|millimes|lignes|rows|records|users|utilisateurs|habitants|clients|km|m2|m3|tonnes|litres|pieces|requ)/;
const ENDS =
  /((?<!\p{L})(?:termine|finit|ends|ending|finissant|commence|starts)(?:nt|ait)? (?:par|en|in|with) )\d{2,6}/gu;
/** Letters and a long run of digits: « x123456 », « TN59 1000 … », « ab 1234567 ». */
const LETTERED =
  /(?<![\p{L}\p{N}])[a-z]{1,3}[ -]?\d{6,24}(?!\p{N})|(?<![\p{L}\p{N}])\d{1,3}[a-z]{1,3}\d{4,9}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,8}(?: ?[a-z\d]{1,4})?(?![\p{L}\p{N}])/gu;
const SPELLED_DIGITS = new RegExp(
  `(?<!\\p{L})(?:${NUMBER_WORD})(?:[ ,.;-]{1,3}(?:et )?(?:${NUMBER_WORD})(?!\\p{L})){4,24}`,
  'gu',
);
/** Numbers of vehicles and documents: « AB-123-CD », « RS 88 412 », « TU 203 7715 ». */
const SIGNS = /(?<![\p{L}\p{N}])\p{Lu}{1,3}[ -]\d{2,5}[ -](?:\p{Lu}{1,3}|\d{2,5})(?![\p{L}\p{N}])/gu;
const TN_PLATE = /(?<![\p{L}\p{N}])\d{1,4} ?(?:tn|tu|tun|tunis|tunisie) ?\d{1,4}(?![\p{L}\p{N}])/gu;
/** Alternating digits and letters, with at least four digits: « 21six03eight14 ». */
const GLUED = /(?<![\p{L}\p{N}])(?=(?:\p{L}{0,8}\d){4})\d{1,6}(?:\p{L}{2,6}\d{1,6}){1,8}(?![\p{L}\p{N}])/gu;
const PLATE =
  /((?<!\p{L})(?:plaque|immatricul[a-z]{1,20}|licence plate|number plate)(?: (?:est|numero|n°|is|:))? )\d[\p{L}\p{N} -]{2,16}\d/gu;
/** The number of a document, card or account, after its name. */
const PAPER =
  /((?<!\p{L})(?:c\.? ?i\.? ?n\.?|cni|carte d'? ?identite|carte de sejour|pass?e?port|permis|cnss|cnrps|matricule|rib|iban|n?secu(?:rite sociale)?|id card|identity card|social security|driving licen[cs]e|licen[cs]e number)(?!\p{L})(?: (?:de conduire|est|numero|num|n°|no|number|is|le|c[' ]?est|tunisienne?))?(?: (?:est|numero|num|n°|no|number|is|c[' ]?est))? ?[:#]? ?)(?=[\p{L} ]{0,4}\d)[\p{L}\d](?:[ ./-]?[\p{L}]{0,2}\d{1,20}){1,10}/gu;

const MONTH =
  'janv(?:ier)?|fevr?(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|sept?(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?|january|february|march|april|may|june|july|august|september|october|november|december';
const DAY = String.raw`\d{1,2}(?:er|st|nd|rd|th)?(?: of)?`;
const DATE = String.raw`(?:(?:the |le )?(?:${DAY}[ ./-](?:(?:${MONTH}|\d{1,2}),?[ ./-])?|(?:${MONTH}) (?:${DAY},? )?))?(?:(?:19|20)?\d{2})(?!\d)`;
const SPELLED_YEAR = String.raw`(?:mil(?:le)?|dix|nineteen|deux mille|two thousand)(?:[ -](?:neuf|cents?|\p{L}{2,14})){1,5}`;
/** A full date before 2010 is taken as a date of birth, unless it begins or ends a period. */
const LONG_AGO = new RegExp(
  String.raw`(?<![\p{N}./-]|du |au |depuis |jusqu.au |from |to |until |since |- )\d{1,2}(?:er|st|nd|rd|th)?[ ./-](?:(?:${MONTH})\.?|\d{1,2})[ ./-](?:19[4-9]\d|200\d|[4-9]\d)(?![\p{N}./-]|,\d| (?:au|to|-|–) | a \d)`,
  'gu',
);
const BORN: readonly (readonly [RegExp, Choice])[] = [
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:ne+e?(?:\(e\))?|born|naiss(?:ance)?|naquis|anniv(?:ersaire)?|birthday|birth ?date|ddn|dob)(?: (?:c[' ]?est|est|is|le|on|en|in|au|vers|fin|debut|the|of|un|mon|annee|year|mois|de)){0,3} ?:? ?(?:(?:${DATE})|${DAY}[ ./-](?:${MONTH}|\d{1,2})(?!\p{L})|${SPELLED_YEAR})`,
      'gu',
    ),
    '[date]',
  ],
  [
    /((?<!\p{L})(?:nee?|born)(?= )[^.!?\n\d]{1,50} )(?:\d{1,2}(?:er)?[ ./-](?:[a-z]{3,9}\.?|\d{1,2})[ ./-])?(?:19|20)?\d{2}(?![\d,.]\d|\d| ?(?:ans|km|%|h|euros|dinars|years|days|jours|mois))/gu,
    '[date]',
  ],
  [
    new RegExp(
      String.raw`((?<!\p{L})(?:nee?|born)(?: (?:en|in|l'an|year|le|on|the))? )(?:premier |first )?(?:(?:${NUMBER_WORD}|${MONTH})(?:[ -](?:et )?(?:${NUMBER_WORD}|${MONTH})(?!\p{L})){1,8})`,
      'gu',
    ),
    '[date]',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:je suis|chui|suis|i.?m|i am|enfant|bebe|classe|generation|cuvee|millesime|class)(?: (?:de l'annee|des annees|de|du|from|of|une|un|d'))? (?:${DAY}[ ./-](?:${MONTH}|\d{1,2})[ ./-])?(?:(?:19[4-9]|200)\d|(?<=(?:enfant de|classe|generation|cuvee|class of) )[4-9]\d)(?!\d)`,
      'gu',
    ),
    '[date]',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:enfants?|nee?s?|child|born|gosse|gamine?)(?: (?:des?|in|of|en|dans les|the|les)){1,2} (?:annees |early |late )?(?:${NUMBER_WORD}|seventies|eighties|nineties)(?:[ -](?:${NUMBER_WORD}))?s?(?!\p{L})`,
      'gu',
    ),
    '[date]',
  ],
  [
    new RegExp(
      String.raw`((?<!\p{L})(?:je suis|chui|jsuis|suis|i.?m|i am|nee?) (?:du |de |le |of |on |from |un |an? ){0,2})(?:${DAY} ?[./-] ?\d{1,2}(?!\d)|${DAY} (?:du|/) \d{1,2}(?: (?:du )?\d{2,4})?|(?:${MONTH}) (?:of )?.?(?:19|20)?\d{2}(?!\d))`,
      'gu',
    ),
    '[date]',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:${NUMBER_WORD}|premier|first|\p{L}{3,12}th)(?:[ -](?:${NUMBER_WORD}))? (?:of )?(?!may|march)(?:${MONTH})(?!\p{L})(?: (?:(?:${NUMBER_WORD})(?:[ -](?:et )?(?:${NUMBER_WORD})(?!\p{L})){0,6}|(?:19|20)?\d{2}(?!\d)))?`,
      'gu',
    ),
    '[date]',
  ],
];
/** A day and a month near a birth, without the year. */
const DAY_MONTH = `(?:le |the |on |au )?(?:${DAY} ?[./-]? ?(?:${MONTH})|(?:${MONTH}) ${DAY}|(?:premier|${NUMBER_WORD})(?:[ -](?:${NUMBER_WORD}))? (?:${MONTH}))(?!\\p{L})`;
const BORN_ON: readonly RegExp[] = [
  new RegExp(
    String.raw`((?<!\p{L})(?:nee?s?|born|naissance|naquis|anniversaires?|birthday|mawlouda?|mouloud|w?lid[t]?[ht]?|3id miled\p{L}{0,1}|souffl\p{L}{1,5}|bougies)(?!\p{L})[^.!?;\n\d]{0,40}? )${DAY_MONTH}`,
    'gu',
  ),
  new RegExp(
    String.raw`(\[(?:date|age|perso)\],? (?:(?:et|and|c'est|plus|exactement|precisement|exactly) ){0,2})${DAY_MONTH}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${DAY_MONTH}(?=[^.!?;\n]{0,25}(?<!\p{L})(?:anniversaire|birthday|naissance|je suis nee?|i was born|mes \d{2} ans|my \d{2}th)(?!\p{L}))`,
    'gu',
  ),
  new RegExp(
    String.raw`((?<!\p{L})(?:je suis|chui|jsuis|suis|i.?m|i am|etais|moi) (?:du |d'|de |from |of )(?:le )?)(?:${DAY_MONTH}|(?:${MONTH})(?!\p{L}))`,
    'gu',
  ),
];
const YEARS = String.raw`(?:ans|piges|balais|printemps|years?(?:[ -]old)?|yrs?(?: old)?|y[./]?o\.?)(?!\p{L})`;
const TENS = 'vingt|trente|quarante|cinquante|soixante|twenty|thirty|forty|fifty|sixty|dix|eighteen|nineteen';
/** Excludes durations: « twenty years of », « 12 ans d’expérience », « 10 ans dans ». */
const NOT_LONG = String.raw`(?! (?:d'|de|dans|chez|comme|en tant|of|in|as|plus tard|later|ago|d) ?\p{L}{0,20})(?! (?:apres|after))`;
const AGE = String.raw`(?:[1-9]\d?|(?:${NUMBER_WORD})(?:[ -](?:et[ -])?(?:${NUMBER_WORD})(?!\p{L})){0,3})`;
const AGED: readonly RegExp[] = [
  // An age said of anybody: « avait que dix neuf ans », « ont à peine 17 ans ».
  new RegExp(
    String.raw`((?<!\p{L}|y )(?:j?'?ai|jai|j?'?avais|javais|avait|aurai[st]?|aura|avons|avions|ont|avaient|auront|ayant|eu|eut|a) (?:(?:que|pas|plus|meme|encore|deja|a peine|bientot|presque|tout juste|seulement|environ|dans les|pres de|plus de|moins de|aujourd'hui|maintenant|moi|ete) ){0,3}(?:qu')?)${AGE} ?${YEARS}(?! (?:et demie? )?(?:d'|de|dans|ds|chez|comme|sur|apres|d|d?'?exp\p{L}{0,9})(?!\p{L})| en (?!\d)| en tant)`,
    'gu',
  ),
  new RegExp(
    String.raw`((?<!\p{L})(?:fete\p{L}{0,4}|souffl\p{L}{1,5}|celebr\p{L}{1,6}|attein\p{L}{1,5}|approch\p{L}{1,4}|franchi\p{L}{0,2}|frole\p{L}{0,3}|passe le cap|turned|hit|pushing|nearing|reach\p{L}{0,3}|celebrat\p{L}{1,3}) (?:(?:de|des|ses|mes|leurs|nos|tes|vos|les|la|my|his|her|their|d) ?'?){0,2})${AGE}(?: ?${YEARS}| bougies| candles|(?=[.,;!?]|\s*$| (?:last|this|next|l'an|cette|en|in|le mois)))`,
    'gmu',
  ),
  new RegExp(
    String.raw`((?<!\p{L})(?:i was|he was|she was|they were|who was|i am|i.?m|he.?s|she.?s|he is|she is|was|is) (?:only |just |barely |already |about |nearly |almost |not even |still ){1,2})${AGE}(?! ?(?:\p{L}{3,}s(?!\p{L})|%|percent|minutes|km|am|pm|h(?!\p{L})))(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`((?<!\p{L})(?:i|he|she) (?:was|am|is) |(?<!\p{L})(?:he|she)'s )${AGE}(?= (?:at the time|back then|then|when|and|years|now|today|yo)(?!\p{L})|[.;]|, )`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:[1-7]\d|(?:${TENS})(?:[ -](?:et[ -])?\p{L}{2,6})?)(?= (?:is|was|est|c'est|ca fait) (?:too |so |trop |tres )?(?:young|old|jeune|vieux|vieille|a good age))`,
    'gu',
  ),
  /(?<![\p{L}\d])[1-7]\d ?(?:printemps|balais|piges|years? young)(?!\p{L})/gu,
  /((?<!\p{L})(?:bientot|presque|deja|almost|nearly|passe|mes|my) )[2-7]\d(?=,| (?:et|je|j|i|and|mais|but|now|maintenant)(?!\p{L})|[.!?]|\s*$)/gmu,
  new RegExp(
    String.raw`((?<!\p{L})(?:j'? ?ai|jai|j'? ?aurai|j'? ?avais|avoir|a|as|aux|mes|ses|nos|age[es]?(?: de)?|age ?:|turn(?:ed|ing)?|i.?m|i am|im|i was|was|is|are|aged?|(?<!\p{L}il y )a|feter?|fete|bientot|presque|vais sur|deja)(?: (?:eu|deja|bientot|maintenant|presque|now|almost|tout juste|only|seulement|only|mes|les|at)){0,2} )(?:[1-7]\d|(?:${TENS})(?:[ -](?:et[ -])?\p{L}{2,6})?) ?${YEARS}${NOT_LONG}`,
    'gu',
  ),
  /((?<!\p{L})(?:i.?m|i am|im|age ?:?|aged) )(?:1[6-9]|[2-6]\d)(?= (?:and|but|now|so|years|yo)(?!\p{L})|[,.;!]|\s*$)/gmu,
  /(?<![\p{L}\d])[1-7]\dans(?!\p{L})/gu,
  /((?<!\p{L})(?:ena |3andi |3omri |fi 3omri )(?:\p{L}{1,6} )?)[1-7]\d(?: ?3am[a-z]?)?(?!\d)/gu,
  new RegExp(
    String.raw`((?<!\p{L})(?:(?:viens|venait|vais|va) d?.?avoir|aurai|just turned|about to turn) )(?:[1-7]\d|(?:${NUMBER_WORD})(?:[ -](?:et )?(?:${NUMBER_WORD})(?!\p{L})){0,3})(?!\p{L}| ?(?:mois|jours|clients|enfants|heures))`,
    'gu',
  ),
  /((?<!\p{L})at )(?:1[6-9]|[2-6]\d)(?=,? (?:i|she|he)(?!\p{L}))/gu,
  /((?:^|[,;(] ?))[1-7]\d (?:ans|years? old|y[./]?o)(?= ?(?:[,;).]|$))/gmu,
  new RegExp(String.raw`((?<!\p{L})(?:turned|turning|turn) )(?:${TENS})(?:-\p{L}{2,6})?(?!\p{L})`, 'gu'),
  /((?<!\p{L})(?:jeunes?|seniors?|homme|femme|fille|garcon|personne|gars|dame|monsieur|etudiante?|maman|papa|mere|pere|adulte|man|woman|girl|guy|person|student|of)(?: (?:de|d'|of|age|agee?|aged|active?|motivee?)){1,2} ?)[1-7]\d (?:ans|years?)(?!\p{L})/gu,
  /(^[ \t]*)[1-7]\d ans(?! (?:d'|de|dans|chez|apres|comme|en))(?!\p{L})/gmu,
  new RegExp(
    String.raw`((?<!\p{L})(?:i.?m|i am) )(?:${TENS})(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?(?!\p{L}| (?:percent|minutes|hours|days|weeks|months|miles|km))`,
    'gu',
  ),
  /(?<!\p{L})(?:vingt|trent|quarant|cinquant|soixant)enaires?(?!\p{L})|(?<!\p{L})\p{L}{4,8}genaires?(?!\p{L})/gu,
  /(?<!\p{L})(?:la|ma|sa|leur) (?:petite |bonne |jeune )?(?:vingtaine|trentaine|quarantaine|cinquantaine|soixantaine)(?!\p{L}| (?:de|d'))/gu,
  /((?<!\p{L})(?:my|mid|early|late)(?: (?:mid|early|late))?[ -])(?:twenties|thirties|forties|fifties|sixties)(?!\p{L})/gu,
];
/** Words before a number of years that make it a duration and no age. */
const SINCE = /(?:depuis|pendant|il y|apres|durant|en|for|since|over|dure|ca|cela|qui) $/;

const lettersOf = (token: string): string[] => token.match(/\p{L}{1,20}/gu) ?? [];

/** Masks accounts, numbers, dates and ages that identify a person. */
export function withoutNumbers(text: string, keep: ReadonlySet<string>): string {
  const unknown = (token: string): boolean =>
    lettersOf(token).some((part) => part.length >= 3 && !isOrdinary(part, keep));
  let result = mask(text, MAIL, ([found]) =>
    /[@＠]/.test(found) || PROVIDER.test(found) || (MAIL_END.test(found) && /[.)\]}]|point|dot/.test(found))
      ? '[mail]'
      : null,
  );
  result = mask(result, SITE, ([found]) => (found.includes('/') || unknown(found) ? '[lien]' : null));
  for (const pattern of [ACCOUNT, ACCOUNT_BEFORE, PSEUDO])
    result = mask(result, pattern, ({ 2: name = '' }) => (unknown(name) || /[\d_@]/.test(name) ? '[lien]' : null));
  result = mask(result, HANDLE, '[lien]');
  result = mask(result, TOKEN, ([found]) =>
    (/[_.]/.test(found) || /\p{L}{3}\d{2,4}$/u.test(found)) && unknown(found) ? '[lien]' : null,
  );
  result = mask(mask(result, POSTCODE, '[adresse]'), CALL, ({ index, 0: found }, plain) =>
    COUNTED.test(plain.slice(index + found.length, index + found.length + 14)) ? null : '[tel]',
  );
  result = mask(result, ENDS, '[id]').replace(SIGNS, '[id]');
  result = mask(mask(result, TN_PLATE, '[id]'), GLUED, '[id]');
  result = mask(mask(mask(result, PAPER, '[id]'), PLATE, '[id]'), LETTERED, '[id]');
  result = mask(result, LONG_AGO, '[date]');
  for (const [pattern, choice] of BORN) result = mask(result, pattern, choice);
  result = mask(result, DIGITS, ({ index, 0: found }, plain) =>
    isDates(found) || COUNTED.test(plain.slice(index + found.length, index + found.length + 14)) ? null : '[tel]',
  );
  result = mask(result, SPELLED_DIGITS, ({ index, 0: found }, plain) =>
    COUNTED.test(plain.slice(index + found.length, index + found.length + 14)) ? null : '[tel]',
  );
  for (const pattern of BORN_ON) result = mask(result, pattern, '[date]');
  for (const pattern of AGED)
    result = mask(result, pattern, ({ index }, plain) =>
      SINCE.test(plain.slice(Math.max(0, index - 10), index)) ? null : '[age]',
    );
  return result;
}
