import { describe, expect, test } from 'vitest';
import {
  applicationState,
  type ApplicationFacts,
  isOwnDataLinkEnded,
  keptUntil,
  resultShownFrom,
  retentionCutoff,
} from '#/own-data/rules';
import { RESULT_SHOWN_AFTER_DAYS, OWN_DATA_LINK_DAYS } from '#/own-data/options';
import { measuredTexts } from '#/own-data/texts';

const NOW = new Date('2026-11-21T09:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const sent: ApplicationFacts = {
  status: 'PENDING',
  rejectedAt: null,
  rejectionMailedAt: null,
  withdrawnAt: null,
  interview: { linkExpiresAt: hoursAgo(-24), startedAt: hoursAgo(3), completedAt: hoursAgo(2) },
};

describe('application states', () => {
  test.each<[string, Partial<ApplicationFacts>, string]>([
    ['registered', { interview: { linkExpiresAt: hoursAgo(-24), startedAt: null, completedAt: null } }, 'REGISTERED'],
    ['started', { interview: { linkExpiresAt: hoursAgo(1), startedAt: hoursAgo(3), completedAt: null } }, 'STARTED'],
    [
      'with an ended link',
      { interview: { linkExpiresAt: hoursAgo(1), startedAt: null, completedAt: null } },
      'EXPIRED',
    ],
    ['completed', {}, 'SENT'],
    ['invited', { status: 'ACCEPTED' }, 'INVITED'],
    ['rejected 23 hours ago', { status: 'REJECTED', rejectedAt: hoursAgo(23) }, 'SENT'],
    ['rejected a day ago', { status: 'REJECTED', rejectedAt: hoursAgo(24) }, 'REJECTED'],
    ['rejected by mail and reopened later', { rejectedAt: hoursAgo(48), rejectionMailedAt: hoursAgo(24) }, 'SENT'],
    ['rejected by mail', { status: 'REJECTED', rejectedAt: hoursAgo(1), rejectionMailedAt: NOW }, 'REJECTED'],
    ['withdrawn, in any other state', { status: 'ACCEPTED', withdrawnAt: NOW }, 'WITHDRAWN'],
  ])('applicationState returns the state shown to the candidate: %s', (_name, change, state) => {
    expect(applicationState({ ...sent, ...change }, NOW)).toBe(state);
  });
});

describe('result on the candidate’s page', () => {
  const completedAt = sent.interview?.completedAt ?? NOW;

  test('the candidate’s page shows the result some weeks after the interview if no decision is shown', () => {
    expect(resultShownFrom(sent, NOW)).toEqual(new Date(completedAt.getTime() + RESULT_SHOWN_AFTER_DAYS * 86_400_000));
  });

  test.each<[string, Partial<ApplicationFacts>]>([
    ['an invitation', { status: 'ACCEPTED' }],
    ['a rejection that was mailed', { status: 'REJECTED', rejectedAt: NOW, rejectionMailedAt: NOW }],
  ])('the candidate’s page shows the result at once after %s', (_name, change) => {
    expect(resultShownFrom({ ...sent, ...change }, NOW)).toEqual(completedAt);
  });

  test('resultShownFrom returns null for a missing or unfinished interview', () => {
    expect(resultShownFrom({ ...sent, interview: null }, NOW)).toBeNull();
    const interview = { linkExpiresAt: hoursAgo(-24), startedAt: hoursAgo(3), completedAt: null };
    expect(resultShownFrom({ ...sent, status: 'ACCEPTED', interview }, NOW)).toBeNull();
  });
});

test('an own-data link expires exactly OWN_DATA_LINK_DAYS after its creation', () => {
  const ends = OWN_DATA_LINK_DAYS * 86_400_000;
  expect(isOwnDataLinkEnded(new Date(NOW.getTime() - ends + 1), NOW)).toBe(false);
  expect(isOwnDataLinkEnded(new Date(NOW.getTime() - ends), NOW)).toBe(true);
});

test.each([
  ['2026-11-21T09:00:00Z', 24, '2028-11-21T09:00:00Z'],
  ['2026-12-31T09:00:00Z', 2, '2027-02-28T09:00:00Z'],
  ['2027-12-31T09:00:00Z', 2, '2028-02-29T09:00:00Z'],
])('data received at %s with a retention of %i months are kept until %s', (from, months, until) => {
  expect(keptUntil(new Date(from), months)).toEqual(new Date(until));
});

test('retentionCutoff subtracts the months and uses the last day of a shorter month', () => {
  expect(retentionCutoff(NOW, 24)).toEqual(new Date('2024-11-21T09:00:00Z'));
  expect(retentionCutoff(new Date('2027-03-31T00:00:00Z'), 1)).toEqual(new Date('2027-02-28T00:00:00Z'));
});

test('measuredTexts describes every behaviour measurement in French and omits zero and absent values', () => {
  const all = {
    pastedShare: 0.334,
    largestInsert: 212,
    blurBeforePaste: true,
    charsPerMinute: 188.4,
    deletions: 1,
    latencySeconds: 9,
    accommodation: true,
  };
  expect(measuredTexts(all)).toEqual([
    '33\u00A0% du texte collé',
    'plus long collage\u00A0: 212 caractères',
    'un collage juste après une sortie de la page',
    '188 caractères par minute',
    '1 effacement',
    '9 secondes avant d’écrire',
    'aménagement demandé\u00A0: ces mesures n’ont pas compté',
  ]);
  expect(measuredTexts({ largestInsert: 0, blurBeforePaste: false })).toEqual([]);
  expect(measuredTexts(null)).toEqual([]);
});
