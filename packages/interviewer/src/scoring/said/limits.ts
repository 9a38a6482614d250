import { fold } from '#/language/normalise';
import type { TextLanguage } from '#/language/stem';

// Limits that people state in passing: « Excel je me débrouille, pas plus ». The patterns match more than those of `admits`,
// which decide on reasons.

const LIMITS: Readonly<Record<TextLanguage, readonly string[]>> = {
  fr: [
    'pas (?:mon|ma|notre) (?:point |gros point )?(?:fort|forte|specialite|truc|domaine|cote fort)',
    '(?:me debrouille|on se debrouille),? (?:pas plus|sans plus|un peu|juste|mais|c.est tout)',
    '(?:devrais|devrai|dois) (?:me |encore )?(?:reviser|revoir|(?:l.|le |la |les )?(?:re)?apprendre|former)',
    "(?:faudrait|faudra|faut) (?:me |m'|que je |qu'on (?:me |m'))(?:l.|le |la |les )?(?:revise|revoie|(?:re)?apprenne|apprendre|montre|explique|forme)",
    '(?:je suis|suis|je reste|je me sens) (?:encore |un peu |plutot |assez |tres ){0,3}(?:faible|moyen|moyenne|nul|nulle|debutante?|lente?|limitee?|rouillee?)',
    "j'? ?ai (?:encore |un peu |toujours )?(?:du mal|des difficultes|des lacunes)",
    "(?:c'est|c|c'etait|ces) (?:surtout |plutot |toujours )?(?:pas moi qui (?!sign|decid|ai|avais|choisi)|(?:notre|mon|ma|le|la|les|un|une) [a-z]+(?: [a-z]+)? qui (?:le |la |les |s'en |l'|l )?(?:fait(?! mal)|fesait|faisait|faisaient|depose|deposait|occupe|occupait|gere|gerait|regle|reglait|calcule|calculait|tenait))",
    "c'? ?(?:est |etait )?surtout (?:notre|mon|ma|le|la) [a-z]+(?! (?:que|qu'|de|du|d'|et|qui)(?![a-z]))",
    '(?:pas|jamais ete) (?:le |la )meilleure?',
    "(?:qu'en|seulement en|juste en|uniquement en) (?:accompagnant|accompagnement|cours|theorie|stage|observation|aidant|video)",
    '(?:juste|seulement|simplement) (?:aide|vu|regarde|observe|tenu|lu|accompagne)',
    "(?:je )?n'ai (?:fait|vu) que |j'ai que (?:vu|fait|regarde)",
    '(?:je )?(?:prefere|tiens a) (?:le |vous le )(?:dire|preciser)',
    "(?:veux|vais|voudrais|prefere) pas (?:vous )?(?:mentir|inventer|dire (?:n'importe|de betise))",
    "(?:je )?(?:ne |n')?(?:l'|le |la |les |y |en ){0,3}(?:ai|suis) (?:encore )?jamais (?:vraiment )?(?:fait|utilise|travaille|touche|pratique|gere|ouvert|appris|conduit|regle|pose|vendu|dirige|tenu|eu (?:de|a)|ete forme)",
    "(?:vu|fait|utilise|pratique|connu|touche) (?:ca |cela )?qu'(?:en|au|a|a l'|une fois|un peu)",
    '(?:^|[.;] ?)(?:non,? )?rien (?:pour|avec|sur|au|en|du cote|comme) ',
    '(?:avec|sur|en|pour) [^.;,]{3,40} jamais(?:$| ?[.,;])',
    "(?:les|le|la|l') ?[a-z]+ (?:non,? )?jamais(?:$| ?[.,;])",
    "en train d'apprendre|j'? ?apprends encore",
    '(?:ouvert|fait|utilise|vu|pratique|monte|conduit) (?:seulement|juste|que) (?:une?|deux|trois|quelques|un peu)',
    'un seule? [a-z-]+(?: de [0-9]+ [a-z]+)?,? les autres',
    'pars (?:presque |un peu )?de zero',
    'jai jamais (?:fait|utilise|travaille|touche|pratique|gere|regle)',
    '(?:^|[.,;:] ?)(?:[a-z]+,? )?(?:non,? )?(?:jamais|pas encore|rien) (?:fait|utilise|touche|pratique|appris)',
    "n'ai (?:pas|rien) (?:encore )?(?:fait|gere|suivi|eu|appris|utilise|vu)(?! (?:le choix|peur|honte|hesite|de mal|d'accident|d'erreur|de probleme|besoin|envie|pu|l'impression))",
    '(?:connais|maitrise) (?:pas|mal|moins|peu|tres peu|a peine|encore mal|pas bien|pas encore|que comme)',
    '(?:je )?(?:ne )?(?:le |la |les )?sais pas (?:exactement|trop|bien|encore|vraiment|faire|comment|les|le|la|utiliser|si je)',
    "pas (?:encore |vraiment |beaucoup |trop )?d'experience",
    '(?:je )?(?:panique|stresse|bloque) (?:un peu|vite|facilement)',
    '(?:a|au) proprement parler',
    "jusqu'ici (?:je n'ai|j'ai) (?:que|seulement)",
  ],
  en: [
    'not my (?:strong|strength|strong point|speciality|field)',
    '(?:i|i.d) (?:would |will |should )?(?:need|have|like) to (?:learn|revise|be trained|be shown)',
    'i (?:am|m) (?:still |a bit |rather |quite ){0,3}(?:weak|a beginner|slow|new to|average|not (?:good|strong|sure|used to))',
    'i (?:only|just) (?:watched|saw|helped|assisted|read about)',
    'i (?:have |.ve )?never (?:really |actually )?(?:done|used|worked|touched|handled|managed|run|driven|opened|learned|been trained)',
    'i (?:haven.t|have not|didn.t|don.t) (?:really |yet |actually )?(?:done|used|worked|know|learned|had to|have experience)',
    'i (?:do not|don.t) want to (?:lie|pretend|make)',
    'it was (?:mostly |always )?my [a-z]+ who ',
  ],
};

