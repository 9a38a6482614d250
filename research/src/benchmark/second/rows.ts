/** A bar of the design's table, second edition. */
export interface Bar {
  side: 'most' | 'least';
  limit: number;
}

export const atMost = (limit: number): Bar => ({ side: 'most', limit });
export const atLeast = (limit: number): Bar => ({ side: 'least', limit });

/** A measured figure. `n` is the number of pairs, interviews or swaps, as the figure's name says. */
export interface SecondRow {
  figure: string;
  n: number;
  value: number;
  unit: 'share' | 'points';
  bar?: Bar;
  /** More about the same material, such as mean and largest change. */
  more?: string;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(values.length, 1);

export const largest = (values: readonly number[]): number => values.reduce((most, each) => Math.max(most, each), 0);

/** The value that the given share of the values does not exceed: the smallest band that covers it. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export function shareRow(figure: string, hits: readonly boolean[], bar?: Bar, more?: string): SecondRow {
  const value = mean(hits.map(Number));
  return { figure, n: hits.length, value, unit: 'share', ...(bar && { bar }), ...(more !== undefined && { more }) };
}

export function pointsRow(figure: string, values: readonly number[], bar?: Bar, of = mean): SecondRow {
  return { figure, n: values.length, value: of(values), unit: 'points', ...(bar && { bar }) };
}

const shown = (value: number, unit: SecondRow['unit']): string =>
  unit === 'share' ? `${(100 * value).toFixed(1)} %` : value.toFixed(1);

/** Whether a figure meets its bar; a figure without measurements never does. */
export const meets = ({ n, value, bar }: SecondRow): boolean =>
  n > 0 && (!bar || (bar.side === 'most' ? value <= bar.limit : value >= bar.limit));

const cell = (row: SecondRow | undefined): string =>
  row ? `${shown(row.value, row.unit)}${row.more === undefined ? '' : `, ${row.more}`} (${row.n})` : '';

/** The rows of one split as a Markdown table. */
export function splitTable(split: string, rows: readonly SecondRow[]): string {
  const lines = rows.map((row) => {
    const { bar, unit, figure } = row;
    const goal = bar ? `${bar.side === 'most' ? '≤' : '≥'} ${shown(bar.limit, unit)}` : '';
    return `| ${figure} | ${goal} | ${cell(row)} | ${bar ? (meets(row) ? '✓' : '✗') : ''} |`;
  });
  return [`| figure | bar | ${split} (n) |  |`, '|---|---|---|---|', ...lines].join('\n');
}
