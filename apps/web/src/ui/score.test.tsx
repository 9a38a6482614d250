import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Bars } from './bars.tsx';
import { ScoreTile } from './score-tile.tsx';
import { LeafCount, ScoreStrip } from './stats.tsx';

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
