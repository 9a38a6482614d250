import { describe, expect, test } from 'vitest';
import { interviewErrors } from '#/interviews/errors';
import { ANSWER_EMPTY, ANSWER_TOO_LONG, MAX_ANSWER_LENGTH, MAX_CV_BYTES } from '#/interviews/options';
import {
  addFollowUps,
  answerError,
  cvError,
  exchangeCount,
  interviewState,
  isLinkOpen,
  joinBehaviour,
  linkExpiry,
  nextQuestion,
  remindUntil,
  seatDeadline,
  startedLinkEnd,
  transcript,
} from '#/interviews/rules';
import { type KeptFollowUp, saveAnswerSchema } from '#/interviews/schema';
import { parseFields } from '#/kernel/first-error';

const REGISTERED = new Date('2026-11-21T09:00:00Z');
const hours = (count: number) => new Date(REGISTERED.getTime() + count * 3_600_000);
const facts = (started: boolean, completed = false) => ({
  linkExpiresAt: linkExpiry(REGISTERED),
  startedAt: started ? REGISTERED : null,
  completedAt: completed ? REGISTERED : null,
});

describe('personal interview links', () => {
  test.each([
    ['right after registration', false, false, 0, 'REGISTERED'],
    ['a second before 7 days', false, false, 168 - 1 / 3600, 'REGISTERED'],
    ['at 7 days, not started', false, false, 168, 'EXPIRED'],
    ['at 7 days, started', true, false, 168, 'STARTED'],
    ['48 hours after 7 days', true, false, 168 + 48, 'EXPIRED'],
    ['completed, at any time', true, true, 1000, 'COMPLETED'],
  ] as const)(
    'interviewState and isLinkOpen return the expected state of a link %s',
    (_name, started, completed, at, state) => {
      expect(interviewState(facts(started, completed), hours(at))).toBe(state);
      expect(isLinkOpen(facts(started, completed), hours(at))).toBe(state === 'REGISTERED' || state === 'STARTED');
    },
  );

  test('seatDeadline returns the time 48 hours before now', () => {
    expect(seatDeadline(hours(48))).toEqual(REGISTERED);
  });
});

test.each([
  [3, [], 0],
  [3, [0], 1],
  [3, [0, 2], 1],
  [3, [0, 1, 2], 3],
])('nextQuestion of %i questions with %j answered is %i', (count, answered, next) => {
  expect(nextQuestion(count, new Set(answered))).toBe(next);
});

test.each([
  ['cv.pdf', 1, null],
  ['CV.PDF', MAX_CV_BYTES, null],
  ['cv.docx', MAX_CV_BYTES + 1, interviewErrors.CV_TOO_LARGE],
  ['cv.doc', 0, interviewErrors.CV_EMPTY],
  ['cv.pdf.exe', 10, interviewErrors.CV_UNSUPPORTED],
  ['cv', 10, interviewErrors.CV_UNSUPPORTED],
])('cvError checks the file type and the size of the CV %s of %i bytes', (name, size, problem) => {
  expect(cvError({ name, size })).toBe(problem);
});

test('the CV limit is 3.5 MB, and its message says 3 Mo', () => {
  expect(MAX_CV_BYTES).toBe(3_670_016);
  expect(interviewErrors.CV_TOO_LARGE.message).toContain('3 Mo');
});

test.each([
  ['un mot', null],
  ['  ', 'Écrivez votre réponse avant de l’envoyer.'],
  ['é'.repeat(MAX_ANSWER_LENGTH), null],
])('the answer schema accepts an answer of maximum length and refuses a blank one (case %#)', (answer, message) => {
  const result = parseFields(saveAnswerSchema, { answer, revision: 1 });
  expect(result.ok ? null : result.faults[0]?.message).toBe(message);
});

test('the answer schema refuses an overlong answer with a message that asks to shorten it', () => {
  const result = parseFields(saveAnswerSchema, { answer: 'a'.repeat(MAX_ANSWER_LENGTH + 1), revision: 1 });
  expect(result.ok ? '' : result.faults[0]?.message).toMatch(
    /^Votre réponse dépasse 20\s000 caractères\. Raccourcissez-la/,
  );
});

test('transcript alternates questions and answers and skips missing answers, and exchangeCount rounds half pairs up', () => {
  const lines = transcript(['Q1', 'Q2', 'Q3'], ['R1', null]);
  expect(lines.map(({ from, text }) => `${from}:${text}`)).toEqual([
    'assistant:Q1',
    'candidate:R1',
    'assistant:Q2',
    'assistant:Q3',
  ]);
  expect([0, 1, 2, 3, 4].map(exchangeCount)).toEqual([0, 1, 1, 2, 2]);
});

