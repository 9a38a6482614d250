/** A row of the second edition's table, for the page /Methode. Shares are in percent, and numbers are rounded as in the table. */
export interface PageRow {
  figure: string;
  /** Number of pairs, answers or interviews that it was measured on. */
  n: number;
  value: number;
  /** Largest change in points, if the table states it beside the share. */
  largest?: number;
  /** `goal` and `met` are absent if the figure has no bar. */
  goal?: number;
  met?: boolean;
}

/** Parses a table of `splitTable`, whether it was measured just now or kept as Markdown. */
export function pageRows(table: string): PageRow[] {
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| figure |'))
    .map((line) => {
      const [, figure = '', bar = '', measured = '', met = ''] = line.split('|').map((cell) => cell.trim());
      const [, largest] = /, largest (\d+)/.exec(measured) ?? [];
      return {
        // Other code refers to rows by names with the no-break spaces of French typography.
        figure: figure.replaceAll('« ', '«\u00a0').replaceAll(' »', '\u00a0»'),
        n: Number(measured.slice(measured.lastIndexOf('(') + 1, -1)),
        // « -0.0 » is 0.
        value: Number.parseFloat(measured) + 0,
        ...(largest === undefined ? {} : { largest: Number(largest) }),
        ...(bar === '' ? {} : { goal: Number.parseFloat(bar.slice(1)), met: met === '✓' }),
      };
    });
}
