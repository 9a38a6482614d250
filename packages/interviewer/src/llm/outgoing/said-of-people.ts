import { mask, wholeWords } from './rewrite.ts';

// Statements about any person: having no children or partner, abilities, votes, looks. Each pattern matches the words to mask, in
// normalised text.

const RELATIVE =
  'enfants?|gosses?|gamins?|gamines?|mioches?|momes?|marmots?|bebes?|bb|copine|copain|mec|meuf|nana|compagne|compagnon|conjointe?|mari|femme|epoux|epouse|famille|fiancee?|petite? amie?|kids?|children|child|wife|husband|girlfriend|boyfriend|spouse|dependents|dependants|charges? (?:de famille|familiales?)|attaches?|personnes? a charge|obligations? familiales?|heritiers?';
/** Statements of having no family: « pas de gosses », « sans enfant », « no kids ». */
const WITHOUT_FAMILY = wholeWords(
  `(?:pas|plus|jamais|ni|sans|aucune?|zero|no|without|nor|never had|(?:have|has|had|want)n'?t(?: got)?|don'?t have) (?:(?:encore|eu|any|de|d|a|un|une|my|ma|mon|voulu|yet) ?'?){0,3}(?:${RELATIVE})`,
);
const SINGLE =
  /(?<!\p{L})(?:(?:i am|i.?m|im|she.?s|he.?s|am|is|was|still|currently|stayed|newly|happily|recently) single(?!\p{L}| (?:page|point|handed|threaded|source|use|user))|(?:vi[st]|vivais|vivait|vivant|habite|live[sd]?|living) (?:toute? )?(?:seule?|alone|en couple|en menage|en union libre|together|with (?:my|a|his|her)(?: \p{L}{2,12})?|chez (?:mes|ses|ma|sa|mon|son|nos|leurs)(?: \p{L}{2,12})?)|union libre|celib|en menage|a la colle|dating (?:a|my|someone))(?!\p{L})|(?:^|[|,;•·–-] ?)single(?= ?(?:[|,;•·–.-]|$))/gmu;

const ABILITY = wholeWords(
  [
    String.raw`lip[ -]?read\p{L}{0,4}|read\p{L}{0,3} lips|(?:lis|lire|lit|lisais|lisait|lecture) (?:sur les levres|labiale)`,
    String.raw`(?:motricite|mobilite|vision|vue|audition|acuite(?: visuelle| auditive)?|capacites?|autonomie|endurance) (?:tres |un peu )?(?:reduite?s?|limitee?s?|diminuee?s?|restreinte?s?|faible|basse)|(?:reduced|limited|impaired) (?:mobility|vision|hearing|sight|motor skills)|(?:low|poor|partial) (?:vision|eyesight|hearing|sight)|(?:visually|hearing|mobility|partially) (?:impaired|sighted)|(?:visual|hearing|motor|mobility|sight) (?:impairments?|loss|issues)|basse vision|pmr`,
    String.raw`(?:en|mon|son|au|dans un|in a|my|his|her) fauteuil(?! (?:d|de|club|massant|coquille|releveur|visiteur))|chaise roulante|deambulateurs?|cannes? (?:anglaise|blanche)s?|(?:avec|with) (?:une|ma|sa|a|my) (?:canne|cane|beq\p{L}{1,8})|chiens? guides?|guide dogs?|braille|lsf|langue des signes|orthese\p{L}{0,1}|cochleaires?|cochlear`,
    String.raw`travailleu(?:r|se)s? handicape\p{L}{0,2}|carte (?:d')?(?:handicap|invalidite|mobilite inclusion|priorite)|pension d'invalidite|restrictions? (?:medicales?|de port)|inaptitude|(?:declaree?|reconnue?|jugee?) inapte|poste amenage|apt(?:e|itude) avec reserves?|(?:dos|genou|epaule|coeur) (?:fragile|bloquee?|abimee?|en vrac|foutue?)|(?:one|une seule|d'une) (?:handed|main valide)|long covid|covid long`,
  ].join('|'),
);

