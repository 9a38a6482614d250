import { fold } from '@kafaa/interviewer/language/normalise';
import type { Split } from '../voice-answers.ts';
import { secondSet } from './material.ts';
import { largest, mean, shareRow, type SecondRow } from './rows.ts';

const RUN = 4;

function runsOf(text: string): Set<string> {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return new Set(
    Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, i) => words.slice(i, i + RUN).join(' ')),
  );
}

/** Share of the runs of four words of the shorter text that stand in the other, too. */
export function overlap(one: string, other: string): number {
  const [a, b] = [runsOf(one), runsOf(other)];
  const least = Math.min(a.size, b.size);
  return least === 0 ? 0 : [...a].filter((run) => b.has(run)).length / least;
}

const NAMES = {
  copy: 'one copied from the other and altered',
  source: 'both copied from one source',
  alike: 'alike by chance',
} as const;

/**
 * Answers of two candidates for one offer. Whoever builds the engine's comparison measures with these pairs; until then the rows say
 * how alike the pairs are by a plain measure. The engine compares no candidates: it finds none of them.
 */
export function copyRows(split: Split): SecondRow[] {
  const pairs = secondSet('copies/', split).map((pair) => ({ ...pair, shared: overlap(pair.one, pair.other) }));
  const chance = largest(pairs.filter(({ style }) => style === 'alike').map(({ shared }) => shared));
  return (['copy', 'source', 'alike'] as const).map((style) => {
    const shares = pairs.filter((pair) => pair.style === style).map(({ shared }) => shared);
    const least = shares.length === 0 ? 0 : Math.min(...shares);
    const more = `least ${(100 * least).toFixed(0)} %, largest ${(100 * largest(shares)).toFixed(0)} %`;
    const apart = mean(shares.map((shared) => Number(shared > chance)));
    return {
      ...shareRow(`copies, ${NAMES[style]}: shared runs of four words`, [], undefined, more),
      n: shares.length,
      value: mean(shares),
      ...(style === 'alike' ? {} : { more: `${more}, ${(100 * apart).toFixed(0)} % above every pair alike by chance` }),
    };
  });
}
