/** URL of a download of the personal link. The browser downloads it itself, which also works where scripts may not save files. */
export function filePath(link: string, file: 'export' | 'cv'): string {
  return `/api/rights/${encodeURIComponent(link)}/${file}`;
}
