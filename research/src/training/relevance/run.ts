import { prepare } from '#/material/examples';
import { materialFrom } from '#/training/strange';
import { loadVoices } from '#/material/voices';
import { trainRelevance } from './train.ts';

/** Message that the training of relevance sends to the process that started it; `above` holds the entries of a map. */
export interface RelevanceTrained {
  found: ReturnType<typeof trainRelevance>['found'];
  above: [string, number][];
}

// Runs in its own process, in parallel with the training of levels, since both take equally long.
const started = performance.now();
const log = (text: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);
const examples = prepare(loadVoices().filter((each) => each.split === 'dev'));
const { found, above } = trainRelevance([...examples, ...materialFrom(examples).strange], log);
const trained: RelevanceTrained = { found, above: [...above] };
process.send?.(trained);
