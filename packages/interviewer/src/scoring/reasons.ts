import type { AnswerFlag, Level, QuestionKind } from '../contract.ts';
import type { FeatureName } from './features.ts';
import { currentModel, groupOf, type Prediction } from './model.ts';
import { isDenial } from '../questions/denial.ts';
import { bestPassage, overlaps, passages, type Passage } from './passages.ts';
import type { PreparedAnswer, PreparedSentence } from './prepare.ts';
import { isAbsent } from './said/absent.ts';
import { admits } from './said/acts.ts';
import { holdsFact, labelOf, MISTAKE, mistakeAmong, namesObject, SHOWN, tellsCase } from './said/labels.ts';
import { holdsNumber } from './said/line.ts';
import { isWeak, WEAKENING, weakens } from './said/weak.ts';

const LABELS = new Set(SHOWN.map(([name]) => name));

const NAMES = SHOWN.map(([name]) => name);

const ACTS: ReadonlySet<FeatureName> = new Set(['ownAction', 'teamAction', 'habit']);

/** A feature looked for, its name if it is not found, and the other features that also count as a sign of it. */
type Sought = readonly (readonly [FeatureName, string, readonly FeatureName[]])[];
const LOOKED_FOR: Sought = [
  ['ownAction', 'action personnelle', ['habit']],
  ['result', 'résultat', ['learning']],
  ['quantity', 'détail vérifiable', ['tool']],
  ['situation', 'situation précise', []],
];

const REASONING = 'raisonnement';
const LOOKED_FOR_IN_KNOWLEDGE: Sought = [
  ['reasoning', REASONING, ['steps']],
  ['habit', 'démarche concrète', ['ownAction', 'steps']],
];

const TO_ASK = 'à demander\u00A0: «\u00A0dites de quoi il s’agissait\u00A0»';

/** For an answer with no link found to the question, which may be the program's own error. */
const BESIDE = 'Le logiciel n’a pas pu relier cette réponse à la question\u00A0: à relire.';

const GATE_TEXT: Readonly<Partial<Record<AnswerFlag, string>>> = {
  gibberish: 'Le texte ne forme pas de phrases lisibles.',
  'copied-question': 'La réponse reprend les mots de la question sans rien y ajouter.',
  'keyword-list': `Une suite de mots, sans phrase ni exemple (${TO_ASK}).`,
  'too-short': `Réponse trop courte pour être vérifiée (${TO_ASK}).`,
  repetition: 'La réponse répète les mêmes phrases.',
  'off-topic': BESIDE,
  generic: `Opinion ou description générale. Non trouvé\u00A0: exemple concret (${TO_ASK}).`,
  'instruction-removed': 'Le texte s’adresse au système d’évaluation au lieu de répondre.',
};

/** Opening at level 1 for an answer that contains facts and is therefore not general talk. */
const LITTLE = 'Peu d’éléments retenus';

const ADMITTED = 'Dit ne pas savoir ou ne pas avoir fait';

const DENIED = 'Dit ne pas l’avoir vécu ou ne pas le savoir, et rien d’autre.';

/** Added at level 2 when the text names almost nothing specific. */
const ANYWHERE = ` Le texte pourrait répondre à d’autres questions (${TO_ASK}).`;

const OPENING: Readonly<Record<Level, string>> = {
  0: 'Rien d’exploitable',
  1: 'Propos généraux',
  2: 'Exemple incomplet',
  3: 'Réponse concrète',
  4: 'Réponse très concrète',
};
/** Opening at level 2 on motivation: a motive is not an example. */
const PARTLY = 'Réponse en partie concrète';
/** Opening at level 2 for an answer in which nothing happens. */
const INCOMPLETE = 'Réponse incomplète';
/** Opening at level 2 on knowledge for an answer that gives no reasons. */
const NOT_REASONED = 'Réponse partielle, exactitude à vérifier';

/** Without a key the program does not know what is correct; a correct answer and a confidently wrong one read alike. */
const OPENING_KNOWLEDGE: Readonly<Record<Level, string>> = {
  0: 'Rien d’exploitable',
  1: 'Propos généraux',
  2: 'Réponse argumentée en partie, exactitude à vérifier',
  3: 'Réponse argumentée, exactitude à vérifier',
  4: 'Réponse argumentée et détaillée, exactitude à vérifier',
};

/** Minimum change of the level by a feature for the reason to mention it. */
const TELLING = 0.08;
/** Minimum change of the level by learned words without a named feature. */
const TELLING_WORDS = 0.15;
const QUOTES = 2;

/** Input for the text of a reason. */
export interface Read {
  answer: PreparedAnswer;
  /** The sentences that were judged. */
  used: readonly PreparedSentence[];
  kind: QuestionKind;
}

const quotedAs = (label: string, text: string): string => `${label}\u00A0: «\u00A0${text}\u00A0»`;

