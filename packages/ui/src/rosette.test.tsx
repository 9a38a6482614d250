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

describe('petal geometry', () => {
  it('the petal length grows linearly from 30 to 100', () => {
    expect(radiusOf(LARGE, 100)).toBe(110);
    expect(radiusOf(LARGE, 70)).toBeCloseTo(82.4, 3);
    expect(petalLength(LARGE, 50)).toBeCloseTo(petalLength(LARGE, 100) / 2, 6);
  });

  it('a petal of a value below 30 keeps a minimum length, and a petal above 100 stays within the circle', () => {
    expect(petalLength(LARGE, 0)).toBe(petalLength(LARGE, 8));
    expect(petalLength(LARGE, 0)).toBeGreaterThan(0);
    expect(radiusOf(MINI, 140)).toBe(21);
  });

  it('petalPath returns the fixed outline for a value of 90', () => {
    expect(petalPath(LARGE, 90)).toBe(
      'M0 -18.00C16.20 -36.22 16.20 -74.30 0 -100.80C-16.20 -74.30 -16.20 -36.22 0 -18.00z',
    );
  });
});

describe('Rosette', () => {
  const ten = [
    ...['Expérience', 'Technique', 'Formation', 'Langues', 'Séniorité', 'CV'].map((label) => petal(label, 88)),
    ...['État d’esprit', 'Culture', 'Autres', 'Communication'].map((label) => petal(label, 91, 'personne')),
  ];

  it('Rosette draws a pale petal and a label for each value', () => {
    const html = renderToStaticMarkup(<Rosette petals={ten} />);
    expect(html.match(/ghost/g)).toHaveLength(10);
    for (const { label } of ten) expect(html).toContain(`>${label}<`);
    expect(html).not.toContain('Non évalué');
  });

  it('Rosette shows « Non évalué » for a value that was not assessed, without a pale petal or a 0', () => {
    const html = renderToStaticMarkup(<Rosette petals={[petal('CV', null), ...ten.slice(1)]} showValues />);
    expect(html.match(/ghost/g)).toHaveLength(9);
    expect(html).toContain('Non évalué');
    expect(html).not.toContain('>0<');
  });

  it('Rosette renders on the server without inline styles', () => {
    expect(renderToStaticMarkup(<Rosette petals={ten} animated score={92} />)).not.toContain('style=');
  });

  it('MiniRosette is hidden from assistive technology', () => {
    expect(renderToStaticMarkup(<MiniRosette petals={ten} />)).toContain('aria-hidden="true"');
  });
});
