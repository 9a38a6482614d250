/** A row of the second edition, as the page /Methode needs it; shares in percent and points, as the table rounds them. */
export interface PageRow {
  figure: string;
  /** Pairs, answers or interviews that it was measured on. */
  n: number;
  value: number;
  /** The largest change in points, where the table says it beside the share. */
  largest?: number;
  /** Both are absent without a bar. */
  goal?: number;
  met?: boolean;
}

/** The rows of `splitTable`, read back: the same for a split measured just now and for one that was kept as Markdown. */
export function pageRows(table: string): PageRow[] {
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| figure |'))
    .map((line) => {
      const [, figure = '', bar = '', measured = '', met = ''] = line.split('|').map((cell) => cell.trim());
      const [, largest] = /, largest (\d+)/.exec(measured) ?? [];
      return {
        // Sources name a row with the spaces of French typography.
        figure: figure.replaceAll('« ', '«\u00a0').replaceAll(' »', '\u00a0»'),
        n: Number(measured.slice(measured.lastIndexOf('(') + 1, -1)),
        value: Number.parseFloat(measured),
        ...(largest === undefined ? {} : { largest: Number(largest) }),
        ...(bar === '' ? {} : { goal: Number.parseFloat(bar.slice(1)), met: met === '✓' }),
      };
    });
}
