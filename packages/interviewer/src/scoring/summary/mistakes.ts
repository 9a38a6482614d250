import { passages, type Passage } from '../passages.ts';
import type { PreparedAnswer } from '../prepare.ts';
import { tellsMistake } from '../said/acts.ts';
import { ownsUp, takesFault } from '../said/owning.ts';
import { lineOf } from '../said/line.ts';
import { listed, placeOf, quoteWhole, subjectWithin } from './evidence.ts';
import type { SummaryInput, Told } from './input.ts';
import { quoteSentence } from './sentence.ts';

// An own mistake that is told together with what was done about it speaks for the person. A quote of the mistake alone would not.

/** Questions about something of the person's own that went wrong. */
const OF_MISTAKE = /mal tourn|erreur à vous|échec|échou|regrett|your (?:own )?mistake|went wrong|fail|regret/iu;

const MOST = 2;

interface OwnMistake {
  mistake: Passage;
  /** Whether the sentence itself says that it was a mistake, so that it is understood alone. */
  isSaid: boolean;
  correction: Passage | null;
}

/** Words of something that went wrong. */
const WRONG =
  / (?:erreur|faux|mauvais|oublie|double|tombe|confondu|exclu|inverse|saute|trop|sans mettre|ecart)(?= )| pas (?:change|verifie|visite|regarde|demande|sonde|mis|ferme|note)(?= )| (?:deux|2) fois(?= )| (?:mistake|wrong|forgot)(?= )/;
/** A choice or a decision stands at the beginning of the answer. */
const OF_CHOICE = /choix|décision|choice|decision/iu;

/** The sentence that tells a mistake, and the one that owns up to it; null when the answer tells none. */
function mistakeIn(prepared: PreparedAnswer, question: string): OwnMistake | null {
  const all = passages(prepared);
  const raws = prepared.sentences.map(({ raw }) => raw);
  const firstOf = (sentence: number): Passage | null => all.find((each) => each.sentence === sentence) ?? null;
  const fault = raws.findIndex(takesFault);
  const owning = fault >= 0 ? fault : raws.findIndex(ownsUp);
  const told = raws.findIndex((raw) => tellsMistake(raw) && !takesFault(raw));
  const isAsked = OF_MISTAKE.test(question);
  if (owning < 0 || (!isAsked && fault < 0 && (told < 0 || told > owning))) return null;
  const wrong = OF_CHOICE.test(question) ? 0 : raws.slice(0, owning).findIndex((raw) => WRONG.test(lineOf(raw)));
  const at = told >= 0 && told <= owning ? told : Math.max(0, wrong);
  const mistake = firstOf(at) ?? firstOf(owning);
  return mistake
    ? { mistake, isSaid: at === told, correction: mistake.sentence === owning ? null : firstOf(owning) }
    : null;
}

/** The mistakes that the candidate tells and owns up to, quoted; null when there are none. */
export function mistakes(input: SummaryInput, told: Told): string | null {
  const shown = input.answers.flatMap((answer, index) => {
    const exchange = input.exchanges[index];
    const { kind, text } = exchange?.question ?? { kind: 'motivation', text: '' };
    if (!exchange || !answer.prepared || kind === 'motivation') return [];
    const found = mistakeIn(answer.prepared, text);
    return found ? [{ answer, exchange, index, ...found }] : [];
  });
  if (shown.length === 0) return null;
  const quotes = shown.slice(0, MOST).map(({ answer, exchange, index, mistake, isSaid, correction }) => {
    const first = (isSaid ? quoteSentence : quoteWhole)(mistake, answer, exchange.answer, told);
    const isShown = correction === null || first.includes(correction.text);
    const words = isShown ? [first] : [first, quoteSentence(correction, answer, exchange.answer, told)];
    return `${words.join(' et ')} (${placeOf(index, answer, told, subjectWithin(exchange, input.job))})`;
  });
  return `dit une erreur et sa correction\u00A0: ${listed(quotes)}`;
}