const PARTIES =
  'rn|fn|ps|lr|pcf|lfi|nfp|npa|lrem|udi|ump|eelv|rcd|pdl|pcot|poct|snp|ukip|gop|spd|cdu|csu|afd|fdp|psoe|m5s|akp|chp|hdp|fln|rnd|ffs|pjd|usfp';
const WING = wholeWords(
  [
    String.raw`(?:far|hard|extreme|radical|alt|centre|center)[ -](?:left|right)(?:[ -]?wing\p{L}{0,3}|ist|ists)?(?! (?:corner|side|lane|column|door|hand|of|button|edge|end|turn))|(?:left|right)[ -](?:leaning|wing\p{L}{0,3})|(?:lean(?:s|ing|ed)?|vote[sd]?|voting|politically) (?:(?:to|the|more|pretty|fairly|very|quite|a bit) ){0,2}(?:left|right|conservative|liberal|green|labour)|leftists?|lefty|conservative (?:party|voter|views)|liberal (?:party|views)|libertarians?|brexite\p{L}{1,3}|remainers?|trump\p{L}{0,4}|maga|(?:my|his|her|their|our) (?:political )?(?:views|politics|opinions)(?: (?:are|were|lean))?`,
    String.raw`ultra[- ](?:gauche|droite)|extreme[- ](?:gauche|droite)|centristes?|macronist\p{L}{1,2}|lepenist\p{L}{1,2}|melenchonist\p{L}{1,2}|insoumis(?=e?s? )|fachos?|gauchos?|droitards?|zemmou\p{L}{1,6}|abstentionnist\p{L}{1,2}|apolitiques?|sympathisante?s?|(?:mes|ses|leurs|nos) (?:idees|opinions|convictions) (?:politiques?|de (?:gauche|droite)|religieuses?)`,
    String.raw`(?:suis|es|est|etai[st]|ete|jamais|toujours|plus|etant|restee?|sommes|sont) encartee?s?(?: (?:au|a|chez|dans|pour)(?: la| le| les)? \p{L}{2,14})?`,
    String.raw`(?:etai[st]|est|suis|sont|etaient|sommes|voter?s?|votai[st]|vire|devenue?|passee?|encartee?s?|adheren\p{L}{1,2}|elue?s?|militante?s?|militai[st]|milite|candidate?s?|tract\p{L}{1,4}|carte|liste|was|is|am|are|voted|voting|joined|pro|anti) (?:(?:au|a|chez|du|de|la|l|pour|le|les|for|the|plutot|tres|full|cent pour cent|clairement|carrement) ?'?){0,3}(?:${PARTIES})`,
  ].join('|'),
);

