import { describe, expect, test } from 'vitest';
import {
  changeError,
  dueReminder,
  freeSlots,
  instantOfLocal,
  interviewDateText,
  invitationError,
  isQuiet,
  isUpcoming,
  localDateTime,
  meetingAddress,
  outcomeError,
  parseInterviewDate,
  reminderMarks,
  replyError,
  replyState,
  slotError,
} from '#/invitations/rules';
import { invitationSchema, schedulingFormSchema } from '#/invitations/schema';
import { DATE_OFF_STEP, defaultGreeting } from '#/invitations/texts';
import { parseFields } from '#/kernel/first-error';

const NOW = new Date('2026-11-21T09:00:00Z');
const AHEAD = new Date('2026-11-28T09:00:00Z');

describe('invitation dates', () => {
  test.each([
    ['2026-11-28T09:00:00', '2026-11-28T09:00:00.000Z'],
    ['2026-11-28T09:00', '2026-11-28T09:00:00.000Z'],
    ['2026-11-28T09:00:30.125Z', '2026-11-28T09:00:30.000Z'],
    ['2026-02-31T09:00:00', null],
    ['2026-13-01T09:00:00', null],
    ['2026-11-28T25:00:00', null],
    ['2026-11-28T09:00:00+01:00', null],
    ['2026-11-28', null],
    ['28/11/2026 09:00', null],
    ['', null],
  ])('parseInterviewDate of %j returns %j', (text, expected) => {
    expect(parseInterviewDate(text)?.toISOString() ?? null).toBe(expected);
  });

  test('interviewDateText writes a date in UTC, cut to seconds, without a suffix', () => {
    expect(interviewDateText(new Date('2026-11-28T09:00:30.999Z'))).toBe('2026-11-28T09:00:30');
  });

  test.each([
    ['2026-11-28T10:00', 'Africa/Tunis', '2026-11-28T09:00:00'],
    ['2026-07-01T10:00', 'Africa/Tunis', '2026-07-01T09:00:00'],
    ['2026-07-01T10:00', 'Europe/Paris', '2026-07-01T08:00:00'],
    ['2026-12-01T10:00', 'Europe/Paris', '2026-12-01T09:00:00'],
    ['2026-12-31T23:30', 'America/New_York', '2027-01-01T04:30:00'],
  ])('the local time %s in %s converts to %s in UTC and back', (local, zone, utc) => {
    const instant = instantOfLocal(local, zone)!;
    expect(interviewDateText(instant)).toBe(utc);
    expect(localDateTime(instant, zone)).toBe(local);
  });

  test('isUpcoming is true before the interview’s time and false from then on', () => {
    expect(isUpcoming(new Date(NOW.getTime() + 1), NOW)).toBe(true);
    expect(isUpcoming(NOW, NOW)).toBe(false);
  });
});

