import { criterionOf, levelFromScore, type Criterion } from '../aggregate.ts';
import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { InterviewInput, JobBrief, QuestionKind } from '../contract.ts';
import { DEGREES } from '../cv/degrees.ts';
import {
  educationScore,
  experienceScore,
  isInternship,
  languageCriterion,
  seniorityScore,
  skillScore,
} from '../cv/matches.ts';
import { SENIORITIES, type CvReading } from '../cv/read.ts';
import { skillsNamer } from '../cv/skills.ts';
import { asksForSkill } from '../questions/coverage.ts';
import type { Weights } from '../weights.ts';
import { communicationScore } from './communication.ts';
import { SCORED_CHARACTERS } from './prepare.ts';
import type { ScoredAnswer } from './score-answer.ts';

/** Criteria scored from the answers. */
export const ANSWER_CRITERIA = [
  'technicalSkillsMatch',
  'mindsetScore',
  'cultureFit',
  'otherFactorsScore',
  'communicationSkills',
] as const;
export type AnswerCriterion = (typeof ANSWER_CRITERIA)[number];

/** The criteria of an interview and the answers each is based on; reasons and quotes are built from the same data. */
export interface Criteria {
  all: Readonly<Record<DimensionKey, Criterion>>;
  /** Indexes of the answers that a criterion is based on. */
  places: Readonly<Record<AnswerCriterion, readonly number[]>>;
  /** Answers at level 2 or more; three of them show that the candidate speaks the language of the interview. */
  fluent: readonly number[];
  /** The language of the interview, if the offer asks for it and the answers show it. */
  spoken: string | null;
}

const FLUENT_FOR_ALL: Readonly<Record<string, string>> = { Français: 'Français', Anglais: 'Anglais' };
const FLUENT_FROM = 3;

/** The indexes of the answers to each criterion, without lost answers unless `withLost`. */
export function placesOf({ exchanges, job }: InterviewInput, withLost = false): Criteria['places'] {
  const where = (fits: (kind: QuestionKind, ofSkill: boolean) => boolean): number[] =>
    exchanges.flatMap(({ question, lost }, index) =>
      (withLost || lost !== true) && fits(question.kind, asksForSkill(question, job)) ? [index] : [],
    );
  const told = (kind: QuestionKind) => kind === 'knowledge' || kind === 'situation' || kind === 'scenario';
  return {
    // A story about a skill of the offer is past behaviour, but it is evidence of the skill.
    technicalSkillsMatch: where((kind, ofSkill) => told(kind) || (kind === 'behaviour' && ofSkill)),
    mindsetScore: where((kind, ofSkill) => kind === 'behaviour' && !ofSkill),
    cultureFit: where((kind) => kind === 'value'),
    otherFactorsScore: where((kind) => kind === 'motivation'),
    communicationSkills: where(() => true),
  };
}

/** The criteria that an offer and its questions ask for; they have weight whatever the candidate answers or omits. */
export function askedOf(job: JobBrief, places: Criteria['places']): Set<DimensionKey> {
  const asked = new Set<DimensionKey>(ANSWER_CRITERIA.filter((key) => places[key].length > 0));
  if (job.skills.length > 0) asked.add('cvScore');
  if (job.minExperienceYears > 0) asked.add('experienceMatch');
  if (job.preferredLanguages.length > 0) asked.add('languageMatch');
  if (DEGREES.some((each) => each === job.educationLevel)) asked.add('educationMatch');
  if (SENIORITIES.some((each) => each === job.seniorityLevel)) asked.add('seniorityMatch');
  return asked;
}

/** Points of the total that one answer contributes, over all criteria based on it. */
export function broughtBy(answer: ScoredAnswer, index: number, places: Criteria['places'], weights: Weights): number {
  return ANSWER_CRITERIA.reduce((sum, key) => {
    const at = places[key];
    if (!at.includes(index)) return sum;
    const score = key === 'communicationSkills' ? communicationScore(answer) : answer.evaluation.score;
    return sum + ((weights[key] / 100) * (score ?? 0)) / at.length;
  }, 0);
}

/** Builds a criterion from the CV. It is unknown without a CV; if a CV was read but does not state it, it counts 0 (« Non évalué »). */
const factOf = (read: boolean, score: number | null): Criterion => ({
  score,
  counted: score ?? 0,
  levels: [read ? (levelFromScore(score) ?? 0) : null],
});

const unjudged = (answers: number): Criterion => ({
  score: null,
  levels: Array.from({ length: answers }, () => null),
  counted: 0,
});

/** The ten criteria, from the judged answers and the facts read from the CV. */
export function criteriaOf(
  input: InterviewInput,
  answers: readonly ScoredAnswer[],
  reading: CvReading | null,
): Criteria {
  const { job } = input;
  const facts = reading?.facts ?? null;
  const places = placesOf(input);
  const judged = (key: AnswerCriterion): Criterion =>
    criterionOf(
      places[key].map((index) => {
        const { score = null, level = null } = answers[index]?.evaluation ?? {};
        return { score, level };
      }),
    );
  const fluent = places.communicationSkills.filter((index) => (answers[index]?.evaluation.level ?? 0) >= 2);
  const asked = FLUENT_FOR_ALL[job.interviewLanguage];
  const heard = fluent.length >= FLUENT_FROM && asked !== undefined && job.preferredLanguages.includes(asked);
  const spoken = heard ? asked : null;
  // An answer that could not be judged counts as 0 for communication.
  const clear = places.communicationSkills.map((index) => {
    const answer = answers[index];
    const score = (answer && communicationScore(answer)) ?? 0;
    return { score, level: levelFromScore(score) };
  });
  const read = facts !== null;
  return {
    all: {
      technicalSkillsMatch: judged('technicalSkillsMatch'),
      mindsetScore: judged('mindsetScore'),
      cultureFit: judged('cultureFit'),
      otherFactorsScore: judged('otherFactorsScore'),
      communicationSkills: answers.some(({ value }) => value !== null) ? criterionOf(clear) : unjudged(clear.length),
      cvScore: factOf(read, facts && skillScore(facts, job.skills)),
      experienceMatch: factOf(read, facts && experienceScore(facts, job.minExperienceYears)),
      educationMatch: factOf(
        read,
        facts &&
          educationScore(
            facts.educationLevel,
            facts.educationInProgress ?? null,
            job.educationLevel,
            isInternship(job),
          ),
      ),
      languageMatch: languageCriterion(facts, job.preferredLanguages, spoken),
      seniorityMatch: factOf(read, facts && seniorityScore(facts.seniorityLevel, job.seniorityLevel)),
    },
    places,
    fluent,
    spoken,
  };
}

/** Indispensable skills without evidence: no answer at level 2 or more asks for or names them, and the CV does not list them. */
export function missingSkills(
  { job, exchanges }: InterviewInput,
  answers: readonly ScoredAnswer[],
  reading: CvReading | null,
): string[] {
  const indispensable = (job.indispensableSkills ?? []).filter((skill) => job.skills.includes(skill));
  if (indispensable.length === 0) return [];
  const namedIn = skillsNamer(indispensable);
  const shown = new Set([
    ...(reading?.facts.skills.map(({ name }) => name) ?? []),
    ...exchanges.flatMap(({ question, answer }, index) =>
      (answers[index]?.evaluation.level ?? 0) >= 2
        ? [question.competency, ...namedIn((answer ?? '').slice(0, SCORED_CHARACTERS))]
        : [],
    ),
  ]);
  return indispensable.filter((skill) => !shown.has(skill));
}
