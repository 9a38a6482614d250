/**
 * A link that writes to exactly one address: characters that an address may contain but that have a meaning in the link (`?`,
 * `&`, `#`, `%`) are encoded, so that an address cannot add a subject, a text or a further recipient.
 */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURI(address).replace(/[?&#=,;/:]/g, encodeURIComponent)}`;
}
