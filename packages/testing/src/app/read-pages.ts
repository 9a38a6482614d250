/** The content of the first `<meta>` of this name or property. */
export function metaOf(html: string, key: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];
}
export const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

/** Paths of the public pages. */
export const PUBLIC = ['/', '/About', '/Contact', '/Privacy', '/Methode', '/Candidats', '/Merci'];

/** The user agent of a phone's browser. */
export const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';

/** The words of a page's main part, without tags, and with plain spaces instead of those of French typography. */
export function wordsOf(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}
