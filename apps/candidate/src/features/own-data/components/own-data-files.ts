/** URL of a file of the link: a native browser download also works where scripts may not save files. */
export function filePath(link: string, file: 'export' | 'cv'): string {
  return `/api/rights/${encodeURIComponent(link)}/${file}`;
}
