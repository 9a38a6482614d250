import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { AUDIT_ACTIONS, AUDIT_ACTORS } from '@kafaa/domain/audit/options';

/**
 * Audit events: actor, action, candidate and time, without content. A database trigger refuses every update, and every deletion except that
 * of retention (see the migration).
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    companyId: text('company_id').notNull(),
    id: text('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actor: text('actor', { enum: AUDIT_ACTORS }).notNull(),
    /** The recruiter's account; null for all other actors. */
    userId: text('user_id'),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    /**
     * Id of the candidate; empty if the event is about the company itself. It stays after the candidate's data are erased: the erasure must
     * be provable, and an id says nothing about a person.
     */
    candidateId: text('candidate_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('audit_events_candidate').on(table.companyId, table.candidateId, table.at),
    index('audit_events_recent').on(table.companyId, table.at),
  ],
);
