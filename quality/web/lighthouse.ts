import lighthouse from 'lighthouse';
import type { Row, Trial } from '../report.ts';
import { kb, openStage, publicPages, type Stage } from './stage.ts';

const ALL = ['performance', 'accessibility', 'best-practices', 'seo'];
const TBT_LIMIT_MS = 50;
const LCP_LIMIT = 1.15;
const NOT_INDEXED = ALL.filter((category) => category !== 'seo');

const DRAWN =
  'the text is in the page with its styles (15 KB) and comes after one typeface (35 KB); that of the headings (33 KB), which it does not wait for, counts where it came before the first paint';

/** Reasons for which a page's largest text appears later than the shell's. */
const WAITS: Readonly<Record<string, string>> = {
  '/': 'the text comes after 8 KB of page, 11 of styles and 68 of typefaces, and after a round trip more than the shell’s: its styles are a file of their own, kept for the next page',
  '/Apply': DRAWN,
  '/Interview': DRAWN,
};

interface Measured {
  readonly scores: Readonly<Record<string, number>>;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** Number of bytes loaded in total, and of those the fonts. */
  readonly bytes: number;
  readonly fonts: number;
  /** Audits with a weight that did not get full marks, except those of performance. */
  readonly faults: readonly string[];
}

function loaded(details: unknown): { bytes: number; fonts: number } {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] };
  const sum = (list: typeof items) => list.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  return { bytes: sum(items), fonts: sum(items.filter(({ resourceType }) => resourceType === 'Font')) };
}

async function measure({ port }: Stage, url: string, categories: readonly string[]): Promise<Measured> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    ...loaded(lhr.audits['network-requests']?.details),
    faults: Object.entries(lhr.categories)
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Trial P3: Lighthouse on a phone with simulated throttling; the candidate's pages and the shell alternate in one loop. */
export const lighthouseTrial: Trial = {
  id: 'P3',
  title: 'Lighthouse rates the pages on a phone 99 or 100',
  async run({ long }) {
    const stage = await openStage();
    try {
      const { server, shell, apply, interview } = stage;
      const timed = [
        { name: '/', url: `${server.url}/`, categories: ALL },
        { name: '/Apply', url: apply, categories: ALL },
        { name: '/Interview', url: interview, categories: NOT_INDEXED },
      ];
      const others = (await publicPages(stage)).filter((path) => path !== '/');
      if (long) timed.push(...others.map((path) => ({ name: path, url: server.url + path, categories: ALL })));
      const runs = new Map<string, Measured[]>([
        ...timed.map(({ name }) => [name, []] as [string, Measured[]]),
        ['shell', []],
      ]);
      for (let round = 0; round < 5; round += 1) {
        for (const { name, url, categories } of timed) runs.get(name)?.push(await measure(stage, url, categories));
        runs.get('shell')?.push(await measure(stage, shell.url, ['performance']));
      }
      const shellRuns = runs.get('shell') ?? [];
      const rows = timed.map(({ name }, index) =>
        timedRow(`P3${'abcdefghijklmnop'[index]}`, name, runs.get(name) ?? [], shellRuns),
      );
      const once = [];
      if (!long) for (const path of others) once.push({ path, ...(await measure(stage, server.url + path, ALL)) });
      return [...rows, othersRow(once)].filter((row) => row !== null);
    } finally {
      await stage.close();
    }
  },
};

function timedRow(id: string, name: string, runs: readonly Measured[], shell: readonly Measured[]): Row {
  const of = (list: readonly Measured[], pick: (one: Measured) => number) => middle(list.map(pick));
  const performance = of(runs, ({ scores }) => scores['performance'] ?? 0);
  const rest = Object.entries(runs[0]?.scores ?? {}).filter(([category]) => category !== 'performance');
  const late = of(runs, ({ lcp }) => lcp) - LCP_LIMIT * of(shell, ({ lcp }) => lcp);
  const ratio = of(runs, ({ lcp }) => lcp) / of(shell, ({ lcp }) => lcp);
  const [cls, tbt] = [of(runs, (one) => one.cls), of(runs, (one) => one.tbt)];
  const exact = rest.every(([, score]) => score === 100) && cls <= 0.01;
  const timely = performance >= 99 && late <= 0 && tbt <= TBT_LIMIT_MS;
  // The shell does almost nothing, so if it is slow, the machine is.
  const noisy = of(shell, (one) => one.tbt) > 30 || of(shell, ({ scores }) => scores['performance'] ?? 0) < 99;
  const faults = [...new Set(runs.flatMap((one) => one.faults))];
  return {
    id,
    goal: `${name} has performance ≥ 99, other scores 100, LCP ≤ 1.15 × the shell, CLS ≤ 0.01 and TBT ≤ 50 ms`,
    figure: `${performance} / ${rest.map(([, score]) => score).join(' / ')}; LCP ${ratio.toFixed(2)} × (${of(runs, ({ lcp }) => lcp).toFixed(0)} ms), CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms`,
    verdict: !exact ? 'short' : timely ? 'met' : noisy ? 'inconclusive' : 'short',
    note: [
      `middle of ${runs.length}; the shell ${of(shell, ({ scores }) => scores['performance'] ?? 0)}, LCP ${of(shell, ({ lcp }) => lcp).toFixed(0)} ms, TBT ${of(shell, (one) => one.tbt).toFixed(0)} ms`,
      `${kb(of(runs, ({ bytes }) => bytes))} loaded, ${kb(of(runs, ({ fonts }) => fonts))} of it typefaces; the shell ${kb(of(shell, ({ bytes }) => bytes))}`,
      ...(late > 0 ? [`LCP ${late.toFixed(0)} ms over${WAITS[name] ? `: ${WAITS[name]}` : ''}`] : []),
      ...(tbt > TBT_LIMIT_MS
        ? [
            `TBT ${(tbt - TBT_LIMIT_MS).toFixed(0)} ms over: what scripts do after the first text counts, and here the text comes before them`,
          ]
        : []),
      ...faults,
    ].join('; '),
  };
}

function othersRow(pages: readonly (Measured & { path: string })[]): Row | null {
  if (pages.length === 0) return null;
  const short = pages.filter(({ scores }) =>
    Object.entries(scores).some(([name, score]) => name !== 'performance' && score < 100),
  );
  return {
    id: 'P3z',
    goal: 'every other public page scores 100 in accessibility, best practices and SEO',
    figure: pages.map(({ path, scores }) => `${path} ${Object.values(scores).join('/')}`).join(', '),
    verdict: short.length === 0 ? 'met' : 'short',
    note: [
      'one run each; the first figure is performance, which one run does not tell',
      ...short.map(({ path, faults }) => `${path}: ${faults.join(', ')}`),
    ].join('; '),
  };
}
