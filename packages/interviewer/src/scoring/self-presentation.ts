import { fold } from '../language/normalise.ts';

/**
 * Where somebody says who they are: name, home, origin, age, schools. Nothing that is asked hangs on it, so the words go up to the
 * end of the clause. Read on folded text.
 */
const PRESENTS = new RegExp(
  `(?<![a-z])(?:${[
    "je m ?'? ?appelle|jm'?appelle|mon (?:nom|prenom)(?: de famille)?(?: c'est| est)?|moi c'est|je me (?:pre)?nomme",
    "j'? ?(?:habite|habitais|reside|residais)|je (?:vis|vivais|reside|loge)(?= (?:a|au|en|chez|dans|pres|seule?) )",
    "je (?:suis|viens) (?:originaire|nee?|natif|native|issue?)|(?:originaire|natif|native) (?:de|d'|du|des)|agee? de|j'? ?ai \\d\\d ans(?! d)",
    "(?:je suis )?(?:diplomee?s?|licenciee?s?|maitrisard|laureate?) (?:de|d'|du|en|a)|(?:je suis )?(?:une? )?ancien(?:ne)? eleve|j'? ?ai (?:etudie|fait mes etudes) (?:a|au|en|chez)",
    "my name is|i'?m called|i live|i was born|i(?: am|'m| come) from|i graduated|graduated from|i studied (?:at|in)|i am \\d\\d(?: years)?",
  ].join(
    '|',
  )})(?![a-z])[^,.;:!?\\n()«»]{0,120}?(?=[,.;:!?\\n()«»]|$| (?:et|mais|donc|alors|puis|and|but|so) (?:je|j'|on|i|we)(?![a-z]))`,
  'gu',
);

/** A folded text without the clauses in which somebody presents themselves. */
export const withoutSelfPresentation = (text: string): string => fold(text).replace(PRESENTS, ' ');
