import { completionText, greetingTexts } from '@kafaa/domain/interviews/texts';
import { type AnswerState, answerState, entryOf } from './book.ts';
import type { AskedAgain, KnownInterview, Snapshot } from './snapshot.ts';

export type Line =
  | { readonly kind: 'bot'; readonly key: string; readonly text: string; readonly failed?: boolean }
  | { readonly kind: 'question'; readonly key: string; readonly text: string; readonly index: number }
  | {
      readonly kind: 'answer';
      readonly key: string;
      readonly text: string;
      readonly index: number;
      readonly state: AnswerState;
    }
  | { readonly kind: 'typing'; readonly key: string };

type Asked = Pick<KnownInterview, 'questions' | 'followUps'>;

/** Everything that is asked, the questions before the follow-ups: where each has its answer. */
export function askedTexts({ questions, followUps }: Asked): readonly string[] {
  return [...questions, ...followUps.map(({ text }) => text)];
}

/** The order in which it is asked: a follow-up right behind its question, or behind them all when it came too late. */
function askingOrder({ questions, followUps }: Asked): readonly number[] {
  const behind = (place: number | undefined) =>
    followUps.flatMap(({ question, late }, turn) =>
      (late ? undefined : question) === place ? questions.length + turn : [],
    );
  return [...questions.flatMap((_, index) => [index, ...behind(index)]), ...behind(undefined)];
}

/** The last question with an answer on the server. */
export const lastAnswered = ({ answers, questions }: KnownInterview): number | undefined =>
  answers.findLast(({ index }) => index < questions.length)?.index;

/**
 * Follow-ups as this device asks them: what is known stays as it is; of what is new, only what comes back to the question that the
 * assistant is at is asked at once.
 */
export function withMoments(known: AskedAgain[], news: readonly AskedAgain[], at: number | undefined): AskedAgain[] {
  return news.map((one, turn) => known[turn] ?? { ...one, late: one.question !== at });
}

/** Where the assistant should be, given the answers; behind everything when all is answered. It is typing while `revealed` is behind. */
export function targetStep({ interview, book }: Pick<Snapshot, 'interview' | 'book'>): number {
  const open = interview && askingOrder(interview).find((index) => !entryOf(book, index).answer);
  return open ?? book.length;
}

/** The whole chat as it stands: what is answered in the order in which it was asked, then the question of the moment. */
export function conversation(
  snapshot: Pick<Snapshot, 'book' | 'revealed' | 'submission'> & { readonly interview: KnownInterview },
): readonly Line[] {
  const { interview, book, revealed, submission } = snapshot;
  const { interviewLanguage: language, candidate, companyName } = interview;
  const facts = { firstName: candidate.firstName, companyName, questionCount: interview.questions.length };
  const texts = askedTexts(interview);
  const lines: Line[] = greetingTexts(language, facts).map((text, index) => ({
    kind: 'bot',
    key: `g${index}`,
    text,
  }));
  const ask = (index: number) => {
    lines.push({ kind: 'question', key: `q${index}`, text: texts[index] ?? '', index });
  };
  for (const index of askingOrder(interview)) {
    const entry = entryOf(book, index);
    if (!entry.answer) continue;
    ask(index);
    lines.push({ kind: 'answer', key: `a${index}`, text: entry.answer.text, index, state: answerState(entry) });
  }
  const target = targetStep(snapshot);
  if (revealed !== target) {
    lines.push({ kind: 'typing', key: 'typing' });
  } else if (target < texts.length) {
    ask(target);
  } else {
    lines.push({ kind: 'bot', key: 'completion', text: completionText(language, facts) });
    for (const [position, said] of submission.said.entries()) lines.push({ kind: 'bot', key: `s${position}`, ...said });
  }
  return lines;
}
