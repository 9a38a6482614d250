import type { AnswerFlag, Level } from '../contract.ts';
import type { FeatureName } from './features.ts';
import type { Prediction } from './model.ts';

const PRESENT: Readonly<Partial<Record<FeatureName, string>>> = {
  ownAction: 'une action personnelle',
  teamAction: 'une action menée en équipe',
  habit: 'une démarche décrite à la première personne',
  situation: 'une situation située dans le temps',
  task: 'un problème ou un objectif posé',
  result: 'un résultat',
  learning: 'une leçon tirée',
  quantity: 'des chiffres',
  tool: 'un outil ou une méthode nommés',
  skill: 'une compétence de l’offre citée en contexte',
  reasoning: 'un raisonnement expliqué',
  constraint: 'une contrainte ou un arbitrage',
  steps: 'des étapes ordonnées',
  people: 'un échange précis avec quelqu’un',
  motivation: 'un lien avec le poste',
  evidence: 'des éléments attendus par la question',
  relevance: 'un lien avec la question',
};

const WEAKENING: Readonly<Partial<Record<FeatureName, string>>> = {
  hedge: 'des formules vagues',
  generic: 'des formules toutes faites',
  selfDescription: 'une description de soi',
  normative: 'des principes généraux',
  courtesy: 'des formules de politesse',
};

const ABSENT: readonly (readonly [FeatureName, string])[] = [
  ['ownAction', 'aucune action personnelle'],
  ['result', 'aucun résultat'],
  ['quantity', 'aucun détail vérifiable'],
  ['situation', 'aucune situation précise'],
];

const ABSENT_KNOWLEDGE: readonly (readonly [FeatureName, string])[] = [
  ['reasoning', 'aucun raisonnement'],
  ['tool', 'aucun outil ni méthode nommés'],
  ['evidence', 'aucun des éléments attendus'],
  ['habit', 'aucune démarche concrète'],
];

const GATE_TEXT: Readonly<Partial<Record<AnswerFlag, string>>> = {
  gibberish: 'Le texte ne forme pas de phrases lisibles.',
  'copied-question': 'La réponse reprend les mots de la question sans rien y ajouter.',
  'keyword-list': 'La réponse est une liste de mots-clés, sans phrase ni exemple.',
  'too-short': 'Réponse trop courte pour contenir quoi que ce soit de vérifiable.',
  repetition: 'La réponse répète les mêmes phrases.',
  'off-topic': 'La réponse ne traite pas la question posée.',
  generic: 'Opinion ou description générale, sans exemple concret.',
  duplicate: 'La réponse reprend presque mot pour mot une réponse précédente.',
  'instruction-removed': 'Le texte s’adresse au système d’évaluation au lieu de répondre.',
};

const OPENING: Readonly<Record<Level, string>> = {
  0: 'Rien d’exploitable',
  1: 'Propos généraux',
  2: 'Exemple réel mais incomplet',
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

function join(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
}

/** Learned words that carry no named feature moved the level by at least this much before they are mentioned. */
const TELLING = 0.15;

/** One French sentence from the features that moved the level most; nothing else may appear in it. */
export function reasonFor(
  level: Level,
  prediction: Prediction,
  closed: readonly AnswerFlag[],
  knowledge: boolean,
): string {
  const gate = closed.map((flag) => GATE_TEXT[flag]).find((text) => text !== undefined);
  if (gate !== undefined && level <= 1) return gate;
  const sorted = [...prediction.contributions].sort((a, b) => b.amount - a.amount);
  const found = sorted
    .filter(({ name, amount, present }) => present && amount > 0.08 && PRESENT[name])
    .slice(0, level >= 3 ? 4 : 3)
    .map(({ name }) => PRESENT[name] ?? '');
  const against = sorted
    .filter(({ name, amount, present }) => present && amount < -0.08 && WEAKENING[name])
    .reverse()
    .slice(0, 2)
    .map(({ name }) => WEAKENING[name] ?? '');
  if (found.length < 2 && level >= 2 && prediction.wording > TELLING) found.push('des détails concrets');
  if (against.length === 0 && level <= 1 && prediction.wording < -TELLING) against.push('des mots généraux');
  const has = new Set(prediction.contributions.filter(({ present }) => present).map(({ name }) => name));
  const missing = (knowledge ? ABSENT_KNOWLEDGE : ABSENT).filter(([name]) => !has.has(name)).map(([, text]) => text);
  const lacks = level <= 1 ? missing.slice(0, 2) : level === 2 ? missing.slice(0, 1) : [];
  const opening = (knowledge ? OPENING_KNOWLEDGE : OPENING)[level];
  const body = level === 0 ? [] : level === 1 ? (against.length > 0 ? against : found) : found;
  const first = body.length > 0 ? `${opening}\u00A0: ${join(body)}` : opening;
  // Missing things follow a semicolon: after a comma they would read as one more thing that was found.
  const lacking = lacks.length > 0 ? `${body.length > 0 ? '\u202F; ' : '\u00A0: '}${join(lacks)}` : '';
  const reserve = (level === 2 || level === 3) && against[0] !== undefined ? `, mais aussi ${against[0]}` : '';
  return `${first}${reserve}${lacking}.`;
}
