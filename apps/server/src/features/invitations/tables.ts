import { MEETING_MINUTES, MEETING_OUTCOMES } from '@kafaa/domain/invitations/options';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { candidates } from '../candidates/tables.ts';

/** A meeting with a person, to which the company invites a candidate (the page /Interviews). */
export const invitations = pgTable(
  'invitations',
  {
    companyId: text('company_id').notNull(),
    id: text('id').notNull(),
    candidateId: text('candidate_id').notNull(),
    interviewType: text('interview_type', { enum: ['ONLINE', 'IN_PERSON'] }).notNull(),
    interviewPlace: text('interview_place').notNull(),
    interviewDate: timestamp('interview_date', { withTimezone: true }).notNull(),
    customMessage: text('custom_message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Number of changes. Calendars keep the entry with the highest number, and replies to an earlier one are refused. */
    sequence: integer('sequence').notNull().default(0),
    reply: text('reply', { enum: ['NONE', 'ACCEPTED', 'DECLINED'] })
      .notNull()
      .default('NONE'),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    durationMinutes: integer('duration_minutes').notNull().default(MEETING_MINUTES),
    /** The user whose time is offered; null in rows of earlier versions. */
    invitedBy: text('invited_by'),
    /** The colleague who takes part; a person who leaves or loses the offer is removed from future meetings. */
    colleagueId: text('colleague_id'),
    /**
     * Dates to choose from (ISO 8601), earliest first; empty if there is one date. `interviewDate` is the last one until a date is chosen.
     */
    slots: jsonb('slots').$type<string[]>().notNull().default([]),
    slotChoices: integer('slot_choices').notNull().default(0),
    /** The candidate's sentence with a refusal. */
    note: text('note').notNull().default(''),
    /** Time at which the reminders of the current date were sent, or became unnecessary. */
    dayRemindedAt: timestamp('day_reminded_at', { withTimezone: true }),
    soonRemindedAt: timestamp('soon_reminded_at', { withTimezone: true }),
    outcome: text('outcome', { enum: MEETING_OUTCOMES }),
    /** Time at which the company was asked by mail for the outcome of the meeting. */
    outcomeAskedAt: timestamp('outcome_asked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    index('invitations_by_date').on(table.companyId, table.interviewDate, table.id),
    index('invitations_by_reply')
      .on(table.companyId, table.repliedAt)
      .where(sql`replied_at is not null`),
    index('invitations_candidate').on(table.companyId, table.candidateId, table.createdAt),
  ],
);

/** SQL condition on a row of `invitations`: it is neither withdrawn nor declined, and its date is fixed. */
export const agreedMeeting = and(
  isNull(invitations.withdrawnAt),
  ne(invitations.reply, 'DECLINED'),
  or(eq(sql`jsonb_array_length(${invitations}.slots)`, 0), eq(invitations.reply, 'ACCEPTED')),
);

/** The quarters of an hour that candidates have taken. The primary key gives each quarter of a person's time to one candidate. */
export const takenSlots = pgTable(
  'taken_slots',
  {
    companyId: text('company_id').notNull(),
    offeredBy: text('offered_by').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    invitationId: text('invitation_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.offeredBy, table.startsAt] }),
    foreignKey({
      columns: [table.companyId, table.invitationId],
      foreignColumns: [invitations.companyId, invitations.id],
    }).onDelete('cascade'),
    index('taken_slots_invitation').on(table.companyId, table.invitationId),
  ],
);
