import { spelledOut } from '#/language/by-ear';
import { fold } from '#/language/normalise';
import type { TextLanguage } from '#/language/stem';
import { ownAct } from './acts.ts';
import { tellsCareer } from './career.ts';
import { statesLimit } from './limits.ts';

// Weighs how much a reader needs a sentence. The weight only decides which words are quoted and is never shown, so a wrong hit costs some
// room and accuses nobody. Among 384 answers that tell an unsafe or dishonest act without regret, no list of words found more hits than
// among honest answers. Therefore length, first person and reasons count, too.

const pattern = (parts: readonly string[]): RegExp => new RegExp(`(?<![a-z])(?:${parts.join('|')})`, 'u');

/** Pattern of something done in spite of a reason against it, concealed, left as it was or continued. */
const ALL_THE_SAME = pattern([
  '(?:quand|kan) meme(?![a-z])|anyway(?![a-z])',
  'sans (?:le |la |les |lui |leur |en |rien |trop )?(?:dire|prevenir|demander|verifier|controler|tester|mesurer)(?![a-z])',
  'without (?:telling|asking|checking|testing)(?![a-z])',
  "(?:personne|jamais|pas) (?:ne |n')?(?:l'|le |la |les |y |en )?(?:a |ont |avait )?(?:rien )?(?:su|vu|remarque|reclame|plaint)(?![a-z])|nobody (?:knew|noticed|asked|saw)(?![a-z])",
  '(?:pour que|pour pas que|comme ca|histoire (?:de|que)) [^.;]{0,50}(?:pass|coheren|coll|tomb|calme|bruit)',
  '(?:recopi|antidat|back-?dat)[a-z]*',
  "laisse[a-z]* (?:[a-z']+ ){0,3}?(?:comme|tel quel|passer|tourner)(?![a-z])",
  '(?:je|on|ai) continu[a-z]*|i (?:kept|went on)(?![a-z])',
  "(?:pas la peine|pas besoin|inutile) (?:de |d')|no need to(?![a-z])",
  "gagn[a-z]* (?:[a-z']+ ){0,3}?(?:temps|minutes|heures?|journee)(?![a-z])",
  "l'habitude|par habitude|normalement|entre nous",
]);

/** Pattern of a practice defended by its result, the time it saves, the absence of complaints or the experience of the author. */
const DEFENDED = pattern([
  '(?:resultat|effet) (?:est|reste|etait) le meme|revient au meme|same result|no harm',
  "(?:personne|aucune?|jamais|nobody|never) (?:[a-z']+ ){0,5}(?:plaint[a-z]*|reclame|accident|incident|infection|complain[a-z]*)(?![a-z])",
  'tout le monde (?:y (?:a trouve|gagne)|le fait|fait (?:pareil|comme))|everybody does',
  "fait (?:perdre|gagner)|nous permet (?:de |d')|(?:client|patient|monsieur|famille)s? (?:ne |n')?(?:attend|patiente)[a-z]* pas",
  "d'avance|deja (?:atteinte?|faite?s?)(?![a-z])|sans (?:reunion|discuter)(?![a-z])",
  'la seule (?:langue|facon|maniere|solution)|pas trouve autre chose|quel que soit le|marque les esprits',
  "(?:cela|ca) devrait|l'experience (?:compte|suffit)|a l'oeil(?![a-z])|j'ai l'oeil",
  "je (?:prefere ne pas|ne (?:les |le |la |l')(?:demande|montre|previens|dis) pas)|je referais",
  "je m'en souviens|offert [^.;]{0,30}(?:a ma famille|a moi)(?![a-z])|m'a offert(?![a-z])|(?:forme|montre) [^.;]{0,30}de cette maniere(?![a-z])",
  "(?:j'ai|jai|on a|i|we) (?:[a-z]+ )?(?:shunte|ponte|contourne|force|maquille|bridged|bypassed|skipped|forced|adjusted)(?![a-z])",
]);

