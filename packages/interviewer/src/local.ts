import { MARGIN, MISSING_LIMIT, recommend, rounded, totalOf } from './aggregate.ts';
import { assessAuthenticity, deductionFor } from './authenticity/assess.ts';
import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import {
  ENGINE_VERSION,
  type CvFacts,
  type CvWarning,
  type EngineStamp,
  type Evaluation,
  type InterviewInput,
  type Question,
} from './contract.ts';
import { withCvFields } from './cv/fields.ts';
import { readCv, type CvReading } from './cv/read.ts';
import { isReadable } from './cv/readable.ts';
import { byHouse, houseFor, thresholdsOf } from './house.ts';
import { contentStems } from './language/content.ts';
import { bySound } from './language/neutral.ts';
import { cleanText } from './language/normalise.ts';
import type { TextLanguage } from './language/stem.ts';
import { tokenise } from './language/tokens.ts';
import { isCommon } from './language/vocabulary.ts';
import { familyOf } from './questions/family.ts';
import { hash } from './questions/wording.ts';
import { quotable, verifiedQuotes } from './quotes.ts';
import {
  ANSWER_CRITERIA,
  askedOf,
  broughtBy,
  missingSkills,
  placesOf,
  type AnswerCriterion,
} from './scoring/criteria.ts';
import { buildDimensions } from './scoring/dimensions.ts';
import { ENGLISH } from './scoring/lexicon-en.ts';
import { FRENCH } from './scoring/lexicon-fr.ts';
import { writeSummary } from './scoring/note.ts';
import { prepareAnswer, questionContext, type PreparedAnswer } from './scoring/prepare.ts';
import { LEARNED } from './scoring/relevance/learned.ts';
import { encodeQuestions } from './scoring/relevance/relevance.ts';
import { withoutRepeats } from './scoring/repeats.ts';
import { scoreAnswer, type ScoredAnswer } from './scoring/score-answer.ts';
import { WEIGHTS } from './scoring/weights.ts';
import { defaultEmphasis, weightsFor, type Emphasis } from './weights.ts';

let stamp: string | null = null;
/** Hash of the current lexicons, weights and encoder: equal hash and equal input give byte-identical results. */
function lexiconHash(): string {
  stamp ??= hash(JSON.stringify([FRENCH, ENGLISH, WEIGHTS, LEARNED]))
    .toString(16)
    .padStart(8, '0');
  return stamp;
}

/** Words of the offer that may stand capitalised in an answer without naming anyone. */
export function offerWords(input: InterviewInput): Set<string> {
  const { job, company } = input;
  return new Set(
    tokenise(
      [
        job.title,
        job.skills.join(' '),
        job.industryBackground,
        company.industry,
        company.name ?? '',
        ...job.softSkills,
      ].join(' '),
    ),
  );
}

/** Scores every answer of an interview, in order. `asked`: all its questions, if `input` holds only some of them. */
export function scoreAnswers(
  input: InterviewInput,
  asked: readonly Question[] = input.exchanges.map(({ question }) => question),
): ScoredAnswer[] {
  const expected = languageOf(input);
  const questions = encodeQuestions(asked, input.job, expected);
  const prepared = prepareAnswers(input);
  return input.exchanges.map((exchange, index) => scoreAnswer(exchange, prepared[index] ?? null, expected, questions));
}

const languageOf = ({ job }: InterviewInput): TextLanguage => (job.interviewLanguage === 'Anglais' ? 'en' : 'fr');

/** Maps the sounds of the uncommon words of some texts, of four letters or more, to the words. */
const unreadBySound = (texts: readonly string[], language: TextLanguage): ReadonlyMap<string, string> =>
  bySound(texts.flatMap(tokenise).filter((token) => /^[a-z]{4,}$/.test(token) && !isCommon(token, language)));

/** Prepares each answer for scoring; null for an empty answer. */
export function prepareAnswers(input: InterviewInput): (PreparedAnswer | null)[] {
  const expected = languageOf(input);
  const keep = offerWords(input);
  const family = familyOf(input.job, input.company);
  const trade = family?.[expected].flatMap((item) => [item.text, ...item.evidence]).join(' ') ?? '';
  const offer = `${input.job.title} ${input.job.industryBackground} ${input.job.description.slice(0, 3000)} ${trade}`;
  const tradeStems = new Set(contentStems(offer, expected));
  const offered = unreadBySound([offer, ...input.job.skills], expected);
  return input.exchanges.map(({ question, answer }) => {
    const raw = answer ?? '';
    if (raw.trim() === '') return null;
    const asked = new Map([...offered, ...unreadBySound([question.text, ...question.evidence], expected)]);
    return prepareAnswer(
      raw,
      input.identity,
      keep,
      expected,
      (language) => questionContext(question, input.job, input.company, tradeStems, language),
      asked,
    );
  });
}

/**
 * Evaluates a whole interview with the local engine: deterministic, in-process, no key, no network.
 * Missing evidence is null, never 0; every quote is a substring of an answer or of the CV.
 */
export function evaluateInterview(given: InterviewInput): Evaluation {
  const input = withCvFields(given);
  return assemble(input, scoreAnswers(input), readingOf(input), localStamp());
}

export function localStamp(): EngineStamp {
  return { name: 'local', version: ENGINE_VERSION, lexiconHash: lexiconHash() };
}

export function readingOf(input: InterviewInput): CvReading | null {
  return isReadable(input.cv) ? readCv(input.cv, input.job, input.today, input.identity) : null;
}

