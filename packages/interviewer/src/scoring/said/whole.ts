import { cleanText, fold } from '#/language/normalise';
import type { TextLanguage } from '#/language/stem';
import { sentences, type SentenceSpan } from '#/language/tokens';
import { isVerbatim, quotable } from '#/quotes';
import { withoutInstructions } from '#/safety/injection';
import { isPlain, withoutOpening, type Passage } from '../passages.ts';
import { SCORED_CHARACTERS, type PreparedAnswer } from '../prepare.ts';
import { withoutSelfPresentation } from '../self-presentation.ts';
import { tellsOwnAct } from './acts.ts';
import { tellsResult } from './labels.ts';
import { holdsNumber, lineOf } from './line.ts';
import { isReserve } from './reserve.ts';

// A passage as it is shown: whole sentences of the person, with the sentence that it depends on and the one that limits or
// corrects it.

/** Maximum length of a shown text, in characters. */
const LONGEST = 300;
/** Maximum length of a text with a sentence that limits or explains it, and of a sentence shown whole. */
const LONGEST_TURNED = 450;
/** Maximum length of the shown part of a story. */
const LONGEST_STORY = 560;
/** Maximum length of an answer that is shown whole. */
const SHORT_ANSWER = 350;
/** Length below which a text is continued, because a sentence alone often tells only the setting or only the good half. */
const ENOUGH = 140;
/** Length below which a text says nothing alone: « là je suis moins forte ». */
const TOO_SHORT = 30;

/** Words after « après » and « depuis » that name a time of their own. */
const TIME =
  " (?:\\d|une?(?![a-z])|deux|trois|quatre|cinq|six|sept|huit|dix|le |la |l'|lundi|mon |ma |mes |que |avoir|toujours)";

/** Openings of a sentence that is understood only with the one before it; for folded texts. */
const DEPENDS = new RegExp(
  `^(?:sinon|donc|du coup|alors|mais|ms|par contre|en revanche|parce que?|pcq|psk|car|comme ca|c'est|c'etait|c t|ct|ca(?! (?:va|depend))|sa|cela|ce qui|il(?! (?:y|faut|fallait|me faut|ne faut|convient))|elle|ils|elles|lui|eux|puis|et|e la|ensuite|apres(?!${TIME})|finalement|depuis?,?(?!${TIME})|voila|je prefere (?:vous )?le dire|meme|pareil|surtout|resultat|cette|cet|ces|ce(?! (?:que|qui|sont)|[- ]?qu')|celui|celle|ceux|l'une?|les deux|deux avaient|(?:deux|trois|quatre|six|sept) [a-z]+ n'ont|deux d'entre|la premiere version|l[ea]s? (?:deuxieme|troisieme|seconde?|sixieme)|si (?:cela|ca|c'est (?:pas|non|oui|le cas))|dans ce cas|a ce moment|la[- ]dessus|otherwise|so|but|because|it|that|this|he|she|they|then|and|since then)(?![a-z])`,
  'u',
);
/** Objects that only the sentence before names: « je la mets dans le bac »; for the words of a text. */
const POINTS_BACK =
  /^ (?:(?:moi|alors|apres|maintenant|aujourd hui|depuis|donc|puis|et|la|le|mais) ){0,2}(?:je|j|on|nous|tu)(?: ne| n)? (?:le|la|les|l|lui|leur|en|y|lai|lui) (?!ai (?:un|une|le|la|des) |a (?:un|une) )[a-z]/;
/** Objects that stand for the sentence before: « j’ai pris ça en main »; for folded texts. */
const TAKES_THAT = /^(?:[a-z]+ ){0,2}?(?:j'? ?ai|jai|je|on a|on) [a-z]+ (?:ca|cela)(?![a-z])/u;
/** A participle without subject: « vu trois semaines après », « refaite avec une photo plus claire ». */
const BARE =
  /^(?:vu|vue|refaite?s?|obtenue?|remise?|reprise?|trouvee?|changee?|verifiee?|reparee?|nettoyee?|ajoutee?|corrigee?|envoyee?|arretee?)(?![a-z])/u;

/** Openings of a sentence that takes back, limits or completes the one before it. */
const TURNS =
  /^(?:mais|ms|sauf|par contre|en revanche|cependant|pourtant|sinon|apres il faut|apres,? (?:bon|faut)|bon,?|enfin,? (?:non|bon|pas)|en tout cas|sans elle|c'? ?(?:est|etait) (?:la|ma|mon|de ma|moi|pas moi|par chance|lui|elle)|je (?:le|la|l'?)? ?(?:marque|note|cache|garde pour)|peut[- ]etre|personne|jamais|franchement|honnetement|j'avoue|en fait|maintenant,? faut|seulement|but|however|except|unless|otherwise|nobody)(?![a-z])/u;
/** The end of a story of one's own error: who was told, and what changed. */
const CONFESSES =
  /(?<![a-z])(?:(?:j'? ?ai|je (?:l'|le |lui |leur )ai|jai) (?:[a-z]+ ){0,2}?(?:dit|avoue|ecrit|appele|apl|prevenu|signale|previens|rappele|rembourse|paye)|di a |a (?:fait|fe) (?:la|un|le) (?:rectifi|avoir)|rectifi|corrig|depuis,? je|depui[s]? g|maintenant,? je)/u;
