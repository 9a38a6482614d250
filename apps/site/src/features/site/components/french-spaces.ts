const NARROW = '\u202F';
const WIDE = '\u00A0';

/** Replaces plain spaces with the non-breaking spaces of French typography. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/(?<!\s)\s+([;!?])/g, `${NARROW}$1`)
    .replace(/(?<!\s)\s+([:%»])/g, `${WIDE}$1`)
    .replace(/«\s+/g, `«${WIDE}`)
    .replace(/(\d)\s+(?=(?:h|Mo|TND|points?|ans|jours|mois|minutes)\b)/g, `$1${WIDE}`);
}

/**
 * Applies `frenchSpaces` to the text between the tags of a whole document, so that no page can forget it. Attributes,
 * scripts and `pre` blocks stay unchanged.
 */
export function frenchSpacesInHtml(html: string): string {
  let verbatim: string | null = null;
  // Odd indexes are tags, even ones are text.
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
