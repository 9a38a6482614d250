import { describe, expect, it } from 'vitest';
import { spacedPhone } from '@kafaa/domain/kernel/phone';
import { phoneDigits, whatsAppHref } from './phone.ts';

describe('phone numbers', () => {
  it.each([
    ['20 123 456', '20123456'],
    ['+216 20.123.456', '20123456'],
    ['0021620123456', '20123456'],
    ['٢٠١٢٣٤٥٦', '20123456'],
    ['21612345', '21612345'],
    ['2012345a', '2012345a'],
    ['', ''],
  ])('the phone number typed as « %s » is read as « %s »', (typed, read) => {
    expect(phoneDigits(typed)).toBe(read);
  });

  it.each([
    ['27451802', '27\u00A0451\u00A0802'],
    ['2745180', '2745180'],
  ])('the phone number %s is shown as « %s »', (phone, shown) => expect(spacedPhone(phone)).toBe(shown));

  it('whatsAppHref adds the prefix of Tunisia to the phone number', () => {
    expect(whatsAppHref('27451802')).toBe('https://wa.me/21627451802');
    expect(whatsAppHref('27451802', 'Bonjour & à vous')).toBe(
      'https://wa.me/21627451802?text=Bonjour%20%26%20%C3%A0%20vous',
    );
  });
});
