import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import type { Reader } from '#/platform/http/route';
import { candidates } from '../candidates/tables.ts';
import { evaluations, isUnread } from '../evaluations/tables.ts';
import { interviews } from '../interviews/tables.ts';
import { feedbackCards } from './tables.ts';

export interface CandidateKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}

/**
 * Returns a candidate with the saved text and the evaluation from which a text can be composed. The evaluation is null for a candidate who
 * asked to be read by a person.
 */
export async function findFeedback(db: Db, { companyId, candidateId, reader }: CandidateKey & { reader: Reader }) {
  const [row] = await db
    .select({ candidate: candidates, result: evaluations.result, card: feedbackCards, closed: isUnread(reader) })
    .from(candidates)
    .leftJoin(
      interviews,
      and(
        eq(interviews.companyId, candidates.companyId),
        eq(interviews.candidateId, candidates.id),
        isNotNull(interviews.completedAt),
      ),
    )
    .leftJoin(
      evaluations,
      and(
        eq(evaluations.companyId, interviews.companyId),
        eq(evaluations.candidateId, interviews.candidateId),
        isNull(candidates.personAskedAt),
      ),
    )
    .leftJoin(
      feedbackCards,
      and(eq(feedbackCards.companyId, candidates.companyId), eq(feedbackCards.candidateId, candidates.id)),
    )
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)));
  return row ?? null;
}

export async function saveCard(
  db: Db,
  card: Omit<typeof feedbackCards.$inferInsert, 'companyId'> & { readonly companyId: CompanyId },
): Promise<void> {
  await db
    .insert(feedbackCards)
    .values(card)
    .onConflictDoUpdate({ target: [feedbackCards.companyId, feedbackCards.candidateId], set: card });
}
