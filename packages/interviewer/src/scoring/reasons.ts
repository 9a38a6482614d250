import type { AnswerFlag, Level, QuestionKind } from '../contract.ts';
import type { FeatureName } from './features.ts';
import { currentModel, groupOf, type Prediction } from './model.ts';
import { isDenial } from '../questions/denial.ts';
import { bestPassage, passages } from './passages.ts';
import type { PreparedAnswer, PreparedSentence } from './prepare.ts';

/** A feature as a reason names it before a quote, the most telling first. */
const SHOWN: readonly (readonly [FeatureName, string])[] = [
  ['ownAction', 'action'],
  ['teamAction', 'action en équipe'],
  ['habit', 'démarche'],
  ['result', 'résultat'],
  ['learning', 'leçon tirée'],
  ['reasoning', 'raisonnement'],
  ['constraint', 'contrainte'],
  ['motivation', 'lien avec le poste'],
  ['people', 'échange avec quelqu’un'],
  ['tool', 'outil ou méthode'],
  ['quantity', 'chiffres'],
  ['steps', 'étapes'],
  ['skill', 'compétence de l’offre'],
  ['evidence', 'élément attendu'],
  ['task', 'problème posé'],
  ['situation', 'situation'],
];
const LABELS = new Map(SHOWN);

const ACTS: ReadonlySet<FeatureName> = new Set(['ownAction', 'teamAction', 'habit']);

const WEAKENING: Readonly<Partial<Record<FeatureName, string>>> = {
  hedge: 'formules vagues',
  generic: 'formules toutes faites',
  selfDescription: 'description de soi',
  normative: 'principes généraux',
  courtesy: 'formules de politesse',
};

/** What is looked for, its name where it is not found, and what else would be a sign of it. */
type Sought = readonly (readonly [FeatureName, string, readonly FeatureName[]])[];
const LOOKED_FOR: Sought = [
  ['ownAction', 'action personnelle', ['habit']],
  ['result', 'résultat', ['learning']],
  ['quantity', 'détail vérifiable', ['tool']],
  ['situation', 'situation précise', []],
];

const LOOKED_FOR_IN_KNOWLEDGE: Sought = [
  ['reasoning', 'raisonnement', ['steps']],
  ['tool', 'outil ou méthode', ['skill', 'evidence']],
  ['evidence', 'élément attendu', ['skill']],
  ['habit', 'démarche concrète', ['ownAction', 'steps']],
];

const TO_ASK = 'à demander\u00A0: «\u00A0dites de quoi il s’agissait\u00A0»';

const GATE_TEXT: Readonly<Partial<Record<AnswerFlag, string>>> = {
  gibberish: 'Le texte ne forme pas de phrases lisibles.',
  'copied-question': 'La réponse reprend les mots de la question sans rien y ajouter.',
  'keyword-list': `Une suite de mots, sans phrase ni exemple (${TO_ASK}).`,
  'too-short': `Réponse trop courte pour être vérifiée (${TO_ASK}).`,
  repetition: 'La réponse répète les mêmes phrases.',
  'off-topic': 'La réponse ne traite pas la question posée.',
  generic: `Opinion ou description générale. Non trouvé\u00A0: exemple concret (${TO_ASK}).`,
  'instruction-removed': 'Le texte s’adresse au système d’évaluation au lieu de répondre.',
};

/** Good words, but about another question: nobody gets nothing for it. */
const BESIDE = `La réponse semble parler d’autre chose que de la question (${TO_ASK}).`;

const DENIED = 'Dit ne pas l’avoir vécu ou ne pas le savoir, et rien d’autre.';

const OPENING: Readonly<Record<Level, string>> = {
  0: 'Rien d’exploitable',
  1: 'Propos généraux',
  2: 'Exemple incomplet',
  3: 'Réponse solide',
  4: 'Réponse très concrète',
};

/** Without a key nobody here knows what is right: right and confidently wrong read alike. */
const OPENING_KNOWLEDGE: Readonly<Record<Level, string>> = {
  0: 'Rien d’exploitable',
  1: 'Propos généraux',
  2: 'Réponse argumentée en partie, exactitude à vérifier',
  3: 'Réponse argumentée, exactitude à vérifier',
  4: 'Réponse argumentée et détaillée, exactitude à vérifier',
};

