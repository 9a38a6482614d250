import type { AnswerFlag, Exchange, KeyReading, Level } from '../contract.ts';
import { isWaived, levelByKey, type KeyLevel } from '../keys/level.ts';
import { reasonByKey } from '../keys/reason.ts';
import { displayScore, levelOf } from '../scoring/model.ts';
import { reasonFor } from '../scoring/reasons.ts';
import type { ScoredAnswer } from '../scoring/score-answer.ts';
import { calibrated, type Calibration } from './calibration.ts';
import { ALONE, reasonOf, type Verdict } from './judge.ts';
import type { Judgement } from './judgement.ts';

/** Limits of disagreement: between the two engines in points, and between two judgements in levels. */
const DISAGREEMENT = 35;
const LEVEL_GAP = 2;

/** Cap for an off-topic answer, equal to the local engine's (`score-answer.ts`); a test compares the two. */
export const OFF_TOPIC_CAP = 0.45;
/** Caps for a wrong and a partly right answer, if facts are asked and there is no key. */
const WRONG_CAP = 1;
const PARTLY_CAP = 2;
/** Cap for an answer about what one would do, given instead of an experience. */
const IMAGINED_CAP = 3;

/** Level caps of flags that the text itself proves; they apply to a model's judgement, too. */
const CAPS: Partial<Record<AnswerFlag, Level>> = { 'keyword-list': 1, repetition: 1 };
/** Flags of the local engine that are kept with a model's verdict: facts about the text. */
const FACTS: ReadonlySet<AnswerFlag> = new Set([
  'keyword-list',
  'repetition',
  'instruction-removed',
  'hidden-characters',
  'truncated',
]);

type Counted = Verdict & { readonly level: Level };
const isCounted = (verdict: Verdict): verdict is Counted => verdict.faithful && verdict.level !== null;

const asksForFacts = ({ question, imagined }: Exchange): boolean =>
  imagined === true || ['knowledge', 'situation', 'scenario'].includes(question.kind);

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

/** Verdict of the signed key on the same facts; null if it is neither clearly right nor wrong. */
function keySays({ points }: KeyReading, { capped }: KeyLevel): 'right' | 'wrong' | null {
  if (capped === 'red-flag' || capped === 'denied' || capped === 'nothing') return 'wrong';
  const named = points.filter(({ found }) => found === 'named').length;
  return 2 * named >= points.length ? 'right' : null;
}

/** The counted judgements, combined. */
interface Together {
  /** Level of each judgement, capped by its own relevance and correctness. */
  readonly values: readonly number[];
  /** Continuous level of the answer, after flags and key. */
  readonly value: number;
  readonly byKey: KeyLevel | null;
  readonly offTopic: boolean;
  /** Whether one judgement finds the answer off-topic, while another one or the key does not. */
  readonly elsewhere: boolean;
  /** Whether a judgement and the key contradict each other. */
  readonly contradicts: boolean;
}

function together(
  counted: readonly Counted[],
  { imagined }: Exchange,
  key: KeyReading | undefined,
  flags: readonly AnswerFlag[],
  facts: boolean,
  calibration: Calibration | null,
): Together {
  const others = counted.filter(({ relevance }) => relevance === 'other').length;
  // An answer that names points of the key is on topic, as in the local engine.
  const waived = key !== undefined && isWaived('off-topic', key);
  const offTopic = !waived && others === counted.length;
  const values = counted.map(({ level, relevance, correctness }) => {
    const unkeyed = facts && key === undefined;
    return Math.min(
      level,
      relevance === 'other' && !waived ? OFF_TOPIC_CAP : 4,
      imagined ? IMAGINED_CAP : 4,
      unkeyed && correctness === 'wrong' ? WRONG_CAP : 4,
      unkeyed && correctness === 'partly' ? PARTLY_CAP : 4,
    );
  });
  const own = Math.min(
    calibrated(mean(values), calibration),
    imagined ? IMAGINED_CAP : 4.6,
    ...flags.flatMap((flag) => CAPS[flag] ?? []),
  );
  // A person signed the key, so it takes precedence over the model's view of what is right.
  const byKey = key ? levelByKey(key, own, own >= 3) : null;
  const said = key && byKey ? keySays(key, byKey) : null;
  const against = said === 'right' ? 'wrong' : 'right';
  return {
    values,
    value: Math.min(byKey?.value ?? own, offTopic ? OFF_TOPIC_CAP : 4.6),
    byKey,
    offTopic,
    elsewhere: others > 0 && !offTopic,
    contradicts:
      (said !== null && counted.some(({ correctness }) => correctness === against)) ||
      (byKey !== null && Math.abs(own - byKey.value) >= LEVEL_GAP),
  };
}

