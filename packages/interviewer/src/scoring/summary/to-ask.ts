import type { AnswerFlag, Exchange, KeyReading } from '#/contract';
import { fold } from '#/language/normalise';
import { isDenial } from '#/questions/denial';
import { overlaps, passages, type Passage } from '../passages.ts';
import {
  evidenceOf,
  isKnowledge,
  isLost,
  placeOf,
  quoteOnce,
  shortAnswer,
  onSubject,
  subjectWithin,
} from './evidence.ts';
import { skillsShown } from './gaps.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';
import { criterionOf, strongestAnswers } from './strengths.ts';
import { termsOf } from './terms.ts';

// Two questions to ask the person, made from the weakest evidence: each quotes what was vague, or says what was not found.

const QUESTIONS = 2;

/** Says that the thing asked about was never done or is not known. */
const DENIES =
  /(?<![a-z])(?:jamais (?:fait|ete confronte|eu (?:l'occasion|a |affaire|ce |cette )|utilise|travaille|pratique|vecu|connu|touche|appris)|pas (?:vecu|connu|rencontre|pratique|ete confronte|eu (?:ce |cette |l'occasion))|pas encore (?:fait|eu|utilise|travaille|pratique|appris|connu)|(?:ne |n')?(?:connais|maitrise) (?:pas|rien)|sais (?:pas|rien)(?! (?:si|ce|ou|comment|pourquoi|quand|aujourd|encore|toujours))|(?:aucune?|pas d'|pas de) (?:experience|notion|connaissance|exemple|idee)|never (?:did|done|used|had|worked|been|tried)|(?:don'?t|do not) (?:know|have any)|no (?:experience|idea|example))(?![a-z])/u;

const VAGUE = { hedge: 1, generic: 1, normative: 1, selfDescription: 1, teamAction: 0.3 } as const;
const ANY = {
  ownAction: 0.2,
  habit: 0.2,
  teamAction: 0.4,
  task: 0.3,
  situation: 0.2,
  relevance: 0.2,
  motivation: 0.3,
} as const;

/** The passage that leaves most open: general words first, then whatever is there. */
function vaguest(answer: ReadAnswer, taken: ReadonlySet<string>): Passage | null {
  if (!answer.prepared) return null;
  const all = passages(answer.prepared);
  let best: { passage: Passage; worth: number } | null = null;
  for (const passage of all) {
    if (overlaps(passage.text, taken)) continue;
    const { counts } = passage;
    const general = counts.hedge + counts.generic + counts.normative + counts.selfDescription;
    const exact = counts.quantity + counts.tool;
    const worth =
      Math.min(general, 2) * VAGUE.generic +
      Math.min(counts.teamAction + counts.habit, 1) * ANY.teamAction -
      0.4 * exact -
      passage.text.length / 500;
    if (best === null || worth > best.worth) best = { passage, worth };
  }
  return best?.passage ?? null;
}

const shows = (
  { prepared }: ReadAnswer,
  name: 'ownAction' | 'teamAction' | 'result' | 'quantity' | 'learning' | 'habit',
): boolean => prepared?.sentences.some(({ counts }) => counts[name] > 0) ?? false;

/** What a question asks after its quote. */
const ENDINGS = {
  denialOfSkill: 'avec quoi d’autre avez-vous fait un travail proche, et qu’en est-il sorti',
  denialOfStory: 'quelle situation voisine avez-vous connue, au travail ou ailleurs, et qu’avez-vous fait',
  share: 'dans ce travail commun, quelle était votre part',
  act: 'quelle était la dernière fois, et qu’avez-vous fait vous-même',
  attraction: 'qu’avez-vous déjà fait qui s’en rapproche',
  method: 'par quoi commencez-vous, et à quoi voyez-vous que c’est réussi',
  outcome: 'qu’est-ce qui a changé ensuite, et comment l’avez-vous su',
  measure: 'à quoi avez-vous vu que cela marchait, avec quels chiffres',
  again: 'que feriez-vous autrement aujourd’hui, et pourquoi',
  reason: 'pourquoi de cette façon, et dans quel cas feriez-vous autrement',
} as const;

interface Ask {
  ending: keyof typeof ENDINGS;
  passage: Passage | null;
}

const denialIn = ({ prepared }: ReadAnswer): Passage | undefined =>
  (prepared ? passages(prepared) : []).find(({ text }) => DENIES.test(fold(text)));

/** What an answer leaves open, and the passage that shows it. */
function openPoint(answer: ReadAnswer, { question }: Exchange, ofSkill: boolean, taken: ReadonlySet<string>): Ask {
  const level = answer.evaluation.level ?? 0;
  const denial = level <= 2 ? denialIn(answer) : undefined;
  if (denial || isDenial(answer.prepared?.sentences.map(({ raw }) => raw).join(' ') ?? ''))
    return {
      ending: ofSkill ? 'denialOfSkill' : 'denialOfStory',
      passage: !denial || overlaps(denial.text, taken) ? null : denial,
    };
  const vague = vaguest(answer, taken);
  const told = evidenceOf(answer, question.kind, taken);
  if (isKnowledge(question.kind))
    return level <= 1 ? { ending: 'method', passage: vague } : { ending: 'reason', passage: told.action ?? vague };
  if (level <= 1) return { ending: question.kind === 'motivation' ? 'attraction' : 'act', passage: vague };
  if (!shows(answer, 'ownAction') && shows(answer, 'teamAction'))
    return { ending: 'share', passage: told.action ?? vague };
  if (!shows(answer, 'ownAction') && !shows(answer, 'habit'))
    return { ending: question.kind === 'motivation' ? 'attraction' : 'act', passage: vague };
  if (!shows(answer, 'result')) return { ending: 'outcome', passage: told.action ?? vague };
  if (!shows(answer, 'quantity')) return { ending: 'measure', passage: told.result ?? told.action ?? vague };
  return { ending: shows(answer, 'learning') ? 'outcome' : 'again', passage: told.result ?? told.action ?? vague };
}

const QUESTION_LEFT_OPEN: ReadonlySet<AnswerFlag> = new Set([
  'unanswered',
  'off-topic',
  'gibberish',
  'copied-question',
  'repetition',
  'instruction-removed',
]);

/** The question itself as it was put, without what would end the sentence that quotes it. */
const itself = ({ question }: Exchange): string =>
  `«\u00A0${question.text.replace(/[«»]/g, '').replace(/\s+/g, ' ').trim()}\u00A0»`;

const ask = (text: string): string => `${text}\u202F?`;

/** What the answer did not say of its key. */
function byKey(key: KeyReading, place: string, told: Told): string | null {
  const [flag] = key.redFlags;
  if (flag)
    return ask(
      `${quoteOnce({ text: flag.quote }, told)} (${place}) va contre «\u00A0${flag.text}\u00A0»\u00A0: pourquoi de cette façon, et que risque-t-on`,
    );
  const missing = key.points.find(({ found }) => found === 'not-found');
  return missing
    ? ask(
        `la ${place} ne parle pas de «\u00A0${missing.text}\u00A0»\u00A0: que faites-vous d’autre, et dans quel ordre`,
      )
    : null;
}

/** An answer that names next to nothing is told apart by the one that says most. */
function contrast(input: SummaryInput, index: number): string {
  const prepared = input.answers[index]?.prepared;
  const [strong] = strongestAnswers(input);
  const other = strong === undefined ? undefined : input.answers[strong]?.prepared;
  if (strong === undefined || !other || (prepared && termsOf(prepared, new Set()).length > 1)) return '';
  const about = termsOf(other, new Set());
  return about.length === 0 ? '' : `, à l’inverse de la réponse\u00A0${strong + 1} (${about.join(', ')})`;
}

function fromAnswer(input: SummaryInput, index: number, told: Told): string | null {
  const exchange = input.exchanges[index];
  const answer = input.answers[index];
  if (!exchange || !answer) return null;
  const { evaluation } = answer;
  const subject = subjectWithin(exchange, input.job);
  if (isLost(exchange, evaluation.flags))
    return `la réponse\u00A0${index + 1}, ${onSubject(subject)}, a été perdue de notre fait\u00A0: ${itself(exchange)}`;
  if (evaluation.flags.includes('unanswered'))
    return `la question ${index + 1}, ${onSubject(subject)}, est restée sans réponse\u00A0: ${itself(exchange)}`;
  const place = () => placeOf(index, answer, told, subject);
  const beside = contrast(input, index);
  const short = shortAnswer(answer, exchange.answer, told.quotes);
  const open = evaluation.level === 0 || evaluation.flags.some((flag) => QUESTION_LEFT_OPEN.has(flag));
  // Who has not lived it is asked for what comes close.
  if (open && !isDenial(exchange.answer ?? ''))
    return short
      ? `${quoteOnce({ text: short }, told)} (${place()}) laisse la question ouverte${beside}\u00A0: ${itself(exchange)}`
      : `la réponse\u00A0${index + 1} (${place().replace(/^réponse\u00A0\d+, /u, '')}) laisse la question ouverte${beside}\u00A0: ${itself(exchange)}`;
  if (evaluation.key) {
    const open = byKey(evaluation.key, place(), told);
    if (open) return open;
  }
  const ofSkill = criterionOf(exchange, input.job) === 'technicalSkillsMatch';
  const { ending, passage } = openPoint(answer, exchange, ofSkill, told.quotes);
  const text = passage?.text ?? short;
  const inPlace = () => place().replace(/^réponse\u00A0\d+, /u, '');
  const opening =
    text === null
      ? `la réponse\u00A0${index + 1} (${inPlace()})${told.answers.has(index) ? ', citée plus haut' : ' reste générale'}`
      : `${quoteOnce({ text }, told)} (${place()})${beside}`;
  return ask(`${opening}\u00A0: ${ENDINGS[ending]}`);
}

/** A skill that no question asked for and no CV names: asked beside what the person did tell. */
function fromSkill(skill: string, input: SummaryInput): string | null {
  const [strong] = strongestAnswers(input);
  const answer = strong === undefined ? undefined : input.answers[strong];
  if (strong === undefined || !answer?.prepared) return null;
  const about = termsOf(answer.prepared, new Set(), 3);
  const things = about.length > 0 ? ` (${about.join(', ')})` : '';
  return ask(
    `l’entretien n’a pas nommé ${skill}\u00A0: quel travail avez-vous fait vous-même sur ce point, par exemple dans le cas de la réponse\u00A0${strong + 1}${things}`,
  );
}

/** Answers from the weakest evidence on; of equals the indispensable and the heavier criterion first. */
function weakestFirst(input: SummaryInput, told: Told): number[] {
  // An answer that was quoted as the weak side already has less left to ask about.
  const spent = (index: number): number => (told.answers.has(index) ? 1.5 : 0);
  const { answers, exchanges, job, dimensions } = input;
  const weightOf = (index: number): number => {
    const exchange = exchanges[index];
    if (!exchange) return 0;
    const weight = dimensions.find(({ key }) => key === criterionOf(exchange, job))?.weight ?? 1;
    return weight * (job.indispensableSkills?.includes(exchange.question.competency) ? 2 : 1);
  };
  return answers
    .flatMap(({ evaluation: { level, flags } }, index) =>
      level !== null || flags.includes('unanswered') ? [{ index, level: level ?? 0 }] : [],
    )
    .sort(
      (a, b) =>
        a.level + spent(a.index) - b.level - spent(b.index) ||
        weightOf(b.index) - weightOf(a.index) ||
        a.index - b.index,
    )
    .map(({ index }) => index);
}

/** Two questions in French, for a person to ask; fewer only where there is nothing to ask about. */
export function questionsToAsk(input: SummaryInput, told: Told): string[] {
  const questions: string[] = [];
  const untested = skillsShown(input).filter(
    ({ level, inCv, said, questions: asked }) => level === null && !inCv && said === null && asked.length === 0,
  );
  const strong = strongestAnswers(input);
  // A skill without any evidence comes first where it is indispensable; otherwise it has the second place.
  const skill = untested[0];
  const fromGap = skill && strong.length > 0 ? () => fromSkill(skill.skill, input) : null;
  if (fromGap && skill?.indispensable) questions.push(...[fromGap()].flatMap((each) => each ?? []));
  const subjects = new Set<string>();
  for (const index of weakestFirst(input, told)) {
    const level = input.answers[index]?.evaluation.level ?? 0;
    if (questions.length === QUESTIONS) break;
    if (questions.length === 1 && fromGap && !skill?.indispensable && level >= 2) break;
    const exchange = input.exchanges[index];
    const subject = exchange ? subjectWithin(exchange, input.job) : '';
    if (subjects.has(subject)) continue;
    const text = fromAnswer(input, index, told);
    if (text === null) continue;
    subjects.add(subject);
    questions.push(text);
  }
  if (questions.length < QUESTIONS && fromGap && !skill?.indispensable)
    questions.push(...[fromGap()].flatMap((each) => each ?? []));
  return questions.slice(0, QUESTIONS);
}