/** Whether a sentence, in folded text, defends a practice, which may be told in the sentence before. */
export const defends = (folded: string): boolean => DEFENDED.test(folded);

/** Whether a sentence, in folded text, tells something done in spite of a reason against it, or defends it. */
export function isDefended(folded: string): boolean {
  return ALL_THE_SAME.test(folded.replace(CAREFUL, ' ')) || defends(folded);
}
/** Pattern of careful acts that have words of the others: « je le dis, même si personne n’a vu ». */
const CAREFUL =
  /pas besoin (?:de |d')|pas antidat[a-z]*|meme si personne [a-z' ]{0,12}(?:vu|su)|(?:je|j'|on) (?:n')?attends? pas|sans (?:le|la|les) prevenir|(?:je|on) (?:laisse (?:en|de cote)|continu[a-z]*)(?![a-z])|jamais [^.;,]{0,40}|je (?:ne )?[a-z]{2,} pas [^.;]{0,80}|(?:jette|refais|verifie|controle|recompte) quand meme/gu;

/** Pattern of a limit. It is looser than that of `statesLimit`, whose hits a question quotes. */
const LIMITED = pattern([
  "(?:jamais|pas encore|pas par coeur|sous dictee|toujours avec|pas seule?|connais (?:pas|mal|que)|sai[st] pas|ne pourrais pas|pas (?:de|la) formation|touche pas|zero|je suis (?:lente?|nulle?|debutante?)|suis pas (?:une? |tres |trop |bien )?[a-z]+|mal a l'aise|seulement|sauf|hormis|a part|faudra|faudrait|moyen)(?![a-z])",
  "(?:pour etre|en toute|a vrai) (?:franche?|honnete|franchise|honnetete|dire)|honnetement|franchement|je (?:le |vous le )?(?:dis|precise|prefere le dire|avoue)|j'avoue|(?:vais|veux) pas (?:vous )?mentir",
  "(?:never|not alone|not yet|only|except|that's all|slow|i don't know|honest|honestly|i admit)(?![a-z])",
]);
const FIRST_PERSON =
  /(?<![a-z])(?:je|j|j'|jai|moi|mon|ma|mes|on|i|my|me|we)(?![a-z])|(?<![a-z])j(?:'|suis|connais|sais|le|la|les)/u;
const REASON =
  /(?<![a-z])(?:donc|du coup|alors|parce que|parceque|sinon|pour que|plutot que|au lieu de|de toute facon|quand|si|mais|par contre|so|because|otherwise|but|although|instead)(?![a-z])/u;

const MOST_CHARACTERS = 600;
/** Number of words above which a longer sentence gets no more weight. */
const LONG = 36;

/** Pattern of the author's age; a sentence that states it has no weight. */
const AGE =
  /(?<![a-z])(?:a|age de|j'ai|jai) (?:\d{2}|[a-z]+(?:-| )?(?:deux|trois|quatre|cinq|six|sept|huit|neuf|un)?) ans?(?! (?:de|d'|chez|comme|dans|en) )(?![a-z])|(?<![a-z])(?:i am|i'm|at) \d{2} years old(?![a-z])/u;

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Weight of a sentence: how much a reader needs it, by its words alone. */
export function weightOf(text: string, language: TextLanguage): number {
  const folded = fold(spelledOut(text.slice(0, MOST_CHARACTERS))).replace(/\s+/g, ' ');
  if (AGE.test(folded)) return 0;
  const isOwn = FIRST_PERSON.test(folded);
  const limit = statesLimit(text, language) ? 2.5 : isOwn && LIMITED.test(folded) ? 1.5 : 0;
  return (
    limit +
    (tellsCareer(folded) ? 1 : 0) +
    (isOwn && ALL_THE_SAME.test(folded) ? 1 : 0) +
    (DEFENDED.test(folded) ? 0.8 : 0) +
    (isOwn ? 0.6 : 0) +
    (ownAct(folded) ? 0.5 : 0) +
    (REASON.test(folded) ? 0.4 : 0) +
    Math.min(wordsIn(text), LONG) / LONG
  );
}
