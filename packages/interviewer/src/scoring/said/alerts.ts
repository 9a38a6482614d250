import { fold } from '#/language/normalise';
import type { TextLanguage } from '#/language/stem';

// Sentences that a recruiter wants to check with the person: a safety device put out of action, altered papers, something hidden
// from the boss or a customer, a contemptuous or careless way of working. They change no score; the person's own words are shown.

const SAFETY =
  '(?:securites?|contacts?|capteurs?|alarmes?|detecteurs?|disjoncteurs?|differentiels?|carters?|capots?|protections?|arrets? d.urgence|barrieres? immaterielles?|soupapes?|thermostats?|pressostats?)';
const PAPERS =
  '(?:dates?|factures?|declarations?|papiers?|registres?|releves?|bons?|certificats?|fiches?|heures?|resultats?|chiffres?|documents?|etiquettes?|signatures?|rapports?|justificatifs?|tickets?)';
const GEAR =
  '(?:gants?|casques?|masques?|harnais|lunettes|epi|ceintures?|protections?|gilets?|combinaisons?|chaussures de securite)';
const CHECKS =
  '(?:verifier|controler|peser|mesurer|noter|compter|desinfecter|laver|nettoyer|prevenir|demander|refaire|signaler|declarer|ecrire|lire|tester|recompter|attendre)';
/** « j’ai », « jai », « j’avais », « on a ». */
const HAVE = "(?:j'? ?ai|j'? ?avais|on a|on avait|nous avons)";
const DO = "(?:je|j'|on|nous)";

type Patterns = readonly string[];

