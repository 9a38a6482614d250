import { MISSING_LIMIT } from './aggregate.ts';
import { ENGINE_VERSION, type AnswerFlag, type EngineStamp, type Evaluation, type InterviewInput } from './contract.ts';
import { withCvFields } from './cv/fields.ts';
import type { CvReading } from './cv/read.ts';
import { assemble, evaluateInterview, localStamp, offerWords, readingOf, scoreAnswers } from './local.ts';
import { CV_CHARACTERS, CV_TOKENS, numbered, readCvWithModel, shownCvLines } from './llm/cv.ts';
import { ANSWER_TOKENS, asScored, isDoubtful, judge, type Verdict } from './llm/judge.ts';
import { charactersOf, faultOf, inParallel, ModelFailure, tokensOf, type ModelSession } from './llm/model.ts';
import { ANSWER_RULES, CV_RULES, PROMPTS_VERSION, questionBlock } from './llm/prompts.ts';
import { fitting, shownSentences, textOf, type Piece } from './llm/shown.ts';
import { SCORED_CHARACTERS } from './scoring/prepare.ts';
import type { ScoredAnswer } from './scoring/score-answer.ts';

/** Calls that run side by side for one interview. */
const WIDTH = 4;
/** Share of the budget that is kept for repairs and second samples. */
const RESERVE = 0.15;
/** Fences, roles, field names: what a request weighs beyond its texts. */
const ENVELOPE_TOKENS = 60;

/** What the code knows without a model: nothing readable to judge. */
const SETTLED: ReadonlySet<AnswerFlag> = new Set(['unanswered', 'wrong-language', 'gibberish', 'copied-question']);

interface Judged {
  readonly scored: ScoredAnswer[];
  /** Null when no answer needed a model. */
  readonly model: string | null;
}

/** How many characters each text may have so that all together fit; what short ones leave goes to the long ones. */
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
 * Levels every answer with a language model, one call each, what the local engine can settle left to it. Throws a
 * ModelFailure when one of them cannot be had: an interview is judged by one engine, not by two.
 */
export async function judgeAnswers(
  input: InterviewInput,
  session: ModelSession,
  local: readonly ScoredAnswer[],
  cvTokens = 0,
): Promise<Judged> {
  const keep = offerWords(input);
  const open = local.flatMap((each, index) => {
    const exchange = input.exchanges[index];
    if (!exchange || each.evaluation.flags.some((flag) => SETTLED.has(flag))) return [];
    const pieces = shownSentences((exchange.answer ?? '').slice(0, SCORED_CHARACTERS), input.identity, keep);
    // Nothing but instructions: the local verdict stands, and no model reads it.
    return pieces.length === 0 ? [] : [{ index, exchange, local: each, pieces }];
  });
  const fixed = open.reduce(
    (sum, { exchange }) => sum + tokensOf(ANSWER_RULES + questionBlock(exchange.question, input.job)) + ENVELOPE_TOKENS,
    cvTokens,
  );
  const pool = charactersOf(session.left().tokensIn * (1 - RESERVE) - fixed);
  const limits = shares(
    open.map(({ pieces }) => textOf(pieces).length + 1),
    pool,
  );
  let model: string | null = null;
  let faithless = 0;
  const firsts = await inParallel(open, WIDTH, async ({ exchange, pieces }, at) => {
    const shown: Piece[] = fitting(pieces, limits[at] ?? 0);
    if (shown.length === 0) throw new ModelFailure('budget');
    const verdict = await judge(session, exchange, input.job, shown);
    model ??= verdict.model;
    if (verdict.level !== null && verdict.level > 0 && verdict.quotes.length === 0) faithless++;
    // A model that cannot quote says nothing that may be shown; the local engine can.
    if (faithless > open.length * MISSING_LIMIT) throw new ModelFailure('unfaithful');
    return { verdict, shown };
  });
  const scored = [...local];
  await inParallel(firsts, WIDTH, async ({ verdict, shown }, at) => {
    const asked = open[at];
    if (!asked) return;
    const { index, exchange, pieces, local: own } = asked;
    const cost = tokensOf(ANSWER_RULES + questionBlock(exchange.question, input.job) + textOf(shown));
    let second: Verdict | null = null;
    if (isDoubtful(verdict, own) && affords(session, cost + cvTokens, ANSWER_TOKENS + (cvTokens > 0 ? CV_TOKENS : 0))) {
      try {
        second = await judge(session, exchange, input.job, shown);
      } catch {
        // One sample is what every answer has; the second was for certainty.
      }
    }
    scored[index] = asScored(verdict, own, second, shown.length < pieces.length);
  });
  return { scored, model };
}

/** Room for this and as much again: a second look must not take what the rest of the work needs. */
function affords(session: ModelSession, tokensIn: number, tokensOut: number): boolean {
  const left = session.left();
  return left.tokensIn > tokensIn * 1.5 && left.tokensOut > tokensOut * 1.5;
}

function modelStamp(model: string): EngineStamp {
  const { lexiconHash } = localStamp();
  return { name: 'llm', version: ENGINE_VERSION, lexiconHash: `${lexiconHash}-${PROMPTS_VERSION}`, model };
}

/**
 * Evaluates a whole interview with a language model. Never fails for the model's sake: whatever goes wrong with
 * it, the local engine evaluates, and the stamp says so.
 */
export async function evaluateWithModel(input: InterviewInput, session: ModelSession): Promise<Evaluation> {
  try {
    return await withModel(withCvFields(input), session);
  } catch (error) {
    return { ...evaluateInterview(input), engine: { ...localStamp(), standsInFor: faultOf(error) } };
  }
}

async function withModel(input: InterviewInput, session: ModelSession): Promise<Evaluation> {
  const ownReading = readingOf(input);
  const shown = ownReading && input.cv ? shownCvLines(input.cv, input.identity, offerWords(input), CV_CHARACTERS) : [];
  const cvTokens = shown.length > 0 ? tokensOf(CV_RULES + numbered(shown)) + ENVELOPE_TOKENS : 0;
  const { scored, model } = await judgeAnswers(input, session, scoreAnswers(input), cvTokens);
  if (model === null) return assemble(input, scored, ownReading, localStamp());
  const stamp = modelStamp(model);
  if (!ownReading || shown.length === 0) return assemble(input, scored, ownReading, stamp);
  let reading: CvReading;
  try {
    reading = await readCvWithModel(session, input.job, shown, ownReading, monthOf(input));
  } catch (error) {
    return assemble(input, scored, ownReading, { ...stamp, cvReadLocally: faultOf(error) });
  }
  return assemble(input, scored, reading, stamp);
}

/** Months since year 0, to close periods that go on; the newest year of the CV when nobody says when it was sent. */
function monthOf({ today, cv }: InterviewInput): number {
  if (today) return today.year * 12 + today.month - 1;
  const years = [...(cv?.text ?? '').matchAll(/\b(?:19|20)\d{2}\b/g)].map((match) => Number(match[0]));
  return Math.max(0, ...years) * 12 + 11;
}
