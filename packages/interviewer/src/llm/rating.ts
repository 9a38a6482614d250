import type { JobBrief, Question, QuestionKind } from '../contract.ts';
import { ENGLISH_EXAMPLES } from './examples/english.ts';
import { FRENCH_EXAMPLES } from './examples/french.ts';
import type { RatedExample } from './examples/rated.ts';
import { CORRECTNESSES, RELEVANCES } from './judgement.ts';
import type { JsonSchema } from './model.ts';
import { cut, DATA_RULE, fenced, line } from './prompts.ts';

/** Two prompts for the same judgement: a model's bias towards high or low levels differs between them. */
export const WORDINGS = ['present', 'missing'] as const;
export type Wording = (typeof WORDINGS)[number];

const OPENING: Readonly<Record<Wording, string>> = {
  present: `You are a trained rater of structured job interviews. You rate ONE written answer to ONE question by what is there. Work in this order: copy the passages that carry evidence; say whether they speak to the question that was asked; say whether the facts are right; only then give the level that these passages earn, on this scale:
0 nothing, off-topic, nonsense, or only keywords
1 opinion or self-description that anyone could give
2 a real but vague episode, or half-right knowledge
3 situation, own action and outcome; or correct knowledge applied with reasoning
4 as 3, plus a constraint or trade-off, at least one verifiable specific (number, tool, date, method) and an outcome or learning by the person`,
  missing: `You are a trained rater of structured job interviews. You look for what is missing in ONE written answer to ONE question. Work in this order: think of what a complete answer to this very question would hold; copy the passages that come nearest to it; say whether the answer speaks to the question that was asked; say whether a fact is wrong; only then go down from 4 by what is missing:
4 nothing of weight is missing: a concrete case or procedure, own acts or reasons, a constraint or choice, a detail that could be verified, an outcome or learning
3 the constraint or choice, the verifiable detail or the learning is missing; the rest is there
2 most is missing: a real episode without its course or outcome, or knowledge of which half is right
1 everything but an opinion, a principle or a self-description is missing, or the facts are wrong
0 everything is missing: another subject, nonsense, or only keywords`,
};

const FAIRNESS =
  'Judge only what is said. Length, style, spelling, missing accents, SMS spelling, dialect and mixed languages count for nothing: a short dense answer may be 4, a long fluent one without facts is 1. Fine words, claims about oneself and repetition earn nothing. Wrong knowledge stated with confidence is at most 1, half-right is 2. Between two levels take the lower unless the evidence for the higher can be quoted.';

const REPLY = `Reply with one JSON object and nothing else, its fields in this order:
{"evidence": one to three passages of at most 25 words that decide the level, copied letter by letter from the answer; [] only where there is none and the level is 0,
"relevance": "answers" if it speaks to the question asked, "partly" if to a part of it, "other" if it answers another question or none,
"correctness": "right", "partly" or "wrong" where the question asks for facts or steps of a trade or the answer states some, else null,
"level": 0 to 4, or null if it cannot be read,
"reason": one French sentence of at most 25 words that names what is there and what is missing, about the answer and not the person}`;

const exampleText = ({ question, answer, ...reply }: RatedExample): string =>
  `Question: ${question}\nAnswer: ${answer}\n${JSON.stringify(reply)}`;

/** The rules for answers to one kind of question; identical for every candidate, so that providers can cache them. */
export function answerRules(wording: Wording, kind: QuestionKind, language: 'fr' | 'en'): string {
  const examples = (language === 'en' ? ENGLISH_EXAMPLES : FRENCH_EXAMPLES)[kind];
  return [
    OPENING[wording],
    FAIRNESS,
    DATA_RULE,
    REPLY,
    '',
    'Examples, of other jobs:',
    examples.map(exampleText).join('\n\n'),
  ].join('\n');
}

export const ANSWER_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    evidence: { type: 'array', items: { type: 'string' } },
    relevance: { type: 'string', enum: RELEVANCES },
    correctness: { anyOf: [{ type: 'string', enum: CORRECTNESSES }, { type: 'null' }] },
    level: { anyOf: [{ type: 'integer', enum: [0, 1, 2, 3, 4] }, { type: 'null' }] },
    reason: { type: 'string' },
  },
  required: ['evidence', 'relevance', 'correctness', 'level', 'reason'],
  additionalProperties: false,
};

const KINDS: Readonly<Record<QuestionKind, string>> = {
  motivation: 'motivation for the job',
  behaviour: 'past behaviour',
  value: 'past behaviour that shows a value',
  knowledge: 'job knowledge',
  situation: 'what one would do, and why',
  scenario: 'a scenario at the seniority of the job',
};

/** The question, expectations and level anchors; identical for every candidate who answers this question. */
export function questionBlock({ text, kind, competency, evidence, anchors, key }: Question, job: JobBrief): string {
  const entries = (list: readonly { text: string }[]) => cut(list.map((each) => line(each.text)).join('; '), 400);
  const signed = key?.signedBy?.trim() ? key : null;
  return [
    `Job: ${cut(line(job.title), 100)}${job.seniorityLevel ? `, ${job.seniorityLevel}` : ''}`,
    `Question: ${cut(line(text), 500)}`,
    `Measures: ${cut(line(competency), 80)} (${KINDS[kind]})`,
    ...(evidence.length > 0 ? [`Good evidence may speak of: ${cut(evidence.map(line).join('; '), 400)}`] : []),
    ...(signed && signed.points.length > 0 ? [`Right, by a person of the trade: ${entries(signed.points)}`] : []),
    ...(signed && signed.redFlags.length > 0 ? [`Wrong, by the same: ${entries(signed.redFlags)}`] : []),
    `Level 0: ${cut(line(anchors[0]), 220)}`,
    `Level 2: ${cut(line(anchors[2]), 220)}`,
    `Level 4: ${cut(line(anchors[4]), 220)}`,
  ].join('\n');
}

export function answerPrompt(question: Question, job: JobBrief, shown: string, nonce: string): string {
  return `${questionBlock(question, job)}\n\n${fenced(shown, nonce)}`;
}
