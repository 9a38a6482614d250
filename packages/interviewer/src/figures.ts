import measured from '../benchmark/figures.json' with { type: 'json' };

/** What `npm run bench:intelligence` measured of this version; French, for the page on the method. */
export const FIGURES = {
  engine: measured.engine,
  answers: measured.answers,
  rows: measured.rows.map(({ metric, goal, figure, ...row }) => ({
    metric,
    goal: withComma(goal),
    figure: withComma(figure),
    baseline: 'baseline' in row && row.baseline !== undefined ? withComma(row.baseline) : null,
  })),
};

function withComma(figure: string): string {
  return figure.replaceAll('.', ',').replaceAll('-', '\u2212');
}
