import { describe, expect, it } from 'vitest';
import { blocksOf, cutParagraph, firstBlocks } from './description.ts';

describe('description of an offer', () => {
  it.each([
    ['Un atelier de six personnes.', [{ kind: 'text', text: 'Un atelier de six personnes.' }]],
    [
      'Un\nDeux\n\nTrois',
      [
        { kind: 'text', text: 'Un\nDeux' },
        { kind: 'text', text: 'Trois' },
      ],
    ],
    [
      'Vos missions :\r\n- souder\r\n• contrôler\n\nLe soir, libre.',
      [
        { kind: 'text', text: 'Vos missions :' },
        { kind: 'list', items: ['souder', 'contrôler'] },
        { kind: 'text', text: 'Le soir, libre.' },
      ],
    ],
    ['- un\n\n- deux', [{ kind: 'list', items: ['un', 'deux'] }]],
    ['-10 °C dans la chambre froide', [{ kind: 'text', text: '-10 °C dans la chambre froide' }]],
    ['  \n ', []],
  ])('blocksOf splits the offer description %j into paragraphs and lists', (text, blocks) =>
    expect(blocksOf(text)).toEqual(blocks),
  );

  it('firstBlocks counts the blocks that fit the short description, but at least one of a description with blocks', () => {
    const long = 'a'.repeat(400);
    expect(firstBlocks(blocksOf(`${long}\n\nfin`))).toBe(1);
    expect(firstBlocks(blocksOf(`court\n\n${'b'.repeat(100)}\n\n${long}`))).toBe(2);
    expect(firstBlocks(blocksOf(`court\n\nVos missions :\n- ${long}`))).toBe(1);
    expect(firstBlocks(blocksOf(`Vos missions :\n- ${long}`))).toBe(1);
    expect(firstBlocks(blocksOf('court\n\nÀ bientôt :'))).toBe(2);
    expect(firstBlocks([])).toBe(0);
  });

  it.each([
    ['Court.', ['Court.', '']],
    [
      Array.from({ length: 10 }, (_, at) => `Ligne ${at}`).join('\n'),
      [expect.stringMatching(/Ligne 7$/), expect.stringMatching(/^\nLigne 8/)],
    ],
    [`${'a'.repeat(200)}. ${'b'.repeat(200)}.`, [`${'a'.repeat(200)}.`, ` ${'b'.repeat(200)}.`]],
    ['c'.repeat(500), ['c'.repeat(500), '']],
  ])('cutParagraph cuts a long paragraph after a line or a sentence: case %#', (text, parts) =>
    expect(cutParagraph(text)).toEqual(parts),
  );
});
