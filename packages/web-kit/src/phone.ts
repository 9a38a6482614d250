/** Normalises a typed phone number to what the schema expects: western digits, without spaces and prefix. */
export function phoneDigits(typed: string): string {
  const western = typed.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  return western.replace(/[\s.\-/()\u00A0\u202F]/g, '').replace(/^(?:\+|00)216/, '');
}

/** Link that opens a conversation on WhatsApp with a Tunisian number; `text` is the prepared message. */
export function whatsAppHref(phone: string, text = ''): string {
  return `https://wa.me/216${phone}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
}
