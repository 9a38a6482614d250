import type { DimensionKey, Exchange, InterviewInput } from '../contract.ts';
import type { CvReading } from '../cv/read.ts';
import { educationTold, experienceTold, standings, withStanding } from '../cv/told.ts';
import type { Criteria } from './criteria.ts';
import type { ScoredAnswer } from './score-answer.ts';
import { subjectOf } from './subject.ts';
import { communicationScore } from './communication.ts';
import { passages } from './passages.ts';
import { holdsFact } from './said/labels.ts';
import { holdsNumber } from './said/line.ts';
import { isLack } from './said/reserve.ts';
import { wholeOf } from './said/whole.ts';
import { evidenceOf, isNotMastered, isOnSubject, proofOf, quoted } from './summary/evidence.ts';

const NOT_JUDGED = 'Non évalué\u00A0: aucune réponse à juger.';

/** Role of a quoted answer in a reason: the best one, the weakest one, or the only one. */
type Role = 'best' | 'weakest' | 'only';

/** Reservation in an answer's reason: « réponse partielle », or the features that were not found. */
function lackingIn(reason: string): string {
  const missing = /Non trouvé(?: par le logiciel)?\u00A0: ([^.]{1,160})\./u.exec(reason)?.[1];
  if (missing !== undefined) return `, non trouvé\u00A0: ${missing}`;
  const opening =
    /^(?:Propos généraux|Peu d’éléments retenus|Lien avec la question non reconnu|Exemple incomplet|Réponse (?:incomplète|partielle))/u;
  const found = opening.exec(reason)?.[0];
  return found === undefined ? '' : `, ${found.toLowerCase()}`;
}

/** The lack that an answer states, in its whole sentence. */
function lackWords({ prepared }: ScoredAnswer, said: string): string | null {
  const lack = prepared && passages(prepared).find(({ text }) => isLack(text, prepared.scoredAs));
  return lack ? wholeOf(lack, prepared, said, 'alone').text : null;
}

/** The sentence that shows why an answer is weak: one against its key, or a lack that the person states. */
function weakWords(answer: ScoredAnswer, said: string): string | null {
  const { prepared, evaluation } = answer;
  if (!prepared) return null;
  const { scoredAs } = prepared;
  const all = passages(prepared);
  const wrong = evaluation.key?.redFlags[0]?.quote;
  const weak = all.find(({ text }) => wrong !== undefined && (wrong.includes(text) || text.includes(wrong)));
  if (weak) return wholeOf(weak, prepared, said).text;
  const lack = lackWords(answer, said);
  if (lack !== null) return lack;
  // General talk without any fact is itself the proof, so its first passage is quoted.
  const isGeneral = all.every(({ text }) => !holdsFact(text, scoredAs) && !holdsNumber(text));
  const [first] = all;
  return (evaluation.level ?? 0) <= 1 && isGeneral && first ? wholeOf(first, prepared, said).text : null;
}

/** The words quoted of an answer; null when no words prove its role. */
function wordsFor(role: Role, answer: ScoredAnswer, exchange: Exchange): string | null {
  const { prepared } = answer;
  const said = exchange.answer ?? '';
  if (!prepared) return null;
  if (role === 'weakest') return weakWords(answer, said);
  if (role === 'best') return proofOf(answer, exchange)?.text ?? null;
  const passage = evidenceOf(answer, exchange.question.kind, new Set()).action ?? passages(prepared)[0];
  return passage ? wholeOf(passage, prepared, said, 'story').text : null;
}

/** One answer within a reason: « Sage, « … » (réponse 6, niveau 3) ». */
function clause(
  index: number,
  role: Role,
  { exchanges, job }: InterviewInput,
  answers: readonly ScoredAnswer[],
): string {
  const answer = answers[index];
  const exchange = exchanges[index];
  const level = answer?.evaluation.level ?? 0;
  const where = `(réponse\u00A0${index + 1}, niveau\u00A0${level})`;
  if (!answer?.prepared || !exchange) return `${subjectOf(exchange?.question, job.title)}, sans réponse ${where}`;
  // A level can be high on a skill that the person says not to master; that statement is then quoted.
  const limit =
    role === 'best' && isNotMastered(answer, exchange, job) ? lackWords(answer, exchange.answer ?? '') : null;
  if (limit !== null) return `${subjectOf(exchange.question, job.title)} ${where}, limite dite\u00A0: ${quoted(limit)}`;
  const words = wordsFor(role, answer, exchange);
  const isOwn = isOnSubject(exchange, job, words ?? '');
  const of = subjectOf(exchange.question, job.title);
  // The words may not show the skill, but they answer the question about it.
  const subject = isOwn ? of : `question sur ${of}`;
  const lacking = role === 'weakest' ? lackingIn(answer.evaluation.reason) : '';
  return words === null ? `${subject} ${where}${lacking}` : `${subject}, ${quoted(words)} ${where}${lacking}`;
}

/** A criterion's best and weakest answer, in one sentence. */
function toldBy(indexes: readonly number[], input: InterviewInput, answers: readonly ScoredAnswer[]): string {
  const known = indexes
    .filter((index) => answers[index]?.evaluation.level !== null)
    .toSorted((a, b) => (answers[b]?.value ?? 0) - (answers[a]?.value ?? 0) || a - b);
  const [best] = known;
  const weakest = known.at(-1);
  if (best === undefined || weakest === undefined) return NOT_JUDGED;
  const told = (index: number, role: Role) => clause(index, role, input, answers);
  if (best === weakest) return `${told(best, 'only')}.`;
  const most = answers[best]?.evaluation.level;
  const least = answers[weakest]?.evaluation.level;
  return most === least
    ? `${told(best, 'best')}, comme ${told(weakest, 'best')}.`
    : `Au mieux\u00A0: ${told(best, 'best')}\u202F; au plus faible\u00A0: ${told(weakest, 'weakest')}.`;
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
