import type { AnswerFlag, Level, QuestionKind } from '../contract.ts';
import type { FeatureName } from './features.ts';
import { currentModel, groupOf, type Prediction } from './model.ts';
import { inMarks, quotable } from '../quotes.ts';
import { isDenial } from '../questions/denial.ts';
import { fold } from '#/language/normalise';
import { isNoLimit } from './said/limits.ts';
import { wholeOf, type Shown } from './said/whole.ts';
import { bestPassage, isPlain, overlaps, passages, type Passage } from './passages.ts';
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

const TO_ASK = 'à demander\u00A0: un cas vécu';

/** Text for an answer with no link found to the question; the program itself may be wrong. */
const BESIDE = 'Lien avec la question non reconnu par le logiciel\u00A0: à relire.';

const GATE_TEXT: Readonly<Partial<Record<AnswerFlag, string>>> = {
  gibberish: 'Le texte ne forme pas de phrases lisibles.',
  'copied-question': 'La réponse reprend les mots de la question sans rien y ajouter.',
  'keyword-list': `Une suite de mots, sans phrase (${TO_ASK}).`,
  'too-short': `Réponse trop courte pour être vérifiée (${TO_ASK}).`,
  repetition: 'La réponse répète les mêmes phrases.',
  'off-topic': BESIDE,
  generic: `Propos généraux (${TO_ASK}).`,
  'instruction-removed': 'Le texte s’adresse au système d’évaluation au lieu de répondre.',
};
/** Gates after whose text the answer's own words are shown. */
const WITH_WORDS: ReadonlySet<AnswerFlag> = new Set(['off-topic', 'generic', 'too-short', 'keyword-list']);

/** Opening at level 1 for an answer that contains facts and is therefore not general talk. */
const LITTLE = 'Peu d’éléments retenus';

const ADMITTED = 'Dit ne pas savoir ou ne pas avoir fait';

const DENIED = 'Dit ne pas l’avoir vécu ou ne pas le savoir, et rien d’autre.';

/** Text added at level 2 when the answer names almost nothing specific. */
const ANYWHERE = ` Peu de mots propres à cette question (${TO_ASK}).`;

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
/** Openings for knowledge without a key. The program cannot tell a correct answer from a confidently wrong one. */
const OPENING_KNOWLEDGE: Readonly<Record<Level, string>> = {
  0: 'Rien d’exploitable',
  1: 'Propos généraux',
  2: 'Réponse partielle, exactitude à vérifier',
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
  /** The answer as typed; if absent, its sentences. */
  said?: string;
}

const quotedAs = (label: string, text: string): string => `${label}\u00A0: ${inMarks(text)}`;

/** A passage in its whole sentence. */
const whole = (passage: Passage, { answer, said }: Read, alone = false): Shown =>
  wholeOf(passage, answer, said ?? answer.sentences.map(({ raw }) => raw).join(' '), alone ? 'alone' : 'full');

/** The neutral label: the words are the person's own. */
const SAYS = 'dit';

