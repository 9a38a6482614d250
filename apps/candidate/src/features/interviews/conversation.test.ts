import { describe, expect, it } from 'vitest';
import { FakeInterview } from '../../../test/fake-interview.ts';
import { answerQuestion, type AnswerSheet, emptySheet } from './answer-sheet.ts';
import { conversation, targetStep } from './conversation.ts';
import type { AskedAgain, KnownInterview, SubmissionView } from './snapshot.ts';

const interview: KnownInterview = new FakeInterview().interview();

function lines(
  sheet: AnswerSheet,
  revealed: number,
  more: Partial<KnownInterview> = {},
  said: SubmissionView['said'] = [],
) {
  return conversation({ interview: { ...interview, ...more }, sheet, revealed, submission: { busy: false, said } });
}

const kinds = (sheet: AnswerSheet, revealed: number, followUps: AskedAgain[] = []) =>
  lines(sheet, revealed, { followUps }).map((line) => ('index' in line ? `${line.kind} ${line.index}` : line.kind));

const answered = (...indices: number[]) => answeredOf(3, ...indices);
function answeredOf(count: number, ...indices: number[]): AnswerSheet {
  const stamp = { now: 1, writer: 0 };
  return indices.reduce((sheet, index) => answerQuestion(sheet, index, `r${index}`, stamp), emptySheet(count));
}

describe('conversation lines', () => {
  it('the conversation shows the greetings, then typing, then the first question', () => {
    expect(kinds(emptySheet(3), -1)).toEqual(['bot', 'bot', 'typing']);
    expect(kinds(emptySheet(3), 0)).toEqual(['bot', 'bot', 'question 0']);
  });

  it('the conversation shows typing between an answer and the next question', () => {
    const sheet = answered(0);
    expect(targetStep({ interview, sheet })).toBe(1);
    expect(kinds(sheet, 0)).toEqual(['bot', 'bot', 'question 0', 'answer 0', 'typing']);
    expect(kinds(sheet, 1)).toEqual(['bot', 'bot', 'question 0', 'answer 0', 'question 1']);
  });

  it('the conversation asks a skipped question again after the later questions that were answered', () => {
    expect(kinds(answered(0, 2), 1)).toEqual([
      'bot',
      'bot',
      'question 0',
      'answer 0',
      'question 2',
      'answer 2',
      'question 1',
    ]);
  });

  it('the conversation asks a follow-up right after its question, and a late follow-up after all questions', () => {
    const followUps = [
      { question: 0, text: 'Zéro encore ?', late: true },
      { question: 1, text: 'Un encore ?' },
    ];
    const greeted = ['bot', 'bot', 'question 0', 'answer 0', 'question 1', 'answer 1'];
    expect(kinds(answeredOf(5, 0, 1), 4, followUps)).toEqual([...greeted, 'question 4']);
    expect(kinds(answeredOf(5, 0, 1, 4), 2, followUps)).toEqual([...greeted, 'question 4', 'answer 4', 'question 2']);
    expect(kinds(answeredOf(5, 0, 1, 4, 2), 3, followUps).slice(-3)).toEqual(['question 2', 'answer 2', 'question 3']);
    expect(kinds(answeredOf(5, 0, 1, 4, 2, 3), 5, followUps).slice(-3)).toEqual(['question 3', 'answer 3', 'bot']);
  });

  it('the conversation ends with the closing text in the interview language and the submission lines', () => {
    const end = lines(answered(0, 1, 2), 3, { interviewLanguage: 'Anglais' }, [
      { text: 'Sending.', failed: false },
      { text: 'Not sent.', failed: true },
    ]);
    expect(end.slice(-3).map((line) => ('text' in line ? line.text : ''))).toEqual([
      'Well done Amira, that was the last question. One step left: your CV, or five short answers. Nothing is sent yet.',
      'Sending.',
      'Not sent.',
    ]);
    expect(end.at(-1)).toMatchObject({ failed: true });
  });
});
