import { cleanText, fold } from '#/language/normalise';
import { isVerbatim, quotable } from '#/quotes';
import { isPlain, withoutOpening, type Passage } from '../passages.ts';
import type { PreparedAnswer } from '../prepare.ts';

// A passage as it is shown: the whole sentence of the person, with the sentence beside it that it depends on. Cut places are marked « … ».

/** Longest text shown as whole sentences, in characters. */
const LONGEST = 250;
/** A shorter text is shown with the sentence before it. */
const SHORT = 70;

/** A sentence that begins so is understood only with the one before it. */
const DEPENDS =
  /^(?:sinon|donc|du coup|alors|mais|par contre|parce que?|car|comme ca|c'est|c'etait|ca|cela|ce qui|il|elle|ils|elles|lui|eux|puis|et|ensuite|apres|finalement|depuis|voila|je prefere (?:vous )?le dire|meme|pareil|surtout|resultat|otherwise|so|but|because|it|that|this|he|she|they|then|and|since then)(?![a-z])/u;
/** A sentence that begins so takes back or limits the one before it. */
const TAKES_BACK =
  /^(?:mais|sauf|par contre|cependant|pourtant|sinon|apres il faut|apres,? (?:bon|faut)|bon apres|enfin,? |en tout cas|sans elle|but|however|except|unless|otherwise)(?![a-z])/u;

const LOSS =
  /(?<![a-z])(?:j'? ?ai|jai|on a|nous avons) (?:[a-z]+ )?(?:perdu|rate|casse|oublie|laisse passer|inverse|confondu|abime)|trop tard|(?:suis|etais) trompee?/u;

/** A text shown between quotation marks, with the verbatim part of it. */
export interface Shown {
  text: string;
  verbatim: string;
}

const oneLine = (raw: string): string => cleanText(raw).replace(/\s+/g, ' ').trim();
const ended = (text: string): string => text.replace(/(?<![\s.,;:!])[\s.,;:!]+$/, '');

/** The places at which a long sentence may be cut: after its punctuation marks, and before a word that begins a clause. */
const PLACES =
  /[,;:]\s+|\s[–—-]\s|\s(?=(?:et|puis|ensuite|alors|donc|mais|parce que|car|si|quand|because|and then|then|so|but|if|when) )/giu;

/** « 4 », « 2) »: the number of a list item is no sentence. */
export const isSentence = (text = ''): boolean => text.length >= 8 && /\p{L}{2,}/u.test(text);

/** A sentence too long to be shown whole: as much of it around the passage as fits, from its beginning if possible. */
function cutAround(sentence: string, passage: string): Shown | null {
  const at = sentence.indexOf(passage);
  if (at < 0) return null;
  const end = at + passage.length;
  const places = [...sentence.matchAll(PLACES)].map(({ index, 0: mark }) => ({
    before: index,
    after: index + mark.length,
  }));
  const from = end <= LONGEST ? 0 : (places.find(({ after }) => end - after <= LONGEST && after <= at)?.after ?? at);
  const to =
    sentence.length - from <= LONGEST
      ? sentence.length
      : Math.max(end, ...places.flatMap(({ before }) => (before - from <= LONGEST ? [before] : [])));
  const verbatim = ended(sentence.slice(from, to));
  return { verbatim, text: `${from > 0 ? '… ' : ''}${verbatim}${to < sentence.length ? ' …' : ''}` };
}

/** Whether a text may be shown and stands in the answer as typed. */
const fits = (text: string, answer: PreparedAnswer, said: string): boolean =>
  isPlain(text, answer) && isVerbatim(text, said) && quotable(text) !== null;

/** The passage as it is shown. `said`: the answer as typed. `alone`: without the sentence beside it, even if it is short. */
export function wholeOf(
  passage: Pick<Passage, 'text' | 'sentence'>,
  answer: PreparedAnswer,
  said: string,
  alone = false,
): Shown {
  const all = answer.sentences.map(({ raw }) => oneLine(raw));
  const own = all[passage.sentence] ?? passage.text;
  const bare = { text: passage.text, verbatim: passage.text };
  if (!own.includes(passage.text)) return bare;
  if (own.length > LONGEST) {
    const cut = cutAround(own, passage.text);
    return cut && fits(cut.verbatim, answer, said) ? cut : bare;
  }
  let [from, to] = [passage.sentence, passage.sentence];
  const run = (first: number, last: number): string => all.slice(first, last + 1).join(' ');
  const grows = (first: number, last: number): boolean =>
    first >= 0 &&
    last < all.length &&
    isSentence(all[first]) &&
    isSentence(all[last]) &&
    run(first, last).length <= LONGEST &&
    fits(ended(run(first, last)), answer, said);
  while (DEPENDS.test(fold(all[from] ?? '')) && grows(from - 1, to)) from--;
  if (TAKES_BACK.test(fold(all[to + 1] ?? '')) && grows(from, to + 1)) to++;
  // A loss or a mistake is half of a story; what was done about it stands in the next sentence.
  if (LOSS.test(fold(all[to] ?? '')) && grows(from, to + 1)) to++;
  if (!alone && run(from, to).length < SHORT && grows(from - 1, to)) from--;
  if (!alone && run(from, to).length < SHORT && grows(from, to + 1)) to++;
  const text = ended(withoutOpening(run(from, to)));
  return fits(text, answer, said) ? { text, verbatim: text } : markedIn(own, passage.text);
}

/** A clause of a sentence that cannot be shown whole, with the marks of its cut places. */
function markedIn(sentence: string, clause: string): Shown {
  const at = sentence.indexOf(clause);
  const before = withoutOpening(sentence).startsWith(clause) ? '' : '… ';
  const after = /^[\s.,;:!?)]*$/.test(sentence.slice(at + clause.length)) ? '' : ' …';
  return { text: `${before}${clause}${after}`, verbatim: clause };
}
