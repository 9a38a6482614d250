import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { InterviewInput } from '../contract.ts';
import type { CvReading } from '../cv/read.ts';
import { educationTold, experienceTold, standings, withStanding } from '../cv/told.ts';
import type { Criteria } from './criteria.ts';
import type { Weights } from '../weights.ts';
import type { ScoredAnswer } from './score-answer.ts';
import { subjectOf } from './subject.ts';
import { communicationScore } from './communication.ts';
import { carryingWords, levelWords } from './reasons.ts';
import { wordsIn } from './said/telling.ts';
import { chosenOf, isShown, weakestOf, type ChosenAnswers } from './summary/chosen.ts';
import { subjectWithin } from './summary/place.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Maximum number of words that a reason quotes. */
const MOST_QUOTED = 30;
const NOT_JUDGED = 'Non évalué\u00A0: aucune réponse à juger.';

/** One answer within a reason: « Sage, « … » (réponse 6, niveau 3) ». Words that the summary shows are not quoted again. */
function clause(index: number, isWeakest: boolean, { input, answers, chosen }: Telling): string {
  const [answer, exchange] = [answers[index], input.exchanges[index]];
  const level = answer?.evaluation.level ?? 0;
  const at = `réponse\u00A0${index + 1}, niveau\u00A0${level}`;
  if (!exchange) return at;
  const subject = subjectWithin(exchange, input.job);
  if (!answer?.prepared) return `${subject}, sans réponse (${at})`;
  const words = isWeakest ? levelWords(answer.evaluation) : null;
  const noted = words === null ? '' : `\u00A0: ${words}`;
  if (isShown(chosen, index)) return `${subject} (${at}, citée dans le résumé${noted})`;
  const quoted = isWeakest ? null : carryingWords(answer, exchange.answer ?? '');
  const isShort = quoted !== null && wordsIn(quoted.text) <= MOST_QUOTED;
  return !isShort ? `${subject} (${at}${noted})` : `${subject}, ${quoted.text} (${at}${noted})`;
}

/** The parts of an interview that the reasons are built from. */
interface Telling {
  input: InterviewInput;
  answers: readonly ScoredAnswer[];
  /** The answers that the summary shows. */
  chosen: ChosenAnswers;
}

/** Describes a criterion's best answer in one sentence, and its weakest one if that is low and lower than the others. */
function toldBy(indexes: readonly number[], telling: Telling): string {
  const { answers } = telling;
  const known = indexes
    .filter((index) => answers[index]?.evaluation.level !== null)
    .toSorted((a, b) => (answers[b]?.value ?? 0) - (answers[a]?.value ?? 0) || a - b);
  const [best] = known;
  if (best === undefined) return NOT_JUDGED;
  const levelAt = (index: number): number => answers[index]?.evaluation.level ?? 0;
  const most = clause(best, false, telling);
  if (known.length === 1) return `${capital(most)}.`;
  const lowest = weakestOf(known, answers).filter((index) => levelAt(index) < levelAt(best));
  const [weakest] = lowest;
  if (weakest !== undefined) {
    const lead = lowest.length === 1 ? 'au plus faible' : 'parmi les plus faibles';
    return `Au mieux\u00A0: ${most}\u202F; ${lead}\u00A0: ${clause(weakest, true, telling)}.`;
  }
  const isLevel = known.every((index) => levelAt(index) === levelAt(best));
  return isLevel
    ? `${capital(most)}\u202F; les ${known.length}\u00A0réponses ont ce niveau.`
    : `Au mieux\u00A0: ${most}.`;
}

/** Says how clearly the candidate writes, and names the clearest and the least clear answer. */
function toldOfWriting(input: InterviewInput, answers: readonly ScoredAnswer[], indexes: readonly number[]): string {
  const scored = indexes
    .flatMap((index) => {
      const score = answers[index]?.prepared ? communicationScore(answers[index]) : null;
      return score === null ? [] : [{ index, score }];
    })
    .toSorted((a, b) => b.score - a.score || a.index - b.index);
  const [best] = scored;
  const weakest = scored.at(-1);
  if (!best || !weakest) return NOT_JUDGED;
  const sentences = scored.flatMap(({ index }) => answers[index]?.prepared?.sentences ?? []);
  const words = Math.round(
    sentences.reduce((sum, { tokens }) => sum + tokens.length, 0) / Math.max(1, sentences.length),
  );
  const named = (index: number) =>
    `réponse\u00A0${index + 1}, ${subjectOf(input.exchanges[index]?.question, input.job.title)}`;
  const both =
    best.index === weakest.index
      ? named(best.index)
      : `la plus claire\u00A0: ${named(best.index)}\u202F; la moins claire\u00A0: ${named(weakest.index)}`;
  return `Environ ${words}\u00A0mots par phrase\u202F; ${both}.`;
}