/** The passages of the judged sentences. */
function judgedPassages({ answer, used }: Read): Passage[] {
  const judged = new Set(used);
  return passages(answer).filter(({ sentence }) => {
    const of = answer.sentences[sentence];
    return of !== undefined && judged.has(of);
  });
}

interface Shown {
  parts: string[];
  taken: Set<string>;
}

/** Labelled quotes such as « action\u00A0: « … » ». A label is given only with a passage that supports it. */
function evidence(names: readonly FeatureName[], read: Read): Shown {
  const { scoredAs } = read.answer;
  const all = judgedPassages(read);
  const taken = new Set<string>();
  const parts: string[] = [];
  const quoted = new Set<string>();
  // In a story about something that went wrong, the mistake is quoted before the action that followed.
  const mistake = read.kind === 'value' || read.kind === 'behaviour' ? mistakeAmong(all) : null;
  if (mistake) {
    taken.add(mistake.text);
    quoted.add(MISTAKE);
    parts.push(quotedAs(MISTAKE, mistake.text));
  }
  for (const name of names) {
    if (taken.size === QUOTES) break;
    const deserving = all.filter((passage) => labelOf(name, passage, scoredAs, read.kind) !== null);
    const weights = { [name]: 2, quantity: 0.3, ownAction: 0.3 };
    const passage =
      bestPassage(deserving, [name], weights, taken) ??
      bestPassage(deserving, NAMES, weights, taken) ??
      (taken.size === 0 ? deserving[0] : undefined);
    const label = labelOf(name, passage, scoredAs, read.kind);
    if (!passage || label === null || quoted.has(label)) continue;
    taken.add(passage.text);
    quoted.add(label);
    parts.push(quotedAs(label, passage.text));
  }
  return { parts, taken };
}

/** Fallback when no label applies: the best passage that is not an admission. */
function plainPassage(read: Read): Passage | null {
  const all = judgedPassages(read).filter(({ text }) => !admits(text, read.answer.scoredAs));
  const passage = bestPassage(all, NAMES, Object.fromEntries(NAMES.map((name) => [name, 1]))) ?? all[0];
  return passage ?? null;
}

/** « formules vagues\u00A0: « … » », only for passages without a fact. */
function weaknesses(names: readonly FeatureName[], read: Read): string[] {
  const { scoredAs } = read.answer;
  const taken = new Set<string>();
  return names.slice(0, QUOTES).flatMap((name) => {
    const label = WEAKENING[name];
    const all = judgedPassages(read).filter(({ text, counts }) => isWeak(name, text, counts, scoredAs));
    const passage = bestPassage(all, [name], { [name]: 3 }, taken);
    if (!passage || label === undefined) return [];
    taken.add(passage.text);
    return [quotedAs(label, passage.text)];
  });
}

/** Quotes an admission of not knowing or not having done something; it is labelled as such and never as a weakness. */
function admission({ answer }: Read, taken: ReadonlySet<string>): string {
  const all = passages(answer).filter(({ text }) => admits(text, answer.scoredAs) && !overlaps(text, taken));
  // « je ne veux pas inventer » is less informative than the thing not known, so it ranks last.
  const rank = (text: string): number => (/invent/i.test(text) ? 1000 : 0) + Math.abs(text.length - 60);
  const told = all.toSorted((a, b) => rank(a.text) - rank(b.text))[0];
  return told ? ` ${quotedAs(ADMITTED, told.text)}.` : '';
}

/** Features that would have raised the level and are certainly absent from the answer, including the sentences not judged. */
function notFound({ answer, kind }: Read, knowledge: boolean, most: number): string[] {
  // A motive needs neither an act nor a result.
  if (kind === 'motivation') return [];
  const { level } = currentModel().weights;
  const group = groupOf(kind);
  const text = answer.sentences.map(({ raw }) => raw).join(' ');
  return (knowledge ? LOOKED_FOR_IN_KNOWLEDGE : LOOKED_FOR)
    .filter(([name]) => (level[name] ?? 0) + (level[`${group}:${name}`] ?? 0) > 0)
    .filter(([name, , signs]) =>
      answer.sentences.every(({ counts }) => [name, ...signs].every((each) => counts[each] === 0)),
    )
    .filter(([name]) => isAbsent(name, text, answer.scoredAs))
    .slice(0, most)
    .map(([, label]) => label);
}

/** Sorts features: the act first, then the result, then by weight. */
function inOrder(found: readonly Prediction['contributions'][number][]): FeatureName[] {
  const act = SHOWN.find(([name]) => ACTS.has(name) && found.some((each) => each.name === name))?.[0];
  const rest = found.map(({ name }) => name).filter((name) => name !== act);
  const outcome = rest.filter((name) => name === 'result');
  return [...(act ? [act] : []), ...outcome, ...rest.filter((name) => name !== 'result')];
}