const FRENCH: Patterns = [
  // A safety device out of action.
  '(?:shunt|pont)(?:e|es|er|ant|ai|ais|ons)? (?:le|la|les|l|un|une|ce|cette|ma|mon)',
  `${DO} (?:le |la |les |l')?(?:desactive|debranche|neutralise|court-circuite|by-?passe|bloque|force|enleve|retire) (?:le |la |les |l'|un |une )?${SAFETY}`,
  `(?:desactiver|neutraliser|court-circuiter|by-?passer) (?:le |la |les |l'|un |une )?${SAFETY}`,
  // Without protection.
  `${DO} [^.;]{0,60}sans ${GEAR}(?![^.;]{0,25} (?:on|je|nous|il|personne) ne )`,
  `${DO} (?:ne |n')?(?:le |la |les )?(?:mets?|porte|met|utilise|garde) (?:pas|rarement|jamais)(?: toujours)? (?:de |des |d'|le |la |les |mes |mon )?${GEAR}`,
  `${GEAR} (?:c'est |me |nous |ca )?(?:un peu )?(?:gene|ralentit|ralentissent|difficile|embete|derange)`,
  `${GEAR} (?:quand|seulement|juste) [^.;]{0,20}controle`,
  // Altered, invented or false papers.
  `(?:arrang|bidouill|trafiqu|falsifi|antidat|maquill|truqu|gonfl)[a-z]* (?:(?:avec|un peu|bien|aussi|toujours) )*(?:le |la |les |l'|des |un |une |ses |mes |nos |ces )?${PAPERS}`,
  `${DO} (?:change|modifie|corrige) (?:un peu )?(?:la |les |une |des )?dates?`,
  `(?:${DO} |${HAVE} )(?:[a-z']+ ){0,2}(?:fais|fait|signe|met|mets|prepare|donne|utilise) (?:[a-z']+ ){0,2}(?:fausses?|faux) `,
  "(?:payer|paie|declarer|declare) (?:un peu )?moins(?: cher)? (?:de |d')?(?:taxes?|droits?|douane|tva|impots?|charges?|cotisations?)",
  'ou le client (?:paie|paye) moins',
  `${DO} [^.;]{0,40}(?:sans factures?|sans recus?|sans tickets?|sans billets?|sans contrat|sans autorisation|sans licences?|au noir|sans le declarer)`,
  `${DO} (?:le |la |les |l')?(?:remplis|remplit|complete|note|ecris|signe) [^.;]{0,50}(?:de memoire|d'avance|apres coup|a la fin de la semaine|a sa place|a leur place)`,
  // Something hidden from the boss, a customer or a family.
  `${DO} (?:ne |n')?(?:lui |leur |le |l'|en )?(?:dis|dit|parle|previens|declare) (?:rien|pas tout|pas au |pas a la |pas aux |pas a mon |pas a ma |pas toute)`,
  `${HAVE} (?:rien dit|pas dit|cache|dissimule|efface|rien signale)`,
  "sans (?:le |la |lui |en |rien )?(?:dire|signaler|parler|prevenir) (?:a |au |aux |le |la |l')(?:mon |ma |la |l'|le )?(?:chef|patron|patronne|directeur|directrice|responsable|superieur|client|cliente|gerant|gerante|douane)",
  "(?:sans|pour (?:ne )?pas) (?:deranger|inquieter|passer par) (?:le |la |l'|les |mon |ma )?(?:chef|patron|patronne|directeur|directrice|responsable|superieur|mamans?|parents?|clients?|familles?)",
  `sans que (?:le |la |les |l'|mon |ma )?[a-z]+ (?:le |la |les |s'en )?(?:sache|voie|voit|remarque|apercoive)`,
  `${DO} (?:le |la |les |l')?(?:caches?|camoufle|dissimule) (?:ca|cela|le probleme|l'erreur|le defaut|la faute|la verite|le prix)`,
  '(?:en cachette|en douce|ni vu ni connu)',
  '(?:complete|completer|remets|remettre|rajoute|ajoute|mets) (?:moi-meme )?(?:de|avec) (?:ma poche|mon argent)',
  "s'il y a plus[^.;]{0,20}garde",
  '(?:je )?mets de (?:moi|ma poche)|(?:ca )?compense (?:un|le) autre jour|(?:ca )?compense (?:apres|le lendemain)',
  `(?:fais|faire|fait|font) croire`,
  '(?:un|le|des) (?:petits? )?mensonges? (?:pour|c|est|ne|n)',
  "(?:prix|argent|tarif)[^.;]{0,40}(?:n'en parle pas|en parle pas|pas parler|parle pas|apres seulement|verra sur la note|une fois (?:accroche|decide|installe))",
  "(?:de )?pas parler (?:d'|de |du )?(?:argent|prix|tarif)",
  'on (?:ne )?voit pas la difference',
  // Contempt for customers and colleagues.
  "(?:qui|s'il|s'ils|si elle|celui qui|ceux qui)(?: n'| ne )?(?: est| sont|est|sont)? pas contente?s?[^.;]{0,20}(?:va|vont|peut|peuvent|part|partent|sort|sortent|ailleurs|porte)",
  'tant pis pour (?:lui|elle|eux|elles|le|la|les)',
  "c'est (?:pas mon|son|leur) probleme",
  "(?:il|elle|ils|elles|ya|y a) (?:n'a|n'ont|a|ont|avait) qu'a (?!demander)",
  `(?:je|j') (?:l'|les |le |la |lui |leur )?(?:ignore (?:le|la|les) client|engueule|insulte|gifle|frappe|envoie promener|envoie balader|fous dehors|mets dehors)`,
  `${HAVE} (?:gifle|frappe (?:un|une|le|la|mon|ma)|insulte)`,
  '(?:perdre|perds|perd) (?:mon|notre|son) temps avec (?:lui|elle|eux|les|des|un|une)',
  "je (?:le |la |les )?(?:sens|vois|reconnais) (?:tout de suite|des l'entree|a sa tete|a la tete)",
  '(?:ils?|elles?|les clients?|les gens) (?:ne )?(?:comprennent|comprend|connaissent) (?:rien|jamais rien|pas grand chose)',
  // Refusals.
  "pas besoin (?:de formation|de notice|de papier|de regles?|d'aide|de conseil)",
  "c'est pas (?:a moi|mon (?:travail|role|boulot|metier|affaire))",
  'je (?:ne )?(?:fais|nettoie|range) pas (?:le menage|les toilettes|ca moi)',
  // On one's own, against the rule.
  'sans (?:le |la |lui |leur )?demander (?!trop|plus)',
  "sans attendre (?:l'accord|le |la |mon |ma |l'avis|les |l'autorisation|la permission)",
  'je (?:le |la |les )?(?:regle|gere|resous) (?:ca|cela|le probleme|tout|la situation) (?:moi[- ]meme|seule?|a ma (?:facon|maniere)|moi)',
  'prends? (?:le probleme|les choses|la situation|l.affaire) en mains? sans',
  `(?:si|quand) [^.;]{0,40}doute[^.;]{0,25}(?:laisse passer|je passe|je continue|on continue|je fais quand meme|on fait quand meme)`,
  'je vais pas (?:bloquer|refuser|arreter|perdre)',
  '(?:on|je) (?:fait|fais) (?:la demo|le travail|ca) quand meme',
  'quitte a (?:depasser|payer|mentir|forcer|casser|sauter|oublier|risquer|prendre|bricoler)',
  `pas (?:besoin|la peine) de (?:tout |le |la |les |re)?${CHECKS}`,
  `(?:ca |cela )?(?:ne )?sert a rien de ${CHECKS}`,
  "(?:on|je) (?:finit|finis|termine) (?:d'abord )?(?:le|la) (?:lot|commande|serie|production)",
  '(?:comptable|secretaire|chef|equipe|client|labo|atelier) (?:trouvera|se debrouillera|verra apres|corrigera)',
  'je (?:la |le |les )?fais refaire (?:sur|a|par|avec)',
  "(?:au pif|au feeling|(?:c'est|tout est|tout est ecrit) dans (?:la|ma) tete|il faut etre realiste)",
  '(?:faut|vaut mieux) pas (?:trop )?(?:se faire remarquer|poser (?:trop )?de questions|inquieter)',
  'si on est presse',
  "pas besoin d'(?:aller|appeler|ecrire|attendre|expliquer|essayer|un? (?:papier|notice|plan|formation))",
  // Health and food.
  'recongel',
  'tue(?:nt)? (?:les |tous les |tout )(?:microbes|bacteries)',
  `(?:je (?:lui |leur )?(?:donne|mets)|je (?:lui |leur )?donnerais) (?:un |une |le |du |de l'|des )?(?:medicaments?|suppositoires?|sirops?|doliprane|panadol|antibiotiques?|aspirine)`,
  "(?:un suppositoire|une tisane|de l'aspirine)",
  "(?:quelqu'un|un (?:ami|medecin|client|cousin)) qu'on connait",
  "parce que (?:le |la |l')?[a-z]+ je (?:le |la )?connais",
];

