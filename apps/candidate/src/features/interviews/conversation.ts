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

/** All questions, then all follow-ups; the index equals the answer's index in the book. */
export function askedTexts({ questions, followUps }: Asked): readonly string[] {
  return [...questions, ...followUps.map(({ text }) => text)];
}

/** The order of asking: a follow-up directly after its question, or after all questions if it came too late. */
function askingOrder({ questions, followUps }: Asked): readonly number[] {
  const behind = (place: number | undefined) =>
    followUps.flatMap(({ question, late }, turn) =>
      (late ? undefined : question) === place ? questions.length + turn : [],
    );
  return [...questions.flatMap((_, index) => [index, ...behind(index)]), ...behind(undefined)];
}

/** Index of the last question with an answer on the server. */
export const lastAnswered = ({ answers, questions }: KnownInterview): number | undefined =>
  answers.findLast(({ index }) => index < questions.length)?.index;

/**
 * Merges new follow-ups into the known ones, which stay unchanged. A new one is asked at once only if it follows up on
 * the question `at`; any other is marked `late`.
 */
export function withMoments(known: AskedAgain[], news: readonly AskedAgain[], at: number | undefined): AskedAgain[] {
  return news.map((one, turn) => known[turn] ?? { ...one, late: one.question !== at });
}

/**
 * The next index to ask: the first one without an answer, or the book's length if all are answered. While `revealed`
 * differs from it, the assistant is shown typing.
 */
export function targetStep({ interview, book }: Pick<Snapshot, 'interview' | 'book'>): number {
  const open = interview && askingOrder(interview).find((index) => !entryOf(book, index).answer);
  return open ?? book.length;
}

/** All lines of the chat: the answered questions in the order of asking, then the current one. */
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
