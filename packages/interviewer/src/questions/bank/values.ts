import type { Bilingual } from './item.ts';
import { LASTING_VALUES } from './lasting-values.ts';
import { WORK_VALUES } from './work-values.ts';

/** Questions on behaviour that shows a value, for the twelve values of the specification. */
export const VALUE_QUESTIONS: Readonly<Record<string, Bilingual>> = { ...WORK_VALUES, ...LASTING_VALUES };