/** Words by which somebody needs nothing to be shown or checked; less grave than the others. */
const BOASTS_FR: Patterns = [
  'pas toujours[^.;]{0,20}(?:honnete|franc|avoue)',
  "(?:pas|aucun) besoin (?:qu'on|que l'on) (?:me |m')",
  'rien a (?:apprendre|demontrer|prouver)',
  '(?:une fois|une seule fois|une seule demonstration|une demonstration)(?: ca)? (?:me )?suffit',
  "(?:n'ai|ai) (?:jamais|pas) (?:de|eu de) doutes?(?! sur)|doute n'a (?:guere|pas) sa place",
  '(?:fie|confiance) (?:beaucoup |surtout )?a (?:mon|cette) (?:instinct|flair|oeil|intuition)',
  "(?:a l'instinct|a l'intuition|mon intuition|question d'intuition)",
];

const BOASTS_EN: Patterns = ['matter of intuition|gut feeling|trust my (?:gut|instinct|intuition)'];

const ENGLISH: Patterns = [
  '(?:bypass|disable|jumper|defeat|override|tape over)(?:ed|ing|s)? (?:the |a |that )?(?:safety|sensor|interlock|guard|alarm|switch|breaker)',
  '(?:i|we) [^.;]{0,50}without (?:gloves|a helmet|helmet|goggles|ppe|a mask|a harness|protection)',
  '(?:i|we) (?:do not|don.t|never|rarely) (?:wear|use) (?:the |my |a )?(?:gloves|helmet|goggles|ppe|mask|harness)',
  '(?:backdate|fake|forge|falsif|fudge|doctor)[a-z]* (?:the |a |some |those )?(?:dates?|papers?|invoices?|figures|numbers|reports?|forms?|records?|documents?|signatures?)',
  '(?:i|we) (?:do not|don.t|did not|didn.t|never) (?:tell|report|mention)(?: (?:it|them|him|her|the|my))',
  'without (?:telling|asking|informing) (?:anyone|anybody|the|my|them|him|her)',
  '(?:hide|hid|cover up|covered up) (?:it|the|my) ',
  'off the books|under the table|out of my own pocket',
  '(?:nobody|no one) (?:will |would )?(?:notice|know|see)s?',
  'not my (?:job|problem|business)|(?:their|his|her) problem, not',
  'forget their (?:request|complaint|question)',
  '(?:do not|don.t|no) need (?:to|anyone to) (?:check|ask|tell|measure|weigh|write|show|verify|teach)',
  '(?:i|we) (?:ignore|shout at|yell at|insult) ',
  'just (?:guess|eyeball) ',
];

