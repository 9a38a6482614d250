import { pathToFileURL } from 'node:url';
import { ROOT } from './bootstrap.mjs';
import { directionViolations } from './laws/directions.ts';
import { englishViolations } from './laws/english.ts';
import { frenchViolations } from './laws/french.ts';
import { cyclesOf, graphOf } from './laws/imports.ts';
import { readSources, type Source, type Violation } from './laws/sources.ts';
import { styleViolations } from './laws/styles.ts';
import { textViolations } from './laws/text.ts';
import { vocabularyViolations } from './laws/vocabulary.ts';

// Minimum number of files and imports that the scan must find, because a scan that finds nothing would report no faults.
const FEWEST_FILES = 60;
const FEWEST_EDGES = 100;

/** Every violation of the laws of docs/ARCHITECTURE.md that is visible in the sources. */
export function structureViolations(sources: readonly Source[]): Violation[] {
  const graph = graphOf(sources);
  const cycles = cyclesOf(graph).map((cycle) => ({
    path: cycle[0] ?? '',
    law: '6 cycles',
    message: cycle.join(' → '),
  }));
  return [
    ...directionViolations(graph),
    ...cycles,
    ...vocabularyViolations(sources),
    ...textViolations(sources),
    ...englishViolations(sources),
    ...frenchViolations(sources),
    ...styleViolations(sources),
  ];
}

/** Reports a fault if the scan has not seen the repository. */
export function blindViolations(sources: readonly Source[]): Violation[] {
  const graph = graphOf(sources);
  const edges = [...graph.values()].flat().filter(({ target }) => target.kind === 'file').length;
  if (graph.size >= FEWEST_FILES && edges >= FEWEST_EDGES) return [];
  return [
    { path: '.', law: '6 cycles', message: `only ${graph.size} files and ${edges} imports seen: the scan is blind` },
  ];
}

export function checkStructure(): number {
  const sources = readSources(ROOT);
  const faults = [...structureViolations(sources), ...blindViolations(sources)];
  for (const { path, law, message } of faults) console.log(`${path}  [law ${law}]  ${message}`);
  return faults.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = checkStructure();
