import { completionText, greetingTexts } from '@kafaa/domain/interviews/texts';
import { type AnswerStatus, answerStatus, stateOf } from './answer-sheet.ts';
import type { AskedAgain, KnownInterview, Snapshot } from './snapshot.ts';

export type Line =
  | { readonly kind: 'bot'; readonly key: string; readonly text: string; readonly failed?: boolean }
  | { readonly kind: 'question'; readonly key: string; readonly text: string; readonly index: number }
  | {
      readonly kind: 'answer';
      readonly key: string;
      readonly text: string;
      readonly index: number;
      readonly status: AnswerStatus;
    }
  | { readonly kind: 'typing'; readonly key: string };

type Asked = Pick<KnownInterview, 'questions' | 'followUps'>;

/** All questions, then all follow-ups; the index equals the answer's index in the sheet. */
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
 * Appends new follow-ups to the known ones, which stay unchanged, also if an outdated response lists fewer. A new follow-up is
 * asked at once only if it belongs to the question `at`; others are marked `late`. A follow-up that was answered on another
 * device stays behind its question, so that each new answer is the last line of the chat.
 */
export function withMoments(
  known: AskedAgain[],
  news: readonly AskedAgain[],
  at: number | undefined,
  replied?: readonly number[],
): AskedAgain[] {
  return known.concat(
    news
      .slice(known.length)
      .map((one, turn) => ({ ...one, late: one.question !== at && !replied?.includes(known.length + turn) })),
  );
}

/**
 * The next index to ask: the first one without an answer, or the sheet's length if all are answered. While `revealed`
 * differs from it, the assistant is shown typing.
 */
export function targetStep({ interview, sheet }: Pick<Snapshot, 'interview' | 'sheet'>): number {
  const open = interview && askingOrder(interview).find((index) => !stateOf(sheet, index).answer);
  return open ?? sheet.length;
}

/** All lines of the chat: the answered questions in the order of asking, then the current one. */
export function conversation(
  snapshot: Pick<Snapshot, 'sheet' | 'revealed' | 'submission'> & { readonly interview: KnownInterview },
): readonly Line[] {
  const { interview, sheet, revealed, submission } = snapshot;
  const { interviewLanguage: language, candidate, companyName } = interview;
  const facts = { firstName: candidate.firstName, companyName };
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
    const state = stateOf(sheet, index);
    if (!state.answer) continue;
    ask(index);
    lines.push({ kind: 'answer', key: `a${index}`, text: state.answer.text, index, status: answerStatus(state) });
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
