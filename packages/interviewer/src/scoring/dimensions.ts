import { combine, dimension, meanOf, MISSING, type Part, type Totals } from '../aggregate.ts';
import type { DimensionEvaluation, InterviewInput, Quote, QuestionKind } from '../contract.ts';
import {
  educationScore,
  experienceScore,
  isInternship,
  languageScore,
  seniorityScore,
  skillScore,
} from '../cv/matches.ts';
import type { CvReading } from '../cv/read.ts';
import { namedSkills } from '../cv/skills.ts';
import { educationTold, experienceTold, standings, withStanding } from '../cv/told.ts';
import { asksForSkill } from '../questions/coverage.ts';
import { quotable, verifiedQuotes } from '../quotes.ts';
import { communicationScore } from './communication.ts';
import { SCORED_CHARACTERS } from './prepare.ts';
import type { ScoredAnswer } from './score-answer.ts';
import { subjectOf } from './subject.ts';

const part = (score: number | null): Part => (score === null ? MISSING : { score, coverage: 1 });

const FLUENT_FOR_ALL: Readonly<Record<string, string>> = { Français: 'Français', Anglais: 'Anglais' };

/** The ten fields with levels, reasons and quotes, and the overall, from scored answers and the CV's facts. */
export function buildDimensions(
  input: InterviewInput,
  answers: readonly ScoredAnswer[],
  reading: CvReading | null,
): { dimensions: DimensionEvaluation[]; totals: Totals; used: ReadonlySet<string> } {
  const { job, company } = input;
  const source = input.cv?.text ?? '';
  const ofKinds = (...kinds: QuestionKind[]): number[] =>
    input.exchanges.flatMap((exchange, index) => (kinds.includes(exchange.question.kind) ? [index] : []));
  const scores = (indexes: readonly number[]): (number | null)[] =>
    indexes.map((index) => answers[index]?.evaluation.score ?? null);
  /** From the best answers; those at level 0 are the evidence only where there are no others. */
  const answerQuotes = (indexes: readonly number[], limit: number): Quote[] => {
    const known = indexes.filter((index) => answers[index]?.evaluation.level !== null);
    const telling = known.filter((index) => answers[index]?.evaluation.level !== 0);
    return [...(telling.length > 0 ? telling : known)]
      .sort((a, b) => (answers[b]?.value ?? 0) - (answers[a]?.value ?? 0) || a - b)
      .slice(0, limit)
      .flatMap((index) => {
        const text = answers[index]?.evaluation.quotes[0];
        return text === undefined ? [] : [{ text, source: 'answer' as const, exchangeIndex: index }];
      });
  };
  const cvQuotes = (lines: readonly string[], limit = 2): Quote[] =>
    verifiedQuotes(
      lines.flatMap((line) => quotable(line) ?? []),
      source,
    )
      .slice(0, limit)
      .map((text) => ({ text, source: 'cv' as const }));
  const told = (indexes: readonly number[]): string => {
    const known = indexes.filter((index) => answers[index]?.evaluation.score !== null);
    if (known.length === 0) return 'Non évalué\u00A0: aucune réponse à juger.';
    const levels = known.map(
      (index) => `${subjectOf(input.exchanges[index]?.question)} (niveau ${answers[index]?.evaluation.level} sur 4)`,
    );
    return `D’après ${known.length === 1 ? 'une réponse' : `${known.length} réponses`}\u00A0: ${levels.join(', ')}.`;
  };

  // A story told about a skill of the offer is lived, and still evidence of the skill.
  const ofSkill = (index: number): boolean => {
    const question = input.exchanges[index]?.question;
    return question !== undefined && asksForSkill(question, job);
  };
  const stories = ofKinds('behaviour');
  const knowledge = [...ofKinds('knowledge', 'situation'), ...stories.filter(ofSkill)].toSorted((a, b) => a - b);
  const scenario = ofKinds('scenario');
  const mindset = ofKinds('behaviour', 'motivation').filter((index) => !stories.includes(index) || !ofSkill(index));
  const culture = ofKinds('value');
  const judged = answers.flatMap((answer, index) => (answer.value === null ? [] : [index]));

  // A skill counts as used when a good answer puts it to work, not when an answer names it.
  const used = new Set(
    judged
      .filter((index) => (answers[index]?.evaluation.level ?? 0) >= 2)
      .flatMap((index) => namedSkills((input.exchanges[index]?.answer ?? '').slice(0, SCORED_CHARACTERS), job.skills)),
  );
  const facts = reading?.facts ?? null;
  const expected = job.interviewLanguage;
  const fluent = judged.filter((index) => (answers[index]?.evaluation.level ?? 0) >= 2);
  const asked = FLUENT_FOR_ALL[expected];
  const spoken = fluent.length >= 3 && asked !== undefined && job.preferredLanguages.includes(asked) ? asked : null;

  const cvSkill = facts ? skillScore(facts, job.skills, used) : null;
  const experience = facts ? experienceScore(facts, job.minExperienceYears) : null;
  const inProgress = facts?.educationInProgress ?? null;
  const education = facts
    ? educationScore(facts.educationLevel, inProgress, job.educationLevel, isInternship(job))
    : null;
  const languages = languageScore(facts, job.preferredLanguages, spoken);
  const cvSeniority = facts ? seniorityScore(facts.seniorityLevel, job.seniorityLevel) : null;
  const scenarioPart = meanOf(scores(scenario));
  const seniority: Part =
    scenarioPart.score === null
      ? part(cvSeniority)
      : cvSeniority === null
        ? { score: scenarioPart.score, coverage: scenarioPart.coverage * 0.5 }
        : part((scenarioPart.score + cvSeniority) / 2);
  const communications = answers.map((answer) => communicationScore(answer));
  const parts = {
    technicalAnswers: meanOf(scores(knowledge)),
    technicalCv: part(cvSkill),
    experience: part(experience),
    education: part(education),
    languages: part(languages),
    seniority,
    mindset: meanOf(scores(mindset)),
    culture: meanOf(scores(culture)),
    communication: meanOf(communications),
    hasCv: reading !== null,
  };
  const totals = combine(parts);

  const standing = facts ? standings(facts, job) : null;
  const cvMissing =
    reading === null ? 'Non évalué\u00A0: pas de CV lisible.' : 'Non évalué\u00A0: le CV n’en dit rien.';
  const skillLines = reading?.lines.skills.map((each) => each.line) ?? [];
  const foundNames = facts?.skills.map((each) => each.name) ?? [];
  const missingNames = job.skills.filter((name) => !foundNames.includes(name));
  const technicalReason = [
    knowledge.length > 0 ? told(knowledge) : '',
    facts
      ? foundNames.length > 0
        ? `Le CV montre ${foundNames.join(', ')}${missingNames.length > 0 ? `\u00A0; il ne mentionne pas ${missingNames.join(', ')}` : ''}.`
        : 'Le CV ne cite aucune des compétences demandées.'
      : '',
  ]
    .filter(Boolean)
    .join(' ')
    .replace('\u00A0;', '\u202F;');
  const languageNames =
    facts?.languages
      .filter((each) => job.preferredLanguages.includes(each.name))
      .map((each) => `${each.name}${each.level ? ` (${each.level})` : ''}`) ?? [];
  const seniorityReason = [
    facts?.seniorityLevel
      ? `Le CV situe la personne au niveau «\u00A0${facts.seniorityLevel}\u00A0»\u202F; l’offre demande «\u00A0${job.seniorityLevel}\u00A0».`
      : '',
    scenarioPart.score !== null ? told(scenario) : '',
  ]
    .filter(Boolean)
    .join(' ');

  const technicalQuotes = [...answerQuotes(knowledge, 2), ...cvQuotes(skillLines, 1)];
  const mindsetQuotes = answerQuotes(mindset, 2);
  const cultureQuotes = answerQuotes(culture, 2);
  const dimensions: DimensionEvaluation[] = [
    dimension(
      'experienceMatch',
      experience,
      experience === null || !facts || !standing
        ? cvMissing
        : withStanding(standing.experience, experienceTold(facts, job.minExperienceYears)),
      cvQuotes(reading?.lines.experience ?? [], 3),
    ),
    dimension('technicalSkillsMatch', totals.technical.score, technicalReason || 'Non évalué.', technicalQuotes),
    dimension(
      'educationMatch',
      education,
      !facts || !standing || (education === null && !facts.diploma)
        ? cvMissing
        : withStanding(standing.education, educationTold(facts, job)),
      cvQuotes(reading?.lines.education ?? [], 1),
    ),
    dimension(
      'languageMatch',
      languages,
      languages === null
        ? cvMissing
        : [
            languageNames.length > 0 ? `Langues du CV\u00A0: ${languageNames.join(', ')}.` : '',
            spoken ? `L’entretien a été mené en ${spoken.toLowerCase()}.` : '',
          ]
            .filter(Boolean)
            .join(' ') || 'Le CV ne cite pas les langues demandées.',
      [
        ...cvQuotes(reading?.lines.languages ?? [], job.preferredLanguages.length),
        ...(spoken ? answerQuotes(fluent, 1) : []),
      ],
    ),
    // A rank is held, not imagined: the scenario refines what the CV says and stands for nothing without it.
    dimension(
      'seniorityMatch',
      cvSeniority === null ? null : seniority.score,
      cvSeniority === null ? cvMissing : seniorityReason,
      cvSeniority === null
        ? []
        : [
            ...cvQuotes([...(reading?.lines.seniority ?? []), ...(reading?.lines.experience ?? [])], 1),
            ...answerQuotes(scenario, 1),
          ],
    ),
    dimension(
      'cvScore',
      totals.cv.score,
      totals.cv.score === null
        ? cvMissing
        : 'Ensemble des compétences, de l’expérience, du diplôme, des langues et de la séniorité, pondéré.',
      [
        ...cvQuotes([...skillLines, ...(reading?.lines.experience ?? []), ...(reading?.lines.education ?? [])], 2),
        ...answerQuotes(knowledge, 1),
      ],
    ),
    dimension('mindsetScore', parts.mindset.score, told(mindset), mindsetQuotes),
    dimension(
      'cultureFit',
      parts.culture.score,
      parts.culture.score === null
        ? 'Non évalué\u00A0: aucune réponse sur les valeurs.'
        : `${told(culture)} Jugé sur des actes qui montrent les valeurs de l’entreprise${company.companyValues.length > 0 ? ` (${company.companyValues.join(', ')})` : ''}.`,
      cultureQuotes,
    ),
    dimension(
      'communicationSkills',
      parts.communication.score,
      parts.communication.score === null
        ? 'Non évalué\u00A0: aucune réponse à juger.'
        : `Clarté des phrases, réponse à la question et ordre du récit, sur ${judged.length}\u00A0réponse${judged.length > 1 ? 's' : ''}.`,
      answerQuotes(judged, 1),
    ),
    dimension(
      'otherFactorsScore',
      totals.other.score,
      totals.other.score === null
        ? 'Non évalué.'
        : 'Ensemble de l’état d’esprit, des valeurs et de la communication, pondéré.',
      [...mindsetQuotes.slice(0, 1), ...cultureQuotes.slice(0, 1)].length > 0
        ? [...mindsetQuotes.slice(0, 1), ...cultureQuotes.slice(0, 1)]
        : answerQuotes(judged, 1),
    ),
  ];
  return { dimensions, totals, used };
}
