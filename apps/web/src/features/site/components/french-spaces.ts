const NARROW = '\u202F';
const WIDE = '\u00A0';

/** The spaces of French typography in a text that was written with plain ones. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/(?<!\s)\s+([;!?])/g, `${NARROW}$1`)
    .replace(/(?<!\s)\s+([:%»])/g, `${WIDE}$1`)
    .replace(/«\s+/g, `«${WIDE}`)
    .replace(/(\d)\s+(?=(?:h|Mo|TND|points?|ans|jours|mois|minutes)\b)/g, `$1${WIDE}`);
}

/**
 * The same in the texts of a whole document, between its tags, so that no page can forget one. Addresses and what scripts
 * read are attributes or blocks of their own and stay as they are.
 */
export function frenchSpacesInHtml(html: string): string {
  let verbatim: string | null = null;
  // Texts and tags take turns.
  const parts = html.split(/(<[^<>]*>)/).map((part, index) => {
    if (verbatim !== null) {
      if (part === `</${verbatim}>`) verbatim = null;
      return part;
    }
    if (index % 2 === 0) return frenchSpaces(part);
    verbatim = /^<(script|pre)\b/.exec(part)?.[1] ?? null;
    return part;
  });
  return parts.join('');
}
