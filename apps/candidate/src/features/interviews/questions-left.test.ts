import { describe, expect, it } from 'vitest';
import { answerQuestion, type AnswerSheet, emptySheet } from './answer-sheet.ts';
import { leftText } from './questions-left.ts';

function answeredOf(count: number, ...indices: number[]): AnswerSheet {
  const stamp = { now: 1, writer: 0 };
  return indices.reduce((sheet, index) => answerQuestion(sheet, index, `r${index}`, stamp), emptySheet(count));
}

describe('questions left to answer', () => {
  it.each([
    [emptySheet(3), ''],
    [answeredOf(3, 0), 'Encore 2\u00A0questions'],
    [answeredOf(3, 0, 1), 'Encore 1\u00A0question'],
    // One follow-up was added.
    [answeredOf(4, 0), 'Encore 2\u00A0questions'],
    [answeredOf(5, 0, 1, 2), 'Encore 2\u00A0précisions'],
    [answeredOf(4, 0, 1, 2, 3), ''],
  ])(
    'leftText is empty before the first answer, then counts questions, then follow-ups after the last question',
    (sheet, text) => {
      expect(leftText(sheet, 3)).toBe(text);
    },
  );
});
