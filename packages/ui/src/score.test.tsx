import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Bars } from './bars.tsx';
import { ScoreTile } from './score-tile.tsx';
import { LeafCount, ScoreStrip } from './stats.tsx';

describe('unassessed scores', () => {
  it('a score that was not assessed is shown as « Non évalué », never as 0', () => {
    const tile = renderToStaticMarkup(<ScoreTile score={null} />);
    expect(tile).toContain('Non évalué');
    const bars = renderToStaticMarkup(
      <Bars
        title="Parcours"
        average={null}
        items={[
          { key: 'cv', label: 'CV', value: null },
          { key: 'xp', label: 'Expérience', value: 0 },
        ]}
      />,
    );
    expect(bars).toContain('Non évalué');
    expect(bars).toContain('<b>0</b>');
    expect(bars.match(/<b>0<\/b>/g)).toHaveLength(1);
  });
});

describe('tile of a score', () => {
  it.each([
    [85, 'élevé', false],
    [84, 'moyen', false],
    [70, 'moyen', false],
    [69, 'faible', true],
    [50, 'faible', true],
    [49, 'faible', false],
  ])('the score tile calls the leaf of the score %i « %s », and opens it only from 50 to 69', (score, word, open) => {
    const tile = renderToStaticMarkup(<ScoreTile score={score} />);
    expect(tile).toContain(`title="Score ${word}"`);
    expect(/class="[^"]*open/.test(tile)).toBe(open);
  });
});

describe('score charts', () => {
  it('ScoreStrip draws each score at its place on an axis from 0 to 100', () => {
    const html = renderToStaticMarkup(<ScoreStrip scores={[0, 25, 100]} average={52} label="Répartition" />);
    for (const place of [8, 69, 252]) expect(html).toContain(`translate(${place} 0)`);
    expect(html).toContain('aria-label="Répartition"');
  });

  it('LeafCount draws at most ten leaves and fills them in proportion to the count', () => {
    expect(renderToStaticMarkup(<LeafCount count={2} total={9} />).match(/<path/g)).toHaveLength(9);
    const many = renderToStaticMarkup(<LeafCount count={25} total={50} />);
    expect(many.match(/<path/g)).toHaveLength(10);
    expect(many.match(/full/g)).toHaveLength(5);
  });
});