/** Quotes an answer at level 0, such as « . » or « ok », as its own evidence, if it has no quote yet. */
function withEvidence(each: ScoredAnswer, answer: string): ScoredAnswer {
  const { evaluation, prepared } = each;
  if (evaluation.level !== 0 || evaluation.quotes.length > 0) return each;
  const sentences = prepared?.sentences.map(({ raw }) => raw) ?? [];
  const words = [...sentences, cleanText(answer).trim()].flatMap((text) => quotable(text) || []);
  return { ...each, evaluation: { ...evaluation, quotes: verifiedQuotes(words, answer).slice(0, 1) } };
}

/**
 * Sets unanswered questions to level 0, if the interview has any answer. Answers lost for technical reasons stay unjudged, and
 * so does an interview without any answer.
 */
function withSilence(scored: readonly ScoredAnswer[], { exchanges }: InterviewInput): ScoredAnswer[] {
  const silent = exchanges.map(({ answer }) => (answer ?? '').trim() === '');
  if (silent.every(Boolean)) return [...scored];
  return scored.map((each, index) => {
    if (!silent[index]) return each;
    const { evaluation } = each;
    return exchanges[index]?.lost
      ? {
          ...each,
          evaluation: { ...evaluation, reason: 'Réponse perdue pour une raison technique\u00A0: non évaluée.' },
        }
      : { ...each, value: 0, evaluation: { ...evaluation, level: 0, score: 0 } };
  });
}

/** Empty facts for a CV that could not be read, with the warnings. */
const unreadCv = (warnings: readonly CvWarning[]): CvFacts => ({
  experienceMonths: null,
  educationLevel: null,
  languages: [],
  skills: [],
  seniorityLevel: null,
  warnings: [...new Set(warnings)],
});

/** Share of the weight whose answers were lost for technical reasons. */
function lostShare(input: InterviewInput, emphasis: Emphasis): number {
  const [left, all] = [placesOf(input), placesOf(input, true)];
  const weights = weightsFor(emphasis, askedOf(input.job, all), input.job.asksForWriting);
  const lost = (key: AnswerCriterion) => 1 - left[key].length / Math.max(1, all[key].length);
  return ANSWER_CRITERIA.reduce((sum, key) => sum + (weights[key] / 100) * (all[key].length === 0 ? 0 : lost(key)), 0);
}

/** Builds the evaluation from judged answers and a read CV, for both engines; all totals are computed here. */
export function assemble(
  input: InterviewInput,
  scored: readonly ScoredAnswer[],
  reading: CvReading | null,
  engine: EngineStamp,
): Evaluation {
  const { job, exchanges, cv } = input;
  const emphasis = job.emphasis ?? defaultEmphasis(job);
  const places = placesOf(input);
  const weights = weightsFor(emphasis, askedOf(job, places), job.asksForWriting);
  const brought = (each: ScoredAnswer, index: number) => broughtBy(each, index, places, weights);
  const judged = withSilence(withoutRepeats(scored, brought), input).map((each, index) =>
    withEvidence(each, exchanges[index]?.answer ?? ''),
  );
  const begun = judged.some(({ evaluation }) => !evaluation.flags.includes('unanswered'));
  const house = houseFor(input, engine);
  const scores = judged.map(({ evaluation }) => evaluation.score);
  const dimensions = byHouse(buildDimensions(input, judged, reading, weights), house, places, scores);
  const total = totalOf(dimensions, weights);
  const missing = begun ? Math.max(total.missing, lostShare(input, emphasis)) : 1;
  const recommendation = recommend({ ...total, missing }, dimensions, weights, thresholdsOf(house));
  const enough = missing <= MISSING_LIMIT;
  const { costly, ...assessed } = assessAuthenticity(
    exchanges,
    scored.map(({ prepared }) => prepared),
    // Levels before `withoutRepeats`: a repeated story is still the candidate's own. An off-topic answer may be, too (null).
    scored.map(({ evaluation: { level, flags } }) => (level === 1 && flags.includes('off-topic') ? null : level)),
  );
  const whole = rounded(total.low) ?? 0;
  const taken = deductionFor(costly.flatMap((index) => (judged[index] ? brought(judged[index], index) : [])));
  const lowered = rounded(total.low - taken) ?? 0;
  // Without a score there is no deduction; the facts stay.
  const authenticity = { ...assessed, deduction: enough ? whole - lowered : 0 };
  const score = enough ? lowered : null;
  const high = rounded((rounded(total.high) ?? 0) - authenticity.deduction);
  const byKey = Object.fromEntries(dimensions.map((each) => [each.key, each.score])) as Record<
    DimensionKey,
    number | null
  >;
  const answers = judged.map(({ evaluation }) => evaluation);
  const facts = reading?.facts ?? (cv && unreadCv(cv.warnings));
  return {
    score,
    ...byKey,
    note: writeSummary({
      recommendation,
      job,
      company: input.company,
      exchanges,
      answers: judged,
      dimensions,
      cv: reading?.facts ?? null,
      warnings: cv === null ? ['absent'] : (facts?.warnings ?? []),
      authenticity,
      others: input.others,
    }),
    recommendation,
    answers,
    dimensions,
    cv: facts,
    authenticity,
    engine,
    ...(house && { house }),
    weights,
    ...(score !== null && { margin: MARGIN }),
    ...(score !== null && high !== null && reading === null && high > score && { range: { low: score, high } }),
    ...(input.others && { others: input.others }),
    ...(job.indispensableSkills?.length && { missingSkills: missingSkills(input, judged, reading) }),
  };
}