/** Statements of the CV about experience, diploma, languages, rank and skills, compared with the offer. */
function toldByCv(
  { job }: InterviewInput,
  reading: CvReading | null,
  { all, spoken }: Criteria,
): Pick<
  Record<DimensionKey, string>,
  'experienceMatch' | 'educationMatch' | 'languageMatch' | 'seniorityMatch' | 'cvScore'
> {
  const facts = reading?.facts ?? null;
  const none = facts ? 'Non évalué\u00A0: le CV n’en dit rien.' : 'Non évalué\u00A0: pas de CV lisible.';
  const standing = facts && standings(facts, job);
  const languages = facts?.languages
    .filter(({ name }) => job.preferredLanguages.includes(name))
    .map(({ name, level }) => `${name}${level ? ` (${level})` : ''}`);
  const languageParts = [
    languages?.length ? `Langues du CV\u00A0: ${languages.join(', ')}.` : '',
    spoken ? `L’entretien a été mené en ${spoken.toLowerCase()}.` : '',
  ].filter(Boolean);
  const found = facts?.skills.map(({ name }) => name) ?? [];
  const absent = job.skills.filter((name) => !found.includes(name));
  const notMentioned = absent.length > 0 ? `\u202F; il ne mentionne pas ${absent.join(', ')}` : '';
  return {
    experienceMatch:
      all.experienceMatch.score === null || !facts || !standing
        ? none
        : withStanding(standing.experience, experienceTold(facts, job.minExperienceYears)),
    educationMatch:
      !facts || !standing || (all.educationMatch.score === null && !facts.diploma)
        ? none
        : withStanding(standing.education, educationTold(facts, job)),
    languageMatch:
      all.languageMatch.score === null ? none : languageParts.join(' ') || 'Le CV ne cite pas les langues demandées.',
    seniorityMatch:
      all.seniorityMatch.score === null
        ? none
        : `Le CV situe la personne au niveau «\u00A0${facts?.seniorityLevel}\u00A0»\u202F; l’offre demande «\u00A0${job.seniorityLevel}\u00A0».`,
    cvScore:
      all.cvScore.score === null
        ? none
        : found.length > 0
          ? `Le CV montre ${found.join(', ')}${notMentioned}.`
          : 'Le CV ne cite aucune des compétences demandées.',
  };
}

/** One French text for each criterion. */
export function criterionReasons(
  input: InterviewInput,
  answers: readonly ScoredAnswer[],
  reading: CvReading | null,
  criteria: Criteria,
  weights: Weights,
): Record<DimensionKey, string> {
  const { places, all } = criteria;
  const { job, exchanges, others } = input;
  const telling: Telling = { input, answers, chosen: chosenOf({ job, exchanges, answers, weights, others }) };
  const told = (indexes: readonly number[]) => toldBy(indexes, telling);
  // The reason for the skills names answers about a skill of the offer, and other answers only if there are none.
  const ofSkills = places.technicalSkillsMatch.filter((index) => {
    const exchange = exchanges[index];
    const isJudged = answers[index]?.evaluation.level !== null;
    return exchange !== undefined && isJudged && job.skills.includes(exchange.question.competency);
  });
  return {
    ...toldByCv(input, reading, criteria),
    technicalSkillsMatch: told(ofSkills.length > 0 ? ofSkills : places.technicalSkillsMatch),
    mindsetScore: told(places.mindsetScore),
    cultureFit:
      all.cultureFit.score === null ? 'Non évalué\u00A0: aucune réponse sur les valeurs.' : told(places.cultureFit),
    communicationSkills:
      all.communicationSkills.score === null ? NOT_JUDGED : toldOfWriting(input, answers, places.communicationSkills),
    otherFactorsScore:
      all.otherFactorsScore.score === null
        ? 'Non évalué\u00A0: aucune réponse sur la motivation.'
        : told(places.otherFactorsScore),
  };
}
