import { spelledOut } from '#/language/by-ear';
import { fold } from '#/language/normalise';
import type { TextLanguage } from '#/language/stem';

// Finds present limits that people state about themselves. All 81 hits in 220 interviews were read, and none is false; ten of them are in
// two sets that no pattern was written for. Patterns with more than one false hit in twenty are left out (« je ne prends pas … », « c’est X
// qui le fait », « Excel c’est moyen »). A missed limit costs little, because the answers are read anyway; a false one accuses somebody.

/** Participles of work, for use after « jamais ». « Jamais eu à », « jamais refusé » and « jamais manqué » are boasts, not limits. */
const DONE =
  '(?:fait(?! (?:d.|de |une? )?(?:erreur|faute|accident|retard|attendre|de mal|autre|que))|utilise|travaille|touche|pratique|ouvert|appris|conduit|regle|pose|vendu|dirige|commande|encadre|manipule|forme|ete formee?|lu|construit|ete chef|tenu (?:une?|de|le|la) |eu (?:entre les mains|d.equipe|de budget))';
/** Pattern of sentences that state no present limit of the author: other people, a condition, an earlier time, the hiring company. */
const NOT_OWN_NOW =
  /(?<![a-z])(?:si|quand|lorsque|ce que|que|qu'|qui|if|when|what|that) (?:[a-z']+ ){0,3}?(?:je|j'|j|i) ?(?:[a-z']+ ){0,2}(?:sais|connais|maitrise|know|[a-z']*jamais)|(?<![a-z])(?:au debut|au depart|a l'epoque|avant,? (?:je|j')|back then|at first)(?![a-z])|(?<![a-z])(?:(?:en|apres) (?:1|une) semaine|premiere semaine|tout le monde|vos|votre|chez vous|ce mot|assez pour|pas besoin|connais pas encore (?:le|la|les|vos|l'equipe)|dit (?:que )?je|dis (?:que )?je)(?![a-z])/u;

const KINDS: Readonly<Record<TextLanguage, readonly string[]>> = {
  fr: [
    `(?:je n'? ?ai|j'? ?ai|jai|je nai) (?:encore )?jamais (?:vraiment |encore )?${DONE}`,
    `(?:je )?(?:ne )?(?:l'|la |le |les |n'en |n'y |y )? ?(?:l)?ai (?:encore )?jamais (?:vraiment )?${DONE}`,
    "je n'? ?ai (?:encore )?jamais (?!laiss|quitt|ete )[a-z]+ [^.;,]{0,40}seule?",
    "je (?:ne )?(?:sais|c'est) pas (?:encore |vraiment |bien )?(?:le |la |les |l.)?(?:faire|fere|lire|ecrire|utiliser|conduire|reparer|regler|corriger|deleguer|souder|nager|compter|programmer|comment on)(?! (?:expres|semblant|autrement))",
    "(?:les |la |le |l'|pour )[a-z][^.;,]{3,40},? (?:moi )?je (?:ne )?sais pas(?= ?[.,;]|$)",
    '(?:je )(?:ne )?(?:le |la |les |l.)?(?:connais|maitrise) (?:pas|mal|peu|moins)',
    "(?:faudra|faudrait|faut) (?:que l'on |qu'on |que quelqu'un )?(?:me (?:former|montrer|montre|forme|l'apprendre|l'apprenne)|m'? ?(?:apprendre|apprenne))",
    '(?:mon|c) (?:est )?(?:mon )?point faible|pas mon (?:point )?fort(?! de)|(?:pratique|maitrise) le moins',
    'je (?:y )?suis (?:tres |plus |un peu )?lente?(?! expres)',
  ],
  en: [
    "i (?:have |'ve )?never (?:really |actually )?(?:done|used|worked|touched|handled|run|driven|opened|learned|been trained|configured)",
    "i (?:have |'ve )?never [a-z]+ed [^.;,]{0,40}alone",
    "i (?:do not|don't|dont) (?:really )?know how to [a-z]+",
    "i (?:am|'m) (?:very |still )?slow(?! down)",
  ],
};

const MOST_CHARACTERS = 600;
const compiled: Partial<Record<TextLanguage, RegExp>> = {};

/** Whether the author states a limit of what they can do today. */
export function statesLimit(text: string, language: TextLanguage): boolean {
  const said = text.slice(0, MOST_CHARACTERS);
  const folded = fold(language === 'fr' ? spelledOut(said) : said).replace(/\s+/g, ' ');
  const pattern = (compiled[language] ??= new RegExp(`(?<![a-z])(?:${KINDS[language].join('|')})(?![a-z])`, 'u'));
  return pattern.test(folded) && !NOT_OWN_NOW.test(folded);
}
