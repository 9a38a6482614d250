import { transcript } from '@kafaa/domain/interviews/rules';
import type { AnswerVerdict, Chat } from '@kafaa/domain/interviews/schema';
import { ASSISTANT_NAME } from '@kafaa/domain/interviews/texts';
import type { KeyReading } from '@kafaa/domain/jobs/schema';
import { ApiError } from '@kafaa/web-kit/api';

type Line = ReturnType<typeof transcript>[number];

/** One question and its answer; either may be missing. */
export interface Exchange {
  readonly index: number;
  readonly question: string | undefined;
  readonly answer: string | undefined;
  /** The result of the question's answer key, if it has one. */
  readonly reading?: KeyReading | undefined;
  /** The engine's level and reason; absent while the person does not see them. */
  readonly verdict?: AnswerVerdict | undefined;
  /** The follow-up, shown together with the answer that it completes. */
  readonly again?: { readonly question: string; readonly answer: string } | undefined;
}

export interface Transcript {
  readonly lines: readonly Line[];
  readonly exchanges: readonly Exchange[];
}

/** The data for the page: the chat's lines, and the exchanges that have a question or an answer. */
export function readTranscript(chat: Pick<Chat, 'questions' | 'answers'> & Partial<Chat>): Transcript {
  const answers = chat.answers.map((answer) => (answer.trim() ? answer : ''));
  const { followUps = [] } = chat;
  const lines = transcript(chat.questions, answers, followUps);
  const exchanges = new Map<number, Exchange>();
  for (const { index } of lines) {
    const again = followUps.find(({ question }) => question === index);
    exchanges.set(index, {
      index,
      question: chat.questions[index],
      answer: answers[index] || undefined,
      reading: chat.readings?.[index] ?? undefined,
      verdict: chat.verdicts?.[index] ?? undefined,
      again: again && { question: again.text, answer: again.answer },
    });
  }
  return { lines, exchanges: [...exchanges.values()] };
}

/** The interview as plain text, to paste into a mail or a note. */
export function transcriptText(title: string, lines: readonly Line[]): string {
  const said = lines.map(({ from, text }) => `${from === 'assistant' ? ASSISTANT_NAME : 'Candidat'}\u00A0:\n${text}`);
  return [title, ...said, "Fin de l'entretien automatisé"].join('\n\n');
}

export interface TranscriptError {
  readonly restricted: boolean;
  readonly title: string;
  readonly message: string;
  readonly status: number;
}

/** The texts for a failed load, as specified. */
export function transcriptError(error: unknown): TranscriptError {
  const status = error instanceof ApiError && error.status !== 0 ? error.status : 500;
  if (error instanceof ApiError && status === 403) {
    return { restricted: true, title: 'Accès restreint', message: error.message, status };
  }
  const message =
    error instanceof ApiError || !(error instanceof Error)
      ? 'Une erreur est survenue lors de la récupération des données'
      : error.message;
  return { restricted: false, title: 'Erreur', message, status };
}
