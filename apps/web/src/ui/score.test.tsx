import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Bars } from './bars.tsx';
import { scoreBand, scoreWord } from './score.ts';
import { ScoreTile } from './score-tile.tsx';
import { LeafCount, ScoreStrip } from './stats.tsx';

describe('bands', () => {
  it.each([
    [100, 'a', 'élevé'],
    [90, 'a', 'élevé'],
    [89, 'b', 'élevé'],
    [85, 'b', 'élevé'],
    [84, 'b', 'moyen'],
    [80, 'b', 'moyen'],
    [79, 'c', 'moyen'],
    [70, 'c', 'moyen'],
    [69, 'd', 'faible'],
    [0, 'd', 'faible'],
  ])('%d is %s and %s', (score, band, word) => {
    expect(scoreBand(score)).toBe(band);
    expect(scoreWord(score)).toBe(word);
  });
});

describe('what is not assessed', () => {
  it('is never shown as 0', () => {
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

describe('drawings', () => {
  it('keep scores below the axis in sight', () => {
    const html = renderToStaticMarkup(<ScoreStrip scores={[12, 92]} average={52} label="Répartition" />);
    expect(html).toContain('translate(8 0)');
    expect(html).toContain('aria-label="Répartition"');
  });

  it('draw at most ten leaves, in proportion', () => {
    expect(renderToStaticMarkup(<LeafCount count={2} total={9} />).match(/<path/g)).toHaveLength(9);
    const many = renderToStaticMarkup(<LeafCount count={25} total={50} />);
    expect(many.match(/<path/g)).toHaveLength(10);
    expect(many.match(/full/g)).toHaveLength(5);
  });
});