/** Matches the result of a story told in the past; a strict pattern, because a wrong label is worse than none. */
const CAME_OF_IT =
  /(?<![a-z])(?:resultat ?:|a la fin|au final|finalement|depuis,? (?:plus|aucun|on n'a plus|je n'ai plus|il n'y a plus)|plus jamais eu|a (?:bien )?(?:accepte|paye|signe|remercie|valide|marche|tenu|baisse|augmente|disparu)|ont (?:accepte|paye|signe|remercie)|in the end|as a result|it worked)(?![a-z])/u;
const LEARNED =
  /(?<![a-z])(?:depuis,? (?:je|j')|maintenant,? (?:je|j')|la prochaine fois|j'? ?ai (?:appris|compris|retenu) (?:que|qu'|a )|j'aurais du|i learned|since then,? i|next time)/u;

/** The label under which words are shown: a result, a lesson, an own mistake, or only that the person says so. */
function shownLabel(label: string, text: string, { kind }: Read): string {
  const folded = fold(text);
  const isStory = kind === 'behaviour' || kind === 'value';
  // « au début je creusais » tells a beginning and not always a mistake.
  if (label === MISTAKE) return /(?<![a-z])(?:au debut|at first|difficulte)/u.test(folded) ? SAYS : MISTAKE;
  if (label === 'résultat' && isStory && CAME_OF_IT.test(folded)) return label;
  if (label === 'leçon tirée' && LEARNED.test(folded)) return label;
  return SAYS;
}

/** The passages of the judged sentences. */
function judgedPassages({ answer, used }: Read): Passage[] {
  const judged = new Set(used);
  return passages(answer).filter(({ sentence }) => {
    const of = answer.sentences[sentence];
    return of !== undefined && judged.has(of);
  });
}

interface Quoted {
  parts: { label: string; text: string; sentence: number }[];
  taken: Set<string>;
}

/** Pattern of at least two words: « 50, 120, 220, 400 etc » alone says nothing. */
const WORDS = /(?<!\p{L})\p{L}{2,}\P{L}+(?:\p{L}+\P{L}+)?\p{L}{2}/u;

/** Adds a passage in its whole sentence, under its label. */
function add({ parts, taken }: Quoted, label: string, passage: Passage, read: Read): void {
  const { text, verbatim } = whole(passage, read, label === MISTAKE);
  if (overlaps(verbatim, taken) || !WORDS.test(verbatim)) return;
  taken.add(verbatim);
  parts.push({ label: shownLabel(label, passage.text, read), text, sentence: passage.sentence });
}

/** The quotes in the order of the answer; a label is not repeated. */
function spelled({ parts }: Quoted): string[] {
  const inOrderSaid = parts.toSorted((a, b) => a.sentence - b.sentence);
  return inOrderSaid.map(({ label, text }, at) =>
    label === inOrderSaid[at - 1]?.label ? inMarks(text) : quotedAs(label, text),
  );
}

/** Labelled quotes such as « action\u00A0: « … » ». A label is given only with a passage that supports it. */
function evidence(names: readonly FeatureName[], read: Read, admitted: ReadonlySet<string>): Quoted {
  const { scoredAs } = read.answer;
  const all = judgedPassages(read);
  const shown: Quoted = { parts: [], taken: new Set(admitted) };
  const { taken } = shown;
  const labels = new Set<string>();
  // In a story about something that went wrong, the mistake is quoted before the action that followed.
  const mistake = read.kind === 'value' || read.kind === 'behaviour' ? mistakeAmong(all) : null;
  if (mistake) {
    labels.add(MISTAKE);
    add(shown, MISTAKE, mistake, read);
  }
  for (const name of names) {
    if (shown.parts.length === QUOTES) break;
    const deserving = all.filter((passage) => labelOf(name, passage, scoredAs, read.kind) !== null);
    const weights = { [name]: 2, quantity: 0.3, ownAction: 0.3 };
    const passage =
      bestPassage(deserving, [name], weights, taken) ??
      bestPassage(deserving, NAMES, weights, taken) ??
      (taken.size === 0 ? deserving[0] : undefined);
    const label = labelOf(name, passage, scoredAs, read.kind);
    if (!passage || label === null || labels.has(label)) continue;
    labels.add(label);
    add(shown, label, passage, read);
  }
  return shown;
}

/** Fallback when no label applies: the best passage that is not an admission. */
function plainPassage(read: Read): Passage | null {
  const all = judgedPassages(read).filter(({ text }) => !admits(text, read.answer.scoredAs));
  const passage = bestPassage(all, NAMES, Object.fromEntries(NAMES.map((name) => [name, 1]))) ?? all[0];
  return passage ?? null;
}

/** Labelled quotes such as « formules vagues\u00A0: « … » », only of passages without a fact. */
function weaknesses(names: readonly FeatureName[], read: Read): Quoted['parts'] {
  const { scoredAs } = read.answer;
  const taken = new Set<string>();
  return names.slice(0, QUOTES).flatMap((name) => {
    const label = WEAKENING[name];
    const all = judgedPassages(read).filter(({ text, counts }) => isWeak(name, text, counts, scoredAs));
    const passage = bestPassage(all, [name], { [name]: 3 }, taken);
    if (!passage || label === undefined) return [];
    taken.add(passage.text);
    return [{ label, text: whole(passage, read).text, sentence: passage.sentence }];
  });
}

/** The admission of not knowing or not having done something; it is labelled as such and never as a weakness. */
function admission(read: Read): Shown | null {
  const { answer } = read;
  const all = passages(answer).filter(({ text }) => admits(text, answer.scoredAs) && !isNoLimit(text));
  // « je ne veux pas inventer » is less informative than the thing not known, so it ranks last.
  const rank = (text: string): number => (/invent/i.test(text) ? 1000 : 0) + Math.abs(text.length - 60);
  const told = all.toSorted((a, b) => rank(a.text) - rank(b.text))[0];
  return told ? whole(told, read, true) : null;
}
const admittedAs = (admitted: Shown | null): string => (admitted ? ` ${quotedAs(ADMITTED, admitted.text)}.` : '');

/** Number of words up to which a feature can be called missing. */
const MOST_WORDS = 35;
const FEW_WORDS = 15;

/** Features that would have raised the level and are certainly absent from the answer, including the sentences not judged. */
function notFound({ answer, kind }: Read, knowledge: boolean, most: number): string[] {
  // A motive needs neither an act nor a result.
  if (kind === 'motivation') return [];
  const { level } = currentModel().weights;
  const group = groupOf(kind);
  const text = answer.sentences.map(({ raw }) => raw).join(' ');
  // In a longer answer the program may have missed the feature.
  if (answer.tokens.length > (knowledge ? FEW_WORDS : MOST_WORDS)) return [];
  return (knowledge ? LOOKED_FOR_IN_KNOWLEDGE : LOOKED_FOR)
    .filter(([name]) => (level[name] ?? 0) + (level[`${group}:${name}`] ?? 0) > 0)
    .filter(([name, , signs]) =>
      answer.sentences.every(({ counts }) => [name, ...signs].every((each) => counts[each] === 0)),
    )
    .filter(([name]) => isAbsent(name, text, answer.scoredAs))
    .slice(0, most)
    .map(([, label]) => label);
}

/** Sorts features: first the act, then the result, then the others by weight. */
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
function openingOfTwo({ answer, kind }: Read, knowledge: boolean): string {
  if (kind === 'motivation') return PARTLY;
  if (knowledge) return OPENING_KNOWLEDGE[2];
  return answer.sentences.some(({ raw }) => tellsCase(raw, answer.scoredAs)) ? OPENING[2] : INCOMPLETE;
}

/** The text of the gate that decided the level; null when none did. */
function gateText(level: Level, closed: readonly AnswerFlag[], read: Read): string | null {
  const { answer } = read;
  const text = answer.sentences.map(({ raw }) => raw).join(' ');
  if (level === 0 && closed.includes('too-short') && isDenial(text)) return DENIED;
  // An admission of not knowing is about the question, so it replaces the off-topic text.
  const isBeside = level === 0 && closed.includes('off-topic') && !closed.includes('too-short');
  const admitted = isBeside ? admittedAs(admission(read)).trim() : '';
  if (admitted !== '') return admitted;
  if (level === 1 && closed.includes('off-topic')) return withWords(BESIDE, read);
  const flag = level <= 1 ? closed.find((each) => GATE_TEXT[each] !== undefined) : undefined;
  if (flag === undefined) return null;
  const said = flag === 'generic' && holdsNumber(text) ? `${LITTLE} (${TO_ASK}).` : (GATE_TEXT[flag] ?? '');
  return WITH_WORDS.has(flag) ? withWords(said, read) : said;
}

/** A gate's text and the answer's most general words, or its first ones. */
function withWords(text: string, read: Read): string {
  const all = passages(read.answer);
  const passage =
    bestPassage(all, ['generic', 'normative', 'selfDescription', 'hedge'], {
      generic: 3,
      normative: 3,
      selfDescription: 3,
    }) ?? all[0];
  // A long sentence without punctuation has no excerpt, so it is quoted as far as a quote goes.
  const words = passage ? whole(passage, read).text : (quotable(read.answer.sentences[0]?.raw ?? '') ?? '');
  return words !== '' && isPlain(words, read.answer) ? `${text} Dit\u00A0: ${inMarks(words)}.` : text;
}

/** Whether the answer is only general talk, by its wording and for lack of any fact or object. */
function isGeneral({ answer }: Read, wording: number, against: readonly FeatureName[]): boolean {
  const { scoredAs } = answer;
  return (
    (wording < -TELLING_WORDS || against.length > 0) &&
    !answer.sentences.some(({ raw }) => holdsFact(raw, scoredAs) || namesObject(raw, scoredAs))
  );
}

function addPlain(shown: Quoted, passage: Passage | null, read: Read): void {
  const shownPassage = passage ?? judgedPassages(read)[0] ?? passages(read.answer)[0];
  if (shownPassage) add(shown, SAYS, shownPassage, read);
}

/** The quotes of a reason: weaknesses at level 1; otherwise the features that moved the level; otherwise an unlabelled passage. */
function shownOf(
  level: Level,
  { contributions }: Prediction,
  read: Read,
  against: readonly FeatureName[],
  admitted: ReadonlySet<string>,
): Quoted {
  const found = contributions
    .filter(({ name, amount, present }) => present && amount > TELLING && LABELS.has(name))
    .toSorted((a, b) => b.amount - a.amount);
  const weak = level === 1 ? weaknesses(against, read) : [];
  if (weak.length > 0) return { parts: weak, taken: new Set() };
  const shown = evidence(inOrder(found), read, admitted);
  if (shown.parts.length === 0) addPlain(shown, plainPassage(read), read);
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
  const admitted = admission(read);
  const parts = spelled(shownOf(level, prediction, read, against, new Set(admitted ? [admitted.verbatim] : [])));
  const lacks = level <= 2 ? notFound(read, knowledge, level === 1 ? 2 : 1) : [];
  const lacking = lacks.length > 0 ? ` Non trouvé\u00A0: ${lacks.join(', ')}.` : '';
  const reserve = level > 1 && level < 4 && against[0] ? ` Affaibli par\u00A0: ${WEAKENING[against[0]]}.` : '';
  const hollow = level === 2 && closed.includes('generic') ? ANYWHERE : '';
  const partly = level === 2 ? openingOfTwo(read, knowledge) : opening;
  const title = level === 1 && !isGeneral(read, prediction.wording, against) ? LITTLE : partly;
  return `${title}.${sentence(parts)}${admittedAs(admitted)}${lacking}${reserve}${hollow}`;
}