describe('the scheduling form', () => {
  const good = {
    interviewType: 'ONLINE',
    interviewPlace: 'https://meet.example/a',
    interviewDateTime: '2026-11-28T10:00',
    secondDateTime: '',
    thirdDateTime: '',
    durationMinutes: 60,
    colleagueId: '',
    customMessage: '',
  };
  const faults = (change: object) => {
    const result = parseFields(
      schedulingFormSchema(() => NOW),
      { ...good, ...change },
    );
    return result.ok ? [] : result.faults.map(({ path, message }) => `${path}: ${message}`);
  };

  test.each<[object, string[]]>([
    [{}, []],
    [{ interviewDateTime: '' }, ["interviewDateTime: La date et l'heure sont requises"]],
    [{ interviewDateTime: '28/11' }, ['interviewDateTime: Date input not valid.']],
    [{ interviewDateTime: '2026-11-21T10:00' }, ["interviewDateTime: La date et l'heure doivent être dans le futur"]],
    [{ interviewDateTime: '2026-11-21T10:15' }, []],
    [{ interviewDateTime: '2026-11-28T10:07' }, [`interviewDateTime: ${DATE_OFF_STEP}`]],
    [{ interviewDateTime: '2026-11-20T10:07' }, ["interviewDateTime: La date et l'heure doivent être dans le futur"]],
    [{ interviewDateTime: '2026-11-28T10:45' }, []],
    [{ interviewPlace: ' \n ' }, ['interviewPlace: Le lien de réunion est requis']],
    [{ interviewType: 'IN_PERSON', interviewPlace: '' }, ["interviewPlace: L'adresse est requise"]],
    [
      { interviewPlace: '', interviewDateTime: '' },
      ["interviewDateTime: La date et l'heure sont requises", 'interviewPlace: Le lien de réunion est requis'],
    ],
    [
      { interviewPlace: '', interviewDateTime: 'demain' },
      ['interviewDateTime: Date input not valid.', 'interviewPlace: Le lien de réunion est requis'],
    ],
    [{ secondDateTime: '2026-11-28T11:00', thirdDateTime: '2026-11-28T11:30' }, []],
    [{ secondDateTime: 'demain' }, ['secondDateTime: Date input not valid.']],
    [{ secondDateTime: '2026-11-28T10:00' }, ['secondDateTime: Ce créneau est déjà proposé.']],
    [{ thirdDateTime: '2026-11-28T10:00' }, ['thirdDateTime: Ce créneau est déjà proposé.']],
    [{ durationMinutes: 1 }, ['durationMinutes: Indiquez une durée entre 5 minutes et 8 heures.']],
    [{ customMessage: 'x'.repeat(2001) }, ['customMessage: Le message dépasse 2000 caractères.']],
  ])('the scheduling form with the change %j shows the errors %j', (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  test('the default message greets the candidate by first name', () => {
    expect(defaultGreeting('Amira')).toMatch(/^Bonjour Amira,\n/);
  });

  test('the invitation schema defaults the message, trims the place and refuses an unknown interview type', () => {
    const payload = {
      candidateId: 'x',
      interviewType: 'ONLINE',
      interviewPlace: ' a ',
      interviewDate: '2026-11-28T09:00:00',
    };
    expect(parseFields(invitationSchema, payload)).toEqual({
      ok: true,
      value: { ...payload, interviewPlace: 'a', customMessage: '' },
    });
    const refused = parseFields(invitationSchema, { ...payload, interviewType: 'PHONE' });
    expect(refused).toMatchObject({ ok: false, faults: [{ path: 'interviewType' }] });
  });
});

describe('invitation permission', () => {
  test.each([
    [{ status: 'PENDING' }, null],
    [{ status: 'ACCEPTED' }, null],
    [{ status: 'ACCEPTED', hasUpcoming: true }, 'ALREADY_INVITED'],
    [{ status: 'REJECTED' }, 'CANDIDATE_REJECTED'],
    [{ status: 'PENDING', withdrawnAt: NOW }, 'CANDIDATE_WITHDRAWN'],
  ] as const)('invitationError of a candidate with %j returns %s', (facts, code) => {
    expect(invitationError({ withdrawnAt: null, hasUpcoming: false, ...facts })?.code ?? null).toBe(code);
  });
});

describe('invitation changes and replies', () => {
  test.each([
    [{ interviewDate: AHEAD, withdrawnAt: null }, null, 'UPCOMING'],
    [{ interviewDate: NOW, withdrawnAt: null }, 'INVITATION_PAST', 'PAST'],
    [{ interviewDate: AHEAD, withdrawnAt: NOW }, 'INVITATION_WITHDRAWN', 'WITHDRAWN'],
    [{ interviewDate: NOW, withdrawnAt: NOW }, 'INVITATION_WITHDRAWN', 'WITHDRAWN'],
  ])('an invitation with %j has the change problem %s and the reply state %s', (facts, code, state) => {
    expect(changeError(facts, NOW)?.code ?? null).toBe(code);
    expect(replyState(facts, NOW)).toBe(state);
  });

  test.each([
    [{}, 2, null],
    [{}, 1, 'INVITATION_MOVED'],
    [{ interviewDate: NOW }, 2, 'REPLY_TOO_LATE'],
    [{ withdrawnAt: NOW }, 1, 'INVITATION_WITHDRAWN'],
  ])('replyError of an invitation with %j and a reply to sequence %i returns %s', (change, sequence, code) => {
    const invitation = { interviewDate: AHEAD, withdrawnAt: null, sequence: 2, ...change };
    expect(replyError(invitation, sequence, NOW)?.code ?? null).toBe(code);
  });
});

test.each([
  ['https://meet.example/a?b=c', 'https://meet.example/a?b=c'],
  ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://a b', null],
  ['Par téléphone', null],
  ['71 234 567', null],
])('meetingAddress of %j returns %j', (place, address) => {
  expect(meetingAddress(place)).toBe(address);
});

test.each([[['https://meet.example/a']], [5], [null], [{}]])(
  'the invitation schema refuses the non-string place %j with an error',
  (interviewPlace) => {
    const sent = { candidateId: 'c1', interviewType: 'ONLINE', interviewDate: '2026-11-28T09:00:00', interviewPlace };
    expect(parseFields(invitationSchema, sent)).toMatchObject({ ok: false, faults: [{ path: 'interviewPlace' }] });
  },
);

describe('slots, reminders and outcome', () => {
  const HOUR_MS = 3_600_000;
  const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
  const slots = [inHours(30), inHours(50)].map((date) => date.toISOString());
  const open = {
    interviewDate: inHours(50),
    withdrawnAt: null,
    sequence: 1,
    reply: 'NONE' as const,
    slots,
    slotChoices: 0,
  };
  const chosen = { ...open, reply: 'ACCEPTED' as const, slotChoices: 1 };

  test.each<[object, Date, string | null]>([
    [{}, inHours(30), null],
    [{}, inHours(31), 'SLOT_UNKNOWN'],
    [{ slots: [NOW.toISOString()] }, NOW, 'SLOT_PAST'],
    [{ sequence: 2 }, inHours(30), 'INVITATION_MOVED'],
    [{ withdrawnAt: NOW }, inHours(30), 'INVITATION_WITHDRAWN'],
    [{ ...chosen, interviewDate: inHours(24) }, inHours(30), null],
    [{ ...chosen, interviewDate: inHours(23.99) }, inHours(30), 'MOVE_TOO_LATE'],
    [{ ...chosen, slotChoices: 2 }, inHours(30), 'MOVED_ALREADY'],
  ])('slotError of %j and the slot %s returns %s', (change, slot, code) => {
    expect(slotError({ ...open, ...change }, { slot, sequence: 1 }, NOW)?.code ?? null).toBe(code);
  });

  test('freeSlots leaves out taken slots, past slots and the chosen slot', () => {
    const free = (invitation: typeof open | typeof chosen, taken: Date[], now = NOW) =>
      freeSlots(invitation, { taken, now });
    expect(free(open, [])).toEqual(slots);
    expect(free(open, [inHours(30)])).toEqual([slots[1]]);
    expect(free(open, [], inHours(30))).toEqual([slots[1]]);
    expect(free(chosen, [])).toEqual([slots[0]]);
  });

  test.each([
    ['2026-11-23T19:59:00Z', false],
    ['2026-11-23T20:00:00Z', true],
    ['2026-11-24T06:59:00Z', true],
    ['2026-11-24T07:00:00Z', false],
  ])('isQuiet at %s is %s', (at, quiet) => {
    expect(isQuiet(new Date(at))).toBe(quiet);
  });

  test.each([
    [25, null],
    [24, 'day'],
    [2.01, 'day'],
    [2, 'soon'],
    [0, null],
  ])('dueReminder %d hours before the meeting returns %s, and null once both reminders are sent', (hours, due) => {
    expect(dueReminder({ interviewDate: inHours(hours), dayRemindedAt: null, soonRemindedAt: null }, NOW)).toBe(due);
    const marks = { dayRemindedAt: NOW, soonRemindedAt: NOW };
    expect(dueReminder({ interviewDate: inHours(hours), ...marks }, NOW)).toBeNull();
  });

  test.each([
    [30, null, null],
    [24, NOW, null],
    [2, NOW, NOW],
  ])(
    'reminderMarks of a date %d hours ahead sets the day reminder to %s and the two-hour reminder to %s',
    (hours, day, soon) => {
      expect(reminderMarks(inHours(hours), NOW)).toEqual({ dayRemindedAt: day, soonRemindedAt: soon });
    },
  );

  test.each([
    [open, 'MEETING_NOT_AGREED'],
    [chosen, 'MEETING_NOT_OVER'],
    [{ ...chosen, interviewDate: NOW }, null],
    [{ ...chosen, interviewDate: NOW, withdrawnAt: NOW }, 'INVITATION_WITHDRAWN'],
  ])('outcomeError of %j returns %s', (facts, code) => {
    expect(outcomeError(facts, NOW)?.code ?? null).toBe(code);
  });
});
