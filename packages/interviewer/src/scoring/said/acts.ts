// Acts of the author in the past, in folded text.

/** Pattern of an act of the author or of the author's team. It excludes « si » and « quand » before the verb, and seeing or hearing. */
const OWN = new RegExp(
  [
    "(?<![a-z])(?<!(?:si|quand|if|when) )(?:j'? ?ai|jai|j'? ?avais|javais|on a|nous avons) (?:donc |alors |aussi |d'abord |ensuite |simplement |quand meme |tout |bien |du |(?:lui|leur|me|l'|l|les|la|le|en|y) )*(?!un |une |le |la |les |des |du |de |mon |ma |mes |pas |deja |toujours |jamais |encore |besoin|oublie de vous|peur|envie|mal |confiance|vu |entendu|appris|compris|ete |aime |\\d)[a-z]+(?:e|i|is|it|u|ert|ait)(?![a-z])",
    "(?<![a-z])(?<!(?:si|quand) )je (?:me |m')suis [a-z]+|(?<![a-z])(?<!(?:si|quand) )je suis (?:alle|venu|revenu|reste|parti|passe|monte|descendu|sorti|entre|rentre|retourne|arrive)e?(?![a-z])",
    "(?<![a-z])(?:moi )?je (?:lui |leur |le |la |les |l')?(?:mett|gard|fais|dis|laiss|pren|not|ecriv|continu|appel|demand|port|command|vend|servi|pay)[a-z]*ais(?![a-z])",
    '(?<![a-z])(?<!(?:if|when) )(?:i|we) (?:then |just |also |finally |once )?(?:[a-z]+ly )?(?:did|went|made|took|told|said|asked|gave|wrote|sent|put|kept|ran|built|held|cut|left|came|bridged|stopped|finished|[a-z]{3,}ed)(?![a-z])',
  ].join('|'),
  'u',
);
/** Pattern of seeing, hearing, learning and liking, which are no acts. */
const NO_ACT =
  /(?<![a-z])(?:j'ai|jai|on a) (?:vu|entendu|appris|compris|aime)(?![a-z])|(?<![a-z])i (?:saw|heard|learned|liked|loved|wanted|noticed)(?![a-z])/u;
const CONDITIONAL =
  /(?<![a-z])je (?:[a-z']{1,9} )?[a-z]{1,20}(?:erais|irais|drais|urais|rrais)(?![a-z])|(?<![a-z])(?:i would|i'd)(?![a-z])/u;

const NEVER = /(?<![a-z])(?:jamais|never)(?![a-z])/u;

/** Whether a sentence, in folded text, tells an act of the author. */
export const ownAct = (folded: string): boolean =>
  OWN.test(folded.replace(NO_ACT, ' ')) && !CONDITIONAL.test(folded) && !NEVER.test(folded);

/** Words that open a story, and dates. */
const STORY =
  /(?<![a-z])(?:une fois|un jour|un soir|un matin|une nuit|cas reel|exemple vecu|l'(?:an|annee|ete|hiver) derniere?|once|last (?:year|summer|winter|month)|one (?:day|time|night))(?![a-z])|(?<![a-z])(?:en|in|depuis|since|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) (?:19|20)\d\d(?!\d)/u;

/** Whether an answer, in folded text, tells a case that happened. */
export const tellsCase = (folded: string): boolean => OWN.test(folded) || STORY.test(folded);