const sentence = (parts: readonly string[]): string => {
  const text = parts.join('\u202F; ');
  return text === '' ? '' : ` ${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** The opening at level 2, where the answer decides what is incomplete: an example, an argument or a motive. */
function openingOfTwo({ answer, kind }: Read, knowledge: boolean, lacks: readonly string[]): string {
  if (kind === 'motivation') return PARTLY;
  if (knowledge) return lacks.includes(REASONING) ? NOT_REASONED : OPENING_KNOWLEDGE[2];
  return answer.sentences.some(({ raw }) => tellsCase(raw, answer.scoredAs)) ? OPENING[2] : INCOMPLETE;
}

/** The text of the gate that decided the level; null when none did. */
function gateText(level: Level, closed: readonly AnswerFlag[], read: Read): string | null {
  const { answer } = read;
  const text = answer.sentences.map(({ raw }) => raw).join(' ');
  if (level === 0 && closed.includes('too-short') && isDenial(text)) return DENIED;
  // An admission of not knowing is about the question, so it replaces the off-topic text.
  const isBeside = level === 0 && closed.includes('off-topic') && !closed.includes('too-short');
  const admitted = isBeside ? admission(read, new Set()).trim() : '';
  if (admitted !== '') return admitted;
  if (level === 1 && closed.includes('off-topic')) return BESIDE;
  const flag = level <= 1 ? closed.find((each) => GATE_TEXT[each] !== undefined) : undefined;
  if (flag === undefined) return null;
  return flag === 'generic' && holdsNumber(text) ? `${LITTLE} (${TO_ASK}).` : (GATE_TEXT[flag] ?? null);
}

/** Whether the answer is only general talk, by its wording and for lack of any fact or object. */
function isGeneral({ answer }: Read, wording: number, against: readonly FeatureName[]): boolean {
  const { scoredAs } = answer;
  return (
    (wording < -TELLING_WORDS || against.length > 0) &&
    !answer.sentences.some(({ raw }) => holdsFact(raw, scoredAs) || namesObject(raw, scoredAs))
  );
}

function addPlain({ parts, taken }: Shown, passage: Passage | null): void {
  if (passage === null) return;
  parts.push(quotedAs('passage', passage.text));
  taken.add(passage.text);
}

/** The quotes of a reason: weaknesses at level 1; otherwise the features that moved the level; otherwise an unlabelled passage. */
function shownOf(
  level: Level,
  { contributions, wording }: Prediction,
  read: Read,
  against: readonly FeatureName[],
): Shown {
  const found = contributions
    .filter(({ name, amount, present }) => present && amount > TELLING && LABELS.has(name))
    .toSorted((a, b) => b.amount - a.amount);
  const weak = level === 1 ? weaknesses(against, read) : [];
  if (weak.length > 0) return { parts: weak, taken: new Set() };
  const shown = evidence(inOrder(found), read);
  if (shown.parts.length === 0 && (level > 1 || !isGeneral(read, wording, against)))
    addPlain(shown, plainPassage(read));
  if (shown.parts.length === 0 && level === 1 && wording < -TELLING_WORDS && isGeneral(read, wording, against))
    shown.parts.push('mots généraux');
  return shown;
}

/** The reason, in French: built only from the features that moved the level most and the words that carry them. */
export function reasonFor(level: Level, prediction: Prediction, closed: readonly AnswerFlag[], read: Read): string {
  const gate = gateText(level, closed, read);
  if (gate !== null) return gate;
  const knowledge = groupOf(read.kind) === 'know';
  const opening = (knowledge ? OPENING_KNOWLEDGE : OPENING)[level];
  if (level === 0) return `${opening}.`;
  const { scoredAs } = read.answer;
  const against = prediction.contributions
    .filter(({ name, amount, present }) => present && amount < -TELLING && WEAKENING[name] !== undefined)
    .toSorted((a, b) => a.amount - b.amount)
    .map(({ name }) => name)
    .filter((name) => weakens(name, read.answer.sentences, scoredAs))
    // « il faut » is normal when telling knowledge, and a « merci » does not weaken an example.
    .filter((name) => level === 1 || (name !== 'courtesy' && (name !== 'normative' || !knowledge)));
  const { parts, taken } = shownOf(level, prediction, read, against);
  const lacks = level <= 2 ? notFound(read, knowledge, level === 1 ? 2 : 1) : [];
  const lacking = lacks.length > 0 ? ` Non trouvé\u00A0: ${lacks.join(', ')}.` : '';
  const reserve = level > 1 && level < 4 && against[0] ? ` Affaibli par\u00A0: ${WEAKENING[against[0]]}.` : '';
  const hollow = level === 2 && closed.includes('generic') ? ANYWHERE : '';
  const partly = level === 2 ? openingOfTwo(read, knowledge, lacks) : opening;
  const title = level === 1 && !isGeneral(read, prediction.wording, against) ? LITTLE : partly;
  return `${title}.${sentence(parts)}${admission(read, taken)}${lacking}${reserve}${hollow}`;
}
