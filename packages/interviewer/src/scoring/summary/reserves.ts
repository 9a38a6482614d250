import { admissions } from './admissions.ts';
import { datesToCompare } from './durations.ts';
import type { SummaryInput, Told } from './input.ts';
import { mistakes } from './mistakes.ts';

// Points that a recruiter should know before a meeting, in the person's own words and named as such. Each part of the list finds passages of
// its own kind and returns one sentence, or null when there are none.

const PARTS: readonly ((input: SummaryInput, told: Told) => string | null)[] = [datesToCompare, admissions, mistakes];

/** The reserves, one sentence each, without full stops. */
export const reserves = (input: SummaryInput, told: Told): string[] => PARTS.flatMap((part) => part(input, told) ?? []);
