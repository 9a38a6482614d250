/**
 * Path segments of a URL as they are written, not decoded. Links and ids are read in this form: a percent-encoded spelling is
 * another string, so each link or id has exactly one valid URL.
 */
export function writtenParts(url: string): string[] {
  const [path = ''] = url.split('?', 1);
  return path.split('/');
}
