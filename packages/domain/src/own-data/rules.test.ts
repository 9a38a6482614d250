import { expect, test } from 'vitest';
import { PATH_STEPS } from './options.ts';
import { type ApplicationFacts, applicationPath, applicationState, type PathFacts } from './rules.ts';
import { DIMENSIONS } from '#/evaluations/options';
import { deductionSaid, levelSaid, OWN_CRITERIA, resemblanceText, scoreSaid } from './texts.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date, 9));

const SENT: PathFacts = {
  state: 'SENT',
  appliedAt: day(1),
  answeredAt: day(2),
  completedAt: day(3),
  readAt: null,
  decidedAt: null,
};

/** The path of an application with one letter per step: done, current, next. */
const shape = (facts: Partial<PathFacts>) =>
  applicationPath({ ...SENT, ...facts })
    .map(({ state }) => state[0])
    .join('');
const dates = (facts: Partial<PathFacts>) =>
  applicationPath({ ...SENT, ...facts }).map(({ at }) => at?.getUTCDate() ?? null);

const OPEN = { answeredAt: null, completedAt: null } as const;

test.each([
  ['registered', { ...OPEN, state: 'REGISTERED' }, 'DNNNN', [1, null, null, null, null]],
  ['waiting for a seat', { ...OPEN, state: 'WAITING' }, 'DNNNN', [1, null, null, null, null]],
  ['started', { ...OPEN, answeredAt: day(2), state: 'STARTED' }, 'DNNNN', [1, null, null, null, null]],
  ['expired', { ...OPEN, state: 'EXPIRED' }, 'DNNNN', [1, null, null, null, null]],
  ['submitted', {}, 'DDDNN', [1, 2, 3, null, null]],
  ['read', { readAt: day(5) }, 'DDDDN', [1, 2, 3, 5, null]],
  ['decided', { state: 'REJECTED', readAt: day(5), decidedAt: day(7) }, 'DDDDD', [1, 2, 3, 5, 7]],
] as const)(
  'applicationPath of an application that is %s has the right steps and dates',
  (_name, facts, letters, days) => {
    // NOW and NEXT share a letter.
    expect(shape(facts)).toBe(letters);
    expect(dates(facts)).toEqual(days);
  },
);

test('applicationPath marks the reading as done after a decision, even without a recorded reading', () => {
  const path = applicationPath({ ...SENT, state: 'INVITED', decidedAt: day(7) });
  expect(path[3]).toEqual({ step: 'READ', state: 'DONE', at: null });
});

test('applicationPath hides a decision that the candidate may not see yet', () => {
  expect(applicationPath({ ...SENT, decidedAt: day(7) })).toEqual(applicationPath(SENT));
});

test('a running application has exactly one step in the state NOW, and an ended application has none', () => {
  const awaited = (facts: Partial<PathFacts>) =>
    applicationPath({ ...SENT, ...facts }).flatMap(({ step, state }) => (state === 'NOW' ? [step] : []));
  expect(awaited({})).toEqual(['READ']);
  expect(awaited({ readAt: day(5) })).toEqual(['DECISION']);
  expect(awaited({ ...OPEN, state: 'STARTED' })).toEqual(['INTERVIEW']);
  for (const state of ['EXPIRED', 'WITHDRAWN', 'TAKEN'] as const) expect(awaited({ ...OPEN, state })).toEqual([]);
  expect(awaited({ state: 'WITHDRAWN' })).toEqual([]);
  expect(applicationPath(SENT).map(({ step }) => step)).toEqual(PATH_STEPS);
});

test('a candidate on the waiting list stays in the state WAITING after the link has ended', () => {
  const interview = { linkExpiresAt: day(8), startedAt: null, completedAt: null, waitlistedAt: day(1) };
  const facts: ApplicationFacts = {
    status: 'PENDING',
    rejectedAt: null,
    rejectionMailedAt: null,
    withdrawnAt: null,
    interview,
  };
  expect(applicationState(facts, day(2))).toBe('WAITING');
  expect(applicationState(facts, day(20))).toBe('WAITING');
  expect(applicationState({ ...facts, interview: { ...interview, waitlistedAt: null } }, day(20))).toBe('EXPIRED');
  expect(applicationState({ ...facts, interview: { ...interview, completedAt: day(3) } }, day(20))).toBe('SENT');
  expect(applicationState({ ...facts, withdrawnAt: day(2) }, day(3))).toBe('WITHDRAWN');
});

test('levelSaid describes a level according to the source of its criterion', () => {
  expect(levelSaid('technicalSkillsMatch', 3)).toBe('On comprend ce que vous avez fait, et ce que cela a donné.');
  expect(levelSaid('educationMatch', 2)).toBe('Votre CV montre une partie de ce que l’offre demande.');
  expect(levelSaid('communicationSkills', 4)).toBe('On vous comprend très bien.');
  expect(levelSaid('mindsetScore', null)).toBe('Non évalué\u00A0: vos réponses n’en disent pas assez.');
  expect(levelSaid('cvScore', null)).toBe('Non évalué\u00A0: votre CV n’en dit pas assez.');
});

test.each([
  [74, 8, 8, 'Score\u00A0: 74 sur 100.'],
  [null, 5, 8, 'Pas de score\u00A0: l’IA n’a pu lire que 5 de vos 8 réponses. L’entreprise les lit toutes.'],
  [null, 0, 8, 'Pas de score\u00A0: l’IA n’a pu lire aucune de vos 8 réponses. L’entreprise les lit toutes.'],
  [null, 0, 1, 'Pas de score\u00A0: l’IA n’a pas pu lire votre réponse. L’entreprise la lit.'],
  [null, 8, 8, 'Pas de score\u00A0: il y avait trop peu d’éléments.'],
])('scoreSaid describes a score of %s with %i of %i answers read as « %4$s »', (score, read, given, said) => {
  expect(scoreSaid(score, { read, given })).toBe(said);
});

test('resemblanceText mentions similar answers in one sentence, and returns null without any', () => {
  const end =
    'de l’offre. Une ressemblance n’est pas une preuve et ne change aucun score\u00A0: l’entreprise lit les deux passages et juge.';
  expect(resemblanceText([])).toBeNull();
  expect(resemblanceText([1])).toBe(`Votre réponse à la question 2 ressemble à celle d’un autre candidat ${end}`);
  expect(resemblanceText([0, 3, 4])).toBe(
    `Vos réponses aux questions 1, 4 et 5 ressemblent à celles d’autres candidats ${end}`,
  );
});

test('every criterion has a name for the candidate that differs from the company’s label', () => {
  for (const { key, label } of DIMENSIONS) expect(OWN_CRITERIA[key]).not.toBe(label);
});

test.each([
  [0, 'Votre façon d’écrire ne vous coûte aucun point.'],
  [1.5, 'Votre façon d’écrire vous coûte 1,5 point. Sous chaque réponse, vous lisez ce qui a été mesuré.'],
  [4, 'Votre façon d’écrire vous coûte 4 points. Sous chaque réponse, vous lisez ce qui a été mesuré.'],
])('deductionSaid describes a deduction of %s points as « %s »', (deduction, said) => {
  expect(deductionSaid(deduction)).toBe(said);
});