/** A prohibition, a refusal or a regret before the words: the person speaks against it. */
const AGAINST: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /(?:si (?:j'? ?|on |je )avai[st]|(?:ne |n')?(?:faut|dois|doit|doivent|peut|peux|veux|voulais|voulu) (?:surtout |vraiment |absolument )?(?:pas|jamais)|ne (?:jamais|pas|surtout)|jamais|interdi|refus|evite|eviter|erreur|danger|surtout pas|au lieu|plutot que|pas question|hors de question|honte|regrett|n'aurais|pas bien|pas normal|pas honnete|tricher)[^.;]{0,60}$/u,
  en: /(?:never|not|n.t|refuse|avoid|mistake|danger|instead of|rather than|wrong|regret|ashamed)[^.;]{0,50}$/u,
};
/** Words anywhere in the sentence by which it tells the opposite: a refusal, an admission to the boss, somebody else's fault. */
const OPPOSITE: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /(?<![a-z])c(?:'est)? ?moi (?:qui|ki) |j'? ?ai (?:refuse|dit non)|(?:je|j') ?refuse|je (?:l'|le )?(?:ai|lui ai|leur ai) dit (?:non|que non)|c'est interdit|est interdit|(?:je|j)'? ?l'? ?ai (?:dit|signale|avoue|raconte)|j'? ?ai (?:prevenu|appele|signale|avoue|reconnu)|(?:je|j') (?:le |la )?(?:previens|appelle|signale)|m'a demande|nous a demande|voulai(?:t|ent) (?:que|qu')|me demandai(?:t|ent)/u,
  en: /i refused|i said no|i told (?:my|the)|it is forbidden|not allowed|asked me to|wanted me to/u,
};
/** Another person does it. */
const OTHERS =
  /(?:^|[,:(] ?|(?:et|que|qui|si|quand|ou) )(?:il|elle|ils|elles|mon (?:collegue|chef|patron)|ma (?:collegue|cheffe)|le (?:client|chef|patron|collegue)|la (?:cliente|patronne)|un (?:client|collegue|ouvrier|chauffeur|gars)|les (?:gens|autres|jeunes|ouvriers)|certains|beaucoup|he|she|they|some people) (?:me |m'|le |la |les |l'|ne |n'|y |en ){0,3}[a-z]+(?:ait|aient|e|ent|a|ont|ed|s)? [^.;,]{0,40}$/u;

type Gravity = 'grave' | 'boast';
const LISTS: Readonly<Record<TextLanguage, Readonly<Record<Gravity, Patterns>>>> = {
  fr: { grave: FRENCH, boast: BOASTS_FR },
  en: { grave: ENGLISH, boast: BOASTS_EN },
};
const anyOf = (patterns: Patterns): RegExp => new RegExp(`(?<![a-z])(?:${patterns.join('|')})`, 'gu');
const compiled: Partial<Record<TextLanguage, readonly (readonly [Gravity, RegExp])[]>> = {};
const patternsOf = (language: TextLanguage): readonly (readonly [Gravity, RegExp])[] =>
  (compiled[language] ??= (['grave', 'boast'] as const).map(
    (gravity) => [gravity, anyOf(LISTS[language][gravity])] as const,
  ));
/** Longest part of a sentence that is examined. */
const MOST_CHARACTERS = 600;

/** How grave the words are that a sentence gives to check with the person; null when there are none, or it tells the opposite. */
export function alertOf(sentence: string, language: TextLanguage): Gravity | null {
  const text = fold(sentence.slice(0, MOST_CHARACTERS)).replace(/\s+/g, ' ');
  for (const [gravity, pattern] of patternsOf(language))
    for (const { index } of text.matchAll(pattern)) {
      const before = text.slice(0, index);
      if (AGAINST[language].test(before) || OTHERS.test(before)) continue;
      return OPPOSITE[language].test(text) ? null : gravity;
    }
  return null;
}
