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
      phone: null,
      whatsapp: '+216 71 000 000',
      city: null,
    });
  });

  it.each([null, undefined, '', '{', '{}', '{"brand":{"name":4}}'])('does without it when it is %j', (json) => {
    expect(readBrand(json)).toMatchObject({ name: 'Kafaa', email: null });
  });
});

describe('the contact for help', () => {
  const brand = { name: 'Kafaa', phone: null, city: null };

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
      { whatsapp: null, email: 'a@b.tn' },
      { href: 'mailto:a@b.tn', channel: 'email' },
    ],
    [{ whatsapp: null, email: null }, undefined],
  ])('of %j', (contacts, expected) => {
    expect(supportContact({ ...brand, ...contacts })).toEqual(expected);
  });
});
