import { describe, expect, it } from 'vitest';
import { answerQuestion, type Book, emptyBook } from './book.ts';
import { conversation, type ConversationFacts, targetStep } from './conversation.ts';

const questions = ['Un ?', 'Deux ?', 'Trois ?'];

function lines(book: Book, revealed: number, more: Partial<ConversationFacts> = {}) {
  const facts = {
    firstName: 'Amira',
    companyName: 'Medina',
    questionCount: 3,
    language: 'Français',
    questions,
  } as const;
  return conversation({ ...facts, book, revealed, submission: [], ...more });
}

const kinds = (book: Book, revealed: number) =>
  lines(book, revealed).map((line) => ('index' in line ? `${line.kind} ${line.index}` : line.kind));

function answered(...indices: number[]): Book {
  return indices.reduce((book, index) => answerQuestion(book, index, `r${index}`, { now: 1, writer: 0 }), emptyBook(3));
}

describe('the conversation', () => {
  it('greets, types, then asks the first question', () => {
    expect(kinds(emptyBook(3), -1)).toEqual(['bot', 'bot', 'typing']);
    expect(kinds(emptyBook(3), 0)).toEqual(['bot', 'bot', 'question 0']);
  });

  it('types between an answer and the next question, with nothing but the delay in between', () => {
    const book = answered(0);
    expect(targetStep(book)).toBe(1);
    expect(kinds(book, 0)).toEqual(['bot', 'bot', 'question 0', 'answer 0', 'typing']);
    expect(kinds(book, 1)).toEqual(['bot', 'bot', 'question 0', 'answer 0', 'question 1']);
  });

  it('asks a gap last, so that the newest line is the one to answer', () => {
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

  it('announces the end, the sending and its failure in the language of the interview', () => {
    const end = lines(answered(0, 1, 2), 3, { language: 'Anglais', submission: ['sending', 'failed'] });
    expect(end.slice(-3).map((line) => ('text' in line ? line.text : ''))).toEqual([
      'Thank you Amira, the interview is over. Only your CV is missing to send your application.',
      'I am sending your answers and your CV. Please keep this page open.',
      'Your application could not be sent. Nothing is lost: your answers are kept. You can try again.',
    ]);
    expect(end.at(-1)).toMatchObject({ failed: true });
  });
});
