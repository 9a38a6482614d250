import { STOPWORDS } from '#/language/stopwords';
import { isFamiliar } from './ordinary-words.ts';
import { areBeside, level, mask, wholeWords, withPlaceholders, wordsOf, type Choice, type Word } from './rewrite.ts';

// Masks what the law calls sensitive, if said of the writer or their family: health, belief, union, politics, orientation,
// family, origin, criminal record. All patterns match levelled text.

const ILLNESS = wholeWords(
  [
    String.raw`diabet[a-z]{0,20}|cancer[a-z]{0,20}|tumeurs?|tumou?rs?|leucemi[a-z]{0,20}|leuk[a-z]{0,20}|lymphom[a-z]{0,20}|asthm[a-z]{0,20}|epilep[a-z]{0,20}|depress[a-z]{0,20}|anxiete|anxiety|bipolair[a-z]{0,20}|bipolar|schizo[a-z]{0,20}`,
    String.raw`autis[a-z]{0,20}|asperger|tdah?h?|adhd|dys(?:lex|prax|calcul|phas|orthograph)[a-z]{0,20}|begai[a-z]{0,20}|begu[a-z]{0,20}|begaye[a-z]{0,20}|stutter[a-z]{0,20}|stammer[a-z]{0,20}|handicap[a-z]{0,20}|disabilit[a-z]{0,20}|disabled|invalid(?:e|ite|ity)s?|infirm(?:e|ite)s?`,
    String.raw`fauteuil roulant|wheelchair|bequilles?|crutches|prothese[a-z]{0,20}|prosthe[a-z]{0,20}|malvoyant[a-z]{0,20}|non[ -]voyant[a-z]{0,20}|aveugles?|blind(?:ness)?|cecite|surdite|malentendant[a-z]{0,20}|sourde?s?|deaf(?:ness)?|muette?s?|borgne|daltoni[a-z]{0,20}|myop[ei][a-z]{0,20}`,
    String.raw`hernies?|hernia|sciatique|sciatica|lombalgie|lumbago|scoliose|scoliosis|dialys[a-z]{0,20}|insuffisance[a-z]{0,20}|greffe[a-z]{0,20}|transplant[a-z]{0,20}|vih|hiv|sida|aids|seropositi[a-z]{0,20}|hepatit[a-z]{0,20}|tubercul[a-z]{0,20}|hypertension|hypertendu[a-z]{0,20}|hypotension|thyroid[a-z]{0,20}|goitre`,
    String.raw`migraines?|sclerose|sclerosis|parkinson[a-z]{0,20}|alzheimer[a-z]{0,20}|crohn|endometrio[a-z]{0,20}|fibromyalg[a-z]{0,20}|arthr[a-z]{0,20}|rhumat[a-z]{0,20}|rheumat[a-z]{0,20}|psoriasis|eczema|urticaire|vitiligo|acne|zona|shingles|lupus|anemi[a-z]{0,20}|anaemi[a-z]{0,20}|drepanocyt[a-z]{0,20}|sickle cell|thalass[a-z]{0,20}|hemophil[a-z]{0,20}`,
    String.raw`(?:un|mon|son|l)\W{1,2}avc|infarctus|crise cardiaque|heart (?:attack|disease|condition|failure|problems?)|maladie[a-z]{0,20} (?:du |de |des |d'|cardiaque|chronique|rare|auto)[a-z]{0,20}|pacemaker|chimio[a-z]{0,20}|chemo[a-z]{0,20}|radiotherap[a-z]{0,20}|burn[ -]?out|surmenage|alcooli[a-z]{0,20}|alcoholi[a-z]{0,20}|toxicoman[a-z]{0,20}|drogu[a-z]{0,20}|addict[a-z]{0,20}|overdose|anorexi[a-z]{0,20}|boulimi[a-z]{0,20}|bulimi[a-z]{0,20}`,
    String.raw`obes[a-z]{0,20}|allerg[a-z]{0,20}|intoleran(?:ce|t|te) (?:au |a )[a-z]{0,20}|syndrome[a-z]{0,20}|trisomi[a-z]{0,20}|down syndrome|trouble[a-z]{0,20} (?:bipolaire|anxieux|menta|du|de l|alimentaire|musculo)[a-z]{0,20}|psychiatr[a-z]{0,20}|psychotherap[a-z]{0,20}|antidepress[a-z]{0,20}|anxiolytique[a-z]{0,20}|insuline|insulin|fausses? couches?|miscarriage|enceinte|pregnan[a-z]{0,20}|grossesse|conge (?:de )?maternite|maternity leave|menopause|pma|fiv|ivf`,
    String.raw`cirrhos[a-z]{0,20}|ulcer[a-z]{0,20}|gastrit[a-z]{0,20}|colique[a-z]{0,20}|appendic[a-z]{0,20}|hemorroid[a-z]{0,20}|fistule|kystes?|cysts?|fibromes?|polypes?|nodules?|metasta[a-z]{0,20}|melanom[a-z]{0,20}|carcinom[a-z]{0,20}|sarcom[a-z]{0,20}|pneumon[a-z]{0,20}|bronchit[a-z]{0,20}|emphysem[a-z]{0,20}|apnee|apnea|insomni[a-z]{0,20}|narcolep[a-z]{0,20}|vertiges?|acouphenes?|tinnitus|paralys[a-z]{0,20}|paralyz[a-z]{0,20}|hemipleg[a-z]{0,20}|parapleg[a-z]{0,20}|tetrapleg[a-z]{0,20}|myopath[a-z]{0,20}|dystroph[a-z]{0,20}`,
    String.raw`tourette|nevros[a-z]{0,20}|psychos[a-z]{0,20}|psychoti[a-z]{0,20}|paranoi[a-z]{0,20}|phobi[a-z]{0,20}|[a-z]{1,20}phobi(?:e|a|que)s?|tentative de suicide|suicid[a-z]{0,20}|demence|dementia|meningit[a-z]{0,20}|encephal[a-z]{0,20}|malaria|paludisme|palu|dengue|cholera|typhoid[a-z]{0,20}|typhus|peste|lepre|leprosy|rage|rabies|tetanos|tetanus|polio[a-z]{0,20}|rougeole|measles|mumps|oreillons|varicelle|chickenpox|smallpox|variole|scarlatin[a-z]{0,20}|scarlet fever|coqueluche|whooping cough|diphter[a-z]{0,20}|diphther[a-z]{0,20}|grippe|flu|influenza|covid`,
    String.raw`syphilis|herpes|gonorrh[a-z]{0,20}|chlamydi[a-z]{0,20}|blennorrag[a-z]{0,20}|mst|std|gale|scabies|teigne|ringworm|jaundice|jaunisse|rickets|scurvy|scorbut|pellagra|glaucom[a-z]{0,20}|cataract[a-z]{0,20}|conjunctivit[a-z]{0,20}|osteopor[a-z]{0,20}|tendinit[a-z]{0,20}|canal carpien|carpal tunnel|phlebit[a-z]{0,20}|thrombo[a-z]{0,20}|embolie|embolism|anevrism[a-z]{0,20}|aneurysm|angine?|angor|arythmi[a-z]{0,20}|arrhythm[a-z]{0,20}|tachycardi[a-z]{0,20}|cystit[a-z]{0,20}|nephrit[a-z]{0,20}|incontinen[a-z]{0,20}|steril(?:e|ite)|infertil[a-z]{0,20}|impuissan[a-z]{0,20}`,
    String.raw`tension arterielle|blood pressure|cholesterol|varices|fracture[a-z]{0,20}|entorse|amput[a-z]{0,20}|cicatrices?|brulures? au|mucoviscidose|cystic fibrosis|spina bifida|cerebral palsy|multiple sclerosis|spondyl[a-z]{0,20}|mal (?:au|aux|a la|de) (?:dos|genou[a-z]{0,20}|reins?|tete|epaule[a-z]{0,20}|hanche|cou|pieds?|ventre|coeur)|probleme[a-z]{0,20} (?:de |du |au |aux |a la )?(?:sante|dos|coeur|cardiaque[a-z]{0,20}|rein[a-z]{0,20}|foie|poumon[a-z]{0,20}|genou[a-z]{0,20}|peau|vue|audition|tension|thyroide|prostate|nerf[a-z]{0,20}|psy[a-z]{0,20}|respiratoire[a-z]{0,20}|mental[a-z]{0,20}|health)`,
    String.raw`fevers?|rqth|cotorep|mdph|carte d'?(?:invalidite|handicap)|(?:vois|voit|see|sees) (?:que|plus|only)(?: (?:d'un|from one|with one))?(?: seul)?(?: (?:oe?il|eye))?|d'un (?:seul )?oe?il|borgne|hard of hearing|(?:cause d'une|subi une|suite a une) operation|fait operer|ete internee?s?|(?:suivie?s?|voir|vois) (?:par )?un psy[a-z]{0,12}|(?:marche|walk) (?:avec|with) (?:une canne|a cane)|j'entends mal|je vois mal|en moins(?= a la main)|je (?:mesure|pese|fais) \d[\dm,. ]{1,6}(?:m|cm|kg|kilos)|mes tocs?`,
    String.raw`panic (?:attacks?|disorder)|angoisses?|appareils? auditifs?|hearing aids?|lunettes noires|(?:perdu|lost) (?:une?|l'|mon|ma|la|le|my|an?|the) (?:oe?il|bras|main|jambe|doigts?|pied|vue|ouie|sein|rein|eye|arm|hand|leg|finger|sight|hearing)|(?:je|elle|il) boite|boiteu[a-z]{1,20}|limp(?:s|ing)?|en remission|remission`,
    String.raw`(?:mental|health) (?:issues?|problems?|condition)|chronic [a-z]{1,20}|arret maladie|conge maladie|conge longue duree|sick leave|medical leave|longue maladie|cancers?|stroke(?= (?:last|two|in|and|at))`,
  ].join('|'),
);
/** Illnesses, by the endings of such words. */
const BY_ENDING =
  /(?<!\p{L})[\p{L}-]{3,24}(?:oses?|itis|osis|oses|(?:arthr|bronch|gastr|col|cyst|nephr|hepat|mening|ot|sinus|laryng|pharyng|amygdal|rhin|appendic|periton|pancreat|tendin|phleb|dermat|conjonctiv|kerat|uve|prostat|vagin|mast|myos|neur|encephal|card|pleur|enter|diverticul|cellul|gingiv|stomat|spondyl|nevr|burs|synov|fasci|condyl|orch|salping|urethr|arter|vascul|aden|oesophag|rect|parot)ites?|pathies?|pathy|plegi[ea]|emi[ea]|algi[ea]|trophi[ea]|dermi[ea]|urie|uria|manie|mania|omanes?|(?:carcin|lymph|melan|gli|my|angi|aden|fibr|sarc|blast|glauc|hemat|granul|trach)ome?s?)(?!\p{L})/gu;
