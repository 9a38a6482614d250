import { prepare } from '../examples.ts';
import { materialFrom } from '../strange.ts';
import { loadVoices } from '../voices.ts';
import { trainRelevance } from './train.ts';

/** The message of a training of relevance to the process that started it; a map as its entries. */
export interface RelevanceTrained {
  found: ReturnType<typeof trainRelevance>['found'];
  above: [string, number][];
}

// A process of its own: it takes as long as the levels do, beside them.
const started = performance.now();
const log = (text: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);
const examples = prepare(loadVoices().filter((each) => each.split === 'dev'));
const { found, above } = trainRelevance([...examples, ...materialFrom(examples).strange], log);
const trained: RelevanceTrained = { found, above: [...above] };
process.send?.(trained);
