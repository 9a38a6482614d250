/** Length of the words that have similar spellings: shorter ones resemble too many others, longer ones are no names. */
const SHORTEST = 4;
const LONGEST = 16;
/** Maximum number of spellings of one word, because each is a look-up of an index; those with one wrong letter come first. */
const MOST = 1_500;

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويء';

/** Letters that stand for one sound when an Arabic name is written in Latin letters; each may replace the others. */
const SOUNDS: readonly (readonly string[])[] = [
  ['ou', 'u', 'w', 'o'],
  ['a', 'e'],
  ['e', 'i', 'ai', 'ei'],
  ['i', 'y', 'ee'],
  ['k', 'q', 'c', 'kh'],
  ['ch', 'sh'],
  ['dj', 'j', 'g'],
  ['ss', 's', 'c'],
  ['ph', 'f'],
  ['th', 't'],
  ['dh', 'd', 'z'],
  ['gh', 'g', 'r'],
];

/** The letters at this position in the spellings of the same sound: « ou » in « youssef » gives « u », « w » and « o ». */
function soundsAt(word: string, at: number): string[] {
  return SOUNDS.flatMap((sound) =>
    sound.flatMap((from) =>
      word.startsWith(from, at)
        ? sound.filter((to) => to !== from).map((to) => word.slice(0, at) + to + word.slice(at + from.length))
        : [],
    ),
  );
}

/** The words in which one sound is spelled in another way, or one letter is single instead of double or the reverse. */
function otherSounds(word: string): string[] {
  return Array.from(word).flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const single = letter === word[at + 1] ? before + after : before + letter + letter + after;
    return [...soundsAt(word, at), single];
  });
}

/** The words that differ in one letter after the first: left out, added, another one, or exchanged with the next one. */
function oneLetterOff(word: string, alphabet: string): string[] {
  const found: string[] = [];
  for (let at = 1; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of alphabet) found.push(before + letter + after, before + letter + after.slice(1));
    found.push(before + after.slice(1), before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
  }
  return found;
}

/**
 * Spellings that a name may have instead of this one, which is folded: one letter is wrong, missing, added or exchanged, or up to two
 * sounds are written in another way (« mohamed » and « mohammad »). The word itself is left out. Empty for words that are too short
 * or too long, and for words with other letters than those of one of the two alphabets.
 */
export function similarSpellings(word: string): string[] {
  if (word.length < SHORTEST || word.length > LONGEST) return [];
  const alphabet = [LATIN, ARABIC].find((letters) => Array.from(word).every((letter) => letters.includes(letter)));
  if (alphabet === undefined) return [];
  const once = alphabet === LATIN ? otherSounds(word) : [];
  const spellings = new Set([...oneLetterOff(word, alphabet), ...once, ...once.flatMap(otherSounds)]);
  spellings.delete(word);
  return [...spellings].slice(0, MOST);
}