/** Tunisian in Latin letters: union, politics, belief, health, family. */
const TUNISIAN = wholeWords(
  [
    String.raw`(?:el|l|fel|lel|mel|bel)?-?(?:na?[9qk]ab[aie]\p{L}{0,4}|ni[9q]ab[ai]\p{L}{0,3}|itt?i[h7]ad|ett?[ie][h7]ad|i(?:dh|d|th)r[ao]b|udhrab|i3tis+am)`,
    String.raw`(?:el|l|fel|lel|mel|bel)?-?(?:[7h][ei]zb(?:i|hom)?|siyes[ai]|siyas[ai]|siyasiyy?a|inti(?:5|kh)ab[ae]t|[yn]?saww?[ae]t(?:t|na|ou)?|na[h7](?:dh|d)a(?:wi|oui)\p{L}{0,2}|(?:5|kh)wen?a?nji\p{L}{0,2}|i(?:5|kh)wani?|tajamm?o3i?|d[oe]stouri|yasari|yasariyy?a|yamini|in[9q]il[ae]b|mou?(?:dh|th)a?hr?[ae]?r?a)`,
    String.raw`(?:es-?|el|l|fel|lel|mel|bel)?-?(?:s?sala[ht]?|[nyt]salli(?:w|ou)?|sallit|sallina|siy[ae]m|s[ae]y(?:em|ma|min)|[nyt]?soum(?:ou|na|t)?|sam?t romdhan|rom(?:dh|d|th)ane?|ram(?:dh|th)an|j[ae]me3|jem3a|3omra|[7h]ajj?|(?:m|mo|met)?[7h][ie]?j[ae]b|(?:m|mo|met)[7h]ajba|m[ou]?tadayy?[ei]?na?|mou2min|moumna?|[9q]or2?[ae]n|mol[7h][ei]da?|massi[7h]iy?a?|msi[7h]iy?a?|yahoudiy?a?|nosraniy?a?|ch[ei]3iy?a?|salafiy?a?)`,
    String.raw`mri(?:dh|d|th)a?|mar(?:dh|th)a|marada|maradh|[ms]okk[ou]r|sokr[iy]?|saratan|[7h]asasiyy?a|fachal kel?wi|3am[ae]?liyy?a|[7h][ae]ml[ae]|[7h][ae]m[ei]l|[7h][ei]bla|m3ou[9q]a?|mou?3a[9q]a?|a[7h]wel|atrach|tarcha|a3ma|3amya|bakkouch\p{L}{0,1}|m3a[9q]d\p{L}{0,2}|m[ou]?9ta3\p{L}{0,2}|(?:n(?:e|o)khou|na5ou|ne5ou|nochrob) (?:fi |fel )?(?:ed|el|l)? ?-?dwe\p{L}{0,4}`,
    String.raw`3[ae]zb[ae]|3[ae]z[ei]b|m3arr?[ei]sa?|m[eo]?t?zaw+[ei]?ja?|ma(?:5|kh)toub[ae]?|m(?:5|kh)at+ba|(?:5|kh)atib(?:i|ti)|mtall?[9q]a?|arm[ae]la?|marti|mart[ei]y|rajli|rajel[iy]|wledi|weldi|oul?edi|sghari|bnayti|binti|benti|bn[ae]ti|(?:m[ae]?3?andich|bl[ae]ch|bla) (?:sghar|w?led|drari|3[ae]yla|mra|rajel)|3andi (?:\S{1,8} )?(?:sghar|wled|drari|bnet|bnayet)|ommi|omi|bouya|(?:5|kh)ouya|o(?:5|kh)ti|jad[dt]i|3ami|3amm?ti|(?:5|kh)al(?:i|ti)`,
  ].join('|'),
);

const PERSON =
  'femmes?|hommes?|filles?|garcons?|mecs?|gars|personnes?|candidate?s?|collegues?|employee?s?|salariee?s?|ouvrieres?|ouvriers?|stagiaires?|serveu(?:r|se)s?|infirmi(?:er|ere)s?|vendeu(?:r|se)s?|mere|pere|famille|couple|enfants?|maman|papa|jeunes?|dame|monsieur|gens|woman|women|man|men|girls?|boys?|guys?|person|people|kid|family|student|worker|colleagues?|employee|lady|applicant|female|male';
const COLOUR =
  'noire?s?|blanches?|blancs?|metisse?s?|basanee?s?|typee?s?|arabes?|maghrebine?s?|rebeus?|beurs?|beurettes?|renois?|kabyles?|berberes?|africaine?s?|antillaise?s?|asiatiques?|black|white|brown|arabs?|asian|african|mixed|latin[ao]s?|indigenous';
const BE_SELF =
  "je suis|chui|jsuis|suis|j'? ?etais|jetais|etais|sommes|etant|en tant que?|comme|nee?|i am|i.?m|im|i was|we are|as|being|ena|ana|il est|elle est|il etait|elle etait|ils sont|elles sont|he is|she is|he was|she was|he.?s|she.?s|they are";
