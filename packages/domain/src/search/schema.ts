import * as z from 'zod/mini';
import { STAGES } from '#/candidates/options';
import { oneOf } from '#/kernel/fields';
import { search } from '#/kernel/query';
import { SEARCH_SOURCES } from './options.ts';

/**
 * A search over all offers. `pool=yes` limits it to people who accept to be contacted for other offers; without words it lists
 * all of them, the latest consent first.
 */
export const searchQuery = z.object({ search, pool: z.optional(oneOf(['yes'], 'Ce filtre n’existe pas.')) });

export type SearchQuery = z.output<typeof searchQuery>;

const partsSchema = z.array(z.object({ text: z.string(), found: z.boolean() }));

export const foundPersonSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  /** The name in parts, with the words that were searched for marked. */
  name: partsSchema,
  stage: z.enum(STAGES),
  /** End of the person's consent to be contacted for other offers; absent if there is no valid consent. */
  poolUntil: z.optional(z.string()),
  /** Whether name, address and number contain every word of the search; otherwise some words are in the CV or the answers. */
  byContact: z.boolean(),
  /** The passage with the found words; null if the name contains all of them. `question`: the position of an answer. */
  passage: z.nullable(z.object({ source: z.enum(SEARCH_SOURCES), question: z.nullable(z.int()), parts: partsSchema })),
});
export type FoundPerson = z.output<typeof foundPersonSchema>;

export const searchResultSchema = z.object({
  people: z.array(foundPersonSchema),
  /** Whether more people match the search. */
  more: z.boolean(),
  /** Whether nobody matches exactly, so that the people have similar names: one wrong letter, or the same sound. */
  near: z.boolean(),
  /** Whether the search covered the answers, which depends on the company's plan and the person's role. */
  answers: z.boolean(),
});
export type SearchResult = z.output<typeof searchResultSchema>;
