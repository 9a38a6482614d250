import { customType, foreignKey, index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { candidates } from '../candidates/tables.ts';

/** Text compared by bytes on every database, so that all words with the same beginning are one range of the index. */
const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * Index of the search: one row for each different word of a source (`SOURCE_CODES`), normalised by `folded`. A trigger of `candidates`
 * writes the words of name, address and number (migration `search`); the search feature adds those of CV and answers after the interview.
 * Rows are deleted with the candidate by cascade.
 */
export const searchWords = pgTable(
  'search_words',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    source: smallint('source').notNull(),
    word: byteText('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId, table.source, table.word] }),
    foreignKey({
      name: 'search_words_candidate',
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }).onDelete('cascade'),
    // The index omits the candidate, so that look-ups of one candidate's words always use the primary key, also before an ANALYZE.
    index('search_words_by_word').on(table.companyId, table.source, table.word),
  ],
);

/** Text of a CV, for passages. A row also means that CV and answers of the interview are in the index. It is deleted with the candidate. */
export const searchTexts = pgTable(
  'search_texts',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    cv: text('cv').notNull(),
    indexedAt: timestamp('indexed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    foreignKey({
      name: 'search_texts_candidate',
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }).onDelete('cascade'),
  ],
);