const LOOKS = wholeWords(
  [
    `(?:${PERSON}) (?:de couleur|of colou?r|(?:tres |plutot )?(?:${COLOUR}))`,
    `(?:black|white|brown|arab|asian|latin[ao]|indigenous|mixed[ -]race) (?:${PERSON})`,
    `(?:des|les|aux|ces|une?|sale) (?:noirs|metisses?|arabes?|maghrebine?s?|rebeus?|beurs|beurettes?|renois?|kabyles?|berberes?|africaine?s?|asiatiques?)`,
    `(?:seule?s?|premiere?s?|premiers?|unique|only|first) (?:${COLOUR})(?= (?:de|du|d'|dans|a|au|sur|et|parmi|chez|ici|qui|in|on|at|of|here|there|who|one)(?!\\p{L})|[,.;!?)]|\\s{0,5}$)`,
    `(?:${BE_SELF}) (?:(?:une?|des|les?|la|an?|the|tres|trop|very|too|plutot|aussi|half|moitie|la seule|le seul) ){0,2}(?:${COLOUR})(?! (?:ink|paint|screen|box|belt|market|friday|hat|sheep|cab))`,
    '(?:couleur de (?:ma |sa |la |notre )?)peau|(?:ma|sa|notre|my|his|her) (?:couleur|peau|skin|complexion|race)|skin colou?r|(?:ma|mat|mate|noire?|foncee?|claire?) de peau|peau (?:noire|mate|foncee|claire|blanche|brune)|teint (?:mat|fonce|clair|basane|noir)|(?:dark|light|brown|black|fair)[ -]skinned|of colou?r|mes cheveux (?:crepus|frises|afro)|my afro|ena asmer|ena samra|asmer|samra|ka7l?ouch|wsifa?|amazighiy?a?|barbari',
  ].join('|'),
);

const ORIENTED = wholeWords(
  String.raw`(?:mariee?s?|pacsee?s?|fiancee?s?|en couple|vi[st]|married|living|in love|amoureu(?:x|se)|sors|sort) (?:a|avec|to|with|d')(?: une?| an?| another| mon| ma)? ?(?:homme|femme|mec|meuf|nana|man|woman|guy|girl)|deux (?:mamans|papas|meres|peres)|two (?:mums|moms|dads|mothers|fathers)|same[ -]sex|meme sexe|hetero\p{L}{0,8}|straight (?:man|woman|guy|ally)|pansexu\p{L}{1,3}|gender[ -]?fluid|intersex\p{L}{0,2}|gouines?|pede|miboun|louti|transition de genre|my transition|drag (?:queen|king)|enby|deadname`,
);
const RECORD = wholeWords(
  String.raw`plaide\p{L}{0,2} coupable|plead\p{L}{0,3} guilty|pled guilty|found guilty|(?:did|served|doing|serving) (?:my |some |hard )?(?:time|sentence)|served (?:\S{1,9} )(?:months?|years?)(?= for| in| inside|[.,])|behind bars|inmates?|ex-?con|ex-?taulard\p{L}{0,2}|suspended sentence|(?:criminal|driving|drug|sexual|felony|petty) (?:offences?|offenses?|charges?)|charged with \p{L}{3,16}|dui|dwi|shoplift\p{L}{0,3}|vol a l'etalage|mise? en examen|controle judiciaire|(?:jugee?|poursuivie?|inculpee?|fichee?) (?:pour|s) \p{L}{3,16}|recidiv\p{L}{1,4}|stupefiants|stups|conduite en etat\p{L}{0,1}(?: d'?\p{L}{4,12})?|retrait de permis|permis (?:suspendu|retire|annule)|zatla|3arka|ma[7h]kama|(?:el|lel|fel|mel)?-?(?:[7h]abs|sijn|sejn)|purge\p{L}{0,3} (?:ma|sa|une) peine`,
);

const PATTERNS = [WITHOUT_FAMILY, SINGLE, ABILITY, WING, TUNISIAN, LOOKS, ORIENTED, RECORD];

/** Masks statements about anybody's family, abilities, politics, looks, orientation or record. */
export const withoutSaidOfPeople = (text: string): string =>
  PATTERNS.reduce((rest, pattern) => mask(rest, pattern, '[perso]'), text);
