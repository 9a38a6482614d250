import type { AnswerFlag } from '#/contract';
import { spelledOut } from '#/language/by-ear';
import { fold } from '#/language/normalise';
import { isDenial } from '#/questions/denial';
import { statesLimit } from '../said/limits.ts';
import { anchorOf, answerShown, sentenceShown, sentencesOf, type Shown } from '../said/shown.ts';
import { isShown, worthOf, type ChosenAnswers, type ToChoose } from './chosen.ts';
import { isSilentOn, skillsShown } from './gaps.ts';
import type { SummaryInput, Told } from './input.ts';
import { isLost } from './notices.ts';
import { itself, placeOf, subjectWithin } from './place.ts';
import { termsOf } from './terms.ts';

// Two questions for the recruiter to ask. Each quotes the whole sentence that it is about and asks for something that no answer holds:
// how a stated limit would be met here, a case where none is told, or somebody who can confirm a story.

const QUESTIONS = 2;

/** The wordings after a quote; a further one of its kind takes the second wording, so that no question comes twice. */
const ASKED = {
  limit: [
    'si ce poste vous le demande, comment ferez-vous',
    'que faudrait-il vous montrer en premier, et qu’essaieriez-vous d’abord sans aide',
  ],
  lived: [
    'qui peut nous en parler, et que dira cette personne de ce que vous avez fait',
    'si cela arrivait ici demain, que feriez-vous de la même façon, et que changeriez-vous',
  ],
  notLived: [
    'racontez un cas vécu sur ce sujet\u00A0: où, quand, et avec quelle suite',
    'sur ce sujet, qu’est-ce qui n’a pas marché comme prévu une fois, et qu’avez-vous fait',
  ],
  flag: ['pourquoi de cette façon, et que risque-t-on', 'que feriez-vous si quelqu’un vous le reprochait'],
} as const;
type Asked = keyof typeof ASKED;

/** Answers that leave their question open. */
const LEFT_OPEN: ReadonlySet<AnswerFlag> = new Set(['unanswered', 'gibberish', 'copied-question', 'repetition']);

/** An act of the person’s own or of their team in the past, or a date; after « si » and « quand » it is none. */
const PAST = new RegExp(
  [
    "(?<![a-z])(?<!(?:si|quand) )(?:j'? ?ai|jai|j'? ?avais|javais|on a|nous avons) (?!un |une |le |la |les |des |du |de |mon |ma |mes |pas |deja |toujours |jamais |encore |besoin|oublie|peur|envie|mal |confiance)(?:[a-z']+ )?[a-z]+(?:e|i|is|it|u|ert)(?![a-z])",
    '(?<![a-z])(?:i|we) (?:[a-z]+ly )?(?:was|were|had|did|went|made|took|got|found|told|said|asked|saw|gave|wrote|sent|put|kept|ran|built|[a-z]{3,}ed)(?![a-z])',
    '(?<![a-z])(?:en|in|depuis|since|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) (?:19|20)\\d\\d(?!\\d)',
  ].join('|'),
  'u',
);
/** Level from which an answer to a question about the past counts as a case told. */
const TOLD = 2;

/** A question that may be asked; at most one is asked about each subject. */
interface Way {
  subject: string;
  make: (used: Set<string>) => string | null;
}

/** Maximum length of words that a question repeats from a shown answer. */
const REPEATED = 90;

interface At {
  input: SummaryInput;
  chosen: ChosenAnswers;
  told: Told;
  index: number;
}

/** Words of an answer, their place, and what is asked about them in a wording that is still free. */
function about(
  { input, chosen, told, index }: At,
  shown: Shown | null,
  asked: Asked,
  used: Set<string>,
  mark = '',
): string | null {
  const answer = input.answers[index];
  const wording = ASKED[asked].find((each) => !used.has(each));
  if (!answer || !shown || wording === undefined) return null;
  used.add(wording);
  // A long sentence that stands above is recognised by its first words; a limit is always shown whole.
  const isAbove = mark === '' && isShown(chosen, index, shown.pieces) && shown.pieces.join(' ').length > REPEATED;
  const words = isAbove ? anchorOf(shown) : shown.text;
  return `${words} (${placeOf(index, answer, told, shown.pieces, false)}${mark})\u00A0: ${wording}\u202F?`;
}

/** Asks again what was lost, left out or not answered at all. */
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

