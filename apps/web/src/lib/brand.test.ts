import { describe, expect, it } from 'vitest';
import { readBrand, supportContact } from './brand.ts';

describe('the brand of a page', () => {
  it('is read from its data block', () => {
    const json = JSON.stringify({
      brand: { name: 'Talent', email: ' a@b.tn ', phone: '', whatsapp: '+216 71 000 000' },
    });
    expect(readBrand(json)).toEqual({
      name: 'Talent',
      email: 'a@b.tn',
      phone: undefined,
      whatsapp: '+216 71 000 000',
      city: undefined,
    });
  });

  it.each([null, undefined, '', '{', '{}', '{"brand":{"name":4}}'])('does without it when it is %j', (json) => {
    expect(readBrand(json)).toMatchObject({ name: 'Kafaa', email: undefined });
  });
});

describe('the contact for help', () => {
  const brand = { name: 'Kafaa', phone: undefined, city: undefined };

  it.each([
    [
      { whatsapp: '+216 71 000 000', email: 'a@b.tn' },
      { href: 'https://wa.me/21671000000', channel: 'whatsapp' },
    ],
    [
      { whatsapp: 'https://wa.me/1', email: 'a@b.tn' },
      { href: 'https://wa.me/1', channel: 'whatsapp' },
    ],
    [
      { whatsapp: undefined, email: 'a@b.tn' },
      { href: 'mailto:a@b.tn', channel: 'email' },
    ],
    [{ whatsapp: undefined, email: undefined }, undefined],
  ])('of %j', (contacts, expected) => {
    expect(supportContact({ ...brand, ...contacts })).toEqual(expected);
  });
});
