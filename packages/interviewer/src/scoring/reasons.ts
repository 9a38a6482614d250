import type { AnswerEvaluation, AnswerFlag, Level, QuestionKind } from '../contract.ts';
import { quotable } from '../quotes.ts';
import { isDenial } from '../questions/denial.ts';
import { groupOf, type Prediction } from './model.ts';
import type { PreparedAnswer, PreparedSentence } from './prepare.ts';
import { sentenceShown, sentencesOf, type Shown } from './said/shown.ts';

// A reason states the meaning of an answer's level and quotes the sentence that moved it most. It claims nothing about the words.

const TO_ASK = 'à demander\u00A0: un cas vécu';

/** Text for an answer whose level was lowered for low relevance to the question, which the program may have misjudged. */
const BESIDE = 'Lien avec la question non reconnu par le logiciel\u00A0: à relire.';

const GATE_TEXT: Readonly<Partial<Record<AnswerFlag, string>>> = {
  gibberish: 'Le texte ne forme pas de phrases lisibles.',
  'copied-question': 'La réponse reprend les mots de la question sans rien y ajouter.',
  'keyword-list': `Une suite de mots, sans phrase (${TO_ASK}).`,
  'too-short': `Réponse trop courte pour être vérifiée (${TO_ASK}).`,
  repetition: 'La réponse répète les mêmes phrases.',
  'off-topic': BESIDE,
  generic: `Propos généraux (${TO_ASK}).`,
  'instruction-removed': 'Le texte ressemble à une consigne adressée au logiciel\u00A0: à relire.',
};
/** Gates after whose text the answer's own words are shown. */
const WITH_WORDS: ReadonlySet<AnswerFlag> = new Set(['off-topic', 'generic', 'too-short', 'keyword-list']);

const DENIED = 'Dit ne pas l’avoir vécu ou ne pas le savoir, et rien d’autre.';

const OPENING: Readonly<Record<Level, string>> = {
  0: 'Rien d’exploitable',
  1: 'Réponse peu probante',
  2: 'Quelques éléments retenus',
  3: 'Réponse concrète',
  4: 'Réponse très concrète',
};
/** Openings for knowledge without a key. The program cannot tell a correct answer from a confidently wrong one. */
const OPENING_KNOWLEDGE: Readonly<Record<Level, string>> = {
  ...OPENING,
  2: 'Quelques éléments retenus, exactitude à vérifier',
  3: 'Réponse argumentée, exactitude à vérifier',
  4: 'Réponse argumentée et détaillée, exactitude à vérifier',
};

/** Input for the text of a reason. */
export interface Read {
  answer: PreparedAnswer;
  /** The sentences that were judged. */
  used: readonly PreparedSentence[];
  kind: QuestionKind;
  /** The answer as typed; if absent, its sentences. */
  said?: string;
}

/** Returns the first sentence of an answer that may be shown; null if none may. */
export function firstWords(answer: PreparedAnswer, said: string): Shown | null {
  for (const { text } of sentencesOf(answer, said)) {
    const shown = sentenceShown(answer, said, text);
    if (shown) return shown;
  }
  return null;
}

/** The sentence that moved the level most. */
export function carryingWords(
  { prepared, evaluation }: { prepared: PreparedAnswer | null; evaluation: Pick<AnswerEvaluation, 'quotes'> },
  said: string,
): Shown | null {
  return prepared && sentenceShown(prepared, said, evaluation.quotes[0] ?? '');
}

/** A remark on a low answer, within a sentence; null if the level says all, because a low answer may be empty or tell a harmful practice. */
export function levelWords({ level, reason }: Pick<AnswerEvaluation, 'level' | 'reason'>): string | null {
  if (reason.startsWith(BESIDE)) return 'lien avec la question non reconnu par le logiciel, à relire';
  return (level ?? 0) === 0 ? 'rien d’exploitable' : null;
}

/** The text of the gate that decided the level; null when none did. */
function gateText(level: Level, closed: readonly AnswerFlag[], read: Read): string | null {
  const text = read.answer.sentences.map(({ raw }) => raw).join(' ');
  if (level === 0 && closed.includes('too-short') && isDenial(text)) return DENIED;
  if (closed.includes('off-topic') && (level === 1 || !closed.includes('too-short'))) return withWords(BESIDE, read);
  const flag = level <= 1 ? closed.find((each) => GATE_TEXT[each] !== undefined) : undefined;
  if (flag === undefined) return null;
  const said = GATE_TEXT[flag] ?? '';
  return WITH_WORDS.has(flag) ? withWords(said, read) : said;
}

const saidIn = ({ answer, said }: Read): string => said ?? answer.sentences.map(({ raw }) => raw).join(' ');

/** A text and the answer's first words. */
function withWords(text: string, read: Read): string {
  const shown = firstWords(read.answer, saidIn(read));
  return shown ? `${text} Dit\u00A0: ${shown.text}.` : text;
}

/** The judged sentence that moved the level most. */
function strongest({ sentences }: Prediction, { used }: Read): string {
  const [best] = used
    .flatMap((sentence, index) => {
      const text = quotable(sentence.raw);
      return text === null ? [] : [{ text, amount: sentences[index] ?? 0, index }];
    })
    .toSorted((a, b) => b.amount - a.amount || a.index - b.index);
  return best?.text ?? '';
}

/** Writes the reason in French: the meaning of the level and the sentence that moved it most. */
export function reasonFor(level: Level, prediction: Prediction, closed: readonly AnswerFlag[], read: Read): string {
  const gate = gateText(level, closed, read);
  if (gate !== null) return gate;
  const opening = (groupOf(read.kind) === 'know' ? OPENING_KNOWLEDGE : OPENING)[level];
  if (level === 0) return `${opening}.`;
  const shown = sentenceShown(read.answer, saidIn(read), strongest(prediction, read));
  return shown ? `${opening}. Dit\u00A0: ${shown.text}.` : `${opening}.`;
}