/** A feature moved the level by at least this much before it is mentioned. */
const TELLING = 0.08;
/** Learned words that carry no named feature, by at least this much. */
const TELLING_WORDS = 0.15;
const QUOTES = 2;

/** What a reason is written from. */
export interface Read {
  answer: PreparedAnswer;
  /** The sentences that were judged. */
  used: readonly PreparedSentence[];
  kind: QuestionKind;
}

/** « action\u00A0: « … » », each with a passage of its own; the others by name. */
function evidence(names: readonly FeatureName[], { answer, used }: Read, most: number): string[] {
  const judged = new Set(used);
  const all = passages(answer).filter(({ sentence }) => {
    const of = answer.sentences[sentence];
    return of !== undefined && judged.has(of);
  });
  const taken = new Set<string>();
  const quoted: string[] = [];
  const named: string[] = [];
  for (const name of names) {
    const label = LABELS.get(name) ?? WEAKENING[name];
    if (label === undefined) continue;
    const passage =
      taken.size < QUOTES ? bestPassage(all, [name], { [name]: 2, quantity: 0.3, ownAction: 0.3 }, taken) : null;
    if (passage) {
      taken.add(passage.text);
      quoted.push(`${label}\u00A0: «\u00A0${passage.text}\u00A0»`);
    } else if (quoted.length + named.length < most) named.push(label);
  }
  return [...quoted, ...(named.length > 0 ? [`${quoted.length > 0 ? 'aussi\u00A0: ' : ''}${named.join(', ')}`] : [])];
}

/** Features that would have moved the level and stand nowhere in the answer, not even where it was not judged. */
function notFound({ answer, kind }: Read, knowledge: boolean, most: number): string[] {
  const { level } = currentModel().weights;
  const group = groupOf(kind);
  return (knowledge ? LOOKED_FOR_IN_KNOWLEDGE : LOOKED_FOR)
    .filter(([name]) => (level[name] ?? 0) + (level[`${group}:${name}`] ?? 0) > 0)
    .filter(([name, , signs]) =>
      answer.sentences.every(({ counts }) => [name, ...signs].every((each) => counts[each] === 0)),
    )
    .slice(0, most)
    .map(([, label]) => label);
}

/** The act first, then what came of it, then by weight. */
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

/** In French, from the features that moved the level most and the words that carry them; nothing else may appear in it. */
export function reasonFor(level: Level, prediction: Prediction, closed: readonly AnswerFlag[], read: Read): string {
  if (level === 0 && closed.includes('too-short') && isDenial(read.answer.sentences.map(({ raw }) => raw).join(' ')))
    return DENIED;
  if (level === 1 && closed.includes('off-topic')) return BESIDE;
  const gate = closed.map((flag) => GATE_TEXT[flag]).find((text) => text !== undefined);
  if (gate !== undefined && level <= 1) return gate;
  const knowledge = groupOf(read.kind) === 'know';
  const opening = (knowledge ? OPENING_KNOWLEDGE : OPENING)[level];
  if (level === 0) return `${opening}.`;
  const present = prediction.contributions.filter((each) => each.present);
  const found = present
    .filter(({ name, amount }) => amount > TELLING && LABELS.has(name))
    .toSorted((a, b) => b.amount - a.amount);
  const against = present
    .filter(({ name, amount }) => amount < -TELLING && WEAKENING[name] !== undefined)
    .toSorted((a, b) => a.amount - b.amount)
    .map(({ name }) => name);
  const weak = level === 1 && against.length > 0;
  const shown = evidence(weak ? against.slice(0, 2) : inOrder(found), read, level >= 3 ? 4 : 3);
  if (shown.length === 0 && level >= 2 && prediction.wording > TELLING_WORDS) shown.push('détails concrets');
  if (shown.length === 0 && level === 1 && prediction.wording < -TELLING_WORDS) shown.push('mots généraux');
  const lacks = level <= 2 ? notFound(read, knowledge, level === 1 ? 2 : 1) : [];
  const lacking = lacks.length > 0 ? ` Non trouvé\u00A0: ${lacks.join(', ')}.` : '';
  const reserve = level > 1 && level < 4 && against[0] ? ` Affaibli par\u00A0: ${WEAKENING[against[0]]}.` : '';
  return `${opening}.${sentence(shown)}${lacking}${reserve}`;
}
