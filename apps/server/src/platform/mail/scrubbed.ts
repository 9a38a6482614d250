/** Removes addresses, links, long tokens and control characters from a text. The rest may be logged and shown. */
export function scrubbed(text: string): string {
  return text
    .slice(0, 2_000)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/<[^<>]*>/g, '<…>')
    .replace(/(?<![^\s<>"'(),:;[\]@])[^\s<>"'(),:;[\]@]+@[^\s<>"'(),;[\]]+/g, '…')
    .replace(/\b[a-z][a-z0-9+.-]{1,15}:\/\/\S+/gi, '…')
    .replace(/\b[\w+/=-]{40,}/g, '…')
    .trim();
}
