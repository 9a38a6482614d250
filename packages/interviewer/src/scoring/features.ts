import type { TextLanguage } from '../language/stem.ts';
import { ACTION_PATTERNS } from './actions.ts';
import { ENGLISH } from './lexicon-en.ts';
import { FRENCH } from './lexicon-fr.ts';
import { compilePhrases, eachMatch } from './phrases.ts';
import { TOOL_WORDS } from './tools.ts';

export const FEATURE_NAMES = [
  'ownAction',
  'teamAction',
  'habit',
  'situation',
  'task',
  'result',
  'learning',
  'quantity',
  'detail',
  'tool',
  'skill',
  'reasoning',
  'constraint',
  'steps',
  'people',
  'motivation',
  'evidence',
  'relevance',
  'hedge',
  'generic',
  'selfDescription',
  'normative',
  'courtesy',
] as const;
export type FeatureName = (typeof FEATURE_NAMES)[number];
export type Counts = Record<FeatureName, number>;

/** How many hits bring a feature to 63 % of its full weight: more of the same adds less and less. */
const SATURATION: Readonly<Record<FeatureName, number>> = {
  ownAction: 2.2,
  teamAction: 1.5,
  habit: 2,
  situation: 1.3,
  task: 1.3,
  result: 1.4,
  learning: 0.8,
  quantity: 1.5,
  detail: 6,
  tool: 1.6,
  skill: 1.2,
  reasoning: 1.6,
  constraint: 1.5,
  steps: 1.6,
  people: 1,
  motivation: 1.5,
  evidence: 1.6,
  relevance: 1.6,
  hedge: 1.5,
  generic: 1.6,
  selfDescription: 1.2,
  normative: 1.2,
  courtesy: 1.2,
};

const PHRASES = { fr: FRENCH, en: ENGLISH } as const;
const LEXICAL = [
  'situation',
  'task',
  'result',
  'learning',
  'reasoning',
  'constraint',
  'steps',
  'people',
  'motivation',
  'hedge',
  'generic',
  'selfDescription',
  'normative',
  'courtesy',
] as const satisfies readonly FeatureName[];

type Compiled = Record<(typeof LEXICAL)[number], RegExp>;
const compiled: Partial<Record<TextLanguage, Compiled>> = {};

function patternsOf(language: TextLanguage): Compiled {
  const known = compiled[language];
  if (known) return known;
  const made = Object.fromEntries(
    LEXICAL.map((name) => [name, compilePhrases(PHRASES[language][name] ?? '')]),
  ) as Compiled;
  compiled[language] = made;
  return made;
}

const NUMBER_WORDS = new Set(
  'deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante cent mille moitie tiers quart double triple two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred thousand half third quarter twice dozen'.split(
    ' ',
  ),
);

/** A year is a date, which `situation` already counts, and not a measure. */
const isMeasure = (token: string): boolean => /^\d/.test(token) && !/^(?:19|20)\d\d$/.test(token);

export interface QuestionContext {
  /** Stems of the question's own content words. */
  questionStems: ReadonlySet<string>;
  /** Groups of stems good evidence would use, without those of the question. */
  evidenceGroups: readonly ReadonlySet<string>[];
  /** Stems of the offer's skills. */
  skillStems: ReadonlySet<string>;
  /** Stems of the offer and of its trade's questions. */
  tradeStems: ReadonlySet<string>;
}

export interface SentenceFeatures {
  counts: Counts;
  /** The features that each token carries; they explain a change of level caused by the weight of that token. */
  marks: FeatureName[][];
}

