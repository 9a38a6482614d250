import { spelledOut } from '#/language/by-ear';
import { fold } from '#/language/normalise';

// A quote must not begin with a word that refers to the sentence before, nor end before a sentence that continues or contradicts it.
// Therefore an answer is divided only before sentences that can be understood alone.

/** Openings that refer to, continue or contradict the sentence before, in folded text. */
const LEANING = new RegExp(
  `^(?:[-–—•*"“(]+ ?|\\d{1,2} ?[.)] ?)?(?:${[
    // Contrasts and continuations.
    "mais|sauf|hormis|a part|jusqu'?(?:a|au|en)|apres|et|puis|pui|ensuite|du coup|seulement|alors|donc|pourtant|cependant|toutefois|par contre|en revanche|sinon|ou|car|parce que|parceque|parske|pcq|pour que|quand meme|depuis|desormais|maintenant|resultat|resultats|bilan|bref|enfin|finalement|au final|voila|en fait|d'ailleurs|surtout|meme|pendant ce temps|entre temps|a la fin|avant|plus tard|le lendemain|le soir(?: meme)?|un (?:an|mois|jour) apres|deux (?:ans|mois|jours|heures) apres|en attendant",
    "je suis restee?|i stayed|j'ai (?:encore )?continue|i (?:kept|went) on|i kept|je continue|on continue|je continuais|je recommence",
    'and|but|so|then|after|afterwards|since|because|except|only|until|however|later|finally|still|yet|now|anyway|meanwhile|instead',
    "(?:\\d{1,2}|[a-z]+) (?:heures?|jours?|semaines?|mois|ans?|minutes?|hours?|days?|weeks?|months?|years?) (?:apres|plus tard|later|after)|on (?:m'|me |nous )",
    // Parts of a story without its object: a voice, one of several, a comparison, a short answer.
    "ma (?:voix|main|gorge)|mes (?:mains|jambes)|(?:un|une) (?:a|est|avait)|\\d{1,3} (?:jours|heures|semaines|mois|minutes|min|fois) (?:au lieu|sur|de plus)|j'ai (?:tout |seulement |juste )?(?:dit|refuse|repondu|garde|retire|accepte|cherche|recompte|devisse|rappele|insiste)(?=.{0,32}$)|comme ca|la premiere (?:semaine|fois|annee)",
    // Feelings and repairs, whose cause is in the sentence before.
    "j'avais (?:honte|peur|tort)|j'ai eu (?:honte|peur)|(?:j'ai|jai|on a|nous avons) (?:repri[a-z]*|refait?|recommande|repare|remis|rendu|corrige|rembourse)",
    // Words that refer to something named before.
    '(?:quand|si|when|if) (?:sa|son|ses|elle|il|ils|elles|leur|leurs|lui|she|he|they|her|his|their|it)',
    'cest|cetait|sest|deuxieme|troisieme|second',
    "ca|cela|c'est|c'etait|cetait|ce (?:n'|qui|que|jour|soir|mois)|ceci|celui|celle|ceux|celles|il|ils|elle|elles|lui|leur|leurs|son|sa|ses|cette|cet|ces|le sien|la sienne|l'autre|les deux|aucun|aucune|la, |la dessus|la-dessus|la c[a-z']*|y (?:a|avait)|dedans|dessus",
    "(?:je|on|nous|moi je) (?:ne |n')?(?:l'|le|la|les|lui|leur|en|y) ?[a-z]+|j'en|j'y|jle|jla|jles|jlui",
    'it|he|she|they|his|her|their|its|this|that|these|those|there|such|both|neither|one of them',
    'i (?:[a-z]+ )(?:it|him|her|them|that|this)',
  ].join('|')})(?![a-z])`,
  'u',
);
/** Pattern of a pronoun near the beginning, or of a consequence, whose cause is in the sentence before. */
const REFERS =
  /^.{0,40}(?<![a-z])(?:plus tard|later|lui|il|elle|son|sa|ses|leur|leurs)(?![a-z])|^.{0,60}(?<![a-z])(?:his|her|him|their|them|he|she|they)(?![a-z])|(?<![a-z])(?:j'ai|jai|on a|nous avons) (?:donc|alors)(?![a-z])|(?<![a-z])so (?:i|we)(?![a-z])/u;
/** Number of characters below which a sentence without a first person says little alone: « Chiffres inversés. ». */
const BARE = 60;
const PERSON = /(?<![a-z])(?:je|j|j'|moi|mon|ma|mes|on|nous|i|we|my|our)(?![a-z])|(?<![a-z])j'/u;

const MOST_CHARACTERS = 600;

/** Whether a sentence needs the one before it. */
export function leansBack(text: string): boolean {
  const folded = fold(spelledOut(text.slice(0, MOST_CHARACTERS))).trim();
  return LEANING.test(folded) || REFERS.test(folded) || (folded.length < BARE && !PERSON.test(folded));
}
