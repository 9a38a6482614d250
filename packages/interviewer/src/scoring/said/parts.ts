import { leansBack } from './leaning.ts';
import type { Sentence } from './shown.ts';

/** Groups sentences into runs, each of which can be shown without the sentences around it. */
export function partsOf(sentences: readonly Sentence[]): Sentence[][] {
  const parts: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    if (last && leansBack(sentence.text)) last.push(sentence);
    else parts.push([sentence]);
  }
  return parts;
}