const SLIP =
  /(?<![a-z])(?:(?:j'? ?ai|jai|on a|nous avons|g) (?:[a-z]+ )?(?:perdu|rate|casse|oublie|laisse passer|inverse|confondu|abime|saisi)|trop tard|(?:suis|etais) trompee?|erreur|fausse?s?|par erreur|un ecart|mauvaise? |en trop)(?![a-z])/u;

/** A text shown between quotation marks, with the verbatim part of it. */
export interface Shown {
  text: string;
  verbatim: string;
  /** Whether the text depends on another sentence that could not be shown. */
  isOpen?: boolean;
}

const oneLine = (raw: string): string => cleanText(raw).replace(/\s+/g, ' ').trim();
const ended = (text: string): string => text.replace(/(?<![\s.,;:!])[\s.,;:!]+$/, '');

/** The places at which a long sentence may be cut: after its punctuation marks, and before a word that begins a clause. */
const PLACES =
  /[,;:]\s+|\s[–—-]\s|\s(?=(?:et|puis|ensuite|alors|donc|mais|parce que|car|apres|après|because|and then|then|so|but) (?:je|j|j['’]|on|nous|il|elle|ils|elles|c['’]|ça|i|we|they|le|la|les|un|une|the) )/giu;

/** A sentence as it was typed; a semicolon, a bracket or a list number in it does not end it. */
interface Unit {
  text: string;
  start: number;
  end: number;
  /** Whether the sentence says who somebody is: a name, a home, an address. Such a sentence is never shown beside another one. */
  presents: boolean;
}

const presents = (text: string): boolean =>
  /@|\d{8}|(?:\d{2} ){3}\d{2}/.test(text) || withoutSelfPresentation(text).length < fold(text).length - 3;

/** Maximum number of sentences of one answer from which quotes are taken. */
const MOST_SENTENCES = 80;

const count = (text: string, mark: string): number => text.split(mark).length - 1;
/** Whether a span continues in the next one, as the number of a list item does. */
const goesOn = (text: string): boolean =>
  /[;,:]$/.test(text) ||
  !/\p{L}{2,}/u.test(text) ||
  count(text, '(') > count(text, ')') ||
  count(text, '«') > count(text, '»');

/** Joins spans that are cut within a sentence, if they stand side by side in the answer. */
function unitsOf(spans: readonly SentenceSpan[], said: string): Unit[] {
  const units: Unit[] = [];
  for (const { raw, start, end } of spans) {
    const last = units.at(-1);
    const joins = last && goesOn(last.text) && said.slice(last.end, start).trim() === '';
    if (joins && last.text.length + raw.length < LONGEST_TURNED) {
      last.text = oneLine(said.slice(last.start, end));
      last.end = end;
    } else units.push({ text: oneLine(raw), start, end, presents: false });
  }
  return units.slice(0, MOST_SENTENCES).map((unit) => ({ ...unit, presents: presents(unit.text) }));
}

const known = new WeakMap<PreparedAnswer, { said: string; units: readonly Unit[] }>();

/** The sentences of an answer, without those that give the engine instructions. */
function sentencesIn(answer: PreparedAnswer, typed: string): readonly Unit[] {
  const said = typed.slice(0, SCORED_CHARACTERS);
  const before = known.get(answer);
  if (before?.said === said) return before.units;
  const units = unitsOf(withoutInstructions(sentences(said), said), said);
  known.set(answer, { said, units });
  return units;
}

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

/** Words for something that the sentence before contrasts with: « on a pris l’autre ». */
const THE_OTHER =
  /^.{0,24}(?<![a-z])(?:l'? ?autre|lotre|les autres|le meme|la meme|les memes)(?![a-z])|(?<![a-z])(?:la premiere et la deuxieme|les deux premieres|cette derniere|ce dernier|ces dernier|des (?:2|deux) cotes|a cause de (?:ca|cela))(?![a-z])/u;
/** A word that only links a sentence to the one before it. */
const LINK =
  /^(?:donc(?: voila)?|voila|alors|mais|ms|par contre|en revanche|et|du coup|sinon|puis|ensuite|apres(?= j)|finalement|surtout|so|but|and|then)(?![a-z]),? */u;

/** A number whose unit only the sentence before names: « je suis passé à 6 ». */
const BARE_NUMBER =
  /(?<![a-z])(?:passee?|mise?|montee?|baissee?|descendue?|reglee?|tombee?)s? a \d+(?:[.,]\d+)?(?= (?:avec|pour|car|parce|pcq|et|donc|ou|puis|apres)(?![a-z])|[,.;:!]|$)/u;

/** Maximum length of a fragment that needs the sentence before it: « trois semaines à la maison ». */
const FRAGMENT = 40;

const pointsBack = (text: string): boolean => {
  const folded = fold(text);
  if (text.length < FRAGMENT && !/ (?:j|je|on|nous|i|we) /.test(lineOf(text))) return true;
  return (
    BARE.test(folded) ||
    TAKES_THAT.test(folded) ||
    BARE_NUMBER.test(folded) ||
    THE_OTHER.test(folded) ||
    POINTS_BACK.test(lineOf(text))
  );
};

/** Whether a sentence is understood only with the one before it. */
const dependsOnBefore = (text: string): boolean => DEPENDS.test(fold(text)) || pointsBack(text);

/** Whether a sentence without its linking word is still understood only with the one before it. */
function dependsWithoutLink(text: string): boolean {
  const rest = fold(text).replace(LINK, '');
  return DEPENDS.test(rest) || pointsBack(rest);
}

/**
 * Whether the second sentence changes the sense of the text before it, because it limits that text, admits a slip, or tells what
 * was done about a slip.
 */
function turns(before: string, next: string, language: TextLanguage): boolean {
  const folded = fold(next);
  if (TURNS.test(folded) || /^ (?:mais|sauf|sinon) /.test(lineOf(next))) return true;
  if (SLIP.test(fold(before)) && CONFESSES.test(folded)) return true;
  return isReserve(next, language) && !isReserve(before, language);
}

/** How much of an answer is shown around a passage. */
export type Extent =
  /** The passage with the sentences beside it, to a readable length. */
  | 'full'
  /** The passage with the sentence that it depends on and the one that limits or corrects it. */
  | 'alone'
  /** The passage with only the sentence that it depends on, for a quote that must not contain a limit. */
  | 'proof'
  /** As much of the story as may be shown. */
  | 'story';

/** Sentences of an answer, of which a run is chosen. */
interface Run {
  units: readonly Unit[];
  answer: PreparedAnswer;
  said: string;
}

const textOf = ({ units, said }: Run, first: number, last: number): string =>
  oneLine(said.slice(units[first]?.start ?? 0, units[last]?.end ?? 0));

/** Whether the sentences from the first to the last may be shown together. */
function grows(run: Run, first: number, last: number, most: number): boolean {
  if (first < 0 || last >= run.units.length) return false;
  if (last > first && run.units.slice(first, last + 1).some((unit) => unit.presents)) return false;
  const text = textOf(run, first, last);
  return text.length <= most && fits(ended(text), run.answer, run.said);
}

/** How much a sentence tells of a story: an act, a slip or a reserve, a result, a figure. */
function weightOf({ text }: Unit, language: TextLanguage): number {
  const act = tellsOwnAct(text, language) ? 2 : 0;
  const slip = isReserve(text, language) ? 1.5 : 0;
  return 0.2 + act + slip + (tellsResult(text, language) ? 1 : 0) + (holdsNumber(text) ? 0.5 : 0);
}

/**
 * The run of sentences that tells most of a story; among equals the one that is understood alone, and the first one. With `around`,
 * the run contains the sentence `at`.
 */
function storyOf(run: Run, at: number, most: number, around = false): [number, number] {
  const { units, answer } = run;
  const weights = units.map((unit) => weightOf(unit, answer.scoredAs));
  const opening = units.findIndex((unit) => !unit.presents);
  let best: { from: number; to: number; worth: number } | null = null;
  for (let from = 0; from < units.length; from++) {
    const isOpen = from > 0 && dependsOnBefore(units[from]?.text ?? '');
    let worth = isOpen ? -2 : from === opening ? 1.2 : 0;
    for (let to = from; to < units.length && grows(run, from, to, most); to++) {
      worth += (weights[to] ?? 0) + (to === at ? 0.5 : 0);
      const holds = !around || (from <= at && at <= to);
      if (holds && (best === null || worth > best.worth + 0.01)) best = { from, to, worth };
    }
  }
  return best ? [best.from, best.to] : [at, at];
}

/** The first sentence of the run that ends with the sentence `at`. */
function firstOf(at: number, run: Run, extent: Extent): number {
  const { units, answer } = run;
  const depends = extent === 'alone' ? dependsWithoutLink : dependsOnBefore;
  let from = at;
  while (depends(units[from]?.text ?? '') && grows(run, from - 1, at, LONGEST_TURNED)) from--;
  if (extent === 'alone') return from;
  // At the end of an answer nothing can follow, so a short text grows backwards.
  if (at < units.length - 1) return from;
  while (textOf(run, from, at).length < ENOUGH && grows(run, from - 1, at, LONGEST)) {
    if (extent === 'proof' && isReserve(units[from - 1]?.text ?? '', answer.scoredAs)) break;
    from--;
  }
  return from;
}

/** The last sentence of the run that begins with the sentence `from` and holds the sentence `at`. */
function lastOf(from: number, at: number, run: Run, extent: Extent): number {
  const { units, answer } = run;
  const language = answer.scoredAs;
  const wanted = extent === 'alone' ? TOO_SHORT : ENOUGH;
  let to = at;
  const next = (): string => units[to + 1]?.text ?? '';
  const isShort = (): boolean => textOf(run, from, to).length < wanted;
  // A proof is not continued into a sentence with a limit.
  const isWanted = (): boolean => extent !== 'proof' || !isReserve(next(), language);
  while (next() !== '' && isShort() && isWanted() && grows(run, from, to + 1, LONGEST_TURNED)) to++;
  if (extent === 'proof') return to;
  let isTurned = to > at && turns(textOf(run, from, to - 1), units[to]?.text ?? '', language);
  while (next() !== '' && grows(run, from, to + 1, LONGEST_TURNED)) {
    const isTurn = turns(textOf(run, from, to), next(), language);
    // « Mais soyons réalistes … donc je le change sous tension »: a sentence with « donc » continues the correction before it.
    if (!isTurn && !(isTurned && /^(?:donc|du coup|alors)(?![a-z])/u.test(fold(next())))) break;
    isTurned = true;
    to++;
  }
  return to;
}

/** The first and the last sentence shown for the sentence `at`. */
function placesOf(at: number, run: Run, extent: Extent): [number, number] {
  if (extent === 'story') return storyOf(run, at, LONGEST_STORY);
  // A case told in answer to a question on knowledge is a story, too.
  const isCase = extent === 'full' && tellsOwnAct(run.units[at]?.text ?? '', run.answer.scoredAs);
  if (isCase) return storyOf(run, at, LONGEST_TURNED, true);
  const from = firstOf(at, run, extent);
  return [from, lastOf(from, at, run, extent)];
}

/** The passage as it is shown. `said`: the answer as typed. */
export function wholeOf(
  passage: Pick<Passage, 'text' | 'sentence'>,
  answer: PreparedAnswer,
  said: string,
  extent: Extent = 'full',
): Shown {
  const units = sentencesIn(answer, said);
  const bare = { text: passage.text, verbatim: passage.text };
  const sentence = oneLine(answer.sentences[passage.sentence]?.raw ?? passage.text);
  const holds = (text: string): boolean => oneLine(text).includes(passage.text);
  const exact = units.findIndex(({ text }) => text.includes(sentence) && holds(text));
  const at = exact >= 0 ? exact : units.findIndex(({ text }) => holds(text));
  const own = units[at]?.text;
  if (own === undefined) return bare;
  const whole = ended(withoutOpening(oneLine(said.slice(units[0]?.start ?? 0, units.at(-1)?.end ?? 0))));
  const most = extent === 'story' ? LONGEST_STORY : SHORT_ANSWER;
  const isShort =
    (extent === 'full' || extent === 'story') && whole.length <= most && !units.some((unit) => unit.presents);
  if (isShort && fits(whole, answer, said)) return { text: whole, verbatim: whole };
  if (own.length > LONGEST_TURNED) {
    const cut = cutAround(own, passage.text);
    return cut && fits(cut.verbatim, answer, said) ? cut : bare;
  }
  const run = { units, answer, said };
  const [from, to] = placesOf(at, run, extent);
  const isOpen = from > 0 && dependsOnBefore(units[from]?.text ?? '');
  const text = ended(withoutOpening(textOf(run, from, to)));
  return fits(text, answer, said) ? { text, verbatim: text, isOpen } : { ...markedIn(own, passage.text), isOpen };
}

/** A clause of a sentence that cannot be shown whole, with the marks of its cut places. */
function markedIn(sentence: string, clause: string): Shown {
  const at = sentence.indexOf(clause);
  const before = withoutOpening(sentence).startsWith(clause) ? '' : '… ';
  const after = /^[\s.,;:!?)]*$/.test(sentence.slice(at + clause.length)) ? '' : ' …';
  return { text: `${before}${clause}${after}`, verbatim: clause };
}
