import { describe, expect, it } from 'vitest';
import { freeTop } from './toast-place.ts';

describe('freeTop', () => {
  it.each([
    ['stays at the top where no action is below it', [{ top: 300, bottom: 340 }], 72],
    ['goes below a page’s main action', [{ top: 90, bottom: 130 }], 138],
    [
      'goes below two rows of actions that leave no room between them',
      [
        { top: 150, bottom: 190 },
        { top: 90, bottom: 130 },
      ],
      198,
    ],
    [
      'uses a gap between two actions that is high enough',
      [
        { top: 90, bottom: 130 },
        { top: 260, bottom: 300 },
      ],
      138,
    ],
    ['stays at the top if actions fill the upper half', [{ top: 80, bottom: 420 }], 72],
  ])('freeTop places a toast so that it %s', (_title, spans, top) => {
    expect(freeTop(48, spans, 72, 400)).toBe(top);
  });
});
