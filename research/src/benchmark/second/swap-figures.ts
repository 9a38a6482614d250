import type { Split } from '#/material/voice-answers';
import { scoreUnder } from '#/material/asking';
import { atMost, largest, mean, shareRow, type SecondRow } from './rows.ts';
import { swapGroups, wordSwapGroups, type SwapGroup } from './swaps.ts';

/** Score difference of each version from the first; if only one of the two is judged, it counts as 100. */
export function swapChanges({ host, versions }: SwapGroup, write: (text: string) => string): number[] {
  const [first, ...others] = versions.map(
    ({ text, identity }) => scoreUnder(host.job, host, write(text), identity).evaluation.score,
  );
  return others.map((score) => {
    if (first === undefined || score === first) return 0;
    return first === null || score === null ? 100 : Math.abs(score - first);
  });
}

const WRITINGS = [
  { name: 'as typed', write: (text: string) => text, limit: 0 },
  { name: 'in small letters', write: (text: string) => text.toLowerCase(), limit: 0.02 },
] as const;

/** Swaps of names, places and ages from the lists of packages, which were not written for this engine. */
export function swapRows(split: Split): SecondRow[] {
  const generated = swapGroups(split);
  const words = wordSwapGroups(split);
  return WRITINGS.flatMap(({ name, write, limit }) => {
    const measured = [...generated, ...words].map((group) => ({ group, changes: swapChanges(group, write) }));
    const row = (figure: string, part: typeof measured, most: number): SecondRow => {
      const changes = part.flatMap((each) => each.changes);
      return shareRow(
        `${figure}, ${name}: answers that move`,
        changes.map((change) => change > 0),
        atMost(most),
        `mean ${mean(changes).toFixed(2)}, largest ${largest(changes)}`,
      );
    };
    const kinds = Map.groupBy(measured, ({ group }) => group.kind);
    const ofLists = measured.slice(0, generated.length);
    return [
      row('identity swapped, lists of packages', ofLists, limit),
      ...[...kinds].map(([kind, part]) =>
        row(`… ${kind}`, part, kind === 'kinship' || kind === 'religion' ? 0 : limit),
      ),
    ];
  });
}
