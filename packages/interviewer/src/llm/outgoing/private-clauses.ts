import { STOPWORDS } from '#/language/stopwords';
import { clausesOf, soundsPrivate, type Clause } from './clauses.ts';
import { ALWAYS, BODY, HARM, KIN, OF_OTHERS, OWN_OR_KIN, WHERE_SELF } from './private-words.ts';
import { SAID_OF_SELF } from './private-life.ts';
import { isWorkWord } from './ordinary-words.ts';
import { level, wordsOf, type Word } from './rewrite.ts';

// Masks health, belief, union, politics, orientation, family, origin and criminal record. No list of phrases covers them, so one
// word of these subjects suffices: it is masked together with the words beside it in its clause. Words after phrases such
// as « je suis » or « mon » are masked if they are no words of work.

const REACH_BACK = 2;
const REACH_ON = 3;

const NEAR = 60;
/** Longest clause, in characters, that `withoutSurelyPrivate` masks. */
const LONGEST = 90;

/** Positions of words of private life, each with its clause. Each pattern scans the text once, however many clauses it has. */
function signalsIn(plain: string, clauses: readonly Clause[]): { place: number; clause: Clause }[] {
  const signals: { place: number; clause: Clause }[] = [];
  const add = (pattern: RegExp, tells: (near: string) => boolean): void => {
    let number = 0;
    for (const { index, 0: found } of plain.matchAll(pattern)) {
      while ((clauses[number]?.to ?? Infinity) <= index) number++;
      const clause = clauses[number];
      if (!clause || clause.from > index) continue;
      const end = Math.min(index + found.length, clause.to);
      if (tells(plain.slice(Math.max(clause.from, index - NEAR), Math.min(clause.to, end + NEAR))))
        signals.push({ place: index, clause }, { place: end - 1, clause });
    }
  };
  add(ALWAYS, isOwn);
  add(KIN, () => true);
  add(OWN_OR_KIN, (near) => OWN.test(near) && !OF_OTHERS.test(near));
  add(WHERE_SELF, () => true);
  add(BODY, (near) => OWN.test(near) && HARM.test(near) && !OF_OTHERS.test(near));
  return signals;
}

/** Whether a text may be about the writer; false if it mentions a patient, a customer or the like and no first person. */
const isOwn = (said: string): boolean => OWN.test(said) || !OF_OTHERS.test(said);

/** Words in the first person. */
const OWN =
  /(?<!\p{L})(?:je|j|jai|jsuis|jetais|chui|jé|jme|moi|mon|ma|mes|me|m|on|nous|suis|etant|i|im|ive|my|me|we|our|being|ena|3andi|kont|wena|mte3i|mta3i)(?!\p{L})/u;
/** Phrases before a word for something that the writer is, has or takes, or that belongs to the writer. */
const FRAME =
  /(?<!\p{L})(?:(?:mon|ma|mes|my)(?: (?:petite?s?|grande?s?|propres?|old|little|own|left|right|ancien(?:ne)?|vieux|vieille))?|(?:je suis|jsuis|chui|j'? ?suis|moi je suis|etant|etais|devenue?|i am|i'? ?m|i was|being|as|comme|en tant que|(?:on|we|nous) (?:est|are|sommes))(?: (?:une?|le|la|les|l'|des|a|an|the|tres|very|encore|toujours|still|de|du|d'|sous|sur|on|en|in|at|pas|not|aussi|also|bien|plutot|un peu|half|moitie|ne|nee|from|au|aux)){0,3}|(?:j'? ?ai|jai|j'? ?avais|i have|i'? ?ve|i had|i got|got|je prends|je pren|i take|je porte|i wear|je fais|je fete|je pratique|je vais|i go|je sors d|sort[ia]e? d|je vis|je souffre|je crois|i believe|je prie|i pray|je paie|sous|under)(?: (?:une?|la|le|les|l'|des|du|de|a|an|the|my|mon|ma|mes|eu|fait|pris|subi|perdu|had|lost|been|encore|toujours|still|deja|beaucoup|trop|to|aux?|in|en|dans|avec|with|sans)){0,3})(?: |'|d')(?=\p{L}{3})/gu;
/** Number of words after the frame that are checked: « je suis scorpion ascendant lion ». */
const FRAMED_WORDS = 2;

