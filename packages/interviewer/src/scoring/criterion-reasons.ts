import type { DimensionKey, InterviewInput } from '../contract.ts';
import type { CvReading } from '../cv/read.ts';
import { educationTold, experienceTold, standings, withStanding } from '../cv/told.ts';
import type { Criteria } from './criteria.ts';
import type { ScoredAnswer } from './score-answer.ts';
import { subjectOf } from './subject.ts';

const NOT_JUDGED = 'Non évalué\u00A0: aucune réponse à juger.';

/** « D’après 2 réponses : … »: what each answer is about, and its level. */
function toldBy(indexes: readonly number[], { exchanges }: InterviewInput, answers: readonly ScoredAnswer[]): string {
  const known = indexes.filter((index) => answers[index]?.evaluation.score !== null);
  if (known.length === 0) return NOT_JUDGED;
  const levels = known.map(
    (index) => `${subjectOf(exchanges[index]?.question)} (niveau ${answers[index]?.evaluation.level} sur 4)`,
  );
  return `D’après ${known.length === 1 ? 'une réponse' : `${known.length} réponses`}\u00A0: ${levels.join(', ')}.`;
}

/** What the CV says of experience, diploma, languages, rank and skills, beside what the offer asks. */
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
  const { companyValues } = input.company;
  const { places, all } = criteria;
  const told = (indexes: readonly number[]) => toldBy(indexes, input, answers);
  const judged = places.communicationSkills.filter((index) => answers[index]?.value !== null).length;
  return {
    ...toldByCv(input, reading, criteria),
    technicalSkillsMatch: told(places.technicalSkillsMatch),
    mindsetScore: told(places.mindsetScore),
    cultureFit:
      all.cultureFit.score === null
        ? 'Non évalué\u00A0: aucune réponse sur les valeurs.'
        : `${told(places.cultureFit)} Jugé sur des actes qui montrent les valeurs de l’entreprise${companyValues.length > 0 ? ` (${companyValues.join(', ')})` : ''}.`,
    communicationSkills:
      all.communicationSkills.score === null
        ? NOT_JUDGED
        : `Clarté des phrases, réponse à la question et ordre du récit, sur ${judged}\u00A0réponse${judged > 1 ? 's' : ''}.`,
    otherFactorsScore:
      all.otherFactorsScore.score === null
        ? 'Non évalué\u00A0: aucune réponse sur la motivation.'
        : told(places.otherFactorsScore),
  };
}
