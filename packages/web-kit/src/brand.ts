/** The operator's data that a page may show; the server embeds it in every page. */
export interface Brand {
  readonly name: string;
  /** Null if the operator configured none; pages then show no address. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly city: string | null;
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** Reads the brand from the page's data block; missing fields become null, a missing name becomes « Kafaa ». */
export function readBrand(json: string | null | undefined): Brand {
  let brand: Record<string, unknown> = {};
  try {
    brand = (JSON.parse(json ?? '{}') as { brand?: Record<string, unknown> }).brand ?? {};
  } catch {
    // Without its data block a page still works; it only lacks the contacts.
  }
  return {
    name: text(brand['name']) ?? 'Kafaa',
    email: text(brand['email']),
    phone: text(brand['phone']),
    whatsapp: text(brand['whatsapp']),
    city: text(brand['city']),
  };
}

let known: Brand | undefined;

export function getBrand(): Brand {
  known ??= readBrand(document.getElementById('kafaa-data')?.textContent);
  return known;
}

/** « © 2026 Kafaa · Tunis ». */
export function copyright({ name, city }: Brand): string {
  return [`© ${new Date().getFullYear()} ${name}`, ...(city ? [city] : [])].join(' · ');
}

/** The support contact: WhatsApp (answered within the hour) if configured, else e-mail (within a day). */
export function supportContact(brand: Brand): { href: string; channel: 'whatsapp' | 'email' } | undefined {
  const { whatsapp } = brand;
  const digits = whatsapp?.replace(/\D/g, '');
  if (whatsapp?.startsWith('https://')) return { href: whatsapp, channel: 'whatsapp' };
  if (digits) return { href: `https://wa.me/${digits}`, channel: 'whatsapp' };
  return brand.email ? { href: `mailto:${brand.email}`, channel: 'email' } : undefined;
}
