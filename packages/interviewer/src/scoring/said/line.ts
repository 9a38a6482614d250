import { fold } from '#/language/normalise';
import { tokenise } from '#/language/tokens';
import { verbBehindJ } from '#/keys/joined';

/** The number of a list item: « 1. », « 2/ », « 3) », and « 4 » before a statement. */
const LIST_NUMBER =
  /(^|[.;:!?\n]\s{0,3})\(?\d{1,2}(?:\s{0,2}[.)/°:]{1,2}-?\s{1,3}|\s{0,2}[)/]\s{0,3}|\s{1,3}(?=(?:je |on |les |le |la |l['’]|un |une |si |de |des |du |pour |quand |avant |après |apres |the |if |when |i |j['’]|j(?!ours?(?!\p{L})|rs?(?!\p{L})|eun|eux|eudi|umea|oint|ardin|amb|eton|uge)\p{L})))/giu;

const withoutListNumbers = (text: string): string => text.replace(LIST_NUMBER, '$1');

/** « 6eme », « 3e », "2nd": a rank is not an amount. */
const RANK = /^(?:e|er|ere|eme|eme|ieme|nd|nde|rd|th|st)$/;

/** The words of a text for the patterns here: folded, without list numbers and ranks, « jappelle » as « j appelle ». */
export function wordsSaid(text: string): string[] {
  const tokens = tokenise(withoutListNumbers(text)).flatMap((token) => {
    const verb = verbBehindJ(token);
    return verb === null ? [token] : ['j', verb];
  });
  return tokens.filter((token, i) => {
    const isRank = /^\d+$/.test(token) && RANK.test(tokens[i + 1] ?? '');
    return !isRank && !(RANK.test(token) && /^\d+$/.test(tokens[i - 1] ?? ''));
  });
}

let last = { text: '', line: '  ' };

/** The words of a text between blanks. The checks of one passage follow each other, so the last line is kept. */
export function lineOf(text: string): string {
  if (text !== last.text) last = { text, line: ` ${wordsSaid(text).join(' ')} ` };
  return last.line;
}

/** A text folded but not tokenised, because the tokeniser makes « neuve » the same as « neuf ». */
export const folded = (text: string): string => fold(text);

const NUMBERS =
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille dizaine vingtaine trentaine quinzaine douzaine centaine centaines two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred hundreds thousand dozen dozens';
const NUMBER = new Set(NUMBERS.split(' '));
/** Words after a number that are neither a thing nor a unit: « deux fois », « les deux derniers », « voir deux côtés », « deux soient ». */
const NO_THING = new Set(
  'fois point points dernier derniers premier premiers autre autres cote cotes chose choses sens et ou de d a le les un en au aux est sont soient ont a se ne que qui mais puis je j on il ils nous vous i we they he apres avec sur dans pour par with for on times things sides first last other others and or of the to in is are them'.split(
    ' ',
  ),
);
/** « page 42 », « chapitre 8 », « x2 »: words before a number that is a name and not an amount. */
const NAMED = new Set(
  'page pages chapitre chapitres question article numero n canal version etage ligne salle bus route porte chambre box x chapter channel room floor'.split(
    ' ',
  ),
);
const GROUP = /^(?:dizaine|vingtaine|trentaine|quinzaine|douzaine|centaines?|dozens?|hundreds)$/;

/** Whether the text holds an amount: digits that count something, or a number word with its thing; no year, rank or list number. */
export function holdsNumber(text: string): boolean {
  const raw = folded(text);
  const words = wordsSaid(text);
  return words.some((word, i) => {
    // « le 190 », « un 4008 », « le 15 octobre »: a name or a date.
    const isName = /^(?:le|un|numero)$/.test(words[i - 1] ?? '') && /^\d{2,}$/.test(word) && words[i + 1] !== '%';
    if (/^\d/.test(word))
      return !isName && !NAMED.has(words[i - 1] ?? '') && !/^(?:(?:19|20)\d\d|19[0-8]|112|911)$/.test(word);
    if (!NUMBER.has(word) || (word === 'neuf' && !/(?<![a-z])neuf(?![a-z])/.test(raw))) return false;
    if (GROUP.test(word)) return true;
    const next = words[i + 1] ?? '';
    if (next === 'fois' || next === 'times') return /^(?:par|sur|a|per)$/.test(words[i + 2] ?? '');
    return NUMBER.has(next) || (next.length > 1 && !NO_THING.has(next));
  });
}
