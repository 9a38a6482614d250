import type { AnswerFlag } from '#/contract';
import { spelledOut } from '#/language/by-ear';
import { fold } from '#/language/normalise';
import { isDenial } from '#/questions/denial';
import { ownAct, tellsCase } from '../said/acts.ts';
import { statesLimit } from '../said/limits.ts';
import { answerShown, sentenceShown, sentencesOf, type Shown } from '../said/shown.ts';
import { weightOf, wordsIn } from '../said/telling.ts';
import { worthOf, type ChosenAnswers, type ToChoose } from './chosen.ts';
import { isSilentOn, skillsShown } from './gaps.ts';
import type { SummaryInput } from './input.ts';
import { isLost } from './notices.ts';
import { itself, subjectWithin } from './place.ts';

// Two questions for the recruiter to ask. Each quotes the whole sentence that it is about and asks for something that no answer holds:
// how a stated limit would be met here, a case where none is told, or what followed from an own act.

const QUESTIONS = 2;

/** Wordings after a quote. The second question of a kind takes the second wording, so that none occurs twice. */
const ASKED = {
  limit: [
    'si ce poste vous le demande, comment ferez-vous',
    'que faudrait-il vous montrer en premier, et qu’essaieriez-vous d’abord sans aide',
  ],
  lived: [
    'qui l’a su, qu’est-ce qui a changé ensuite, et que feriez-vous aujourd’hui dans le même cas',
    'quelle a été la suite, et qui peut en parler',
  ],
  notLived: [
    'racontez un cas vécu sur ce sujet\u00A0: où, quand, et avec quelle suite',
    'sur ce sujet, qu’est-ce qui n’a pas marché comme prévu une fois, et qu’avez-vous fait',
  ],
  flag: ['pourquoi de cette façon, et que risque-t-on', 'que feriez-vous si quelqu’un vous le reprochait'],
} as const;
type Asked = keyof typeof ASKED;

/** Flags of answers that leave their question open. */
const LEFT_OPEN: ReadonlySet<AnswerFlag> = new Set(['unanswered', 'gibberish', 'copied-question', 'repetition']);

/** Level from which an answer without a case is asked for one only after all other kinds of questions. */
const ARGUED = 3;
/** Number of words from which an answer to a question about the past counts as a case told. */
const TOLD = 20;

/** A question that may be asked; at most one is asked about each subject. */
interface Way {
  subject: string;
  make: (used: Set<string>) => string | null;
}

interface At {
  input: SummaryInput;
  index: number;
}

/** Writes a question: quoted words, the answer's number and the first unused wording. Null without words or an unused wording. */
function about({ index }: At, shown: Shown | null, asked: Asked, used: Set<string>, mark = ''): string | null {
  const wording = ASKED[asked].find((each) => !used.has(each));
  if (!shown || wording === undefined) return null;
  used.add(wording);
  return `${shown.text} (réponse\u00A0${index + 1}${mark})\u00A0: ${wording}\u202F?`;
}

/** Asks a question again if its answer was lost, is missing or leaves it open; null otherwise. */
function again({ input, index }: At): string | null {
  const [exchange, answer] = [input.exchanges[index], input.answers[index]];
  if (!exchange || !answer) return null;
  const { flags } = answer.evaluation;
  const what = `${itself(exchange)} (réponse\u00A0${index + 1}, ${subjectWithin(exchange, input.job)}`;
  if (isLost(exchange, flags)) return `${what}, perdue de notre fait)`;
  if (flags.includes('unanswered')) return `${what}, restée sans réponse)`;
  return flags.some((flag) => LEFT_OPEN.has(flag)) && !isDenial(exchange.answer ?? '')
    ? `${what}, à poser de nouveau)`
    : null;
}

/** Quotes the limit that an answer states, or the whole answer if it is only a denial. */
function limitShown({ input, index }: At): Shown | null {
  const { prepared } = input.answers[index] ?? {};
  const said = input.exchanges[index]?.answer ?? '';
  if (!prepared) return null;
  if (isDenial(said)) return answerShown(prepared, said);
  const limit = sentencesOf(prepared, said).find(({ text }) => statesLimit(text, prepared.scoredAs));
  return limit ? sentenceShown(prepared, said, limit.text) : null;
}

/** Asks how somebody would meet a limit. */
function onLimit(at: At, used: Set<string>): string | null {
  const mark = isDenial(at.input.exchanges[at.index]?.answer ?? '') ? '' : '\u202F; limite dite';
  return about(at, limitShown(at), 'limit', used, mark);
}

/** Asks about an error of a signed key that an answer makes. */
function onFlag(at: At, used: Set<string>): string | null {
  const answer = at.input.answers[at.index];
  const [flag] = answer?.evaluation.key?.redFlags ?? [];
  const said = at.input.exchanges[at.index]?.answer ?? '';
  if (!answer?.prepared || !flag) return null;
  const shown = sentenceShown(answer.prepared, said, flag.quote);
  return about(at, shown, 'flag', used, `\u202F; signal d’alerte du corrigé\u00A0: ${flag.text}`);
}

