/** Normalises a typed phone number to what the schema expects: western digits, without spaces and prefix. */
export function phoneDigits(typed: string): string {
  const western = typed.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  return western.replace(/[\s.\-/()\u00A0\u202F]/g, '').replace(/^(?:\+|00)216/, '');
}

/** « 27 451 802 »: groups eight digits for readability; anything else stays as it is. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^(\d{2})(\d{3})(\d{3})$/, '$1\u00A0$2\u00A0$3');
}