describe('follow-ups', () => {
  const on = (question: number, asks?: KeptFollowUp['asks']): KeptFollowUp => ({
    question,
    text: `${question} ?`,
    ...(asks && { asks }),
  });
  test.each<[string, KeptFollowUp[], KeptFollowUp[], number[]]>([
    [
      'takes the first two in the order of the questions',
      [],
      [on(4, 'result'), on(1, 'action'), on(2, 'subject')],
      [1, 2],
    ],
    ['keeps earlier follow-ups before new ones', [on(3, 'action')], [on(1, 'action'), on(2, 'result')], [3, 1]],
    ['counts older follow-ups without a kind towards the limit', [on(0), on(1)], [on(2, 'action')], [0, 1]],
    [
      'does not count language follow-ups towards the limit',
      [on(0, 'language'), on(1, 'action'), on(2, 'action')],
      [on(3, 'language'), on(4, 'action')],
      [0, 1, 2, 3],
    ],
    [
      'adds an imagined question after each denial, beyond the limit of two',
      [on(0, 'imagine'), on(1, 'action'), on(2, 'result')],
      [on(3, 'imagine'), on(4, 'action')],
      [0, 1, 2, 3],
    ],
    ['adds no second follow-up to a question', [on(1, 'action')], [on(1, 'language'), on(1, 'result')], [1]],
    ['adds nothing if none was found', [on(1, 'action')], [], [1]],
  ])('addFollowUps %s', (_title, kept, found, questions) => {
    expect(addFollowUps(kept, found).map(({ question }) => question)).toEqual(questions);
  });
});

test('a reminder is due for a link that expires within 48 hours', () => {
  expect(remindUntil(REGISTERED)).toEqual(hours(48));
});

test('the link of a started interview stays open until 48 hours after it expires', () => {
  expect(startedLinkEnd(REGISTERED)).toEqual(hours(-48));
});

test.each([
  ['', ANSWER_EMPTY],
  [' \n\t ', ANSWER_EMPTY],
  ['x', null],
  ['x'.repeat(MAX_ANSWER_LENGTH), null],
  ['x'.repeat(MAX_ANSWER_LENGTH + 1), ANSWER_TOO_LONG],
])('answerError refuses the same answers as the schema (row %#)', (text, expected) => {
  expect(answerError(text)).toBe(expected);
});

describe('joinBehaviour', () => {
  const first = { pastedShare: 0.5, charsPerMinute: 100, largestInsert: 40, deletions: 3 };
  const then = { pastedShare: 0, charsPerMinute: 201, largestInsert: 10, deletions: 4 };

  test('joinBehaviour returns the only behaviour that was measured', () => {
    expect(joinBehaviour(first, null, [10, 20])).toBe(first);
    expect(joinBehaviour(null, then, [10, 20])).toBe(then);
    expect(joinBehaviour(null, null, [10, 20])).toBeNull();
  });

  test('joinBehaviour averages by length, adds the deletions and keeps the largest insert', () => {
    expect(joinBehaviour(first, then, [300, 100])).toEqual({
      pastedShare: 0.375,
      charsPerMinute: 125,
      largestInsert: 40,
      deletions: 7,
      blurBeforePaste: false,
      accommodation: false,
    });
    expect(joinBehaviour(then, first, [100, 300])).toMatchObject({ pastedShare: 0.375, largestInsert: 40 });
  });

  test('joinBehaviour of two empty answers does not divide by zero', () => {
    expect(joinBehaviour(first, then, [0, 0])).toMatchObject({ pastedShare: 0, charsPerMinute: 0 });
  });

  test.each(['blurBeforePaste', 'accommodation'] as const)(
    'joinBehaviour sets %s if one of the two parts sets it',
    (name) => {
      const said = { ...first, [name]: true };
      expect(joinBehaviour(said, then, [1, 1])).toMatchObject({ [name]: true });
      expect(joinBehaviour(then, said, [1, 1])).toMatchObject({ [name]: true });
      expect(joinBehaviour({ ...first, [name]: false }, then, [1, 1])).toMatchObject({ [name]: false });
    },
  );

  test('joinBehaviour reads a missing measurement as 0', () => {
    expect(joinBehaviour({ pastedShare: 1 }, { charsPerMinute: 80 }, [10, 10])).toMatchObject({
      pastedShare: 0.5,
      charsPerMinute: 40,
      largestInsert: 0,
      deletions: 0,
    });
  });
});