/** Quotes the sentence that a reader needs most, among the answer's sentences that fit. */
function sentenceOf({ input, index }: At, fits: (folded: string) => boolean): Shown | null {
  const { prepared } = input.answers[index] ?? {};
  const said = input.exchanges[index]?.answer ?? '';
  if (!prepared) return null;
  const [first] = sentencesOf(prepared, said)
    .filter(({ text }) => fits(fold(spelledOut(text))))
    .map(({ text }) => ({ text, weight: weightOf(text, prepared.scoredAs) }))
    .toSorted((a, b) => b.weight - a.weight);
  return first ? sentenceShown(prepared, said, first.text) : null;
}

const ownActShown = (at: At): Shown | null => sentenceOf(at, ownAct);

/** Asks about an act of the author's own, never about an act of others or a hypothetical one. */
const onAct = (at: At, used: Set<string>): string | null => about(at, ownActShown(at), 'lived', used);

/** Asks for a case if an answer tells none. */
function onNoCase(at: At, used: Set<string>): string | null {
  const { prepared } = at.input.answers[at.index] ?? {};
  const exchange = at.input.exchanges[at.index];
  const said = exchange?.answer ?? '';
  if (!prepared || !exchange) return null;
  const isAsked = /^(?:racontez|tell us)|: racontez|: tell us/u.test(fold(exchange.question.text));
  if ((isAsked && wordsIn(said) >= TOLD) || tellsCase(fold(spelledOut(said)))) return null;
  return about(
    at,
    sentenceOf(at, () => true),
    'notLived',
    used,
  );
}

/** Asks about a listed skill that neither a question, an answer nor the CV names. */
const onSkill = (skill: string): string =>
  `l’entretien n’a pas porté sur ${skill}\u00A0: qu’avez-vous déjà fait vous-même dans ce domaine\u202F?`;

/** All questions that may be asked, the best first. */
function waysOf(input: SummaryInput, chosen: ChosenAnswers, weighing: ToChoose): Way[] {
  const { answers, exchanges, job } = input;
  const byWorth = [...answers.keys()].toSorted((a, b) => worthOf(weighing, b) - worthOf(weighing, a) || a - b);
  const byScore = [...answers.keys()].toSorted(
    (a, b) => (answers[a]?.evaluation.score ?? 101) - (answers[b]?.evaluation.score ?? 101) || a - b,
  );
  const of = (indexes: readonly number[], make: (at: At, used: Set<string>) => string | null): Way[] =>
    indexes.map((index) => ({ subject: `${index}`, make: (used) => make({ input, index }, used) }));
  const silent = skillsShown(input).filter((each) => isSilentOn(each) && each.questions.length === 0);
  const skills = (isNeeded: boolean): Way[] =>
    silent
      .filter(({ indispensable }) => indispensable === isNeeded)
      .slice(0, 1)
      .map(({ skill }) => ({ subject: 'skill', make: () => onSkill(skill) }));
  const isOfSkill = (index: number): boolean => job.skills.includes(exchanges[index]?.question.competency ?? '');
  const isMotive = (index: number): number => Number(exchanges[index]?.question.kind === 'motivation');
  const weakest = chosen.weakest?.index;
  const open = byScore.toSorted((a, b) => Number(b === weakest) - Number(a === weakest) || isMotive(a) - isMotive(b));
  const shown = chosen.further.map(({ index }) => index);
  const byAct = [...new Set([...shown, ...byWorth])].filter(
    (index) => isMotive(index) === 0 && ownActShown({ input, index }) !== null,
  );
  const denied = byWorth.filter((index) => isDenial(exchanges[index]?.answer ?? ''));
  const limited = byWorth
    .filter((index) => limitShown({ input, index }) !== null)
    .toSorted((a, b) => Number(isOfSkill(b)) - Number(isOfSkill(a)));
  return [
    ...of(byWorth, onFlag),
    ...of(byScore, again),
    ...skills(true),
    ...of(denied, onLimit),
    ...of(limited.slice(0, 1), onLimit),
    ...skills(false),
    ...of(byAct.slice(0, 1), onAct),
    ...of(limited, onLimit),
    ...of(
      open.filter((index) => (answers[index]?.evaluation.level ?? 0) < ARGUED),
      onNoCase,
    ),
    ...of(byAct, onAct),
    ...of(open, onNoCase),
  ];
}

/** Two questions in French for the recruiter to ask; fewer only when there is nothing to ask about. */
export function questionsToAsk(input: SummaryInput, chosen: ChosenAnswers, weighing: ToChoose): string[] {
  const questions = new Map<string, string>();
  const used = new Set<string>();
  for (const { subject, make } of waysOf(input, chosen, weighing)) {
    if (questions.size === QUESTIONS) break;
    const text = questions.has(subject) ? null : make(used);
    if (text !== null) questions.set(subject, text);
  }
  return [...questions.values()];
}