const OF_MODEL = 'Exactitude jugée par le modèle\u00A0: à vérifier.';
const AGAINST_KEY = 'Le modèle de langage dit le contraire du corrigé\u00A0: à vérifier.';

/** The reason for an off-topic answer, the same with both engines. */
function offTopicReason({ prepared, prediction }: ScoredAnswer, { question, answer }: Exchange): string {
  if (!prepared || !prediction) return ALONE[0];
  return reasonFor(0, prediction, ['off-topic'], {
    answer: prepared,
    used: [],
    kind: question.kind,
    said: answer ?? '',
  });
}

/** The reason of the judgement nearest to the level; if none is near, the local engine's reason. */
function spokenReason(counted: readonly Counted[], level: Level, local: ScoredAnswer): string {
  const [nearest] = counted.toSorted((a, b) => Math.abs(a.level - level) - Math.abs(b.level - level));
  return nearest && Math.abs(nearest.level - level) < LEVEL_GAP
    ? reasonOf(nearest.reason, level)
    : local.evaluation.reason;
}

const unjudged = (local: ScoredAnswer, flags: AnswerFlag[], reason: string): ScoredAnswer => ({
  ...local,
  evaluation: { level: null, score: null, reason, quotes: [], flags },
  prediction: null,
  value: null,
});

/** Combines the judgements of one answer into its evaluation; code applies checked quotes, caps, the key and flags for doubt. */
export function asScored(
  exchange: Exchange,
  local: ScoredAnswer,
  verdicts: readonly Verdict[],
  { shortened, calibration = null }: { shortened: boolean; calibration?: Calibration | null },
): ScoredAnswer {
  const flags = local.evaluation.flags.filter((flag) => FACTS.has(flag));
  if (shortened && !flags.includes('truncated')) flags.push('truncated');
  const counted = verdicts.filter(isCounted);
  if (counted.length === 0) {
    const said = verdicts.some(({ faithful }) => faithful);
    return unjudged(
      local,
      flags,
      `Non évalué\u00A0: ${said ? 'la réponse n’a pas pu être jugée' : 'aucun passage à citer'}.`,
    );
  }
  const { key, score: localScore } = local.evaluation;
  const facts = asksForFacts(exchange);
  const { values, value, byKey, offTopic, elsewhere, contradicts } = together(
    counted,
    exchange,
    key,
    flags,
    facts,
    calibration,
  );
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const level = levelOf(value);
  const score = displayScore(value);
  const wrong = counted.some(({ correctness }) => correctness === 'wrong');
  const unsure = facts && !key && !offTopic && (level >= 2 || wrong);
  const apart = high - low >= LEVEL_GAP || counted.length < verdicts.length || elsewhere;
  const disagree = localScore !== null && Math.abs(score - localScore) > DISAGREEMENT;
  if (offTopic) flags.push('off-topic');
  if (contradicts || unsure || apart || disagree) flags.push('to-verify');
  const reason = offTopic
    ? offTopicReason(local, exchange)
    : key && byKey
      ? reasonByKey(level, key, byKey)
      : spokenReason(counted, level, local);
  return {
    ...local,
    evaluation: {
      level,
      score,
      reason: [reason, ...(contradicts ? [AGAINST_KEY] : unsure ? [OF_MODEL] : [])].join(' '),
      quotes: level === 0 ? [] : [...new Set(counted.flatMap(({ quotes }) => quotes))].slice(0, 2),
      flags,
      ...(key && { key }),
      judgements: counted.map((each): Judgement => {
        const { relevance, correctness } = each;
        return { level: each.level, relevance, correctness: facts ? correctness : null };
      }),
      ...(counted.length > 1 && { spread: displayScore(high) - displayScore(low) }),
    },
    prediction: null,
    value,
  };
}
