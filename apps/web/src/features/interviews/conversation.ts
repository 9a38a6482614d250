import type { InterviewLanguage } from '@kafaa/domain/jobs/options';
import type { Interview } from '@kafaa/domain/interviews/schema';
import {
  completionText,
  type GreetingFacts,
  greetingTexts,
  sendingFailedText,
  sendingText,
} from '@kafaa/domain/interviews/texts';
import { type AnswerState, answerState, type Book, currentQuestion, entryOf } from './book.ts';

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

/** What was said around the submission, in order. */
export type SubmissionEvent = 'sending' | 'failed';

export interface ConversationFacts extends GreetingFacts {
  readonly language: InterviewLanguage;
  /** With what is asked again behind them. */
  readonly questions: readonly string[];
  readonly book: Book;
  /** Step the assistant has reached: -1 greeted, i asked question i, n announced the end. */
  readonly revealed: number;
  readonly submission: readonly SubmissionEvent[];
}

/** Everything that is asked, in order: the questions, then the follow-ups. An interview kept by an older page has none. */
export function askedTexts({ questions, followUps }: Pick<Interview, 'questions' | 'followUps'>): readonly string[] {
  return [...questions, ...(followUps ?? []).map(({ text }) => text)];
}

/** Where the assistant should be, given the answers. It is typing while `revealed` is behind. */
export function targetStep(book: Book): number {
  return currentQuestion(book);
}

/** The whole chat as it stands: answered questions in order, then the question of the moment. */
export function conversation(facts: ConversationFacts): readonly Line[] {
  const { book, language, questions, revealed } = facts;
  const lines: Line[] = greetingTexts(language, facts).map((text, index) => ({
    kind: 'bot',
    key: `greeting-${index}`,
    text,
  }));
  const ask = (index: number) => {
    lines.push({ kind: 'question', key: `question-${index}`, text: questions[index] ?? '', index });
  };
  for (const index of questions.keys()) {
    const entry = entryOf(book, index);
    if (!entry.answer) continue;
    ask(index);
    lines.push({ kind: 'answer', key: `answer-${index}`, text: entry.answer.text, index, state: answerState(entry) });
  }
  const target = targetStep(book);
  if (revealed !== target) {
    lines.push({ kind: 'typing', key: 'typing' });
  } else if (target < questions.length) {
    ask(target);
  } else {
    lines.push({ kind: 'bot', key: 'completion', text: completionText(language, facts) });
    for (const [position, event] of facts.submission.entries()) {
      const failed = event === 'failed';
      const text = failed ? sendingFailedText(language) : sendingText(language);
      lines.push({ kind: 'bot', key: `submission-${position}`, text, failed });
    }
  }
  return lines;
}
