import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LARGE, MINI, petalLength, petalPath, radiusOf } from '@kafaa/domain/kernel/rosette';
import { MiniRosette } from './mini-rosette.tsx';
import type { Petal } from './petal.tsx';
import { Rosette } from './rosette.tsx';

const petal = (label: string, value: number | null, family: Petal['family'] = 'parcours'): Petal => ({
  key: label,
  label,
  value,
  family,
});

describe('petals', () => {
  it('grow linearly from 30 to 100', () => {
    expect(radiusOf(LARGE, 100)).toBe(110);
    expect(radiusOf(LARGE, 70)).toBeCloseTo(70.571, 3);
    expect(petalLength(LARGE, 65)).toBeCloseTo(petalLength(LARGE, 100) / 2, 6);
  });

  it('never vanish nor leave the circle', () => {
    expect(petalLength(LARGE, 0)).toBe(petalLength(LARGE, 30));
    expect(petalLength(LARGE, 0)).toBeGreaterThan(0);
    expect(radiusOf(MINI, 140)).toBe(21);
  });

  it('are the drawing of the design', () => {
    expect(petalPath(LARGE, 90)).toBe(
      'M0 -18.00C15.84 -35.35 15.84 -71.62 0 -96.86C-15.84 -71.62 -15.84 -35.35 0 -18.00z',
    );
  });
});

describe('Rosette', () => {
  const ten = [
    ...['Expérience', 'Technique', 'Formation', 'Langues', 'Séniorité', 'CV'].map((label) => petal(label, 88)),
    ...['État d’esprit', 'Culture', 'Autres', 'Communication'].map((label) => petal(label, 91, 'personne')),
  ];

  it('draws a full and a pale petal for each value, and its label', () => {
    const html = renderToStaticMarkup(<Rosette petals={ten} />);
    expect(html.match(/ghost/g)).toHaveLength(10);
    for (const { label } of ten) expect(html).toContain(`>${label}<`);
    expect(html).not.toContain('Non évalué');
  });

  it('says what was not assessed, and draws no length for it', () => {
    const html = renderToStaticMarkup(<Rosette petals={[petal('CV', null), ...ten.slice(1)]} showValues />);
    expect(html.match(/ghost/g)).toHaveLength(9);
    expect(html).toContain('Non évalué');
    expect(html).not.toContain('>0<');
  });

  it('can be rendered by the server under a policy without inline styles', () => {
    expect(renderToStaticMarkup(<Rosette petals={ten} animated score={92} />)).not.toContain('style=');
  });

  it('is hidden from assistive technology when small, since the row says the figures', () => {
    expect(renderToStaticMarkup(<MiniRosette petals={ten} />)).toContain('aria-hidden="true"');
  });
});
