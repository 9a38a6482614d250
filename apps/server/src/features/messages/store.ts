import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { AnswerKind } from '@kafaa/domain/messages/options';
import type { Db } from '#/deps';
import { candidates } from '../candidates/tables.ts';
import { invitations } from '../invitations/tables.ts';
import { mails } from '../mails/tables.ts';
import { reviewRequests } from '../reviews/tables.ts';

export interface CandidateKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}

/** Times of rows that PostgreSQL returns as JSON are texts of ISO 8601 with microseconds. */
export interface KeptMail {
  readonly id: string;
  readonly subject: string;
  readonly to: string;
  readonly attempts: number;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly refusedAt: string | null;
  readonly refusal: string | null;
}
export interface KeptAnswer {
  readonly kind: AnswerKind;
  readonly at: string;
  readonly meetingAt: string | null;
  readonly text: string;
}

/** The newest mails to a candidate, and the candidate's answers on our pages, in one statement: newest first. */
export async function findMessages(
  db: Db,
  { companyId, candidateId, limit }: CandidateKey & { readonly limit: number },
) {
  const listed = <Row>(rows: SQL) => sql<Row[]>`coalesce((${rows}), '[]'::json)`;
  const of = sql.raw(`x.company_id = candidates.company_id and x.candidate_id = candidates.id`);
  const [row] = await db
    .select({
      mails: listed<KeptMail>(sql`
        select json_agg(json_build_object('id', m.id, 'subject', m.subject, 'to', m.recipient, 'attempts', m.attempts,
          'createdAt', m.created_at, 'sentAt', m.sent_at, 'refusedAt', m.refused_at, 'refusal', m.refusal)
          order by m.created_at desc, m.id desc)
        from (
          select x.id, x.subject, x.recipient, x.attempts, x.created_at, x.sent_at, x.refused_at, x.refusal from ${mails} x
          where ${of} and x.to_candidate order by x.created_at desc, x.id desc limit ${limit}) m`),
      answers: listed<KeptAnswer>(sql`
        select json_agg(json_build_object('kind', a.kind, 'at', a.at, 'meetingAt', a.meeting_at, 'text', a.text) order by a.at desc)
        from (
          select x.reply as kind, x.replied_at as at, x.interview_date as meeting_at, '' as text from ${invitations} x
          where ${of} and x.replied_at is not null
          union all
          select x.kind, x.asked_at, null, x.reason from ${reviewRequests} x where ${of}) a`),
    })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)));
  return row ?? null;
}
