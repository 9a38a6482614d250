/**
 * The link that writes to an address, and to nothing else: what an address may hold and a link reads as its own (`?`, `&`, `#`, `%`)
 * is encoded, so that nobody's address brings along a subject, a text or a further recipient.
 */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURI(address).replace(/[?&#=,;/:]/g, encodeURIComponent)}`;
}
