/**
 * The parts of an address as they are written there. A link or an id is taken like this: percent-encoded it is another text, and
 * one text opens one thing.
 */
export function writtenParts(url: string): string[] {
  const [path = ''] = url.split('?', 1);
  return path.split('/');
}