/** Patterns of acts (« j'ai migré », « i've only deployed ») and qualities of the writer (« je suis rigoureux »), which stay unmasked. */
const DID = /(?:j'? ?ai|jai|avais|have|'?ve|had)(?: (?:encore|toujours|deja|beaucoup|still|eu|been))? $/u;
const PARTICIPLE = /(?:[^aeiou]e|[^aeiou]ie?|[^aeiou]u|[iur]s|[iu]t|ert|ed|own|awn|iven|ised)e?s?$/u;
const IS =
  /(?:je suis|jsuis|chui|j'? ?suis|etant|etais|i am|i'? ?m|i was|being|comme|as)(?: (?:une?|an?|tres|very|toujours|plutot|bien|un peu|aussi|also|encore|still)){0,3} $/u;
const saysWhatTheyDo = (frame: string, word: string): boolean =>
  DID.test(frame) ? PARTICIPLE.test(word) && word.length >= 5 : IS.test(frame) && SAID_OF_SELF.test(word);

/** Finds words by their position in the text. */
class Places {
  readonly #words: readonly Word[];
  constructor(words: readonly Word[]) {
    this.#words = words;
  }
  /** Index of the first word that ends after a position. */
  at(place: number): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle]?.end ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }
  /** The span from `REACH_BACK` words before a position to `REACH_ON` words after it, within a clause. */
  around(place: number, { from, to }: Clause): Clause {
    const index = this.at(place);
    const first = this.#words[Math.max(0, index - REACH_BACK)];
    const last = this.#words[Math.min(this.#words.length - 1, index + REACH_ON)];
    return {
      from: Math.max(from, first?.at ?? from),
      to: Math.min(to, last?.end ?? to),
    };
  }
}

/** Masks the short clauses that sound like private life, while the text is still nearly as written. */
export function withoutSurelyPrivate(text: string): string {
  const plain = level(text);
  const tells = (said: string): boolean => soundsPrivate(said) && isOwn(said);
  const spans = clausesOf(plain).filter(({ from, to }) => to - from <= LONGEST && tells(plain.slice(from, to)));
  return withoutSpans(text, plain, spans);
}

/** Masks clauses about private life, and the words after a phrase of `FRAME` that are no words of work. */
export function withoutPrivateClauses(text: string, names: ReadonlySet<string>, keep: ReadonlySet<string>): string {
  const plain = level(text);
  const words = wordsOf(text);
  const places = new Places(words);
  const spans: Clause[] = [];
  const clauses = clausesOf(plain);
  for (const clause of clauses) {
    const said = plain.slice(clause.from, clause.to);
    if (soundsPrivate(said) && isOwn(said)) spans.push(clause);
  }
  for (const { place, clause } of signalsIn(plain, clauses)) spans.push(places.around(place, clause));
  const isStrange = (word: string): boolean =>
    word.length >= 3 &&
    !isWorkWord(word, keep) &&
    !STOPWORDS.fr.has(word) &&
    !STOPWORDS.en.has(word) &&
    !names.has(word);
  for (const { index, 0: found } of plain.matchAll(FRAME)) {
    const first = places.at(index + found.length);
    for (const [after, word] of words.slice(first, first + FRAMED_WORDS).entries()) {
      const before = after === 0 ? word.at : (words[first + after - 1]?.end ?? 0);
      if (!/^[ '-]{0,2}$/.test(plain.slice(before, word.at))) break;
      if (isStrange(word.word) && !saysWhatTheyDo(found, word.word)) spans.push({ from: word.at, to: word.end });
    }
  }
  return withoutSpans(text, plain, spans);
}

/** Replaces each span by a placeholder; overlapping or adjacent spans share one. */
function withoutSpans(text: string, plain: string, spans: readonly Clause[]): string {
  let result = '';
  let done = 0;
  let isMasked = false;
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const said = plain.slice(Math.max(span.from, done), span.to);
    const from = Math.max(span.from, done) + (/^\s*/.exec(said)?.[0].length ?? 0);
    const to = span.to - (/(?<!\s)\s*$/.exec(said)?.[0].length ?? 0);
    if (to <= from) continue;
    const between = text.slice(done, from);
    result += isMasked && /^\s*$/.test(between) ? '' : `${between}[perso]`;
    isMasked = true;
    done = to;
  }
  return result + text.slice(done);
}