/** Words about the writer or a relative directly before an illness. */
const DIRECTLY =
  /(?<!\p{L})(?:je suis|jsuis|chui|suis|i.?m|i am|j'? ?ai|jai|j'? ?avais|j'? ?etais|i have|i had|i was|ma|mon|mes|my|souffr\p{L}{0,20}|suffer\p{L}{0,20}|(?:mere|pere|frere|soeur|fils|fille|mari|femme|epou(?:x|se)|enfant|mother|father|brother|sister|son|daughter|wife|husband) (?:est|a|etait|avait|is|has|was|had))(?: (?:(?:un|une|de|la|le|d|l|des|du|a|an|very|tres|eu|fait|had|been|depuis|toujours|ne|nee|suivie?|devenue?|atteinte?|malade|aussi|also|grave|severe|\p{L}{4,12}) ?){0,3})? ?'?$/u;
/** Words that are hardly ever said of customers. */
const OF_SELF_ONLY = /^(?:fiv|pma|ivf|fausses? couches?|fauteuil roulant|wheelchair|rqth|mdph|aah)$/;
/** Words about patients, pupils and customers, whose illnesses say nothing about the writer. */
const AT_WORK =
  /(?<!\p{L})(?:patient\p{L}{0,20}|resident\p{L}{0,20}|client\p{L}{0,20}|clinique|service|eleves?|pupils?|students?|beneficiaires?|customers?|ordonnance|pharmacie|prescription|guests?|unite|infirmier\p{L}{0,20}|collegue\p{L}{0,20}|colleague\p{L}{0,20}|il|elle|lui|he|she|him)(?!\p{L})/u;

/** Phrases before an illness, a treatment or a weakness of the writer. */
const TELLS_ILLNESS = new RegExp(
  String.raw`((?<!\p{L})(?:` +
    [
      String.raw`souffr[a-z]{1,20}|suffer[a-z]{0,20}(?: from)?|atteinte?s?|diagnos[a-z]{1,20}(?: with)?|depist[a-z]{1,20}|operee?s?|hospitalisee?s?|soignee?s?|suivie?s?(?= (?:\S{1,20} )?(?:pour|a l))|traitement|treatment|treated|medicine|medication|medicaments?|cachets|pilules|therapie|recovered|recovering|gueri[a-z]{0,20}|remise?|sortie?s? d|survivante?s?|survivor|porteu(?:r|se)s?|victime|malade|crises?|attaques?|convalescence|rechute|(?:je |i )(?:prends|take)(?= )|(?:suis|est|am|i.?m) (?:sous|on)|arret(?: de travail| maladie)(?= pour)|absente?s?(?= pour)|conge(?= pour)`,
      "(?:j'? ?ai|jai|i(?: still)? have|i had|i'? ?ve|i got|j'? ?avais|(?:mere|pere|fils|fille|mari|femme|frere|soeur|enfant|bebe|mother|father|son|daughter|wife|husband|brother|sister) (?:a|avait|has|had|have)|attrape|contracted|caught) (?:eu |attrape |toujours |had )?(?:une|un|des|de l|de la|du|an?)",
      '(?:a cause|because|due|malgre|despite|in spite|en raison|cause|living with|vis avec|vit avec)(?: de| of| to)? (?:ma|mon|mes|my|sa|son|ses|his|her|une|un|la|le)|(?:i|he|she|wife|husband|mother|father|son|daughter|brother|sister|mom|dad) (?:have|has|had|got|suffers)|because of',
    ].join('|') +
    String.raw`)(?:(?: |')(?:pour|contre|for|from|with|of|a|au|aux|de|d|du|des|la|le|l|les|une?|ma|mon|mes|my|the|an|it|depuis|severe|chronique|legere?|grave|forte|mild|serious|petite|grosse|maladie|disease|cause|hopital|hospital|clinique|domicile|travail|\d{1,2}|ans|mois|jours|semaines)){0,5}(?: |'))`,
  'gu',
);
/** Phrases after which even an ordinary word is an illness. */
const SURELY =
  /diagnos|depist|(?:souffr|suffer)|traitement (?:pour|contre)|treat[a-z]{2,4} for|recover|hospitalis|arret maladie/;
/** Endings of ordinary words that follow the same phrases in any answer. */
const VERB_END = /(?:ait|aient|ais|er|ez|ons|ant|ir|ed|ing|ly|ment|able|ible|ful)$/;
/** Endings of participles, adjectives and occupations, which describe the writer and hardly ever name a group. */
export const SAID_OF_SELF =
  /(?:eux|euses?|ifs?|ives?|ees?|ies?|us|ues|[^i]eurs?|rices?|ieres?|iers?|iciens?|iciennes?|logues?|graphes?)$|^(?:reception|standard|graph|garag|fleur|dent|pharmac|electric|jur|model|styl|car|machin|chauffag|visag|paysag|econom|journal|document|documental|special|general|anal|motor|carross|manutention|perfection|optim|real|pessim|urban|etalag|pian|art|cycl|public|telephon|prothes|opportun|hygien|nutrition|diet|recrut|projection|ebn|bouqu|galer|anesthes|oculist|ocul|alarm|frigor|climat)istes?$/;

const CREED = wholeWords(
  [
    String.raw`(?:c'? ?est|c|it'?s|is) haram|haram (?:pour|for|chez) (?:moi|nous|me|us)|musulman[a-z]{0,20}|muslim[a-z]{0,20}|islam[a-z]{0,20}|sunnites?|sunni|chiites?|shiites?|shia|soufis?[a-z]{0,20}|sufi[a-z]{0,20}|ibadite[a-z]{0,20}|alaouite[a-z]{0,20}|druzes?|ismaeli[a-z]{0,20}|salafi[a-z]{0,20}|wahhabi[a-z]{0,20}|freres? musulmans?|hezb[a-z]{0,20}|chretien[a-z]{0,20}|christian[a-z]{0,6}|catho(?:lique)?s?|catholic[a-z]{0,20}|protestant[a-z]{0,20}|evangeli[a-z]{0,20}|pentecot[a-z]{0,20}|pentecost[a-z]{0,20}|orthodoxes?|orthodox|copte?s?|coptic|maronit[a-z]{0,20}|melkit[a-z]{0,20}|baptistes?|baptists?|methodist[a-z]{0,20}|calvinist[a-z]{0,20}|lutherien[a-z]{0,20}|lutheran[a-z]{0,20}|anglican[a-z]{0,20}|presbyter[a-z]{0,20}|quakers?|adventist[a-z]{0,20}|mormon[a-z]{0,20}|jehovah|puritan[a-z]{0,20}|huguenot[a-z]{0,20}|jansenist[a-z]{0,20}|jesuit[a-z]{0,20}|franciscain[a-z]{0,20}|franciscan[a-z]{0,20}|dominicain[a-z]{0,20}|benedictin[a-z]{0,20}|carmelit[a-z]{0,20}|born again`,
    String.raw`juifs?|juives?|jews?|jewish|judaism[a-z]{0,20}|judaique|israelites?|hassidi[a-z]{0,20}|rabbins?|rabbis?|sionist[a-z]{0,20}|zionist[a-z]{0,20}|bouddhi[a-z]{0,20}|buddhi[a-z]{0,20}|hindou[a-z]{0,20}|hindu[a-z]{0,20}|sikhs?|jaini?sm[a-z]{0,20}|jains?|taois[a-z]{0,20}|shinto[a-z]{0,20}|zoroast[a-z]{0,20}|bahai[a-z]{0,20}|rasta[a-z]{0,20}|animist[a-z]{0,20}|vaudou|voodoo|paiens?|paiennes?|pagans?|heathen[a-z]{0,20}|idolatr[a-z]{0,20}|chaman[a-z]{0,20}|shaman[a-z]{0,20}|irreligi[a-z]{0,6}|gentiles?|athee?s?|atheis[a-z]{0,20}|agnosti[a-z]{0,20}|deist[a-z]{0,20}|theist[a-z]{0,20}|libre[ -]penseu[a-z]{0,20}|freethinker[a-z]{0,20}|laicard[a-z]{0,20}|mecreant[a-z]{0,20}|infideles?|infidels?|heretiques?|heretics?|schismatiq[a-z]{0,20}|apostat[a-z]{0,20}|apostate[a-z]{0,20}|francs?[ -]macons?|freemason[a-z]{0,20}|theosoph[a-z]{0,20}`,
    String.raw`croyante?s?|believers?|religi(?:on|ons|eux|euse|euses|ous)|pieux|pieuses?|pious|devote?s?|devout[a-z]{0,20}|bigote?s?|pratiquante?s?|fideles?|worship[a-z]{0,20}|mosquees?|mosques?|masjid|eglises?|church(?:es)?|chapelle|synagogues?|messe|bibl(?:e|ique)s?|coran[a-z]{0,20}|qur'?an[a-z]{0,20}|koran|evangile|gospel|torah|talmud|imams?|muezzin|mollahs?|mullahs?|ayatollah|marabouts?|pretres?|priests?|moines?|monks?|nonnes?|nuns?|abbe|eveques?|bishops?|pasteurs?|pastors?|diacres?|deacons?|vicaires?|seminarist[a-z]{0,20}|missionnaires?|missionar[a-z]{0,20}|evangelists?|prophete|clergy[a-z]{0,20}|cure de|enfant de choeur|convertie?s?|converts?|baptise[a-z]{0,20}|bapteme|baptism|pelerin[a-z]{0,20}|pilgrim[a-z]{0,20}|saints?(?!-)`,
    String.raw`port[a-z]{1,20} (?:une|la|ma) croix|wear (?:a|my) cross|(?:j'?ai|ma|my|have) (?:la )?(?:foi|faith)(?! (?:de|que|en moi))|(?:mange|consomme|bois|drink|eat|touche|sers) (?:pas|jamais|plus|no|any) ?(?:de |d')?(?:porc|alcool|vin|pork|alcohol)|nsalli|nsalliw|nsoum|nsoumou|prieres?|prayers?|prays?|prayed|praying|(?:je |on |de |pour |et )(?:prier|prie|priais|prions)(?! (?:de|d'|bien))|je? ?jeun(?:e|ais|er)|jeuner|le jeune(?= (?:du|de|pendant))|fasting|(?:mon|my|fais|faire|during|observe|jeune[a-z]{0,20}|pendant|respecte) (?:le )?ramadan|careme|(?:for|during|observe) lent|l'?aid(?= )|eid|hadj|hajj|omra|umrah|pelerinage|pilgrimage|sabbat|shabbat|sabbath|yom kippour|kippour|paques|easter|hijab|jilbab|niqab|voilees?|(?:suis|est|etre|etais) voilee?|(?:porte|porter|portais|mets|mettre|wear[a-z]{0,20}) (?:le|un|mon|a|the|my) (?:voile|foulard|veil|scarf)|headscarf|turban|kippa|halal|kosher|casher|allah|hamdoul[a-z]{0,20}|amdoul[a-z]{0,20}|inch ?allah|spirituel[a-z]{0,20}`,
  ].join('|'),
);
const UNION = wholeWords(
  [
    String.raw`ugtt|u\.g\.t\.t\.?|cgt|cgtt|cfdt|cftc|cfe[ -]cgc|cgc|fo|force ouvriere|sud(?: rail| ptt| solidaires| sante)|solidaires|unsa|utt|udt|ugta|umt|cdt|ugtm|cnts|ugtci|ogtt|uget|ugte|snjt|unef|fsu|snes|fgtb|csc|cgslb|cgil|cisl|uil|ccoo|ugt|ig[ -]?metall|ver\.?di|dgb|gmb|unison|unite the union|rmt|nut|tuc|afl[ -]cio|seiu|teamsters|cosatu|nlc|utica|conect|syndi[a-z]{0,20}|(?:trade |labou?r )?unions?(?= (?:member|delegate|representative|activist|rep|leader|man|steward|meeting|fee))|(?:in|joined|join|of|the|a|my) (?:the |a |my )?(?:trade |labou?r )?union(?! (?:europe|of|europ))|unioni[sz][a-z]{0,20}|shop steward|union steward|sit-?ins?|union (?:des|generale|nationale|regionale) \p{L}{1,20}(?: \p{L}{1,20})?|grevistes?|(?:fait|faire|faisait|faisais|en|la|une|de|piquet de) greves?|on strike|strikers?|went on strike|deleguee?s? (?:du personnel|syndica[a-z]{0,20}|des? (?:salaries|ouvriers|travailleurs))|comite d'entreprise|prud'?hommes?`,
  ].join('|'),
);
const POLITICS = wholeWords(
  String.raw`autonomist[a-z]{0,3}|separatist[a-z]{0,3}|independantist[a-z]{0,3}|souverainist[a-z]{0,3}|regionalist[a-z]{0,3}|patriot[a-z]{0,4}|cocardi[a-z]{2,4}|chauvin[a-z]{0,4}|tete de liste|liste electorale|(?:elections? |aux )(?:municipales|legislatives|presidentielles?)|conseill[a-z]{1,4} municipal[a-z]{0,3}|ennahdha|nahdha|nidaa(?: tounes)?|qalb tounes|attayar|al karama|front populaire|rcd|pdl|poct|istiqlal|fln|pjd|front national|rassemblement national|la france insoumise|lfi|podemos|labour party|tory|tories|republican party|democrats?|afd|(?:le |un |mon |du |au |d'un )?parti (?:destourien|communiste|socialiste|ouvrier|politique|republicain|democrate|vert|ecologiste|islamiste|travailliste)[a-z]{0,20}|political party|(?:vot\p{L}{1,20}|sympathis\p{L}{1,20}|milit\p{L}{1,20}|campaign\p{L}{1,20}|manifest\p{L}{1,20}|partisane?s?|protested|rallied|support\p{L}{0,20}) (?:du parti|pour|contre|a|de|du|d'|for|against|of)(?: (?:la|le|les|l'|the|un|une))?(?: (?=\p{L})|(?<='))(?!nom|son|mon|pomme|clien|team)\p{L}{3,}|militante?s?|milite[a-z]{0,20}|militant[a-z]{0,20}|activis[a-z]{0,20}|opposante?s?|dissident[a-z]{0,20}|bureau de vote|(?:j'?ai|je|toujours|i|always|i'?ve|nous avons|on a|famille) (?:toujours |always )?(?:vot[a-z]{1,20}) (?:pour |contre |for |against |a )?\p{L}{1,20}|gauchis[a-z]{0,20}|commies?|communis[a-z]{0,20}|socialis(?:te|t|me|m)s?|marxis[a-z]{0,20}|leninis[a-z]{0,20}|trotsk[a-z]{0,20}|maoist[a-z]{0,20}|maoiste[a-z]{0,20}|stalinien[a-z]{0,20}|bolche[a-z]{0,20}|anarchi[a-z]{0,20}|libertaires?|islamist[a-z]{0,20}|nationalis[a-z]{0,20}|royalis[a-z]{0,20}|monarchis[a-z]{0,20}|fascis[a-z]{0,20}|liberaux|conservateurs?|republicain[a-z]{0,20}|democrates?|ecologistes?|altermondialist[a-z]{0,20}|feminist[a-z]{0,20}|pacifist[a-z]{0,20}|reformist[a-z]{0,20}|radical[a-z]{0,20} de|panarab[a-z]{0,20}|baathist[a-z]{0,20}|baasist[a-z]{0,20}|nasserien[a-z]{0,20}|destourien[a-z]{0,20}|(?:suis|etais|est|sommes|famille|vote\p{L}{0,20}|parti) (?:plutot |tres )?(?:de |a )(?:l'?extreme )?(?:la )?(?:gauche|droite)|extreme (?:gauche|droite)|left[ -]wing[a-z]{0,20}|right[ -]wing[a-z]{0,20}|revolutionnaires?|revolutionar[a-z]{0,20}|prison[a-z]{0,20}|detenue?s?|casier(?: judiciaire)?|criminal record|condamne[a-z]{0,20}|garde a vue|arretee?s? (?:pendant|par la police|lors|par les)(?: (?:la|le|les|une|des))? ?\p{L}{1,20}|jail[a-z]{0,20}|arrested|convicted|bracelet electronique`,
);
const ORIENTATION = wholeWords(
  String.raw`mithli[a-z]{0,3}|homosexuel[a-z]{0,20}|homosexual[a-z]{0,20}|gays?|homo|lesbien[a-z]{0,20}|lesbians?|bisexuel[a-z]{0,20}|bisexual|transgenres?|transgender|transsexuel[a-z]{0,20}|non[ -]binaire|non[ -]binary|lgbt[a-z]{0,20}|queer|asexuel[a-z]{0,20}|coming out`,
);
const KIDS =
  '(?:enfants?|gosses|bebes?|kids?|child(?:ren)?|fils|filles|jumeaux|twins|garcons?|bambins|boys|girls|sons|daughters)';
const NUMBERED = '(?:\\d|un|une|deux|trois|quatre|cinq|six|one|two|three|four|five|six)';
const FAMILY = wholeWords(
  `(?:je (?:mesure|fais)|du haut de mes?|i'?m|i am|haute? comme) (?:1|un) ?m(?:etre)? ?(?:\\d{2}|\\p{L}{4,12})|je pese \\d{2,3} ?(?:kilos?|kg)|i weigh \\d{2,3} ?(?:kilos?|kg|pounds|lbs)|(?:un|une|deux|trois|quatre|cinq|six|dix|\\d{1,2}|quelques|peu|pas loin|proche|pres|loin|an|annees?|ans|mois)(?: (?:ans?|annees?|mois|d'annees?))? (?:de|avant|a) (?:la |ma )retraite|(?:years?|months?) (?:from|before|to|off|away from|short of) (?:my )?retir(?:ement|ing)|(?:close to|near|nearing|before|approaching) retirement|(?:je suis|jsuis|chui|je sui|suis|ne|nee|gamine?|enfant|classe) (?:plutot )?(?:de|en) (?:l'annee )?(?:19[4-9]|20[01])\\d|(?:separee?|divorcee?|seule?|veuve?|solo|a charge|responsable) (?:avec|de) (?:mes )?${NUMBERED} ${KIDS}|(?:en couple|in a relationship|pacsee?|vis)(?: avec (?:une?|mon|ma) (?:femme|homme|copain|copine|ami|amie|compagne|compagnon))|en couple|in a relationship|(?:mes|my) ${NUMBERED} (?:petits?|petites?|little ones)|famille nombreuse(?: de \\d{1,2})?|mariee?s?(?: (?:et )?(?:avec|with|pere de|mere de) ${NUMBERED} ${KIDS})?|(?:got |am |was |i.?m |are |be )married(?: with ${NUMBERED} ${KIDS})?|divorc[a-z]{0,20}|separee? (?:de|d')|celibataires?|veufs?|veuves?|widow[a-z]{0,20}|fiancee?s?|engaged to|pacse[a-z]{0,20}|concubin[a-z]{0,20}|single (?:mom|mum|mother|dad|father|parent|man|woman)|i am single|i'm single|(?:mere|pere|maman|papa|parent) (?:celibataire|isolee?|seule?|au foyer)|(?:mere|pere|maman|papa|father|mother|mom|mum|dad|parent)(?: (?:solo|seule?|heureux|heureuse|fier|fiere|proud|isolee?|celibataire))? (?:de|d'|of) (?:${NUMBERED}(?: (?:petits?|petites?|jeunes|grands|young|little|small))? ?${KIDS}?|famille|jumeaux|twins)|(?:mes|my|mon|ma|nos|our|ses) (?:(?:\\d|[a-z]{1,20}) )?${KIDS}|(?:j'?ai|jai|avons|i have|have|eleve[a-z]{0,20} (?:seule? )?(?:mes )?|raising) ${NUMBERED} (?:petits? |petites? |jeunes |young |little |small )?${KIDS}|${NUMBERED} ${KIDS}(?= a (?:charge|elever|nourrir))|(?:mon|ma|my|notre) (?:mari|femme|epoux|epouse|conjointe?|compagne|compagnon|copain|copine|petit ami|petite amie|husband|wife|boyfriend|girlfriend|partner|fiancee?|ex(?:[ -](?:mari|femme|husband|wife))?)(?: est au chomage)?|orphelin[a-z]{0,20}|orphans?|adoptee?s?|allaite[a-z]{0,20}|accouche[a-z]{0,20}|(?:j.? ?)?atten[a-z]{0,2} (?:une?|mon|notre|des) (?:bebe|bb|petit|enfant|premier|jumeaux|heureux)|garde (?:alternee|partagee|exclusive|de mes enfants)|shared custody|custody|heureux evenement|expecting (?:a|our|my|twins)[a-z]{0,20}|breastfeed[a-z]{0,20}`,
);
const ORIGIN = wholeWords(
  String.raw`(?:moitie|mi[ -]|half) ?\p{L}{2,}(?:iens?|iennes?|ains?|aines?|ais|aises?|ois|oises?|oles?|andes?|ecques?|cans?|ians?|ish|ese)(?=(?: par| et moitie| by|,|\.|$))|(?:d'|des )origines? \p{L}{1,20}|\p{L}{1,20} descent|kabyles?|berberes?|amazigh[a-z]{0,20}|touaregs?|bedouins?|arabes? d'|arab|black (?:man|woman|person|guy)|i am black|noire? de peau|peau (?:noire|mate|foncee)|(?:suis|est|am) (?:un |une )?(?:noire?|metisse?|blanche?|arabe|gitane?|tsigane|rom|roms)|refugiee?s?|refugees?|immigr[a-z]{0,20}|asylum[a-z]{0,20}|demandeu(?:r|se) d'asile|sans[ -]papiers|undocumented|(?:de )?nationalite \p{L}{1,20}|double nationalite|carte de sejour|titre de sejour|work permit|malien(?:ne)?s?|guineen(?:ne)?s?|congolais(?:e)?s?|nigerian(?:e)?s?|egyptien(?:ne)?s?|syrien(?:ne)?s?|palestinien(?:ne)?s?|mauritanien(?:ne)?s?|burkinabe[a-z]{0,20}|beninois[a-z]{0,20}|togolais[a-z]{0,20}|gabonais[a-z]{0,20}|tchadien[a-z]{0,20}|nigerien[a-z]{0,20}|ghaneen[a-z]{0,20}|soudanais[a-z]{0,20}|somalien[a-z]{0,20}|ethiopien[a-z]{0,20}|erythreen[a-z]{0,20}|irakien[a-z]{0,20}|yemenite[a-z]{0,20}|afghane?s?|pakistanais[a-z]{0,20}|turque?s?|kurdes?|libanais[a-z]{0,20}|jordanien[a-z]{0,20}|rwandais[a-z]{0,20}|haitien[a-z]{0,20}|comorien[a-z]{0,20}`,
);
/** Phrases about the writer or their family, after which an uncommon word names a group. */
const SELF = new RegExp(
  String.raw`((?<!\p{L})(?:je suis|chui|jsuis|nous sommes|on est|i am|i.?m|we are|en tant que?|as an?|suis devenue?s?|became|ne(?:e)?s? dans une famille|famille|family|` +
    String.raw`(?:mere|pere|mari|femme|frere|soeur|parents|oncle|tante|cousine?|fils|fille|grands?[ -]parents|mother|father|brother|sister|wife|husband|uncle|aunt|son|daughter|parents|raised by|eleve[a-z]{0,20} par)(?: (?:est|etait|etaient|sont|is|was|are|were))?|croyances|foi|faith|vote\p{L}{0,20}|milit\p{L}{1,20})` +
    "(?:(?: |')(?:un|une|a|an|the|de|d|des|la|le|l|pour|chez|groupe|mouvement|parti|party|tres|plutot|devenue?|dans|aussi|also|very|toujours|trop|from|strict|stricte|proud|member of|of)){0,3}(?: |'))",
  'gu',
);
/** Phrases with an origin; without such a phrase the same word may be a language. */
const FROM_THERE =
  /(?<!\p{L})((?:je suis|chui|jsuis|suis|i am|i.?m|ne|nee|(?:mere|pere|mari|femme|parents|famille|mother|father|wife|husband|parents|family) (?:est|sont|is|are))(?: (?:un|une|a|an|d'origine|de|half|originaire|moitie)){0,3} )(?:francais|italien|allemand|espagnol|portugais|anglais|turc|turque|russe|chinois|japonais|indien|belge|suisse|canadien|americain|algerien|marocain|tunisien|libyen|egyptien|roumain|polonais|ukrainien|bresilien|africain|europeen|asiatique|vietnamien|serbe|albanais|grec|grecque|irlandais|british|french|german|italian|spanish|portuguese|russian|chinese|indian|american|turkish|polish|african|asian|european|pakistani|bangladeshi|kenyan|ghanaian|nigerian|somali|sudanese|ethiopian|lebanese|syrian|iraqi|iranian|jordanian|egyptian|foreign|etranger)(?:ne|e|es|nes|s)?(?!\p{L})/gu;
/** Acronyms and names of unions and parties, after a word for the role of a member. */
const MEMBER = new RegExp(
  String.raw`((?<!\p{L})(?:adher[a-z]{1,20}|membres?|member|encartee?s?|cotis[a-z]{1,20}|delegue?e?s?|elue?s?|representante?s?|representative|steward|section|bureau|responsable|secretaire|militante?|tract[a-z]{0,20}|carte|local|permanente?|avec|joined|rejoint)(?: (?:du bureau|du|de|de la|de l|a|a la|au|aupres de|for|of|the|la|le|in|chez|with|syndical[a-z]{0,20})){1,3}(?: |'))([a-z]{2,12}(?:[ -][a-z]{2,12})?)(?= (?:de |du |dans |dans|depuis|since|on |in |at |l'|et |and |pour |a l)|[.,;]|\s*$)`,
  'gmu',
);

/** Masks up to two words after a pattern, as long as `isMasked` accepts them. */
function maskAfter(text: string, pattern: RegExp, isMasked: (word: string, before: string) => boolean): string {
  const words = wordsOf(text);
  const byStart = new Map(words.map(({ at }, index) => [at, index]));
  const marked = new Map<number, string>();
  for (const found of level(text).matchAll(pattern)) {
    const start = byStart.get(found.index + (found[1]?.length ?? 0));
    if (start === undefined) continue;
    for (let index = start; index < start + 2; index++) {
      const word: Word | undefined = words[index];
      if (!word || (index > start && !areBeside(text, words[index - 1], word))) break;
      if (!isMasked(word.word, found[1] ?? '')) break;
      marked.set(index, '[perso]');
    }
  }
  return withPlaceholders(text, words, marked);
}

/** Masks health, belief, union, politics, orientation, family, origin and record of the writer. */
export function withoutPrivateLife(text: string, names: ReadonlySet<string>, keep: ReadonlySet<string>): string {
  const strange = (word: string): boolean =>
    word.length >= 4 && !isFamiliar(word, keep) && !STOPWORDS.fr.has(word) && !VERB_END.test(word);
  const unlessName: Choice = ([found]) => (names.has(found) || keep.has(found) ? null : '[perso]');
  let result = maskAfter(text, TELLS_ILLNESS, (word, before) =>
    SURELY.test(before) ? word.length >= 4 && !STOPWORDS.fr.has(word) && !STOPWORDS.en.has(word) : strange(word),
  );
  result = mask(result, ILLNESS, (found, plain) => (isOwnHealth(found, plain) ? '[perso]' : null));
  result = mask(result, BY_ENDING, (found, plain) =>
    strange(found[0]) && isOwnHealth(found, plain) ? '[perso]' : null,
  );
  for (const pattern of [CREED, UNION, POLITICS, ORIENTATION]) result = mask(result, pattern, unlessName);
  result = maskAfter(result, SELF, (word) => strange(word) && !SAID_OF_SELF.test(word) && !names.has(word));
  result = mask(result, FROM_THERE, '[perso]');
  result = mask(result, MEMBER, ({ 2: name = '' }) =>
    name.split(/[ -]/).some((word) => !isFamiliar(word, keep)) ? '[perso]' : null,
  );
  return mask(mask(result, FAMILY, unlessName), ORIGIN, unlessName);
}

function isOwnHealth({ index, 0: found }: RegExpExecArray, plain: string): boolean {
  if (OF_SELF_ONLY.test(found)) return true;
  if (DIRECTLY.test(plain.slice(Math.max(0, index - 45), index))) return true;
  const near = plain.slice(Math.max(0, index - 90), index + found.length + 60).replace(/'/g, ' ');
  return !AT_WORK.test(near);
}
