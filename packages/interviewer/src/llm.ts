import { MISSING_LIMIT } from './aggregate.ts';
import { ENGINE_VERSION, type AnswerFlag, type EngineStamp, type Evaluation, type InterviewInput } from './contract.ts';
import { withCvFields } from './cv/fields.ts';
import type { CvReading } from './cv/read.ts';
import { assemble, evaluateInterview, localStamp, readingOf, scoreAnswers } from './local.ts';
import { CV_CHARACTERS, numbered, readCvWithModel, shownCvLines } from './llm/cv.ts';
import { holdsFor, type ModelFigures } from './llm/calibration.ts';
import { judge } from './llm/judge.ts';
import {
  charactersOf,
  faultOf,
  inParallel,
  ModelError,
  PROMPTS_VERSION,
  tokensOf,
  type ModelSession,
} from './llm/model.ts';
import { tradeWords } from './llm/outgoing/trade-words.ts';
import { CV_RULES } from './llm/prompts.ts';
import { answerRules, questionBlock, WORDINGS } from './llm/rating.ts';
import { fitting, shownSentences, textOf } from './llm/shown.ts';
import { asScored } from './llm/verdicts.ts';
import { ANSWER_CRITERIA, placesOf } from './scoring/criteria.ts';
import { SCORED_CHARACTERS } from './scoring/prepare.ts';
import type { ScoredAnswer } from './scoring/score-answer.ts';

/** Parallel calls for one interview. */
const WIDTH = 4;
/** Share of the budget that is kept for repair calls. */
const RESERVE = 0.15;
/** Tokens of a request beyond its texts: fences, roles, field names. */
const ENVELOPE_TOKENS = 60;

/** Flags that the local engine sets without a model: there is nothing readable to judge. */
const SETTLED: ReadonlySet<AnswerFlag> = new Set(['unanswered', 'wrong-language', 'gibberish', 'copied-question']);

interface Judged {
  readonly scored: ScoredAnswer[];
  /** Name of the model; null if no answer needed one. */
  readonly model: string | null;
  /** Date of the calibration that was applied to the levels. */
  readonly calibration?: string;
}

/** Returns the character limit of each text so that all fit into the pool. Longer texts get the room that short ones leave. */
export function shares(lengths: readonly number[], pool: number): number[] {
  const result = lengths.map(() => 0);
  let open = lengths.map((length, index) => ({ length, index })).sort((a, b) => a.length - b.length);
  let rest = pool;
  while (open.length > 0) {
    const [shortest, ...longer] = open;
    if (!shortest) break;
    result[shortest.index] = Math.min(shortest.length, Math.floor(rest / open.length));
    rest -= result[shortest.index] ?? 0;
    open = longer;
  }
  return result;
}

/**
 * Judges every answer with a language model, each in two wordings; answers that the local engine settles keep its verdict.
 * Throws a ModelError if any call fails, because one engine must judge the whole interview.
 */
export async function judgeAnswers(
  input: InterviewInput,
  session: ModelSession,
  local: readonly ScoredAnswer[],
  { cvTokens = 0, figures = null }: { cvTokens?: number; figures?: ModelFigures | null } = {},
): Promise<Judged> {
  const keep = tradeWords(input);
  const language = input.job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const open = local.flatMap((each, index) => {
    const exchange = input.exchanges[index];
    if (!exchange || each.evaluation.flags.some((flag) => SETTLED.has(flag))) return [];
    const pieces = shownSentences((exchange.answer ?? '').slice(0, SCORED_CHARACTERS), input.identity, keep, language);
    // The answer holds only instructions to a model: keep the local verdict and do not send it.
    return pieces.length === 0 ? [] : [{ index, exchange, local: each, pieces }];
  });
  const asked = WORDINGS.flatMap((wording) => open.map((each, at) => ({ ...each, at, wording })));
  const fixed = asked.reduce(
    (sum, { exchange: { question }, wording }) =>
      sum +
      tokensOf(answerRules(wording, question.kind, language) + questionBlock(question, input.job)) +
      ENVELOPE_TOKENS,
    cvTokens,
  );
  const pool = charactersOf(session.left().tokensIn * (1 - RESERVE) - fixed) / WORDINGS.length;
  const limits = shares(
    open.map(({ pieces }) => textOf(pieces).length + 1),
    pool,
  );
  const shown = open.map(({ pieces }, at) => fitting(pieces, limits[at] ?? 0));
  if (shown.some((pieces) => pieces.length === 0)) throw new ModelError('budget');
  let faithless = 0;
  const verdicts = await inParallel(asked, WIDTH, async ({ exchange, at, wording }) => {
    const verdict = await judge(session, exchange, input.job, shown[at] ?? [], wording);
    if (!verdict.faithful) faithless++;
    // Verdicts without genuine quotes cannot be shown; above this share the local engine takes over.
    if (faithless > asked.length * MISSING_LIMIT) throw new ModelError('unfaithful');
    return verdict;
  });
  const model = verdicts[0]?.model ?? null;
  const calibration = holdsFor(figures, model) ? figures : null;
  const scored = [...local];
  open.forEach(({ index, exchange, local: own, pieces }, at) => {
    const both = verdicts.filter((_, call) => asked[call]?.at === at);
    scored[index] = asScored(exchange, own, both, { shortened: (shown[at]?.length ?? 0) < pieces.length, calibration });
  });
  return { scored, model, ...(calibration && { calibration: calibration.measuredAt }) };
}