/** Asks how somebody would meet a limit that they state, or an answer that only denies. */
function onLimit(at: At, used: Set<string>): string | null {
  const { prepared } = at.input.answers[at.index] ?? {};
  const said = at.input.exchanges[at.index]?.answer ?? '';
  if (!prepared) return null;
  if (isDenial(said)) return about(at, answerShown(prepared, said), 'limit', used);
  const limit = sentencesOf(prepared, said).find(({ text }) => statesLimit(text, prepared.scoredAs));
  return limit ? about(at, sentenceShown(prepared, said, limit.text), 'limit', used, '\u202F; limite dite') : null;
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

/** The sentence that an open question is about: one that tells a case, or the first one. */
function openSentence({ input, index }: At, isLived: boolean): Shown | null {
  const { prepared, evaluation } = input.answers[index] ?? {};
  const said = input.exchanges[index]?.answer ?? '';
  if (!prepared) return null;
  const all = sentencesOf(prepared, said);
  const told = isLived ? all.filter(({ text }) => PAST.test(fold(spelledOut(text)))) : all.slice(0, 1);
  const lived = told.find(({ text }) => evaluation?.quotes.some((quote) => text.includes(quote))) ?? told[0];
  return sentenceShown(prepared, said, (lived ?? all[0])?.text ?? '');
}

/** Asks who can confirm a story, or for a case where an answer tells none. */
function onAnswer(at: At, used: Set<string>): string | null {
  const exchange = at.input.exchanges[at.index];
  if (!exchange) return null;
  const isAsked = exchange.question.kind === 'behaviour' || exchange.question.kind === 'value';
  const { level } = at.input.answers[at.index]?.evaluation ?? {};
  const isLived = (isAsked && (level ?? 0) >= TOLD) || PAST.test(fold(spelledOut(exchange.answer ?? '')));
  return about(at, openSentence(at, isLived), isLived ? 'lived' : 'notLived', used);
}

/** Asks about a listed skill that neither a question, an answer nor the CV names, beside the things of the best answer. */
function onSkill(skill: string, { best }: ChosenAnswers, { answers }: SummaryInput): string {
  const prepared = best === null ? null : answers[best.index]?.prepared;
  const things = prepared ? termsOf(prepared, new Set(), best?.shown.pieces.join(' ')) : [];
  const near =
    best === null || things.length === 0
      ? ''
      : `, par exemple dans le cas de la réponse\u00A0${best.index + 1} (${things.join(', ')})`;
  return `l’entretien n’a pas porté sur ${skill}\u00A0: qu’avez-vous déjà fait vous-même dans ce domaine${near}\u202F?`;
}

/** All questions that may be asked, the best first. */
function waysOf(input: SummaryInput, chosen: ChosenAnswers, weighing: ToChoose, told: Told): Way[] {
  const { answers, exchanges, job } = input;
  const byWorth = [...answers.keys()].toSorted((a, b) => worthOf(weighing, b) - worthOf(weighing, a) || a - b);
  const byScore = [...answers.keys()].toSorted(
    (a, b) => (answers[a]?.evaluation.score ?? 101) - (answers[b]?.evaluation.score ?? 101) || a - b,
  );
  const of = (indexes: readonly number[], make: (at: At, used: Set<string>) => string | null): Way[] =>
    indexes.map((index) => ({ subject: `${index}`, make: (used) => make({ input, chosen, told, index }, used) }));
  const silent = skillsShown(input).filter((each) => isSilentOn(each) && each.questions.length === 0);
  const skills = (isNeeded: boolean): Way[] =>
    silent
      .filter(({ indispensable }) => indispensable === isNeeded)
      .slice(0, 1)
      .map(({ skill }) => ({ subject: 'skill', make: () => onSkill(skill, chosen, input) }));
  const isOfSkill = (index: number): boolean => job.skills.includes(exchanges[index]?.question.competency ?? '');
  const isMotive = (index: number): boolean => exchanges[index]?.question.kind === 'motivation';
  const shown = [chosen.weakest, chosen.best].flatMap((each) => each?.index ?? []);
  return [
    ...of(byWorth, onFlag),
    ...of(byScore, again),
    ...skills(true),
    ...of(byWorth.filter(isOfSkill), onLimit),
    ...of(
      byWorth.filter((index) => !isOfSkill(index)),
      onLimit,
    ),
    ...skills(false),
    ...of([...shown, ...byScore.toSorted((a, b) => Number(isMotive(a)) - Number(isMotive(b)))], onAnswer),
  ];
}

/** Two questions in French for the recruiter to ask; fewer only when there is nothing to ask about. */
export function questionsToAsk(input: SummaryInput, chosen: ChosenAnswers, weighing: ToChoose, told: Told): string[] {
  const questions = new Map<string, string>();
  const used = new Set<string>();
  for (const { subject, make } of waysOf(input, chosen, weighing, told)) {
    if (questions.size === QUESTIONS) break;
    const text = questions.has(subject) ? null : make(used);
    if (text !== null) questions.set(subject, text);
  }
  return [...questions.values()];
}