/** A statement about others, about earlier times, about a rule of conduct, or a boast. */
const NOT_A_LIMIT =
  /(?<![a-z])(?:il|elle|ils|elles|lui|he|she|they) (?:n'?|ne )?(?:a|ont|avait|avaient|connait|sait|savait|connaissait|had|has|have|did|knew)|(?<![a-z])(?:au debut|au depart|avant je|a l'epoque|at first|back then|in the beginning)(?![a-z])|promet|promis|pretend|(?<![a-z])(?:chez vous|vos|votre|your)(?![a-z])|tant qu'(?:on|il|elle|ils|elles) |(?:si|quand|ce que|if|when|what) (?:on |je |j'|i )[^.;,]{0,25}(?:pas|jamais|not|.t )|jamais [^.;,]{0,40}(?:erreur|accident|probleme|retard|conflit|plaint|plaindre|reproche|ecart|absence|client|confiance|souci)|que je (?:ne )?(?:connais|sais) pas|je dis (?:que )?je sais pas|n'ai pas (?:fait de (?:discours|cadeau)|discute|dit|attendu|crie|laisse|voulu|hesite)|pourquoi (?:il|elle|ils|on)|comment (?:il|elle|ils) |pas (?:le temps|assez) |never (?:had|been) (?:a |an |any )?(?:problem|accident|complaint|late)|pas eu (?:de |d'|vraiment ){0,3}(?:grandes? )?(?:difficulte|probleme|souci|accident|conflit)|n'ai pas fait (?:que|ca pour)|apprendre (?:de|a) (?:nouvelles?|connaitre)/u;

/** Whether a text that looks like a limit is about others, earlier times or a rule of conduct. */
export const isNoLimit = (text: string): boolean => NOT_A_LIMIT.test(fold(text).replace(/\s+/g, ' '));

const MOST_CHARACTERS = 600;
const compiled: Partial<Record<TextLanguage, RegExp>> = {};

/** Whether the author states a limit of what they can do today. */
export function statesLimit(text: string, language: TextLanguage): boolean {
  const folded = fold(text.slice(0, MOST_CHARACTERS)).replace(/\s+/g, ' ');
  const pattern = (compiled[language] ??= new RegExp(`(?<![a-z])(?:${LIMITS[language].join('|')})(?![a-z])`, 'u'));
  return pattern.test(folded) && !isNoLimit(text);
}
