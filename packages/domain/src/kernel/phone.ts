/** Groups the eight digits of a number, « 27 451 802 », for readability. Any other text stays as it is. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^(\d{2})(\d{3})(\d{3})$/, '$1\u00A0$2\u00A0$3');
}
