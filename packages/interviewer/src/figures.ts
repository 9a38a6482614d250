import measured from '../benchmark/figures.json' with { type: 'json' };

interface LevelFigure {
  readonly by: 'all' | 'language' | 'kind';
  readonly name: string;
  readonly answers: number;
  /** Percent of the answers. */
  readonly exact: number;
  readonly within: number;
}

/** What `npm run bench:intelligence` measured of this version; French, for the page on the method. */
export const FIGURES = {
  engine: measured.engine,
  answers: measured.answers,
  /** How often the level of an answer is the expected one, and next to it at most: of all, by language, by kind of question. */
  levels: measured.levels as readonly LevelFigure[],
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
