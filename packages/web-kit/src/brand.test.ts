import { describe, expect, it } from 'vitest';
import { readBrand, supportContact } from './brand.ts';

describe('brand of a page', () => {
  it('readBrand reads the brand from the data block, trims it and sets empty fields to null', () => {
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

  it.each([null, undefined, '', '{', '{}', '{"brand":{"name":4}}'])(
    'readBrand returns the default brand if the data block is %j',
    (json) => {
      expect(readBrand(json)).toMatchObject({ name: 'Kafaa', email: null });
    },
  );
});

describe('support contact', () => {
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
  ])('the support contact of %j is WhatsApp, or else e-mail, or else undefined', (contacts, expected) => {
    expect(supportContact({ ...brand, ...contacts })).toEqual(expected);
  });
});
