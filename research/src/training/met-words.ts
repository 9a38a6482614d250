/**
 * Writes the engine’s language/met-words.json: the words that several voices used in several trades. The engine reads only these words
 * and those of the offer. Run `npx tsx research/src/training/met-words.ts` before training.
 */
import { fold } from '@kafaa/interviewer/language/normalise';
import { inLists, keyOf, OF_MESSAGES } from '@kafaa/interviewer/language/vocabulary';
import { tokenise } from '@kafaa/interviewer/language/tokens';
import { loadVoices } from '#/material/voices';
import { store } from './stored.ts';

/** A word below these counts belongs to one trade or one writer. */
const FEWEST = { jobs: 5, voices: 3, answers: 5 };

interface Use {
  jobs: Set<string>;
  voices: Set<string>;
  answers: number;
  /** Answers in which the word is capitalised within a sentence, so it is a name there. */
  named: number;
}

const uses = new Map<string, Use>();
for (const { text, job, voice, split, language } of loadVoices()) {
  if (split !== 'dev') continue;
  const names = new Set(
    [...text.matchAll(/(?<=\p{Ll}[ ’'])\p{Lu}\p{Ll}+/gu)].flatMap(([word]) => tokenise(fold(word))),
  );
  for (const token of new Set(tokenise(text))) {
    if (!/^[a-z]{3,}/.test(token) || !(inLists(token) || OF_MESSAGES.has(token))) continue;
    const key = keyOf(token, language);
    const use = uses.get(key) ?? { jobs: new Set(), voices: new Set(), answers: 0, named: 0 };
    uses.set(key, use);
    use.jobs.add(job);
    use.voices.add(voice);
    use.answers++;
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
store('language/met-words.json', {
  about:
    'Keys (vocabulary.ts) of the words that several voices used in several trades. Written by research/src/training/met-words.ts.',
  data: met,
});
console.log(`${met.length} words of ${uses.size}`);
