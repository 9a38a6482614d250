/** A file behind the link: the browser's own download, so that it also works where scripts may not save files. */
export function filePath(link: string, file: 'export' | 'cv'): string {
  return `/api/rights/${encodeURIComponent(link)}/${file}`;
}
