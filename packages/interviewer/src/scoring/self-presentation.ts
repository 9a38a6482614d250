import { fold } from '../language/normalise.ts';

/** A word of a name in any script, or what the redaction put in its place: « Christian » may be read as a religion. */
const NAME = "(?:[\\p{L}\\p{M}'-]+|\\[[a-z]{2,7}\\])";

/**
 * Clauses in which somebody presents themselves: name, home, origin, age, schools. No question depends on them, so the words are
 * removed up to the end of the clause. Matched on folded text.
 */
const PRESENTS = new RegExp(
  `(?<![a-z])(?:${[
    "je m ?'? ?appelle|jm'?appelle|mon (?:nom|prenom)(?: de famille)?(?: c'est| est)?|moi c'est|je me (?:pre)?nomme",
    "j'? ?(?:habite|habitais|reside|residais)|je (?:vis|vivais|reside|loge)(?= (?:a|au|en|chez|dans|pres|seule?) )",
    "je (?:suis|viens) (?:originaire|nee?|natif|native|issue?)|(?:originaire|natif|native) (?:de|d'|du|des)|agee? de|j'? ?ai \\d\\d ans(?! d)",
    "(?:je suis )?(?:diplomee?s?|licenciee?s?|maitrisarde?|laureate?) (?:de|d'|du|en|a)|(?:je suis )?(?:une? )?ancien(?:ne)? eleve|j'? ?ai (?:etudie|fait mes etudes) (?:a|au|en|chez)",
    `(?:on|tous|tout le monde|mes (?:amie?s|collegues)) (?:m'|me )(?:appelle|surnomme|dit)(?:nt)? (?!qu|(?:non|oui|merci|rien|tout|souvent|toujours|demain|tard|apres|vite)(?![a-z]))${NAME}(?: ${NAME})?(?=[,.;:!?\\n]|$)`,
    `(?:friends|people|colleagues|mates|they|everybody|everyone) calls? me (?!(?:back|often|again|later|first|directly|daily|now)(?![a-z]))${NAME}(?: ${NAME})?(?=[,.;:!?\\n]|$)`,
    `je viens (?:d'|de (?:les? |l(?:a |')(?=\\[))?)(?!(?:l(?:a|es?)?|lui|leur|me|te|se|nous|vous|en|y)(?![a-z])|[a-z]+(?:er|ir|re|oir)(?![a-z]))${NAME}(?: ${NAME}){0,3}(?=[,.;:!?\\n]|$)`,
    `avant mon mariage(?:,? c'etait| je m'appelais)? m(?:me|lle)\\.? ${NAME}(?: ${NAME})?(?=[,.;:!?\\n]|$)`,
    `(?:je suis|j'habite) du cote (?:de|d'|du) ?${NAME}(?: ${NAME}){0,3}(?=[,.;:!?\\n]|$)`,
    `before i (?:was |got )?married,? i was ${NAME}(?: ${NAME})?(?=[,.;:!?\\n]|$)`,
    "my name is|i'?m called|i live|i was born|i(?: am|'m| come) from|i graduated|graduated from|i studied (?:at|in)|i am \\d\\d(?: years)?",
  ].join(
    '|',
  )})(?![a-z])[^,.;:!?\\n()«»]{0,120}?(?=[,.;:!?\\n()«»]|$| (?:et|mais|donc|alors|puis|and|but|so) (?:je|j'|on|i|we)(?![a-z]))`,
  'gu',
);

/** « Poirier, c’est comme ça qu’on m’appelle », « Carthage, c’est mon école »: the name comes first. */
const NAMED_FIRST =
  /(?<=^|[.;:!?\n] ?)[^,.;:!?\n()«»]{1,60}, (?:c'est (?:comme ca (?:qu'on|que (?:tout le monde|mes [a-z]{2,12}))(?![a-z])[^,.;:!?\n()«»]{0,40}|(?:mon|ma) (?:ecole|lycee|fac|faculte|universite|institut|college|quartier|ville|village|nom|prenom)(?![a-z])))|(?<=^|[.;:!?\n] ?)[^,.;:!?\n()«»]{1,60} is (?:what|how) (?:they|people|everybody|everyone|my [a-z]{2,12}) (?:know|knows|call|calls) me(?![a-z])(?: by| as)?/gu;

/** « l’association Sène, Diop and Aw », “of the Akan and Arda society”: the name of a society is treated as one name. */
const SOCIETY = new RegExp(
  `(?<=(?:association|amicale) )${NAME}(?:, ${NAME}){1,3} (?:and|et) ${NAME}|(?<=(?:^| |\\n)(?:of|at|for) the )[^.;:!?\\n]{1,80}?(?= (?:society|association)(?![a-z]))`,
  'gu',
);

/** « Budapest XII. kerület »: the full stop of a numeral ends no clause. */
const NUMERAL = /(?<=[a-z]{4} [ivx]{1,4})\.(?= [a-z])/gu;

/** Folds a text and removes the clauses in which somebody presents themselves. */
export const withoutSelfPresentation = (text: string): string =>
  fold(text).replace(NUMERAL, ' ').replace(SOCIETY, '[nom]').replace(NAMED_FIRST, ' ').replace(PRESENTS, ' ');
