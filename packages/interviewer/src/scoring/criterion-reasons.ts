import type { DimensionKey, InterviewInput } from '../contract.ts';
import type { CvReading } from '../cv/read.ts';
import { educationTold, experienceTold, standings, withStanding } from '../cv/told.ts';
import type { Criteria } from './criteria.ts';
import type { ScoredAnswer } from './score-answer.ts';
import { subjectOf } from './subject.ts';
import { communicationScore } from './communication.ts';
import { isPlain, passages } from './passages.ts';
import { quoted } from './summary/evidence.ts';

const NOT_JUDGED = 'Non évalué\u00A0: aucune réponse à juger.';

/** Longest quote in a criterion's reason, in characters. */
const LONGEST_QUOTE = 130;

/** For example « Sage, « … » (réponse 6, niveau 3) ». */
function clause(index: number, { exchanges, job }: InterviewInput, answers: readonly ScoredAnswer[]): string {
  const answer = answers[index];
  const level = answer?.evaluation.level ?? 0;
  const subject = subjectOf(exchanges[index]?.question, job.title);
  const where = `(réponse\u00A0${index + 1}, niveau\u00A0${level})`;
  if (!answer?.prepared) return `${subject}, sans réponse ${where}`;
  const own = passages(answer.prepared).map(({ text }) => text);
  const quote =
    answer.evaluation.quotes.find((text) => text.length <= LONGEST_QUOTE && isPlain(text, answer.prepared)) ??
    own.find((text) => answer.evaluation.quotes.some((each) => each.includes(text))) ??
    own[0];
  return quote === undefined ? `${subject} ${where}` : `${subject}, ${quoted(quote)} ${where}`;
}

/** A criterion's best and weakest answer, in one sentence. */
function toldBy(indexes: readonly number[], input: InterviewInput, answers: readonly ScoredAnswer[]): string {
  const known = indexes
    .filter((index) => answers[index]?.evaluation.level !== null)
    .toSorted((a, b) => (answers[b]?.value ?? 0) - (answers[a]?.value ?? 0) || a - b);
  const [best] = known;
  const weakest = known.at(-1);
  if (best === undefined || weakest === undefined) return NOT_JUDGED;
  const told = (index: number) => clause(index, input, answers);
  if (best === weakest) return `${told(best)}.`;
  const most = answers[best]?.evaluation.level;
  const least = answers[weakest]?.evaluation.level;
  return most === least
    ? `${told(best)}, comme ${told(weakest)}.`
    : `Au mieux\u00A0: ${told(best)}\u202F; au plus faible\u00A0: ${told(weakest)}.`;
}

/** How clearly the candidate writes, with the clearest and the least clear answer. */
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
): Record<DimensionKey, string> {
  const { places, all } = criteria;
  const told = (indexes: readonly number[]) => toldBy(indexes, input, answers);
  return {
    ...toldByCv(input, reading, criteria),
    technicalSkillsMatch: told(places.technicalSkillsMatch),
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
