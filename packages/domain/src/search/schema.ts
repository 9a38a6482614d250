import * as z from 'zod/mini';
import { STAGES } from '#/candidates/options';
import { oneOf } from '#/kernel/fields';
import { search } from '#/kernel/query';
import { SEARCH_SOURCES } from './options.ts';

/** `pool=yes`: only people who accept to be contacted for other offers; without words, all of them, the latest consent first. */
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
  /** Until when the person accepts to be contacted for other offers; absent without a consent that stands. */
  poolUntil: z.optional(z.string()),
  /** Whether name, address and number have every word; else the words are in the CV or the answers, too. */
  byContact: z.boolean(),
  /** Places of the words, unless the name has all of them. `question`: the position of an answer. */
  passage: z.nullable(z.object({ source: z.enum(SEARCH_SOURCES), question: z.nullable(z.int()), parts: partsSchema })),
});
export type FoundPerson = z.output<typeof foundPersonSchema>;

export const searchResultSchema = z.object({
  people: z.array(foundPersonSchema),
  /** Whether more people have these words. */
  more: z.boolean(),
  /** Whether the answers were searched, which the company's plan and the person's role decide. */
  answers: z.boolean(),
});
export type SearchResult = z.output<typeof searchResultSchema>;