/**
 * Uncertainty of the total because the two judgements differ: half of each answer's spread, weighted as the answer is. Linear
 * sums, because one wording may be the stricter one for every answer.
 */
function spreadOf({ answers, weights }: Evaluation, input: InterviewInput): number {
  if (!weights) return 0;
  const places = placesOf(input);
  return ANSWER_CRITERIA.filter((key) => key !== 'communicationSkills').reduce((sum, key) => {
    const spreads = places[key].map((index) => answers[index]?.spread ?? 0);
    return (
      sum + ((weights[key] / 100) * spreads.reduce((total, each) => total + each / 2, 0)) / Math.max(1, spreads.length)
    );
  }, 0);
}

/** Adds the spread of the judgements to an evaluation's margin. */
function withSpread(evaluation: Evaluation, input: InterviewInput): Evaluation {
  const { margin } = evaluation;
  return margin === undefined ? evaluation : { ...evaluation, margin: margin + Math.ceil(spreadOf(evaluation, input)) };
}

function modelStamp(model: string, calibration: string | undefined): EngineStamp {
  const { lexiconHash } = localStamp();
  return {
    name: 'llm',
    version: ENGINE_VERSION,
    lexiconHash: `${lexiconHash}-${PROMPTS_VERSION}`,
    model,
    ...(calibration && { calibration }),
  };
}

/**
 * Evaluates a whole interview with a language model. If the model fails in any way, the local engine evaluates as
 * a fallback, and the stamp records it. `figures`: measurements of the configured model.
 */
export async function evaluateWithModel(
  input: InterviewInput,
  session: ModelSession,
  figures: ModelFigures | null = null,
): Promise<Evaluation> {
  try {
    const whole = withCvFields(input);
    return withSpread(await withModel(whole, session, figures), whole);
  } catch (error) {
    return { ...evaluateInterview(input), engine: { ...localStamp(), standsInFor: faultOf(error) } };
  }
}

async function withModel(
  input: InterviewInput,
  session: ModelSession,
  figures: ModelFigures | null,
): Promise<Evaluation> {
  const ownReading = readingOf(input);
  const shown = ownReading && input.cv ? shownCvLines(input.cv, input.identity, tradeWords(input), CV_CHARACTERS) : [];
  const cvTokens = shown.length > 0 ? tokensOf(CV_RULES + numbered(shown)) + ENVELOPE_TOKENS : 0;
  const { scored, model, calibration } = await judgeAnswers(input, session, scoreAnswers(input), { cvTokens, figures });
  if (model === null) return assemble(input, scored, ownReading, { ...localStamp(), settled: true });
  const stamp = modelStamp(model, calibration);
  if (!ownReading || shown.length === 0) return assemble(input, scored, ownReading, stamp);
  let reading: CvReading;
  try {
    reading = await readCvWithModel(session, input.job, shown, ownReading, monthOf(input));
  } catch (error) {
    return assemble(input, scored, ownReading, { ...stamp, cvReadLocally: faultOf(error) });
  }
  return assemble(input, scored, reading, stamp);
}

/** The current month, in months since year 0, as the end of ongoing periods; without a date, December of the CV's newest year. */
function monthOf({ today, cv }: InterviewInput): number {
  if (today) return today.year * 12 + today.month - 1;
  const years = [...(cv?.text ?? '').matchAll(/\b(?:19|20)\d{2}\b/g)].map((match) => Number(match[0]));
  return Math.max(0, ...years) * 12 + 11;
}