/** Counts every feature in one sentence. The tokens are folded and redacted; `stems` is parallel to them. */
export function countSentence(
  tokens: readonly string[],
  stems: readonly string[],
  language: TextLanguage,
  context: QuestionContext,
): SentenceFeatures {
  const line = ` ${tokens.join(' ')} `;
  const counts = Object.fromEntries(FEATURE_NAMES.map((name) => [name, 0])) as Counts;
  const marks: FeatureName[][] = tokens.map(() => []);
  // Start position of each token in the line, to map a match to its tokens.
  const starts: number[] = [];
  let at = 1;
  for (const token of tokens) {
    starts.push(at);
    at += token.length + 1;
  }
  const find = (name: FeatureName, patterns: readonly RegExp[]): void => {
    for (const pattern of patterns) {
      let index = 0;
      counts[name] += eachMatch(pattern, line, (from, to) => {
        while (index < starts.length && (starts[index] ?? 0) < from) index++;
        for (let i = index; i < starts.length && (starts[i] ?? 0) < to; i++) marks[i]?.push(name);
      });
    }
  };
  const patterns = patternsOf(language);
  for (const name of LEXICAL) find(name, [patterns[name]]);
  const actions = ACTION_PATTERNS[language];
  find('ownAction', actions.ownAction);
  find('habit', actions.habit);
  find('teamAction', actions.teamAction);
  tokens.forEach((token, i) => {
    const amount = isMeasure(token) ? 1 : NUMBER_WORDS.has(token) ? 0.6 : 0;
    counts.quantity += amount;
    if (amount > 0) marks[i]?.push('quantity');
    if (token === '¤') {
      counts.detail++;
      marks[i]?.push('detail');
    }
    if (TOOL_WORDS.has(token)) marks[i]?.push('tool');
    const word = stems[i] ?? '';
    if (context.skillStems.has(word)) marks[i]?.push('skill');
    if (context.questionStems.has(word)) marks[i]?.push('relevance');
    if (context.evidenceGroups.some((group) => group.has(word))) marks[i]?.push('evidence');
  });
  return { counts: Object.assign(counts, countDistinct(tokens, stems, context)), marks };
}

/** Features that count different things, not mentions: tools, skills, evidence groups, question words. */
function countDistinct(
  tokens: readonly string[],
  stems: readonly string[],
  context: QuestionContext,
): Pick<Counts, 'tool' | 'skill' | 'evidence' | 'relevance'> {
  const present = new Set(stems);
  const within = (set: ReadonlySet<string>): number => [...set].filter((each) => present.has(each)).length;
  return {
    tool: new Set(tokens.filter((token) => TOOL_WORDS.has(token))).size,
    skill: within(context.skillStems),
    relevance: within(context.questionStems),
    evidence: context.evidenceGroups.filter((group) => [...group].some((each) => present.has(each))).length,
  };
}

/** Features of several sentences together: hits are summed, distinct things are counted once. */
export function countTogether(
  parts: readonly { counts: Counts; tokens: readonly string[]; stems: readonly string[] }[],
  context: QuestionContext,
): Counts {
  const sum = Object.fromEntries(FEATURE_NAMES.map((name) => [name, 0])) as Counts;
  for (const { counts } of parts) for (const name of FEATURE_NAMES) sum[name] += counts[name];
  const tokens = parts.flatMap((part) => part.tokens);
  const stems = parts.flatMap((part) => part.stems);
  return Object.assign(sum, countDistinct(tokens, stems, context));
}

/** Brings a count to 0..1; the second mention of the same thing adds less than the first. */
export function saturate(name: FeatureName, count: number): number {
  return 1 - Math.exp(-count / SATURATION[name]);
}

/**
 * True when a sentence holds ready-made phrases, courtesy or principles and nothing verifiable. Such a sentence is ignored,
 * in training and in use: padding around an answer does not change its level.
 */
export function isEmptySentence(counts: Counts): boolean {
  const substance =
    counts.ownAction +
    counts.quantity +
    counts.tool +
    counts.learning +
    counts.teamAction * 0.5 +
    counts.situation * 0.5;
  const emptiness = counts.generic + counts.selfDescription + counts.normative + counts.courtesy + counts.hedge * 0.5;
  return emptiness >= 1 && substance < 0.3;
}
